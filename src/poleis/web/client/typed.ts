// A line for moves in the notation of the record, with completion.

import type { Actions } from "./actions";
import type { BoardController } from "./board_controller";
import { byId, make, say } from "./dom";
import { parse } from "./notation";

/** How many completions are offered. */
const MOST = 30;

/** How the words typed so far can go on: whole actions if they are few, else one more word. */
function goOn(actions: Actions, typed: string, legal: number[]): string[] {
  const start = typed.trimStart().toLowerCase().replace(/\s+/g, " ");
  const texts = legal.map((code) => actions.text(code)).filter((text) => text.startsWith(start));
  if (texts.length <= MOST) return texts;
  const next = texts.map((text) => {
    const end = text.indexOf(" ", start.length);
    return end < 0 ? text : text.slice(0, end + 1);
  });
  return [...new Set(next)].slice(0, MOST);
}

export class TypedLine {
  readonly #input = byId<HTMLInputElement>("typed");
  readonly #list = byId("typed-list");
  readonly #actions: Actions;
  readonly #controller: BoardController;

  constructor(form: HTMLFormElement, actions: Actions, controller: BoardController) {
    this.#actions = actions;
    this.#controller = controller;
    this.#input.oninput = () => this.#offer();
    this.#input.onfocus = () => this.#offer();
    this.#input.onkeydown = (event) => {
      if (event.key === "Tab" && !event.shiftKey && this.complete()) event.preventDefault();
      if (event.key === "Escape") this.#input.blur();
    };
    form.onsubmit = (event) => {
      event.preventDefault();
      this.#submit(this.#input.value.trim());
    };
    this.#offer();
  }

  get #legal(): number[] {
    return this.#controller.draft.legal;
  }

  #submit(text: string): void {
    const code = parse(this.#actions, text);
    if (!text && this.#legal.length) void this.#controller.confirm();
    else if (code === null) this.#controller.complain(`${say("not_a_move", { text })} ${say("use_chat")}`, [], this.#input);
    else if (this.#legal.includes(code)) {
      this.#controller.choose(code);
      this.#input.value = "";
      this.#offer();
    } else void this.#controller.why([code], this.#input);
  }

  #offer(): void {
    const found = goOn(this.#actions, this.#input.value, this.#legal);
    this.#list.replaceChildren(...found.map((text) => make("option", { value: text })));
  }

  /** Fill in what all continuations share; false if they share nothing more. */
  complete(): boolean {
    const typed = this.#input.value;
    const found = goOn(this.#actions, typed, this.#legal);
    const [first] = found;
    if (first === undefined || !typed) return false;
    let shared = first;
    for (const text of found) while (!text.startsWith(shared)) shared = shared.slice(0, -1);
    if (shared.length <= typed.length) return false;
    this.#input.value = shared;
    this.#offer();
    return true;
  }
}
