// Zones as they are read: one's own in their places among the shared ones, and what lies in each.
import type { Frame, Piece, Zone } from "../../protocol/wire";

/** The table with one's own zones in their places. */
export function zonesOf(frame: Frame | null): readonly Zone[] {
  const shared = frame?.table ?? [];
  const own = new Map((frame?.mine?.zones ?? []).map((zone) => [zone.id, zone]));
  const ids = new Set(shared.map((zone) => zone.id));
  return [...shared.map((zone) => own.get(zone.id) ?? zone), ...[...own.values()].filter((zone) => !ids.has(zone.id))];
}

/** The same without any picture, for a game that has none; slots of a meter are stars then. */
export function inWords(zone: Zone): Zone {
  const { pieces = [], rows = [], columns = [] } = zone;
  const shown = zone.kind === "meter" ? [] : pieces.map(named);
  return { ...zone, back: "", pieces: shown, rows: rows.map(named), columns: columns.map(named) };
}

function named(piece: Piece): Piece {
  return { ...piece, face: "", back: "", small: "", short: "", stands: "" };
}

/** The zone of the people at the table: one piece for each seat. */
export function seatsZone(zones: readonly Zone[]): Zone | undefined {
  return zones.find((zone) => zone.kind === "seats");
}

/** Everything in a zone that has a key: its pieces, and of a grid its rows and columns. */
export function piecesOf(zone: Zone): Piece[] {
  return [...(zone.pieces ?? []), ...(zone.rows ?? []), ...(zone.columns ?? [])];
}

export function keysOf(zone: Zone): string[] {
  return piecesOf(zone).map((piece) => piece.key);
}

/** A legend that explains a sign beside the piles. */
export function isSign(zone: Zone): boolean {
  return zone.kind === "legend" && zone.form === "sign";
}

/** A legend that is not on the table: signs of the game and what they mean. */
export function isMemo(zone: Zone): boolean {
  return zone.kind === "legend" && !isSign(zone) && Boolean(zone.pieces?.length);
}
