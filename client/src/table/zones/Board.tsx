// A picture made of places: they lie edge to edge, so that it reads as one.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { Piece } from "../../protocol/wire";
import { Who } from "../../ui/pictures";
import { OnItsWay } from "../compare/Picture";
import type { Box } from "../layout/boxes";
import type { ZoneProps } from "../piece/props";
import { tabStop, Touch } from "../piece/Touch";
import { ZoneFrame } from "../piece/ZoneFrame";
import type { TableModel } from "../state/model";
import { areHere, faceOf, isHeld, shapeOf } from "../timing/sealed";

const MAT = 10; // white around the picture
const SEAM = 3;
const NAMED = 120; // from this width on a place shows what is to be known about it
const USUAL_SHAPE = 1.25;

export function Board({ model, zone, box }: ZoneProps): VNode {
  const pieces = zone.pieces ?? [];
  const columns = zone.width || 1;
  const rows = zone.height || Math.ceil(pieces.length / columns);
  const place = placeIn(box, columns, rows, shapeOf(model, pieces[0]) ?? USUAL_SHAPE);
  const first = tabStop(model, pieces);
  const areAllHere = areHere(model, pieces);
  const isHere = areAllHere && !isHeld(model);
  const size = { gridTemplateColumns: `repeat(${columns}, ${place.w}px)`, gridAutoRows: `${place.h}px` };
  return (
    <ZoneFrame model={model} zone={zone} box={box}>
      <div class="board" data-here={isHere || undefined} style={size}>
        {pieces.map((piece) => (
          <Place
            key={piece.key}
            model={model}
            piece={piece}
            wide={place.w}
            isShown={isHere}
            isTabStop={piece.key === first}
          />
        ))}
        {!isHere && <OnItsWay isHere={areAllHere} />}
      </div>
    </ZoneFrame>
  );
}

/** The largest place with which the whole board and its mat fit. */
function placeIn(box: Box, columns: number, rows: number, shape: number): { w: number; h: number } {
  const wide = (box.w - 2 * MAT - SEAM * (columns - 1)) / columns;
  const high = (box.h - 2 * MAT - SEAM * (rows - 1)) / rows;
  const w = Math.max(0, Math.floor(Math.min(wide, high * shape)));
  return { w, h: Math.floor(w / shape) };
}

interface PlaceProps {
  model: TableModel;
  piece: Piece;
  wide: number;
  isShown: boolean;
  isTabStop: boolean;
}

function Place({ model, piece, wide, isShown, isTabStop }: PlaceProps): VNode {
  const face = isShown ? faceOf(model, piece) : null;
  const flag = model.say(piece.flag);
  return (
    <Touch model={model} piece={piece} look="board-place" isTabStop={isTabStop}>
      {face && <img src={face} alt="" draggable={false} decoding="sync" />}
      {piece.was && isShown && <Before model={model} piece={piece} />}
      {!piece.was && wide >= NAMED && flag && <span class="board-flag">{flag}</span>}
      <Pin model={model} piece={piece} />
    </Touch>
  );
}

/** What lay here before the change: seen in turn with what lies here now, twice, and again while it is pointed at. */
function Before({ model, piece }: { model: TableModel; piece: Piece }): VNode | null {
  const face = faceOf(model, piece, piece.was);
  return face ? (
    <>
      <span class="board-now">{t("ui-after")}</span>
      <span class="board-was" data-was>
        <img src={face} alt="" draggable={false} decoding="sync" />
        <span>{t("ui-before")}</span>
      </span>
    </>
  ) : null;
}

/** What became of a place, as a sign: found, known to be as it was, changed by me; and who pointed at it. */
function Pin({ model, piece }: { model: TableModel; piece: Piece }): VNode | null {
  const kind = (["good", "bad", "new"] as const).find((state) => piece.state?.includes(state));
  const who = model.seats.value[piece.by ?? -1];
  if (!kind) return null;
  return (
    <span class="pin-place" data-by={piece.by ?? undefined}>
      {who && <Who seat={who} />}
      <svg class={`pin ${kind}`} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10.5" />
        <path d={kind === "bad" ? "M8 8l8 8M16 8l-8 8" : "M7 12.5l3.5 3.5 6.5-7.5"} />
      </svg>
    </span>
  );
}
