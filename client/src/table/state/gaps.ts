// Gaps in a row into which a piece can be put: arrows push it from one to the next, so that no finger has to hit one.
import { signal } from "@preact/signals";
import type { Piece, Zone } from "../../protocol/wire";
import type { TableModel } from "./model";

const pushed = signal(""); // the gap it was pushed to, before it is left there

/** An empty place between pieces, with no picture of its own. */
export function isSlit(piece: Piece): boolean {
  return !piece.face && !piece.back && (piece.state?.includes("ghost") ?? false);
}

/** The row whose gaps are lit after what was chosen. */
export function gapRow(model: TableModel): Zone | undefined {
  if (model.chosen.value.keys.length === 0) return undefined;
  const isOpen = (piece: Piece) => isSlit(piece) && model.lit.value.has(piece.key);
  return model.zones.value.find((zone) => zone.kind === "row" && zone.pieces?.some(isOpen));
}

/** The zones of a table without the gaps that nobody asks about: a row has its room for what stands in it. */
export function withoutClosedGaps(model: TableModel, zones: readonly Zone[]): Zone[] {
  const open = gapRow(model)?.id;
  const isShown = (piece: Piece) => !isSlit(piece) || Boolean(piece.state?.includes("lit"));
  return zones.map((zone) => {
    if (zone.kind !== "row" || zone.id === open || !zone.pieces?.some(isSlit)) return zone;
    return { ...zone, pieces: zone.pieces.filter(isShown) };
  });
}

/** The gap where the piece is now: where it was pushed to, else where it would go anyway. */
export function gapNow(model: TableModel): string {
  const pieces = gapRow(model)?.pieces ?? [];
  const isPushed = (piece: Piece) => piece.key === pushed.value && model.lit.value.has(piece.key);
  const isUsual = (piece: Piece) => isSlit(piece) && (piece.state?.includes("lit") ?? false);
  return (pieces.find(isPushed) ?? pieces.find(isUsual))?.key ?? "";
}

/** The next gap in a direction; none at the end of the row. */
export function nextGap(model: TableModel, step: 1 | -1): string {
  const now = gapNow(model);
  const slits = (gapRow(model)?.pieces ?? []).filter(({ key }) => model.lit.value.has(key) || key === now);
  const at = slits.findIndex(({ key }) => key === now);
  const next = at < 0 ? (step > 0 ? 0 : slits.length - 1) : at + step;
  return slits[next]?.key ?? "";
}

export function push(key: string): void {
  pushed.value = key;
}
