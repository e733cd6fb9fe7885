// Points in pictures: where one may be placed, which one a finger means, how far apart they stay.
import type { Aim } from "../../protocol/wire";
import type { TableModel } from "../state/model";
import type { Spot } from "../state/taps";
import { currentNeighbour, dueEach, stagedZones } from "./compare";

export interface Point {
  x: number; // in widths of the picture
  y: number;
}

/** What can be marked now. */
export interface Marking {
  aim: Aim | null; // null: nothing can be sent just now
  neighbour: string; // the picture a new point is about, where there are several; else "": the one that is touched
  isFull: boolean;
}

export function markingOf(model: TableModel): Marking | null {
  const marks = model.mine.value.marks;
  if (!marks) return null;
  const { spots } = model.chosen.value;
  const aim = model.choices.value.aim(model.chosen.value);
  if (!aim) return { aim: null, neighbour: "", isFull: true };
  const neighbour = currentNeighbour(model);
  const each = neighbour ? dueEach(aim) : null;
  const isFull =
    spots.length >= aim.count || (each !== null && spots.filter((spot) => spot.zone === neighbour).length >= each);
  return { aim, neighbour, isFull };
}

/** Places the next point. What is too near to another one is no new point. */
export function place(model: TableModel, zone: string, at: Point): boolean {
  const marking = markingOf(model);
  const gap = model.mine.value.marks?.gap ?? 0;
  if (!marking?.aim || marking.isFull) return false;
  const spot: Spot = { zone: marking.neighbour || zone, x: at.x, y: at.y };
  const { spots } = model.chosen.value;
  if (rivals(model, spots, spot).some((other) => distance(other, spot) < gap)) return false;
  model.notice.value = null;
  model.mark([...spots, spot]);
  return true;
}

/** Moves a point, but not onto another one. */
export function move(model: TableModel, which: number, to: Point): void {
  const { spots } = model.chosen.value;
  const spot = spots[which];
  const gap = model.mine.value.marks?.gap ?? 0;
  if (!spot) return;
  const moved: Spot = { ...spot, x: to.x, y: to.y };
  const others = spots.filter((_, number) => number !== which);
  if (rivals(model, others, moved).some((other) => distance(other, moved) < gap)) return;
  model.mark(spots.map((each, number) => (number === which ? moved : each)));
}

export function remove(model: TableModel, which: number): void {
  model.mark(model.chosen.value.spots.filter((_, number) => number !== which));
}

/** Points that are about the same two pictures: in the same zone, or in its pair. */
function rivals(model: TableModel, spots: readonly Spot[], spot: Spot): Spot[] {
  const pair = model.zones.value.find((zone) => zone.id === spot.zone)?.pair;
  return spots.filter((other) => other.zone === spot.zone || other.zone === pair);
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A point of the picture, never outside it. */
export function within(at: Point, shape: number): Point {
  return { x: clamp(at.x, 0, 1), y: clamp(at.y, 0, 1 / shape) };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

/** One's points in the order of their numbers, with the picture they are drawn in boldly. */
export interface Mark extends Point {
  number: number;
  zone: string;
}

/** The marks of the pictures that are on the table now. */
export function marksShown(model: TableModel): Mark[] {
  const seen = new Set(stagedZones(model).map((zone) => zone.id));
  return model.chosen.value.spots.flatMap((spot, which) => (seen.has(spot.zone) ? [{ ...spot, number: which }] : []));
}
