// How far the start of Python has come, for those who wait for it.

import type { Python } from "./python";

const part = (id: string) => document.getElementById(id);

/** Show how far Python is, until it is there. Rejects if it does not start. */
export async function showStart(python: Python): Promise<void> {
  const box = part("boot");
  const bar = part("boot-progress") as HTMLProgressElement | null;
  const leave = python.watch((start) => {
    if (!box || !bar) return;
    box.hidden = start.stage === "ready" || start.stage === "failed";
    const loads = start.stage === "download";
    part("boot-loading")!.hidden = !loads;
    part("boot-starting")!.hidden = loads;
    if (loads) bar.value = start.share;
    else bar.removeAttribute("value");
    if (start.stage !== "failed") return;
    part("boot-failed")!.hidden = false;
    part(start.reason === "storage" ? "boot-no-storage" : "boot-no-python")!.hidden = false;
  });
  try {
    await python.ready();
  } finally {
    leave();
  }
}
