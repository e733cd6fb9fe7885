// Pictures that must not be compared by machine. Each is handed out once, at an address of its own: it is fetched once,
// decoded before it is shown, kept for as long as its piece lies on the table, and forgotten then.
import { effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Piece, Zone } from "../../protocol/wire";
import type { TableModel } from "../state/model";
import { takeAhead } from "./ahead";
import { handedOut } from "./hatch";
import { unlocked } from "./lock";

const GOODBYE = 3000; // milliseconds in which a picture may still fly off the table
const COMPARED: ReadonlySet<Zone["kind"]> = new Set(["picture", "board"]);

interface Kept {
  address: Signal<string | null>;
  shape: number | null; // width over height, once it is here
  isLost: boolean;
  picture: HTMLImageElement | null; // held, so that it stays decoded
  leaving: AbortController; // it has left the table: nobody waits for it any more
}

const cachesByTable = new WeakMap<TableModel, Map<string, Kept>>();
const nothing = signal<string | null>(null);

/** The picture of a sealed piece as something an `img` can show; null until it is there. */
export function sealedFace(model: TableModel, piece: Piece): ReadonlySignal<string | null> {
  if (!piece.sealed || !piece.face) return nothing;
  return kept(model, piece.face).address;
}

/** The picture of a piece, sealed or not. */
export function faceOf(model: TableModel, piece: Piece, name = piece.face): string | null {
  if (!name || (piece.sealed && isCovered(model, piece))) return null;
  if (piece.sealed && name === piece.was) return kept(model, name).address.value;
  return piece.sealed && name === piece.face ? sealedFace(model, piece).value : model.face(name);
}

/** Have all of these come? What is compared is shown together, or somebody could look at a part of it first. */
export function areHere(model: TableModel, pieces: readonly Piece[]): boolean {
  return pieces.every((piece) => !piece.sealed || !piece.face || kept(model, piece.face).address.value !== null);
}

/** The pictures that are searched. */
export function comparedPieces(model: TableModel): Piece[] {
  return model.zones.value.flatMap((zone) => (COMPARED.has(zone.kind) ? (zone.pieces ?? []) : []));
}

/** Nobody sees what is searched before everybody can: it is not even in the page. */
export function isHeld(model: TableModel): boolean {
  return Boolean(model.frame.value?.held);
}

function isCovered(model: TableModel, piece: Piece): boolean {
  return isHeld(model) && comparedPieces(model).some((each) => each.key === piece.key);
}

/** Width over height of a sealed picture; null until it is there. */
export function shapeOf(model: TableModel, piece: Piece | undefined): number | null {
  if (!piece?.sealed || !piece.face) return null;
  const found = kept(model, piece.face);
  return found.address.value ? found.shape : null;
}

/** Has everything that is searched come? What is lost is not waited for. */
export function areComparedHere(model: TableModel): boolean {
  const cache = cachesByTable.get(model);
  const waits = (address: string) => cache?.get(address)?.address.peek() === null && !cache.get(address)?.isLost;
  return !comparedPieces(model).some(({ sealed, face }) => sealed && face && waits(face));
}

/** Fetches what a new frame brings, and forgets what has left the table. A cover hides pictures, and keeps them. */
export function keepSealed(model: TableModel): () => void {
  const end = effect(() => {
    if (!model.frame.value || model.mine.value.cover) return;
    const wanted = model.zones.value
      .flatMap((zone) => zone.pieces ?? [])
      .flatMap((piece) => (piece.sealed && piece.face ? [piece.face, ...(piece.was ? [piece.was] : [])] : []));
    wanted.forEach((address) => kept(model, address));
    forget(model, new Set(wanted));
  });
  return () => {
    end();
    forget(model, new Set());
  };
}

function kept(model: TableModel, address: string): Kept {
  const cache = cachesByTable.get(model) ?? new Map<string, Kept>();
  cachesByTable.set(model, cache);
  let found = cache.get(address);
  if (!found) {
    found = { address: signal(null), shape: null, isLost: false, picture: null, leaving: new AbortController() };
    cache.set(address, found);
    void bring(model, cache, address, found);
  }
  return found;
}

async function bring(model: TableModel, cache: Map<string, Kept>, address: string, into: Kept): Promise<void> {
  const [place = "", key] = address.split("#");
  const sent = await (takeAhead(model, place) ?? handedOut(place, into.leaving.signal));
  const picture = sent && key ? await unlocked(sent, key) : sent;
  if (into.leaving.signal.aborted) return;
  if (!picture) {
    into.isLost = true;
    model.renew(); // with a new line come new addresses
    return;
  }
  const own = URL.createObjectURL(picture);
  into.picture = await decoded(own);
  into.shape = into.picture.naturalHeight ? into.picture.naturalWidth / into.picture.naturalHeight : null;
  if (cache.get(address) === into) into.address.value = own;
  else URL.revokeObjectURL(own);
}

/** Ready to be painted. */
async function decoded(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => undefined); // a broken one is shown as the browser shows it
  return picture;
}

function forget(model: TableModel, wanted: ReadonlySet<string>): void {
  const cache = cachesByTable.get(model);
  for (const [address, each] of cache ?? []) {
    if (wanted.has(address)) continue;
    cache?.delete(address);
    each.leaving.abort();
    const own = each.address.peek();
    if (own) setTimeout(() => URL.revokeObjectURL(own), GOODBYE);
  }
}
