// A draft turn: decisions that are not sent yet, and the move being chosen.

import { type Actions, topic } from "./actions";
import type { Server } from "./link";
import { Picker } from "./picker";
import type { Panels } from "./panels";
import type { ActionPreview, AheadMessage, Delta } from "./wire";

interface Level {
  picker: Picker;
  /** The position after the levels below, as the server shows it; null: the one on the table. */
  shown: AheadMessage | null;
}

export interface Saved {
  rev: number;
  chosen: string[][];
  wanted: number;
}

const MOST = 12;

function refsIn(body: string): string[] {
  return [...body.matchAll(/data-ref="([^"]+)"/g)].map((found) => found[1]!);
}

export class DraftTurn {
  #levels: Level[];
  #previews = new Map<string, ActionPreview>();
  #asked = new Set<string>();
  #wish = 0;
  readonly #actions: Actions;
  readonly #server: Server;
  readonly #quick: string[];
  readonly #changed: () => void;

  constructor(
    actions: Actions,
    server: Server,
    readonly rev: number,
    legal: number[],
    quick: string[],
    changed: () => void,
    wanted = 0,
  ) {
    this.#actions = actions;
    this.#server = server;
    this.#quick = quick;
    this.#changed = changed;
    this.#levels = [{ picker: new Picker(actions, legal), shown: null }];
    this.#levels[0]!.picker.wanted = wanted;
  }

  get #top(): Picker {
    return this.#levels.at(-1)!.picker;
  }

  /** The position after the drafted decisions; null: none is drafted. */
  get shown(): AheadMessage | null {
    return this.#levels.at(-1)!.shown;
  }

  /** The legal actions on the table when the draft began. */
  get base(): number[] {
    return this.#levels[0]!.picker.legal;
  }

  get isMine(): boolean {
    return this.base.length > 0;
  }

  get isEmpty(): boolean {
    return this.#levels.length === 1 && !this.#top.chosen.length;
  }

  get wanted(): number {
    return this.#top.wanted;
  }

  /** Decisions below the one that is being made. */
  get after(): number[] {
    return this.#levels.slice(0, -1).map((level) => level.picker.move()!);
  }

  get legal(): number[] {
    return this.#top.legal;
  }

  get chosen(): string[] {
    return this.#levels.flatMap((level) => level.picker.chosen);
  }

  lit(): Set<string> {
    return new Set(this.#levels.flatMap((level) => [...level.picker.lit()]));
  }

  taken(): Set<string> {
    return new Set(this.#levels.flatMap((level) => [...level.picker.taken()]));
  }

  /** What can be tapped for the decision that is being made, leaving those before alone. */
  next(): Set<string> {
    return this.#top.lit();
  }

  turns(): number {
    return this.#top.left().length;
  }

  /** All moves to be sent, or none while something is still open. */
  ready(): number[] {
    const move = this.#top.move();
    return move === null || this.#goesOn(move) ? [] : [...this.after, move];
  }

  loose(drawn: Set<string>): number[] {
    return this.#top.loose(drawn);
  }

  /** The decision that a thing is about: the latest one that offers things of its kind, else the present one. */
  about(ref: string): { after: number[]; chosen: string[]; legal: number[] } {
    const found = this.#levels.findLastIndex(({ picker }) => picker.topics.has(topic(ref)));
    const pickers = this.#levels.slice(0, found + 1 || undefined).map(({ picker }) => picker);
    return {
      after: pickers.slice(0, -1).map((picker) => picker.move()!),
      chosen: pickers.flatMap((picker) => picker.chosen),
      legal: pickers.at(-1)!.legal,
    };
  }

  /** Choose a thing, or change an earlier decision if it belongs to one. */
  tap(ref: string): boolean {
    for (let depth = this.#levels.length - 1; depth >= 0; depth--) {
      if (!this.#levels[depth]!.picker.tap(ref)) continue;
      const later = this.#levels.splice(depth + 1).map((level) => level.picker);
      if (later.length) this.#top.wanted = later.at(-1)!.wanted;
      this.#proceed(later.map((picker) => picker.chosen));
      return true;
    }
    return false;
  }

  choose(code: number): void {
    this.#top.choose(code);
    this.#proceed([]);
  }

  rotate(way: 1 | -1): boolean {
    return this.#top.rotate(way);
  }

  /** Whether what is chosen leads to this move. */
  suits(code: number): boolean {
    return this.#top.suits(code);
  }

  /** One step back, to something that can be seen. */
  back(drawn: Set<string>): boolean {
    if (this.#top.back(drawn)) return true;
    if (this.#levels.length === 1) return false;
    this.#levels.pop();
    this.#top.back(drawn);
    return true;
  }

  /** The panels to show instead of those on the table. */
  panels(table: Panels): Panels {
    const shown = this.shown;
    if (!shown) return table;
    const kept = new Set(this.#levels.slice(0, -1).flatMap((level) => level.picker.chosen));
    const wanted = new Set(this.#top.legal.flatMap((code) => this.#actions.refs(code)));
    const mixed: Panels = { ...table };
    for (const [id, panel] of Object.entries(shown.panels)) {
      const has = (body: string | undefined, refs: Set<string>) => refsIn(body ?? "").some((ref) => refs.has(ref));
      if (has(table[id]?.body, kept) && !has(panel?.body, wanted)) continue;
      mixed[id] = panel;
    }
    return mixed;
  }

  save(): Saved {
    return { rev: this.rev, chosen: this.#levels.map((level) => level.picker.chosen), wanted: this.wanted };
  }

  restore(saved: Saved): void {
    if (saved.rev !== this.rev || !this.isMine) return;
    this.#top.wanted = saved.wanted;
    const [first = [], ...rest] = saved.chosen;
    for (const ref of first) this.#top.tap(ref);
    this.#proceed(rest);
  }

  /** The preview of the move being chosen, once the server has drawn it. */
  preview(): ActionPreview | null {
    const move = this.#top.move();
    return move === null ? null : this.previewOf(move, this.#top.left());
  }

  /** The changes by all drafted decisions, as far as previews have arrived. */
  deltas(): Delta[] {
    const before = this.#levels.slice(0, -1).map((level) => level.picker.move()!);
    const known = before.map((_, i) => this.#previews.get(before.slice(0, i + 1).join(",")));
    return [...known, this.preview()].flatMap((one) => one?.deltas ?? []);
  }

  /** The preview of one move; if wished, it is asked for, together with those of its other turns. */
  previewOf(code: number, others: number[] = [], ask = true): ActionPreview | null {
    const after = this.after;
    const key = (one: number) => [...after, one].join(",");
    if (ask && !this.#asked.has(key(code))) {
      const codes = [code, ...others.filter((one) => one !== code)].filter((one) => !this.#asked.has(key(one)));
      const batch = codes.slice(0, MOST);
      for (const one of batch) this.#asked.add(key(one));
      this.#server.ask("preview", { rev: this.rev, after, codes: batch }).then(
        ({ items }) => {
          for (const [one, item] of Object.entries(items)) this.#previews.set(key(Number(one)), item);
          this.#changed();
        },
        () => {
          for (const one of batch) this.#asked.delete(key(one));
        },
      );
    }
    return this.#previews.get(key(code)) ?? null;
  }

  /** Small decisions are named by their verb or in full: all of a kind, or just this one. */
  #goesOn(code: number): boolean {
    const names = [this.#actions.kind(code), this.#actions.text(code)];
    return names.some((name) => this.#quick.includes(name)) && !this.#ended.has([...this.after, code].join(","));
  }

  /** Plans after which it is no longer this player's decision. */
  #ended = new Set<string>();

  /** A small decision is made by choosing it: look at what comes next, and choose *later* there. */
  #proceed(later: string[][]): void {
    const wish = ++this.#wish;
    const move = this.#top.move();
    if (move === null || !this.#goesOn(move)) return;
    const after = [...this.after, move];
    this.#server.ask("ahead", { rev: this.rev, after }).then(
      (shown) => {
        if (wish !== this.#wish) return;
        if (shown.legal.length) {
          const picker = new Picker(this.#actions, shown.legal);
          picker.wanted = this.#top.wanted;
          this.#levels.push({ picker, shown });
          const [mine = [], ...rest] = later;
          for (const ref of mine) picker.tap(ref);
          if (mine.length) this.#proceed(rest);
        } else {
          this.#ended.add(after.join(","));
        }
        this.#changed();
      },
      () => {},
    );
  }
}
