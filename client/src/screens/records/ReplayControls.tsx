// What leads through a match that is over: the timeline, the buttons, by whose eyes it is seen, keys. It serves one's
// own replay and one that somebody leads for everybody.
import type { ComponentChildren, VNode } from "preact";
import { useEffect } from "preact/hooks";
import { seatName } from "../../lib/seat-names";
import { aspect, t } from "../../lib/words";
import type { Msg } from "../../protocol/wire";
import { screenNow } from "../../table/page/screen";
import { type SeenAgain, seatOf } from "../../table/source/seen-again";
import { Icon } from "../../ui/icons";
import { Who } from "../../ui/pictures";
import { ChanceLine } from "./KeyMoments";

const A_MOVE = 1400; // milliseconds, at the usual speed
const HEAD_APART = 6; // rem for each animal over the timeline, and the word over it

/** Goes on by itself, on the page of whoever leads. */
export function usePlaying(model: SeenAgain): void {
  const at = model.at.value;
  const isAtEnd = at >= model.last.value;
  const isOn = model.running.value && model.steers.value;
  useEffect(() => {
    if (!isOn) return undefined;
    if (isAtEnd) {
      model.run(false);
      return undefined;
    }
    const timer = setTimeout(() => model.turnTo(at + 1), A_MOVE / model.speed.value);
    return () => clearTimeout(timer);
  }, [isOn, model.speed.value, at, isAtEnd, model.moves.value.length]);
}

export function useReplayKeys(model: SeenAgain): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof HTMLElement && Boolean(event.target.closest("input, select, dialog, button"));
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (isTyping && !(event.key.startsWith("Arrow") && event.target instanceof HTMLButtonElement))
      )
        return;
      if (event.key === "ArrowLeft") model.turnTo(model.at.value - 1);
      else if (event.key === "ArrowRight") model.turnTo(model.at.value + 1);
      else if (event.key === " ") play(model);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [model]);
}

/** From the beginning, if it was at the end. */
function play(model: SeenAgain): void {
  const isOn = model.running.value;
  if (!isOn && model.at.value >= model.last.value) model.turnTo(0);
  model.run(!isOn);
}

// ---- the timeline

interface TrackProps {
  model: SeenAgain;
  wide: number; // pixels
  bare?: boolean; // without those who made the rarest moves
}

export function Track({ model, wide, bare = false }: TrackProps): VNode {
  const last = Math.max(1, model.last.value);
  const at = model.at.value;
  const apart = (last * HEAD_APART * screenNow.value.rem) / wide;
  const hasMoments = (model.keyMoments.value?.moments ?? []).length > 0;
  return (
    <div class="track" data-moments={hasMoments || undefined}>
      <ChanceLine model={model} />
      {(bare || hasMoments ? [] : worthSeeing(model.moves.value, apart)).map((move) => (
        <MoveHead key={move} model={model} move={move} left={move / last} />
      ))}
      <input
        class="range"
        type="range"
        min={0}
        max={last}
        value={at}
        style={{ "--done": `${(100 * at) / last}%` }}
        disabled={!model.steers.value}
        aria-label={t("ui-replay-line")}
        aria-valuetext={`${moveName(model, at)} ${model.say(model.moves.value[at])}`}
        onInput={(event) => model.turnTo(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** Its middle is where that of the slider's thumb is then. */
function MoveHead({ model, move, left }: { model: SeenAgain; move: number; left: number }): VNode | null {
  const seat = seatOf(model.moves.value[move]);
  const who = seat === null ? undefined : model.seats.value[seat];
  if (!who) return null;
  return (
    <button
      type="button"
      class="move-head"
      tabIndex={-1}
      style={{ left: `calc(25px + ${left} * (100% - 50px))` }}
      data-end={left < 0.1 ? "left" : left > 0.9 ? "right" : undefined}
      title={model.say(model.moves.value[move])}
      onClick={() => model.turnTo(move)}
    >
      <span class="move-word">{aspect(model.moves.value[move], "short")}</span>
      <Who seat={who} />
    </button>
  );
}

/** The rarest kinds of moves are those one looks for; as many as stand `apart`, so many moves from one another. */
function worthSeeing(moves: readonly (Msg | null)[], apart: number): number[] {
  const count = new Map<string, number>();
  for (const move of moves) if (move) count.set(move.key, (count.get(move.key) ?? 0) + 1);
  const rare = moves
    .flatMap((move, at) => (move && at > 0 && seatOf(move) !== null ? [{ at, rank: count.get(move.key) ?? 0 }] : []))
    .sort((one, other) => one.rank - other.rank || one.at - other.at);
  const chosen: number[] = [];
  for (const { at } of rare) if (chosen.every((other) => Math.abs(other - at) >= apart)) chosen.push(at);
  return chosen;
}

export function moveName(model: SeenAgain, at: number): string {
  return at === 0 ? t("ui-replay-deal") : t("ui-replay-move", { move: at, moves: model.last.value });
}

// ---- what drives it

export function Drive({ model, children }: { model: SeenAgain; children?: ComponentChildren }): VNode {
  return (
    <div class="drive">
      <button
        type="button"
        class="button round"
        aria-label={t("ui-replay-before")}
        onClick={() => model.turnTo(model.at.value - 1)}
      >
        <Icon name="previous" />
      </button>
      <button
        type="button"
        class="button main"
        aria-label={model.running.value ? t("ui-replay-pause") : t("ui-replay-play")}
        onClick={() => play(model)}
      >
        <Icon name={model.running.value ? "pause" : "play"} />
        <span class="drive-word">{model.running.value ? t("ui-replay-pause") : t("ui-replay-play")}</span>
      </button>
      <button
        type="button"
        class="button round"
        aria-label={t("ui-replay-next")}
        onClick={() => model.turnTo(model.at.value + 1)}
      >
        <Icon name="next" />
      </button>
      {children}
    </div>
  );
}

export function ViewAs({ model }: { model: SeenAgain }): VNode {
  const see = (seat: number | null) => () => void model.viewAs(seat);
  return (
    <div class="eyes" role="group" aria-label={t("ui-replay-eyes")}>
      <div class="segments">
        <button type="button" aria-pressed={model.viewer.value === null} onClick={see(null)}>
          <Icon name="eye" />
          {t("ui-replay-all")}
        </button>
        {model.seats.value.map((seat, number) => (
          <button
            key={number}
            type="button"
            aria-pressed={model.viewer.value === number}
            onClick={see(number)}
            title={seatName(seat, number)}
          >
            <Who seat={seat} />
            <span class="eyes-name">{seatName(seat, number)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
