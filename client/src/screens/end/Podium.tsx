// The podium: a step for each place, shared where the place is; whoever came after the fourth stands on the floor.
import type { VNode } from "preact";
import { seatName } from "../../lib/seat-names";
import { isSeries } from "../../lib/series-score";
import { t } from "../../lib/words";
import type { Room, SeatInfo } from "../../protocol/wire";
import type { TableModel } from "../../table/state/model";
import { Bust, Face, Who } from "../../ui/pictures";

interface Stander {
  seat: SeatInfo;
  number: number;
}

interface Step {
  place: number;
  who: Stander[];
}

const STEPS = 4;
const NO_CAPTIONS: readonly string[] = [];

interface PodiumProps {
  room: Room;
  places: readonly number[];
  captions?: readonly string[]; // by seat
  without?: number | null; // who stands elsewhere
}

export function Podium({ room, places, captions = NO_CAPTIONS, without = null }: PodiumProps): VNode {
  const steps = stepsOf(room, places, without);
  const isWinnerOnly = steps.length === 2 && (steps[1]?.who.length ?? 0) > 1;
  const raised = isWinnerOnly ? steps.slice(0, 1) : steps.slice(0, STEPS);
  const below = isWinnerOnly ? steps.slice(1) : steps.slice(STEPS);
  return (
    <div class="podium">
      <ol class="podium-steps" data-count={raised.length}>
        {raised.map((step, rank) => (
          <StepView key={step.place} step={step} rank={rank} captions={captions} />
        ))}
      </ol>
      <div class="floor" />
      {below.length > 0 && (
        <ul class="below">
          {below.flatMap((step) =>
            step.who.map(({ seat, number }) => (
              <li key={number} data-seat={number} data-place={step.place}>
                {!isWinnerOnly && <b>{step.place}</b>}
                <Who seat={seat} />
                {seatName(seat, number)}
                {captions[number] && <span class="soft">{captions[number]}</span>}
              </li>
            )),
          )}
        </ul>
      )}
    </div>
  );
}

function StepView({ step, rank, captions }: { step: Step; rank: number; captions: readonly string[] }): VNode {
  const words = new Set(step.who.map(({ number }) => captions[number] ?? ""));
  return (
    <li class={`podium-step rank-${rank}`}>
      {rank === 0 && <Cups count={step.who.length} />}
      <div class="heroes">
        {step.who.map(({ seat, number }) => (
          <span key={number} class="hero" data-seat={number} data-place={step.place}>
            <Bust seat={seat} />
            <b style={{ "--letters": seatName(seat, number).length }}>{seatName(seat, number)}</b>
          </span>
        ))}
      </div>
      <div class="block">
        <strong>{step.place}</strong>
        <span data-caption>{[...words].join(" · ")}</span>
        {step.who.some(({ seat }) => seat.resigned) && <span>{t("ui-resigned")}</span>}
      </div>
    </li>
  );
}

/** One; for two who share the place, two. */
function Cups({ count }: { count: number }): VNode {
  return (
    <span class="cups">
      <Face name="house/trophy" kind="cup" />
      {count === 2 && <Face name="house/trophy" kind="cup" />}
    </span>
  );
}

function stepsOf(room: Room, places: readonly number[], without: number | null): Step[] {
  const distinct = [...new Set(places)].sort((one, other) => one - other);
  const standing = room.seats.map((seat, number) => ({ seat, number })).filter(({ number }) => number !== without);
  return distinct
    .map((place) => ({ place, who: standing.filter(({ number }) => places[number] === place) }))
    .filter(({ who }) => who.length > 0);
}

/** By seat, what stands on the podium: when a series is over, its points. */
export function captionsOf(model: TableModel, room: Room): string[] {
  if (isSeries(room)) return (room.points ?? []).map((count) => model.say({ key: "caption-points", args: { count } }));
  return (room.captions ?? []).map((each) => model.say(each));
}
