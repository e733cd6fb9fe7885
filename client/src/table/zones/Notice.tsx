// A paper on the cloth: who does what to whom, with which card, and how long there is to answer.
import type { VNode } from "preact";
import { Who } from "../../pictures";
import { timePart } from "../Prompt";
import { Part } from "../races/Part";
import type { PlacedProps } from "./placed";

const LOW = 110; // pixels: lower papers have no room for the card

export function Notice({ model, zone, box }: PlacedProps): VNode {
  const who = model.seats.value[zone.owner ?? -1];
  const face = zone.pieces?.[0]?.face;
  const left = timePart(model);
  return (
    <Part model={model} zone={zone} box={box}>
      <div class="notice" data-low={box.h < LOW || undefined}>
        <span class="notice-who" aria-hidden="true">
          {who && <Who seat={who} />}
          {face && <img src={model.face(face)} alt="" />}
        </span>
        <p class="notice-words">
          <strong>{model.say(zone.label)}</strong> <span>{model.say(zone.note)}</span>
        </p>
        {left !== null && (
          <span class="notice-time" aria-hidden="true">
            <i style={{ width: `${left * 100}%` }} />
          </span>
        )}
      </div>
    </Part>
  );
}
