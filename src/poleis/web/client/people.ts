// The players as chips. The list of people is in people_menu.ts.

import { byId, make, refill, say, seatClass, seatIcon } from "./dom";
import { badges } from "./panels";
import type { Chip } from "./wire";

/** The seats as chips, where there is no room for panels. */
export function showChips(seats: Chip[], you: number | null, visit: (seat: number) => void): void {
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
