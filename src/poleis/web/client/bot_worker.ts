// The worker in which the bots of a page think, so that its tables go on meanwhile.

import { PythonFiles } from "./python_files";
import { POLEIS, STDLIB, startPython } from "./python_start";
import type { FromBots, ToBots } from "./worker_messages";

/** `poleis.web.local.bots.Thinker`, as Pyodide shows it. */
interface Thinker {
  answer(question: string): Promise<string>;
  stop(): void;
}

const FOLDER = new URL("../python/", import.meta.url).href;

const post = (message: FromBots) => self.postMessage(message);
const lastLine = (error: unknown) => String(error instanceof Error ? error.message : error).trim().split("\n").pop() ?? "";

async function start(): Promise<Thinker> {
  const files = new PythonFiles(FOLDER, () => {});
  for (const name of ["pyodide.asm.wasm", STDLIB, POLEIS]) files.begin(name);
  files.serve();
  const python = await startPython(FOLDER, fetch(FOLDER + POLEIS));
  return (python.pyimport("poleis.web.local.bots") as { Thinker(): Thinker }).Thinker();
}

const started = start();
started.catch((error: unknown) => {
  console.error(error);
  post({ type: "failed", text: lastLine(error) });
});

self.onmessage = async ({ data }: MessageEvent<ToBots>) => {
  const thinker = await started;
  if (data.type === "stop") return thinker.stop();
  try {
    post({ type: "answer", id: data.id, text: await thinker.answer(data.question) });
  } catch (error) {
    console.error(error);
    post({ type: "error", id: data.id, text: lastLine(error) });
  }
};
