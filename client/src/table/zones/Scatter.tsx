// Cards spread out to be searched. All can be touched, and none is lit: that would tell. A finger that falls beside a
// small card means the card of that slot.
import type { VNode } from "preact";
import type { Piece } from "../../protocol/wire";
import { cellOf, lyingIn, slotsFor } from "../layout/slots";
import { placed } from "../piece/PieceButton";
import type { ZoneProps } from "../piece/props";
import { tabStop, Touch } from "../piece/Touch";
import { ZoneFrame } from "../piece/ZoneFrame";
import type { TableModel } from "../state/model";
import { faceOf } from "../timing/sealed";

export function Scatter({ model, zone, box }: ZoneProps): VNode {
  const pieces = zone.pieces ?? [];
  const count = Math.max(1, (zone.width ?? 0) * (zone.height ?? 0), ...pieces.map((piece) => (piece.slot ?? 0) + 1));
  const slots = slotsFor(count, box);
  const first = tabStop(model, pieces);
  return (
    <ZoneFrame model={model} zone={zone} box={box}>
      {pieces.map((piece, place) => {
        const cell = cellOf(piece.slot ?? place, slots, box);
        const lies = lyingIn(cell, piece.key, slots);
        const card = {
          left: `${lies.x}px`,
          top: `${lies.y}px`,
          width: `${slots.card}px`,
          height: `${slots.high}px`,
          rotate: `${lies.turn}deg`,
        };
        return (
          <Touch
            key={piece.key}
            model={model}
            piece={piece}
            look="slot"
            place={placed(cell)}
            isTabStop={piece.key === first}
          >
            <span class="lying-card" style={card}>
              <img src={picture(model, piece, slots.isSmall) ?? undefined} alt="" draggable={false} decoding="sync" />
            </span>
          </Touch>
        );
      })}
    </ZoneFrame>
  );
}

/** Where there is little room the small cut, on which mark and face are larger. */
function picture(model: TableModel, piece: Piece, isSmall: boolean): string | null {
  return faceOf(model, piece, (isSmall && piece.small) || piece.face || piece.back);
}
