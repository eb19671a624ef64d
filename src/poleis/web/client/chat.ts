// Chat and names.

import { byId, make, seatClass, seatIcon, toast } from "./dom";
import type { Server } from "./link";
import type { ChatMessage } from "./wire";

const KEEP = 200;

export class Chat {
  readonly #list = byId("chat-list");
  readonly #mute = byId<HTMLInputElement>("mute");
  #unread = 0;

  constructor(server: Server) {
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
}
