// The players of a score pad beside each other, and the results that this browser keeps.

import { byId, icon, make, page, say } from "./dom";
import { sheet } from "./end";
import { post } from "./home";
import type { Result } from "./wire";

type PadResult = Pick<Result, "title" | "detail" | "places" | "rows" | "total">;

interface Saved {
  at: string;
  result: PadResult;
}

const KEY = `results ${page.api}`;

function saved(): Saved[] {
  try {
    return JSON.parse(localStorage.getItem(KEY)!) ?? [];
  } catch {
    return [];
  }
}

function keep(results: Saved[]): void {
  localStorage.setItem(KEY, JSON.stringify(results));
  list();
}

/** The results that were kept, the newest first. */
function list(): void {
  const all = saved();
  byId("results-export").hidden = !all.length;
  byId("results-none").hidden = !!all.length;
  byId("results-list").replaceChildren(
    ...all.map(({ at, result }) => {
      const date = new Date(at).toLocaleDateString(page.lang, { dateStyle: "medium" });
      const places = result.places.map(({ name, points }) => `${name}: ${points}`).join(" · ");
      const remove = make("button", { type: "button", class: "ib", "aria-label": say("delete"), title: say("delete") }, icon("ui-close"));
      remove.onclick = () => keep(saved().filter((one) => one.at !== at));
      const table = make("div", { class: "tally" }, sheet(result));
      const summary = make("summary", {}, make("span", { class: "muted" }, date), " ", places);
      return make("li", {}, make("details", {}, summary, table), remove);
    }),
  );
}

function download(): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(saved(), null, 1)], { type: "application/json" }));
  make("a", { href: url, download: `poleis${page.api!.replaceAll("/", "-")}.json` }).click();
  URL.revokeObjectURL(url);
}

/** Show who has won so far, and what was kept. */
export async function showResults(players: { name?: string; data: object | null }[]): Promise<void> {
  const body = { cities: players.map(({ data }) => data), names: players.map(({ name }) => name ?? "") };
  const { ok, body: found } = await post<PadResult>(`${page.api}/result`, body);
  const result = ok ? found : null;
  byId("results-title").textContent = result?.title ?? "";
  byId("results-detail").textContent = result ? result.detail : (found?.text ?? say("failed"));
  byId("results-sheet").replaceChildren(...(result ? [sheet(result)] : []));
  const save = byId<HTMLButtonElement>("results-save");
  save.disabled = !result;
  save.onclick = () => {
    save.disabled = true;
    keep([{ at: new Date().toISOString(), result: result! }, ...saved()]);
  };
  byId("results-export").onclick = download;
  list();
  byId<HTMLDialogElement>("results").showModal();
}
