// Keeps a site in the browser: every file of the language in use, and Python. `poleis site` puts the
// list of all files before this script. A new version waits until the reader takes it.

export {};

// The types of service workers exclude those of pages, so here is what this one needs of them.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Telling extends Lasting {
  data: unknown;
}
interface Tab {
  url: string;
  frameType: string;
}
declare const self: {
  clients: { matchAll(which: { type?: "window"; includeUncontrolled?: boolean }): Promise<Tab[]>; claim(): Promise<void> };
  registration: { installing: unknown; waiting: unknown };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", act: (event: Lasting) => void): void;
  addEventListener(type: "fetch", act: (event: Fetching) => void): void;
  addEventListener(type: "message", act: (event: Telling) => void): void;
};
declare const SITE: {
  version: string;
  languages: string[];
  /** The parts of the folder that come as one file each, with the digests of these. */
  packs: Record<string, string>;
  /** The other files, with their digests, by their paths in the folder. */
  files: Record<string, string>;
};

const scope = new URL("./", location.href);
/** Sites beside this one on the same host have caches of their own. */
const PREFIX = `poleis ${scope.pathname} `;
const NAME = PREFIX + SITE.version;

const addressOf = (file: string) => new URL(file, scope).href;

/** The file in the folder that an address means, whatever it asks for. */
function fileOf(url: URL): string | null {
  if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return null;
  const file = decodeURIComponent(url.pathname.slice(scope.pathname.length));
  return !file || file.endsWith("/") ? `${file}index.html` : file;
}

const langOf = (file: string) => SITE.languages.find((lang) => file.startsWith(`${lang}/`));

async function digest(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 16);
}

/** The caches of other versions. */
async function others(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
}

/** Fetch a file, and make sure that it belongs to this version. */
async function fetchWhole(file: string, wanted: string): Promise<Response> {
  const answer = await fetch(addressOf(file), { cache: "no-cache" });
  const content = await answer.arrayBuffer();
  // The host has another version already, or half of one.
  if (!answer.ok || (await digest(content)) !== wanted) throw new Error(`${file} is not what it should be`);
  return typed(file, content);
}

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  webmanifest: "application/manifest+json",
};

function typed(file: string, content: BodyInit): Response {
  const type = TYPES[file.split(".").at(-1)!] ?? "application/octet-stream";
  return new Response(content, { headers: { "Content-Type": type } });
}

/** Take a file from a cache of another version if it has not changed, or else from the host. */
async function keepFile(cache: Cache, olds: Cache[], file: string, wanted: string): Promise<void> {
  const address = addressOf(file);
  if (await cache.match(address)) return;
  for (const old of olds) {
    const found = await old.match(address);
    if (found && (await digest(await found.clone().arrayBuffer())) === wanted) return cache.put(address, found);
  }
  await cache.put(address, await fetchWhole(file, wanted));
}

/** Fetch a part of the folder as one file, and keep each file of it. The pack itself is kept as a sign that all are there. */
async function keepPack(cache: Cache, part: string, wanted: string): Promise<void> {
  const pack = `packs/${part}.packed`;
  if (await cache.match(addressOf(pack))) return;
  const { body } = await fetchWhole(pack, wanted);
  const whole = await new Response(body!.pipeThrough(new DecompressionStream("gzip"))).text();
  const files = Object.entries(JSON.parse(whole) as Record<string, string>);
  await Promise.all(files.map(([file, text]) => cache.put(addressOf(file), typed(file, text))));
  await cache.put(addressOf(pack), new Response(""));
}

/** Keep what all languages share, and the pages of some. */
async function keep(languages: Set<string>): Promise<void> {
  const cache = await caches.open(NAME);
  const olds = await Promise.all((await others()).map((name) => caches.open(name)));
  for (const [file, wanted] of Object.entries(SITE.files)) await keepFile(cache, olds, file, wanted);
  for (const [part, wanted] of Object.entries(SITE.packs)) {
    if (!SITE.languages.includes(part) || languages.has(part)) await keepPack(cache, part, wanted);
  }
}

/** The languages of the pages that are open, and those that were kept before. */
async function languagesInUse(): Promise<Set<string>> {
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  const found = new Set(open.map((client) => langOf(fileOf(new URL(client.url)) ?? "") ?? ""));
  for (const name of await others()) {
    const old = await caches.open(name);
    for (const lang of SITE.languages) if (await old.match(addressOf(`packs/${lang}.packed`))) found.add(lang);
  }
  return found;
}

/** The kept file, also one that only an older page still asks for; else what the host has. */
async function answer(request: Request, file: string): Promise<Response> {
  const address = addressOf(file);
  for (const name of [NAME, ...(await others())]) {
    const kept = await (await caches.open(name)).match(address);
    if (kept) return kept;
  }
  return fetch(request);
}

/** Old versions go when no other tab can need them; a new one that waits stays. */
async function clean(): Promise<void> {
  if (self.registration.installing || self.registration.waiting) return;
  const tabs = await self.clients.matchAll({ type: "window" });
  if (tabs.filter((tab) => tab.frameType === "top-level").length > 1) return;
  for (const name of await others()) await caches.delete(name);
}

self.addEventListener("install", (event) => event.waitUntil(languagesInUse().then(keep)));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const file = fileOf(new URL(event.request.url));
  if (file !== null) event.respondWith(answer(event.request, file));
});
self.addEventListener("message", (event) => {
  if (event.data === "use") void self.skipWaiting();
  else if (event.data === "clean") event.waitUntil(clean().then(languagesInUse).then(keep));
});
