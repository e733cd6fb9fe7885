// Notes on hidden pieces of others. They stay on this device: nothing of them is ever sent.
import { effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Frame, Piece, Zone } from "../../protocol/wire";
import type { TableModel } from "./model";

export type Notes = ReadonlyMap<string, readonly string[]>; // by the key of a piece

const MOST = 3; // on one slip
const SHELF = "tablee.pencil.";
const NONE: Notes = new Map();

const pencils = new WeakMap<TableModel, Pencil>();

/** The notes of whoever looks at this table. */
export function pencilOf(model: TableModel): Pencil {
  const found = pencils.get(model) ?? new Pencil(model);
  pencils.set(model, found);
  return found;
}

/** Somebody else's pieces of which one sees only the back. */
export function isSecret(model: TableModel, zone: Zone, piece: Piece): boolean {
  const isOthers = zone.kind === "row" && (zone.owner ?? null) !== null && zone.owner !== model.seat.value;
  return isOthers && Boolean(piece.back) && !piece.face && !piece.state?.includes("apart");
}

/** Others' rows in which something can be noted. */
export function notedZones(model: TableModel): Zone[] {
  return model.zones.value.filter((zone) => (zone.pieces ?? []).some((piece) => isSecret(model, zone, piece)));
}

export class Pencil {
  private readonly written = signal<Notes>(NONE);
  private shelf = "";
  private before: readonly Zone[] = [];

  constructor(private readonly model: TableModel) {
    effect(() => this.follow(model.frame.value));
  }

  get notes(): ReadonlySignal<Notes> {
    return this.written;
  }

  /** A value is noted on a piece, or rubbed out. On a full slip the oldest gives way. */
  turn(key: string, value: string): void {
    const slip = this.written.value.get(key) ?? [];
    this.write(key, slip.includes(value) ? slip.filter((each) => each !== value) : [...slip, value].slice(-MOST));
  }

  clear(key: string): void {
    this.write(key, []);
  }

  private write(key: string, slip: readonly string[]): void {
    const notes = new Map(this.written.value);
    notes.set(key, slip);
    if (slip.length === 0) notes.delete(key);
    this.keep(notes);
  }

  private keep(notes: Notes): void {
    this.written.value = notes;
    try {
      if (notes.size > 0) localStorage.setItem(this.shelf, JSON.stringify([...notes]));
      else localStorage.removeItem(this.shelf);
    } catch {
      // they are kept until the page is closed
    }
  }

  /** A frame has come: notes go with their pieces. */
  private follow(frame: Frame | null): void {
    if (!frame || frame.seat === null || frame.seat === undefined) return;
    const shelf = `${SHELF}${this.model.room.peek()?.code ?? ""}.${frame.match}.${frame.seat}`;
    const zones = this.model.zones.peek();
    if (shelf !== this.shelf) {
      this.shelf = shelf;
      this.written.value = read(shelf);
    } else if (this.written.peek().size > 0) {
      const arrived = (frame.said ?? []).flatMap((said) => (said.flights ?? []).map(([, now]) => now));
      const moved = frame.over ? NONE : followed(this.written.peek(), this.before, zones, arrived);
      if (moved !== this.written.peek()) this.keep(moved);
    }
    this.before = zones;
  }
}

function read(shelf: string): Notes {
  try {
    return new Map(JSON.parse(localStorage.getItem(shelf) ?? "[]") as [string, string[]][]);
  } catch {
    return NONE;
  }
}

/** A piece that came into a row pushes those after it, and a hidden piece is called by its place. */
function followed(notes: Notes, before: readonly Zone[], after: readonly Zone[], arrived: readonly string[]): Notes {
  let found = notes;
  for (const zone of after) {
    const was = before.find((each) => each.id === zone.id)?.pieces ?? [];
    const now = zone.pieces ?? [];
    if (was.length === 0 || now.length === was.length || !was.some((piece) => notes.has(piece.key))) continue;
    const entries = arrived.map((key) => now.findIndex((piece) => piece.key === key)).filter((place) => place >= 0);
    const moved = new Map([...found].filter(([key]) => !was.some((piece) => piece.key === key)));
    if (entries.length === now.length - was.length) {
      was.forEach((piece, place) => {
        const slip = notes.get(piece.key);
        const pushed = entries.reduce((at, entry) => (at >= entry ? at + 1 : at), place);
        if (slip && now[pushed]) moved.set(now[pushed].key, slip);
      });
    } // else nobody told where the new ones stand: better no note than one on the wrong piece
    found = moved;
  }
  return found;
}
