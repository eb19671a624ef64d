// The board as a controller: from a tap or a key to a move.

import { type Actions, topic } from "./actions";
import { fly, land, spots } from "./animate";
import { Bar } from "./bar";
import { hideBubble, showBubble } from "./bubble";
import { byId, isLow, put, say } from "./dom";
import { DraftTurn } from "./draft_turn";
import { rove, towards } from "./focus";
import { hideHelp, listenForHelp, nameOf, showHelp } from "./help";
import { Refused, type Server } from "./link";
import { Board, type Panels, type Thing } from "./panels";
import type { Chip, Layout } from "./wire";
import { Zoom } from "./zoom";

/** A position and what the player may do in it. */
export interface Scene {
  rev: number;
  legal: number[];
  quick: string[];
  toggles: Record<string, string>;
  panels: Panels;
  layout: Layout;
  seats: Chip[];
  prompt: string;
  help: string;
  canUndo: "free" | "ask" | "no";
  canHint: boolean;
  /** An old position: nothing can be played. */
  watching: boolean;
  /** Marks of a review. */
  marks?: Record<string, string> | undefined;
  overlays?: Record<string, string> | undefined;
}

export interface Owner {
  /** Carry out moves, one after the other. */
  play(codes: number[]): Promise<void>;
  /** Draw the new state, or the old one if the move was refused. */
  played(): void;
  undo(): void;
  /** Show the prompt and the help of a drafted position. */
  ponder(prompt: string, help: string): void;
}

/** Whether an open field, dialog or menu takes the key. */
export const typing = (target: EventTarget | null): boolean =>
  !!document.querySelector(".menu:popover-open") ||
  (target instanceof Element && !!target.closest("input,select,textarea,dialog,[popover]:not(#drawer)"));

/** Whether a thing is visible: not scrolled out of its panel or, in a low window, under the bar. */
function inSight(thing: Thing): boolean {
  const box = thing.getBoundingClientRect();
  const room = thing.closest(".body")!.getBoundingClientRect();
  const foot = isLow.matches ? byId("bar").getBoundingClientRect().top : Infinity;
  return box.width > 0 && box.top >= Math.max(room.top, 0) && box.bottom <= Math.min(room.bottom, foot);
}

export class BoardController {
  readonly board = new Board(() => this.#draw());
  draft: DraftTurn;
  readonly #bar: Bar;
  #scene: Scene | null = null;
  #busy = false;
  #refused = "";
  #hint: { code: number; text: string; after: string; shown: boolean } | null = null;
  #byKey = false;
  #later: string[] = [];
  #wheeled = 0;
  readonly #actions: Actions;
  readonly #server: Server;
  readonly #owner: Owner;
  readonly #memory: string;
  /** Play small decisions on the tap instead of drafting them. */
  handy: boolean;

  constructor(
    actions: Actions,
    server: Server,
    owner: Owner,
    memory: string,
    handy = false,
  ) {
    this.#actions = actions;
    this.#server = server;
    this.#owner = owner;
    this.#memory = memory;
    this.handy = handy;
    this.draft = new DraftTurn(actions, server, -1, [], [], () => this.#draw());
    this.#bar = new Bar({
      confirm: () => void this.confirm(),
      cancel: () => this.cancel(),
      turn: (way) => this.turn(way),
      undo: () => this.#owner.undo(),
      hint: () => void this.#giveHint(),
      choose: (code) => this.choose(code),
    });
    for (const root of [this.board.root, this.board.drawer]) {
      root.addEventListener("click", (event) => this.#click(event));
      listenForHelp(root);
      root.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    }
    // A mouse leaves the focus alone: arrow keys go on stepping through the moves, Enter confirms.
    addEventListener("mousedown", (event) => {
      if (!(event.target as Element).closest("[data-ref],.overlay,#bar button,#float")) return;
      event.preventDefault();
      (document.activeElement as HTMLElement | null)?.blur();
    });
    addEventListener("pointerdown", () => {
      this.#byKey = false;
      land();
    });
    addEventListener("keydown", () => {
      this.#byKey = true;
      land();
    }, true);
  }

  get isBusy(): boolean {
    return this.#busy;
  }

  /** Show a position. The draft survives as long as the revision and the legal actions do. */
  show(scene: Scene): void {
    const first = this.#scene === null;
    const fresh = scene.rev !== this.draft.rev || scene.legal.join() !== this.draft.base.join();
    this.#scene = scene;
    if (fresh) {
      const began = scene.legal.length > 0 && !this.draft.isMine;
      const quick = this.handy ? [] : scene.quick;
      const changed = () => {
        this.#draw();
        this.#revealNext();
      };
      this.draft = new DraftTurn(this.#actions, this.#server, scene.rev, scene.legal, quick, changed, this.draft.wanted);
      this.#hint = null;
      this.#refused = "";
      hideBubble();
      if (first) this.#recall();
      this.#draw();
      this.#revealNext();
      // A keyboard player's focus moves to the next decision, unless it was moved elsewhere.
      const at = document.activeElement;
      const free = began ? !at?.closest("input") : at?.matches("body,#confirm,[data-ref]:not([data-state=lit])");
      if (free && this.#byKey) this.#focusNext();
    } else {
      this.#draw();
    }
  }

  /** Draft a move, as if it had been tapped. */
  choose(code: number): void {
    this.draft.choose(code);
    this.#changed();
  }

  async confirm(): Promise<void> {
    const codes = this.draft.ready();
    if (!codes.length || this.#busy || this.#scene?.watching) return;
    this.#busy = true;
    this.#draw();
    try {
      await this.#owner.play(codes);
    } catch (error) {
      if (error instanceof Refused) this.complain(error.nack.text, error.nack.refusals ?? [], null);
    } finally {
      this.#busy = false;
      this.#owner.played();
      this.#catchUp();
    }
  }

  /** Apply the taps that came while a move was on its way. */
  #catchUp(): void {
    while (this.#later.length && !this.#busy) {
      const ref = this.#later.shift();
      const thing = this.board.things().find((one) => one.dataset.ref === ref);
      if (thing) this.#tap(thing);
    }
  }

  /** Undo one step of the draft; false if there is none. */
  cancel(): boolean {
    if (hideHelp()) return true;
    if (hideBubble()) {
      this.#refused = "";
      this.#draw();
      return true;
    }
    if (this.#busy || !this.draft.back(this.board.drawn())) return false;
    this.#changed();
    return true;
  }

  turn(way: 1 | -1): void {
    if (!this.#busy && !this.#scene?.watching && this.draft.rotate(way)) this.#changed();
  }

  complain(title: string, refusals: { rule: string; text: string }[], beside: Element | null): void {
    showBubble(refusals.length ? say("why_not") : title, refusals, beside);
  }

  /** Show the rules that forbid all of these actions. */
  async why(codes: number[], beside: Element | null, after = this.draft.after): Promise<void> {
    const { rev } = this.draft;
    try {
      const { refusals } = await this.#server.ask("why", { rev, after, codes });
      if (refusals.length) this.complain("", refusals, beside);
    } catch (error) {
      if (error instanceof Refused && error.nack.error === "rate") this.complain(error.nack.text, [], beside);
    }
  }

  /** Handle a key; true if it was one of ours. */
  key(event: KeyboardEvent): boolean {
    if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return false;
    const active = document.activeElement;
    const thing = active?.closest<Thing>("[data-ref]") ?? null;
    if (thing && event.key.startsWith("Arrow")) {
      const all = this.board.things().filter((one) => one.closest(".panel") === thing.closest(".panel"));
      const open = event.shiftKey ? all : all.filter((one) => one.dataset.state !== "dim");
      towards(thing, event.key, open)?.focus();
      return true;
    }
    switch (event.key) {
      case "Enter":
        return this.#enter(thing, active);
      case " ":
        if (thing) this.#tap(thing);
        return !!thing;
      case "r":
      case "R":
        this.turn(event.shiftKey ? -1 : 1);
        return true;
      case "Escape":
        return this.cancel();
      case "u":
      case "U":
        this.#owner.undo();
        return true;
      case "?":
        if (thing && this.draft.lit().has(thing.dataset.ref!)) showHelp(thing);
        else if (thing) this.#askWhy(thing);
        return !!thing;
      case "+":
      case "=":
        return this.#magnify(active, 1.35);
      case "-":
        return this.#magnify(active, 1 / 1.35);
      case "0":
        return this.#magnify(active, 0);
    }
    const toggled = this.#scene?.toggles[event.key.toLowerCase()];
    if (toggled) this.board.root.classList.toggle(toggled);
    return !!toggled;
  }

  #enter(thing: Thing | null, active: Element | null): boolean {
    const settled = thing?.dataset.state === "chosen" && this.draft.ready().length > 0;
    if (thing && !settled) {
      this.#tap(thing);
      return true;
    }
    if (!thing && active?.closest("a,button")) return false;
    void this.confirm();
    return true;
  }

  #magnify(active: Element | null, factor: number): boolean {
    const frames = [...this.board.frames.values()].filter((frame) => frame.zoom && !frame.root.hidden);
    const frame = frames.find((one) => active && one.root.contains(active)) ?? frames[0];
    if (factor) frame?.zoom?.by(factor);
    else frame?.zoom?.reset();
    return !!frame;
  }

  #click(event: MouseEvent): void {
    const target = event.target as Element;
    const frame = this.board.frameOf(target);
    if (frame?.zoom?.dragged) {
      frame.zoom.dragged = false;
      return;
    }
    if (target.closest("button,a,input")) return;
    hideBubble();
    this.#refused = "";
    if (target.closest(".overlay")) return this.turn(1);
    // A thing without a state passes the tap to the thing below it.
    const thing =
      target.closest<Thing>("[data-ref][data-state]") ??
      target.closest(".bundle")?.querySelector<Thing>(":scope > [data-ref][data-state]") ??
      target.closest<Thing>("[data-ref]");
    if (!thing) return this.#draw();
    const factor = matchMedia("(pointer: coarse)").matches && frame?.zoom ? Zoom.tooSmall(thing) : 1;
    if (factor > 1 && frame?.zoom) frame.zoom.by(factor, event);
    else this.#tap(thing);
  }

  #wheel(event: WheelEvent): void {
    if (!(event.target as Element).closest(".overlay") || this.draft.turns() < 2) return;
    event.preventDefault();
    if (event.timeStamp - this.#wheeled < 140 || !event.deltaY) return;
    this.#wheeled = event.timeStamp;
    this.turn(event.deltaY > 0 ? 1 : -1);
  }

  #tap(thing: Thing): void {
    const ref = thing.dataset.ref!;
    if (this.#busy && this.handy) this.#later.push(ref);
    if (this.#busy || this.#scene?.watching || !this.draft.isMine) return;
    if (this.draft.taken().has(ref) && this.draft.turns() > 1) return this.turn(1);
    if (this.draft.tap(ref)) this.#changed();
    else this.#askWhy(thing);
  }

  #askWhy(thing: Thing): void {
    const ref = thing.dataset.ref!;
    if (this.draft.lit().has(ref)) return;
    this.#refused = ref;
    this.#draw();
    const { after, chosen, legal } = this.draft.about(ref);
    void this.why(this.#actions.meant(ref, chosen, legal, 12).slice(0, 48), thing, after);
  }

  #changed(): void {
    this.#refused = "";
    hideBubble();
    const [only, ...others] = this.draft.ready();
    if (this.handy && only !== undefined && !others.length && this.isQuick(only)) {
      void this.confirm();
      return;
    }
    sessionStorage.setItem(this.#memory, JSON.stringify(this.draft.save()));
    this.#draw();
    this.#revealNext();
  }

  /** Whether a move may be played on the tap. */
  isQuick(code: number): boolean {
    const { quick } = this.#scene!;
    return quick.includes(this.#actions.kind(code)) || quick.includes(this.#actions.text(code));
  }

  /** Bring the things of the next decision into view; on a phone all of them may be behind a tab. */
  #revealNext(): void {
    if (this.#scene!.watching) return;
    const next = this.draft.next();
    const things = this.board.things().filter((thing) => next.has(thing.dataset.ref!));
    // Things of a kind that is already chosen do not come next.
    const settled = new Set(this.draft.chosen.map(topic));
    const further = things.filter((thing) => !settled.has(topic(thing.dataset.ref!)));
    const wanted = further.length ? further : things;
    if (!wanted.length) return;
    const [seen] = wanted.filter((thing) => thing.getClientRects().length);
    if (seen && !this.board.drawer.contains(seen)) this.board.tidy();
    const frame = this.board.frameOf(seen ?? wanted[0]!)!;
    if (!seen) this.board.reveal(frame.id);
    // A board fits into a low window: scroll all of it into view.
    if (isLow.matches && frame.zoom) frame.root.scrollIntoView({ block: "nearest" });
    else if (further.length && !wanted.some(inSight)) wanted[0]!.scrollIntoView({ block: "center" });
  }

  #recall(): void {
    try {
      const saved = sessionStorage.getItem(this.#memory);
      if (saved) this.draft.restore(JSON.parse(saved) as ReturnType<DraftTurn["save"]>);
    } catch {
      sessionStorage.removeItem(this.#memory);
    }
  }

  /** Name and description of the thing tapped last, if it has a description. */
  #tapped(): { name: string; says: string } | null {
    const ref = this.draft.after.length ? "" : this.draft.chosen.at(-1);
    const thing = ref && this.board.things().find((one) => one.dataset.ref === ref);
    const says = thing ? thing.getAttribute("aria-description") : null;
    return thing && says ? { name: nameOf(thing), says: says.replaceAll("\n", " ") } : null;
  }

  /** Focus the next decision. */
  #focusNext(): void {
    const next = this.draft.next();
    const open = this.board.things().filter((thing) => next.has(thing.dataset.ref!) && thing.getClientRects().length);
    const chosen = open.find((thing) => thing.dataset.state === "chosen");
    (chosen ?? open[0] ?? document.querySelector<HTMLElement>("#deltas button"))?.focus();
  }

  /** The hint for the current decision. */
  get #advice() {
    return this.#hint?.after === String(this.draft.after) ? this.#hint : null;
  }

  async #giveHint(): Promise<void> {
    const advice = this.#advice;
    if (advice && !advice.shown) {
      advice.shown = true;
      this.choose(advice.code);
      return;
    }
    const { rev, after } = this.draft;
    hideBubble();
    byId("hint").setAttribute("aria-busy", "true");
    try {
      const { code, text } = await this.#server.ask("hint", { rev, after });
      if (this.draft.rev === rev) this.#hint = { code, text, after: String(after), shown: false };
    } catch (error) {
      if (error instanceof Refused) this.complain(error.nack.text, [], byId("hint"));
    } finally {
      byId("hint").removeAttribute("aria-busy");
      this.#draw();
    }
  }

  #depth = 0;

  #draw(): void {
    const scene = this.#scene;
    if (!scene) return;
    const at = document.activeElement;
    const panels = scene.watching ? scene.panels : this.draft.panels(scene.panels);
    const before = this.board.differs(panels) ? spots(this.board.root) : null;
    const deeper = this.draft.after.length > this.#depth;
    this.#depth = this.draft.after.length;
    const shown = scene.watching ? null : this.draft.shown;
    this.board.show(panels, scene.seats);
    this.board.place(scene.layout);
    if (!scene.watching) this.board.need(this.draft.lit());
    this.board.root.dataset.rev = String(scene.rev);
    this.#mark();
    this.board.overlay((scene.watching ? scene.overlays : this.draft.preview()?.overlays) ?? {});
    const prompt = shown?.prompt ?? scene.prompt;
    const help = shown?.help ?? scene.help;
    this.#owner.ponder(prompt, help);
    const advice = this.#advice;
    this.#bar.show({
      draft: this.draft,
      busy: this.#busy,
      watching: scene.watching,
      prompt: scene.watching ? "" : prompt,
      help: scene.watching ? "" : help,
      hinted: advice && this.draft.suits(advice.code) ? advice.text : "",
      tapped: this.#tapped(),
      drawn: this.board.drawn(),
      canUndo: scene.canUndo,
      canHint: scene.canHint && this.draft.isMine,
    });
    if (before) fly(this.board.root, before);
    const lost = at !== document.activeElement && !this.#busy;
    if ((deeper || lost) && this.#byKey) this.#focusNext();
  }

  /** Set the state of every thing. */
  #mark(): void {
    const active = !this.#scene!.watching && this.draft.isMine && !this.#busy;
    const lit = active ? this.draft.lit() : new Set<string>();
    const taken = active ? this.draft.taken() : new Set<string>();
    const advice = this.#advice;
    const hinted = new Set(active && advice && !advice.shown ? this.#actions.refs(advice.code) : []);
    const things = this.board.things();
    // Kinds of things that can be chosen now; things of other kinds stay neutral.
    const topics = new Set([...lit].map(topic));
    for (const thing of things) {
      const ref = thing.dataset.ref!;
      const state =
        this.#scene!.marks?.[ref] ??
        (ref === this.#refused ? "refused"
        : hinted.has(ref) ? "hint"
        : taken.has(ref) ? "chosen"
        : lit.has(ref) ? "lit"
        : topics.has(topic(ref)) ? "dim"
        : "");
      put(thing, "data-state", state || null);
      put(thing, "role", active ? "button" : "img");
      // A drawn thing with a title has its name there.
      if (thing.firstElementChild?.tagName === "title") put(thing, "aria-label", null);
      put(thing, "aria-pressed", active ? String(taken.has(ref)) : null);
      put(thing, "aria-disabled", active ? String(!lit.has(ref)) : null);
    }
    rove(things);
  }
}
