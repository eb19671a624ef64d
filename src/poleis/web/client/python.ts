// The Python worker of a site, as its pages see it.

import type { Line } from "./home";
import type { FromPython, Phase, ToPython } from "./worker_messages";

/** How far the start of Python has come. */
export type Start = { stage: Phase; share: number } | { stage: "ready" } | { stage: "failed"; reason: string };

export type PythonAnswer = Extract<FromPython, { type: "answer" }>;

/** A connection to a table, with the members of a WebSocket that the client uses. */
class WorkerLine implements Line {
  readyState: Line["readyState"] = WebSocket.CONNECTING;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  readonly #post: (text: string) => void;
  readonly #leave: () => void;

  constructor(post: (text: string) => void, leave: () => void) {
    this.#post = post;
    this.#leave = leave;
  }

  send(text: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    if (this.readyState === WebSocket.OPEN) this.#post(String(text));
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#leave();
  }

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  heard(text: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: text }));
  }

  closed(code: number, reason: string): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code, reason }));
  }
}

export class Python {
  start: Start = { stage: "download", share: 0 };
  readonly #worker: Worker;
  readonly #lines = new Map<number, WorkerLine>();
  readonly #asked = new Map<number, { resolve: (answer: PythonAnswer) => void; reject: (reason: Error) => void }>();
  /** Called when bots begin to think, and when they end. */
  thinking: (is: boolean) => void = () => {};
  readonly #watchers = new Set<(start: Start) => void>();
  #count = 0;

  constructor(worker: string) {
    this.#worker = new Worker(worker, { type: "module" });
    this.#worker.onmessage = (event: MessageEvent<FromPython>) => this.#hear(event.data);
    this.#worker.onerror = (event) => this.#fail(event.message || "worker");
  }

  /** Tell how the start goes on, beginning with how far it is; returns how to tell no more. */
  watch(tell: (start: Start) => void): () => void {
    tell(this.start);
    this.#watchers.add(tell);
    return () => this.#watchers.delete(tell);
  }

  /** Wait until Python answers. */
  ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = this.watch((start) => {
        if (start.stage === "ready") resolve();
        else if (start.stage === "failed") reject(new Error(start.reason));
        else return;
        queueMicrotask(() => leave());
      });
    });
  }

  request(method: string, path: string, body: string, lang: string): Promise<PythonAnswer> {
    if (this.start.stage === "failed") return Promise.reject(new Error(this.start.reason));
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#post({ type: "request", id, method, path, body, lang });
    });
  }

  connect(path: string, lang: string): Line {
    const session = ++this.#count;
    const line = new WorkerLine(
      (text) => this.#post({ type: "receive", session, text }),
      () => {
        this.#lines.delete(session);
        this.#post({ type: "close", session });
      },
    );
    this.#lines.set(session, line);
    this.#post({ type: "connect", session, path, lang });
    setTimeout(() => line.opened());
    return line;
  }

  /** Have the bot that thinks move now. */
  stopThinking(): void {
    this.#post({ type: "stop-thinking" });
  }

  /** Leave all tables: another page is shown. */
  leave(): void {
    for (const line of [...this.#lines.values()]) line.close();
  }

  #post(message: ToPython): void {
    this.#worker.postMessage(message);
  }

  #tell(start: Start): void {
    this.start = start;
    for (const tell of this.#watchers) tell(start);
  }

  #fail(reason: string): void {
    this.#tell({ stage: "failed", reason });
    for (const { reject } of this.#asked.values()) reject(new Error(reason));
    this.#asked.clear();
  }

  #hear(message: FromPython): void {
    switch (message.type) {
      case "progress":
        return this.#tell({ stage: message.phase, share: message.total && message.loaded / message.total });
      case "ready":
        return this.#tell({ stage: "ready" });
      case "failed":
        return this.#fail(message.text);
      case "thinking":
        return this.thinking(message.is);
      case "answer":
        this.#asked.get(message.id)?.resolve(message);
        this.#asked.delete(message.id);
        return;
      case "error":
        this.#asked.get(message.id)?.reject(new Error(message.text));
        this.#asked.delete(message.id);
        return;
      case "send":
        return this.#lines.get(message.session)?.heard(message.text);
      case "closed": {
        const line = this.#lines.get(message.session);
        this.#lines.delete(message.session);
        return line?.closed(message.code, message.reason);
      }
    }
  }
}
