// Two pictures that are compared share the room that was made for both: the same size, one strip of words and tools.
import { signal, type Signal } from "@preact/signals";
import type { Zone } from "../../protocol/wire";
import type { Box } from "../layout/boxes";
import type { TableModel } from "../state/model";
import { stagedZones } from "./compare";

const STRIP = 48;
const MAT = 8; // white paper and its line around a picture, on each side
const GAP = 12; // between two side by side
const COMFORTABLE = 260; // pixels of width to look for a difference in
const USUAL_SHAPE = 4 / 3;
const LARGE = 340; // pixels of width from which a picture by itself can spare a line of words
const NO_WORDS = 330; // pixels: on anything lower two pictures side by side need all of it

export interface Pairing {
  role: "only" | "first" | "second";
  isStacked: boolean;
  section: Box; // the picture with its words
  mat: Box; // the picture with its mat, from the section's corner
  strip: Box | null; // for words and tools, from the section's corner; none: no room, or the other picture has it
  view: { w: number; h: number }; // the picture itself
}

const rooms = new WeakMap<TableModel, Signal<ReadonlyMap<string, Box>>>();

function roomsOf(model: TableModel): Signal<ReadonlyMap<string, Box>> {
  const found = rooms.get(model) ?? signal<ReadonlyMap<string, Box>>(new Map());
  rooms.set(model, found);
  return found;
}

/** Notes which room a picture was given, for the other one of the pair. */
export function noteRoom(model: TableModel, zone: string, box: Box): void {
  const known = roomsOf(model).peek();
  const before = known.get(zone);
  if (before && before.x === box.x && before.y === box.y && before.w === box.w && before.h === box.h) return;
  roomsOf(model).value = new Map([...known, [zone, box]]);
}

/** Do two pictures lie one above the other, and smaller than is comfortable? */
export function isCramped(model: TableModel): boolean {
  const [one, other] = stagedZones(model).flatMap(({ kind, id }) => {
    const room = kind === "picture" ? roomsOf(model).value.get(id) : undefined;
    return room ? [room] : [];
  });
  if (!one || !other || Math.abs(other.y - one.y) <= Math.abs(other.x - one.x)) return false;
  const room = around(one, other);
  return fit(room.w, (room.h - STRIP) / 2, USUAL_SHAPE).w < COMFORTABLE;
}

/** The picture that is seen together with this one. */
export function partnerOf(model: TableModel, zone: Zone): Zone | undefined {
  return stagedZones(model).find(
    (other) => other.kind === "picture" && other.id !== zone.id && (other.pair === zone.id || zone.pair === other.id),
  );
}

export function pairing(model: TableModel, zone: Zone, box: Box, shape: number, strip = STRIP): Pairing {
  const partner = partnerOf(model, zone);
  const other = partner && roomsOf(model).value.get(partner.id);
  if (!other) return alone(box, shape, strip, Boolean(zone.note));
  const isStacked = Math.abs(other.y - box.y) > Math.abs(other.x - box.x);
  const isFirst = isStacked ? box.y < other.y : box.x < other.x;
  const room = around(box, other);
  return isStacked ? stacked(room, shape, isFirst, strip) : beside(room, shape, isFirst, strip);
}

function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return { x, y, w: Math.max(one.x + one.w, other.x + other.w) - x, h: Math.max(one.y + one.h, other.y + other.h) - y };
}

/** The largest picture with its mat. */
function fit(wide: number, high: number, shape: number): { w: number; h: number } {
  const w = Math.max(1, Math.floor(Math.min(wide - 2 * MAT, (high - 2 * MAT) * shape)));
  return { w, h: Math.round(w / shape) };
}

const matted = (view: { w: number; h: number }): { w: number; h: number } => ({
  w: view.w + 2 * MAT,
  h: view.h + 2 * MAT,
});

/** Words above it where the picture stays large, or where there is something to be told. */
function alone(box: Box, shape: number, strip: number, isTold: boolean): Pairing {
  const has = isTold || fit(box.w, box.h - strip, shape).w >= LARGE ? strip : 0;
  const view = fit(box.w, box.h - has, shape);
  const { w, h } = matted(view);
  const section = { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h - has) / 2, w, h: h + has };
  const mat = { x: 0, y: has, w, h };
  const words = Math.max(w, Math.min(box.w, LARGE)); // wider than a small picture
  const room = has ? { x: (w - words) / 2, y: 0, w: words, h: has } : null;
  return { role: "only", isStacked: false, section, mat, strip: room, view };
}

/** One above the other, the strip between them. */
function stacked(room: Box, shape: number, isFirst: boolean, strip: number): Pairing {
  const view = fit(room.w, (room.h - strip) / 2, shape);
  const { w, h } = matted(view);
  const x = room.x + (room.w - w) / 2;
  const top = room.y + (room.h - strip - 2 * h) / 2;
  if (!isFirst) {
    return {
      role: "second",
      isStacked: true,
      section: { x, y: top + h + strip, w, h },
      mat: { x: 0, y: 0, w, h },
      strip: null,
      view,
    };
  }
  return {
    role: "first",
    isStacked: true,
    section: { x, y: top, w, h: h + strip },
    mat: { x: 0, y: 0, w, h },
    strip: { x: room.x - x, y: h, w: room.w, h: strip },
    view,
  };
}

/** Side by side, the words above each. */
function beside(room: Box, shape: number, isFirst: boolean, strip: number): Pairing {
  const has = room.h < NO_WORDS ? 0 : strip;
  const view = fit((room.w - GAP) / 2, room.h - has, shape);
  const { w, h } = matted(view);
  const left = room.x + (room.w - 2 * w - GAP) / 2;
  const section = { x: isFirst ? left : left + w + GAP, y: room.y + (room.h - h - has) / 2, w, h: h + has };
  const mat = { x: 0, y: has, w, h };
  return {
    role: isFirst ? "first" : "second",
    isStacked: false,
    section,
    mat,
    strip: has ? { x: 0, y: 0, w, h: has } : null,
    view,
  };
}
