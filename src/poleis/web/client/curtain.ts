// The curtain at one screen for several players.

import { byId, seatClass, seatIcon } from "./dom";
import type { Server } from "./link";
import type { StateMessage } from "./wire";

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
