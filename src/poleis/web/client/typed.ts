// A line for moves in the notation of the record, with completion.

import type { Actions } from "./actions";
import { byId, make } from "./dom";

export class TypedLine {
  private readonly input = byId<HTMLInputElement>("typed");
  private readonly list = byId("typed-list");

  constructor(
    private readonly actions: Actions,
    private readonly legal: () => number[],
    private readonly given: (code: number | null, text: string) => void,
  ) {
    this.input.oninput = () => this.offer();
    this.input.onfocus = () => this.offer();
    this.input.onkeydown = (event) => {
      if (event.key === "Tab" && !event.shiftKey && this.complete()) event.preventDefault();
      if (event.key === "Escape") this.input.blur();
    };
    byId<HTMLFormElement>("typed-form").onsubmit = (event) => {
      event.preventDefault();
      const text = this.input.value.trim();
      if (text || !this.legal().length) this.given(this.actions.parse(text), text);
      else this.given(null, "");
    };
  }

  focus(): void {
    this.input.focus();
  }

  clear(): void {
    this.input.value = "";
    this.offer();
  }

  private offer(): void {
    const found = this.actions.complete(this.input.value, this.legal(), 30);
    this.list.replaceChildren(...found.map((text) => make("option", { value: text })));
  }

  /** Fill in what all continuations share; false if they share nothing more. */
  private complete(): boolean {
    const typed = this.input.value;
    const found = this.actions.complete(typed, this.legal(), 30);
    const [first] = found;
    if (first === undefined || !typed) return false;
    let shared = first;
    for (const text of found) while (!text.startsWith(shared)) shared = shared.slice(0, -1);
    if (shared.length <= typed.length) return false;
    this.input.value = shared;
    this.offer();
    return true;
  }
}
