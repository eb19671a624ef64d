// "Why not?": the rules against a tap, beside the thing.

import { byId, icon, isPhone, make, ruleChip } from "./dom";
import type { Refusal } from "./wire";

const root = () => byId("bubble");
/** What goes with the bubble. */
let closing = () => {};

export function hideBubble(): boolean {
  const was = !root().hidden;
  root().hidden = true;
  closing();
  return was;
}

/** The bubble, emptied and open; *then* is called whenever it goes. */
export function openBubble(then: () => void): HTMLElement {
  hideBubble();
  closing = then;
  const box = root();
  box.removeAttribute("style");
  box.hidden = false;
  return box;
}

export function showBubble(title: string, refusals: Refusal[], beside: Element | null): void {
  const box = openBubble(() => {});
  const texts = [...new Set(refusals.map((one) => one.text))];
  const rules = [...new Set(refusals.map((one) => one.rule).filter(Boolean))];
  box.replaceChildren(
    make("b", {}, icon("ui-why"), title),
    ...texts.map((text) => make("p", {}, text)),
    make("p", {}, ...rules.map(ruleChip)),
  );
  (beside?.closest("[popover]") ?? document.body).append(box);
  box.className = "bubble";
  const at = beside?.getBoundingClientRect();
  if (!at || isPhone.matches) {
    box.classList.add("foot");
    // In the lower half of the window, above the thing, so that other things stay in sight.
    if (at && at.top > innerHeight / 2) box.style.bottom = `${innerHeight - at.top + 10}px`;
    return;
  }
  const own = box.getBoundingClientRect();
  const right = at.left - own.width - 14;
  const left = at.right + 14;
  const top = Math.min(Math.max(at.top + at.height / 2 - own.height * 0.56, 8), innerHeight - own.height - 8);
  box.classList.add(right > 8 ? "right" : "left");
  box.style.left = `${right > 8 ? right : Math.min(left, innerWidth - own.width - 8)}px`;
  box.style.top = `${top}px`;
}
