// The page: its facts, its words, and short ways to find and make elements.

import type { ActionTable, Panel } from "./wire";

/** The facts in the page itself, and every word that the client shows. */
interface Page {
  kind: "table" | "lobby" | "pad" | "lesson" | "learn" | "text";
  words: Record<string, string>;
  lang: string;
  table?: string;
  ws?: string;
  api?: string;
  rules?: string;
  links?: { seat: number; url: string }[];
  /** My seat when the page was opened. */
  you?: number | null;
  /** Whether a bot plays what was my seat. */
  lost?: boolean;
  /** Whether I opened the table. */
  host?: boolean;
  actions?: ActionTable;
  seats?: number;
  /** The lesson, `game/lesson`, and the one after it. */
  lesson?: string;
  next?: string | null;
  next_name?: string;
}

export const page = JSON.parse(maybe("page")?.textContent ?? "{}") as Page;

/** A message of the page in its language; `{name}` is replaced by an argument. */
export function say(key: string, args: Record<string, string | number> = {}): string {
  const text = page.words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(args[name] ?? all));
}

/** The element with this id, which the page must have. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const found = maybe(id);
  if (!found) throw new Error(`no #${id}`);
  return found as T;
}

export function maybe(id: string): HTMLElement | null {
  return document.getElementById(id);
}

type Attributes = Record<string, string | number | boolean | null | undefined>;
type Child = Node | string | null | false;

/** A new element. An attribute that is false, null or undefined is left out. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child): child is Node | string => !!child));
  return element;
}

/** Set an attribute, or remove it (null); what is so already is left alone. */
export function put(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

const filled = new WeakMap<Element, string>();

/** Fill an element with what *make* makes of some facts, unless they are what it shows already. */
export function refill(element: Element, facts: unknown, make: () => (Node | string)[]): void {
  const now = JSON.stringify(facts);
  if (filled.get(element) === now) return;
  filled.set(element, now);
  element.replaceChildren(...make());
}

const SVG = "http://www.w3.org/2000/svg";

export function makeSvg(tag: string, attributes: Record<string, string | number> = {}): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** A symbol of the sprite, as decoration. */
export function icon(name: string, className = "i"): SVGElement {
  const svg = makeSvg("svg", { class: className, "aria-hidden": "true" });
  svg.append(makeSvg("use", { href: `#${name}` }));
  return svg;
}

/** The shape of a seat; its colour comes from the class `s1` to `s7` around it. */
export function seatIcon(seat: number): SVGElement {
  return icon(`seat-${(seat % 7) + 1}`);
}

export function seatClass(seat: number | null): string {
  return seat === null ? "" : `s${(seat % 7) + 1}`;
}

/** Whether a panel shows the area of a seat. */
export const isAreaOf = (seat: number, panel: Panel): boolean =>
  panel.seat === seat && (panel.role === "own" || panel.role === "other");

/** A link to a rule of the game. It opens in a new tab, so that nobody loses the table. */
export function ruleChip(rule: string): HTMLElement {
  const href = page.rules && `${page.rules}#${rule}`;
  return make("a", { class: "rule", href, target: "_blank", rel: "noopener", "aria-label": say("rule_link", { rule }) }, rule);
}

/** Help beginners at a table of this browser, or do not; the first table helps by itself. */
export function tutor(table: string, on: boolean): void {
  localStorage.beginner = "";
  localStorage[`beginner ${table}`] = on ? "on" : "";
}

/** Too little height for a whole table, as with 200 % zoom or on a phone on its side: the page scrolls. app.css has the same limits. */
const LOW_WINDOW = "(max-width: 1199.98px) and (max-height: 559.98px)";
export const isLow = matchMedia(LOW_WINDOW);
/** One panel after the other, behind tabs. */
export const isPhone = matchMedia(`(max-width: 767.98px), ${LOW_WINDOW}`);

export const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");

/** Show a short message for five seconds. */
export function toast(text: string): void {
  const box = byId("toast");
  box.textContent = text;
  box.hidden = !text;
  clearTimeout(Number(box.dataset.timer));
  box.dataset.timer = String(setTimeout(() => (box.hidden = true), 5000));
}
