// What a site keeps in this browser: rows of text in IndexedDB. Used in the Python worker.

import type { BrowserStorage, StorageFailure, StoredChange } from "./worker_messages";

const NAME = "poleis";
const VERSION = 1;
const STORES = ["tables", "events", "results", "reviews", "dailies", "settings"];

/** By the name of what a transaction of the browser ended with. */
const FAILURES: Record<string, StorageFailure> = { ConstraintError: "Conflict", QuotaExceededError: "StorageFull" };

function failure(cause: unknown): Error {
  const { name = "", message = "" } = (cause ?? {}) as Partial<Error>;
  return Object.assign(new Error(message), { name: FAILURES[name] ?? "StorageRefused" });
}

class Storage implements BrowserStorage {
  readonly #database: IDBDatabase;
  readonly #tabs = new BroadcastChannel(NAME);

  constructor(database: IDBDatabase, heard: (topic: string) => void) {
    this.#database = database;
    this.#tabs.onmessage = (event: MessageEvent<string>) => heard(event.data);
    // A later version of the site may need other stores; it must not wait for this tab.
    database.onversionchange = () => database.close();
  }

  /** The rows with first <= key <= last, by key. */
  read(store: string, first: string, last: string): Promise<[string, string][]> {
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction(store);
      const range = IDBKeyRange.bound(first, last);
      const keys = transaction.objectStore(store).getAllKeys(range);
      const values = transaction.objectStore(store).getAll(range);
      transaction.oncomplete = () => {
        const texts = values.result as string[];
        resolve((keys.result as string[]).map((key, i) => [key, texts[i]!]));
      };
      transaction.onabort = () => reject(failure(transaction.error));
    });
  }

  /** All changes or none; they are on the disk when it resolves. */
  commit(changes: StoredChange[]): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!changes.length) return resolve();
      try {
        const stores = [...new Set(changes.map(({ store }) => store))];
        const transaction = this.#database.transaction(stores, "readwrite", { durability: "strict" });
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(failure(transaction.error));
        for (const { store, key, value, kind } of changes) {
          const rows = transaction.objectStore(store);
          if (value === null) rows.delete(key);
          else if (kind === "add") rows.add(value, key);
          else rows.put(value, key);
        }
      } catch (error) {
        reject(failure(error));
      }
    });
  }

  /** Tell the other tabs that something has changed. */
  announce(topic: string): void {
    this.#tabs.postMessage(topic);
  }
}

/** Rejects if this browser keeps nothing for us, as in some private windows. */
export function openStorage(heard: (topic: string) => void): Promise<BrowserStorage> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      const had = opening.result.objectStoreNames;
      for (const store of STORES) if (!had.contains(store)) opening.result.createObjectStore(store);
    };
    opening.onsuccess = () => resolve(new Storage(opening.result, heard));
    opening.onerror = () => reject(new Error("storage"));
  });
}
