// The action bar and the same buttons beside the piece: what will happen, turn, cancel, confirm.

import { byId, icon, make, refill } from "./dom";
import type { DraftTurn } from "./draft_turn";
import type { ActionPreview } from "./wire";

export interface Deeds {
  confirm(): void;
  cancel(): void;
  turn(way: 1 | -1): void;
  undo(): void;
  hint(): void;
  choose(code: number): void;
}

export interface BarFacts {
  draft: DraftTurn;
  busy: boolean;
  watching: boolean;
  prompt: string;
  help: string;
  hinted: string;
  /** Name and description of the thing tapped last, until a whole move is chosen. */
  tapped: { name: string; says: string } | null;
  drawn: Set<string>;
  canUndo: "free" | "ask" | "no";
  canHint: boolean;
}

const MOST_BUTTONS = 6;
/** Milliseconds before the preview of a named move is requested again. */
const AFTER = 200;

export class Bar {
  readonly #float = byId("float");
  readonly #names = new Map<number, string>();
  #asking = 0;
  readonly #deeds: Deeds;

  constructor(deeds: Deeds) {
    this.#deeds = deeds;
    const click = (id: string, act: () => void) => {
      byId(id).onclick = act;
    };
    click("confirm", () => deeds.confirm());
    click("cancel", () => deeds.cancel());
    click("turn-left", () => deeds.turn(-1));
    click("turn-right", () => deeds.turn(1));
    click("undo", () => deeds.undo());
    click("hint", () => deeds.hint());
    this.#float.onclick = (event) => {
      const button = (event.target as Element).closest("button");
      if (button) byId(button.dataset.for!).click();
    };
    for (const event of ["moved", "resize", "scroll"]) addEventListener(event, () => this.#placeFloat());
  }

  show(facts: BarFacts): void {
    const { draft, busy, watching } = facts;
    const preview = watching ? null : draft.preview();
    const ready = !watching && !busy && draft.ready().length > 0;
    const turns = !watching && draft.turns() > 1;
    this.#tell(preview, facts);
    // On a phone the preview or the hint replaces the prompt.
    byId("told").innerHTML = (preview && ready) || facts.hinted ? byId("detail").innerHTML : "";
    (byId("confirm") as HTMLButtonElement).disabled = !ready;
    (byId("cancel") as HTMLButtonElement).disabled = watching || busy || draft.isEmpty;
    for (const id of ["turn-left", "turn-right"]) byId(id).hidden = !turns;
    (byId("undo") as HTMLButtonElement).disabled = watching || busy || facts.canUndo === "no";
    (byId("hint") as HTMLButtonElement).disabled = watching || busy || !facts.canHint;
    byId("bar").classList.toggle("choosing", ready);
    // A description or a hint is shown in full, also beside buttons.
    byId("bar").classList.toggle("tapped", !!facts.hinted || (!preview && !!facts.tapped));
    // Others still choose: only undo is possible.
    byId("bar").classList.toggle("settled", !watching && facts.canUndo === "free" && !draft.isMine);
    this.#float.hidden = !(ready && preview && Object.keys(preview.overlays).length);
    for (const button of this.#float.querySelectorAll<HTMLElement>("[data-for^=turn]")) button.hidden = !turns;
    this.#placeFloat();
  }

  #tell(preview: ActionPreview | null, facts: BarFacts): void {
    const { draft } = facts;
    const found = facts.watching || facts.busy ? [] : draft.loose(facts.drawn);
    const loose = found.length > MOST_BUTTONS ? [] : found;
    byId("what").textContent = preview?.title ?? facts.tapped?.name ?? (facts.hinted && loose.length ? "" : facts.prompt);
    byId("detail").textContent = facts.hinted || (preview?.detail ?? facts.tapped?.says ?? (loose.length ? "" : facts.help));
    if (!facts.hinted && preview?.losses[0]) byId("detail").prepend(make("em", {}, preview.losses.join(" · ")));
    const deltas = facts.watching ? [] : draft.deltas();
    const buttons = loose.map((code) => [code, this.#nameOf(code, draft, loose)] as const);
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => loose.forEach((code) => draft.previewOf(code, loose)), AFTER);
    refill(byId("deltas"), [deltas, buttons], () => [
      ...deltas.map(([text, tone, symbol, label]) =>
        make(
          "span",
          { class: `delta ${tone}`, ...(label && { role: "img", "aria-label": label, title: label }) },
          text,
          symbol ? icon(symbol) : null,
        ),
      ),
      ...buttons.map(([code, name]) => {
        const button = make("button", { type: "button", class: "btn" }, name);
        button.onclick = () => this.#deeds.choose(code);
        return button;
      }),
    ]);
  }

  /** The name of a move; until its preview arrives, its last name. */
  #nameOf(code: number, draft: DraftTurn, others: number[]): string {
    const known = this.#names.get(code);
    const name = draft.previewOf(code, others, known === undefined)?.title ?? known;
    if (name !== undefined) this.#names.set(code, name);
    return name ?? "…";
  }

  /** Below the ghost, or above it where there is no room. */
  #placeFloat(): void {
    if (this.#float.hidden) return;
    const ghosts = [...document.querySelectorAll("#board .overlay")]
      .map((layer) => ({ box: layer.getBoundingClientRect(), panel: layer.closest(".panel") }))
      .filter(({ box, panel }) => box.width > 0 && panel?.classList.contains("own"));
    const ghost = ghosts[0];
    if (!ghost) {
      this.#float.hidden = true;
      return;
    }
    const room = ghost.panel!.getBoundingClientRect();
    const own = this.#float.getBoundingClientRect();
    const below = ghost.box.bottom + 10;
    const top = below + own.height < room.bottom - 4 ? below : ghost.box.top - own.height - 10;
    const left = ghost.box.left + ghost.box.width / 2 - own.width / 2;
    this.#float.style.left = `${Math.min(Math.max(left, room.left + 4), room.right - own.width - 4)}px`;
    this.#float.style.top = `${Math.max(top, room.top + 4)}px`;
  }
}
