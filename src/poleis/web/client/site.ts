// The script of every page of a site: it finds or makes the outer document, starts Python when the
// page needs it, fills in what only Python knows, and then starts the script of the page.

import { Frame, type Shown } from "./frame";
import type { Home } from "./home";
import { offerStop } from "./site_bots";
import { startFiles } from "./site_files";
import { answerLinks } from "./site_links";
import { showStart } from "./site_start";

declare global {
  interface Window {
    poleisFrame?: Frame;
    siteHome?: Home;
  }
}

const root = document.documentElement;
/** The script that the page has at a server. */
const script = root.dataset.script!;
/** The server's path of a page that Python makes; a page without one is whole already. */
const path = root.dataset.path;

/** The outer document, if this page is shown in one. */
function outer(): Frame | undefined {
  try {
    return parent === window ? undefined : parent.poleisFrame;
  } catch {
    return undefined; // a page from elsewhere shows us
  }
}

/** The path of this page at a server, with what its address asks for. */
function serverPath(): string {
  const asked = new URLSearchParams(location.search);
  const pattern = (asked.has("id") && root.dataset.tablePath) || path!;
  const place = pattern.replace("{id}", () => encodeURIComponent(asked.get("id") ?? ""));
  asked.delete("id");
  return asked.size ? `${place}?${asked}` : place;
}

function homeOf(frame: Frame): Home {
  return {
    fetch: async (asked, init) => {
      const body = typeof init?.body === "string" ? init.body : "";
      await showStart(frame.python);
      const answer = await frame.python.request(init?.method ?? "GET", asked, body, root.lang);
      const headers = { "Content-Type": answer.mime, "File-Name": answer.filename, ...(answer.location && { Location: answer.location }) };
      return new Response(answer.text || null, { status: answer.status, headers });
    },
    connect: (asked) => frame.python.connect(asked, root.lang),
    go: (address) => frame.go(new URL(address, location.href).href),
    remember: (name, value) => localStorage.setItem(name, value),
  };
}

/** Ask Python for the document of this page, and show it here. */
async function fill(frame: Frame, home: Home): Promise<void> {
  const answer = await home.fetch(serverPath());
  const location = answer.headers.get("Location");
  if (location) return home.go(location);
  const made = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.title = made.title;
  document.body.className = made.body.className;
  document.body.replaceChildren(...made.body.childNodes);
  startFiles(home);
  root.dataset.script = made.documentElement.dataset.script ?? script;
  // Work in the background is not done yet.
  const again = document.querySelector<HTMLElement>("[data-again]");
  if (again) setTimeout(() => void fill(frame, home), 1000 * Number(again.dataset.again));
}

/** Put the tables of this browser into the lobby. */
async function fillLobby(frame: Frame, home: Home): Promise<void> {
  // The lobby can be used meanwhile, so nothing shows how far Python is, only if it fails.
  await frame.python.ready().catch(() => showStart(frame.python));
  const made = new DOMParser().parseFromString(await (await home.fetch("/")).text(), "text/html");
  const tables = made.getElementById("your-tables");
  if (tables) document.getElementById("your-tables")?.replaceChildren(...tables.childNodes);
  if (!made.getElementById("newcomer")) document.getElementById("newcomer")?.remove();
}

/** What the outer document may ask of this page. */
const shown: Shown = {
  revisit: (url) => {
    History.prototype.replaceState.call(history, null, "", url);
    dispatchEvent(new PopStateEvent("popstate"));
  },
  offerUpdate: () => {
    const bar = document.getElementById("update");
    if (bar) bar.hidden = false;
  },
};

async function startPage(frame: Frame): Promise<void> {
  const home = homeOf(frame);
  window.siteHome = home;
  if (window !== parent) {
    // The address bar belongs to the outer document.
    history.pushState = (_state, _title, url) => {
      const address = new URL(url ?? "", location.href);
      // At a server the path names the table; here the address does.
      const id = new URLSearchParams(location.search).get("id");
      if (id !== null) address.searchParams.set("id", id);
      History.prototype.replaceState.call(history, null, "", address);
      frame.push(address.href);
    };
  }
  answerLinks(frame, home);
  frame.shown(shown, document);
  if (path && (root.hasAttribute("data-shell") || location.search)) await fill(frame, home);
  else if (script === "lesson" || script === "pad") await showStart(frame.python);
  frame.shown(shown, document);
  offerStop(frame.python);
  await import(new URL(`${root.dataset.script}.js`, import.meta.url).href);
  if (document.getElementById("new-table")) {
    const idle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
    idle(() => void fillLobby(frame, home).catch(console.warn));
  }
}

/** Ask the browser once to keep what is stored even when it needs room. */
async function askToKeep(): Promise<void> {
  if (localStorage.getItem("kept")) return;
  localStorage.setItem("kept", "asked");
  await navigator.storage?.persist?.();
}

function start(frame: Frame): void {
  if (script === "table") void askToKeep();
  // Where Python does not start, the page says so.
  startPage(frame).catch((error: unknown) => frame.python.start.stage === "failed" || reportError(error));
}

const frame = outer();
if (frame) {
  start(frame);
} else {
  const own = new Frame();
  window.poleisFrame = own;
  if (script === "client" && !root.hasAttribute("data-shell")) {
    start(own);
  } else {
    void own.python;
    own.show(location.href);
  }
}
