// The worker of a page in which Python runs: the home of its tables.

import { openStorage } from "./browser_storage";
import { BotsLink } from "./bots_link";
import { PythonFiles } from "./python_files";
import { POLEIS, STDLIB, startPython } from "./python_start";
import type { BrowserStorage, FromPython, Phase, StoredChange, ToPython } from "./worker_messages";

/** `poleis.web.local.page.Page`, as Pyodide shows it. */
interface Page {
  start(): Promise<void>;
  request(id: number, method: string, path: string, body: string, lang: string): void;
  connect(session: number, path: string, lang: string): void;
  receive(session: number, text: string): void;
  close(session: number): void;
  heard(topic: string): void;
  stop_thinking(): void;
}

interface PageModule {
  Page(browser: object, listener: object): Page;
}

const FOLDER = new URL("../python/", import.meta.url).href;

const post = (message: FromPython) => self.postMessage(message);
const progress = (phase: Phase, loaded: number, total: number) => post({ type: "progress", phase, loaded, total });
const bots = new BotsLink(new URL("bot_worker.js", import.meta.url), (is) => post({ type: "thinking", is }));

/** The storage as Python calls it: JSON texts, and the name of a failure instead of an error. */
const browser = (storage: BrowserStorage) => ({
  read: async (store: string, first: string, last: string) => JSON.stringify(await storage.read(store, first, last)),
  commit: (changes: string) =>
    storage.commit(JSON.parse(changes) as StoredChange[]).then(
      () => "",
      (error: Error) => error.name || "StorageRefused",
    ),
  announce: (topic: string) => storage.announce(topic),
  think: (question: string, patience: number) => bots.think(question, patience).catch(() => ""),
  stop_thinking: () => bots.stop(),
});

/** What Python tells the page. */
const listener = {
  answer: (id: number, status: number, mime: string, text: string, location: string, filename: string) =>
    post({ type: "answer", id, status, mime, text, location, filename }),
  error: (id: number, text: string) => post({ type: "error", id, text }),
  send: (session: number, text: string) => post({ type: "send", session, text }),
  closed: (session: number, code: number, reason: string) => post({ type: "closed", session, code, reason }),
};

function take(page: Page, message: ToPython): void {
  switch (message.type) {
    case "request":
      return page.request(message.id, message.method, message.path, message.body, message.lang);
    case "connect":
      return page.connect(message.session, message.path, message.lang);
    case "receive":
      return page.receive(message.session, message.text);
    case "close":
      return page.close(message.session);
    case "stop-thinking":
      return page.stop_thinking();
  }
}

const early: ToPython[] = []; // what the page asked before Python was there
self.onmessage = ({ data }: MessageEvent<ToPython>) => early.push(data);

async function start(): Promise<void> {
  const files = new PythonFiles(FOLDER, (loaded, total) => progress("download", loaded, total));
  for (const name of ["pyodide.asm.wasm", STDLIB, POLEIS]) files.begin(name);
  files.serve();
  let page: Page | null = null;
  const storage = openStorage((topic) => page?.heard(topic));
  const python = await startPython(FOLDER, fetch(FOLDER + POLEIS));
  progress("poleis", 0, 1);
  const { Page } = python.pyimport("poleis.web.local.page") as PageModule;
  page = Page(browser(await storage), listener);
  await page.start();
  const home = page;
  post({ type: "ready" });
  self.onmessage = ({ data }: MessageEvent<ToPython>) => {
    take(home, data);
    bots.expect(data);
  };
  for (const message of early) take(home, message);
  for (const message of early) bots.expect(message);
}

start().catch((error: unknown) => {
  console.error(error);
  const lines = String(error instanceof Error ? error.message : error).trim().split("\n");
  post({ type: "failed", text: lines[lines.length - 1] ?? "" });
});
