// Links, forms and downloads of a page in a site: what a server would answer, Python answers.

import type { Frame } from "./frame";
import type { Home } from "./home";

/** Save what Python answers as a file. */
async function download(home: Home, path: string, wished: string): Promise<void> {
  const answer = await home.fetch(path);
  const body = await answer.blob();
  const name = wished || answer.headers.get("File-Name") || "poleis.txt";
  const url = URL.createObjectURL(body);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

function follow(event: MouseEvent, frame: Frame, home: Home): void {
  const update = (event.target as Element).closest("#update-now");
  if (update) return frame.update();
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link) return;
  const asked = link.getAttribute("href")!;
  if (asked.startsWith("/api/")) {
    event.preventDefault();
    return void download(home, asked, link.download);
  }
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (link.dataset.lang) {
    event.preventDefault();
    event.stopImmediatePropagation();
    home.remember("lang", link.dataset.lang);
    const file = location.pathname.split("/").at(-1) || "index.html";
    return frame.go(`${frame.root}${link.dataset.lang}/${file}${location.search}${location.hash}`);
  }
  if (asked.startsWith("#") || link.target || !frame.owns(link.href)) return;
  event.preventDefault();
  frame.go(link.href);
}

/** A form that asks goes to its page; one that changes something is sent to Python. */
async function submit(event: SubmitEvent, frame: Frame, home: Home): Promise<void> {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || !form.hasAttribute("action")) return;
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form, event.submitter) as unknown as Record<string, string>);
  const action = form.getAttribute("action")!;
  if (form.method === "get") {
    const url = new URL(action, location.href);
    url.search = String(fields);
    return frame.go(url.href);
  }
  const answer = await home.fetch(action, { method: "POST", body: String(fields) });
  home.go(answer.headers.get("Location") ?? location.href);
}

export function answerLinks(frame: Frame, home: Home): void {
  document.addEventListener("click", (event) => follow(event, frame, home), true);
  document.addEventListener("submit", (event) => void submit(event, frame, home));
}
