// Mats for one large thing: a pair of pictures, a scatter, a board, a grid. It gets the room first; the rest shares
// what is left.
import type { Zone } from "../../protocol/wire";
import {
  bottom,
  box,
  type Box,
  centred,
  columns,
  cutBottom,
  cutLeft,
  cutRight,
  cutTop,
  inset,
  middle,
  rows,
} from "./boxes";
import { flow, placeAsks, askHeight } from "./centre";
import { type Draft, needs, put } from "./draft";
import { asideOf, isUtmost, isWide, ratioOf, SEALED_RATIO } from "./screen-parts";
import { people, pointsAtSeats, seatChips, seatHeads, seatAt, seatColumn, seatsInCorner } from "./seats";
import { slotsFor } from "./slots";

/** The cloth as a mat, and the room inside its hem. */
export function mat(draft: Draft): Box {
  const { table } = draft.parts;
  const phone = draft.size === "phone" || draft.size === "flat";
  draft.shape = "mat";
  draft.cloth = inset(table, phone ? 4 : 10, phone ? 3 : 8);
  const hem = draft.level >= 3 ? 5 : phone ? 9 : 14;
  return inset(draft.cloth, hem, draft.level >= 4 ? 2 : hem);
}

const LARGE_CHIP = 60; // pixels: where large words fold

function chipHeight(draft: Draft): number {
  const { rem } = draft.screen;
  if (isUtmost(draft.size, draft.level)) return 28;
  const isSmall = draft.size === "phone" || draft.size === "flat";
  const high = isSmall ? Math.max(40, (draft.level >= 3 ? 2.2 : 2.6) * rem) : Math.max(48, 3.1 * rem);
  return draft.parts.isFolded ? Math.min(high, isSmall ? LARGE_CHIP : 1.4 * LARGE_CHIP) : high;
}

/** People on the upper hem of a mat: the large thing keeps the whole inside. */
function onHem(draft: Draft): Box {
  const { table } = draft.parts;
  const h = people(draft).length > 0 ? chipHeight(draft) : 0;
  const narrow = draft.size === "phone" || draft.size === "flat";
  const lines = narrow && people(draft).length > 7 && draft.level < 3 ? 2 : 1;
  const [row] = cutTop(inset(table, narrow ? 4 : 24, 0), h * lines + (lines - 1) * 4);
  if (h > 0) seatChips(draft, row);
  const over = h > 0 ? (narrow ? h * lines + 4 : h * 0.55) : 0;
  draft.shape = "mat";
  draft.cloth = box(table.x + (narrow ? 4 : 8), table.y + over + 4, table.w - (narrow ? 8 : 16), table.h - over - 12);
  pointsAtSeats(draft);
  const hem = narrow ? 6 : 14;
  const inside = inset(draft.cloth, hem);
  const covered = Math.max(0, bottom(row) - inside.y) * (h > 0 && !narrow ? 1 : 0);
  return cutTop(inside, covered)[1];
}

// ---- pictures

const PICTURE = 4 / 3;
const SMALL_CARD = 110; // pixels of height below which other things make room for a picture

/** On a phone on its side two pictures need all there is: people are heads in the strip below. */
function edgeToEdge(draft: Draft): Box {
  draft.shape = "mat";
  draft.cloth = draft.parts.table;
  seatHeads(draft, draft.parts.corner);
  pointsAtSeats(draft);
  return inset(draft.cloth, 3);
}

/** One above the other on a tall screen, side by side on a wide one; both the same size. */
export function arrangePictures(draft: Draft): void {
  const room = draft.size === "flat" ? edgeToEdge(draft) : onHem(draft);
  const { cast, hints, size } = draft;
  const pictures = cast.big.filter((zone) => zone.kind === "picture" && zone.form !== "staged");
  const map = cast.big.find((zone) => zone.kind === "grid");
  placeAside(draft);
  if (map && !hints.compared) return withMap(draft, map, pictures, room);
  const side = size !== "phone" && size !== "tablet";
  let rest = room;
  if (map && side && size !== "flat") {
    const [part, left] = cutLeft(room, Math.min(room.w * 0.2, room.h * 0.6), 12);
    put(draft, map, part, "sum");
    rest = left;
  }
  const ordered = [...pictures].sort(
    (one, other) => Number((one.owner ?? -1) === cast.me) - Number((other.owner ?? -1) === cast.me),
  );
  const parts = side ? columns(rest, ordered.length, 12) : rows(rest, ordered.length, 12);
  parts.forEach((part, place) => {
    needs(draft, draft.level >= 4 ? 150 : 200, Math.min(part.w, part.h * PICTURE));
    put(draft, ordered[place]!, part);
  });
}

/** Where to lay a card: the map is large, my card beside or under it. */
function withMap(draft: Draft, map: Zone, pictures: readonly Zone[], room: Box): void {
  const gap = draft.size === "phone" ? 6 : 14;
  const [first, rest] =
    room.w > room.h ? cutLeft(room, room.w * 0.5, gap) : cutTop(room, mapHeight(map, room, gap), gap);
  const [w, h] = gridCell(map, first.w, first.h);
  if (draft.level < 3) needs(draft, SMALL_CARD, rest.h);
  const [wide, high] = [w * (map.width || 1), h * (map.height || 1)]; // more than there is room for can be scrolled
  put(draft, map, centred(Math.min(first.w, wide), Math.min(first.h, high), first), "long", h);
  columns(rest, pictures.length, 12).forEach((part, place) => put(draft, pictures[place]!, part));
}

const ROWS_SEEN = 6; // of a map that is higher than there is room for

/** As much as leaves my card the whole width, or its half of a tall page; cells are never lower than a finger. */
function mapHeight(map: Zone, room: Box, gap: number): number {
  const down = map.height || 1;
  const widest = gridCell(map, room.w, Infinity)[1] * down;
  const card = Math.min(room.w / PICTURE, room.h * 0.54);
  return Math.min(widest, Math.max(FINGER_CELL * Math.min(down, ROWS_SEEN), room.h - gap - card));
}

function placeAside(draft: Draft): void {
  const { aside } = draft.parts;
  const zones = asideOf(draft.cast);
  if (zones.length === 0) return;
  const wanted = zones.map((zone) => (zone.kind === "dice" ? (zone.pieces?.length ?? 1) : 0.9));
  const sum = wanted.reduce((one, other) => one + other, 0);
  let x = aside.x;
  zones.forEach((zone, place) => {
    const w = ((aside.w - 8 * (zones.length - 1)) * wanted[place]!) / sum;
    put(draft, zone, box(x, aside.y, w, aside.h), "short", Math.min(w, aside.h / 1.45));
    x += w + 8;
  });
}

// ---- a scatter

const FINGER = 45; // pixels each way
const ROOMY = 48;

/** On the cloth; where that is narrow for so many fingers, from edge to edge. */
export function arrangeScatter(draft: Draft): void {
  const hem = onHem(draft);
  placeAside(draft);
  const [zone] = draft.cast.big;
  if (!zone) return;
  const slots = Math.max(1, (zone.width ?? 1) * (zone.height ?? 1));
  const isNarrow = draft.size === "phone" && hem.w * hem.h < ROOMY ** 2 * slots;
  const room = isNarrow ? box(4, hem.y, draft.screen.w - 8, hem.h) : hem;
  put(draft, zone, room);
  needs(draft, FINGER ** 2 * slots, room.w * room.h);
  if (!draft.parts.isFolded) return;
  const { columns: across, rows: down } = slotsFor(slots, room);
  needs(draft, FINGER, Math.min(room.w / across, room.h / down));
}

// ---- a board

/** On wide screens the whole height, others at its left, mine at its right; on tall ones the whole width. */
export function arrangeBoard(draft: Draft): void {
  const { cast, size, screen } = draft;
  const { rem } = screen;
  const [board] = cast.big;
  if (!board) return;
  const shape =
    (board.width || 1) / (board.height || 1) / (board.pieces?.some((piece) => piece.sealed) ? SEALED_RATIO : 1);
  if (isWide(size) || size === "flat") {
    const room = mat(draft);
    const side = size === "flat" ? 92 : 8.4 * rem;
    const [others, inner] = cutLeft(room, side, 10);
    const [own, middlePart] = cutRight(inner, side, 10);
    const w = Math.min(middlePart.w, middlePart.h * shape);
    put(draft, board, centred(w, w / shape, middlePart));
    boardPeople(draft, others);
    boardOwn(draft, own);
  } else {
    const room = onHem(draft);
    const line = draft.parts.isFolded ? Math.min(2.1 * rem, LARGE_CHIP) : 2.1 * rem;
    const low = cast.meters.length + cast.centre.length > 0 ? line : 0;
    const [under, rest] = cutBottom(room, low, low ? 6 : 0);
    const w = Math.min(rest.w, rest.h * shape);
    put(draft, board, centred(w, w / shape, rest));
    needs(draft, 76 * (board.width || 1), w);
    const shown = [...cast.meters, ...cast.centre];
    columns(under, shown.length, 10).forEach((part, place) =>
      put(draft, shown[place]!, part, shown[place]!.kind === "meter" ? "short" : "sum"),
    );
  }
  pointsAtSeats(draft);
}

/** Others beside a board: each with what they have reached. */
function boardPeople(draft: Draft, column: Box): void {
  const { rem } = draft.screen;
  const all = people(draft);
  const gap = 8;
  const most = (column.h - gap * (all.length - 1)) / Math.max(1, all.length);
  const hasNone = draft.size === "flat" || (draft.parts.isFolded && most < 1.9 * rem + LARGE_CHIP);
  const meters = hasNone ? 0 : 1.9 * rem;
  const chip = Math.min(3.6 * rem, most - meters);
  needs(draft, 36, chip);
  const whole = all.length * (chip + meters) + gap * (all.length - 1);
  const block = box(column.x, column.y + (column.h - whole) / 2, column.w, whole);
  all.forEach((seat, place) => {
    const at = box(block.x, block.y + place * (chip + meters + gap), block.w, chip + meters);
    const narrow = at.w < 6 * rem;
    seatAt(draft, seat, box(at.x, at.y, at.w, chip), Math.min(3.2 * rem, chip - 4), narrow ? "plate" : "chip", !narrow);
    const meter = draft.cast.of.get(seat)?.find((zone) => zone.kind === "meter");
    if (meter && meters > 0) put(draft, meter, box(at.x, at.y + chip + 2, at.w, meters - 2), "short");
  });
}

function boardOwn(draft: Draft, column: Box): void {
  const { cast, screen } = draft;
  const line = 2.2 * screen.rem;
  let room = column;
  for (const meter of cast.meters) {
    let part: Box;
    [part, room] = cutBottom(room, line, 8);
    put(draft, meter, part, "short");
  }
  for (const zone of cast.centre) {
    let part: Box;
    [part, room] = cutBottom(room, line, 8);
    put(draft, zone, part, "sum");
  }
  const held = cast.hand.filter((zone) => zone.pieces?.length || cast.hand.length === 1);
  rows(room, held.length, 12).forEach((part, place) => {
    needs(draft, FINGER_CELL, part.h);
    const zone = held[place]!;
    const count = Math.max(1, zone.pieces?.length ?? 1);
    const card = Math.min(part.w - 8, (part.h - 12 * (count - 1) - 24) / count / ratioOf(zone));
    put(draft, zone, part, "long", card);
  });
}

// ---- a grid

export const GRID_HEAD = 0.5; // a head of a line, in cells
const FINGER_CELL = 45; // the least cell: a finger's, and the seam

/** How many cells wide and high a grid is, heads included. */
export function gridSpan(zone: Zone): [across: number, down: number] {
  return [
    (zone.width || 1) + (zone.rows?.length ? GRID_HEAD : 0),
    (zone.height || 1) + (zone.columns?.length ? GRID_HEAD : 0),
  ];
}

/** The cell of a grid in a box of this size: as wide as it is high, or of the shape of the pictures that lie there. A map
 * of pictures is scrolled before its cells are less than a finger's. */
export function gridCell(zone: Zone, w: number, h: number): [wide: number, high: number] {
  const [across, down] = gridSpan(zone);
  if (!zone.pieces?.some((piece) => piece.shows)) {
    const side = Math.min(w / across, h / down);
    return [side, side];
  }
  const wide = Math.max(FINGER_CELL, Math.min(w / across, (h / down) * PICTURE));
  return [wide, Math.max(FINGER_CELL, wide / PICTURE)];
}

/** Desktop: people left, piles right, because height is what is short. Otherwise people above, piles in a row. */
export function arrangeGrid(draft: Draft): void {
  const room = mat(draft);
  const { cast, screen, size, level } = draft;
  const { rem } = screen;
  const [grid] = cast.big;
  if (!grid) return;
  if (size === "flat") {
    seatsInCorner(draft);
    if (cast.asks.length) placeAsks(draft, draft.parts.aside);
    else
      inOneRow(cast.centre, draft.parts.aside, rem).forEach(([zone, part]) =>
        put(draft, zone, part, zone.kind === "dice" ? "short" : "sum"),
      );
    placeGrid(draft, grid, room);
  } else if (isWide(size)) {
    const spare = room.w - 24 - FINGER_CELL * gridSpan(grid)[0]; // what fingers do not need
    const free = (room.w - 24 - cellOf(draft, grid, room) * gridSpan(grid)[0]) / 2; // beside a grid that is as high as can be
    const side = Math.min(Math.max(9.4 * rem, Math.min(13.8 * rem, free)), spare / 2);
    const [left, inner] = cutLeft(room, side, 12);
    const [piles, rest] = cutRight(
      inner,
      cast.asks.length ? Math.min(Math.max(side, inner.w * 0.32), spare - side) : side,
      12,
    );
    seatColumn(draft, left);
    if (cast.asks.length) placeAsks(draft, centred(piles.w, Math.min(piles.h, 16 * rem), piles));
    else flow(draft, cast.centre, inset(piles, 4, 8));
    placeGrid(draft, grid, rest);
  } else {
    const crowd = people(draft).length > 7;
    const chips = chipHeight(draft) * (crowd && size === "phone" && level < 3 ? 2 : 1);
    const [row, below] = cutTop(room, chips, level >= 3 ? 2 : 6);
    const ask = cast.asks.reduce((sum, zone) => sum + askHeight(draft, zone, room.w), 0);
    const piles =
      cast.centre.length === 0 && !ask
        ? 0
        : ask || (level >= 3 ? 0 : Math.max(44, (size === "tablet" ? 3 : 2.7) * rem));
    seatChips(draft, row);
    const [under, rest] = cutBottom(below, piles, piles ? 4 : 0);
    if (ask) placeAsks(draft, under);
    else if (piles)
      inOneRow(cast.centre, under, rem).forEach(([zone, part]) =>
        put(draft, zone, centred(Math.min(part.w, 14 * rem), part.h, part), "sum"),
      );
    placeGrid(draft, grid, size === "phone" ? toTheHem(draft, rest) : rest);
  }
  pointsAtSeats(draft);
}

/** Side by side. Where there is no room for one more, no sign is explained. */
function inOneRow(zones: readonly Zone[], row: Box, rem: number): [Zone, Box][] {
  const isFull = row.w < (zones.length > 2 ? 500 : 250) * Math.max(1, rem / 16);
  const shown = isFull ? zones.filter((zone) => zone.kind !== "legend") : zones;
  return columns(row, shown.length, 8).map((part, place) => [shown[place]!, part]);
}

/** On a phone the widest grid needs every pixel to its sides. */
function toTheHem(draft: Draft, room: Box): Box {
  return box(draft.cloth.x + 3, room.y, draft.cloth.w - 6, room.h);
}

function cellOf({ size }: Draft, grid: Zone, room: Box): number {
  const most = size === "tv" ? 104 : size === "tablet" ? 92 : 78;
  return Math.min(gridCell(grid, room.w, room.h)[0], most);
}

function placeGrid(draft: Draft, grid: Zone, room: Box): void {
  const cell = cellOf(draft, grid, room);
  needs(draft, FINGER_CELL, cell);
  const [across, down] = gridSpan(grid);
  const [w, h] = [cell * across, cell * down];
  const at = centred(w, h, room);
  // the heads at the left are no part of the picture: the cells stand in the middle
  const shift = Math.min((cell * GRID_HEAD) / 2, Math.max(0, middle(room) - room.x - w / 2));
  put(draft, grid, box(at.x - (grid.rows?.length ? shift : 0), at.y, w, h), "long", cell);
}
