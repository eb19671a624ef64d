// What happens to seats now and then: votes, resigning, bots for absent players, another device.

import { byId, page, say, toast } from "./dom";
import { post } from "./home";
import type { Server } from "./link";
import type { StateMessage, UndoClosed, UndoQuestion, VoteClosed, VoteQuestion } from "./wire";

const complain = (error: Error) => toast(error.message);

/** Show what one can do about each seat; *ago* is the age of the state in seconds. */
export function showOffered(state: StateMessage, ago: number): void {
  byId("seat-lost").hidden = state.over || state.mine.length > 0 || (!page.lost && page.you == null);
  byId("seat-lost").classList.toggle("freed", state.seats![page.you ?? 0]!.kind === "open");
  for (const row of document.querySelectorAll<HTMLElement>("#offered>li")) {
    const seat = state.seats![Number(row.dataset.seat)]!;
    const wait = state.bot_in![seat.seat];
    const minutes = Math.ceil((wait! - ago) / 60);
    row.hidden = state.over || (wait === undefined && (seat.kind !== "open" || !page.host));
    for (const one of [row, byId(`bot-${seat.seat}`)]) one.classList.toggle("vacant", wait !== undefined);
    const when =
      minutes > 120
        ? say("bot_in_hours", { n: Math.ceil(minutes / 60) })
        : minutes > 0
          ? say("bot_in", { n: minutes })
          : say("bot_now");
    row.querySelector(".absent")!.textContent = `${seat.name}. ${when}`;
    row.querySelector<HTMLButtonElement>(".ib")!.disabled = minutes > 0;
  }
}

/** The others are asked to agree to something, or it is decided. */
export function showQuestion(server: Server, message: UndoQuestion | UndoClosed | VoteQuestion | VoteClosed): void {
  const kind = "vote" in message ? "vote" : "undo";
  const dialog = byId<HTMLDialogElement>(`${kind}-dialog`);
  if ("yes" in message) {
    dialog.close();
    return toast(message.text);
  }
  byId(`${kind}-question`).textContent = message.text;
  for (const yes of [true, false]) {
    byId(`${kind}-${yes ? "yes" : "no"}`).onclick = () => {
      dialog.close();
      const answer = "vote" in message ? server.ask("vote", { vote: message.vote, yes }) : server.ask("undo-answer", { ask: message.ask, yes });
      answer.catch(complain);
    };
  }
  if (!dialog.open) dialog.show();
}

/** Change something on the server and go to the table that it names. */
type Open = (what: string, data: object) => Promise<void>;

/** Carry out what a button of the menus is for. */
export async function act(button: HTMLElement, server: Server, state: () => StateMessage, open: Open): Promise<void> {
  const { you, seats } = state();
  try {
    switch (button.dataset.seating) {
      case "back":
        return await open("seat", {});
      case "device":
        return await showLink(you!);
      case "abandon":
        await server.ask("abandon", {});
        if (!state().over) toast(say("vote_asked"));
        return;
      case "resign":
        await server.ask("resign", { seat: you! });
        if (!state().over) location.reload(); // a bot has the seat for good
        return;
    }
    const wish = { seat: Number(button.dataset.seating), bot: (button.previousElementSibling as HTMLSelectElement).value };
    if (you === null || seats![wish.seat]!.kind === "open") return await open("bot", wish);
    byId(`bot-${wish.seat}`).hidePopover();
    await server.ask("replace", wish);
  } catch (error) {
    complain(error as Error);
  }
}

/** Fetch a new link to my seat, and show it. */
async function showLink(seat: number): Promise<void> {
  const { ok, body: link } = await post<{ url: string; qr: string }>(`/api/tables/${page.table}/device`, { seat });
  if (!ok) return toast(link!.text!);
  byId("device-code").innerHTML = link!.qr;
  byId("device-address").textContent = link!.url;
  byId("device-copy").dataset.copy = link!.url;
}
