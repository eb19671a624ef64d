// The button that has a bot move at once. It shows while bots think for longer than a moment.

import type { Python } from "./python";

/** Milliseconds that a bot may think before the button shows. */
const MOMENT = 700;

/** Join the button of this page, if it has one, with the bots. */
export function offerStop(python: Python): void {
  const button = document.getElementById("stop-thinking") as HTMLButtonElement | null;
  let timer = 0;
  python.thinking = (is) => {
    clearTimeout(timer);
    if (!button) return;
    if (is) timer = window.setTimeout(() => (button.hidden = false), MOMENT);
    else button.hidden = true;
  };
  button?.addEventListener("click", () => {
    button.hidden = true;
    python.stopThinking();
  });
}
