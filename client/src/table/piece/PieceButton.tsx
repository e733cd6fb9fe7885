// A piece: the same button for ever, wherever it lies and whatever it shows. Focus and flights follow it by its key.
import type { ComponentChildren, JSX, VNode } from "preact";
import { useState } from "preact/hooks";
import type { Piece, Zone } from "../../protocol/wire";
import type { Box } from "../layout/boxes";
import type { TableModel } from "../state/model";
import { isFetched } from "../timing/preload";
import { faceOf } from "../timing/sealed";
import { AdviceTag, touchable, wordsOf } from "./Touch";

const SMALL_BELOW = 64;

export interface PieceProps {
  model: TableModel;
  zone: Zone;
  piece: Piece;
  at?: Box; // its place in the zone
  look?: string; // a class besides
  picture?: string; // another picture than its face
  isTabStop: boolean;
  isBare?: boolean; // without its picture: the children draw it
  isNamed?: boolean; // the children say its name too
  name?: string; // for those who listen, where more is to be told than its own
  children?: ComponentChildren;
}

export function PieceButton({
  model,
  zone,
  piece,
  at,
  look,
  picture,
  isTabStop,
  isBare,
  isNamed,
  name,
  children,
}: PieceProps): VNode {
  const isChosen = model.chosen.value.keys.includes(piece.key);
  return (
    <button
      type="button"
      class={`piece ${look ?? ""}`}
      style={at && placed(at)}
      aria-label={isNamed ? undefined : (name ?? wordsOf(model, piece))}
      {...touchable(model, piece, isTabStop, zone.presses || piece.key)}
    >
      {!isBare && model.isInWords.value && <CardInWords model={model} piece={piece} />}
      {!isBare && <Picture model={model} piece={piece} name={picture ?? cut(piece, at?.w ?? SMALL_BELOW)} />}
      {children}
      <AdviceTag model={model} piece={piece} />
      {isChosen && <Tick />}
      {piece.state?.includes("open") && <Eye />}
    </button>
  );
}

export function placed(at: Box): JSX.CSSProperties {
  return { left: `${at.x}px`, top: `${at.y}px`, width: `${at.w}px`, height: `${at.h}px` };
}

/** Below 64 pixels the small cut, on which mark and face are larger. */
function cut(piece: Piece, w: number): string {
  return (w < SMALL_BELOW && piece.small) || piece.face || piece.back || "";
}

/** A piece of a game without pictures: a blank card with its few letters or its name. */
function CardInWords({ model, piece }: { model: TableModel; piece: Piece }): VNode | null {
  if (piece.state?.includes("ghost")) return null;
  return <span class="piece-words">{piece.text || model.say(piece.label)}</span>;
}

const loaded = new Set<string>(); // faces that were on the screen once: they need not be waited for again

/** The back is shown until the face is there, or the face in another size: never a face half drawn. */
export function Picture({ model, piece, name }: { model: TableModel; piece: Piece; name: string }): VNode | null {
  const [shown, setShown] = useState("");
  const address = name ? faceOf(model, piece, name) : null;
  const back = piece.back ? model.face(piece.back) : null;
  if (!address && !back) return null;
  const waits =
    back && back !== address && shown !== address && !loaded.has(address ?? "") && !isFetched(address ?? "");
  return (
    <span class="piece-art">
      {waits && <img src={otherCut(model, piece) ?? back} alt="" draggable={false} />}
      {address && (
        <img
          class={waits ? "waits" : undefined}
          src={address}
          alt=""
          draggable={false}
          decoding="sync"
          onLoad={() => (loaded.add(address), setShown(address))}
        />
      )}
    </span>
  );
}

/** A card that leaves a full hand for the table has been seen already, only smaller. */
function otherCut(model: TableModel, { small, face }: Piece): string | undefined {
  const cuts = [small, face].filter((name): name is string => Boolean(name));
  return cuts.map((name) => model.face(name)).find((address) => loaded.has(address));
}

function Tick(): VNode {
  return (
    <svg class="tick" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" />
      <path d="M7 12.5l3.5 3.5 6.5-7.5" />
    </svg>
  );
}

/** Everybody sees this piece of mine. */
function Eye(): VNode {
  return (
    <svg class="eye" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" />
      <path d="M5.5 12q6.5-8 13 0q-6.5 8-13 0z" />
      <circle class="pupil" cx="12" cy="12" r="2" />
    </svg>
  );
}

/** The piece that the tabulator reaches first in a zone. */
export function firstStop(model: TableModel, zone: Zone, pieces: readonly Piece[]): string {
  const lit = model.lit.value;
  return (pieces.find((piece) => lit.has(zone.presses || piece.key)) ?? pieces[0])?.key ?? "";
}
