// Where the direction of play is drawn: chevrons around what lies in the middle, or between the people on a mat.
import { bottom, box, type Box, centred, meet, middle, right } from "./boxes";
import type { Plan, ZonePlace } from "./draft";

/** A chevron by its middle; `turn` is where it points to, in degrees, clockwise from the right. */
export interface Chevron {
  x: number;
  y: number;
  turn: number;
}

const APART = 46; // pixels from one chevron to the next
const CLEAR = 9; // around a chevron, where nothing else may lie
const LEAST_GAP = 8; // between two people, in which a chevron has room

/** For play that goes on to the left, which is clockwise on the screen: whoever turns it round turns each of them. */
export function chevrons(plan: Plan): Chevron[] {
  return plan.shape === "mat" ? betweenPeople(plan) : around(plan);
}

/** Along the ring on the cloth that has the most room: around everything, or under many people. */
function around(plan: Plan): Chevron[] {
  const { cloth, seats, shape } = plan;
  const under = Math.max(cloth.y, ...seats.map((seat) => bottom(seat.box)));
  const below = box(cloth.x, under, cloth.w, bottom(cloth) - under);
  const [whole, part] = [cloth, below].map((room) => along(ring(room, shape === "oval"), plan));
  return part!.length > whole!.length ? part! : whole!;
}

/** Evenly along a ring, except where something lies. */
function along(points: readonly Point[], { seats, zones, parts }: Plan): Chevron[] {
  const all = [...seats.map((seat) => seat.box), ...[...zones.values()].map(covered), parts.prompt];
  const taken = all.filter((each) => each.w > 0);
  const lengths = points.map(([x, y], step) => Math.hypot(x - before(points, step)[0], y - before(points, step)[1]));
  const whole = lengths.reduce((sum, each) => sum + each, 0);
  const apart = whole / Math.max(1, Math.round(whole / APART));
  const found: Chevron[] = [];
  let passed = 0;
  points.forEach(([x, y], step) => {
    passed += lengths[step]!;
    if (passed < apart) return;
    passed -= apart;
    const [wasX, wasY] = before(points, step);
    const past = passed / lengths[step]!; // its place is so much of this side before the point
    const [atX, atY] = [x + (wasX - x) * past, y + (wasY - y) * past];
    if (!taken.some((each) => meet(each, clear(atX, atY))))
      found.push({ x: atX, y: atY, turn: degrees(x - wasX, y - wasY) });
  });
  return found;
}

type Point = readonly [x: number, y: number];

const before = (points: readonly Point[], step: number): Point => points[(step || points.length) - 1]!;

/** Points around the middle of the cloth, clockwise: an ellipse, or nearer to the corners of a rounded rectangle. */
function ring(cloth: Box, isOval: boolean): Point[] {
  const [across, down, round] = isOval ? [0.72, 0.82, 1] : [0.88, 0.87, 0.6];
  const bent = (part: number) => Math.sign(part) * Math.abs(part) ** round;
  return Array.from({ length: STEPS }, (_, step): Point => {
    const angle = (2 * Math.PI * step) / STEPS;
    const x = middle(cloth) + (cloth.w / 2) * across * bent(Math.cos(angle));
    return [x, cloth.y + (cloth.h / 2) * (1 + down * bent(Math.sin(angle)))];
  });
}

const STEPS = 240;

/** In the gap between two who sit side by side; in the hem where one sits under the other. */
function betweenPeople({ seats, papers, cloth }: Plan): Chevron[] {
  const places = seats.map((seat) => papers.find((paper) => meet(paper, seat.box)) ?? seat.box);
  return places.slice(1).flatMap((next, place): Chevron[] => {
    const last = places[place]!;
    if (Math.abs(last.y - next.y) < last.h / 2) {
      const gap = next.x - right(last);
      return gap >= LEAST_GAP ? [{ x: right(last) + gap / 2, y: last.y + Math.min(last.h, 64) / 2, turn: 0 }] : [];
    }
    const isUnder = Math.abs(last.x - next.x) < 1;
    return isUnder ? [{ x: (cloth.x + last.x) / 2 + 1, y: (bottom(last) + next.y) / 2, turn: 90 }] : [];
  });
}

/** A pile is not as large as the place it has: its card, and the words under it. */
function covered({ box: whole, card, detail }: ZonePlace): Box {
  if (detail !== "long" || card === 0) return whole;
  return centred(Math.min(whole.w, card * PILE_WIDE), Math.min(whole.h, card * PILE_HIGH + WORDS), whole);
}

const PILE_WIDE = 1.36; // with what lies askew under the top card
const PILE_HIGH = 1.4;
const WORDS = 40;

function clear(x: number, y: number): Box {
  return box(x - CLEAR, y - CLEAR, 2 * CLEAR, 2 * CLEAR);
}

function degrees(x: number, y: number): number {
  return (Math.atan2(y, x) * 180) / Math.PI;
}
