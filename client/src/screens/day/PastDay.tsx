// A day that is over: what came of its deals, my match to be seen again, and the key, with which all can be checked.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../lib/api";
import { gameName } from "../../lib/games";
import { whoAmI } from "../../lib/identity";
import { t } from "../../lib/words";
import type { DayResults, DaySecret, Today } from "../../protocol/wire";
import { Icon } from "../../ui/icons";
import { CalendarLeaf, dayWords } from "../common/CalendarLeaf";
import { Head } from "../common/Head";
import { Results } from "./Everybody";

export function PastDay({ day }: { day: string }): VNode | null {
  const results = useSignal<readonly DayResults[] | null>(null);
  const secret = useSignal<DaySecret | null>(null);
  const past = useSignal<readonly string[]>([]);
  useEffect(() => {
    const date = dayWords(day, { day: "numeric", month: "long" });
    document.title = `${t("ui-day-of-date", { date })} · Tablée`;
    const look = async (): Promise<void> => {
      const name = await whoAmI();
      const today: Today = await api.today();
      past.value = today.past ?? [];
      secret.value = past.value.includes(day) ? await api.daySecret(day).catch(() => null) : null;
      const games = secret.value && name ? (today.games ?? []) : [];
      const found = await Promise.all(games.map(({ game }) => api.dayResults(day, game).catch(() => null)));
      results.value = found.filter((each) => each !== null).filter((each) => each.results.length > 0);
    };
    look().catch(() => (results.value = []));
  }, [day]);
  if (!results.value) return null;
  return (
    <main class="day-page">
      <Head back="/day" words={t("ui-day")}>
        <h1>{dayWords(day, { weekday: "long", day: "numeric", month: "long" })}</h1>
        <span class="grow" />
        <DayLink day={past.value.find((each) => each < day)} words={t("ui-day-before")} />
      </Head>
      <div class="day-past">
        <CalendarLeaf day={day} />
        {results.value.length === 0 && <p>{t("ui-day-past-none")}</p>}
        {results.value.map(({ game, results: lines }) => (
          <section key={game} class="panel day-house">
            <h2>{gameName(game)}</h2>
            <Results results={lines} />
            <Mine record={lines.find(({ player }) => player.mine)?.record ?? ""} />
          </section>
        ))}
        {secret.value && <Key secret={secret.value} />}
      </div>
    </main>
  );
}

/** Nowhere, where there is no such day. */
export function DayLink({ day, words }: { day: string | undefined; words: string }): VNode | null {
  if (!day) return null;
  return (
    <a class="button flat" href={`/day/${day}`} aria-label={words}>
      <Icon name="clock" />
      <span class="way">{words}</span>
    </a>
  );
}

function Mine({ record }: { record: string }): VNode | null {
  if (!record) return null;
  return (
    <p class="pair">
      <a class="button" href={`/records/${record}`}>
        <Icon name="replay" />
        {t("ui-replay")}
      </a>
      <a class="button" href={`/records/${record}?verify`}>
        <Icon name="shield" />
        {t("ui-verify")}
      </a>
    </p>
  );
}

/** For whoever wants to deal it again. */
function Key({ secret }: { secret: DaySecret }): VNode {
  return (
    <details class="panel day-key">
      <summary>{t("ui-day-key")}</summary>
      <p>{t("ui-day-key-line")}</p>
      <code>{secret.secret}</code>
    </details>
  );
}
