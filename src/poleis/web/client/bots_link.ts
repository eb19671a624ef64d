// The worker in which bots think, as the Python worker sees it.

import type { FromBots, ToBots, ToPython } from "./worker_messages";

/** How long a bot may take to stop when it was told to, in seconds. */
const GRACE = 10;
/** The worker is started so long after a table was opened: the table itself comes first. */
const START_AFTER = 1500;

interface Asked {
  resolve: (answer: string) => void;
  reject: (reason: Error) => void;
  timers: ReturnType<typeof setTimeout>[];
}

export class BotsLink {
  readonly #script: URL;
  readonly #asked = new Map<number, Asked>();
  readonly #thinking: (is: boolean) => void;
  #worker: Worker | null = null;
  #count = 0;

  /** *thinking* is told when the first question is asked and when the last one is answered. */
  constructor(script: URL, thinking: (is: boolean) => void) {
    this.#script = script;
    this.#thinking = thinking;
  }

  /** Start the worker soon if this message opens a table: a bot may have to think there. */
  expect(message: ToPython): void {
    const isTable = message.type === "connect" && !message.path.startsWith("/ws/learn/");
    if (isTable && !this.#worker) setTimeout(() => this.#start(), START_AFTER);
  }

  /** The answer to a question. After *patience* seconds a bot must say what it has. */
  think(question: string, patience: number): Promise<string> {
    const worker = this.#start();
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      const timers = [
        setTimeout(() => this.stop(), patience * 1000),
        setTimeout(() => this.#end("a bot took too long"), (patience + GRACE) * 1000),
      ];
      this.#asked.set(id, { resolve, reject, timers });
      if (this.#asked.size === 1) this.#thinking(true);
      worker.postMessage({ type: "ask", id, question } satisfies ToBots);
    });
  }

  /** Have the bot answer at once with what it has found. */
  stop(): void {
    this.#worker?.postMessage({ type: "stop" } satisfies ToBots);
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#script, { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => this.#hear(data);
    worker.onerror = (event) => this.#end(event.message || "the worker of the bots failed");
    this.#worker = worker;
    return worker;
  }

  #hear(message: FromBots): void {
    if (message.type === "failed") return this.#end(message.text);
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    asked?.timers.forEach(clearTimeout);
    if (message.type === "answer") asked?.resolve(message.text);
    else asked?.reject(new Error(message.text));
    if (!this.#asked.size) this.#thinking(false);
  }

  /** Give the worker up. The next question starts a new one. */
  #end(reason: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject, timers } of this.#asked.values()) {
      timers.forEach(clearTimeout);
      reject(new Error(reason));
    }
    this.#asked.clear();
    this.#thinking(false);
  }
}
