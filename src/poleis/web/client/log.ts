// The log: every entry is a position with an address of its own.

import { byId, icon, make, say, seatClass, seatIcon } from "./dom";
import type { Entry, StateMessage } from "./wire";

export class Log {
  entries: Entry[] = [];
  private readonly list = byId("log-list");
  private at: number | null = null;

  constructor(private readonly visit: (ply: number) => void) {
    // Behind a tab nothing can be scrolled: where to look is settled again when the log comes up.
    new ResizeObserver(() => this.settle()).observe(this.list.parentElement!);
    this.list.addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a");
      if (!link || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      this.visit(Number(link.dataset.ply));
    });
  }

  /** Take in the new entries of a state. */
  take(state: StateMessage): void {
    if (state.base === null) this.entries = [];
    else if (state.log_from !== undefined) {
      this.entries = this.entries.filter((entry) => entry.ply <= state.log_from!);
    }
    this.entries.push(...state.log);
    byId("log-note").textContent = state.log_note;
  }

  /** The plies that one can step through. */
  get plies(): number[] {
    return [...new Set([0, ...this.entries.filter((entry) => !entry.heading).map((entry) => entry.ply)])];
  }

  /** Where each round begins. */
  get rounds(): number[] {
    const heads = this.entries.filter((entry) => entry.heading).map((entry) => entry.ply);
    return [...new Set([0, ...heads])];
  }

  draw(you: number | null, at: number | null): void {
    const mine = this.entries.findLast((entry) => entry.seat === you && !entry.heading);
    const last = this.entries.at(-1);
    const rows = this.entries.map((entry) => {
      if (entry.heading) return make("li", { class: "rnd" }, entry.text);
      const here = at === null ? entry === last : entry.ply === at;
      const row = make(
        "a",
        { href: `?ply=${entry.ply}`, "data-ply": entry.ply, "aria-current": here && "step", title: entry.why },
        make("span", { class: "n" }, String(entry.ply)),
        entry.seat === null ? make("span") : seatSpan(entry.seat),
        make("span", { class: "told" }, entry.text, !!entry.hint && icon("ui-hint")),
        make("b", {}, entry.gain),
        // A bot's reason is read at the position that it led to, and after its latest move.
        here && !!entry.why && make("small", { class: "reason" }, entry.why),
      );
      return make("li", { class: `${seatClass(entry.seat)}${entry === mine ? " on" : ""}` }, row);
    });
    this.list.replaceChildren(...rows);
    if (!rows.length) this.list.append(make("li", { class: "rnd" }, say("log_empty")));
    this.at = at;
    this.settle();
  }

  /** Show the newest entry, or the one that is being looked at. */
  private settle(): void {
    const scroller = this.list.parentElement!;
    if (this.at === null) scroller.scrollTop = scroller.scrollHeight;
    else this.list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }
}

function seatSpan(seat: number): HTMLElement {
  return make("span", { class: "seat" }, seatIcon(seat));
}
