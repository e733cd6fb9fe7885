// How far somebody is: slots that are filled or not, and mine with the figure.
import type { VNode } from "preact";
import type { PlacedProps } from "../piece/props";
import { ZoneFrame } from "../piece/ZoneFrame";

export function Meter({ model, zone, box, detail }: PlacedProps): VNode {
  const pieces = zone.pieces ?? [];
  const slots = zone.width || pieces.length;
  const count = zone.count ?? 0;
  const isLong = detail === "long" && box.w > 0;
  return (
    <ZoneFrame model={model} zone={zone} box={box}>
      {box.w > 0 && (
        <div
          class="meter"
          data-long={isLong || undefined}
          role="img"
          aria-label={`${model.say(zone.label)} ${count}/${slots}`}
        >
          {isLong && zone.label && box.w > 330 && <b class="meter-words">{model.say(zone.label)}</b>}
          <span class="meter-slots">
            {pieces.length > 0
              ? pieces.map((piece) => (
                  <img key={piece.key} data-state={piece.state?.join(" ")} src={model.face(piece.face ?? "")} alt="" />
                ))
              : Array.from({ length: slots }, (_, place) => <Star key={place} isFull={place < count} />)}
          </span>
          {isLong && (
            <b class="meter-figure">
              {count}
              <small>/{slots}</small>
            </b>
          )}
        </div>
      )}
    </ZoneFrame>
  );
}

function Star({ isFull }: { isFull: boolean }): VNode {
  return (
    <svg class={isFull ? "star full" : "star"} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.500l6.500-.9z" />
    </svg>
  );
}
