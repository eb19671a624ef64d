// The dialogs of a table: the curtain at one screen for several players, and the question for a takeback.

import { byId, seatClass, seatIcon } from "./dom";
import type { Server } from "./link";
import type { StateMessage, UndoQuestion } from "./wire";

/** Close the curtain until the next player confirms, or open it. */
export function showCurtain({ curtain, can_undo }: StateMessage, server: Server, undo: () => void): void {
  const dialog = byId<HTMLDialogElement>("curtain");
  if (!curtain) return dialog.close();
  const { seat, title, button } = curtain;
  dialog.className = `ask ${seatClass(seat)}`;
  dialog.oncancel = (event) => event.preventDefault();
  byId("curtain-title").replaceChildren(seatIcon(seat), title);
  byId("reveal").textContent = button;
  byId("reveal").onclick = () => void server.ask("reveal", { seat }).catch(() => {});
  byId("curtain-undo").hidden = can_undo === "no";
  byId("curtain-undo").onclick = undo;
  if (!dialog.open) dialog.showModal();
}

/** Somebody would like to take a move back. */
export function askUndo(message: UndoQuestion, server: Server): void {
  const dialog = byId<HTMLDialogElement>("undo-dialog");
  byId("undo-question").textContent = message.text;
  const answer = (yes: boolean) => () => {
    dialog.close();
    server.ask("undo-answer", { ask: message.ask, yes }).catch(() => {});
  };
  byId("undo-yes").onclick = answer(true);
  byId("undo-no").onclick = answer(false);
  if (!dialog.open) dialog.show();
}
