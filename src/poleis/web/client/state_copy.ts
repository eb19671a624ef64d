// The newest state as this page has it, put together from the changes that the server sends.

import type { Panels } from "./panels";
import type { Edit, Layout, StateMessage } from "./wire";

function edited(old: string, edits: Edit[]): string {
  let body = "";
  let at = 0;
  for (const [from, to, text] of edits) {
    body += old.slice(at, from) + text;
    at = to;
  }
  return body + old.slice(at);
}

/** Panels with the changes applied; a known drawing is sent as edits. */
function merged(known: Panels, news: StateMessage["panels"]): Panels {
  const all = { ...known };
  for (const [id, panel] of Object.entries(news ?? {})) {
    all[id] = panel && "edits" in panel ? { ...panel, body: edited(known[id]!.body, panel.edits) } : panel;
  }
  return all;
}

export class StateCopy {
  state: StateMessage | null = null;
  panels: Panels = {};
  layout: Layout | null = null;
  #arrival: (() => void) | null = null;
  readonly #greet: () => void;

  constructor(greet: () => void) {
    this.#greet = greet;
  }

  /** Apply a state: the changes since the last one; after a gap, ask for a full state. False if nothing is new. */
  take(state: StateMessage): boolean {
    if (state.base !== null && state.base !== this.state?.rev) {
      if (this.state && state.rev <= this.state.rev) return false;
      this.state = null;
      this.#greet();
      return false;
    }
    this.panels = merged(state.base === null ? {} : this.panels, state.panels);
    this.layout = state.layout ?? this.layout;
    this.state = state;
    return true;
  }

  /** Tell those who wait that the state is there. */
  arrived(): void {
    this.#arrival?.();
  }

  /** Wait for the state with this revision, so that half a turn is never shown. */
  reached(rev: number): Promise<void> {
    return new Promise((resolve) => {
      this.#arrival = () => {
        if (!this.state || this.state.rev < rev) return;
        this.#arrival = null;
        resolve();
      };
      this.#arrival();
    });
  }
}
