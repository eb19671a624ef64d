// A table: the newest state of the game, the old positions one may look at, and the people.

import { Actions } from "./actions";
import { Beginner } from "./beginner";
import { BoardController, typing } from "./board_controller";
import { hideBubble, openBubble } from "./bubble";
import { Chat } from "./chat";
import { byId, make, page, refill, say, seatClass, seatIcon, toast } from "./dom";
import { alongLines } from "./focus";
import { home, post } from "./home";
import { Link, Refused } from "./link";
import { Log } from "./log";
import { showChips } from "./people";
import { TurnAlert } from "./turn_alert";
import { StateCopy } from "./state_copy";
import type { Panels } from "./panels";
import type { TypedLine } from "./typed";
import type { LogLine, PositionMessage, StateMessage, ViewMessage } from "./wire";

/** Milliseconds between two drawings. */
const PAUSE = 50;
/** Milliseconds after which the minutes that the page counts are shown again. */
const TICK = 5000;

const extras = () => import("./extras");

export class Table {
  readonly #copy = new StateCopy(() => this.#link.greet());
  #past: PositionMessage | null = null;
  #goal: number | null = null;
  #boards = false;
  #news: LogLine[] = [];
  #timer = 0;
  #drawn = -Infinity;
  /** When the server last sent who is away. */
  #told = 0;
  readonly #link: Link;
  readonly #controller: BoardController;
  readonly #beginner: Beginner;
  readonly #log = new Log((ply) => void this.#visit(ply));
  readonly #chat: Chat;
  readonly #alert = new TurnAlert();

  constructor() {
    this.#link = new Link(page.ws!, {
      hello: () => ({ lang: page.lang, beginner: this.#beginner.isOn }),
      heard: (message) => this.#hear(message),
      online: (is) => this.#online(is),
      closed: () => this.#controller.complain(say("closed"), [], null),
    });
    const actions = new Actions(page.actions!);
    this.#beginner = new Beginner(this.#link, actions, () => void this.#undo());
    this.#controller = new BoardController(
      actions,
      this.#link,
      {
        play: (codes) => this.#play(codes),
        played: () => this.#soon(),
        undo: () => void this.#undo(),
        ponder: (prompt, help) => this.#ponder(prompt, help),
      },
      `draft ${page.table}`,
    );
    this.#chat = new Chat(this.#link);
    addEventListener("click", (event) => this.#scoreRow(event.target as Element));
    this.#typedLine(actions);
    addEventListener("keydown", (event) => {
      if (this.#key(event)) event.preventDefault();
    });
    addEventListener("popstate", () => this.#follow());
    this.#buttons();
    this.#invite();
    this.#follow();
    this.#link.start();
    setInterval(() => this.#offer(), TICK);
  }

  /** The line for moves is loaded when it is first used; Tab and Enter wait for it. */
  #typedLine(actions: Actions): void {
    const form = byId<HTMLFormElement>("typed-form");
    let loaded: Promise<TypedLine> | undefined;
    const load = () => (loaded ??= extras().then((all) => new all.TypedLine(form, actions, this.#controller)));
    const later = (event: Event, act: (line: TypedLine) => void) => {
      event.preventDefault();
      void load().then(act);
    };
    form.onsubmit = (event) => later(event, () => form.requestSubmit());
    const input = byId("typed");
    input.onfocus = load;
    input.onkeydown = (event) => {
      if (event.key === "Tab" && !event.shiftKey) later(event, (line) => line.complete());
    };
  }

  #buttons(): void {
    const click = (id: string, act: () => void) => {
      byId(id).onclick = act;
    };
    for (const [id, key] of [["first", "Home"], ["prev", "ArrowLeft"], ["next", "ArrowRight"], ["last", "End"]] as const) {
      click(`step-${id}`, () => this.#step(key));
    }
    click("back-now", () => void this.#visit(null));
    click("fork", () => void this.#open("fork", { ply: this.#past?.ply ?? this.#state?.ply ?? 0 }));
    for (const id of ["rematch", "menu-rematch"]) click(id, () => void this.#open("rematch", {}));
    addEventListener("click", ({ target }) => {
      const button = (target as Element).closest<HTMLElement>("[data-seating]");
      if (button) void extras().then((it) => it.act(button, this.#link, () => this.#state!, (what, data) => this.#open(what, data)));
    });
    for (const [id, boards] of [["boards", true], ["to-result", false]] as const) {
      click(id, () => {
        hideBubble();
        this.#boards = boards;
        this.#draw();
      });
    }
    click("replay-all", () => void this.#visit(this.#log.start));
  }

  /** A line of a score sheet answers what counts. */
  #scoreRow(target: Element): void {
    if (!target.closest("tr")?.querySelector("[data-line]")) return;
    const ply = this.#past?.ply ?? null;
    const after = ply === null ? this.#controller.draft.after : [];
    void import("./score_rows").then((all) =>
      all.answer(target, this.#controller.board, {
        ask: (seat, line) => this.#link.ask("score", { seat, line, ply, after }),
        open: openBubble,
        toBoards: () => {
          this.#boards = true;
          this.#draw();
        },
      }),
    );
  }

  /** Show the invite links to the table's creator, once. */
  #invite(): void {
    const key = `invited ${page.table}`;
    if (!page.links?.length || sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, "yes");
    byId("people-menu").showPopover();
  }

  #hear(message: ViewMessage): void {
    switch (message.type) {
      case "state":
        return this.#take(message);
      case "headline":
        return this.#headline(message.panels);
      case "chat":
        return this.#chat.say(message);
      case "overlooked":
        return this.#beginner.use((help) => help.overlook(message));
      case "ask-undo":
      case "undo-closed":
      case "ask-vote":
      case "vote-closed":
        return void extras().then((it) => it.showQuestion(this.#link, message));
      case "presence":
        for (const seat of this.#state?.seats ?? []) {
          if (seat.kind !== "bot") seat.online = message.online.includes(seat.seat);
        }
        if (this.#state) this.#state.bot_in = message.bot_in;
        this.#told = performance.now();
        return this.#draw();
      case "rematch":
        return this.#offerRematch(message.url);
    }
  }

  get #state(): StateMessage | null {
    return this.#copy.state;
  }

  get #panels(): Panels {
    return this.#copy.panels;
  }

  #take(state: StateMessage): void {
    const before = this.#state;
    if (!this.#copy.take(state)) return;
    this.#log.take(state);
    if (before) this.#news.push(...this.#log.entries.filter((entry) => entry.ply > before.ply && !entry.heading));
    this.#told = performance.now();
    if (state.chat) this.#chat.recall(state.chat);
    if (state.rematch) this.#offerRematch(state.rematch);
    if (!this.#controller.isBusy) this.#soon();
    if (state.curtain || byId<HTMLDialogElement>("curtain").open) {
      hideBubble();
      if (this.#goal !== null) void this.#visit(null);
      void extras().then((all) => all.showCurtain(state, this.#link, () => void this.#undo()));
    }
    this.#alert.show(state);
    this.#copy.arrived();
  }

  /** Send moves one after the other: each needs the revision that the one before has made. */
  async #play(codes: number[]): Promise<void> {
    let rev = this.#controller.draft.rev;
    for (const [i, code] of codes.entries()) rev = (await this.#link.ask("play", { rev, code, same_turn: i > 0 })).rev;
    await this.#copy.reached(rev);
  }

  async #undo(): Promise<void> {
    const state = this.#state;
    if (!state || state.can_undo === "no" || this.#past) return;
    try {
      await this.#link.ask("undo", { rev: state.rev });
      if (state.can_undo === "ask") toast(say("undo_asked"));
    } catch (error) {
      if (error instanceof Refused) this.#controller.complain(error.nack.text, [], byId("undo"));
    }
  }

  /** Draw at most once every PAUSE milliseconds. */
  #soon(): void {
    const wait = this.#drawn + PAUSE - performance.now();
    if (wait <= 0 || document.hidden) this.#draw();
    else this.#timer ||= setTimeout(() => this.#draw(), wait);
  }

  /** Show the revealed choices at once; the full state follows. */
  #headline(panels: Panels): void {
    if (this.#past || !this.#state) return;
    this.#controller.board.show(panels, this.#state.seats ?? []);
    this.#controller.board.root.dataset.told = String(this.#state.rev);
  }

  #draw(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#drawn = performance.now();
    const state = this.#state;
    const layout = this.#past?.layout ?? this.#copy.layout;
    if (!state || !layout) return;
    const past = this.#past;
    const over = state.over && !!state.result && !past && !this.#boards;
    byId("end").hidden ||= !over;
    byId("board").hidden = over;
    byId("tabbar").hidden = over;
    byId("chips").hidden = over;
    document.body.classList.toggle("watching", !!past);
    document.body.classList.toggle("over", state.over);
    document.body.classList.toggle("spectator", state.you === null);
    const seats = past?.seats ?? state.seats ?? [];
    byId("menu-rematch").hidden = !state.over || byId("rematch").hidden;
    byId("to-result").hidden = !state.over || over;
    if (over) void import("./end").then((all) => all.showEnd(state.result!, seats, this.#panels));
    this.#showPeople();
    this.#offer();
    showChips(seats, state.you, (seat) => this.#controller.board.revealSeat(seat, this.#past?.panels ?? this.#panels));
    this.#log.draw(state.you, past?.ply ?? null);
    this.#status();
    this.#controller.show({
      rev: state.rev,
      legal: state.legal,
      quick: state.quick,
      toggles: state.toggles,
      panels: past?.panels ?? this.#panels,
      layout,
      seats,
      prompt: (state.over && state.result?.audit) || (state.prompt ?? ""),
      help: state.help ?? "",
      canUndo: state.can_undo,
      canHint: state.can_hint,
      watching: !!past,
      marks: past?.marks,
      overlays: past?.overlays,
    });
    this.#log.settle();
    if (state.clock) void extras().then((all) => all.showClock(state));
    if (this.#news.length) this.#announce(this.#news.map((entry) => `${entry.text} ${entry.gain}`).join(". "));
    this.#news = [];
  }

  #showPeople(): void {
    void extras().then((all) =>
      all.showPeople(this.#state?.seats ?? [], this.#state?.you ?? null, this.#link, (what, data) => this.#open(what, data)),
    );
  }

  #offer(): void {
    void extras().then((it) => this.#state && it.showOffered(this.#state, (performance.now() - this.#told) / 1000));
  }

  #announce(text: string): void {
    byId("news").textContent = text;
  }

  /** The status line: who must act and the prompt, or which old position this is. */
  #status(): void {
    const state = this.#state!;
    const past = this.#past;
    const mine = state.you !== null && state.actors.includes(state.you);
    byId("status").hidden = !!past;
    byId("replay").hidden = !past;
    byId("status").classList.toggle("wait", !mine);
    const seat = mine ? state.you : (state.actors[0] ?? null);
    const who = byId("who");
    who.className = `seat ${seatClass(seat)}`;
    refill(who, [seat, state.who], () => [
      ...(seat !== null && seat >= 0 ? [seatIcon(seat)] : []),
      make("b", {}, state.who),
    ]);
    const round = past?.round ?? state.round ?? "";
    byId("round").textContent = round;
    byId("round").hidden = !round;
    byId("crumb-round").textContent = round && ` · ${round}`;
    if (past) byId("replay-text").textContent = past.text;
    const { plies } = this.#log;
    for (const id of ["first", "prev"]) byId<HTMLButtonElement>(`step-${id}`).disabled = !!past && past.ply <= this.#log.start;
    for (const id of ["next", "last"]) byId<HTMLButtonElement>(`step-${id}`).disabled = !past || past.ply > (plies.at(-1) ?? 0);
  }

  #ponder(prompt: string, help: string): void {
    byId("prompt").textContent = prompt;
    byId("help").textContent = help;
    this.#beginner.use((help) => help.show(this.#controller, this.#state!, !!this.#past));
  }

  #online(is: boolean): void {
    document.body.classList.toggle("offline", !is);
    byId("offline").hidden = is;
  }

  // ---- looking back

  /** Show the position that the address names. */
  #follow(): void {
    const ply = new URLSearchParams(location.search).get("ply");
    void this.#visit(ply === null ? null : Number(ply), true);
  }

  async #visit(ply: number | null, quietly = false): Promise<void> {
    this.#goal = ply;
    if (!quietly) history.pushState(null, "", ply === null ? location.pathname : `?ply=${ply}`);
    hideBubble();
    if (ply === null) {
      this.#past = null;
      return this.#draw();
    }
    const found = await this.#link.ask("at", { ply }).catch(() => null);
    if (this.#goal !== ply) return;
    this.#past = found;
    this.#draw();
    if (found) this.#announce(found.text);
  }

  /** One move or one round back or forward. */
  #step(key: string): boolean {
    const { plies, rounds } = this.#log;
    const end = plies.at(-1) ?? 0;
    const at = this.#goal ?? Math.max(end, 1);
    const to: Record<string, number | undefined> = {
      Home: this.#log.start,
      End: Infinity,
      ArrowLeft: plies.findLast((ply) => ply < at),
      ArrowRight: plies.find((ply) => ply > at),
      ArrowUp: rounds.findLast((ply) => ply < at),
      ArrowDown: rounds.find((ply) => ply > at) ?? Infinity,
    };
    if (!(key in to)) return false;
    const ply = to[key];
    const forward = key === "End" || key === "ArrowRight" || key === "ArrowDown";
    if (ply !== undefined && ply < (forward ? end : Infinity)) void this.#visit(ply);
    else if (forward && this.#goal !== null) void this.#visit(null);
    return true;
  }

  /** Open another table or change a seat on the server, and go there. */
  async #open(what: string, data: object): Promise<void> {
    const { ok, body } = await post<{ url?: string }>(`/api/tables/${page.table}/${what}`, data);
    if (ok && body?.url) home.go(body.url);
    else if (ok) toast(body!.text!);
    else this.#controller.complain(body?.text ?? say("failed"), [], null);
  }

  #offerRematch(url: string): void {
    const link = byId<HTMLAnchorElement>("rematch-link");
    link.href = url;
    byId("rematch-ready").hidden = false;
  }

  #key(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || typing(event.target)) return false;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "/") {
      byId("typed").focus();
      return true;
    }
    if (alongLines(event)) return true;
    if (this.#controller.key(event)) return true;
    if (event.key === "Escape" && this.#past) {
      void this.#visit(null);
      return true;
    }
    return this.#step(event.key);
  }
}
