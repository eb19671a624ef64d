// The clock: it ticks by itself from the numbers of the last state, and only while somebody's time runs.

import { byId, make, put, say, seatClass } from "./dom";
import type { ClockFacts, StateMessage } from "./wire";

const HOUR = 3600;
/** Milliseconds between two looks at a clock that shows no seconds. */
const SLOW = 20_000;

let facts: ClockFacts;
let you: number | null;
/** When the facts came. */
let came = 0;
let timer = 0;
/** What my time was at the last look. */
let before = 0;

function left(seat: number): number | null {
  const time = facts.left[seat] ?? null;
  return time !== null && facts.running.includes(seat) ? time - (performance.now() - came) / 1000 : time;
}

function text(time: number): string {
  const s = Math.abs(Math.ceil(time));
  const [m, h] = [Math.floor(s / 60), Math.floor(s / HOUR)];
  const two = (n: number) => String(n % 60).padStart(2, "0");
  if (h >= 24) return say("clock_days", { d: Math.floor(h / 24), h: h % 24 });
  if (h) return say("clock_hours", { h, m: two(m) });
  return `${time <= -1 ? "−" : ""}${m}:${two(s)}`;
}

/** Tell a screen reader when my time becomes short. */
function warn(): void {
  const now = (you !== null && left(you)) || 0;
  const passed = (limit: number) => before > limit && now <= limit;
  if (passed(10)) byId("news").textContent = say("clock_seconds");
  else if (passed(60)) byId("news").textContent = say("clock_minute");
  before = now;
}

/** Put a clock beside each player: into their chip, and above what they own. */
function place(): void {
  for (const seat of facts.left.keys()) {
    const own = `.${seatClass(seat)}`;
    for (const spot of document.querySelectorAll(`#chips>${own}, .panel:is(.own,.other)${own}>header`)) {
      if (spot.querySelector(".clock")) continue;
      spot.insertBefore(make("span", { class: "clock", "data-clock": seat }), spot.querySelector(".num, .note"));
    }
  }
}

function tick(): void {
  clearTimeout(timer);
  place();
  for (const element of document.querySelectorAll<HTMLElement>("[data-clock]")) {
    const seat = Number(element.dataset.clock);
    const time = left(seat);
    const shown = time === null ? "" : text(time);
    if (element.textContent !== shown) element.textContent = shown;
    const runs = facts.running.includes(seat);
    element.classList.toggle("runs", runs);
    element.classList.toggle("short", runs && time !== null && time <= 10);
  }
  warn();
  const times = facts.running.map((seat) => left(seat) ?? 0);
  if (!times.length) return;
  const next = Math.min(...times);
  timer = setTimeout(tick, next > HOUR ? SLOW : (next - Math.ceil(next) + 1) * 1000 + 10);
}

/** Show the clock of a state: beside each player, and in the status line that of the player who must act. */
export function showClock(state: StateMessage): void {
  if (facts !== state.clock) {
    facts = state.clock!;
    came = performance.now();
  }
  you = state.you;
  const acting = you !== null && (facts.running.includes(you) || !facts.running.length) ? you : facts.running[0];
  byId("clock").hidden = acting === undefined;
  put(byId("clock-time"), "data-clock", String(acting));
  tick();
}
