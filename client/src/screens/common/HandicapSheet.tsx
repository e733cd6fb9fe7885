// At one's own pace: how much of the usual time somebody has, in races and for a turn. Everybody sees it.
import { signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { seatName } from "../../lib/seat-names";
import { t } from "../../lib/words";
import type { HandicapProposal, Room } from "../../protocol/wire";
import type { LiveTable } from "../../table/source/live";
import { handicapOf, handicapWords, MOST, STEP, times, USUAL } from "../../table/verdict/handicaps";
import { Icon } from "../../ui/icons";
import { Who } from "../../ui/pictures";
import { closeSheet, openSheet, Sheet } from "../../ui/sheets";
import { mySeat } from "./Animals";

const SHEET = "handicap";
const chosenSeat = signal(0); // whose sheet is open

/** One's own, and for the host everybody's: somebody may not be able to do it alone. */
export function maySetHandicap(room: Room, seat: number): boolean {
  const info = room.seats[seat];
  return info?.who === "person" && (Boolean(info.mine) || Boolean(room.host)) && room.setup.rhythm !== "days";
}

export function openHandicap(seat: number): void {
  chosenSeat.value = seat;
  openSheet(SHEET);
}

export function HandicapSheet({ model, room }: { model: LiveTable; room: Room }): VNode | null {
  const number = chosenSeat.value;
  const seat = room.seats[number];
  const now = handicapOf(seat);
  const wanted = useSignal(now);
  useEffect(() => {
    wanted.value = now;
  }, [number, now]);
  if (!seat) return null;
  const isMe = number === mySeat(room);
  const name = seatName(seat, number);
  const keep = (): void => {
    if (wanted.value !== now) void model.request({ do: "handicap", seat: number, handicap: wanted.value });
    closeSheet();
  };
  return (
    <Sheet
      name={SHEET}
      title={isMe ? t("ui-handicap") : t("ui-handicap-for", { name })}
      foot={
        <button type="button" class="button main handicap-keep" data-keep onClick={keep}>
          {t("ui-handicap-keep")}
        </button>
      }
    >
      <section class="handicap">
        <p class="handicap-who">
          <Who seat={seat} />
          <span>{isMe ? t("ui-handicap-mine") : t("ui-handicap-has", { name })}</span>
        </p>
        <output class="handicap-times" for="handicap-range">
          {handicapWords(wanted.value)}
        </output>
        <input
          id="handicap-range"
          class="range"
          type="range"
          min={USUAL}
          max={MOST}
          step={STEP}
          value={wanted.value}
          aria-label={t("ui-handicap")}
          aria-valuetext={handicapWords(wanted.value)}
          style={{ "--done": `${(100 * (wanted.value - USUAL)) / (MOST - USUAL)}%` }}
          onInput={(event) => (wanted.value = Number(event.currentTarget.value))}
        />
        <p class="handicap-ends" aria-hidden="true">
          <span>{handicapWords(USUAL)}</span>
          <span>{handicapWords(MOST)}</span>
        </p>
        {seat.proposal && seat.proposal.handicap !== wanted.value && (
          <Proposed proposal={seat.proposal} take={(handicap) => (wanted.value = handicap)} />
        )}
        <p class="handicap-note">
          <Icon name="eye" />
          <span>{t("ui-handicap-seen")}</span>
        </p>
      </section>
    </Sheet>
  );
}

function Proposed({ proposal, take }: { proposal: HandicapProposal; take: (handicap: number) => void }): VNode {
  const { handicap, won, races, runners } = proposal;
  return (
    <p class="handicap-proposed">
      <span>{t("ui-handicap-proposed", { times: times(handicap), won, races, runners })}</span>
      <button type="button" class="button" data-take onClick={() => take(handicap)}>
        {t("ui-handicap-take", { times: times(handicap) })}
      </button>
    </p>
  );
}

/** After a match: one's own, and what is proposed. */
export function HandicapButton({ room }: { room: Room }): VNode | null {
  const mine = mySeat(room);
  if (!maySetHandicap(room, mine)) return null;
  const now = handicapOf(room.seats[mine]);
  const proposed = room.seats[mine]?.proposal?.handicap ?? now;
  return (
    <button type="button" class="button" data-handicap aria-haspopup="dialog" onClick={() => openHandicap(mine)}>
      <Icon name="clock" />
      {proposed === now
        ? now === USUAL
          ? t("ui-handicap")
          : handicapWords(now)
        : t("ui-handicap-offer", { times: times(proposed) })}
    </button>
  );
}
