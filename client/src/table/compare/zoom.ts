// The magnifying glass: all pictures of a table are seen through the same one, so that they can be compared.
import { signal, type Signal } from "@preact/signals";
import type { TableModel } from "../state/model";
import { clamp, type Point } from "./marks";

export const MOST = 3;
const LOUPE = 2.2;

/** How large, and which point of the picture is in the middle. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

const glasses = new WeakMap<TableModel, Signal<Zoom | null>>();

/** Null: the whole picture is seen. */
export function zoomOf(model: TableModel): Signal<Zoom | null> {
  const found = glasses.get(model) ?? signal<Zoom | null>(null);
  glasses.set(model, found);
  return found;
}

export const whole = (shape: number): Zoom => ({ scale: 1, x: 0.5, y: 0.5 / shape });

/** Sets the glass. It never shows what is beside the picture. */
export function setZoom(model: TableModel, shape: number, to: Zoom): void {
  const scale = clamp(to.scale, 1, MOST);
  const half = 0.5 / scale;
  const next = { scale, x: clamp(to.x, half, 1 - half), y: clamp(to.y, half / shape, (1 - half) / shape) };
  zoomOf(model).value = scale < 1.02 ? null : next;
}

/** Larger or smaller, while what is under a point stays there. */
export function zoomAt(model: TableModel, shape: number, factor: number, at?: Point): void {
  const now = zoomOf(model).value ?? whole(shape);
  const scale = clamp(now.scale * factor, 1, MOST);
  const on = at ?? now;
  const kept = now.scale / scale;
  setZoom(model, shape, { scale, x: on.x + (now.x - on.x) * kept, y: on.y + (now.y - on.y) * kept });
}

/** In, or back to the whole. */
export function toggleZoom(model: TableModel, shape: number, at?: Point): void {
  if (zoomOf(model).value) zoomOf(model).value = null;
  else setZoom(model, shape, { scale: LOUPE, ...(at ?? { x: 0.5, y: 0.5 / shape }) });
}

/** Brings a point into view, no more than is needed. */
export function reveal(model: TableModel, shape: number, at: Point): void {
  const now = zoomOf(model).value;
  if (!now) return;
  const half = 0.42 / now.scale;
  setZoom(model, shape, {
    ...now,
    x: clamp(now.x, at.x - half, at.x + half),
    y: clamp(now.y, at.y - half / shape, at.y + half / shape),
  });
}

/** Where a point of the picture is on a view of this width, in pixels. */
export function onView(at: Point, zoom: Zoom, wide: number, shape: number): Point {
  return { x: ((at.x - zoom.x) * zoom.scale + 0.5) * wide, y: ((at.y - zoom.y) * zoom.scale + 0.5 / shape) * wide };
}

/** And the other way round. */
export function fromView(at: Point, zoom: Zoom, wide: number, shape: number): Point {
  return { x: (at.x / wide - 0.5) / zoom.scale + zoom.x, y: (at.y / wide - 0.5 / shape) / zoom.scale + zoom.y };
}
