// A right claim is shown to everybody for a moment: who, in what time, and the places. Nothing waits for it: whoever
// searches goes on meanwhile.
import { effect, signal, type Signal } from "@preact/signals";
import type { Frame, Piece, Ring, Said } from "../../protocol/wire";
import type { TableModel } from "../state/model";
import { sealedFace } from "../timing/sealed";

const SHOWN_FOR = 2600; // milliseconds; a picture that has left the table is kept a little longer

export interface Claim {
  seat: number | null; // who claimed
  seconds: number | null;
  rings: readonly Ring[];
  was: string | null; // the picture that was covered, as an address
  now: string | null; // the one that covers it
}

const claims = new WeakMap<TableModel, Signal<Claim | null>>();

/** The claim that is shown just now. */
export function claimOf(model: TableModel): Signal<Claim | null> {
  const found = claims.get(model) ?? signal<Claim | null>(null);
  claims.set(model, found);
  return found;
}

/** Shows right claims as long as the table is on the screen. The answer of this function ends that. */
export function showClaims(model: TableModel): () => void {
  const shown = claimOf(model);
  let last: Frame | null = null;
  let faces = new Map<string, string>(); // by the keys of pieces: what lies there, and what lay there before
  let fresh = "";
  let timer = 0;
  const end = effect(() => {
    const frame = model.frame.value;
    const pictures = publicPictures(model);
    const before = faces;
    const here = new Map(pictures.flatMap((piece) => addressed(model, piece)));
    faces = here;
    if (frame && frame !== last) {
      const said = last && last.match === frame.match && !frame.missed ? (frame.said ?? []) : [];
      const rings = distinct(said.flatMap((each) => each.rings ?? []));
      last = frame;
      if (rings.length > 0) {
        const gone = [...before].find(([key]) => !pictures.some((piece) => piece.key === key));
        fresh = pictures.find((piece) => !before.has(piece.key))?.key ?? "";
        const seat = claimant(said);
        shown.value = { seat, seconds: secondsOf(frame, seat), rings, was: gone?.[1] ?? null, now: null };
        clearTimeout(timer);
        timer = window.setTimeout(() => (shown.value = null), SHOWN_FOR);
      }
    }
    const now = here.get(fresh);
    const claim = shown.peek();
    if (claim && now && !claim.now) shown.value = { ...claim, now };
  });
  return () => {
    end();
    clearTimeout(timer);
    shown.value = null;
  };
}

/** The pictures that lie there for everybody. */
function publicPictures(model: TableModel): Piece[] {
  return model.zones.value
    .filter((zone) => zone.kind === "picture" && (zone.owner ?? null) === null)
    .flatMap((zone) => zone.pieces ?? [])
    .filter((piece) => piece.sealed);
}

function addressed(model: TableModel, piece: Piece): [string, string][] {
  const address = sealedFace(model, piece).value;
  return address ? [[piece.key, address]] : [];
}

/** A claim with several neighbours shows one's own place once for each. */
function distinct(rings: readonly Ring[]): Ring[] {
  return rings.filter(([x, y], place) => rings.findIndex((other) => other[0] === x && other[1] === y) === place);
}

function claimant(said: readonly Said[]): number | null {
  const by = said.find((each) => each.rings?.length)?.msg.args?.by;
  return typeof by === "object" && by !== null && "seat" in by && typeof by.seat === "number" ? by.seat : null;
}

function secondsOf(frame: Frame, seat: number | null): number | null {
  const press = frame.verdict?.find((each) => each.seat === seat && (each.played ?? true));
  return press ? press.reaction / 1000 : null;
}
