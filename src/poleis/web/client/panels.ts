// Panels: where they go, what they show, and which state each drawn thing is in.

import { byId, icon, isAreaOf, isPhone, make, makeSvg, maybe, refill, say, seatClass, seatIcon } from "./dom";
import { PanelDom } from "./patch";
import type { Badge, Chip, Layout, Panel } from "./wire";
import { Zoom } from "./zoom";

/** The panels of a position; null for one that is gone. */
export type Panels = Record<string, Panel | null>;

export type Thing = HTMLElement | SVGElement;

const TABLET = matchMedia("(min-width: 768px) and (max-width: 1199.98px) and (min-height: 560px)");
const WIDE = matchMedia("(min-width: 1700px)");

/** A layout with the chat, which is the same in all games: beside the log, on a phone behind a tab of its own. */
function withChat(layout: Layout): Layout {
  if (!maybe("panel-chat")) return layout;
  return {
    ...layout,
    groups: [...layout.groups, { area: "log", panels: ["log", "chat"], kind: "tabs" }],
    tabs: [...layout.tabs, { label: say("chat"), icon: "ui-chat", panels: ["chat"] }],
  };
}

export function badges(of: Badge[]): HTMLElement[] {
  return of.map((one) =>
    make(
      "span",
      { class: "chip", title: one.label },
      one.icon ? icon(one.icon) : null,
      one.text && make("span", { "aria-hidden": "true" }, one.text),
      make("span", { class: "unseen" }, one.label),
    ),
  );
}

/** Roles of panels that are drawn only when they come to the front. */
const PATIENT = new Set(["other", "sheet"]);

class Frame {
  readonly root = make("section", { role: "group", hidden: true });
  readonly zoom: Zoom | null;
  readonly #head = make("header");
  readonly body = make("div", { class: "body" });
  readonly #dom = new PanelDom(this.body);
  /** The body to show. */
  wanted = "";
  /** The place of the panel, as classes. */
  place = "";
  #kind = "";
  #role = "";

  constructor(
    readonly id: string,
    zoomable: boolean,
  ) {
    this.root.id = `panel-${id}`;
    this.root.setAttribute("aria-labelledby", `title-${id}`);
    this.root.append(this.#head, this.body);
    this.zoom = zoomable ? new Zoom(this.root, this.body) : null;
  }

  /** Whether drawing can wait until the panel is visible. Symbols that other panels use cannot wait. */
  get waits(): boolean {
    const alone = !this.wanted.includes('class="sprite"');
    return alone && this.root.hidden && PATIENT.has(this.#role) && !this.#dom.shows(this.wanted);
  }

  show(panel: Panel, seat: Chip | undefined): void {
    const rival = panel.role === "other" ? seat : undefined;
    const acting = rival?.acting ? " acting" : "";
    this.#role = panel.role;
    this.#kind = `panel ${panel.role} ${seatClass(panel.seat)}${acting}${this.zoom ? " drawing" : ""}`;
    this.dress();
    this.#name(panel, rival);
    this.wanted = panel.body;
    if (!this.waits) this.draw();
    else if (!this.#dom.isEmpty) this.#dom.clear(); // outdated
  }

  /** The line above the drawing. */
  #name(panel: Panel, rival: Chip | undefined): void {
    const away = rival && !rival.online && rival.kind !== "open";
    refill(this.#head, [panel.title, panel.badges, panel.note, rival?.seat, away], () =>
      [
        rival && make("span", { class: "seat" }, seatIcon(rival.seat)),
        make("h2", { id: `title-${this.id}` }, panel.title),
        ...badges(panel.badges ?? []),
        away && make("span", { class: "away" }, say("away")),
        panel.note && make("span", { class: "note" }, panel.note),
      ].filter((child): child is HTMLElement => !!child),
    );
  }

  draw(): void {
    if (this.#dom.shows(this.wanted)) return;
    this.#dom.show(this.wanted);
    this.zoom?.fitted(this.#dom.drawing);
  }

  dress(): void {
    this.root.className = `${this.#kind} ${this.place}`;
  }
}

export class Board {
  readonly frames = new Map<string, Frame>();
  readonly root = byId("board");
  readonly drawer = byId("drawer");
  /** The number of moves, beside the tabs of the log. */
  readonly #note = maybe("log-note");
  /** Whether the client opened the drawer, not the player. */
  #pulled = false;
  /** The layout of the game, and the same with the chat. */
  #given: Layout | null = null;
  #layout: Layout | null = null;
  #tab = 0;
  readonly #open = new Map<string, string>();
  readonly #turned: () => void;

  constructor(turned: () => void) {
    this.#turned = turned;
    for (const query of [isPhone, TABLET, WIDE]) query.addEventListener("change", () => this.#arrange());
  }

  /** Whether these panels would draw anything new. */
  differs(panels: Panels): boolean {
    return Object.entries(panels).some(([id, panel]) => panel?.body !== this.frames.get(id)?.wanted);
  }

  /** Bring the panels up to date. */
  show(panels: Panels, seats: Chip[]): void {
    for (const [id, panel] of Object.entries(panels)) {
      if (!panel) {
        this.frames.get(id)?.root.remove();
        this.frames.delete(id);
        continue;
      }
      let frame = this.frames.get(id);
      if (!frame) {
        frame = new Frame(id, panel.zoom);
        this.frames.set(id, frame);
      }
      frame.show(
        panel,
        seats.find((seat) => seat.seat === panel.seat),
      );
    }
    this.#retitle();
  }

  /** Update the titles of tabs. */
  #retitle(): void {
    for (const group of this.#layout?.groups ?? []) {
      const list = group.kind === "tabs" ? document.getElementById(`tabs-${group.area}`) : null;
      group.panels.forEach((id, i) => {
        const title = this.#titleOf(id);
        const tab = list?.children[i];
        if (tab && tab.textContent !== title) tab.textContent = title;
      });
    }
  }

  place(layout: Layout): void {
    if (layout === this.#given || JSON.stringify(layout) === JSON.stringify(this.#given)) return;
    this.#given = layout;
    this.#layout = withChat(layout);
    this.#arrange();
  }

  /** All things drawn now that an action can refer to. */
  things(): Thing[] {
    return [this.root, this.drawer].flatMap((root) => [...root.querySelectorAll<Thing>("[data-ref]")]);
  }

  drawn(): Set<string> {
    return new Set(this.things().map((thing) => thing.dataset.ref!));
  }

  /** Draw waiting panels that contain these things. */
  need(refs: Set<string>): void {
    const late = [...this.frames.values()].filter((frame) => frame.waits);
    if (!late.length) return;
    const drawn = this.drawn();
    const missing = [...refs].filter((ref) => !drawn.has(ref));
    for (const frame of late) {
      if (missing.some((ref) => frame.wanted.includes(`data-ref="${ref}"`))) frame.draw();
    }
  }

  frameOf(thing: Element): Frame | undefined {
    const id = thing.closest(".panel")?.id.slice("panel-".length);
    return id === undefined ? undefined : this.frames.get(id);
  }

  /** Bring a panel to the front: of the tabs that it shares an area with, of those of a phone, or in the drawer. */
  reveal(panel: string): void {
    const group = this.#layout?.groups.find((one) => one.kind === "tabs" && one.panels.includes(panel));
    const behind = group && (this.#open.get(group.area) ?? group.panels[0]) !== panel;
    if (behind) this.#open.set(group.area, panel);
    const tab = this.#layout?.tabs.findIndex((one) => one.panels.includes(panel)) ?? -1;
    const away = !this.#layout?.pinned.includes(panel) && tab >= 0 && tab !== this.#tab;
    if (away) this.#tab = tab;
    if (away || behind) this.#arrange();
    if (!this.drawer.contains(this.frames.get(panel)?.root ?? null) || this.drawer.matches(":popover-open")) return;
    this.#pulled = true;
    this.drawer.showPopover();
  }

  /** Close the drawer, if the client opened it. */
  tidy(): void {
    if (this.#pulled) this.drawer.hidePopover();
    this.#pulled = false;
  }

  revealSeat(seat: number, panels: Panels): void {
    const own = Object.entries(panels).find(([, panel]) => panel && isAreaOf(seat, panel));
    if (own) this.reveal(own[0]);
    this.frames.get(own?.[0] ?? "")?.root.scrollIntoView({ block: "nearest" });
  }

  /** What a line of the score sheet counts; it lies in place of previews. */
  reasons: Record<string, string> | null = null;

  /** Draw the preview over the panels. */
  overlay(preview: Record<string, string>): void {
    const overlays = this.reasons ?? preview;
    for (const [id, frame] of this.frames) {
      const layer = frame.body.querySelector<SVGGraphicsElement>(".overlay");
      if (!layer) continue;
      const drawing = overlays[id] ?? "";
      if (layer.getAttribute("data-shown") === drawing) continue;
      layer.setAttribute("data-shown", drawing);
      const holder = make("template");
      holder.innerHTML = `<svg>${drawing}</svg>`;
      layer.replaceChildren(...holder.content.firstElementChild!.childNodes);
      frame.zoom?.cover(layer);
    }
  }

  #arrange(): void {
    const layout = this.#layout;
    if (!layout) return;
    const phone = isPhone.matches;
    const drop = TABLET.matches ? 1 : 0;
    const columns = (WIDE.matches && layout.wide.length ? layout.wide : layout.columns).slice(
      0,
      layout.columns.length - drop,
    );
    const rows = layout.areas.map((row) => row.slice(0, row.length - drop));
    const inside = new Set(rows.flat());
    this.root.classList.toggle("phone", phone);
    document.body.classList.toggle("drawered", !phone && drop > 0);
    const grid = this.root.style;
    grid.gridTemplateColumns = phone ? "" : columns.join(" ");
    grid.gridTemplateRows = phone ? "" : layout.rows.join(" ");
    grid.gridTemplateAreas = phone ? "" : rows.map((row) => `"${row.join(" ")}"`).join(" ");
    const names = [...new Set([...layout.areas.flat(), "log"])];
    for (const area of document.querySelectorAll("#board > .area, #drawer > .area")) {
      if (!names.includes(area.id.slice("area-".length))) area.remove();
    }
    for (const name of names.toSorted((a, b) => this.#rank(a) - this.#rank(b))) this.#fill(name, inside, phone);
    this.#drawTabs();
    this.#turned();
  }

  /** The order of a turn: what is offered, the board, one's own, the action bar, the others, the log. */
  #rank(area: string): number {
    const id = this.#layout!.groups.find((one) => one.area === area)?.panels[0] ?? area;
    const role = this.frames.get(id)?.root.className.split(" ")[1] ?? id;
    return ["offer", "board", "own", "bar", "other", "sheet", "log"].indexOf(role);
  }

  /** One area: the panels of its group, or the panel or part of the shell with its name. */
  #fill(name: string, inside: Set<string>, phone: boolean): void {
    const layout = this.#layout!;
    const group = layout.groups.find((one) => one.area === name);
    const ids = group?.panels ?? [name];
    const area = document.getElementById(`area-${name}`) ?? make("div", { id: `area-${name}` });
    const parent = phone || inside.has(name) ? this.root : this.drawer;
    parent.append(area);
    const pins = ids.some((id) => layout.pinned.includes(id));
    area.className = `area ${group?.kind ?? "one"}${pins ? " pinned" : ""}`;
    area.style.gridArea = phone || !inside.has(name) ? "" : name;
    const roots = ids.map((id) => this.#rootOf(id));
    const tab = layout.tabs[this.#tab];
    const away = ids.map((id) => phone && id !== "bar" && !layout.pinned.includes(id) && !tab?.panels.includes(id));
    const tabs = group?.kind === "tabs" && away.filter((is) => !is).length > 1 ? this.#tabList(name, ids) : null;
    const want = [tabs, ...roots].filter((root): root is HTMLElement => !!root);
    if (want.some((root, i) => area.children[i] !== root)) area.replaceChildren(...want);
    ids.forEach((id, i) => {
      const root = roots[i];
      if (!root) return;
      const behind = tabs && id !== (this.#open.get(name) ?? ids[0]);
      root.hidden = !!(away[i] || behind);
      const frame = this.frames.get(id);
      if (!frame) return;
      if (!root.hidden) frame.draw();
      frame.place = `${phone && layout.pinned.includes(id) ? "strip" : ""} ${tabs ? "untitled" : ""}`;
      frame.dress();
    });
    area.hidden = want.every((root) => root.hidden || root === tabs);
  }

  /** A panel, or a part of the shell. */
  #rootOf(id: string): HTMLElement | null {
    return this.frames.get(id)?.root ?? maybe(`panel-${id}`) ?? maybe(id);
  }

  #titleOf(id: string): string {
    const root = this.#rootOf(id);
    return root?.querySelector("h2")?.textContent ?? root?.ariaLabel ?? id;
  }

  #tabList(area: string, ids: string[]): HTMLElement {
    const list = document.getElementById(`tabs-${area}`) ?? make("div", { id: `tabs-${area}` });
    list.className = "tabs";
    list.setAttribute("role", "tablist");
    const open = this.#open.get(area) ?? ids[0];
    const buttons = ids.map((id) => {
      const on = id === open;
      const controls = this.#rootOf(id)?.id;
      const button = make(
        "button",
        { type: "button", role: "tab", id: `tab-${id}`, "aria-selected": String(on), "aria-controls": controls, tabindex: on ? 0 : -1 },
        this.#titleOf(id),
      );
      button.onclick = () => this.#openTab(area, id);
      return button;
    });
    list.onkeydown = (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.stopPropagation();
      const at = (ids.indexOf(open!) + step + ids.length) % ids.length;
      this.#openTab(area, ids[at]!);
      (list.children[at] as HTMLElement | undefined)?.focus();
    };
    const had = list.contains(document.activeElement);
    list.replaceChildren(...buttons);
    if (area === "log") list.append(this.#note!);
    if (had) buttons[ids.indexOf(open!)]?.focus();
    return list;
  }

  #openTab(area: string, id: string): void {
    this.#open.set(area, id);
    this.#arrange();
  }

  /** The tab bar of a phone. */
  #drawTabs(): void {
    byId("tabbar").replaceChildren(
      ...this.#layout!.tabs.map((tab, i) => {
        const current = i === this.#tab ? "true" : null;
        const button = make(
          "button",
          { type: "button", class: `${tab.panels[0]}-tab`, "aria-current": current },
          icon(tab.icon),
          make("span", {}, tab.label),
        );
        button.onclick = () => {
          this.#tab = i;
          this.#arrange();
        };
        return button;
      }),
    );
  }
}

/** An invisible layer over everything, in which pieces travel. */
export function sky(): SVGElement {
  const found = document.querySelector<SVGElement>("svg.sky");
  if (found) return found;
  const made = makeSvg("svg", { class: "sky", "aria-hidden": "true" });
  document.body.append(made);
  return made;
}
