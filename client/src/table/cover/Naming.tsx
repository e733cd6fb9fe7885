// Who? On a phone the heads of everybody come up over the lower edge of the cloth: large, and nothing else moves.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { Piece } from "../../protocol/wire";
import { Who } from "../../ui/pictures";
import { minutes, shownClock } from "../state/clock";
import type { TableModel } from "../state/model";
import { useSeconds } from "../state/seconds";
import { secondsLeft } from "../state/spoken";
import { seatsZone } from "../state/zones";
import { pressing } from "../timing/press";
import { faceOf } from "../timing/sealed";

/** Is somebody to be named now, by a tap that follows another? Where seats are always buttons, they are enough. */
export function isNaming(model: TableModel): boolean {
  const seats = seatsZone(model.zones.value);
  const isAsked = model.mine.value.about === seats?.id || model.chosen.value.keys.length > 0;
  return isAsked && (seats?.pieces ?? []).some((piece) => model.lit.value.has(piece.key));
}

export function Naming({ model }: { model: TableModel }): VNode | null {
  if (!isNaming(model)) return null;
  const people = (seatsZone(model.zones.value)?.pieces ?? []).filter((piece) => model.lit.value.has(piece.key));
  const me = model.seat.value;
  const ordered = [
    ...people.filter((piece) => seatOf(piece) !== me),
    ...people.filter((piece) => seatOf(piece) === me),
  ];
  return (
    <div class="naming" role="group" aria-label={model.say(model.mine.value.prompt)}>
      <div class="naming-prompt">
        <Wanted model={model} />
        <b class="title">{model.say(model.mine.value.prompt)}</b>
        <Left model={model} />
      </div>
      <div class={ordered.length > 6 ? "naming-heads many" : "naming-heads"}>
        {ordered.map((piece) => (
          <HeadButton key={piece.key} model={model} piece={piece} isMe={seatOf(piece) === me} />
        ))}
      </div>
    </div>
  );
}

function HeadButton({ model, piece, isMe }: { model: TableModel; piece: Piece; isMe: boolean }): VNode {
  const info = model.seats.value[seatOf(piece)];
  return (
    <button type="button" class="head-button" data-names={piece.key} {...pressing(model, piece.key)}>
      {info && <Who seat={info} />}
      <b class="title">{isMe ? t("ui-it-is-me") : model.say(piece.label)}</b>
    </button>
  );
}

/** The card that it is about: the only one that is shown for the moment. */
function Wanted({ model }: { model: TableModel }): VNode | null {
  const zone = (model.mine.value.zones ?? []).find(
    (each) => each.kind === "row" && (each.owner ?? null) === null && each.pieces?.length === 1,
  );
  const piece = zone?.pieces?.[0] ?? model.piece(model.chosen.value.keys.at(-1) ?? "");
  const face = piece && faceOf(model, piece, piece.small || piece.face);
  return face ? <img src={face} alt={model.say(piece.label)} /> : null;
}

function Left({ model }: { model: TableModel }): VNode | null {
  useSeconds();
  const clock = shownClock(model);
  if (!clock) return null;
  return (
    <span class="naming-clock" role="timer" data-clock>
      <small data-clock-label>{model.say(clock[3])}</small>
      <b>{minutes(secondsLeft(model, clock[2]))}</b>
    </span>
  );
}

/** Seats have keys like `seat3`. */
function seatOf(piece: Piece): number {
  return Number(/\d+$/.exec(piece.key)?.[0] ?? -1);
}
