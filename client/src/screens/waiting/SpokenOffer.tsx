// Somebody here has the table in words, and a race is played: a table without haste is offered, or a head start that was
// measured to make them equal to those who see the cards.
import type { VNode } from "preact";
import { gameInfo } from "../../lib/games";
import { seatName } from "../../lib/seat-names";
import { language } from "../../lib/settings";
import { t } from "../../lib/words";
import type { Room, Setup } from "../../protocol/wire";
import type { LiveTable } from "../../table/source/live";

export function SpokenOffer({ model, room }: { model: LiveTable; room: Room }): VNode | null {
  const listeners = room.seats.flatMap((seat, number) => (seat.who === "person" && seat.described ? [number] : []));
  const info = gameInfo(room.setup.game);
  if (listeners.length === 0 || !info?.races) return null;
  const start = info.spoken_ms?.[language.value] ?? 0;
  const isGiven = start > 0 && listeners.every((seat) => room.seats[seat]?.head_start === start);
  const change = (changed: Partial<Setup>) =>
    void model.request({ do: "change", setup: { ...room.setup, ...changed } });
  const starts = room.seats.map((_, seat) =>
    listeners.includes(seat) ? start : (room.setup.head_starts?.[seat] ?? 0),
  );
  const names = listeners.map((seat) => seatName(room.seats[seat]!, seat)).join(", ");
  const isSettled = room.setup.unhurried || isGiven;
  return (
    <section class="panel spoken-offer" aria-label={t("ui-in-words")} data-spoken-offer>
      <p>{words(room, names, isGiven, start)}</p>
      {room.host && !isSettled && (
        <div class="row">
          <button
            type="button"
            class="button"
            data-offer="unhurried"
            onClick={() => change({ unhurried: true, strict: false })}
          >
            {t("ui-offer-unhurried")}
          </button>
          {start > 0 && (
            <button
              type="button"
              class="button"
              data-offer="head-start"
              onClick={() => change({ head_starts: starts })}
            >
              {t("ui-offer-head-start", { seconds: start / 1000 })}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function words(room: Room, name: string, isGiven: boolean, ms: number): string {
  if (room.setup.unhurried) return t("ui-offer-is-unhurried", { name });
  if (isGiven) return t("ui-offer-is-given", { name, seconds: ms / 1000 });
  return room.host ? t("ui-offer", { name }) : t("ui-offer-ask-host", { name });
}
