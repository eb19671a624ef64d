// Parts of every page: theme, language, and links to copy.

import { make, say } from "./dom";
import { home } from "./home";

const THEMES = ["auto", "light", "dark"];

function startTheme(): void {
  const root = document.documentElement;
  const buttons = document.querySelectorAll("[data-themes]");
  const set = (theme: string) => {
    if (theme === "auto") root.removeAttribute("data-theme");
    else root.dataset.theme = theme;
    root.dataset.chosen = theme;
    const name = say(`theme_${theme}`);
    for (const button of buttons) {
      const label = button.querySelector("span");
      if (label) label.textContent = name;
      else button.setAttribute("aria-label", name);
      button.setAttribute("title", name);
    }
  };
  const turn = () => {
    const now = root.dataset.chosen ?? "auto";
    const next = THEMES[(THEMES.indexOf(now) + 1) % THEMES.length]!;
    home.remember("theme", next);
    set(next);
  };
  for (const button of buttons) button.addEventListener("click", turn);
  set(root.dataset.chosen ?? "auto");
}

/** A language is chosen at once and remembered; the page comes again in that language. */
function startLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-lang]")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      home.remember("lang", link.dataset.lang!);
      location.reload();
    });
  }
}

async function copy(button: HTMLElement): Promise<void> {
  const link = new URL(button.dataset.copy!, location.href).href;
  const label = button.querySelector("span") ?? button;
  const before = (button.dataset.label ??= label.textContent!);
  let done = true;
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    // Without a secure context there is no clipboard: the old way, or by hand.
    const field = make("textarea", { readonly: true, rows: 3, "aria-label": before }, link);
    document.querySelector("[data-copy]+textarea")?.remove();
    button.after(field);
    field.select();
    done = document.execCommand("copy");
    if (done) {
      field.remove();
      button.focus();
    }
  }
  label.textContent = done ? say("copied") : say("copy_by_hand");
  setTimeout(() => (label.textContent = before), done ? 1600 : 9000);
}

export function startShell(): void {
  startTheme();
  startLanguages();
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-copy]");
    if (button) void copy(button);
  });
}
