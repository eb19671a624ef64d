// The list of lessons: ticks on those that are done, and how far the others are.

import { say } from "./dom";
import { progressOf } from "./progress";

export function startLearn(): void {
  for (const link of document.querySelectorAll<HTMLElement>("[data-lesson]")) {
    const { step, done } = progressOf(link.dataset.lesson!);
    const of = Number(link.dataset.steps);
    link.classList.toggle("done", done);
    link.classList.toggle("begun", step > 0);
    link.querySelector<HTMLElement>(".bar i")!.style.width = `${(100 * step) / of}%`;
    const words = [done ? say("done") : "", step ? say("step", { n: step + 1, of }) : ""];
    link.querySelector(".state")!.textContent = words.filter(Boolean).join(", ");
  }
  // The first lesson that is not done is the one to take next, in each game.
  for (const game of document.querySelectorAll(".learn > section")) {
    game.querySelector("[data-lesson]:not(.done)")?.classList.add("primary");
  }
}
