// Where a bubble opens: on the free side of a head, over nothing but cloth. Pure.
import { type Box, bottom, box, meet, middle, right } from "../layout/boxes";
import type { Plan } from "../layout/draft";

export type Side = "left" | "right" | "up" | "down";

export interface Spot {
  box: Box;
  side: Side; // of the head
  tail: number; // how far along the bubble's edge its tail is, in pixels
}

const GAP = 12; // pixels: the tail
const SMALL_GAP = 3; // on a phone the tail lies on what is between
const EDGE = 6; // from the edge of the page
const TAIL_FROM_CORNER = 22;
const OUTER = 0.24; // of the table's width: who sits there sits at its left or right

/** The sides of a head that are tried, best first. */
export function sidesOf(head: Box, plan: Plan): readonly Side[] {
  if (plan.size === "phone" || plan.size === "flat") return ["down", "up", "right", "left"];
  const { table } = plan.parts;
  const across = (middle(head) - table.x) / Math.max(1, table.w);
  return across < OUTER || across > 1 - OUTER ? ["up", "down", "right", "left"] : ["left", "right", "down", "up"];
}

/** All that no bubble may cover: zones but those that were `measured`, other people, what is around the table. */
export function takenIn(plan: Plan, seat: number, measured: ReadonlySet<string>): Box[] {
  const { top, prompt, mine, bar, aside, pocket, side, sideForm } = plan.parts;
  const zones = [...plan.zones].flatMap(([id, place]) => (measured.has(id) ? [] : [place.box]));
  const others = plan.seats.filter((place) => place.seat !== seat).map((place) => place.box);
  const around = [top, prompt, mine, bar, aside, pocket, ...(sideForm === "sheet" ? [] : [side])];
  return [...zones, ...others, ...around].filter((each) => each.w > 0 && each.h > 0);
}

/** `own` is what stands at the seat itself: the name, a count. Nothing, where no side has room. */
export function spotFor(
  head: Box,
  own: readonly Box[],
  size: { w: number; h: number },
  sides: readonly Side[],
  taken: readonly Box[],
  page: Pick<Plan, "w" | "h" | "size">,
): Spot | null {
  for (const side of sides)
    for (const shift of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const found = beside(head, own, size, side, shift, page);
      const isInside =
        found.x >= EDGE && right(found) <= page.w - EDGE && found.y >= EDGE && bottom(found) <= page.h - EDGE;
      if (isInside && ![...taken, ...own, head].some((each) => meet(each, found)))
        return { box: found, side, tail: tailOf(found, head, side) };
    }
  return null;
}

/** `shift`: which part of the bubble is before the head's middle. */
function beside(
  head: Box,
  own: readonly Box[],
  { w, h }: { w: number; h: number },
  side: Side,
  shift: number,
  page: Pick<Plan, "w" | "h" | "size">,
): Box {
  const all = [head, ...own];
  const gap = page.size === "phone" || page.size === "flat" ? SMALL_GAP : GAP;
  if (side === "left" || side === "right") {
    const y = head.y + head.h / 2 - h * shift;
    const near = all.filter((each) => each.y < y + h && bottom(each) > y);
    const x = side === "left" ? Math.min(...near.map((each) => each.x)) - gap - w : Math.max(...near.map(right)) + gap;
    return box(x, y, w, h);
  }
  const x = Math.min(Math.max(middle(head) - w * shift, EDGE), page.w - EDGE - w);
  const near = all.filter((each) => each.x < x + w && right(each) > x);
  return side === "up"
    ? box(x, Math.min(...near.map((each) => each.y)) - gap - h, w, h)
    : box(x, Math.max(...near.map(bottom)) + gap, w, h);
}

function tailOf(found: Box, head: Box, side: Side): number {
  const [at, length] =
    side === "up" || side === "down" ? [middle(head) - found.x, found.w] : [head.y + head.h / 2 - found.y, found.h];
  const corner = Math.min(TAIL_FROM_CORNER, length / 2);
  return Math.min(Math.max(at, corner), length - corner);
}
