// What a page of a static site and its workers say to each other.
//
// A page starts `python_worker.js` as a module worker and sends requests and sessions at once: they
// wait until Python is up. That worker starts `bot_worker.js` itself, when a bot must think.

/** What is under way before Python answers, in this order. */
export type Phase = "download" | "python" | "poleis";

/** From the page to the Python worker. The page numbers its requests and its sessions. */
export type ToPython =
  | { type: "request"; id: number; method: string; path: string; body: string; lang: string }
  /** Opens a session: what a WebSocket is at the server. */
  | { type: "connect"; session: number; path: string; lang: string }
  | { type: "receive"; session: number; text: string }
  | { type: "close"; session: number }
  /** The bot that thinks is to move now. */
  | { type: "stop-thinking" };

/** From the Python worker to the page. */
export type FromPython =
  | { type: "progress"; phase: Phase; loaded: number; total: number }
  | { type: "ready" }
  /** Python does not start: nothing will be answered. */
  | { type: "failed"; text: string }
  /** Bots have begun to think, or have ended. */
  | { type: "thinking"; is: boolean }
  /** *filename* is not empty where a person keeps the answer as a file. */
  | { type: "answer"; id: number; status: number; mime: string; text: string; location: string; filename: string }
  /** A request that failed by a mistake of the program; the console has the traceback. */
  | { type: "error"; id: number; text: string }
  | { type: "send"; session: number; text: string }
  | { type: "closed"; session: number; code: number; reason: string };

/** From the Python worker to the bot worker: a question and its number, or to answer what it has. */
export type ToBots = { type: "ask"; id: number; question: string } | { type: "stop" };

/** From the bot worker to the Python worker. */
export type FromBots =
  | { type: "answer"; id: number; text: string }
  | { type: "error"; id: number; text: string }
  | { type: "failed"; text: string };

/** One row that changes; the value null deletes it. An "add" whose key exists is a conflict. */
export interface StoredChange {
  store: string;
  key: string;
  value: string | null;
  kind: "put" | "add";
}

/** Why a transaction did not happen: the `name` of the error that `commit` rejects with. */
export type StorageFailure = "Conflict" | "StorageFull" | "StorageRefused";

/**
 * What Python needs of the storage of a browser. `browser_storage.ts` exports
 * `openStorage(heard: (topic: string) => void): Promise<BrowserStorage>`; *heard* is called for
 * what other tabs announce.
 */
export interface BrowserStorage {
  /** The rows with first <= key <= last, by key. */
  read(store: string, first: string, last: string): Promise<[string, string][]>;
  /** All changes in one transaction, durable when it resolves. */
  commit(changes: StoredChange[]): Promise<void>;
  announce(topic: string): void;
}
