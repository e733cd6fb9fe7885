// Where the pieces of a zone lie inside it, in pixels from its upper left corner.
import type { Piece } from "../../protocol/wire";
import { isSlit } from "../state/gaps";
import type { Box } from "./boxes";
import { TAB } from "./screen-parts";

const STRIP = 28; // the least one sees of an overlapped card
const LEAST_STRIP = 24;
const LEAST_CARD = 44;
const GAP = 16; // two rings side by side do not touch

/** A hand: cards overlap before they shrink, and take a second row before they are covered too much. */
export function handPlaces(count: number, box: Box, card: number, ratio: number, lift: number): Box[] {
  if (count === 0) return [];
  for (const strip of [STRIP, LEAST_STRIP]) {
    for (let lines = 1; lines <= 4; lines++) {
      const w = Math.min(card, (box.h - lift) / (ratio * (1 + TAB * (lines - 1))), box.w);
      const per = Math.ceil(count / lines);
      const shrunk = Math.min(w, box.w - strip * (per - 1));
      if (shrunk >= Math.min(w, Math.max(LEAST_CARD, w * 0.8)) - 0.5) return fanned(count, per, box, shrunk, ratio);
    }
  }
  return fanned(count, Math.ceil(count / 4), box, LEAST_CARD, ratio);
}

function fanned(count: number, per: number, box: Box, w: number, ratio: number): Box[] {
  const h = w * ratio;
  const lines = Math.ceil(count / per);
  return Array.from({ length: count }, (_, place) => {
    const line = Math.floor(place / per);
    const here = line === lines - 1 ? count - line * per : per;
    const step = here > 1 ? Math.min(w + GAP, (box.w - w) / (here - 1)) : 0;
    const left = (box.w - w - step * (here - 1)) / 2;
    return { x: left + step * (place % per), y: box.h - h - (lines - 1 - line) * h * TAB, w, h };
  });
}

/** A column of cards, where a hand stands beside a board. */
export function columnPlaces(count: number, box: Box, card: number, ratio: number): Box[] {
  const h = card * ratio;
  const step = Math.min(h + 12, (box.h - h) / Math.max(1, count - 1));
  const top = Math.max(0, (box.h - h - step * (count - 1)) / 2);
  return Array.from({ length: count }, (_, place) => ({ x: (box.w - card) / 2, y: top + place * step, w: card, h }));
}

const TILE_GAP = 5;
const SLIT = 44; // a gap between two tiles in which something can be put
const BARRED = 22; // one in which nothing may be put

export interface Shelf {
  tiles: Box[];
  boards: number[]; // the lower edges on which they stand
}

/** Tiles on boards, low to high. */
export function shelfPlaces(
  pieces: readonly Piece[],
  box: Box,
  card: number,
  ratio: number,
  board: number,
  lift: number,
  least: number,
): Shelf {
  const widths = pieces.map((piece) => slitWidth(piece) || 1);
  for (let lines = 1; ; lines++) {
    const per = Math.ceil(pieces.length / lines);
    const groups = Array.from({ length: lines }, (_, line) => widths.slice(line * per, (line + 1) * per));
    const tile = Math.min(
      card,
      (box.h - (board + 4) * lines - lift) / lines / ratio,
      ...groups.map((group) => tileIn(group, box.w)),
    );
    if (tile >= Math.min(card, least) - 0.5 || lines >= 3)
      return onBoards(pieces, per, box, Math.max(tile, 24), ratio, board);
  }
}

/** Nothing for what is no gap. */
function slitWidth(piece: Piece): number {
  return !isSlit(piece) ? 0 : piece.state?.includes("block") ? BARRED : SLIT;
}

function tileIn(widths: readonly number[], w: number): number {
  const slits = widths.filter((each) => each > 1);
  const tiles = widths.length - slits.length;
  return (w - 8 - TILE_GAP * (widths.length - 1) - slits.reduce((sum, each) => sum + each, 0)) / Math.max(1, tiles);
}

function onBoards(pieces: readonly Piece[], per: number, box: Box, tile: number, ratio: number, board: number): Shelf {
  const lines = Math.max(1, Math.ceil(pieces.length / per));
  const high = tile * ratio;
  const boards = Array.from({ length: lines }, (_, line) => box.h - board - (lines - 1 - line) * (high + board + 4));
  const tiles = pieces.map((piece, place): Box => {
    const line = Math.floor(place / per);
    const group = pieces.slice(line * per, (line + 1) * per);
    const wide = (each: Piece) => slitWidth(each) || tile;
    const whole = group.reduce((sum, each) => sum + wide(each), 0) + TILE_GAP * (group.length - 1);
    const before = group.slice(0, place - line * per).reduce((sum, each) => sum + wide(each) + TILE_GAP, 0);
    return { x: (box.w - whole) / 2 + before, y: boards[line]! - high + 1, w: wide(piece), h: high };
  });
  return { tiles, boards };
}

/** As many equal squares as there are, in rows. */
export function tilePlaces(count: number, box: Box, gap: number): Box[] {
  let best = { side: 0, across: 1 };
  for (let across = 1; across <= Math.max(1, count); across++) {
    const lines = Math.ceil(count / across);
    const side = Math.min((box.w - gap * (across - 1)) / across, (box.h - gap * (lines - 1)) / lines);
    if (side > best.side) best = { side, across };
  }
  const { side, across } = best;
  return Array.from({ length: count }, (_, place) => {
    const line = Math.floor(place / across);
    const here = Math.min(across, count - line * across);
    const left = (box.w - here * side - (here - 1) * gap) / 2;
    return { x: left + (place % across) * (side + gap), y: line * (side + gap), w: side, h: side };
  });
}

/** The lanes of somebody's lines: one under the other, or side by side where there is the width. */
export function lanePlaces(wanted: readonly number[], box: Box, gap: number): Box[] {
  const count = wanted.length;
  if (isBeside(count, box)) {
    const widths = laneWidths(wanted, box.w - gap * (count - 1));
    const before = (place: number) => widths.slice(0, place).reduce((sum, w) => sum + w + gap, 0);
    return widths.map((w, place) => ({ x: before(place), y: 0, w, h: box.h }));
  }
  const h = (box.h - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, place) => ({ x: 0, y: place * (h + gap), w: box.w, h }));
}

function isBeside(count: number, box: Box): boolean {
  return box.w / Math.max(1, box.h) > 3.4 && box.w / Math.max(1, count) > 160;
}

const LEAST_LANE = 150;

/** All the same, unless a long line needs more than its share: then the others give what they do not need. */
function laneWidths(wanted: readonly number[], room: number): number[] {
  const share = room / Math.max(1, wanted.length);
  const needs = wanted.map((each) => Math.max(LEAST_LANE, each));
  const lack = needs.reduce((sum, each) => sum + Math.max(0, each - share), 0);
  const spare = needs.reduce((sum, each) => sum + Math.max(0, share - each), 0);
  const moved = Math.min(lack, spare);
  return needs.map((each) =>
    each > share ? share + ((each - share) * moved) / lack : share - ((share - each) * moved) / Math.max(1, spare),
  );
}
