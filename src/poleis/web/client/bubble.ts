// "Why not?": the rules against a tap, beside the thing.

import { byId, icon, isPhone, make, ruleChip } from "./dom";
import type { Refusal } from "./wire";

const root = () => byId("bubble");

export function hideBubble(): boolean {
  const was = !root().hidden;
  root().hidden = true;
  return was;
}

export function showBubble(title: string, refusals: Refusal[], beside: Element | null): void {
  const box = root();
  const texts = [...new Set(refusals.map((one) => one.text))];
  const rules = [...new Set(refusals.map((one) => one.rule).filter(Boolean))];
  box.replaceChildren(
    make("b", {}, icon("ui-why"), title),
    ...texts.map((text) => make("p", {}, text)),
    make("p", {}, ...rules.map(ruleChip)),
  );
  (beside?.closest("[popover]") ?? document.body).append(box);
  box.className = "bubble";
  box.hidden = false;
  box.style.left = box.style.top = box.style.bottom = "";
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
