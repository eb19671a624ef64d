// Tooltips, shown on hover and on long press.

import { make, maybe } from "./dom";

const REST = 350;
const STAY = 500;
const tip = make("div", { class: "tip", role: "tooltip", hidden: true });
let timer = 0;
let told: Element | null = null;
/** The title that the browser would show as well, and its text. */
let muted: { title: Element; text: string } | null = null;

const titleOf = (thing: Element) => thing.querySelector(":scope > title");

/** The name of a thing. */
export function nameOf(thing: Element): string {
  return thing.ariaLabel ?? (titleOf(thing)?.textContent || (told === thing && muted?.text) || (thing as HTMLElement).title || "");
}

function unmute(): void {
  if (muted) muted.title.textContent = muted.text;
  muted = null;
}

/** The nearest thing with a description or a title, at or around an element. */
const teller = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[aria-description],[title]:not(input)") : null;

/** The button that opens the panel of symbols; a mouse could not reach it, so only touch shows it. */
const more = maybe("symbols-all");

/** Put what a thing draws first in the panel of symbols. */
function symbolsOf(thing: Element): Element | "" {
  const used = [...thing.querySelectorAll("use")].map((one) => document.querySelector(one.getAttribute("href")!));
  for (const row of document.querySelectorAll<HTMLElement>("#symbols li")) {
    row.classList.toggle("here", [thing, ...used].some((one) => one?.querySelector(`[href="#${row.dataset.icon}"]`)));
  }
  return more ?? "";
}

export function hideHelp(): boolean {
  clearTimeout(timer);
  const was = !tip.hidden;
  tip.hidden = true;
  told = null;
  unmute();
  return was;
}

export function showHelp(thing: Element): void {
  const found = teller(thing);
  if (!found) return;
  hideHelp();
  told = found;
  const lines = found.ariaDescription?.split("\n") ?? [];
  tip.replaceChildren(make("b", {}, nameOf(found)), ...lines.map((line) => make("p", {}, line)), symbolsOf(found));
  const title = titleOf(found);
  if (title) {
    muted = { title, text: title.textContent };
    title.textContent = "";
  }
  (found.closest("[popover]") ?? document.body).append(tip);
  tip.hidden = false;
  const at = found.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const above = at.top - own.height - 10;
  const top = above > 4 ? above : Math.min(at.bottom + 10, innerHeight - own.height - 4);
  const left = at.left + at.width / 2 - own.width / 2;
  tip.style.top = `${Math.max(top, 4)}px`;
  tip.style.left = `${Math.min(Math.max(left, 4), innerWidth - own.width - 4)}px`;
}

function later(thing: Element, delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => showHelp(thing), delay);
}

export function listenForHelp(root: HTMLElement): void {
  tip.onclick = hideHelp;
  let stayed = false;
  let below: Element | null = null;
  addEventListener("pointerover", (event) => {
    const found = teller(event.target);
    if (event.pointerType !== "mouse" || (found && found === told)) return;
    hideHelp();
    below = found;
  });
  // A thing that came to lie below a resting mouse says nothing until the mouse moves.
  addEventListener("pointermove", () => {
    if (below?.ariaDescription) later(below, REST);
    below = null;
  });
  root.addEventListener("pointerdown", (event) => {
    const found = teller(event.target);
    hideHelp();
    stayed = false;
    if (found && event.pointerType !== "mouse") {
      timer = setTimeout(() => {
        stayed = true;
        showHelp(found);
      }, STAY);
    }
  });
  for (const type of ["pointerup", "pointercancel"]) root.addEventListener(type, () => clearTimeout(timer));
  // The tap that ends a long press chooses nothing and opens no browser menu.
  root.addEventListener("click", (event) => {
    if (stayed) event.stopImmediatePropagation();
    stayed = false;
  }, true);
  root.addEventListener("contextmenu", (event) => {
    const found = teller(event.target);
    if (!found) return;
    event.preventDefault();
    showHelp(found);
  });
  addEventListener("keydown", (event) => void (event.key !== "Escape" && hideHelp()), true);
  addEventListener("scroll", hideHelp, true);
}
