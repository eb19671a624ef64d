// Pan, pinch, wheel and fit of a panel with one drawing. Only the viewBox changes.

import { icon, isLow, make, say } from "./dom";

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const MOST = 6;
const SLOP = 7;
const MARGIN = 6;

export class Zoom {
  #drawn: Box = { x: 0, y: 0, w: 1, h: 1 };
  #fit: Box = this.#drawn;
  #box: Box | null = null;
  readonly #fingers = new Map<number, PointerEvent>();
  #start: { x: number; y: number } | null = null;
  /** A drag ends with a click that must not choose anything. */
  dragged = false;
  readonly #body: HTMLElement;

  constructor(root: HTMLElement, body: HTMLElement) {
    this.#body = body;
    const button = (name: string, label: string, act: () => void) => {
      const made = make("button", { type: "button", class: "ib", "aria-label": label, title: label }, icon(name));
      made.onclick = act;
      return made;
    };
    root.append(
      make(
        "div",
        { class: "zoom" },
        button("ui-plus", say("zoom_in"), () => this.by(1.35)),
        button("ui-minus", say("zoom_out"), () => this.by(1 / 1.35)),
        button("ui-fit", say("fit"), () => this.reset()),
      ),
    );
    body.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    body.addEventListener("pointerdown", (event) => this.#down(event));
    body.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) {
      body.addEventListener(end, (event) => this.#up(event));
    }
  }

  get #svg(): SVGSVGElement | null {
    return this.#body.querySelector("svg");
  }

  /** A new drawing has come: its own viewBox is what fits. */
  fitted(drawing: SVGSVGElement | null): void {
    const view = drawing?.viewBox.baseVal;
    if (!view) return;
    this.#drawn = { x: view.x, y: view.y, w: view.width, h: view.height };
    this.#fit = this.#drawn;
    if (this.#box) this.#apply(this.#box);
  }

  /** Make room for what is drawn over the board. */
  cover(layer: SVGGraphicsElement): void {
    const { x, y, width, height } = layer.getBBox();
    const drawn = this.#drawn;
    const left = Math.min(drawn.x, width ? x - MARGIN : drawn.x);
    const top = Math.min(drawn.y, height ? y - MARGIN : drawn.y);
    const right = Math.max(drawn.x + drawn.w, width ? x + width + MARGIN : 0);
    const bottom = Math.max(drawn.y + drawn.h, height ? y + height + MARGIN : 0);
    this.#fit = { x: left, y: top, w: right - left, h: bottom - top };
    if (!this.#box) this.#apply(this.#fit);
  }

  reset(): void {
    this.#box = null;
    this.#apply(this.#fit);
  }

  /** Magnify about a point of the screen (the middle, if none is given). */
  by(factor: number, at?: { clientX: number; clientY: number }): void {
    const now = this.#box ?? this.#fit;
    const scale = Math.min(Math.max(this.#fit.w / now.w * factor, 1), MOST) / (this.#fit.w / now.w);
    const point = at ? this.#point(at) : { x: now.x + now.w / 2, y: now.y + now.h / 2 };
    if (!point) return;
    this.#set({
      x: point.x - (point.x - now.x) / scale,
      y: point.y - (point.y - now.y) / scale,
      w: now.w / scale,
      h: now.h / scale,
    });
  }

  /** How much larger a thing must be for a finger; 1 if it is large enough. */
  static tooSmall(thing: Element): number {
    const { width, height } = thing.getBoundingClientRect();
    const side = Math.max(Math.min(width, height), 1);
    return side < 44 ? 48 / side : 1;
  }

  #point(at: { clientX: number; clientY: number }): DOMPoint | null {
    const matrix = this.#svg?.getScreenCTM();
    return matrix ? new DOMPoint(at.clientX, at.clientY).matrixTransform(matrix.inverse()) : null;
  }

  #set(box: Box): void {
    if (box.w > this.#fit.w * 0.995) return this.reset();
    const keep = (low: number, size: number, from: number, all: number) =>
      Math.min(Math.max(low, from - size / 2), from + all - size / 2);
    this.#box = {
      ...box,
      x: keep(box.x, box.w, this.#fit.x, this.#fit.w),
      y: keep(box.y, box.h, this.#fit.y, this.#fit.h),
    };
    this.#apply(this.#box);
  }

  #apply({ x, y, w, h }: Box): void {
    this.#svg?.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    this.#body.classList.toggle("near", !!this.#box);
    dispatchEvent(new Event("moved"));
  }

  #wheel(event: WheelEvent): void {
    // In a low window the board fills it: there the wheel scrolls the page, and zooms with Ctrl.
    if ((event.target as Element).closest(".overlay") || (isLow.matches && !event.ctrlKey)) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY * 0.0016), event);
  }

  #down(event: PointerEvent): void {
    if (event.button > 0) return;
    this.#fingers.set(event.pointerId, event);
    this.#start = { x: event.clientX, y: event.clientY };
    this.dragged = false;
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#start) return;
    const far = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > SLOP;
    if (!this.dragged && !far && this.#fingers.size < 2) return;
    if (!this.dragged) this.#body.setPointerCapture(event.pointerId);
    this.dragged = true;
    const other = [...this.#fingers.values()].find((one) => one.pointerId !== event.pointerId);
    if (other) {
      const span = (one: PointerEvent) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      this.by(span(event) / Math.max(span(before), 1), other);
    } else {
      const from = this.#point(before);
      const to = this.#point(event);
      const now = this.#box ?? this.#fit;
      if (from && to) this.#set({ ...now, x: now.x + from.x - to.x, y: now.y + from.y - to.y });
    }
    this.#fingers.set(event.pointerId, event);
  }

  #up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }
}
