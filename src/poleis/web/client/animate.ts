// Pieces keep their ids, so what moved can be seen moving, whatever the game.

import { prefersStill } from "./dom";
import { sky } from "./panels";

interface Spot {
  svg: Element | null;
  /** The middle in the units of its drawing: a new crop of the same drawing moves nothing. */
  x: number;
  y: number;
  box: DOMRect;
}

export type Spots = Map<string, Spot>;

/** Where every piece is now; nowhere, if nothing is to be seen moving. */
export function spots(root: Element): Spots {
  const found: Spots = new Map();
  if (prefersStill.matches || document.hidden) return found;
  const drawings = new Map<SVGSVGElement, DOMMatrix | undefined>();
  for (const piece of root.querySelectorAll<SVGGraphicsElement>(".piece[id]")) {
    const svg = piece.ownerSVGElement;
    const box = piece.getBoundingClientRect();
    if (!svg || !box.width) continue;
    if (!drawings.has(svg)) drawings.set(svg, svg.getScreenCTM()?.inverse());
    const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
    const { x, y } = middle.matrixTransform(drawings.get(svg));
    found.set(piece.id, { svg, x, y, box });
  }
  return found;
}

let running: Animation[] = [];

/** Any input ends all travels at once. */
export function land(): void {
  for (const animation of running) animation.finish();
  running = [];
}

/** A die comes to rest, a moment after everything else is in its place. */
function roll(die: Element): void {
  const animation = die.animate([{ transform: "scale(.4) rotate(-540deg)", opacity: 0 }, { transform: "none" }], {
    duration: 520,
    delay: 150,
    fill: "backwards",
    easing: "cubic-bezier(.2,0,0,1)",
  });
  running.push(animation);
}

/** Let the pieces that are elsewhere now travel from where they were. */
export function fly(root: Element, before: Spots): void {
  land();
  if (!before.size) return;
  const layer = sky();
  for (const [id, now] of spots(root)) {
    const then = before.get(id);
    if (!then) {
      const piece = document.getElementById(id)!;
      if (piece.classList.contains("rolled")) roll(piece);
      continue;
    }
    const same = then.svg === now.svg && Math.hypot(then.x - now.x, then.y - now.y) < 1;
    if (same) continue;
    const piece = document.getElementById(id) as unknown as SVGGraphicsElement;
    const matrix = piece.parentElement && (piece.parentNode as SVGGraphicsElement).getScreenCTM?.();
    if (!matrix) continue;
    const copy = piece.cloneNode(true) as SVGGraphicsElement;
    for (const one of [copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id");
    const carrier = layer.appendChild(copy.ownerDocument.createElementNS(layer.namespaceURI, "g")) as SVGGElement;
    const frame = carrier.appendChild(carrier.cloneNode() as SVGGElement);
    const { a, b, c, d, e, f } = matrix;
    frame.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
    if (piece.closest(".glance")) frame.classList.add("glance");
    frame.append(copy);
    const scale = then.box.width / now.box.width;
    const dx = then.box.x - now.box.x * scale;
    const dy = then.box.y - now.box.y * scale;
    piece.classList.add("away");
    const animation = carrier.animate(
      [{ transform: `translate(${dx}px,${dy}px) scale(${scale})` }, { transform: "none" }],
      { duration: 280, easing: "cubic-bezier(.3,0,.1,1)" },
    );
    running.push(animation);
    const done = () => {
      carrier.remove();
      piece.classList.remove("away");
    };
    animation.onfinish = done;
    animation.oncancel = done;
  }
}
