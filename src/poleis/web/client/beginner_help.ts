// Help for beginners: the decision explained, what each choice brings, and what was overlooked.

import type { Actions } from "./actions";
import type { Beginner } from "./beginner";
import type { BoardController } from "./board_controller";
import { byId, icon, isPhone, make, refill, say, toast } from "./dom";
import type { DraftTurn } from "./draft_turn";
import type { Server } from "./link";
import type { Thing } from "./panels";
import type { ActionGain, Delta, OverlookedMessage, StateMessage } from "./wire";

/** Most things with a badge, and most actions that the server is asked about. */
const MOST_THINGS = 12;
const MOST_CODES = 48;
/** Milliseconds without a tap before badges are requested. */
const REST = 150;
/** Milliseconds until moved pieces have arrived. */
const FLIGHT = 450;
/** Pixels by which a badge goes beyond its thing: upwards, and to the right where there is room. */
const UP = 10;
const RIGHT = isPhone.matches ? 8 : 22;

interface Badge {
  thing: Element;
  deltas: Delta[];
  /** Whether other turns of the piece bring less. */
  most: boolean;
}

/** The number of a change; its unit is its symbol, or points. */
const shortly = (text: string): string => /^[+−]?\d+/.exec(text)?.[0] ?? text;

const isShown = (thing: Thing): boolean => thing.getClientRects().length > 0;

/** What a thing is called, as `help.ts` has it: that script is not loaded again for it. */
const nameOf = (thing: Element): string =>
  thing.getAttribute("aria-label") ?? thing.querySelector(":scope > title")?.textContent ?? thing.textContent;

/** The place of a badge at the upper right corner of a thing, or null where that cannot be seen. */
function placeOf(thing: Element, badge: HTMLElement): { left: number; top: number } | null {
  const box = thing.getBoundingClientRect();
  const room = (thing.closest(".body") ?? document.body).getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  if (!box.width || x < room.left || x > room.right || y < room.top || y > room.bottom) return null;
  const wide = badge.offsetWidth;
  const corner = box.width > wide;
  const left = corner ? box.right - wide + RIGHT : x - wide / 2;
  const top = box.top - UP - (corner ? 0 : UP / 2);
  return { left: Math.min(left, innerWidth - wide), top: Math.max(top, room.top) };
}

export class BeginnerHelp {
  readonly #layer = byId("gains");
  readonly #server: Server;
  readonly #actions: Actions;
  /** What actions bring, by the drafted decisions before them; null: the answer is on its way. */
  #gains = new Map<string, ActionGain | null>();
  #rev = -1;
  #ply = 0;
  /** What the better turn refers to, and the same once it can be played. */
  #better: string[] = [];
  #marked: string[] = [];
  #badges: Badge[] = [];
  #asking = 0;
  /** Shows the help again. */
  #again = (): void => {};

  constructor(beginner: Beginner) {
    this.#server = beginner.link;
    this.#actions = beginner.actions;
    byId("explain-close").onclick = () => {
      beginner.turn();
      toast(say("beginner_off"));
    };
    byId("overlooked-close").onclick = () => this.overlook(null);
    byId("take-back").onclick = beginner.undo;
    for (const event of ["moved", "resize", "scroll"]) addEventListener(event, () => this.#place(), true);
  }

  /** Show what was overlooked, until the player moves or takes it back; then mark it on the board. */
  overlook(message: OverlookedMessage | null): void {
    byId("overlooked-text").textContent = message?.text ?? "";
    byId("overlooked").hidden = !message;
    this.#better = message?.refs ?? [];
    this.#again();
  }

  /** Show the help for the decision that is being made. */
  show(controller: BoardController, state: StateMessage, watching: boolean): void {
    const { draft } = controller;
    const on = state.explain !== undefined;
    byId("beginner-row").ariaPressed = String(on);
    const active = on && !watching && draft.isMine && !controller.isBusy;
    this.#again = () => this.show(controller, state, watching);
    const explain = (active && (draft.shown ?? state).explain) || "";
    byId("explain-text").textContent = explain;
    byId("explain").hidden = !explain;
    byId("take-back").hidden = state.can_undo !== "free";
    const back = state.ply < this.#ply;
    this.#ply = state.ply;
    if (back) this.#marked = this.#better;
    if (!on || controller.isBusy) this.#marked = this.#better = [];
    if (!on || controller.isBusy || back) byId("overlooked").hidden = true;
    if (draft.rev !== this.#rev) this.#gains.clear();
    this.#rev = draft.rev;
    clearTimeout(this.#asking);
    this.#badges = [];
    if (active) {
      const things = new Map(controller.board.things().filter(isShown).map((thing) => [thing.dataset.ref!, thing]));
      for (const ref of this.#marked) {
        const thing = things.get(ref);
        if (thing?.dataset.state === "lit") thing.dataset.state = "hint";
      }
      const choices = this.#choices(draft, things);
      this.#asking = setTimeout(() => this.#ask(draft, choices), REST);
      this.#badges = this.#found(draft, choices, things, controller.board.drawn());
    }
    this.#draw();
  }

  /** Drawn things that leave one action, or several that differ only by a turn; one for each action. */
  #choices(draft: DraftTurn, things: Map<string, Thing>): [string, number[]][] {
    const refs = new Map(draft.legal.map((code) => [code, this.#actions.refs(code)]));
    const topic = (ref: string) => ref.split(":")[0]!;
    // What was chosen for the decisions before this one is not about its actions.
    const about = new Set([...refs.values()].flat());
    const chosen = draft.chosen.filter((ref) => about.has(ref));
    const leaves = (ref: string) => {
      const others = chosen.filter((one) => topic(one) !== topic(ref));
      return draft.legal.filter((code) => [ref, ...others].every((one) => refs.get(code)!.includes(one)));
    };
    const taken = draft.taken();
    const single = [...draft.next()]
      .filter((ref) => things.has(ref) && !taken.has(ref))
      .map((ref): [string, number[]] => [ref, leaves(ref)])
      .filter(([, codes]) => new Set(codes.map((code) => refs.get(code)!.join())).size === 1);
    // A space and the only die for it stand for the same action: the kind with more things is marked.
    const size = (ref: string) => single.filter(([other]) => topic(other) === topic(ref)).length;
    const seen = new Set<number>();
    const found = single
      .toSorted(([one], [other]) => size(other) - size(one))
      .filter(([, codes]) => codes.some((code) => !seen.has(code) && seen.add(code)));
    return found.length > MOST_THINGS || seen.size > MOST_CODES ? [] : found;
  }

  #found(draft: DraftTurn, choices: [string, number[]][], things: Map<string, Thing>, drawn: Set<string>): Badge[] {
    const loose = draft.loose(drawn);
    const buttons = [...document.querySelectorAll("#deltas .btn")].map((thing, i) => {
      const deltas = draft.previewOf(loose[i]!, [], false)?.deltas ?? [];
      return { thing, deltas, most: false };
    });
    const badges = choices.flatMap(([ref, codes]): Badge[] => {
      const known = codes.map((code) => this.#gains.get([...draft.after, code].join()));
      const gains = known.filter((gain) => !!gain);
      if (!gains.length) return [];
      const best = gains.reduce((one, other) => (other.points > one.points ? other : one));
      const most = new Set(gains.map(({ deltas }) => JSON.stringify(deltas))).size > 1;
      return [{ thing: things.get(ref)!, deltas: best.deltas, most }];
    });
    return [...buttons, ...badges].filter(({ deltas }) => deltas.length);
  }

  /** Ask the server what the choices bring, as far as it is not known. */
  #ask(draft: DraftTurn, choices: [string, number[]][]): void {
    const { rev, after } = draft;
    const key = (code: number | string) => [...after, code].join();
    const wanted = new Set(choices.flatMap(([, codes]) => codes));
    const codes = [...wanted].filter((code) => !this.#gains.has(key(code)));
    if (!codes.length) return;
    for (const code of codes) this.#gains.set(key(code), null);
    this.#server.ask("gains", { rev, after, codes }).then(
      ({ items }) => {
        if (rev !== this.#rev) return;
        for (const [code, gain] of Object.entries(items)) this.#gains.set(key(code), gain);
        this.#again();
      },
      () => codes.forEach((code) => this.#gains.delete(key(code))),
    );
  }

  #draw(): void {
    const facts = this.#badges.map(({ thing, deltas, most }) => [nameOf(thing), deltas, most] as const);
    this.#layer.hidden = !facts.length;
    refill(this.#layer, facts, () =>
      facts.map(([name, deltas, most]) => {
        const words = deltas.map(([text, , , label]) => label || text).join(", ");
        const numbers = deltas.map(([text, tone, symbol]) =>
          make("span", { class: tone, "aria-hidden": "true" }, shortly(text), symbol ? icon(symbol) : null),
        );
        if (most) numbers[0]!.prepend("≤ ");
        return make("li", { class: "gain" }, make("span", { class: "unseen" }, `${name}: ${most ? say("at_most", { words }) : words}`), ...numbers);
      }),
    );
    requestAnimationFrame(() => this.#place());
    setTimeout(() => this.#place(), FLIGHT);
  }

  #place(): void {
    this.#badges.forEach(({ thing }, i) => {
      const badge = this.#layer.children[i] as HTMLElement;
      badge.classList.remove("away");
      const place = thing.isConnected ? placeOf(thing, badge) : null;
      badge.classList.toggle("away", !place);
      badge.style.left = `${place?.left ?? 0}px`;
      badge.style.top = `${place?.top ?? 0}px`;
    });
  }
}
