// What each match of a series gave. A table tells the sums; this device remembers how they grew.
import type { Room } from "../protocol/wire";
import { gameFacts } from "./api";

interface Kept {
  totals: number[]; // after this match, by seat
  places: number[];
}

export interface Cell {
  points: number;
  won: boolean;
}

const PREFIX = "tablee.score.";

/** One entry for each match that is over; null for those this device did not see. */
export function scoreOf(room: Room): (Cell[] | null)[] {
  const kept = noted(room);
  return Array.from({ length: room.matches ?? 0 }, (_, match) => {
    const now = kept[match + 1];
    const before = match === 0 ? room.seats.map(() => 0) : kept[match]?.totals;
    return now && before
      ? now.totals.map((total, seat) => ({ points: total - (before[seat] ?? 0), won: now.places[seat] === 1 }))
      : null;
  });
}

/** Who is where in the series: most points, then most matches won, then shared. */
export function seriesPlaces(room: Room): number[] {
  const matches = scoreOf(room);
  const won = room.seats.map((_, seat) => matches.filter((cells) => cells?.[seat]?.won).length);
  const points = room.points ?? [];
  const isAhead = (one: number, other: number) =>
    (points[one] ?? 0) > (points[other] ?? 0) || (points[one] === points[other] && (won[one] ?? 0) > (won[other] ?? 0));
  return room.seats.map((_, seat) => 1 + room.seats.filter((__, other) => isAhead(other, seat)).length);
}

export function isSeries(room: Room): boolean {
  return Boolean(room.setup.series) || Boolean(gameFacts(room.setup.game)?.evening?.length);
}

/** How many matches a series has; null: nobody knows yet. */
export function matchesOf(room: Room): number | null {
  const evening = gameFacts(room.setup.game)?.evening?.length;
  if (evening) return evening;
  const length = room.setup.series?.replace("hands:", "") ?? "";
  if (length === "n_players") return room.seats.length;
  return /^\d+$/.test(length) ? Number(length) : null;
}

/** By number of finished matches. A new series begins a new sheet. */
function noted(room: Room): Record<number, Kept> {
  const done = room.matches ?? 0;
  const kept = Object.fromEntries(Object.entries(read(room.code)).filter(([match]) => Number(match) <= done));
  if (room.phase === "over" && room.points && room.places) kept[done] = { totals: room.points, places: room.places };
  write(room.code, kept);
  return kept;
}

function read(code: string): Record<number, Kept> {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + code) ?? "{}") as Record<number, Kept>;
  } catch {
    return {};
  }
}

function write(code: string, kept: Record<number, Kept>): void {
  try {
    sessionStorage.setItem(PREFIX + code, JSON.stringify(kept));
  } catch {
    // then only the sums are shown
  }
}
