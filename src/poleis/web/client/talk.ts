// People: seats, chat, requests to take back, and the call to the table when it is your turn.

import { byId, cookie, make, put, refill, say, seatClass, seatIcon } from "./dom";
import type { Server } from "./link";
import { badges } from "./panels";
import type { Answer, ChatMessage, Seat, StateMessage } from "./wire";

const KEEP = 200;
/** Milliseconds: first the table is drawn, then the title and the icon of the window. */
const AFTER = 150;

export class Talk {
  readonly #list = byId("chat-list");
  readonly #mute = byId<HTMLInputElement>("mute");
  #unread = 0;

  constructor(private readonly server: Server) {
    this.#mute.checked = localStorage.getItem("mute") === "yes";
    this.#mute.onchange = () => {
      localStorage.setItem("mute", this.#mute.checked ? "yes" : "no");
      this.#list.hidden = this.#mute.checked;
    };
    this.#list.hidden = this.#mute.checked;
    const input = byId<HTMLInputElement>("chat");
    byId<HTMLFormElement>("chat-form").onsubmit = (event) => {
      event.preventDefault();
      const text = input.value.trim();
      if (!text) return;
      input.value = "";
      server.ask("chat", { text }).catch((error: Error) => this.#line(make("i", {}, error.message)));
    };
    const name = byId<HTMLInputElement>("new-name");
    byId<HTMLFormElement>("rename").onsubmit = (event) => {
      event.preventDefault();
      if (!name.value.trim()) return;
      server.ask("rename", { name: name.value.trim() }).catch((error: Error) => toast(error.message));
      name.value = "";
    };
    // The chat has been read when it comes into sight.
    new ResizeObserver(() => this.#count(this.#unread)).observe(this.#list);
  }

  /** Show how many messages are unread: none while the chat is in sight. */
  #count(unread: number): void {
    this.#unread = this.#list.getClientRects().length ? 0 : unread;
    document.body.classList.toggle("unread", this.#unread > 0);
    document.body.style.setProperty("--unread", `"${this.#unread}"`);
  }

  /** The lines said before. */
  recall(lines: ChatMessage[]): void {
    this.#list.replaceChildren();
    for (const line of lines) this.say(line);
    this.#count(0);
  }

  say(message: ChatMessage): void {
    if (this.#mute.checked) return;
    const name = make("b", { class: `seat ${seatClass(message.seat)}` }, message.seat !== null && seatIcon(message.seat), message.name);
    this.#line(name, " ", message.text);
    this.#count(this.#unread + 1);
  }

  #line(...parts: (Node | string)[]): void {
    this.#list.append(make("li", {}, ...parts));
    while (this.#list.children.length > KEEP) this.#list.firstElementChild!.remove();
    this.#list.scrollTop = this.#list.scrollHeight;
  }

  /** Somebody would like to take a move back. */
  askUndo(message: Answer<"ask-undo">): void {
    const dialog = byId<HTMLDialogElement>("undo-dialog");
    byId("undo-question").textContent = message.text;
    const answer = (yes: boolean) => () => {
      dialog.close();
      this.server.ask("undo-answer", { ask: message.ask, yes }).catch(() => {});
    };
    byId("undo-yes").onclick = answer(true);
    byId("undo-no").onclick = answer(false);
    if (!dialog.open) dialog.show();
  }

  endUndo(): void {
    byId<HTMLDialogElement>("undo-dialog").close();
  }
}

/** Something that happened beside the board, for a moment. */
export function toast(text: string): void {
  const box = byId("toast");
  box.textContent = text;
  box.hidden = !text;
  clearTimeout(Number(box.dataset.timer));
  box.dataset.timer = String(setTimeout(() => (box.hidden = true), 5000));
}

/** Who sits at the table. */
export function showPeople(seats: Seat[], you: number | null): void {
  byId("rename").hidden = you === null;
  const note = (seat: Seat) => (seat.seat === you ? say("you") : seat.online || seat.kind === "open" ? "" : say("away"));
  refill(byId("people-list"), seats.map((seat) => [seat.name, note(seat)]), () =>
    seats.map((seat) =>
      make(
        "li",
        { class: seatClass(seat.seat) },
        make("span", { class: "seat" }, seatIcon(seat.seat), seat.name),
        make("span", { class: "muted small" }, note(seat)),
      ),
    ),
  );
}

/** The seats as chips, where there is no room for panels. */
export function showChips(seats: Seat[], you: number | null, visit: (seat: number) => void): void {
  refill(byId("chips"), [seats, you], () =>
    seats.map((seat) => {
      const chip = make(
        "button",
        { type: "button", class: `chip ${seatClass(seat.seat)}${seat.acting ? " acting" : ""}${seat.online ? "" : " gone"}` },
        make("span", { class: "seat" }, seatIcon(seat.seat)),
        make("span", { class: "nm" }, seat.seat === you ? say("you") : seat.name),
        make("span", { class: "facts" }, ...badges(seat.badges ?? [])),
        make("b", { class: "num" }, String(seat.points)),
      );
      chip.onclick = () => visit(seat.seat);
      return chip;
    }),
  );
}

/** Title, favicon and, if the player wants it, a notification tell whose turn it is. */
export class Call {
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
