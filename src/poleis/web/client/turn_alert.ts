// Your turn: title, icon of the window, and a notification.

import { byId, cookie, put, say } from "./dom";
import type { StateMessage } from "./wire";

/** Milliseconds: the table is drawn before the title and the icon change. */
const AFTER = 150;

/** Title, favicon and, if the player wants it, a notification tell whose turn it is. */
export class TurnAlert {
  readonly #title = document.title;
  #mine = false;
  #timer = 0;
  readonly #button = byId<HTMLButtonElement>("notify");

  constructor() {
    this.#button.hidden = !("Notification" in window);
    if (this.#button.hidden) return;
    this.#button.onclick = async () => {
      const on = this.#button.getAttribute("aria-pressed") !== "true";
      cookie("notify", on ? "yes" : "no");
      this.#showPermission();
      if (on) await Notification.requestPermission();
      this.#showPermission();
    };
    byId("main-menu").addEventListener("toggle", () => this.#showPermission());
    this.#showPermission();
  }

  /** Tick the wish if the browser grants it, and say what the browser has decided. */
  #showPermission(): void {
    const wanted = document.cookie.includes("notify=yes");
    const decision = isSecureContext ? Notification.permission : "insecure";
    put(this.#button, "aria-pressed", String(wanted && decision === "granted"));
    for (const note of document.querySelectorAll<HTMLElement>("[data-permission]")) {
      note.hidden = !wanted || note.dataset.permission !== decision;
    }
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
    if (!document.hidden || this.#button.getAttribute("aria-pressed") !== "true") return;
    const note = new Notification(say("your_turn"), { body: this.#title, tag: location.pathname });
    note.onclick = () => {
      focus();
      note.close();
    };
  }
}
