// Boxes: cutting, centring, the free place between others. Pure arithmetic on rectangles.

/** A place on the screen, in CSS pixels, from the upper left corner of the table's page. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const FINGER = 44; // pixels that a finger needs each way

/** How much of itself a zone shows: cards, one mark for each, or counts in one row. */
export type Detail = "long" | "short" | "sum";

export const box = (x: number, y: number, w: number, h: number): Box => ({
  x,
  y,
  w: Math.max(0, w),
  h: Math.max(0, h),
});

export const right = (of: Box): number => of.x + of.w;
export const bottom = (of: Box): number => of.y + of.h;
export const middle = (of: Box): number => of.x + of.w / 2;

export function inset(of: Box, x: number, y: number = x): Box {
  return box(of.x + x, of.y + y, of.w - 2 * x, of.h - 2 * y);
}

/** A box of this size in the middle of another. */
export function centred(w: number, h: number, within: Box): Box {
  return box(within.x + (within.w - w) / 2, within.y + (within.h - h) / 2, w, h);
}

export function meet(one: Box, other: Box): boolean {
  return one.x < right(other) && other.x < right(one) && one.y < bottom(other) && other.y < bottom(one);
}

export function cutTop(of: Box, h: number, gap = 0): [part: Box, rest: Box] {
  return [box(of.x, of.y, of.w, h), box(of.x, of.y + h + gap, of.w, of.h - h - gap)];
}

export function cutBottom(of: Box, h: number, gap = 0): [part: Box, rest: Box] {
  return [box(of.x, bottom(of) - h, of.w, h), box(of.x, of.y, of.w, of.h - h - gap)];
}

export function cutLeft(of: Box, w: number, gap = 0): [part: Box, rest: Box] {
  return [box(of.x, of.y, w, of.h), box(of.x + w + gap, of.y, of.w - w - gap, of.h)];
}

export function cutRight(of: Box, w: number, gap = 0): [part: Box, rest: Box] {
  return [box(right(of) - w, of.y, w, of.h), box(of.x, of.y, of.w - w - gap, of.h)];
}

/** As many columns of the same width. */
export function columns(of: Box, count: number, gap: number): Box[] {
  const w = (of.w - gap * (count - 1)) / Math.max(1, count);
  return Array.from({ length: count }, (_, place) => box(of.x + place * (w + gap), of.y, w, of.h));
}

export function rows(of: Box, count: number, gap: number): Box[] {
  const h = (of.h - gap * (count - 1)) / Math.max(1, count);
  return Array.from({ length: count }, (_, place) => box(of.x, of.y + place * (h + gap), of.w, h));
}

/** Cells in reading order; those of a last row that is not full stand in its middle. */
export function cells(of: Box, count: number, across: number, gap: number): Box[] {
  const lines = rows(of, Math.ceil(count / across), gap);
  const w = (of.w - gap * (across - 1)) / across;
  return lines.flatMap((line, place) => {
    const here = Math.min(across, count - place * across);
    return columns(centred(here * w + (here - 1) * gap, line.h, line), here, gap);
  });
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < right(other) - 0.5 &&
    other.x < right(one) - 0.5 &&
    one.y < bottom(other) - 0.5 &&
    other.y < bottom(one) - 0.5
  );
}

/** The free rectangle around the vertical middle line of a box in which a thing of this shape can be largest. */
export function freeMiddle(within: Box, taken: readonly Box[], ratio: number): Box {
  const line = middle(within);
  const halves = [within.w / 2, ...taken.flatMap((each) => [Math.abs(line - each.x), Math.abs(line - right(each))])];
  let best = box(line, within.y, 0, 0);
  for (const half of halves) {
    if (half > within.w / 2 + 0.5) continue;
    const found = tallestGap(box(line - half, within.y, 2 * half, within.h), taken);
    if (room(found, ratio) > room(best, ratio) + 0.5) best = found;
  }
  return best;
}

function room(of: Box, ratio: number): number {
  return Math.min(of.w, of.h * ratio);
}

function tallestGap(column: Box, taken: readonly Box[]): Box {
  const inside = taken.filter((each) => overlaps(each, column)).sort((one, other) => one.y - other.y);
  let best = box(column.x, column.y, column.w, 0);
  let from = column.y;
  for (const each of [...inside, box(column.x, bottom(column), column.w, 0)]) {
    if (each.y - from > best.h) best = box(column.x, from, column.w, each.y - from);
    from = Math.max(from, bottom(each));
  }
  return best;
}
