// A sign that lies on the table now and then, explained beside the piles. All other signs are in the memo.
import type { VNode } from "preact";
import type { Zone } from "../../protocol/wire";
import type { PlacedProps } from "../piece/props";
import { ZoneFrame } from "../piece/ZoneFrame";
import type { TableModel } from "../state/model";
import { isSign } from "../state/zones";

export function Sign({ model, zone, box }: PlacedProps): VNode {
  return (
    <ZoneFrame model={model} zone={zone} box={box}>
      <div class="sign">
        <span class="pill">
          <b>{signOf(zone)}</b>
          {model.say(zone.label)}
        </span>
      </div>
    </ZoneFrame>
  );
}

/** What is written where a tap brings more than the piece itself. */
export function bonusSign(model: TableModel): string {
  return signOf(model.zones.value.find(isSign)) || "+";
}

function signOf(zone: Zone | undefined): string {
  return zone?.pieces?.[0]?.text ?? "";
}
