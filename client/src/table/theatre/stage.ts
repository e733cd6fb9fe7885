// What is drawn over the table for a moment. Nothing of it can be touched, nothing waits for it, and any tap or key ends
// it and counts as what it is; Esc only ends it. One piece at a time: a second takes the place of the first.
import { createElement, render } from "preact";
import { Who } from "../../ui/pictures";
import type { Box } from "../layout/boxes";
import type { TableModel } from "../state/model";

const OURS = "theatre";

/** How something looks at one moment, in milliseconds. Between two moments it goes from one to the other. */
export interface Moment {
  at: number;
  opacity?: number;
  translate?: string;
  scale?: string;
  rotate?: string;
  easing?: string; // towards the next moment
}

/** All that one piece of theatre puts up: elements over the page, and how they and pieces of the table move. */
export class Scenery {
  readonly layer = document.createElement("div");
  private readonly animations: Animation[] = [];

  constructor(name: string) {
    this.layer.className = "stage";
    this.layer.dataset.theatre = name;
    this.layer.setAttribute("aria-hidden", "true"); // what happened is told by the table
  }

  put(kind: string, at: Box | null = null, inside: HTMLElement = this.layer): HTMLElement {
    const made = document.createElement("div");
    made.className = kind;
    if (at) place(made, at);
    inside.append(made);
    return made;
  }

  words(kind: string, words: string, inside: HTMLElement = this.layer): HTMLElement {
    const made = this.put(kind, null, inside);
    made.textContent = words;
    return made;
  }

  picture(address: string, at: Box | null = null, inside: HTMLElement = this.layer): HTMLImageElement {
    const made = new Image();
    made.decoding = "sync"; // it is on the screen already
    made.src = address;
    made.alt = "";
    if (at) place(made, at);
    inside.append(made);
    return made;
  }

  /** Somebody's head. */
  who(model: TableModel, seat: number, at: Box | null = null, inside: HTMLElement = this.layer): HTMLElement {
    const made = this.put("stage-who", at, inside);
    const info = model.seats.peek()[seat];
    if (info) render(createElement(Who, { seat: info }), made);
    return made;
  }

  /** From moment to moment; before the first and after the last it stays as it is there. */
  run(element: Element, moments: readonly Moment[]): void {
    const last = moments.at(-1)?.at ?? 0;
    const first = moments[0]?.at ?? 0;
    const lasts = Math.max(1, last - first);
    const frames = moments.map(({ at, ...look }) => ({ ...look, offset: (at - first) / lasts }));
    this.keep(element.animate(frames, { delay: first, duration: lasts, fill: "both" }));
  }

  /** A piece of the table is not seen until then. It can be tapped all the same. Its animation goes on until all is
   * cleared: where one ends, the page is laid out. */
  hide(element: Element, until: number): void {
    this.keep(element.animate({ opacity: [0, 1], easing: "step-end" }, { duration: until, fill: "forwards" }));
  }

  clear(): void {
    this.animations.forEach((each) => each.cancel());
    this.layer.remove();
  }

  private keep(animation: Animation): void {
    animation.id = OURS;
    this.animations.push(animation);
  }
}

function place(element: HTMLElement, { x, y, w, h }: Box): void {
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
}

export class Stage {
  private scenery: Scenery | null = null;
  private ended: (() => void) | null = null;
  private timer = 0;

  get isOn(): boolean {
    return this.ended !== null;
  }

  /** Something is about to be shown: a tap or key ends it from now on. */
  open(ended: () => void): void {
    this.end();
    this.ended = ended;
    addEventListener("pointerdown", this.touched, { capture: true, passive: true });
    addEventListener("keydown", this.pressed, { capture: true });
    addEventListener("resize", this.touched);
  }

  /** For so many milliseconds. */
  show(scenery: Scenery, lasts: number, ended: () => void = () => undefined): void {
    this.open(ended);
    this.scenery = scenery;
    document.body.append(scenery.layer);
    this.timer = window.setTimeout(() => this.end(), lasts);
  }

  /** The table is as it is, at once. */
  end(): void {
    if (!this.ended) return;
    const { ended } = this;
    this.ended = null;
    clearTimeout(this.timer);
    removeEventListener("pointerdown", this.touched, { capture: true });
    removeEventListener("keydown", this.pressed, { capture: true });
    removeEventListener("resize", this.touched);
    ended();
    this.scenery?.clear();
    this.scenery = null;
  }

  private readonly touched = (): void => this.end();

  private readonly pressed = (event: KeyboardEvent): void => {
    this.end();
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}
