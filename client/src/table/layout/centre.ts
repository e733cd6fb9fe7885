// The middle of the cloth: piles, dice, rows that belong to nobody, and questions that open in their place.
import type { Zone } from "../../protocol/wire";
import { box, type Box, centred, columns, cutBottom, cutLeft, cutRight, rows } from "./boxes";
import { type Draft, needs, put } from "./draft";
import { isWide } from "./screen-parts";

const LEAST_SCALE = 0.5; // below that a pile is no picture any more
const DIE = 48; // pixels that a die needs beside others where large words fold
const LABEL = 2; // the height of a pill with words, in rem
export const MAT = 1.96; // the diameter of a placemat, in widths of a card

/** Puts the shared things into a box; an open question takes their place. */
export function placeCentre(draft: Draft, room: Box): void {
  const { cast } = draft;
  if (cast.asks.length === 0) return flow(draft, cast.centre, room);
  const shown = heaviest(cast.centre);
  if (shown && room.w > room.h * 1.5 && room.w > 30 * draft.screen.rem) {
    const [beside, rest] = cutLeft(room, room.w * 0.28, draft.screen.rem);
    flow(draft, [shown], beside);
    placeAsks(draft, rest);
  } else {
    placeAsks(draft, room);
  }
}

function heaviest(zones: readonly Zone[]): Zone | null {
  return zones.reduce<Zone | null>(
    (best, zone) => (!best || (zone.weight ?? 5) > (best.weight ?? 5) ? zone : best),
    null,
  );
}

export function placeAsks(draft: Draft, room: Box): void {
  const { asks } = draft.cast;
  rows(room, asks.length, 8).forEach((each, place) => {
    put(draft, asks[place]!, each);
    needs(draft, askHeight(draft, asks[place]!, each.w), each.h);
  });
}

/** How many buttons of a question stand side by side. */
export function askAcross(count: number, w: number, h: number): number {
  if (count <= 3) return count;
  if (count <= 6) return w > h * 3.4 || h < 150 ? count : 3;
  return Math.min(count, 7);
}

/** The least height of a question: its words and its buttons. */
export function askHeight(draft: Draft, zone: Zone, w: number): number {
  const { rem } = draft.screen;
  const count = zone.pieces?.length ?? 0;
  const lines = Math.ceil(count / askAcross(count, w, draft.level >= 2 ? 1 : 200));
  const button = count > 6 || draft.level >= 2 ? 48 : 2.2 * rem + 44;
  return 1.7 * rem + lines * (button + 6) + 12;
}

// ---- things side by side, as large as fits

interface Thing {
  zone: Zone;
  w: number; // at scale 1
  h: number;
  extra: number; // words under it do not shrink
  least: number; // nor do they become narrower
}

/** Large things in the middle, small ones around. The one that is pressed stands between the others. */
export function flow(draft: Draft, zones: readonly Zone[], room: Box): void {
  if (zones.length === 0) return;
  const pressed = zones.find((zone) => zone.presses);
  const others = zones.filter((zone) => zone !== pressed);
  if (pressed && others.length > 0) return around(draft, pressed, others, room);
  const roomy = largest(draft, zones, Boolean(pressed), room, true);
  const best = roomy.scale >= LEAST_SCALE ? roomy : largest(draft, zones, Boolean(pressed), room, false);
  const fits = best.scale >= LEAST_SCALE && best.high <= room.h + 1;
  if (!fits && (draft.level >= 2 || draft.screen.text > 1)) return asLines(draft, zones, room);
  needs(draft, 100 * LEAST_SCALE, best.scale * 100);
  needs(draft, best.high, room.h + 1);
  for (const [zone, at, scale] of best.places) put(draft, zone, at, "long", 100 * scale);
}

function largest(draft: Draft, zones: readonly Zone[], small: boolean, room: Box, mats: boolean): Packed {
  const things = zones.map((zone) => thing(draft, zone, small, room, mats));
  const tries = [1, 2, 3].filter((lines) => lines <= things.length).map((lines) => packed(draft, things, lines, room));
  return tries.reduce((one, other) => (other.scale > one.scale * 1.08 ? other : one));
}

/** Where there is no room for cards: piles as one line each, dice and long rows beside them. */
function asLines(draft: Draft, zones: readonly Zone[], room: Box): void {
  const isLongRow = (zone: Zone) => zone.kind === "row" && (zone.pieces?.length ?? 0) > IN_A_LINE;
  const dice = zones.filter((zone) => zone.kind === "dice" || isLongRow(zone));
  const piles = zones.filter((zone) => !dice.includes(zone) && (zone.count || zone.pieces?.length));
  const beside = room.w > room.h * 2;
  const line = Math.max(40, 1.9 * draft.screen.rem);
  const high = piles.length > 0 ? (beside ? room.h : line * piles.length) : 0;
  needs(draft, dice.length ? 46 : 0, beside ? room.h : room.h - high);
  const [low, rest] = beside
    ? cutRight(room, dice.length && piles.length ? room.w * 0.45 : piles.length ? room.w : 0, 8)
    : cutBottom(room, high, 4);
  columns(rest, dice.length, 8).forEach((part, place) => {
    put(draft, dice[place]!, part, "short");
    if (draft.parts.isFolded && dice[place]!.kind === "dice")
      needs(draft, DIE * (dice[place]!.pieces?.length ?? 1), part.w);
  });
  (beside ? columns(low, piles.length, 6) : rows(low, piles.length, 4)).forEach((part, place) => {
    needs(draft, 34, part.h);
    put(
      draft,
      piles[place]!,
      centred(Math.min(part.w, 11 * draft.screen.rem), Math.min(part.h, line + 8), part),
      "sum",
    );
  });
}

/** In the middle; on a phone at the left unless the room is very low, and what is empty has no place there. */
function around(draft: Draft, pressed: Zone, beside: readonly Zone[], room: Box): void {
  const phone = draft.size === "phone";
  const others = phone ? beside.filter((zone) => zone.count || zone.pieces?.length) : beside;
  const wide = room.w > room.h * (phone ? 2.2 : 1.15);
  const most = draft.size === "tv" ? 250 : phone ? 176 : 170;
  const card = Math.min(most, (room.h - 12) / 1.4, room.w * (wide ? 0.3 : 0.5));
  const w = card + 16;
  needs(draft, 72, card);
  if (wide) {
    const half = Math.ceil(others.length / 2);
    const part = (room.w - w - 32) / 2;
    put(draft, pressed, box(room.x + part + 16, room.y, w, room.h), "long", card);
    flow(draft, others.slice(0, half), box(room.x, room.y, part, room.h));
    flow(draft, others.slice(half), box(room.x + part + w + 32, room.y, part, room.h));
  } else {
    put(draft, pressed, box(room.x, room.y, w, room.h), "long", card);
    flow(draft, others, box(room.x + w + 12, room.y, room.w - w - 12, room.h));
  }
}

function thing(draft: Draft, zone: Zone, small: boolean, room: Box, mats: boolean): Thing {
  const { rem } = draft.screen;
  const label = LABEL * rem;
  const letters = draft.hints.letters.get(zone.id) ?? 0;
  const least = letters > 0 ? Math.min(letters * 0.5 * Math.max(16, 0.89 * rem) + 1.4 * rem, 9.5 * rem) : 0;
  const words = letters > 0 ? label : 0;
  if (zone.kind === "legend") return { zone, w: 0, h: 0, extra: label, least: least + 2 * rem };
  if (zone.kind === "dice") return { zone, w: (zone.pieces?.length ?? 1) * 84, h: 82, extra: label, least: 0 };
  if (zone.kind === "row" || zone.kind === "hand") {
    const count = Math.max(1, zone.pieces?.length ?? 1);
    const lines = linesOf(count, room);
    return { zone, w: Math.ceil(count / lines) * 106, h: 140 * lines, extra: words, least };
  }
  if (!zone.pieces?.length && !zone.count) return { zone, w: 0, h: 0, extra: label, least };
  const size = small ? 0.8 : 1;
  if (mats && zone.form === "mat") return { zone, w: 100 * MAT * size, h: 100 * MAT * size, extra: words / 2, least };
  return { zone, w: 132 * size, h: 156 * size, extra: words, least };
}

const IN_A_LINE = 8; // pieces of a row; more may stand in two lines or three

/** In how many lines a long row is largest. */
function linesOf(count: number, room: Box): number {
  if (count <= IN_A_LINE) return 1;
  const scale = (lines: number) => Math.min(room.w / (Math.ceil(count / lines) * 106), room.h / (lines * 140));
  return [1, 2, 3].reduce((one, other) => (scale(other) > scale(one) ? other : one));
}

/** So that a row stands in as many lines as it was given room for: the least width of its pieces. */
export function leastInRow(count: number, card: number, usual: number): number {
  return count > IN_A_LINE ? Math.max(usual, card * 0.8) : usual;
}

interface Packed {
  scale: number;
  high: number;
  places: [Zone, Box, number][];
}

function packed(draft: Draft, things: readonly Thing[], lines: number, room: Box): Packed {
  const per = Math.ceil(things.length / lines);
  const groups = Array.from({ length: lines }, (_, line) => things.slice(line * per, (line + 1) * per)).filter(
    (group) => group.length > 0,
  );
  const gap = isWide(draft.size) ? 1.6 * draft.screen.rem : 10;
  const across = Math.min(...groups.map((group) => widest(group, room.w - gap * (group.length - 1))));
  const words = groups.reduce((before, group) => before + Math.max(...group.map((each) => each.extra)), 0);
  const tall = groups.reduce((before, group) => before + Math.max(...group.map((each) => each.h)), 0);
  const down = tall > 0 ? (room.h - words - 8 * (groups.length - 1)) / tall : Infinity;
  const most = { phone: 1.2, flat: 1.1, tablet: 1.62, desktop: 1.42, tv: 2.3 }[draft.size];
  const scale = Math.max(0.2, Math.min(across, down, most));
  const heights = groups.map((group) => Math.max(...group.map((each) => each.h * scale + each.extra)));
  const whole = heights.reduce((one, other) => one + other, 0) + 8 * (groups.length - 1);
  let y = room.y + (room.h - whole) / 2;
  const places: [Zone, Box, number][] = [];
  groups.forEach((group, line) => {
    const wide = (each: Thing) => Math.max(each.w * scale, each.least);
    const width = group.reduce((sum, each) => sum + wide(each), 0) + gap * (group.length - 1);
    let x = room.x + (room.w - width) / 2;
    for (const each of group) {
      places.push([each.zone, box(x, y, wide(each), heights[line]!), scale]);
      x += wide(each) + gap;
    }
    y += heights[line]! + 8;
  });
  return { scale, high: whole, places };
}

/** The largest scale at which things stand side by side; words keep their width. */
function widest(group: readonly Thing[], room: number): number {
  let best = 0;
  for (let scale = 0.2; scale < 2.6; scale += 0.02) {
    if (group.reduce((sum, each) => sum + Math.max(each.w * scale, each.least), 0) > room) break;
    best = scale;
  }
  return best;
}
