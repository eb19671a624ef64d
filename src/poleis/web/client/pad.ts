// The score pad: a board whose positions this browser keeps; the server draws and judges.

import { Actions } from "./actions";
import { BoardController } from "./board_controller";
import { byId, icon, make, page, say, seatClass, seatIcon } from "./dom";
import { post } from "./home";
import { type Answer, type Fields, type Question, Refused, type Server } from "./link";
import { parse } from "./notation";
import type { PadAnswer, PadBoard, PadPreviews } from "./wire";

/** What one player has built, and what it was before each action. */
interface PanelDom {
  name?: string;
  data: object | null;
  before: (object | null)[];
  points: number;
}

/** All players, and whose sheet is shown. */
interface Sheets {
  sheets: PanelDom[];
  at: number;
}

const KEY = `pad ${page.api}`;
const MOST_BACK = 200;

/** Show the number that the server has drawn. */
function reset(field: HTMLInputElement): void {
  field.value = field.getAttribute("value")!;
}

class Pad implements Server {
  #sheets: PanelDom[] = [];
  #at = 0;
  /** What was there before everything was cleared. */
  #cleared: Sheets | null = null;
  #rev = 0;
  #shown: PadBoard | null = null;
  readonly #actions = new Actions(page.actions!);
  readonly #controller: BoardController;

  constructor() {
    this.#controller = new BoardController(
      this.#actions,
      this,
      {
        play: (codes) => this.#play(codes),
        played: () => this.#draw(),
        undo: () => void this.#undo(),
        ponder: (prompt, help) => {
          byId("prompt").textContent = prompt;
          byId("help").textContent = help;
        },
      },
      "pad draft",
      true,
    );
    addEventListener("keydown", (event) => {
      if (!event.defaultPrevented && this.#controller.key(event)) event.preventDefault();
    });
    byId("board").addEventListener("change", (event) => void this.#enter(event.target as HTMLInputElement));
    byId("clear").onclick = () => this.#clear();
    byId("open-results").onclick = async () => (await import("./pad_results")).showResults(this.#sheets);
    byId("hint").hidden = true;
    this.#recall();
    void this.#look();
  }

  start(): void {}

  /** Answers the board's queries for previews and rules, as a table would. */
  async ask<Q extends Question>(type: Q, fields: Fields<Q>): Promise<Answer<Q>> {
    const { codes } = fields as unknown as Fields<"preview">;
    const { items, refusals } = (await this.#post({ [type]: codes })) as PadPreviews;
    const found = type === "preview" ? { type: "previews", items } : { type: "whynot", refusals };
    return found as Answer<Q>;
  }

  get #dom(): PanelDom {
    return this.#sheets[this.#at]!;
  }

  async #post(body: object): Promise<PadAnswer> {
    const answer = await post<PadAnswer>(`${page.api}/board`, { data: this.#dom.data, ...body });
    if (answer.ok) return answer.body!;
    throw new Refused({ type: "nack", id: "", error: "server", text: answer.body?.text ?? say("failed"), refusals: [] });
  }

  async #play(codes: number[]): Promise<void> {
    for (const code of codes) {
      const answer = await this.#post({ code });
      if ("refusals" in answer) {
        throw new Refused({ type: "nack", id: "", error: "illegal", text: "", refusals: answer.refusals });
      }
      this.#dom.before = [...this.#dom.before, this.#dom.data].slice(-MOST_BACK);
      this.#take(answer);
    }
  }

  /** A field takes the number of an action; what is no number of it is put back. */
  async #enter(field: HTMLInputElement): Promise<void> {
    if (!field.dataset.do) return;
    const code = parse(this.#actions, `${field.dataset.do} ${field.value}`);
    try {
      if (code !== null) await this.#play([code]);
    } catch (error) {
      const { text, refusals } = error instanceof Refused ? error.nack : { text: say("failed"), refusals: [] };
      this.#controller.complain(text, refusals, field);
    }
    reset(field);
    this.#draw();
  }

  #take(answer: PadBoard): void {
    this.#rev++;
    this.#shown = answer;
    this.#dom.data = answer.data;
    this.#dom.points = answer.points;
    this.#keep();
    this.#draw();
  }

  #keep(): void {
    localStorage.setItem(KEY, JSON.stringify({ sheets: this.#sheets, at: this.#at, cleared: this.#cleared }));
  }

  async #look(): Promise<void> {
    try {
      this.#take((await this.#post({})) as PadBoard);
    } catch (error) {
      if (this.#dom.data === null) throw error;
      this.#begin();
      void this.#look();
    }
  }

  async #undo(): Promise<void> {
    const before = this.#dom.before.pop();
    if (before !== undefined) this.#dom.data = before;
    else if (this.#lost) {
      ({ sheets: this.#sheets, at: this.#at } = this.#lost);
      this.#cleared = null;
    } else return;
    await this.#look();
  }

  get #touched(): boolean {
    return this.#sheets.some((sheet) => sheet.before.length);
  }

  /** What was cleared, while nothing has come in its place. */
  get #lost(): Sheets | null {
    return this.#touched ? null : this.#cleared;
  }

  /** Begin anew. What was there comes back by undo. */
  #clear(): void {
    if (this.#touched) this.#cleared = { sheets: this.#sheets, at: this.#at };
    this.#begin();
    byId("main-menu").hidePopover();
    void this.#look();
  }

  #begin(): void {
    this.#sheets = [{ data: null, before: [], points: 0 }];
    this.#at = 0;
  }

  #recall(): void {
    try {
      const saved = JSON.parse(localStorage.getItem(KEY) ?? "") as Sheets & { cleared?: Sheets };
      this.#sheets = saved.sheets;
      this.#at = saved.at;
      this.#cleared = saved.cleared ?? null;
      if (this.#dom) return;
    } catch {
      // Nothing was kept, or nothing that can be read.
    }
    this.#begin();
  }

  #draw(): void {
    const shown = this.#shown!;
    this.#controller.show({
      rev: this.#rev,
      legal: shown.legal,
      quick: shown.quick,
      toggles: shown.toggles,
      panels: shown.panels,
      layout: shown.layout,
      seats: [],
      prompt: shown.prompt,
      help: shown.help,
      canUndo: this.#dom.before.length || this.#lost ? "free" : "no",
      canHint: false,
      watching: false,
    });
    document.querySelectorAll<HTMLInputElement>("[data-do]:not(:focus)").forEach(reset);
    this.#chips();
  }

  /** The players of the game; the best one is marked. */
  #chips(): void {
    const best = Math.max(...this.#sheets.map((sheet) => sheet.points));
    const chips = this.#sheets.map((sheet, i) => {
      const chip = make(
        "button",
        { type: "button", class: `chip ${seatClass(i)}`, "aria-pressed": String(i === this.#at) },
        make("span", { class: "seat" }, seatIcon(i)),
        make("span", { class: "nm" }, sheet.name || say("player", { n: i + 1 })),
        make("b", { class: "num" }, sheet.points === best && this.#sheets.length > 1 ? `★ ${sheet.points}` : String(sheet.points)),
      );
      chip.onclick = () => this.#turnTo(i);
      return chip;
    });
    const add = make("button", { type: "button", class: "chip add", "aria-label": say("add"), title: say("add") }, icon("ui-plus"));
    add.onclick = () => {
      const shared = Object.entries(this.#dom.data ?? {}).filter(([key]) => this.#shown!.shared.includes(key));
      this.#sheets.push({ data: Object.fromEntries(shared), before: [], points: 0 });
      this.#turnTo(this.#sheets.length - 1);
    };
    byId("chips").replaceChildren(...chips, ...(this.#sheets.length < (page.seats ?? 1) ? [add] : []));
    chips[this.#at]!.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.#listPeople();
  }

  /** The fields for the names of the players. */
  #listPeople(): void {
    document.querySelectorAll<HTMLInputElement>("#people-list input").forEach((field, i) => {
      const sheet = this.#sheets[i];
      field.parentElement!.hidden = !sheet;
      field.value = sheet?.name ?? "";
      field.onchange = () => {
        sheet!.name = field.value.trim();
        this.#keep();
        this.#chips();
      };
    });
  }

  #turnTo(player: number): void {
    this.#at = player;
    void this.#look();
  }
}

export function startPad(): void {
  new Pad();
}
