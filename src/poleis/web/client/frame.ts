// The outer document of a site. It keeps Python running while the pages in it change.
//
// The first page is shown in the document itself if it only has to be read. Every other page is a
// document of its own in an iframe, which ends cleanly when the next one comes. The address bar
// always has the address of the page that is shown.

import { Python } from "./python";

/** What the outer document asks of the page that it shows. */
export interface Shown {
  /** The reader went back or forward to another state of the same page. */
  revisit(url: string): void;
  /** A new version of the site is ready. */
  offerUpdate(): void;
}

/** A page and the table on it; two addresses of one page differ in the rest. */
const placeOf = (url: string) => {
  const { origin, pathname, searchParams } = new URL(url);
  return `${origin}${pathname}?${searchParams.get("id") ?? ""}`;
};

export class Frame {
  /** The folder that holds the folders of all languages. */
  readonly root = new URL("../", location.href).href;
  #python: Python | null = null;
  #page: Shown | null = null;
  #iframe: HTMLIFrameElement | null = null;
  #place = placeOf(location.href);
  #waiting: ServiceWorker | null = null;
  #reloads = false;

  constructor() {
    addEventListener("popstate", () => this.#follow());
  }

  /** Python, which is started when it is first needed. */
  get python(): Python {
    if (!this.#python) {
      this.#python = new Python(`${this.root}static/python_worker.js`);
      this.#python.ready().then(
        () => this.#install(),
        () => {},
      );
    }
    return this.#python;
  }

  /** Whether an address is a page of this site. */
  owns(url: string): boolean {
    const { pathname } = new URL(url);
    return url.startsWith(this.root) && pathname.endsWith(".html");
  }

  /** Show a page; the reader can come back from it. */
  go(url: string): void {
    if (!this.owns(url)) {
      location.href = url;
      return;
    }
    history.pushState(null, "", url);
    this.show(url);
  }

  /** The page that is shown has another address now. */
  push(url: string): void {
    history.pushState(null, "", url);
  }

  show(url: string): void {
    this.#python?.leave();
    this.#place = placeOf(url);
    this.#page = null;
    const old = this.#iframe ?? null;
    const iframe = document.createElement("iframe");
    iframe.className = "page";
    iframe.src = url;
    iframe.title = document.title;
    this.#iframe = iframe;
    // The old page stays in sight until the new one is there, but nobody can use it.
    if (old) old.inert = true;
    document.body.append(iframe);
    iframe.onload = () => {
      old?.remove();
      for (const one of [...document.body.children]) if (one !== this.#iframe) one.remove();
      document.body.className = "framed";
      iframe.contentWindow?.focus();
    };
  }

  /** A page is there. */
  shown(page: Shown, source: Document): void {
    this.#page = page;
    if (source !== document) this.#mirror(source);
    if (this.#waiting) page.offerUpdate();
  }

  /** Switch to the new version; this page comes again in it. */
  update(): void {
    this.#reloads = true;
    this.#waiting?.postMessage("use");
  }

  /** Title and icon of the window are those of the page. */
  #mirror(source: Document): void {
    const icon = document.querySelector<HTMLLinkElement>("#favicon");
    const copy = () => {
      if (source !== this.#iframe?.contentDocument) return;
      document.title = source.title;
      this.#iframe.title = source.title;
      const theirs = source.querySelector<HTMLLinkElement>("#favicon");
      if (icon && theirs && icon.href !== theirs.href) icon.href = theirs.href;
      document.documentElement.lang = source.documentElement.lang;
      const { theme } = source.documentElement.dataset;
      if (theme) document.documentElement.dataset.theme = theme;
      else delete document.documentElement.dataset.theme;
    };
    new MutationObserver(copy).observe(source.head, { subtree: true, childList: true, attributes: true, characterData: true });
    new MutationObserver(copy).observe(source.documentElement, { attributes: true });
    copy();
  }

  #follow(): void {
    const url = location.href;
    if (placeOf(url) !== this.#place) this.show(url);
    else if (this.#iframe) this.#page?.revisit(url);
  }

  /** Keep the site in this browser, so that it works without a network. */
  #install(): void {
    // One file more would not be kept while the first page still loads what it needs.
    void navigator.serviceWorker?.register(`${this.root}sw.js`).then((found) => {
      const offer = (worker: ServiceWorker | null) => {
        if (!worker || !navigator.serviceWorker.controller) return;
        this.#waiting = worker;
        this.#page?.offerUpdate();
      };
      const watch = (worker: ServiceWorker | null) =>
        worker?.addEventListener("statechange", () => {
          if (worker.state === "installed") offer(worker);
        });
      offer(found.waiting);
      watch(found.installing);
      found.addEventListener("updatefound", () => watch(found.installing));
      found.active?.postMessage("clean");
    }, () => {});
    navigator.serviceWorker?.addEventListener("controllerchange", () => {
      if (this.#reloads) location.reload();
    });
  }
}
