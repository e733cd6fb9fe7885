// Which part of a picture is seen, and what fingers, the wheel and keys do to it. The part has always the shape 4 : 3.

export interface View {
  readonly x: number; // the middle, in pixels of the picture
  readonly y: number;
  readonly zoom: number; // 1: as much as can be seen at all
}

export interface Seen {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const SHAPE = 4 / 3;

export function wholeOf({ width, height }: Size): View {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The widest part that has the shape. */
export function widest({ width, height }: Size): number {
  return Math.min(width, height * SHAPE);
}

export function seenOf({ x, y, zoom }: View, size: Size): Seen {
  const width = widest(size) / zoom;
  return { left: x - width / 2, top: y - width / SHAPE / 2, width, height: width / SHAPE };
}

/** The view with its edges inside the picture. */
export function inside({ x, y, zoom }: View, size: Size, mostZoom: number): View {
  const bounded = Math.min(mostZoom, Math.max(1, zoom));
  const [halfWidth, halfHeight] = [widest(size) / bounded / 2, widest(size) / bounded / SHAPE / 2];
  return {
    x: Math.min(size.width - halfWidth, Math.max(halfWidth, x)),
    y: Math.min(size.height - halfHeight, Math.max(halfHeight, y)),
    zoom: bounded,
  };
}

/** Nearer by a factor, so that what is under a point of the frame (parts of it, from 0 to 1) stays there. */
export function zoomed(view: View, size: Size, factor: number, mostZoom: number, at = { x: 0.5, y: 0.5 }): View {
  const before = seenOf(view, size);
  const zoom = Math.min(mostZoom, Math.max(1, view.zoom * factor));
  const width = widest(size) / zoom;
  const [fixedX, fixedY] = [before.left + at.x * before.width, before.top + at.y * before.height];
  return inside({ x: fixedX + (0.5 - at.x) * width, y: fixedY + ((0.5 - at.y) * width) / SHAPE, zoom }, size, mostZoom);
}

/** Moved by parts of the frame. */
export function moved(view: View, size: Size, across: number, down: number, mostZoom: number): View {
  const { width, height } = seenOf(view, size);
  return inside({ ...view, x: view.x + across * width, y: view.y + down * height }, size, mostZoom);
}
