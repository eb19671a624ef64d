// Seats without a player, in the host's list of people: links to send, and bots to seat where a player is away.

import { byId, page, say } from "./dom";
import type { StateMessage } from "./wire";

/** Show what the host can do about each seat; *age* is the age of the state in seconds. */
export function showOffered(state: StateMessage, ago: number): void {
  byId("seat-lost").hidden = state.mine.length > 0 || (!page.lost && page.you == null);
  for (const row of document.querySelectorAll<HTMLElement>("#offered>li")) {
    const seat = state.seats![Number(row.dataset.seat)]!;
    const wait = state.bot_in![seat.seat];
    const minutes = Math.ceil((wait! - ago) / 60);
    row.hidden = state.over || (wait === undefined && seat.kind !== "open");
    row.classList.toggle("vacant", wait !== undefined);
    row.querySelector(".absent")!.textContent = `${seat.name}. ${minutes > 0 ? say("bot_in", { n: minutes }) : say("bot_now")}`;
    row.querySelector<HTMLButtonElement>("[popovertarget]")!.disabled = minutes > 0;
  }
}
