// What fingers do on a picture: tap to mark, drag a mark, pinch, move about, tap twice to look closer.
import type { TableModel } from "../state/model";
import { clamp, move, place, within, type Point } from "./marks";
import { fromView, MOST, onView, setZoom, toggleZoom, whole, zoomAt, zoomOf, type Zoom } from "./zoom";

const STILL = 7; // pixels: less is a tap, not a drag
const TWICE = 320; // milliseconds between two taps that are one
const NEAR = 28;
const WHEEL = 0.0016;

/** The picture under the fingers. */
export interface Surface {
  model: TableModel;
  zone: string;
  wide: number; // of the view, in pixels
  shape: number; // width over height
}

interface Tap extends Point {
  at: number;
  hasPlaced: boolean;
}

export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private began: Point | null = null;
  private dragged: { mark: number; from: Point } | null = null;
  private hasMoved = false;
  private pinch: { apart: number; zoom: Zoom; on: Point } | null = null;
  private lastTap: Tap | null = null;

  constructor(private surface: Surface) {}

  over(surface: Surface): void {
    this.surface = surface;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const view = event.currentTarget as HTMLElement;
    view.setPointerCapture(event.pointerId);
    const at = pointOn(view, event);
    this.fingers.set(event.pointerId, at);
    if (this.fingers.size === 2) return this.startPinch();
    this.began = at;
    this.hasMoved = false;
    this.dragged = this.markUnder(event);
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const at = pointOn(event.currentTarget as HTMLElement, event);
    this.fingers.set(event.pointerId, at);
    if (this.pinch) return this.pinched();
    if (!this.began || (!this.hasMoved && Math.hypot(at.x - this.began.x, at.y - this.began.y) < STILL)) return;
    this.hasMoved = true;
    if (this.dragged) this.drag(at);
    else this.pan(at.x - before.x, at.y - before.y);
  }

  up(event: PointerEvent): void {
    const at = this.fingers.get(event.pointerId);
    this.fingers.delete(event.pointerId);
    if (this.pinch) {
      if (this.fingers.size === 0) this.pinch = null;
      return;
    }
    if (at && this.began && !this.hasMoved) this.tapped(at, event.timeStamp, this.dragged !== null);
    this.began = this.dragged = null;
  }

  cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.began = this.dragged = null;
    if (this.fingers.size === 0) this.pinch = null;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const { model, shape } = this.surface;
    zoomAt(
      model,
      shape,
      Math.exp(-event.deltaY * WHEEL * (event.deltaMode ? 24 : 1)),
      this.pictured(pointOn(event.currentTarget as HTMLElement, event)),
    );
  }

  // ---- one finger

  /** The second of two taps is on the mark that the first one placed. A single tap on a mark does nothing. */
  private tapped(at: Point, when: number, isOnMark: boolean): void {
    const { model, zone, shape } = this.surface;
    const on = this.pictured(at);
    const last = this.lastTap;
    if (last && when - last.at < TWICE && Math.hypot(at.x - last.x, at.y - last.y) < NEAR) {
      this.lastTap = null;
      if (last.hasPlaced) model.undo(); // the first of the two was no mark
      toggleZoom(model, shape, on);
      return;
    }
    this.lastTap = { ...at, at: when, hasPlaced: !isOnMark && place(model, zone, within(on, shape)) };
  }

  private markUnder(event: PointerEvent): { mark: number; from: Point } | null {
    const found = (event.target as Element).closest<HTMLElement>("[data-mark]")?.dataset.mark;
    const spot = found === undefined ? undefined : this.surface.model.chosen.value.spots[Number(found)];
    if (found === undefined || !spot || !this.began) return null;
    const shown = onView(spot, this.zoom, this.surface.wide, this.surface.shape);
    return { mark: Number(found), from: { x: shown.x - this.began.x, y: shown.y - this.began.y } };
  }

  /** A mark stays under the finger where it was taken, not with its middle. */
  private drag(at: Point): void {
    const { model, shape } = this.surface;
    if (!this.dragged) return;
    const to = { x: at.x + this.dragged.from.x, y: at.y + this.dragged.from.y };
    move(model, this.dragged.mark, within(this.pictured(to), shape));
  }

  private pan(right: number, down: number): void {
    const { model, wide, shape } = this.surface;
    const zoom = zoomOf(model).value;
    if (zoom)
      setZoom(model, shape, { ...zoom, x: zoom.x - right / wide / zoom.scale, y: zoom.y - down / wide / zoom.scale });
  }

  // ---- two

  private startPinch(): void {
    const [one, other] = [...this.fingers.values()];
    if (!one || !other) return;
    this.dragged = this.began = null;
    this.pinch = {
      apart: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
      zoom: this.zoom,
      on: this.pictured(between(one, other)),
    };
  }

  private pinched(): void {
    const [one, other] = [...this.fingers.values()];
    if (!one || !other || !this.pinch) return;
    const { model, wide, shape } = this.surface;
    const { apart, zoom, on } = this.pinch;
    const scale = clamp((zoom.scale * Math.hypot(one.x - other.x, one.y - other.y)) / apart, 1, MOST);
    const at = between(one, other);
    // what was between the fingers stays between them
    setZoom(model, shape, {
      scale,
      x: on.x - (at.x / wide - 0.5) / scale,
      y: on.y - (at.y / wide - 0.5 / shape) / scale,
    });
  }

  private get zoom(): Zoom {
    return zoomOf(this.surface.model).value ?? whole(this.surface.shape);
  }

  private pictured(at: Point): Point {
    return fromView(at, this.zoom, this.surface.wide, this.surface.shape);
  }
}

function pointOn(view: HTMLElement, event: { clientX: number; clientY: number }): Point {
  const box = view.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
