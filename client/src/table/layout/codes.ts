// A mat with a code in front of everybody: tiles on boards; under them the pools, and a question or a paper.
import type { Zone } from "../../protocol/wire";
import { box, type Box, cells, centred, columns, cutLeft, cutRight, cutTop } from "./boxes";
import { askHeight, flow, placeAsks } from "./centre";
import { type Draft, needs, put } from "./draft";
import { mat } from "./mats";
import { isWide, leastTile } from "./screen-parts";
import { pointsAtSeats, seatAt, seatChips } from "./seats";

const SHELF = 14;

/** Others' codes side by side or one under the other, pools and the question below. */
export function arrangeCodes(draft: Draft): void {
  const room = mat(draft);
  const { cast, size, screen, hints, level } = draft;
  const { rem } = screen;
  const wide = isWide(size) || size === "tablet";
  const asks = cast.asks.length > 0;
  const aimed =
    asks && !wide && level >= 3
      ? cast.opponents.filter((seat) => cast.of.get(seat)?.some((zone) => zone.id === hints.aimed))
      : [];
  const open = aimed.length > 0 ? aimed : cast.opponents;
  const lower = lowerHeight(draft, room, wide);
  let [above, below] = cutTop(room, room.h - lower - (lower ? 8 : 0), lower ? 8 : 0);
  const heads = aimed.length > 0 && cast.opponents.length > 1;
  if (heads) {
    let row: Box;
    [row, above] = cutTop(above, Math.max(40, 2.3 * rem), 4);
    seatChips(draft, row);
  }
  placeCodes(draft, open, above, wide, heads);
  placePools(draft, below, wide, openPaper(draft, room, wide));
  pointsAtSeats(draft);
}

/** What pools and a question, or a paper, need under the codes. */
function lowerHeight(draft: Draft, room: Box, wide: boolean): number {
  const { cast, screen } = draft;
  const { rem } = screen;
  const paper = openPaper(draft, room, wide);
  if (paper) return paper.h + (wide ? 0 : sumLineHeight(draft));
  const ask = Math.max(0, ...cast.asks.map((zone) => askHeight(draft, zone, wide ? room.w * 0.6 : room.w)));
  const pools = cast.centre.length === 0 ? 0 : draft.level >= 2 ? Math.max(44, 2.3 * rem) : wide ? 8.2 * rem : 7 * rem;
  if (wide) return Math.max(ask, pools);
  return ask ? ask + sumLineHeight(draft) : pools;
}

/** The pools as counts, above a question or a paper; they are the first to give way. */
function sumLineHeight({ screen, cast, level }: Draft): number {
  return cast.centre.length > 0 && level < 2 ? 2.1 * screen.rem + 4 : 0;
}

interface Paper {
  zone: Zone;
  w: number;
  h: number;
}

/** What explains the next step lies where a question would, if the codes keep their room; they move closer for it. */
function openPaper(draft: Draft, room: Box, wide: boolean): Paper | null {
  const { cast, screen } = draft;
  if (!cast.notice || cast.asks.length > 0) return null;
  const w = Math.min(wide ? room.w * 0.68 - 12 : room.w, 32 * screen.rem);
  const h = paperHeight(draft, cast.notice, w);
  const left = room.h - h - 8 - (wide ? 0 : sumLineHeight(draft));
  const wanted = codesHeight(draft, room.w, wide);
  if (draft.level < (screen.text > 1 ? 1 : 3)) needs(draft, wanted, left);
  return left >= wanted ? { zone: cast.notice, w, h } : null;
}

/** The least that the others' codes need. */
function codesHeight(draft: Draft, w: number, wide: boolean): number {
  const { opponents, of } = draft.cast;
  const across = codesAcross(draft, opponents.length, wide);
  const longest = Math.max(
    4,
    ...opponents.map((seat) => (of.get(seat) ?? []).reduce((sum, zone) => sum + (zone.pieces?.length ?? 0), 0)),
  );
  const tile = leastTile(draft.level);
  const { gap, rim, left, title } = rackOf(draft, across, wide, false);
  const one = title + linesOf(longest, w / across - gap - left, tile) * (tile * 1.42 + 10) + rim;
  return Math.ceil(opponents.length / across) * (one + gap);
}

/** How many codes stand side by side; on a television, where they are all there is, at most two. */
function codesAcross({ hints }: Draft, count: number, wide: boolean): number {
  return wide ? Math.max(1, hints.isPublic ? Math.min(2, count) : count) : 1;
}

const LETTER = 0.52; // of a letter's height: how wide it is

/** How high a paper is: its title, its lines with their pictures; or, with a word beside them, the higher of both. */
function paperHeight(draft: Draft, zone: Zone, w: number): number {
  const { rem } = draft.screen;
  const letters = draft.hints.lines.get(zone.id) ?? [];
  const words = (count: number, room: number) => Math.ceil((count * LETTER * rem) / Math.max(80, room));
  const title = draft.hints.letters.get(zone.id) ?? 0;
  const note = draft.hints.notes.get(zone.id) ?? 0;
  const high = (count: number, room: number) => Math.max(2.7, words(count, room) * 1.25 + 0.3) * rem;
  const lines = letters.reduce((sum, count) => sum + high(count, note ? 4 * rem : w - 6 * rem) + 0.3 * rem, 0);
  if (!note) return lines + 3.4 * rem;
  return (
    Math.max(lines, (words(title * 1.15, w - 11.5 * rem) * 1.45 + words(note, w - 11.5 * rem) * 1.25) * rem) + 1.4 * rem
  );
}

function placePaper(draft: Draft, paper: Paper, room: Box, wide: boolean): void {
  const line = sumLineHeight(draft);
  const [pools, rest] = wide ? cutLeft(room, room.w * 0.32, 12) : cutTop(room, line && line - 4, line && 4);
  if (wide || line) placeBeside(draft, pools, wide);
  put(draft, paper.zone, centred(paper.w, paper.h, rest));
}

/** The pools beside or above a question or a paper: as pictures if there is room, else as counts. */
function placeBeside(draft: Draft, room: Box, wide: boolean): void {
  const { centre } = draft.cast;
  if (wide && draft.level < 2) return flow(draft, centre, room);
  columns(room, centre.length, 8).forEach((part, place) => put(draft, centre[place]!, part, "sum"));
}

function placePools(draft: Draft, room: Box, wide: boolean, paper: Paper | null): void {
  const { cast, screen, level } = draft;
  if (paper) return placePaper(draft, paper, room, wide);
  if (cast.asks.length === 0) {
    if (level >= 2)
      return columns(room, cast.centre.length, 8).forEach((part, place) =>
        put(draft, cast.centre[place]!, part, "sum"),
      );
    return flow(draft, cast.centre, room);
  }
  if (wide) {
    const [pools, ask] = cutLeft(room, room.w * 0.32, 12);
    placeBeside(draft, pools, wide);
    return placeAsks(draft, centred(Math.min(ask.w, 30 * screen.rem), Math.min(ask.h, 13 * screen.rem), ask));
  }
  if (level >= 2) return placeAsks(draft, room);
  const [pools, ask] = cutTop(room, sumLineHeight(draft) - 4, 4);
  placeBeside(draft, pools, wide);
  placeAsks(draft, ask);
}

interface Rack {
  gap: number; // between two codes
  rim: number; // the board and what is under it
  beside: boolean; // heads stand at the left end of their codes
  left: number; // their room there
  title: number; // or above
}

function rackOf({ level, screen }: Draft, across: number, wide: boolean, titled: boolean): Rack {
  const isTight = level >= 3;
  const beside = !titled && !wide && isTight;
  const lines = across > 2 && !isTight ? 3.2 : 2.5; // rem: a name has one of its own where three stand side by side
  const title = titled || beside ? 0 : Math.max(38, lines * screen.rem);
  return { gap: isTight ? 4 : 10, rim: SHELF + (isTight ? 6 : 14), beside, left: beside ? 48 : 0, title };
}

function placeCodes(draft: Draft, seats: readonly number[], room: Box, wide: boolean, titled: boolean): void {
  const { rem } = draft.screen;
  const across = codesAcross(draft, seats.length, wide);
  const { gap, rim, beside, left, title } = rackOf(draft, across, wide, titled);
  const parts = cells(room, seats.length, across, gap);
  const code = (seat: number) => draft.cast.of.get(seat)?.filter((zone) => zone.kind === "row") ?? [];
  const longest = Math.max(
    4,
    ...seats.map((seat) => code(seat).reduce((sum, zone) => sum + (zone.pieces?.length ?? 0), 0)),
  );
  const part = parts[0];
  if (!part) return;
  const most = { phone: 58, flat: 46, tablet: 84, desktop: 96, tv: 128 }[draft.size];
  const isApart = seats.some((seat) => code(seat).filter((zone) => zone.pieces?.length).length > 1);
  const least = leastTile(draft.level);
  const wanted = wide ? Math.max(READ_FAR, least) : least;
  const inner = { w: part.w - left, h: part.h - title - rim };
  const { tile, lines } = codeTile(longest, isApart, inner, { most, wanted, least });
  needs(draft, least, tile);
  seats.forEach((seat, place) => {
    const at = parts[place]!;
    const high = title + lines * (tile * 1.42 + 10) + rim;
    const block = box(at.x, at.y + Math.max(0, (at.h - high) / 2), at.w, Math.min(at.h, high));
    const [header, rest] = cutTop(block, title);
    if (beside) seatAt(draft, seat, box(rest.x, rest.y + 6, 44, 44), 40, "plate", false);
    else if (!titled)
      seatAt(
        draft,
        seat,
        box(header.x, header.y, Math.min(header.w, 24 * rem), header.h),
        Math.min(title - 4, 2.8 * rem),
        "chip",
      ).isTitle = true;
    placeCode(draft, code(seat), cutLeft(rest, left)[1], tile);
  });
}

/** A code and, at its end, the piece that was just drawn. */
function placeCode(draft: Draft, zones: readonly Zone[], room: Box, tile: number): void {
  const main = zones.find((zone) => zone.form === "code");
  const drawn = zones.filter((zone) => zone !== main && zone.pieces?.length);
  let rest = room;
  for (const zone of drawn) {
    let part: Box;
    [part, rest] = cutRight(rest, tile * DRAWN + SHELF_RIM, APART_GAP);
    put(draft, zone, part, "short", tile * DRAWN);
  }
  if (main) put(draft, main, rest, "short", tile);
}

const TILE_GAP = 5;
const SHELF_RIM = 8; // of a board, at both ends of its tiles
const APART_GAP = 4; // before what was just drawn
const DRAWN = 0.9; // of a tile: how large that is

function linesOf(count: number, w: number, tile: number): number {
  const across = Math.max(1, Math.floor((w - 8 + TILE_GAP) / (tile + TILE_GAP)));
  return Math.ceil(count / across);
}

const READ_FAR = 64; // pixels: where there is room on the cloth, a second row comes before smaller tiles
const WORTH_A_ROW = 1.2; // by so much a tile has to grow

interface Tiles {
  most: number;
  wanted: number; // one row is enough where tiles are as wide as that
  least: number;
}

/** The largest tile with which a code fits, in one row or in several; what was just drawn stands on a board of its own. */
function codeTile(
  count: number,
  isApart: boolean,
  { w, h }: { w: number; h: number },
  { most, wanted, least }: Tiles,
): { tile: number; lines: number } {
  const room = w - SHELF_RIM - (isApart ? SHELF_RIM + APART_GAP - TILE_GAP : 0);
  const fit = (lines: number) => {
    const across = Math.ceil(count / lines);
    const tiles = isApart ? across - 1 + DRAWN : across;
    return Math.min((room - TILE_GAP * (across - 1)) / tiles, (h - 10 * (lines - 1)) / lines / 1.42);
  };
  const largest = Math.min(most, Math.max(fit(1), fit(2), fit(3)));
  const isOne = fit(1) >= wanted || (fit(1) >= least && largest < fit(1) * WORTH_A_ROW);
  const lines = isOne ? 1 : [1, 2, 3].find((each) => fit(each) >= largest)!;
  return { tile: Math.min(most, fit(lines)), lines };
}
