// Cards somebody holds: mine are fanned out and rise when they can be played, those of others are a few backs.
import type { VNode } from "preact";
import { columnPlaces, handPlaces } from "../layout/pieces";
import { liftOf, ratioOf } from "../layout/screen-parts";
import { firstStop, PieceButton } from "../piece/PieceButton";
import type { PlacedProps } from "../piece/props";
import { ZoneFrame } from "../piece/ZoneFrame";

export function Hand({ model, zone, box, detail, card, plan }: PlacedProps): VNode {
  const pieces = zone.pieces ?? [];
  if (pieces.length === 0) return <Backs model={model} zone={zone} box={box} detail={detail} card={card} plan={plan} />;
  const ratio = ratioOf(zone);
  const places =
    box.h > box.w * 1.2
      ? columnPlaces(pieces.length, box, card, ratio)
      : handPlaces(pieces.length, box, card, ratio, liftOf(plan.size, plan.level));
  const first = firstStop(model, zone, pieces);
  return (
    <ZoneFrame model={model} zone={zone} box={box}>
      <div class="hand" data-own={zone.owner === model.seat.value || undefined}>
        {pieces.map((piece, place) => (
          <PieceButton
            key={piece.key}
            model={model}
            zone={zone}
            piece={piece}
            at={places[place]}
            look={piece.sealed ? "card photo" : "card"}
            isTabStop={piece.key === first}
          />
        ))}
      </div>
    </ZoneFrame>
  );
}

/** What somebody else holds: up to three backs; the count stands at their seat. */
function Backs({ model, zone, box }: PlacedProps): VNode {
  const count = box.w > 0 && zone.back ? Math.min(3, zone.count ?? 0) : 0;
  return (
    <ZoneFrame model={model} zone={zone} box={box}>
      <div class="backs">
        {Array.from({ length: count }, (_, place) => (
          <img key={place} src={model.face(zone.back ?? "")} alt="" draggable={false} />
        ))}
      </div>
    </ZoneFrame>
  );
}
