// Who of the house has played today; and, once I have, what came of it for everybody.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../lib/api";
import { isolated } from "../../lib/bidi";
import { listed } from "../../lib/seat-names";
import { t } from "../../lib/words";
import type { DayGame, DayPlayer, DayResult } from "../../protocol/wire";
import { GhostFace, Signs, Who } from "../../ui/pictures";
import { measured } from "./Share";

const NAMED = 3; // people

export function Players({ dealt }: { dealt: DayGame }): VNode {
  const names = dealt.players.slice(0, NAMED).map(({ name }) => isolated(name));
  return (
    <section class="panel day-house" aria-labelledby="day-house">
      <h2 id="day-house">{t("ui-day-house")}</h2>
      <ul class="day-players">
        {dealt.players.map((player, place) => (
          <li key={place}>
            {player.ghost ? <GhostFace animal={player.animal} /> : <Animal player={player} />}
            <b>{player.name}</b>
          </li>
        ))}
      </ul>
      {dealt.trials && <p>{ghostWords(dealt)}</p>}
      <p class="soft">
        {names.length > 0
          ? `${t("ui-day-have-played", { count: dealt.players.length, names: listed(names) })} ${t("ui-day-after-yours")}`
          : t("ui-day-nobody")}
      </p>
    </section>
  );
}

/** Whose ghost runs along. */
function ghostWords({ players }: DayGame): string {
  const names = players.filter(({ ghost }) => ghost).map(({ name }) => isolated(name));
  if (names.length === 0) return t("ui-ghost-none");
  return t("ui-ghost-left", { count: names.length, names: listed(names.slice(0, NAMED)) });
}

export function Everybody({ day, dealt }: { day: string; dealt: DayGame }): VNode {
  const { game, unit } = dealt;
  const results = useSignal<readonly DayResult[]>([]);
  useEffect(() => {
    api.dayResults(day, game).then(
      (found) => (results.value = found.results),
      () => undefined, // mine stands beside it
    );
  }, [day, game]);
  return (
    <section class="panel day-house" aria-labelledby="day-house">
      <h2 id="day-house">{t("ui-day-house")}</h2>
      <Results results={results.value} />
      <p class="soft">{[t("ui-day-order"), ...quickerWords(results.value, unit)].join(" ")}</p>
    </section>
  );
}

/** How often I was quicker than each ghost that ran along, if I was at all. */
function quickerWords(results: readonly DayResult[], unit: string): string[] {
  const behind = results.filter(({ quicker }) => quicker);
  return behind.map(({ player, quicker: count = 0, of }) =>
    t("ui-day-quicker", { unit, name: isolated(player.name), count, of }),
  );
}

export function Results({ results }: { results: readonly DayResult[] }): VNode {
  return (
    <ul class="day-results">
      {results.map((result, place) => (
        <li key={place} data-mine={result.player.mine || undefined}>
          <Animal player={result.player} />
          <b class="name">{result.player.mine ? t("ui-you") : result.player.name}</b>
          <Signs symbols={result.symbols} />
          <span class="much">
            {result.stars > 0 && <b>{result.stars}</b>}
            <small>{measured(result)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Animal({ player }: { player: DayPlayer }): VNode {
  return <Who seat={{ name: player.name, who: "person", animal: player.animal }} />;
}
