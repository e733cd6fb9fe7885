// Where everything on a table's page goes, in pixels. Pure: the same zones on the same screen give the same plan.
//
// First the screen is cut into parts (bar, table, prompt, what is mine, buttons, side), then the table part is filled
// by what needs the room. Where something does not fit, everything is tried again one step tighter; only where the
// tightest does not fit (large text on a small screen) the page grows and may be scrolled.
import type { Zone } from "../../protocol/wire";
import { castOf, type Cast, type Hints } from "./cast";
import { partsOf, type Parts, type Size, sizeOf } from "./screen-parts";
import { arrangeTable } from "./arrange";
import { placeMine } from "./mine";
import type { Box, Form } from "../piece/props";

export interface Screen {
  w: number;
  h: number;
  rem: number; // what 1rem is, in pixels
  text: number; // how much larger than usual somebody wants to read, 1 to 2
}

export interface SeatPlace {
  seat: number;
  box: Box;
  head: number; // the animal's diameter
  form: "plate" | "chip" | "line"; // name under the animal; beside it; beside it and high, with something under it
  named: boolean;
  side: "left" | "right"; // where the count stands
  isTitle?: boolean; // it stands over what is theirs, at its left end
}

export interface ZonePlace {
  box: Box;
  form: Form;
  card: number; // the width of a card in it; 0: as large as fits
}

export interface Plan {
  size: Size;
  w: number;
  h: number;
  rem: number;
  level: number; // how tight it is, from 0
  parts: Parts;
  cloth: Box;
  shape: "oval" | "round" | "mat";
  seats: SeatPlace[];
  zones: Map<string, ZonePlace>;
  papers: Box[]; // paper that lies under several zones of one person
}

/** A plan that is being made. `lack` is how many pixels are missing. */
export interface Draft extends Plan {
  cast: Cast;
  hints: Hints;
  screen: Screen;
  lack: number;
}

const LEVELS = 6;
const SEEN = 0.5; // less than half a pixel is nothing that is missing
const GROWTH = 1.08;
const MOST_GROWTH = 6;

export function plan(zones: readonly Zone[], players: number, me: number | null, screen: Screen, hints: Hints): Plan {
  const cast = castOf(zones, players, me, hints);
  const size = sizeOf(screen);
  const tightest = screen.text > 1 ? 1 : LEVELS - 1; // who wants large words would rather scroll than have all small
  for (let level = 0; level <= tightest; level++) {
    const made = attempt(cast, screen, size, hints, level);
    if (made.lack < SEEN) return made;
  }
  let taller = screen;
  for (;;) {
    const made = attempt(cast, taller, size, hints, tightest);
    if (made.lack < SEEN || taller.h > screen.h * MOST_GROWTH) return made;
    taller = { ...taller, h: taller.h * GROWTH };
  }
}

function attempt(cast: Cast, screen: Screen, size: Size, hints: Hints, level: number): Draft {
  const parts = partsOf(cast, screen, size, level);
  const draft: Draft = {
    size,
    w: screen.w,
    h: screen.h,
    rem: screen.rem,
    level,
    parts,
    cloth: parts.table,
    shape: "mat",
    seats: [],
    zones: new Map(),
    papers: [],
    cast,
    hints,
    screen,
    lack: parts.lack,
  };
  placeMine(draft);
  arrangeTable(draft);
  return draft;
}

/** Notes how much is missing where something needs more than it has. */
export function needs(draft: Draft, wanted: number, has: number): void {
  draft.lack = Math.max(draft.lack, wanted - has);
}

export function put(draft: Draft, zone: Zone, box: Box, form: Form = "long", card = 0): void {
  draft.zones.set(zone.id, { box, form, card });
}
