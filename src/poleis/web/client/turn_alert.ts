// Your turn: title, icon of the window, and a notification.

import { byId, put, say } from "./dom";
import type { StateMessage } from "./wire";

/** Milliseconds: the table is drawn before the title and the icon change. */
const AFTER = 150;

/** Title, favicon and, if the player wants it, a notification and a sound tell whose turn it is. */
export class TurnAlert {
  readonly #title = document.title;
  #mine?: boolean;
  #timer = 0;

  constructor() {
    byId("notify-panel").addEventListener("toggle", (event) => {
      if (event.newState === "open") void panel().then((all) => all.openPanel());
    });
  }

  show(state: StateMessage): void {
    const mine = state.you !== null && state.actors.includes(state.you) && !state.over;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#dress(mine), AFTER);
    if (mine && !this.#mine) this.#ring(state);
    if (!mine) byId("alert").textContent = "";
    this.#mine = mine;
  }

  #dress(mine: boolean): void {
    const title = mine ? `● ${say("your_turn")} · ${this.#title}` : this.#title;
    if (document.title !== title) document.title = title;
    put(byId("favicon"), "href", byId("favicon").dataset[mine ? "turn" : "calm"]!);
  }

  #ring(state: StateMessage): void {
    byId("alert").textContent = `${say("your_turn")}. ${state.prompt ?? ""}`;
    if (this.#mine === false && localStorage.sound) void panel().then((all) => all.playSound());
    if (!document.hidden || !document.cookie.includes("notify=yes") || window.Notification?.permission !== "granted") return;
    const note = new Notification(say("your_turn"), { body: this.#title, tag: location.pathname });
    note.onclick = () => {
      focus();
      note.close();
    };
  }
}

/** The panel of notifications is loaded when it is first used. */
const panel = () => import("./extras");
