// People around the table: clockwise from my left, so that the direction of play is true.
import type { Zone } from "../../protocol/wire";
import { bottom, box, type Box, cells, centred, columns, FINGER, meet, middle, right, rows } from "./boxes";
import { type Draft, needs, put, type SeatPlace } from "./draft";
import { besideSeats, isUtmost, isWide } from "./screen-parts";

const PLATE = 1.7; // the height of a plate with a name, in rem
const UNDER = 12; // by which the plate covers the animal
export const SLIM = 84; // pixels: where less is somebody's, everything about them stands closer together

export function plateHeight(head: number, rem: number, named = true): number {
  return named ? head + PLATE * rem - UNDER : head;
}

export function people(draft: Draft): number[] {
  const { cast } = draft;
  return cast.selfSeat && cast.me !== null ? [...cast.opponents, cast.me] : cast.opponents;
}

function addSeat(draft: Draft, seat: number, at: Box, head: number, form: SeatPlace["form"], named = true): SeatPlace {
  const round = form === "plate" && !named ? centred(head, head, at) : at; // nothing but the animal and its count
  const isRight = middle(at) > draft.parts.table.x + draft.parts.table.w * 0.62;
  const side = isRight && at.w >= SLIM ? "left" : "right"; // many in a row have it on the same side: none meet
  const found: SeatPlace = { seat, box: round, head, form, named, side };
  draft.seats.push(found);
  return found;
}

// ---- on an oval

/** Where on the upper rim people sit, in parts of a half turn: 0 left, 1 right. */
const ARCS: Record<number, readonly number[]> = {
  1: [0.5],
  2: [0.3, 0.7],
  3: [0.04, 0.5, 0.96],
  4: [0.04, 0.34, 0.66, 0.96],
  5: [0.02, 0.27, 0.5, 0.73, 0.98],
};

export function seatsOnArc(draft: Draft, table: Box, cloth: Box): void {
  const seats = people(draft);
  const { rem } = draft.screen;
  const crowd = seats.length > 5;
  const usual = draft.parts.isFolded ? rem / draft.screen.text : rem;
  const head = crowd ? 3.4 * usual : 4.3 * usual;
  const h = plateHeight(head, rem);
  const spots = seats.map((_, place) =>
    crowd ? shallow(table, seats.length, place, h) : onRim(cloth, ARCS[seats.length]![place]!, h),
  );
  const w = Math.min((crowd ? 7.2 : 7.6) * rem, widestPlate(spots, h) - 6);
  seats.forEach((seat, place) => {
    const { x, y } = spots[place]!;
    const whole = h + shownHeight(draft, seat, w);
    needs(draft, whole, table.h);
    const left = Math.min(Math.max(x - w / 2, table.x), right(table) - w);
    const top = Math.max(table.y, Math.min(y, bottom(table) - whole));
    addSeat(draft, seat, box(left, top, w, h), head, "plate");
  });
}

/** How wide plates may be so that nobody's lies on a neighbour's. */
function widestPlate(spots: readonly { x: number; y: number }[], h: number): number {
  const gaps = spots
    .slice(1)
    .map((spot, place) => (Math.abs(spot.y - spots[place]!.y) < h ? spot.x - spots[place]!.x : Infinity));
  return Math.min(Infinity, ...gaps);
}

/** The middle of the seat's upper edge for somebody on the rim. */
function onRim(cloth: Box, part: number, h: number): { x: number; y: number } {
  const angle = Math.PI * (1 - part);
  const x = middle(cloth) + (cloth.w / 2) * Math.cos(angle);
  const y = cloth.y + cloth.h / 2 - (cloth.h / 2) * Math.sin(angle);
  return { x, y: y - h * (0.45 + 0.12 * Math.sin(angle)) };
}

/** Six to nine: a shallow arc, deepest at its ends. */
function shallow(table: Box, count: number, place: number, h: number): { x: number; y: number } {
  const w = table.w / count;
  const off = Math.abs(place - (count - 1) / 2) / ((count - 1) / 2);
  return { x: table.x + w * (place + 0.5), y: table.y + h * 1.1 * off * off * off };
}

// ---- in rows, on a phone or a tablet

/** One row up to five, two rows from six on. Gives the height of an animal. */
export function seatsInRow(draft: Draft, table: Box): number {
  const seats = people(draft);
  const { rem } = draft.screen;
  const phone = draft.size === "phone";
  const two = seats.length > 5;
  const wanted = seats.length <= 3 ? (phone ? 64 : 84) : two ? (phone ? 46 : 62) : phone ? 54 : 72;
  const large = draft.parts.isFolded ? 1 : Math.min(1.5, Math.sqrt(draft.screen.text));
  const head = Math.round(wanted * (draft.level >= 3 ? 0.72 : draft.level >= 2 ? 0.85 : 1) * large);
  const h = plateHeight(head, rem);
  const across = two ? Math.ceil(seats.length / 2) : Math.max(3, seats.length);
  const under = Math.max(0, ...seats.map((seat) => shownHeight(draft, seat, (table.w - 4 * (across - 1)) / across)));
  const high = two ? 2 * (h + under) + 4 : h + under;
  const row = box(table.x, table.y + 2, table.w, high);
  const arc = !two && seats.length === 3 ? 0.7 * rem : 0;
  cells(row, seats.length, across, 4).forEach((at, place) => {
    const dip = arc && place !== 1 ? arc : 0;
    addSeat(draft, seats[place]!, box(at.x, at.y + dip, at.w, h), head, "plate");
  });
  return head;
}

// ---- a phone on its side

export function seatsOnSide(draft: Draft, table: Box): void {
  const seats = people(draft);
  const two = seats.length > 4;
  const part = box(table.x, table.y + 58, besideSeats(draft.cast) - 4, table.h - 58 + draft.parts.prompt.h);
  const lines = Math.ceil(seats.length / (two ? 2 : 1));
  const h = Math.min(58, part.h / Math.max(1, lines));
  const named = h > 52;
  const block = box(part.x, part.y, part.w, Math.min(part.h, h * lines));
  cells(block, seats.length, two ? 2 : 1, 2).forEach((at, place) =>
    addSeat(draft, seats[place]!, at, Math.min(44, at.h - 2), "plate", named && at.h > 60),
  );
}

/** Heads under the one button of a phone on its side. */
export function seatsInCorner(draft: Draft): void {
  const seats = people(draft);
  const { corner } = draft.parts;
  const h = Math.min(52, (corner.h - 2 * (seats.length - 1)) / Math.max(1, seats.length));
  const block = box(corner.x, corner.y, corner.w, h * seats.length + 2 * (seats.length - 1));
  rows(block, seats.length, 2).forEach((at, place) =>
    addSeat(draft, seats[place]!, at, Math.min(46, h - 2), "plate", false),
  );
}

// ---- as chips on a mat

const SMALL_HEAD = 40; // pixels: beside large words
const NAME = 72; // pixels for a name in the smallest letters

/** Chips side by side: animal, count, name. Names go first when there is no room for them. */
export function seatChips(draft: Draft, row: Box, most = Infinity): void {
  const seats = people(draft);
  const { rem } = draft.screen;
  const gap = draft.size === "phone" ? 4 : 10;
  const one = (row.w - gap * (seats.length - 1)) / Math.max(1, seats.length);
  if (one < FINGER && draft.level >= 3) return seatHeads(draft, row);
  const lines = one >= FINGER ? 1 : 2;
  const across = Math.ceil(seats.length / lines);
  const w = Math.min((row.w - gap * (across - 1)) / across, most, 14 * rem);
  const block = box(middle(row) - (across * w + (across - 1) * gap) / 2, row.y, across * w + (across - 1) * gap, row.h);
  const h = (row.h - gap * (lines - 1)) / lines;
  needs(draft, isUtmost(draft.size, draft.level) ? 28 : 36, h);
  const least = (draft.size === "phone" ? 2.2 : 2.4) * rem;
  const large = Math.min(h - 4, 3 * rem, w, Math.max(least, w * 0.34)); // a name needs the rest
  const small = w < large + 3.6 * rem ? Math.min(large, SMALL_HEAD) : large;
  const named = w >= small + Math.min(3.6 * rem, NAME);
  const head = named ? small : large;
  const form = named || w >= head + 2.1 * rem ? "chip" : "plate";
  cells(block, seats.length, across, gap).forEach((at, place) => addSeat(draft, seats[place]!, at, head, form, named));
}

/** Many heads in one row where nothing else has room. */
export function seatHeads(draft: Draft, row: Box): void {
  const seats = people(draft);
  columns(row, seats.length, 0).forEach((at, place) =>
    addSeat(draft, seats[place]!, at, Math.min(at.w - 2, at.h - 2, 44), "plate", false),
  );
}

/** Chips in a column, left of what lies in the middle. */
export function seatColumn(draft: Draft, column: Box): void {
  const seats = people(draft);
  const { rem } = draft.screen;
  const h = Math.min(4 * rem, (column.h - 6 * (seats.length - 1)) / Math.max(1, seats.length));
  const block = box(
    column.x,
    column.y + (column.h - h * seats.length - 6 * (seats.length - 1)) / 2,
    column.w,
    h * seats.length + 6 * (seats.length - 1),
  );
  needs(draft, 34, h);
  rows(block, seats.length, 6).forEach((at, place) =>
    addSeat(draft, seats[place]!, at, Math.min(3.2 * rem, h - 6), "chip", column.w > 6 * rem),
  );
}

export function seatAt(
  draft: Draft,
  seat: number,
  at: Box,
  head: number,
  form: SeatPlace["form"],
  named = true,
): SeatPlace {
  return addSeat(draft, seat, at, head, form, named);
}

// ---- what stands at a seat

/** Small things beside somebody: the backs they hold, cards they show. What has no room is only a point to fly to. */
export function placeSatellites(draft: Draft): void {
  const roomy = draft.seats.length <= 5 && draft.size !== "flat";
  const fans: Box[] = [];
  for (const place of draft.seats) {
    for (const zone of draft.cast.of.get(place.seat) ?? []) {
      if (zone.kind === "hand" && !zone.pieces?.length) {
        const held = fan(place, draft);
        const fits = roomy && !fans.some((other) => meet(other, held));
        if (fits) fans.push(held);
        put(draft, zone, fits ? held : point(place), "short");
      } else if (zone.kind === "row" && zone.pieces?.length && draft.size !== "flat")
        put(draft, zone, shown(draft, place, zone), "short");
      else put(draft, zone, point(place), "sum");
    }
  }
}

/** The zones of people whose own places say all there is to say: they are points to fly to. */
export function pointsAtSeats(draft: Draft): void {
  for (const place of draft.seats)
    for (const zone of draft.cast.of.get(place.seat) ?? [])
      if (!draft.zones.has(zone.id)) put(draft, zone, point(place), "sum");
}

function point(place: SeatPlace): Box {
  const across = place.form === "plate" ? middle(place.box) : place.box.x + place.head / 2;
  return box(across, place.box.y + place.head / 2, 0, 0);
}

function fan(place: SeatPlace, draft: Draft): Box {
  const w = place.head * 0.58;
  const x = place.side === "right" ? middle(place.box) + place.head * 0.34 : middle(place.box) - place.head * 0.34 - w;
  const inside = Math.min(Math.max(x, draft.parts.table.x), right(draft.parts.table) - w);
  return box(inside, place.box.y, w, place.head * 0.66);
}

/** Cards somebody shows to all, as small squares under their name. */
function shown(draft: Draft, place: SeatPlace, zone: Zone): Box {
  const { side, across, lines } = squares(draft, zone, place.box.w);
  const w = across * (side + 2);
  const x = Math.min(Math.max(middle(place.box) - w / 2, draft.parts.table.x), right(draft.parts.table) - w);
  return box(x, bottom(place.box) + 2, w, lines * (side + 2));
}

function squares(draft: Draft, zone: Zone, room: number): { side: number; across: number; lines: number } {
  const count = zone.pieces?.length ?? 0;
  const most = isWide(draft.size) ? 2.7 * draft.screen.rem : draft.size === "tablet" ? 46 : 38;
  const across = Math.min(count, 3);
  const share = draft.parts.table.w / Math.max(1, people(draft).length) - 8; // what nobody else's lie in
  const side = Math.min(most, Math.max(room, isWide(draft.size) ? Math.min(3 * (most + 2), share) : 0) / across - 2);
  return { side, across, lines: Math.ceil(count / across) };
}

function shownHeight(draft: Draft, seat: number, room: number): number {
  const zone = (draft.cast.of.get(seat) ?? []).find((each) => each.kind === "row" && each.pieces?.length);
  if (!zone) return 0;
  const { side, lines } = squares(draft, zone, room);
  return lines * (side + 2) + 4;
}

/** Everything that people and their small things take. */
export function takenBySeats(draft: Draft): Box[] {
  return [...draft.seats.map((place) => place.box), ...[...draft.zones.values()].map((place) => place.box)].filter(
    (each) => each.w > 0,
  );
}
