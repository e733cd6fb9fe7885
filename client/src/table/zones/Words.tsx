// The table in words: what lies there line by line, then what one may do.
import type { VNode } from "preact";
import type { Piece } from "../../protocol/wire";
import { firstStop, PieceButton } from "../piece/PieceButton";
import type { PlacedProps } from "../piece/props";
import { ZoneFrame } from "../piece/ZoneFrame";

export function WordsTable({ model, zone, box }: PlacedProps): VNode {
  const bar = model.zones.value.find((each) => each.kind === "bar");
  const open = (bar?.pieces ?? []).filter((piece) => isOpen(piece));
  const first = bar ? firstStop(model, bar, open) : "";
  function isOpen(piece: Piece): boolean {
    return model.lit.value.has(piece.key) || model.chosen.value.keys.includes(piece.key);
  }
  return (
    <ZoneFrame model={model} zone={zone} box={box}>
      <div class="spoken">
        <ul class="spoken-lines">
          {(zone.pieces ?? []).map((piece) => (
            <li key={piece.key}>{model.say(piece.label)}</li>
          ))}
        </ul>
        {bar && (
          <div class="spoken-moves" data-zone={bar.id} data-kind="bar" role="group">
            {open.map((piece) => (
              <PieceButton
                key={piece.key}
                model={model}
                zone={bar}
                piece={piece}
                look="button"
                isTabStop={piece.key === first}
                isBare
              >
                {model.say(piece.label)}
              </PieceButton>
            ))}
          </div>
        )}
      </div>
    </ZoneFrame>
  );
}
