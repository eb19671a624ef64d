// The end: who won and why, every point with its rule, and the final boards.

import { byId, isAreaOf, make, ruleChip, say, seatClass, seatIcon } from "./dom";
import type { Panels } from "./panels";
import type { Chip, Result } from "./wire";

function who(seat: Pick<Chip, "seat" | "name">): HTMLElement {
  return make("span", { class: `seat ${seatClass(seat.seat)}` }, seatIcon(seat.seat), seat.name);
}

/** The seat's board as a thumbnail: a copy of its drawing, or of several that are one whole. */
function thumbnail(seat: number, panels: Panels): HTMLElement {
  const box = make("div", { class: "thumb glance" });
  const panel = Object.values(panels).find((one) => one && isAreaOf(seat, one));
  const holder = make("template");
  holder.innerHTML = panel?.body ?? "";
  const drawn = holder.content.querySelector(".whole") ?? holder.content.querySelector("svg");
  if (!drawn) return box;
  for (const one of drawn.querySelectorAll("[id]")) {
    if (!one.closest("defs")) one.removeAttribute("id");
  }
  for (const one of drawn.querySelectorAll("[data-ref]")) one.removeAttribute("data-ref");
  drawn.setAttribute("aria-hidden", "true");
  box.append(drawn);
  return box;
}

/** Crop a drawing to what is drawn. */
function crop(svg: SVGSVGElement): void {
  const { x, y, width, height } = svg.getBBox();
  if (width) svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
}

/** The sheets beside each other, the winner's first. */
export function sheet(result: Pick<Result, "places" | "rows" | "total">): HTMLElement {
  const order = result.places;
  const head = make("tr", {}, make("td"), ...order.map((seat) => make("th", { class: "r", scope: "col" }, who(seat))), make("td", { class: "rules" }));
  const rows = result.rows.map((row) => {
    const best = Math.max(...row.points.map(Number));
    const cells = order.map(({ seat }) => {
      const points = String(row.points[seat] ?? "");
      return make("td", { class: "r" }, Number(points) === best ? make("b", {}, points) : points);
    });
    const name = make("th", { scope: "row" }, row.label);
    return make("tr", {}, name, ...cells, make("td", { class: "r rules" }, ...row.rules.map(ruleChip)));
  });
  const total = make(
    "tr",
    { class: "sum" },
    make("th", { scope: "row" }, say("total")),
    ...order.map(({ seat }) => make("td", { class: "r" }, String(result.total[seat] ?? ""))),
    make("td", { class: "rules" }),
  );
  return make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows, total));
}

/** Show the end, which stays hidden until all of it is there. */
export function showEnd(result: Result, seats: Chip[], panels: Panels): void {
  byId("end").hidden = false;
  byId("end-title").textContent = result.title;
  byId("end-detail").textContent = result.detail;
  byId("end-places").replaceChildren(
    ...result.places.map((place) => {
      const seat = seats.find((one) => one.seat === place.seat)!;
      return make(
        "section",
        { class: `panel place ${seatClass(place.seat)}` },
        make("header", {}, make("b", { class: "serif" }, place.place), who(seat), make("b", { class: "num" }, String(place.points))),
        place.played && make("p", { class: "muted small" }, place.played),
        thumbnail(place.seat, panels),
      );
    }),
  );
  for (const svg of byId("end-places").querySelectorAll("svg.board")) crop(svg as SVGSVGElement);
  // A game may compare all seats in a panel of its own; it knows its symbols and automata.
  const scores = panels["scores"]?.body;
  if (!scores) return byId("end-sheet").replaceChildren(sheet(result));
  byId("end-sheet").innerHTML = scores;
  // Its columns stand in the order of the seats, these in that of the places.
  for (const { cells } of byId("end-sheet").querySelectorAll("tr")) {
    const [name, ...points] = cells;
    name!.after(...result.places.map(({ seat }) => points[seat]!));
  }
}
