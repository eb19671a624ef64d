// From one drawing to the next: only what the server has drawn differently is touched.

import morphdom from "morphdom";

/** Attributes that the client sets on drawn things; a new drawing must not wipe them out. */
const OURS = /^(data-state|data-pointed|role|tabindex|aria-(pressed|disabled|current))$/;

/** The number of elements up to which replacing is faster than comparing. */
const SMALL = 120;

const isOverlay = (node: Node) => node instanceof Element && node.classList.contains("overlay");

/** Bring the children of an element to those of another one. */
function morph(live: Element, fresh: Element): void {
  morphdom(live, fresh, {
    childrenOnly: true,
    onBeforeElUpdated: (here, next) => {
      if (isOverlay(here) && isOverlay(next)) return false;
      if (here.hasAttribute("data-ref")) {
        for (const { name } of [...next.attributes]) if (OURS.test(name)) next.removeAttribute(name);
        for (const { name, value } of here.attributes) if (OURS.test(name)) next.setAttribute(name, value);
      }
      return true;
    },
  });
}

function parse(body: string): DocumentFragment {
  const holder = document.createElement("template");
  holder.innerHTML = body;
  return holder.content;
}

/** The drawings in a body, each by itself, and what stands around them. */
function split(body: string): { around: string; parts: string[] } {
  const parts: string[] = [];
  const around = body.replace(/<svg[\s>][^]*?<\/svg>/g, (part) => {
    parts.push(part);
    return "<svg/>";
  });
  return { around, parts };
}

/** The body of a panel: the server's drawing, and the DOM that shows it. */
export class PanelDom {
  #body: string | null = null;
  #around = "";
  #parts: string[] = [];
  /** The body as it was parsed, and the drawings in it. */
  #source = new DocumentFragment();
  #drawings: Element[] = [];
  readonly #live: Element;

  constructor(live: Element) {
    this.#live = live;
  }

  /** Whether this is what it shows. */
  shows(body: string): boolean {
    return body === this.#body;
  }

  get isEmpty(): boolean {
    return this.#body === null;
  }

  /** The first drawing, as the server gave it. */
  get drawing(): SVGSVGElement | null {
    return this.#source.querySelector("svg");
  }

  clear(): void {
    this.#body = null;
    this.#live.replaceChildren();
  }

  /** Show a body: whole at first, then only what is new in it. */
  show(body: string): void {
    const { around, parts } = split(body);
    const here = [...this.#live.querySelectorAll("svg")];
    const few = !this.isEmpty && around === this.#around && here.length === parts.length && this.#drawings.length === parts.length;
    if (few) parts.forEach((part, i) => part !== this.#parts[i] && this.#redraw(here[i]!, i, part));
    else {
      const fresh = parse(body);
      if (this.isEmpty) this.#live.replaceChildren(document.importNode(fresh, true));
      else patch(this.#live, this.#source, fresh);
      this.#source = fresh;
      this.#drawings = [...fresh.querySelectorAll("svg")];
    }
    [this.#body, this.#around, this.#parts] = [body, around, parts];
  }

  #redraw(live: Element, i: number, part: string): void {
    const fresh = parse(part).firstElementChild!;
    const old = this.#drawings[i]!;
    dress(live, old, fresh);
    patch(live, old, fresh);
    old.replaceWith(fresh);
    this.#drawings[i] = fresh;
  }
}

/** Bring what is on the page from one drawing to the next. *live* was drawn from *old*. */
function patch(live: Element, old: Node, fresh: Node): void {
  if (!isAlike(live, old, fresh)) {
    const next = live.cloneNode() as Element;
    next.append(...fresh.cloneNode(true).childNodes);
    if (isSmall(live)) live.replaceChildren(...next.childNodes);
    else morph(live, next);
    return;
  }
  old.childNodes.forEach((before, i) => {
    const here = live.childNodes[i]!;
    const after = fresh.childNodes[i]!;
    if (before.isEqualNode(after) || isOverlay(here)) return;
    if (here instanceof Element) {
      dress(here, before as Element, after as Element);
      patch(here, before, after);
    } else here.nodeValue = after.nodeValue;
  });
}

/** Whether two drawings have the same parts in the same order, and the page still has them too. */
function isAlike(live: Node, old: Node, fresh: Node): boolean {
  const count = old.childNodes.length;
  return (
    live.childNodes.length === count &&
    fresh.childNodes.length === count &&
    [...old.childNodes].every((child, i) => isSame(child, fresh.childNodes[i]!))
  );
}

/** Whether the children of an element can be replaced: few, unfocused, no overlay. */
function isSmall(live: Element): boolean {
  return live.querySelectorAll("*").length <= SMALL && !live.querySelector(".overlay,:focus");
}

const isSame = (one: Node, other: Node) =>
  one.nodeName === other.nodeName && (one as Element).id === (other as Element).id;

/** Give an element the attributes of its new drawing. */
function dress(here: Element, before: Element, after: Element): void {
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) here.removeAttribute(name);
  for (const { name, value } of after.attributes) {
    if (before.getAttribute(name) !== value) here.setAttribute(name, value);
  }
}
