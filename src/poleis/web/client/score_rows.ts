// Lines of a score sheet answer a tap: what counts is marked on the boards, and the reasons stand beside the line.

import { isPhone, make, makeSvg, ruleChip } from "./dom";
import type { Board } from "./panels";
import type { ScoreMark, ScoreMessage } from "./wire";

/** Letters of a mark on the screen, in px. */
const LETTER = 13;
/** The height that the words need below a panel, in px. */
const ROOM = 210;

/** The button of a line that a tap means: the one that was hit, or the only one in the row. */
function lineAt(target: Element): HTMLElement | null {
  const hit = target.closest<HTMLElement>("a,button");
  if (hit) return hit.matches("[data-line]") ? hit : null;
  const [one, another] = target.closest("tr")?.querySelectorAll<HTMLElement>("[data-line]") ?? [];
  return another ? null : (one ?? null);
}

/** Mark a thing: a ring around what is drawn of it, and its number in the corner. */
function mark(thing: Element, { text, counts }: ScoreMark): void {
  const look = counts ? "counts" : "not";
  const drawn = thing as SVGGraphicsElement;
  const svg = drawn.ownerSVGElement; // an element of HTML has none
  const screen = svg?.getScreenCTM();
  if (!screen) {
    thing.setAttribute("data-worth", text);
    thing.classList.add(`${look}-worth`);
    return;
  }
  const { x, y, width, height } = drawn.getBBox();
  const own = drawn.getScreenCTM()!;
  const { a, b, c, d, e, f } = screen.inverse().multiply(own);
  const layer = makeSvg("g", { class: "reasons marked", transform: `matrix(${[a, b, c, d, e, f].join(" ")})` });
  const ring = { x, y, width, height, rx: 6 };
  layer.append(makeSvg("rect", { ...ring, class: "ring-halo" }), makeSvg("rect", { ...ring, class: `${look}-ring` }));
  if (text) {
    const size = LETTER / own.a;
    const wide = size * (text.length * 0.62 + 0.8);
    const left = x + width - wide + size * 0.3;
    const top = y - size * 0.4;
    const label = makeSvg("text", { class: `${look}-number`, x: left + wide / 2, y: top + size * 1.08, "font-size": size, "text-anchor": "middle" });
    label.textContent = text;
    layer.append(makeSvg("rect", { class: `${look}-plate`, x: left, y: top, width: wide, height: size * 1.45, rx: size * 0.72 }), label);
  }
  svg!.append(layer);
}

function unmark(): void {
  for (const one of document.querySelectorAll(".reasons.marked")) one.remove();
  for (const one of document.querySelectorAll("[data-worth]")) {
    one.removeAttribute("data-worth");
    one.classList.remove("counts-worth", "not-worth");
  }
}

interface Owner {
  ask(seat: number, line: string): Promise<ScoreMessage>;
  /** Open the bubble; *then* is called when it goes. */
  open(then: () => void): HTMLElement;
  /** Leave the end screen. */
  toBoards(): void;
}

let asked = 0;

/** Answer a tap on a line. A refused question has no answer. */
export async function answer(target: Element, board: Board, owner: Owner): Promise<void> {
  const line = lineAt(target);
  if (!line) return;
  const mine = ++asked;
  const { seat, line: key } = line.dataset;
  const found = await owner.ask(Number(seat), key!).catch(() => null);
  if (!found || mine !== asked) return;
  let there: Element | null = line;
  if (line.closest("#end-sheet")) {
    owner.toBoards();
    if (!isPhone.matches) board.reveal("scores");
    there = board.root.querySelector(`[data-seat="${seat}"][data-line="${key}"]`);
  }
  const row = there?.closest("tr")?.getBoundingClientRect();
  const column = there?.closest(".panel")?.getBoundingClientRect();
  const box = owner.open(() => clear(board));
  show(box, found, board);
  const panel = board.frames.get(found.panel)?.root.getBoundingClientRect();
  if (isPhone.matches) {
    // The words stand at the foot; a panel down there has them above it.
    if (panel && panel.top > innerHeight / 2) box.style.bottom = `${innerHeight - panel.top + 6}px`;
  } else if (row?.width) {
    place(box, row, column!);
    const own = box.getBoundingClientRect();
    if (panel && own.left < panel.right && panel.left < own.right && own.top < panel.bottom && panel.top < own.bottom) {
      box.removeAttribute("style");
      box.classList.add("foot");
    }
  }
}

function show(box: HTMLElement, found: ScoreMessage, board: Board): void {
  const list = found.reasons.map((one, i) =>
    make(
      "li",
      { class: one.counts ? "adds" : "idle" },
      make("b", {}, one.gain),
      make("span", {}, one.text, " ", one.rule && one.rule !== found.reasons[i - 1]?.rule && ruleChip(one.rule)),
    ),
  );
  box.replaceChildren(make("b", {}, found.title), make("p", {}, found.text), make("ul", {}, ...list));
  document.body.append(box);
  box.className = "bubble score foot";
  board.reasons = found.overlays;
  board.reveal(found.panel);
  board.overlay({});
  board.frames.get(found.panel)?.root.scrollIntoView({ block: "nearest" });
  const things = found.marks.map(({ panel, name }) => {
    const value = CSS.escape(name);
    return board.frames.get(panel)?.body.querySelector(`[data-name=${value}],[data-ref=${value}]`);
  });
  if (isPhone.matches) things[0]?.scrollIntoView();
  things.forEach((thing, i) => thing && mark(thing, found.marks[i]!));
}

/** In the column of the line, so that the boards stay in sight: below the panel, or else beside the line. */
function place(box: HTMLElement, row: DOMRect, column: DOMRect): void {
  const wide = Math.max(column.width, 280);
  const foot = innerHeight - column.bottom > ROOM ? column.bottom : row.bottom;
  const isBelow = foot > row.bottom || innerHeight - foot > row.top;
  box.classList.remove("foot");
  Object.assign(box.style, {
    width: `${wide}px`,
    left: `${Math.min(column.left, innerWidth - wide - 8)}px`,
    [isBelow ? "top" : "bottom"]: `${isBelow ? foot + 6 : innerHeight - row.top + 6}px`,
    maxHeight: `${(isBelow ? innerHeight - foot : row.top) - 20}px`,
  });
}

function clear(board: Board): void {
  if (!board.reasons) return;
  board.reasons = null;
  board.overlay({});
  unmark();
}
