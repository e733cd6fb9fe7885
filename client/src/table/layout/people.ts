// Mats on which everybody has something large in front of them: lines, piles that are pressed.
import type { Zone } from "../../protocol/wire";
import {
  bottom,
  box,
  type Box,
  cells,
  centred,
  columns,
  cutBottom,
  cutLeft,
  cutRight,
  cutTop,
  type Detail,
  inset,
  middle,
} from "./boxes";
import { flow, placeAsks } from "./centre";
import { type Draft, needs, put } from "./draft";
import { mat } from "./mats";
import { CARD_RATIO, isWide } from "./screen-parts";
import { people, plateHeight, pointsAtSeats, seatAt, seatChips } from "./seats";

const find = (zones: readonly Zone[] | undefined, kind: Zone["kind"]): Zone | undefined =>
  zones?.find((zone) => zone.kind === kind);

// ---- lines

/** Others above, mine below and never shorter than theirs; where there is no room for both, what is asked about. */
export function arrangeLines(draft: Draft): void {
  let room = mat(draft);
  const { size, cast, hints } = draft;
  const narrow = size === "phone" || size === "flat";
  if (cast.notice && cast.me !== null) return threatened(draft, cast.notice, room);
  if (cast.notice) room = placeNotice(draft, cast.notice, room);
  if (cast.me === null) return watchedLines(draft, room);
  // on a small phone one of the two is open
  const one = narrow && draft.level >= 3 && othersHeight(draft, room).h + 6 + ownHeight(draft) > room.h;
  const othersAsked = cast.opponents.some((seat) =>
    (cast.of.get(seat) ?? []).some((zone) => zone.kind === "lines" && hints.targets.has(zone.id)),
  );
  if (one && othersAsked) return othersOpen(draft, room);
  if (one) return mineOpen(draft, room);
  const others = othersHeight(draft, room);
  const [above, below] = cutTop(room, others.h, draft.size === "phone" ? 6 : 12);
  placeOthersLines(draft, above, others.detail);
  placeOwnLines(draft, below);
  pointsAtSeats(draft);
}

/** Whoever watches has no lines of their own: everybody's papers share the mat; where it is too low, everybody has a
 * row, as high as there is room. */
function watchedLines(draft: Draft, room: Box): void {
  const seats = draft.cast.opponents;
  const rest = besidePiles(draft, room);
  const across = papersAcross(draft, rest);
  const lines = Math.ceil(seats.length / (across ?? sumAcross(draft, rest)));
  const gap = across ? 10 : 4;
  if (!across) needs(draft, lines * (sumRow(draft) + gap), rest.h);
  const high = Math.min(rest.h, lines * (1.5 * (across ? shortHeight(draft) : sumRow(draft)) + gap));
  const block = centred(rest.w, high, rest);
  cells(block, seats.length, Math.min(across ?? sumAcross(draft, rest), seats.length), gap).forEach((part, place) =>
    (across ? paper : sumLine)(draft, seats[place]!, part),
  );
  pointsAtSeats(draft);
}

/** Piles stand at the right; on a phone they are a line below. Gives what is left. */
function besidePiles(draft: Draft, room: Box): Box {
  const { centre } = draft.cast;
  const { rem } = draft.screen;
  if (centre.length === 0) return room;
  if (draft.size !== "phone") {
    const [piles, rest] = cutRight(room, 7 * rem, 12);
    flow(draft, centre, piles);
    return rest;
  }
  const [line, rest] = cutBottom(room, meterHeight(draft), 6);
  columns(line, centre.length, 4).forEach((part, place) =>
    put(draft, centre[place]!, centred(Math.min(part.w, 8 * rem), part.h, part), "sum"),
  );
  return rest;
}

/** How many papers stand side by side, with lanes of a finger's height if they can be; none where they are too small. */
function papersAcross(draft: Draft, room: Box): number | undefined {
  const count = draft.cast.opponents.length;
  const phone = draft.size === "phone";
  const least = (phone ? 8.6 : 11) * draft.screen.rem;
  const ways = phone ? [1, 2] : [2, 3, 4];
  for (const high of [shortHeight(draft), shortHeight(draft, LOW_LANE)]) {
    const found = ways.find((across) => Math.ceil(count / across) * (high + 10) <= room.h && room.w / across >= least);
    if (found) return found;
  }
  return undefined;
}

/** While something threatens: the others are a row of heads, and a paper takes their place. */
function threatened(draft: Draft, notice: Zone, room: Box): void {
  const { rem } = draft.screen;
  const [row, below] = cutTop(room, Math.max(40, 2.3 * rem), draft.level >= 3 ? 4 : 8);
  seatChips(draft, row);
  placeOwnLines(draft, placeNotice(draft, notice, below));
  pointsAtSeats(draft);
}

/** A paper at the top of a box; gives what is left of it. */
function placeNotice(draft: Draft, notice: Zone, room: Box): Box {
  const { rem } = draft.screen;
  const tight = draft.level >= 3;
  const wide = draft.size !== "phone" && draft.size !== "flat";
  const [part, rest] = cutTop(room, (tight ? 4.2 : wide ? 6.6 : 8.2) * rem, tight ? 4 : 8);
  put(draft, notice, centred(Math.min(part.w, 34 * rem), part.h, part));
  return rest;
}

function sumRow(draft: Draft): number {
  if (draft.cast.isPast && draft.level >= 3) return 2 * draft.screen.rem; // nothing there is pressed
  return Math.max(draft.level >= 2 ? 47 : 48, 2.6 * draft.screen.rem);
}

const LANE_OF_SIGNS = 2.45; // rem
const LOW_LANE = 1.9; // of one that is only looked at

function shortHeight(draft: Draft, lane = LANE_OF_SIGNS): number {
  return 3 * lane * Math.max(18, draft.screen.rem) + 3 * 4 + paperHead(draft) + 10;
}

function paperHead(draft: Draft): number {
  return (draft.size === "phone" ? 2.6 : 3.1) * draft.screen.rem;
}

/** As much detail as fits everybody. */
function othersHeight(draft: Draft, room: Box): { detail: Detail; h: number } {
  const count = draft.cast.opponents.length;
  const wide = draft.size !== "phone" && draft.size !== "flat";
  if (wide && count > 0 && count <= 3 && room.w / count >= 11.5 * draft.screen.rem && draft.level < 2)
    return { detail: "short", h: shortHeight(draft) };
  const lines = Math.ceil(count / sumAcross(draft, room));
  return { detail: "sum", h: lines * sumRow(draft) + Math.max(0, lines - 1) * 4 };
}

function placeOthersLines(draft: Draft, room: Box, detail: Detail): void {
  const seats = draft.cast.opponents;
  if (detail === "short") columns(room, seats.length, 12).forEach((part, place) => paper(draft, seats[place]!, part));
  else
    cells(room, seats.length, sumAcross(draft, room), 4).forEach((part, place) => sumLine(draft, seats[place]!, part));
}

/** How many stand side by side where each has one row. */
function sumAcross(draft: Draft, room: Box): number {
  const least = draft.cast.me === null ? 27 : 32; // nobody who watches has to hit a chip
  return room.w > least * draft.screen.rem && draft.cast.opponents.length > 1 ? 2 : 1;
}

/** Somebody's lines on a paper of their own. */
function paper(draft: Draft, seat: number, part: Box): void {
  draft.papers.push(part);
  const [header, lanes] = cutTop(inset(part, 8, 4), paperHead(draft), 2);
  headLine(draft, seat, header);
  const lines = find(draft.cast.of.get(seat), "lines");
  if (lines) put(draft, lines, lanes, "short");
}

/** Somebody in one row: who it is and how far, then a chip for each line. */
function sumLine(draft: Draft, seat: number, part: Box): void {
  draft.papers.push(part);
  const lines = find(draft.cast.of.get(seat), "lines");
  const count = lines?.rows?.length ?? 0;
  const chip = Math.min(58, (part.w * 0.48) / Math.max(1, count) - 4);
  const [right, left] = cutRight(
    inset(part, 4, Math.min(2, Math.max(0, part.h - 44) / 2)),
    count * (Math.max(46, chip) + 4),
    4,
  );
  headLine(draft, seat, left);
  if (lines) put(draft, lines, right, "sum");
}

/** Animal, name and count, and under the name how far they are. */
function headLine(draft: Draft, seat: number, part: Box): void {
  const { rem } = draft.screen;
  const head = Math.min(part.h - 2, 2.8 * rem, part.w * 0.3);
  seatAt(draft, seat, part, head, "line");
  const meter = find(draft.cast.of.get(seat), "meter");
  if (meter)
    put(draft, meter, box(part.x + head + 6, part.y + part.h * 0.52, part.w - head - 8, part.h * 0.48), "short");
}

function meterHeight(draft: Draft): number {
  return draft.cast.isPast ? 2 * draft.screen.rem : Math.max(44, 2.6 * draft.screen.rem);
}

/** The least that my lines need on a phone, with the meter above them. */
function ownHeight(draft: Draft): number {
  const count = draft.cast.lines?.rows?.length ?? 0;
  return meterHeight(draft) + count * (leastLane(draft) + 4);
}

/** A finger's height; less on a tight screen where nothing is pressed. */
function leastLane(draft: Draft): number {
  return draft.cast.isPast && draft.level >= 3 ? LOW_LANE * draft.screen.rem : 44;
}

function placeOwnLines(draft: Draft, room: Box): void {
  const { cast, size, screen } = draft;
  const { rem } = screen;
  const narrow = size === "phone" || size === "flat";
  const meterLine = meterHeight(draft);
  let rest = room;
  const shared = cast.centre;
  if (narrow) {
    const [line, below] = cutTop(rest, meterLine, 4);
    meterAndPiles(draft, line);
    rest = below;
  } else {
    if (shared.length > 0) {
      const [piles, left] = cutRight(rest, 7 * rem, 12);
      flow(draft, shared, piles);
      rest = left;
    }
    const [line, above] = cutBottom(rest, cast.meters.length ? meterLine : 0, 6);
    cast.meters.forEach((zone) => put(draft, zone, centred(Math.min(line.w, 24 * rem), line.h, line), "long"));
    rest = above;
  }
  placeLanes(draft, rest);
}

function meterAndPiles(draft: Draft, line: Box): void {
  const { cast, screen } = draft;
  const [piles, left] = cutRight(line, cast.centre.length * 6.6 * screen.rem, cast.centre.length ? 6 : 0);
  columns(piles, cast.centre.length, 4).forEach((part, place) => put(draft, cast.centre[place]!, part, "sum"));
  columns(left, cast.meters.length, 6).forEach((part, place) => put(draft, cast.meters[place]!, part, "long"));
}

const LANE = 112; // the least height of a lane of cards that lies under another

/** My lanes, or the question that is asked in their place. */
function placeLanes(draft: Draft, room: Box): void {
  const { cast, size } = draft;
  if (cast.asks.length) return placeAsks(draft, room);
  if (!cast.lines) return;
  const narrow = size === "phone" || size === "flat";
  const count = cast.lines.rows?.length ?? 1;
  const least = narrow ? count * leastLane(draft) + (count - 1) * 4 : draft.level >= 2 ? 52 : 118;
  needs(draft, least, room.h);
  const long = !narrow && room.h >= 110;
  const stacked = count * LANE + (count - 1) * 12; // one under the other each has the whole width
  const high = room.h >= stacked ? Math.min(room.h, stacked * 1.3) : size === "tv" ? 230 : 144;
  put(draft, cast.lines, narrow ? room : centred(room.w, Math.min(room.h, high), room), long ? "long" : "short");
}

/** A small phone: my lines, and the others as heads. */
function mineOpen(draft: Draft, room: Box): void {
  const [row, below] = cutTop(room, Math.max(40, 2.3 * draft.screen.rem), 4);
  seatChips(draft, row);
  placeOwnLines(draft, below);
  pointsAtSeats(draft);
}

/** A small phone while somebody else's line is wanted: their lines, and of mine only how far I am. */
function othersOpen(draft: Draft, room: Box): void {
  const { cast } = draft;
  const count = cast.opponents.length;
  const [line, above] = cutBottom(room, meterHeight(draft), 4);
  meterAndPiles(draft, line);
  const own = cast.lines && draft.hints.targets.has(cast.lines.id) ? cast.lines : null;
  const [mine, rest] = cutBottom(above, own ? sumRow(draft) : 0, own ? 4 : 0);
  if (own) put(draft, own, mine, "sum");
  needs(draft, count * 46 + (count - 1) * 3, rest.h);
  placeOthersLines(draft, box(rest.x, rest.y, rest.w, Math.min(rest.h, count * (sumRow(draft) + 4))), "sum");
  pointsAtSeats(draft);
}

// ---- a ring of piles

/** Everybody with a pile that is pressed: card and head are one target. Me too, below. */
export function arrangeRing(draft: Draft): void {
  const { parts, size } = draft;
  const { table } = parts;
  if (isWide(size) || size === "flat") {
    draft.shape = isWide(size) ? "oval" : "round";
    draft.cloth = box(table.x + table.w * 0.09, table.y + table.h * 0.1, table.w * 0.82, table.h * 0.8);
    wideRing(draft, table);
  } else {
    draft.shape = "round";
    draft.cloth = box(table.x + 12, table.y + table.h * 0.05, table.w - 24, table.h * 0.9);
    tallRing(draft, table);
  }
  pointsAtSeats(draft);
}

/** Columns from the left around to the right, my own place in the middle below. */
function wideRing(draft: Draft, table: Box): void {
  const { cast, screen } = draft;
  const seats = cast.opponents;
  const count = seats.length;
  const sides = count <= 2 ? 0 : count <= 7 ? 2 : 4;
  const above = count - sides;
  const left = Math.ceil(sides / 2);
  const across = Math.max(above, 3);
  const lines = Math.max(2, left) + 1;
  const w = Math.min(table.w / across - 8, 12.4 * screen.rem);
  const h = Math.min(table.h / lines - 6, 8.2 * screen.rem);
  needs(draft, 84, h);
  needs(draft, 110, w);
  const order: Box[] = [];
  for (let place = 0; place < left; place++)
    order.push(box(table.x, bottom(table) - (place + 1) * (h + 8) - (table.h - h - left * (h + 8)) / 2, w, h));
  columns(
    box(table.x + (table.w - Math.min(table.w, above * (w + 60))) / 2, table.y, Math.min(table.w, above * (w + 60)), h),
    above,
    8,
  ).forEach((part) => order.push(centred(Math.min(w, part.w), h, part)));
  for (let place = left; place < sides; place++) {
    const from = sides - place - 1;
    order.push(
      box(
        table.x + table.w - w,
        bottom(table) - (from + 1) * (h + 8) - (table.h - h - (sides - left) * (h + 8)) / 2,
        w,
        h,
      ),
    );
  }
  seats.forEach((seat, place) => clusterAcross(draft, seat, order[place]!, middle(order[place]!) > middle(table) + 4));
  if (cast.me !== null) clusterAcross(draft, cast.me, box(middle(table) - w / 2, bottom(table) - h, w, h), true);
  const inner = box(table.x + w + 16, table.y + h + 8, table.w - 2 * w - 32, table.h - 2 * h - 16);
  flow(draft, cast.centre, inner);
}

/** Card towards the middle, head beside it. */
function clusterAcross(draft: Draft, seat: number, part: Box, headRight: boolean): void {
  const { rem } = draft.screen;
  const pile = draft.cast.of.get(seat)?.find((zone) => zone.presses);
  const card = Math.min((part.h - 12) / CARD_RATIO, part.w * 0.5);
  const [cardPart, headPart] = headRight ? cutLeft(part, card + 10, 2) : cutRight(part, card + 10, 2);
  const head = Math.min(headPart.w - 6, 4.6 * rem, part.h - 1.8 * rem);
  seatAt(draft, seat, centred(headPart.w, plateHeight(head, rem), headPart), head, "plate");
  if (pile) put(draft, pile, cardPart, "long", card);
}

/** A grid: three columns up to six people, four from seven on; dice and pack in the middle. */
function tallRing(draft: Draft, table: Box): void {
  const { cast, screen } = draft;
  const seats = cast.opponents;
  const everybody = people(draft);
  const crowd = everybody.length > 6;
  if (hasLargeNames(draft)) return pageOfPiles(draft, table);
  const across = crowd ? 4 : 3;
  const lines = crowd ? 3 : seats.length <= 1 ? 2 : 3;
  const middleLine = crowd ? Math.max(80, 4.6 * screen.rem) : 0;
  const h = (table.h - middleLine - 6 * (lines - 1)) / lines;
  const w = (table.w - 6 * (across - 1)) / across;
  needs(draft, clusterHeight(draft), h);
  const at = (column: number, line: number) =>
    box(table.x + column * (w + 6), table.y + line * (h + 6) + (crowd && line === 2 ? middleLine : 0), w, h);
  const places = crowd ? crowdPlaces(seats.length, at) : ringPlaces(seats.length, at);
  seats.forEach((seat, place) => clusterDown(draft, seat, places[place]!));
  if (cast.me !== null) clusterDown(draft, cast.me, at(1, lines - 1), !crowd);
  const free = crowd
    ? box(table.x + 16, table.y + 2 * (h + 6), table.w - 32, middleLine - 4)
    : lines === 2
      ? box(table.x, table.y + h * 0.5, table.w * 0.3, h)
      : inset(at(1, 1), 0, 4);
  const used = lines === 2 ? box(table.x + 4, table.y + 4, w - 4, h * 2 * 0.8) : free;
  flow(draft, cast.centre, used);
}

/** Large words on a phone: there is no room in the middle of a ring. */
function hasLargeNames(draft: Draft): boolean {
  return draft.screen.text > 1 && draft.size === "phone";
}

/** What a card needs to be a finger wide over a head and a name. */
function clusterHeight(draft: Draft): number {
  return draft.screen.text > 1 ? 88 + 1.43 * plateOf(draft) : 118;
}

function plateOf(draft: Draft): number {
  return 1.5 * draft.screen.rem;
}

/** Three in a row, read like a page; dice and pack above them. */
function pageOfPiles(draft: Draft, table: Box): void {
  const everybody = people(draft);
  const [middleLine, rest] = cutTop(table, 4.6 * draft.screen.rem, 6);
  const places = cells(rest, everybody.length, 3, 6);
  needs(draft, clusterHeight(draft), places[0]?.h ?? 0);
  everybody.forEach((seat, place) => clusterDown(draft, seat, places[place]!));
  flow(draft, draft.cast.centre, middleLine);
}

function ringPlaces(count: number, at: (column: number, line: number) => Box): Box[] {
  const rounds: Record<number, [number, number][]> = {
    1: [[1, 0]],
    2: [
      [0, 0],
      [2, 0],
    ],
    3: [
      [0, 1],
      [1, 0],
      [2, 1],
    ],
    4: [
      [0, 1],
      [0, 0],
      [2, 0],
      [2, 1],
    ],
    5: [
      [0, 1],
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
    ],
    6: [
      [0, 1],
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 2], // mine, where somebody only watches
    ],
  };
  return (rounds[count] ?? []).map(([column, line]) => at(column, line));
}

/** Many people read like a page; the last stands beside me. */
function crowdPlaces(count: number, at: (column: number, line: number) => Box): Box[] {
  return Array.from({ length: count }, (_, place) =>
    place < 8 ? at(place % 4, Math.floor(place / 4)) : at(place === 8 ? 2 : 1, 2),
  );
}

/** Card above, head below it; or side by side where there is the width. */
function clusterDown(draft: Draft, seat: number, part: Box, roomy = false): void {
  const pile = draft.cast.of.get(seat)?.find((zone) => zone.presses);
  if (roomy && part.h < part.w * 1.1) return clusterAcross(draft, seat, part, true);
  const plate = plateOf(draft);
  const head = Math.min(part.h * 0.3, part.w * 0.55, 66);
  const card = Math.min(part.w - 16, (part.h - head - plate + 4) / CARD_RATIO);
  const high = card * CARD_RATIO + 8;
  const whole = high + head + plate - 12;
  const top = part.y + Math.max(0, (part.h - whole) / 2);
  if (pile) put(draft, pile, box(middle(part) - card / 2 - 8, top, card + 16, high), "long", card);
  seatAt(draft, seat, box(part.x, top + high, part.w, head + plate - 12), head, "plate");
}
