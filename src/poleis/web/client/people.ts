// The players: a list, and chips where there is no room for panels.

import { byId, make, refill, say, seatClass, seatIcon } from "./dom";
import { badges } from "./panels";
import type { Chip } from "./wire";

/** Who sits at the table. */
export function showPeople(seats: Chip[], you: number | null): void {
  byId("rename").hidden = you === null;
  const note = (seat: Chip) => seat.about || (seat.seat === you ? say("you") : seat.online || seat.kind === "open" ? "" : say("away"));
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
