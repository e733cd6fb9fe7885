// The deal of the day: before I have played, my way in and who has played; afterwards what came of it, for everybody.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { api, ApiError } from "../../lib/api";
import { gameName } from "../../lib/games";
import { myName, nameMe, whoAmI } from "../../lib/identity";
import { go } from "../../lib/navigation";
import { sayWhy, t } from "../../lib/words";
import type { DayGame, DayResult, Today } from "../../protocol/wire";
import { Icon } from "../../ui/icons";
import { Box, Signs } from "../../ui/pictures";
import { openSheet } from "../../ui/sheets";
import { CalendarLeaf, dayWords } from "../common/CalendarLeaf";
import { Head } from "../common/Head";
import { Missing } from "../common/Missing";
import { Everybody, Players } from "./Everybody";
import { GhostChoice } from "./GhostChoice";
import { DayLink, PastDay } from "./PastDay";
import { measured, Share } from "./Share";
import { Legend, Medal } from "./Signs";
import { StampRow } from "./StampRow";

export function Day({ name }: { name: string }): VNode {
  return name ? <PastDay day={name} /> : <TodayPage />;
}

const RESULT_SOON = 1000; // milliseconds: whoever comes from the end of a deal may be here before its result is kept
const MORE_LOOKS = 10;

function TodayPage(): VNode | null {
  const today = useSignal<Today | null>(null);
  const wrong = useSignal("");
  useEffect(() => {
    document.title = `${t("ui-day")} · Tablée`;
    let timer = 0;
    let isLeft = false;
    const look = async (more: number): Promise<void> => {
      await whoAmI();
      today.value = await api.today();
      if (isLeft || more === 0 || !dealtOf(today.value)?.begun) return;
      timer = window.setTimeout(() => void look(more - 1).catch(() => undefined), RESULT_SOON);
    };
    look(MORE_LOOKS).catch((error: unknown) => (wrong.value = sayWhy(error)));
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, []);
  const found = today.value;
  if (wrong.value) return <Missing words={wrong.value} />;
  if (!found) return null;
  const { day = "", games = [] } = found;
  const dealt = dealtOf(found);
  if (!day || !dealt) return <Missing words={t("ui-day-none")} />;
  return (
    <main class="day-page">
      <Head back="/" words={t("ui-shelf")}>
        <h1>{t("ui-day")}</h1>
        <span class="grow" />
        <DayLink day={found.past?.[0]} words={t("ui-day-past")} />
      </Head>
      <p class="wrong" role="alert">
        {found.late && t("ui-day-late", { date: dayWords(day, { day: "numeric", month: "long" }) })}
      </p>
      <div class="day-columns">
        {dealt.mine ? (
          <After today={found} result={dealt.mine} dealt={dealt} />
        ) : (
          <Before today={found} dealt={dealt} />
        )}
        <div class="day-side">
          {dealt.mine ? <Everybody day={day} dealt={dealt} /> : <Players dealt={dealt} />}
          {found.stamps && <StampRow stamps={found.stamps} today={day} />}
        </div>
      </div>
      <Others games={games} but={dealt.game} />
    </main>
  );
}

/** The deal whose page this is. */
function dealtOf({ games = [], game }: Today): DayGame | undefined {
  const asked = new URLSearchParams(location.search).get("g") ?? game;
  return games.find((each) => each.game === asked) ?? games[0];
}

/** Opens my table, or leads back to it. Whoever has no name yet is given a friendly one. */
async function play(day: string, game: string, again: boolean): Promise<void> {
  if (!(await whoAmI())) await nameMe("");
  const { code } = await api.playDay(day, game, again);
  go(`/t/${code}`);
}

const ASK_AGAIN = 3000; // milliseconds, while the day's picture is being drawn

function PlayButton({ day, game, again, words }: { day: string; game: string; again: boolean; words: string }): VNode {
  const wrong = useSignal("");
  const meanwhile = useSignal("");
  const asking = useRef(0);
  useEffect(() => () => clearTimeout(asking.current), []);
  const begin = (): void => {
    clearTimeout(asking.current);
    wrong.value = "";
    play(day, game, again).catch((error: unknown) => {
      const isBeingMade = error instanceof ApiError && error.code === "being-made";
      meanwhile.value = isBeingMade ? sayWhy(error) : "";
      wrong.value = isBeingMade ? "" : sayWhy(error);
      if (isBeingMade) asking.current = window.setTimeout(begin, ASK_AGAIN);
    });
  };
  return (
    <>
      <button type="button" class={again ? "button" : "button main"} data-play-day onClick={begin}>
        {again && <Icon name="replay" />}
        {words}
      </button>
      {meanwhile.value && <p role="status">{meanwhile.value}</p>}
      {wrong.value && (
        <p class="wrong" role="alert">
          {wrong.value}
        </p>
      )}
    </>
  );
}

function Before({ today, dealt }: { today: Today; dealt: DayGame }): VNode {
  const { day = "", source = "house" } = today;
  return (
    <section class="panel day-main">
      <div class="day-board" aria-hidden="true">
        <CalendarLeaf day={day} />
        <Box game={dealt.game} isFirst />
      </div>
      <h2>{gameName(dealt.game)}</h2>
      <p class="day-line">
        {t(dealt.trials ? "ui-day-trials" : "ui-day-robots", { unit: dealt.unit })} {t("ui-day-one-try")}
      </p>
      {dealt.new_picture && (
        <p class="day-new" data-new-picture>
          <span aria-hidden="true">★</span> {t("ui-day-new-picture")}
        </p>
      )}
      <PlayButton
        day={day}
        game={dealt.game}
        again={false}
        words={dealt.begun ? t("ui-day-go-on") : t("ui-day-play")}
      />
      <Source source={source} />
    </section>
  );
}

/** Where it comes from, and what that source cannot promise. */
function Source({ source }: { source: string }): VNode {
  return (
    <p class="day-source">
      <Icon name="shield" />
      <span>
        {t(`ui-day-source-${source}`)} <span class="soft">{t(`ui-day-weak-${source}`)}</span>
      </span>
    </p>
  );
}

interface AfterProps {
  today: Today;
  result: DayResult;
  dealt: DayGame;
}

function After({ today, result, dealt }: AfterProps): VNode {
  const { day = "", source = "house" } = today;
  const { game, unit, trials: isTrials } = dealt;
  const { stars, of } = result;
  return (
    <section class="panel day-main">
      <div class="day-result">
        <Medal result={result} />
        <div>
          <h2>{t("ui-day-well", { name: myName.value ?? "" })}</h2>
          <p>{t(isTrials ? "ui-day-before-robot" : "ui-day-behind", { unit, stars, of })}</p>
          <p>{measured(result)}</p>
        </div>
      </div>
      <Signs symbols={result.symbols} />
      <Legend isTrials={isTrials} />
      {isTrials && <GhostChoice day={day} game={game} isLeft={result.player.ghost ?? false} />}
      <button type="button" class="button main" onClick={() => openSheet("share-day")}>
        <Icon name="share" />
        {t("ui-share")}
      </button>
      <div class="pair">
        <PlayButton day={day} game={game} again words={t("ui-day-again")} />
        <span class="button" aria-disabled="true">
          <Icon name="eye" />
          {t("ui-day-replay")}
        </span>
      </div>
      <Source source={source} />
      <Share day={day} game={game} result={result} />
    </section>
  );
}

/** The other deals of today; those I have played bear a star. */
function Others({ games, but }: { games: readonly DayGame[]; but: string }): VNode {
  return (
    <section class="panel day-others">
      <h2>{t("ui-day-also")}</h2>
      <ul>
        {games
          .filter(({ game }) => game !== but)
          .map(({ game, mine }) => (
            <li key={game}>
              <a
                href={`/day?g=${game}`}
                aria-label={mine ? t("ui-day-game-played", { game: gameName(game) }) : gameName(game)}
              >
                <Box game={game} />
                {mine && <span class="day-done">★</span>}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
