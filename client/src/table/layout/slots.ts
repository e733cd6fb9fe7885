// Where cards lie in a heap that is no heap: each in a slot of its own, a little askew, and never on another.
import { type Box, FINGER } from "./boxes";

const SMALL_BELOW = 64; // cards that are narrower than this are shown in their small cut
const FILLED = 0.91; // of a slot; the rest is there to be askew in
const SMALL_FILLED = 0.96; // where there is little room

export interface Slots {
  columns: number;
  rows: number;
  card: number; // the width of a card
  high: number; // and its height
  isSmall: boolean;
  turn: number; // degrees, at most
}

export interface CardPlace {
  x: number;
  y: number;
  turn: number;
}

/** Of all ways to have so many slots in rows, the one with the largest cards; those too small for a finger last. */
export function slotsFor(count: number, box: Box): Slots {
  const ways = Array.from({ length: count }, (_, place) => waySlots(place + 1, Math.ceil(count / (place + 1)), box));
  const wide = ways.filter(({ columns, rows }) => box.w / columns >= FINGER && box.h / rows >= FINGER);
  return (wide.length > 0 ? wide : ways).reduce((best, way) => (way.card > best.card ? way : best));
}

function waySlots(columns: number, rows: number, box: Box): Slots {
  const [width, height] = [box.w / columns, box.h / rows];
  const whole = FILLED * Math.min(width, height / 1.4);
  const isSmall = whole < SMALL_BELOW;
  const ratio = isSmall ? 1.35 : 1.4;
  const card = isSmall ? SMALL_FILLED * Math.min(width, height / ratio) : whole;
  return { columns, rows, card, high: card * ratio, isSmall, turn: isSmall ? 2 : 6 };
}

export function cellOf(slot: number, slots: Slots, box: Box): Box {
  const [w, h] = [box.w / slots.columns, box.h / slots.rows];
  return { x: (slot % slots.columns) * w, y: Math.floor(slot / slots.columns) * h, w, h };
}

/** The upper left corner in its cell, and the turn of a card. What the cell leaves free is there to be askew in. */
export function lyingIn({ w, h }: Box, key: string, slots: Slots): CardPlace {
  const [aside, along, tilt] = chances(key);
  const turn = tilt * turnWithin(slots, w, h);
  const [wide, high] = turned(slots.card, slots.high, turn);
  return {
    x: (w - slots.card) / 2 + (aside * Math.max(0, w - wide)) / 2,
    y: (h - slots.high) / 2 + (along * Math.max(0, h - high)) / 2,
    turn,
  };
}

/** The largest turn, up to the one that is wanted, with which a card stays within its slot. */
function turnWithin(slots: Slots, width: number, height: number): number {
  for (let turn = slots.turn; turn > 0; turn -= 0.5) {
    const [wide, high] = turned(slots.card, slots.high, turn);
    if (wide <= width && high <= height) return turn;
  }
  return 0;
}

function turned(width: number, height: number, degrees: number): [wide: number, high: number] {
  const [sine, cosine] = [Math.abs(Math.sin((degrees * Math.PI) / 180)), Math.cos((degrees * Math.PI) / 180)];
  return [width * cosine + height * sine, width * sine + height * cosine];
}

/** Three numbers from -1 to 1 that follow from a piece's key: it lies askew in the same way for everybody, for ever. */
function chances(key: string): [number, number, number] {
  let hash = 2166136261;
  for (const letter of key) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  const next = (): number => {
    hash = Math.imul(hash ^ (hash >>> 15), 2246822507) ^ (hash >>> 13);
    return ((hash >>> 0) % 2001) / 1000 - 1;
  };
  return [next(), next(), next()];
}
