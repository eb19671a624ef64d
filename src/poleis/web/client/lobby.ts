// The lobby: choose a game, who plays and what was agreed, then open the table.

import { byId, make, maybe, say, tutor } from "./dom";
import { home, post } from "./home";
import { hasLearned } from "./progress";

interface SeatWish {
  kind: string;
  name?: string;
  bot?: string;
}

const form = () => byId<HTMLFormElement>("new-table");
const all = <T extends HTMLElement>(selector: string) => [...form().querySelectorAll<T>(selector)];

function chosen(name: string): string {
  return String(new FormData(form()).get(name) ?? "");
}

/** The chosen number of players; 0: the default of the game. */
let wished = 0;

/** The kind of a seat in a preset. */
function presetKind(way: string, seat: number): string {
  if (seat === 0) return way === "screen" ? "hotseat" : "human";
  return { bots: "bot", links: "link" }[way] ?? "hotseat";
}

const kindOf = (select: HTMLSelectElement) => select.value.split(" ")[0]!;

/** The preset that matches the seats, if any. */
function presetOf(seats: HTMLSelectElement[]): string | undefined {
  const ways = seats.length > 1 ? ["bots", "links", "screen"] : ["solo"];
  return ways.find((way) => seats.every((select, seat) => kindOf(select) === presetKind(way, seat)));
}

/** The name field of a seat; guests enter theirs on the invitation page. */
function nameField(select: HTMLSelectElement): HTMLInputElement {
  return select.nextElementSibling as HTMLInputElement;
}

function seatRows(): HTMLSelectElement[] {
  return all<HTMLSelectElement>("[data-seat]").filter((select) => !select.disabled);
}

/** Light the number of players of a game that is nearest to the wished one; returns it. */
function fitCount(game: string): number {
  const counts = all<HTMLInputElement>(`[name="count-${game}"]`);
  const far = (input: HTMLInputElement) => Math.abs(Number(input.value) - wished);
  if (wished) counts.toSorted((a, b) => far(a) - far(b))[0]!.checked = true;
  return Number(chosen(`count-${game}`));
}

/** Derive everything else from the game, the wished number of players and the seats. */
function refresh(): void {
  const game = chosen("game");
  const count = fitCount(game);
  for (const part of all<HTMLElement>("[data-game]")) part.hidden = part.dataset.game !== game;
  for (const select of all<HTMLSelectElement>("[data-seat]")) {
    const row = select.closest<HTMLElement>("li")!;
    row.hidden = Number(select.dataset.seat) >= count;
    select.disabled = row.hidden;
    nameField(select).hidden = !["human", "hotseat"].includes(select.value);
  }
  for (const row of all<HTMLElement>("[data-for]")) {
    const [key, value] = row.dataset.when?.split(" ") ?? [];
    const before = key && row.parentElement!.querySelector<HTMLSelectElement>(`[data-option="${key}"]:not([hidden]) select`);
    const fits = row.dataset.for!.split(" ").includes(String(count)) && (!before || before.value === value);
    row.hidden = !fits;
    for (const input of row.querySelectorAll<HTMLInputElement>("input,select")) input.disabled = !fits;
  }
  const seats = seatRows();
  for (const level of all("[data-level]")) level.hidden = !seats.some((select) => select.value === `bot ${level.dataset.level}`);
  const way = presetOf(seats);
  for (const input of all<HTMLInputElement>("[name=way]")) input.checked = input.value === way;
  // Alone there is nobody to agree with.
  for (const row of all<HTMLElement>(".together")) row.hidden = count < 2;
  byId("at-end-row").hidden = count < 2 || !byId<HTMLSelectElement>("time").value;
  const alone = !seats.some((select) => select.value === "link");
  byId("lobby-links").hidden = alone;
  const openRow = maybe("open-row");
  if (openRow) openRow.hidden = alone;
  byId("summary").textContent = `${form().querySelector(`[data-name="${game}"]`)?.textContent ?? ""} · ${say(`players_${count}`)}`;
}

/** Set the seats as a preset wants them; alone there is only the first. */
function usePreset(way: string): void {
  const seats = all<HTMLSelectElement>("[data-seat]");
  if (way === "solo") wished = seats.length = 1;
  else if (seatRows().length < 2) wished = 2;
  seats.forEach((select, seat) => {
    const kind = presetKind(way, seat);
    select.value = kind === "bot" ? `bot ${form().dataset.bot}` : kind;
  });
}

function options(game: string): Record<string, boolean | string | string[]> {
  const found: Record<string, boolean | string | string[]> = {};
  for (const field of all<HTMLElement>(`[data-game="${game}"] [data-option]`)) {
    const inputs = [...field.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input,select")];
    if (inputs.every((input) => input.disabled)) continue;
    const [first] = inputs;
    const key = field.dataset.option!;
    if (field.dataset.kind === "set") {
      found[key] = inputs.filter((input) => (input as HTMLInputElement).checked).map((input) => input.value);
    } else if (field.dataset.kind === "flag") found[key] = (first as HTMLInputElement).checked;
    else found[key] = first!.value;
  }
  return found;
}

/** What was agreed beside the options of the game. */
function terms(seats: number): Record<string, unknown> {
  if (seats < 2) return {};
  const [kind, seconds, increment] = byId<HTMLSelectElement>("time").value.split(" ");
  const time = kind && {
    kind,
    seconds: Number(seconds),
    increment: Number(increment),
    at_end: byId<HTMLSelectElement>("at-end").value,
  };
  const open = !!form().querySelector("#open-row:not([hidden]) :checked");
  return { hints: byId<HTMLInputElement>("hints").checked, open, ...(time && { time }) };
}

async function open(event: Event): Promise<void> {
  event.preventDefault();
  localStorage.setItem("name", byId<HTMLInputElement>("your-name").value.trim());
  const seats = seatRows().map((select): SeatWish => {
    const [kind, bot] = select.value.split(" ") as [string, string?];
    const field = nameField(select);
    return { kind, ...(bot && { bot }), ...(!field.hidden && { name: field.value.trim() }) };
  });
  const game = chosen("game");
  const [luck] = all<HTMLInputElement>(`[data-game="${game}"] [data-daily]`);
  const daily = !!luck && luck.checked && !luck.disabled;
  const button = byId<HTMLButtonElement>("open-table");
  button.disabled = true;
  const wish = { game, seats, options: options(game), terms: terms(seats.length), daily };
  const { ok, body } = await post<{ table: string; url: string }>("/api/tables", wish);
  if (ok && body?.url) {
    tutor(body.table, byId<HTMLInputElement>("beginner").checked);
    return home.go(body.url);
  }
  button.disabled = false;
  byId("lobby-error").replaceChildren(make("b", {}, body?.text ?? say("failed")));
}

/** Milliseconds after which the list of open tables is read again. */
const REFRESH = 10000;

/** Keep the list of open tables fresh, unless somebody is using it. */
function watchOpenTables(): void {
  const list = maybe("offered-tables");
  if (!list) return;
  const name = byId<HTMLInputElement>("guest-name");
  name.value ||= localStorage.getItem("name") ?? "";
  name.onchange = () => localStorage.setItem("name", name.value.trim());
  setInterval(() => {
    if (document.hidden || list.contains(document.activeElement)) return;
    void home
      .fetch("/open-tables")
      .then((answer) => (answer.ok ? answer.text() : Promise.reject()))
      .then((text) => (list.innerHTML = text))
      .catch(() => {});
  }, REFRESH);
}

export function startLobby(): void {
  watchOpenTables();
  // Only on the page of a browser without tables.
  const newcomer = maybe("newcomer");
  if (newcomer) newcomer.hidden = hasLearned();
  byId<HTMLInputElement>("your-name").value = localStorage.getItem("name") ?? "";
  byId<HTMLInputElement>("beginner").checked = localStorage.beginner === undefined;
  form().addEventListener("submit", (event) => void open(event));
  form().addEventListener("change", (event) => {
    const { name, value } = event.target as HTMLInputElement;
    if (name === "way") usePreset(value);
    else if (name.startsWith("count-")) wished = Number(value);
    refresh();
  });
  refresh();
}
