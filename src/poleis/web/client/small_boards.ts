// Small boards in a page to read: a tap on a marked thing shows its answer.

import { isPhone, put } from "./dom";

const MARGIN = 14;

/** Show as much of a drawing as there is, with all that answers draw over it. */
function fit(layer: Element | null, drawings: Element[]): void {
  const drawing = layer?.closest<SVGSVGElement>(".drawing svg.board");
  if (!drawing) return;
  layer!.append(...drawings.map((one) => one.cloneNode(true)));
  const { x, y, width, height } = drawing.getBBox();
  layer!.replaceChildren();
  put(drawing, "viewBox", [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].join(" "));
}

/** A board holds one template for each thing: the words, and what to draw over the board. */
function start(board: Element): void {
  const said = board.querySelector(".said")!;
  const layer = board.querySelector(".overlay");
  const narrow = () => board.classList.toggle("phone", isPhone.matches);
  isPhone.addEventListener("change", narrow);
  narrow();
  const answers = [...board.querySelectorAll("template")].map((answer) => ({
    answer,
    thing: board.querySelector<SVGElement>(`[data-ref="${answer.dataset.for}"]`)!,
  }));
  fit(layer, answers.flatMap(({ answer }) => [...answer.content.querySelectorAll(".over")]));
  for (const { answer, thing } of answers) {
    put(thing, "data-state", "lit");
    put(thing, "role", "button");
    put(thing, "tabindex", "0");
    const show = () => {
      for (const one of answers) put(one.thing, "data-state", one.thing === thing ? answer.dataset.as! : "lit");
      const told = answer.content.cloneNode(true) as DocumentFragment;
      const drawn = told.querySelector(".over");
      drawn?.remove();
      layer?.replaceChildren(...(drawn?.childNodes ?? []));
      said.replaceChildren(told);
    };
    // What lies on a thing is part of it.
    (thing.closest(".bundle") ?? thing).addEventListener("click", show);
    thing.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      show();
    });
  }
}

export function startSmallBoards(): void {
  document.querySelectorAll(".small-board").forEach(start);
}
