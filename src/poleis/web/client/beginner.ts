// Help for beginners: whether it is on at this table. The help itself is loaded when it is first on.

import type { Actions } from "./actions";
import type { BeginnerHelp } from "./beginner_help";
import { byId, page, tutor } from "./dom";
import type { Link } from "./link";

export class Beginner {
  #help: Promise<BeginnerHelp> | undefined;

  constructor(
    readonly link: Link,
    readonly actions: Actions,
    readonly undo: () => void,
  ) {
    if (page.you != null && localStorage.beginner === undefined) tutor(page.table!, true);
    byId("beginner-row").onclick = () => this.turn();
  }

  get isOn(): boolean {
    return !!localStorage[`beginner ${page.table}`];
  }

  /** Turn the help on or off: the next state has it, or has it not. */
  turn(): void {
    tutor(page.table!, !this.isOn);
    this.link.greet();
  }

  /** Do something with the help, if it is on or was. */
  use(what: (help: BeginnerHelp) => void): void {
    if (this.isOn) this.#help ??= import("./beginner_help").then((all) => new all.BeginnerHelp(this));
    void this.#help?.then(what);
  }
}
