// A lesson: the board of a table, and a card that says what to do and answers every try.

import { Actions } from "./actions";
import { BoardController, typing } from "./board_controller";
import { hideBubble, openBubble } from "./bubble";
import { byId, icon, isLow, isPhone, make, page, prefersStill, put, refill, ruleChip, say } from "./dom";
import { alongLines } from "./focus";
import { type Answer, type Fields, Link, type Question, Refused } from "./link";
import { Log } from "./log";
import { showChips } from "./people";
import { keep, progressOf } from "./progress";
import { StateCopy } from "./state_copy";
import type { Thing } from "./panels";
import type { LessonStep, Refusal, ViewMessage } from "./wire";

/** Stands for a step that was shown, among the actions of a learner. */
const SHOWN = -1;

/** Keys for the answers of a quiz: letters, because many answers are numbers. */
const KEYS = "ABCDEFGH";

export class Lesson {
  readonly #copy = new StateCopy(() => this.#link.greet());
  readonly #link: Link;
  readonly #controller: BoardController;
  readonly #log = new Log(() => {});
  readonly #progress = progressOf(page.lesson!);
  /** The step on the card. */
  #shown = -1;
  #byKey = false;
  #drops = false;

  constructor() {
    this.#link = new Link(page.ws!, {
      hello: () => ({ lang: page.lang, step: this.#progress.step, done: this.#progress.actions }),
      heard: (message) => this.#hear(message),
      online: (is) => {
        byId("offline").hidden = is;
      },
      closed: () => this.#wrong(say("closed")),
    });
    this.#controller = new BoardController(
      new Actions(page.actions!),
      { start: () => {}, ask: (type, fields) => this.#ask(type, fields) },
      {
        play: (codes) => this.#play(codes),
        played: () => this.#played(),
        undo: () => {},
        ponder: () => this.#point(),
      },
      `draft ${page.lesson}`,
    );
    byId("lesson-show").onclick = () => void this.#do("show", {});
    byId("lesson-restart").onclick = () => this.#restart();
    isPhone.addEventListener("change", () => this.#arrange());
    this.#arrange();
    addEventListener("pointerdown", () => (this.#byKey = false), true);
    addEventListener("keydown", () => (this.#byKey = true), true);
    addEventListener("keydown", (event) => {
      if (this.#key(event)) event.preventDefault();
    });
    addEventListener("click", (event) => this.#scoreRow(event.target as Element));
    this.#link.start();
  }

  get #step(): LessonStep | undefined {
    return this.#copy.state?.lesson;
  }

  /** On a phone the choices are below the board, where the thumb is. */
  #arrange(): void {
    byId(isPhone.matches ? "panel-bar" : "lesson").append(byId("lesson-choices"));
  }

  #hear(message: ViewMessage): void {
    if (message.type !== "state" || !this.#copy.take(message)) return;
    const before = this.#log.entries.at(-1);
    this.#log.take(message);
    const news = this.#log.entries.slice(this.#log.entries.indexOf(before!) + 1);
    if (before) byId("news").textContent = news.map(({ text, gain }) => `${text} ${gain}`).join(". ");
    this.#keep();
    if (!this.#controller.isBusy) this.#draw();
    this.#copy.arrived();
  }

  /** Remember the step. A finished lesson begins anew when it is opened again. */
  #keep(): void {
    const { step, of, origin } = this.#step!;
    const now = this.#progress;
    if (origin > now.step) now.actions = [];
    now.step = step;
    now.done ||= step >= of;
    keep(page.lesson!, step < of ? now : { step: 0, actions: [], done: true });
  }

  // ---- what the learner does

  /** Queries of the board. What the rules forbid is a wrong try, too. */
  async #ask<Q extends Question>(type: Q, fields: Fields<Q>): Promise<Answer<Q>> {
    const found = await this.#link.ask(type, fields);
    if (type === "why" && this.#step?.nudge) this.#wrong(this.#step.nudge);
    return found;
  }

  async #play(codes: number[]): Promise<void> {
    const step = this.#step?.step;
    let { rev } = this.#controller.draft;
    for (const code of codes) {
      if (this.#step?.step !== step) break; // the rest of a draft does not belong to the next step
      const answer = await this.#try(() => this.#link.ask("play", { rev, code }));
      if (!answer) {
        this.#drops = this.#controller.handy && this.#controller.isQuick(code);
        return;
      }
      this.#progress.actions.push(code);
      rev = answer.rev;
      await this.#copy.reached(rev);
    }
  }

  /** Draw the new state. A wrong move that was played on the tap is chosen no more. */
  #played(): void {
    this.#draw();
    while (this.#drops && !this.#controller.draft.isEmpty && this.#controller.cancel());
    this.#drops = false;
  }

  /** Go on, answer, or have the step shown. */
  async #do(type: "next" | "answer" | "show", fields: object): Promise<void> {
    const { step, kind } = this.#step!;
    const answer = await this.#try(() => this.#link.ask(type, { step, ...fields } as Fields<"answer">));
    if (answer && type === "show" && (kind === "ask" || kind === "play")) {
      this.#progress.actions.push(SHOWN);
      this.#keep();
    }
  }

  /** The answer of the server, or null after a wrong try, which the card explains. */
  async #try<T>(ask: () => Promise<T>): Promise<T | null> {
    hideBubble();
    this.#wrong("");
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#wrong(error.nack.text, error.nack.refusals);
      return null;
    }
  }

  #restart(): void {
    this.#progress.step = 0;
    this.#progress.actions = [];
    this.#shown = -1;
    this.#link.greet();
  }

  #key(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || typing(event.target)) return false;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const choices = [...byId("lesson-choices").querySelectorAll<HTMLElement>("a,button")];
    const place = KEYS.indexOf(event.key.toUpperCase());
    if (event.key === "Enter" && this.#step?.kind !== "quiz" && choices[0]) {
      if ((event.target as Element).closest("a,button")) return false;
      choices[0].click();
      return true;
    }
    if (this.#step?.kind === "quiz" && place >= 0 && choices[place]) {
      choices[place]!.click();
      return true;
    }
    return alongLines(event) || this.#controller.key(event);
  }

  /** A line of a score sheet answers what counts, unless that is the question. */
  #scoreRow(target: Element): void {
    if (this.#step?.hides || !target.closest("tr")?.querySelector("[data-line]")) return;
    void import("./score_rows").then(({ answer }) =>
      answer(target, this.#controller.board, {
        ask: (seat, line) => this.#link.ask("score", { seat, line, after: this.#controller.draft.after }),
        open: openBubble,
        toBoards: () => {},
      }),
    );
  }

  // ---- what is shown

  #draw(): void {
    const { state, panels, layout } = this.#copy;
    const step = this.#step;
    if (!state || !layout || !step) return;
    const acts = step.kind === "ask" || step.kind === "play";
    const isNew = this.#shown !== step.step;
    document.body.dataset.hides = step.hides;
    document.body.classList.toggle("reading", !acts);
    showChips(state.seats, state.you, (seat) => this.#controller.board.revealSeat(seat, panels));
    this.#log.draw(state.you, null);
    const count = say("step", { n: Math.min(step.step + 1, step.of), of: step.of });
    byId("lesson-count").textContent = [count, step.note].filter(Boolean).join(" · ");
    if (isNew) this.#showStep(step);
    // What is asked for is played on the tap; free play is confirmed as at a table.
    this.#controller.handy = step.kind === "ask";
    this.#controller.show({
      rev: state.rev,
      legal: state.legal,
      quick: state.quick,
      toggles: state.toggles,
      panels,
      layout,
      seats: state.seats,
      prompt: acts ? state.prompt : "",
      help: acts ? state.help : "",
      canUndo: "no",
      canHint: false,
      watching: false,
    });
    this.#log.settle();
    if (isNew) this.#reveal();
  }

  #showStep(step: LessonStep): void {
    this.#shown = step.step;
    this.#wrong("");
    byId<HTMLProgressElement>("lesson-progress").value = step.step / step.of;
    byId("lesson-show").hidden = step.kind === "read" || step.kind === "done";
    byId("lesson").classList.toggle("finished", step.kind === "done");
    refill(byId("lesson-says"), [step.step, step.praise, step.says], () => [
      ...(step.praise ? [make("p", { class: "praise" }, icon("ui-check"), make("span", {}, step.praise))] : []),
      // At the end the last line says that the lesson is done; one before it may say that another won.
      ...step.says.map((text, i) => make("p", {}, step.kind === "done" && i === step.says.length - 1 && icon("ui-check"), text)),
    ]);
    const choices = byId("lesson-choices");
    const had = choices.contains(document.activeElement);
    choices.replaceChildren(...this.#choices(step));
    if (had || this.#byKey) choices.querySelector<HTMLElement>("a,button")?.focus();
  }

  #choices(step: LessonStep): HTMLElement[] {
    const button = (name: string, type: "next" | "answer", fields: object, kind: string, key: string) => {
      const made = make("button", { type: "button", class: `btn ${kind}` }, make("span", {}, name), make("kbd", { "aria-hidden": "true" }, key));
      made.onclick = () => void this.#do(type, fields);
      return made;
    };
    const of = (selector: string) => document.querySelector<HTMLAnchorElement>(selector)!.href;
    const link = (href: string, name: string, kind = "") => make("a", { class: `btn ${kind}`, href }, name);
    switch (step.kind) {
      case "read":
        return [button(say("next"), "next", {}, "primary", "Enter")];
      case "quiz":
        return step.answers.map((name, place) => button(name, "answer", { place }, "", KEYS[place]!));
      case "done":
        return [
          ...(page.next ? [link(page.next, say("next_lesson", { name: page.next_name! }), "primary")] : []),
          link(of(".brand"), say("play_game"), page.next ? "" : "primary"),
          link(of(".icons a"), say("all_lessons"), "quiet"),
        ];
      default:
        return [];
    }
  }

  /** Say why a try was wrong; with an empty text, say nothing any more. */
  #wrong(text: string, refusals: Refusal[] = []): void {
    const rules = [...new Set(refusals.map((one) => one.rule))];
    const texts = [...new Set([...refusals.map((one) => one.text), text])].filter(Boolean);
    if (texts.length) document.querySelector(".praise")?.remove();
    byId("lesson-wrong").replaceChildren(
      ...(texts.length
        ? [make("p", {}, icon("ui-why"), make("span", {}, texts.join(" "), ...rules.flatMap((rule) => [" ", ruleChip(rule)])))]
        : []),
    );
  }

  /** Mark what the step points at; every drawing does it again. */
  #point(): Thing[] {
    const { board } = this.#controller;
    const wanted = new Set(this.#step?.point);
    board.need(wanted);
    const found: Thing[] = [];
    const mark = (thing: Thing, is: boolean) => {
      put(thing, "data-pointed", is ? "" : null);
      if (is) found.push(thing);
    };
    for (const thing of board.things()) mark(thing, wanted.has(thing.dataset.ref!));
    // A sheet without its points is not worth a look.
    const isBlank = (root: Element) => this.#step?.hides === "points" && root.matches(".sheet");
    for (const [id, { root }] of board.frames) mark(root, wanted.has(`panel:${id}`) && !isBlank(root));
    return found;
  }

  /** Bring what the step points at into view, the first thing last. */
  #reveal(): void {
    const { board } = this.#controller;
    for (const thing of this.#point().toReversed()) {
      const frame = board.frameOf(thing);
      if (frame && !thing.getClientRects().length) board.reveal(frame.id);
      thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: prefersStill.matches ? "auto" : "smooth" });
    }
    if (isLow.matches) scrollTo(0, 0); // the words come first
  }
}
