// A plan, and how one is made: what has found its place so far, and how much is missing.
import type { Zone } from "../../protocol/wire";
import type { Box, Detail } from "./boxes";
import type { Cast, Hints } from "./cast";
import type { Parts, Screen, Size } from "./screen-parts";

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
  detail: Detail;
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

/** Notes how much is missing where something needs more than it has. */
export function needs(draft: Draft, wanted: number, has: number): void {
  draft.lack = Math.max(draft.lack, wanted - has);
}

export function put(draft: Draft, zone: Zone, box: Box, detail: Detail = "long", card = 0): void {
  draft.zones.set(zone.id, { box, detail, card });
}
