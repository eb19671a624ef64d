// By keyboard: one stop per panel, arrows go to the nearest thing in their direction.

import { put } from "./dom";
import type { Thing } from "./panels";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(thing: Element): { x: number; y: number } {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The thing that lies nearest in the direction of an arrow key. */
export function towards(from: Element, key: string, among: Thing[]): Thing | null {
  const way = WAYS[key];
  if (!way) return null;
  const start = middle(from);
  let best: Thing | null = null;
  let least = Infinity;
  for (const thing of among) {
    if (thing === from) continue;
    const { x, y } = middle(thing);
    const along = (x - start.x) * way[0] + (y - start.y) * way[1];
    const aside = Math.abs((x - start.x) * way[1] + (y - start.y) * way[0]);
    if (along < 1 || aside > along * 2.2) continue;
    const cost = along + aside * 1.6;
    if (cost < least) [best, least] = [thing, cost];
  }
  return best;
}

/** Make exactly one thing of each panel a stop of the Tab key: the focused, a chosen or a lit one. */
export function rove(things: Thing[]): void {
  const rank = (thing: Thing) =>
    thing === document.activeElement ? 0 : { chosen: 1, lit: 2, hint: 2 }[thing.dataset.state ?? ""] ?? 3;
  const stops = new Map<Element | null, Thing>();
  for (const thing of things) {
    const panel = thing.closest(".panel");
    const best = stops.get(panel);
    if (rank(thing) < 3 && (!best || rank(thing) < rank(best))) stops.set(panel, thing);
  }
  const chosen = new Set(stops.values());
  for (const thing of things) put(thing, "tabindex", chosen.has(thing) ? "0" : "-1");
}

/** An arrow key among the lines of a score sheet, which are one stop of the Tab key. */
export function alongLines(event: KeyboardEvent): boolean {
  const line = (event.target as Element).closest("[data-line]");
  if (!line || !event.key.startsWith("Arrow")) return false;
  towards(line, event.key, [...line.closest("table")!.querySelectorAll<HTMLElement>("[data-line]")])?.focus();
  return true;
}
