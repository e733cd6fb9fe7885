// The memo: signs and what they mean. It stands in the side column, or in a sheet.
import type { VNode } from "preact";
import { Sentence } from "../../ui/Sentence";
import type { TableModel } from "../state/model";
import { isMemo } from "../state/zones";

export function Legend({ model }: { model: TableModel }): VNode | null {
  const pieces = model.zones.value.filter(isMemo).flatMap((zone) => zone.pieces ?? []);
  if (pieces.length === 0) return null;
  const isPairs = pieces.length > 2 && pieces.every((piece) => piece.face && model.say(piece.label).length < 18);
  return (
    <ul class="memo" data-pairs={isPairs || undefined}>
      {pieces.map((piece) => (
        <li key={piece.key} data-state={piece.state?.join(" ")}>
          {piece.face && <img src={model.face(piece.face)} alt="" />}
          {piece.text && <b class="memo-sign">{piece.text}</b>}
          <span>
            <Sentence text={model.say(piece.label)} strong={model.aspect(piece.label, "strong")} />
          </span>
        </li>
      ))}
    </ul>
  );
}
