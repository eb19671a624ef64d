// The log: every entry is a position with an address of its own.

import { byId, icon, make, say, seatClass, seatIcon } from "./dom";
import type { LogLine, StateMessage } from "./wire";

/** A drawn entry: whether its position is shown, and whether it is your latest. */
interface Row {
  entry: LogLine;
  here: boolean;
  mine: boolean;
}

export class Log {
  entries: LogLine[] = [];
  /** Where a replay begins: everything has been dealt. */
  start = 0;
  readonly #list = byId("log-list");
  readonly #note = byId("log-note");
  #at: number | null = null;
  #rows: Row[] = [];
  #unsettled = false;
  readonly #visit: (ply: number) => void;

  constructor(visit: (ply: number) => void) {
    this.#visit = visit;
    // Behind a tab nothing can be scrolled: scroll again when the log comes to the front.
    new ResizeObserver(() => {
      this.#unsettled = true;
      this.settle();
    }).observe(this.#list.parentElement!);
    this.#list.addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a");
      if (!link || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      this.#visit(Number(link.dataset.ply));
    });
  }

  /** Add the new entries of a state. */
  take(state: StateMessage): void {
    if (state.base === null) this.entries = [];
    else if (state.log_from !== undefined) {
      this.entries = this.entries.filter((entry) => entry.ply <= state.log_from!);
    }
    this.entries.push(...state.log);
    this.start = state.start;
    this.#note.textContent = state.log_note;
  }

  /** The plies that one can step through. */
  get plies(): number[] {
    return this.#from(false);
  }

  /** Where each round begins. */
  get rounds(): number[] {
    return this.#from(true);
  }

  #from(heading: boolean): number[] {
    const found = this.entries.filter((entry) => entry.heading === heading && entry.ply > this.start);
    return [...new Set([this.start, ...found.map((entry) => entry.ply)])];
  }

  /** Redraw the entries from the first that changed. */
  draw(you: number | null, at: number | null): void {
    const mine = this.entries.findLast((entry) => entry.seat === you && !entry.heading);
    const last = this.entries.at(-1);
    // A ply without entries belongs to the entry before it.
    const told = at !== null && this.entries.findLast((entry) => entry.ply <= at)?.ply;
    const rows = this.entries.map((entry): Row => {
      const here = at === null ? entry === last && !entry.heading : entry.ply === told;
      return { entry, here, mine: entry === mine };
    });
    let same = rows.findIndex((row, i) => !isSame(row, this.#rows[i]));
    if (same < 0) same = rows.length;
    const changed = at !== this.#at || same < Math.max(rows.length, this.#rows.length);
    this.#at = at;
    this.#unsettled ||= changed;
    if (!changed && this.#list.childElementCount) return;
    for (const old of [...this.#list.children].slice(same)) old.remove();
    this.#list.append(...rows.slice(same).map(drawn));
    if (!rows.length) this.#list.append(make("li", { class: "rnd" }, say("log_empty")));
    this.#rows = rows;
  }

  /** Scroll to the newest entry, or to the position shown. This measures the page, so it comes last. */
  settle(): void {
    if (!this.#unsettled) return;
    this.#unsettled = false;
    const scroller = this.#list.parentElement!;
    if (this.#at === null) scroller.scrollTop = scroller.scrollHeight;
    else this.#list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }
}

function isSame(one: Row, other: Row | undefined): boolean {
  return one.entry === other?.entry && one.here === other.here && one.mine === other.mine;
}

function drawn({ entry, here, mine }: Row): HTMLElement {
  if (entry.heading) return make("li", { class: "rnd", "aria-current": here && "step" }, entry.text);
  const row = make(
    "a",
    { href: `?ply=${entry.ply}`, "data-ply": entry.ply, "aria-current": here && "step", title: entry.why },
    make("span", { class: "n" }, String(entry.n ?? "")),
    entry.seat === null ? make("span") : seatSpan(entry.seat),
    make("span", { class: "told" }, entry.text, !!entry.hint && icon("ui-hint")),
    make("b", {}, entry.gain),
    // A bot's reason is read at the position that it led to, and after its latest move.
    here && !!entry.why && make("small", { class: "reason" }, entry.why),
  );
  return make("li", { class: `${seatClass(entry.seat)}${mine ? " on" : ""}` }, row);
}

function seatSpan(seat: number): HTMLElement {
  return make("span", { class: "seat" }, seatIcon(seat));
}
