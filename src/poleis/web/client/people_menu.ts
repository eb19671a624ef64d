// The list of the people at a table, and what can be done about each: mute, report, and for the host remove.

import { byId, icon, make, page, refill, say, seatClass, seatIcon, toast } from "./dom";
import type { Server } from "./link";
import type { Chip } from "./wire";

/** Asks the server for a change of the table. */
type Ask = (what: string, data: object) => Promise<void>;

/** Who sits at the table. */
export function showPeople(seats: Chip[], you: number | null, server: Server, ask: Ask): void {
  const rename = byId<HTMLFormElement>("rename");
  rename.hidden = you === null;
  rename.onsubmit = (event) => {
    event.preventDefault();
    const field = byId<HTMLInputElement>("new-name");
    const name = field.value.trim();
    field.value = "";
    if (name) server.ask("rename", { name }).catch((error: Error) => toast(error.message));
  };
  const note = (seat: Chip) => seat.about || (seat.seat === you ? say("you") : seat.online || seat.kind === "open" ? "" : say("away"));
  refill(byId("people-list"), seats.map((seat) => [seat.name, seat.kind, note(seat)]), () =>
    seats.map((seat) =>
      make(
        "li",
        { class: seatClass(seat.seat) },
        make("span", { class: "seat" }, seatIcon(seat.seat), seat.name),
        make("span", { class: "muted small" }, note(seat)),
        seat.kind === "human" && seat.seat !== you && personButton(seat, ask),
      ),
    ),
  );
}

function personButton(seat: Chip, ask: Ask): HTMLElement {
  const label = say("person", { name: seat.name });
  const button = make("button", { type: "button", class: "ib", popovertarget: "person-menu", "aria-label": label, title: label }, icon("ui-menu"));
  button.onclick = () => showPerson(seat, ask);
  return button;
}

function showPerson({ seat, name }: Chip, ask: Ask): void {
  byId("person-name").replaceChildren(make("span", { class: `seat ${seatClass(seat)}` }, seatIcon(seat), name));
  const key = `mute ${page.table} ${seat}`;
  const mute = byId("person-mute");
  const press = () => mute.setAttribute("aria-pressed", String(!!localStorage[key]));
  mute.onclick = () => {
    localStorage[key] = localStorage[key] ? "" : "yes";
    press();
  };
  press();
  byId("person-kick").onclick = () => void ask("kick", { seat });
  byId<HTMLFormElement>("person-report").onsubmit = (event) => {
    event.preventDefault();
    const field = byId<HTMLTextAreaElement>("report-text");
    void ask("report", { seat, text: field.value });
    field.value = "";
    byId("person-menu").hidePopover();
  };
}
