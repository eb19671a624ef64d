// Where a page has its tables: at the server; in a static site, in the browser itself.

/** What a link needs of a WebSocket. */
export type Line = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

export interface Home {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  connect(path: string): Line;
  /** Show another page. */
  go(address: string): void;
  /** Keep a choice of the reader for all pages. */
  remember(name: string, value: string): void;
}

const server: Home = {
  fetch: (path, init) => fetch(path, init),
  connect: (path) => {
    const url = new URL(path, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    return new WebSocket(url);
  },
  go: (address) => {
    location.href = address;
  },
  remember: (name, value) => {
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=31536000`;
  },
};

/** A site puts its home here before the script of the page starts. No sign is called so: each is a global, too. */
export const home = (globalThis as { siteHome?: Home }).siteHome ?? server;

/** What came back: whether it was accepted, and the JSON, if any. */
export interface Reply<T> {
  ok: boolean;
  body: (T & { text?: string }) | null | undefined;
}

/** Send JSON; what does not arrive is an answer, too. */
export async function post<T>(path: string, data: unknown, method = "POST"): Promise<Reply<T>> {
  const init = { method, headers: { "Content-Type": "application/json" }, body: data === undefined ? null : JSON.stringify(data) };
  const answer = await home.fetch(path, init).catch(() => null);
  return { ok: !!answer?.ok, body: await answer?.json().catch(() => null) };
}
