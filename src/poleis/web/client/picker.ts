// Narrowing: from taps to the one move that is left.

import { type Actions, topic } from "./actions";

export class Picker {
  chosen: string[] = [];
  /** The turn that the player had last: a ghost starts at the legal turn nearest to it. */
  wanted = 0;
  readonly #actions: Actions;
  readonly #refs: Map<number, string[]>;

  constructor(
    actions: Actions,
    readonly legal: number[],
  ) {
    this.#actions = actions;
    this.#refs = new Map(legal.map((code) => [code, actions.refs(code)]));
  }

  #fitting(chosen: string[]): number[] {
    return this.legal.filter((code) => chosen.every((ref) => this.#refs.get(code)!.includes(ref)));
  }

  /** The kinds of things that the decision is about. */
  get topics(): Set<string> {
    return new Set([...this.#refs.values()].flat().map(topic));
  }

  /** Refs that can be tapped now, also those that would replace a chosen one. */
  lit(): Set<string> {
    const found = new Set<string>();
    for (const about of this.topics) {
      for (const code of this.#fitting(this.chosen.filter((ref) => topic(ref) !== about))) {
        for (const ref of this.#refs.get(code)!) if (topic(ref) === about) found.add(ref);
      }
    }
    return found;
  }

  /** Chosen refs, by hand or because nothing else is left. */
  taken(): Set<string> {
    if (!this.chosen.length) return new Set();
    const rest = this.#fitting(this.chosen).map((code) => this.#refs.get(code)!);
    const [first = []] = rest;
    return new Set(first.filter((ref) => rest.every((refs) => refs.includes(ref))));
  }

  /** Choose a thing, and drop chosen things that no longer fit. */
  tap(ref: string): boolean {
    if (!this.legal.some((code) => this.#refs.get(code)!.includes(ref))) return false;
    const kept = this.chosen.filter((other) => topic(other) !== topic(ref));
    while (kept.length && !this.#fitting([...kept, ref]).length) kept.pop();
    this.chosen = [...kept, ref];
    return true;
  }

  /** Choose a whole action. */
  choose(code: number): void {
    this.chosen = [...(this.#refs.get(code) ?? [])];
    this.wanted = this.#actions.turn(code)?.at ?? this.wanted;
  }

  suits(code: number): boolean {
    return (this.move() ?? code) === code && this.#fitting(this.chosen).includes(code);
  }

  /** Drop the last choice, and further ones that are invisible or still leave one move. */
  back(drawn: Set<string>): boolean {
    const had = this.chosen.pop();
    while (this.chosen.length && (this.left().length || !drawn.has(this.chosen.at(-1)!))) this.chosen.pop();
    return had !== undefined;
  }

  /** The moves that differ by their turn alone, once nothing else is open; else none. */
  left(): number[] {
    if (!this.chosen.length) return [];
    const rest = this.#fitting(this.chosen);
    const all = (code: number) => this.#actions.kind(code) + this.#refs.get(code)!.join(" ");
    return rest.every((code) => all(code) === all(rest[0]!)) ? rest : [];
  }

  /** The one move that would be sent: of those left, the turn nearest to the one wanted. */
  move(): number | null {
    const left = this.left();
    const away = (code: number) => {
      const turn = this.#actions.turn(code);
      if (!turn) return 0;
      const steps = (((turn.at - this.wanted) % turn.of) + turn.of) % turn.of;
      return Math.min(steps, turn.of - steps + 0.5);
    };
    return left.length ? left.reduce((best, code) => (away(code) < away(best) ? code : best)) : null;
  }

  /** Go to the next legal turn, clockwise (1) or back (-1). */
  rotate(way: 1 | -1): boolean {
    const left = this.left();
    if (left.length < 2) return false;
    const order = left.toSorted((a, b) => this.#actions.turn(a)!.at - this.#actions.turn(b)!.at);
    const at = order.indexOf(this.move()!);
    this.wanted = this.#actions.turn(order.at((at + way) % order.length)!)!.at;
    return true;
  }

  /** Actions that no further tap can distinguish; they need buttons. */
  loose(drawn: Set<string>): number[] {
    if (this.left().length) return [];
    const open = (code: number) => this.#refs.get(code)!.filter((ref) => drawn.has(ref) && !this.chosen.includes(ref));
    return this.#fitting(this.chosen).filter((code) => !open(code).length);
  }
}
