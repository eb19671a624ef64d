// Seats without a player, in the list of people: links to send, and bots to seat where a player is away.

import { byId, page, say } from "./dom";
import type { StateMessage } from "./wire";

/** Show what one can do about each seat; *ago* is the age of the state in seconds. */
export function showOffered(state: StateMessage, ago: number): void {
  byId("seat-lost").hidden = state.over || state.you !== null || (!page.lost && page.you == null);
  for (const row of document.querySelectorAll<HTMLElement>("#offered>li")) {
    const seat = state.seats![Number(row.dataset.seat)]!;
    const wait = state.bot_in![seat.seat];
    const minutes = Math.ceil((wait! - ago) / 60);
    row.hidden = state.over || (wait === undefined && (seat.kind !== "open" || !page.host));
    for (const one of [row, byId(`bot-${seat.seat}`)]) one.classList.toggle("vacant", wait !== undefined);
    row.querySelector(".absent")!.textContent = `${seat.name}. ${minutes > 120 ? say("bot_in_hours", { n: Math.ceil(minutes / 60) }) : minutes > 0 ? say("bot_in", { n: minutes }) : say("bot_now")}`;
    row.querySelector<HTMLButtonElement>(".ib")!.disabled = minutes > 0;
  }
}
