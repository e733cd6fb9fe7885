// The deal of the day on the shelf: a leaf, the game in turn, and who has played.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api, facts } from "../../lib/api";
import { isolated } from "../../lib/bidi";
import { gameName } from "../../lib/games";
import { listed } from "../../lib/seat-names";
import { t } from "../../lib/words";
import type { DayGame, Today } from "../../protocol/wire";
import { Who } from "../../ui/pictures";
import { CalendarLeaf } from "../common/CalendarLeaf";

const NAMED = 3; // people

/** Its place is kept while it is not known: nothing moves when it comes. */
export function DayLeaf({ isAsleep }: { isAsleep: boolean }): VNode | null {
  const today = useSignal<Today | null>(null);
  useEffect(() => {
    if (facts.day === false) return;
    api.today().then(
      (found) => (today.value = found),
      () => (today.value = {}), // no leaf then
    );
  }, []);
  if (facts.day === false) return null;
  if (isAsleep || !today.value) return <section class="day-on-shelf" />;
  const { day = "", game = "", games = [] } = today.value;
  const dealt = games.find((each) => each.game === game);
  if (!day || !dealt) return null;
  return (
    <section class="day-on-shelf">
      <a class="panel" href="/day">
        <CalendarLeaf day={day} />
        <span class="grow">
          <b class="title">{t("ui-day")}</b>
          <span>
            <b>{gameName(game)}</b>{" "}
            {dealt.mine
              ? t("ui-day-played")
              : t(dealt.trials ? "ui-day-line-trials" : "ui-day-line", { unit: dealt.unit })}
          </span>
          <Played dealt={dealt} />
        </span>
      </a>
    </section>
  );
}

function Played({ dealt }: { dealt: DayGame }): VNode | null {
  const others = dealt.players.filter((player) => !player.mine);
  if (others.length === 0) return null;
  const shown = others.slice(0, NAMED);
  return (
    <span class="day-who">
      <span class="heads">
        {shown.map((player, place) => (
          <Who key={place} seat={{ name: player.name, who: "person", animal: player.animal }} />
        ))}
      </span>
      {t("ui-day-have-played", { count: others.length, names: listed(shown.map(({ name }) => isolated(name))) })}
    </span>
  );
}
