// What happens to seats now and then: votes, resigning, bots for absent players, another device.

import { byId, page, say, toast } from "./dom";
import type { Server } from "./link";
import type { StateMessage, VoteClosed, VoteQuestion } from "./wire";

const complain = (error: Error) => toast(error.message);

/** The people present decide about something, or have decided. */
export function showVote(server: Server, message: VoteQuestion | VoteClosed): void {
  const dialog = byId<HTMLDialogElement>("vote-dialog");
  if (message.type === "vote-closed") {
    dialog.close();
    return toast(message.text);
  }
  byId("vote-question").textContent = message.text;
  for (const id of ["yes", "no"]) {
    byId(`vote-${id}`).onclick = () => {
      dialog.close();
      server.ask("vote", { vote: message.vote, yes: id === "yes" }).catch(complain);
    };
  }
  if (!dialog.open) dialog.show();
}

/** Propose a bot for the seat of a player who is away. */
export function replace(server: Server, wish: { seat: number; bot: string }): void {
  byId(`bot-${wish.seat}`).hidePopover();
  server.ask("replace", wish).catch(complain);
}

/** Carry out what a button of the menus is for. */
export async function act(what: string, server: Server, state: () => StateMessage): Promise<void> {
  if (what === "device") return device(state().you!);
  try {
    if (what === "resign") {
      await server.ask("resign", { seat: state().you! });
      if (!state().over) location.reload(); // a bot has the seat for good
    } else {
      await server.ask("abandon", {});
      if (!state().over) toast(say("vote_asked"));
    }
  } catch (error) {
    complain(error as Error);
  }
}

/** Fetch a new link to my seat, and show it. */
async function device(seat: number): Promise<void> {
  const answer = await fetch(`/api/tables/${page.table}/device`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ seat }),
  }).catch(() => null);
  const link = (await answer?.json().catch(() => null)) as { url?: string; qr?: string; text?: string } | null;
  if (!link?.url) return toast(link?.text ?? say("failed"));
  byId("device-code").innerHTML = link.qr!;
  byId("device-address").textContent = link.url;
  byId("device-copy").dataset.copy = link.url;
}
