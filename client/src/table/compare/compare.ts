// Which pictures are compared just now. Where there is only one to compare with, it is that one; where a place is
// chosen first, its neighbours one after the other.
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Aim, Piece, Zone } from "../../protocol/wire";
import type { TableModel } from "../state/model";
import type { Spot } from "../state/taps";

interface Comparing {
  wanted: Signal<string>; // the neighbour that somebody asked for
  zones: ReadonlySignal<readonly Zone[]>;
}

const tables = new WeakMap<TableModel, Comparing>();

function comparing(model: TableModel): Comparing {
  let found = tables.get(model);
  if (!found) {
    const wanted = signal("");
    found = { wanted, zones: computed(() => staged(model, wanted.value)) };
    tables.set(model, found);
  }
  return found;
}

/** The zones that have a place on the table now: staged pictures have one only while they are compared. */
export function stagedZones(model: TableModel): readonly Zone[] {
  return comparing(model).zones.value;
}

function staged(model: TableModel, wanted: string): readonly Zone[] {
  const now = currentOf(model, wanted);
  return model.zones.value
    .filter((zone) => zone.form !== "staged" || zone.id === now)
    .map((zone) => (zone.form === "staged" ? { ...zone, form: "" } : zone));
}

/** The neighbour that is compared with one's own card, of several that have to be; "" where none is to be chosen. */
export function currentNeighbour(model: TableModel): string {
  return currentOf(model, comparing(model).wanted.value);
}

function currentOf(model: TableModel, wanted: string): string {
  const aim = chosenAim(model);
  if (!aim) return "";
  if (aim.against.includes(wanted)) return wanted;
  return aim.against.find((zone) => !isDone(aim, zone, model.chosen.value.spots)) ?? aim.against[0] ?? "";
}

export function lookAt(model: TableModel, neighbour: string): void {
  comparing(model).wanted.value = neighbour;
}

/** The aim that was chosen among several; null where there is only one, or none yet. */
function chosenAim(model: TableModel): Aim | null {
  const aim = model.choices.value.aim(model.chosen.value);
  return aim?.key ? aim : null;
}

/** One neighbour of the place that was chosen: where it lies, and how many points it has. */
export interface Step {
  zone: string;
  way: "up" | "right" | "down" | "left" | "";
  placed: number;
  due: number | null; // null: points are counted together, not for each neighbour
  isCurrent: boolean;
}

export function stepsOf(model: TableModel): Step[] {
  const aim = chosenAim(model);
  if (!aim) return [];
  const now = currentNeighbour(model);
  const { spots } = model.chosen.value;
  return aim.against.map((zone) => ({
    zone,
    way: wayTo(model, aim, zone),
    placed: spots.filter((spot) => spot.zone === zone).length,
    due: dueEach(aim),
    isCurrent: zone === now,
  }));
}

/** How many points each neighbour needs; null where they share them. */
export function dueEach(aim: Aim): number | null {
  const each = aim.count / aim.against.length;
  return Number.isInteger(each) ? each : null;
}

function isDone(aim: Aim, zone: string, spots: readonly Spot[]): boolean {
  const due = dueEach(aim);
  return due !== null && spots.filter((spot) => spot.zone === zone).length >= due;
}

/** Where a neighbour lies from the chosen cell, on the map that shows both. */
function wayTo(model: TableModel, aim: Aim, zone: string): Step["way"] {
  const map = model.zones.value.find((each) => each.pieces?.some((piece) => piece.shows === zone));
  const pieces = map?.pieces ?? [];
  const there = cellOf(
    pieces.find((piece) => piece.shows === zone),
    map,
  );
  const here = cellOf(
    pieces.find((piece) => piece.key === aim.key),
    map,
  );
  if (!there || !here) return "";
  if (there.row !== here.row) return there.row < here.row ? "up" : "down";
  return there.column < here.column ? "left" : "right";
}

function cellOf(piece: Piece | undefined, map: Zone | undefined): { row: number; column: number } | null {
  if (!piece || !map?.width) return null;
  const slot = piece.slot ?? 0;
  return { row: Math.floor(slot / map.width), column: slot % map.width };
}
