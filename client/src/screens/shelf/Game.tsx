// A game's own page: its box, what it is about, the way to a table, and how it is played.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { gameFacts, type GameFacts } from "../../lib/api";
import { gameAbout, gameName, isEvening } from "../../lib/games";
import { sayWhy, t } from "../../lib/words";
import { Icon } from "../../ui/icons";
import { Box } from "../../ui/pictures";
import { Head } from "../common/Head";
import { Missing } from "../common/Missing";
import { ChosenRobots, PlayNow, RobotSheet } from "../common/PlayNow";
import { openTable } from "../common/start";
import { HowTo } from "./HowTo";
import { OpenTables } from "./OpenTables";

export function Game({ name }: { name: string }): VNode {
  const facts = gameFacts(name);
  useEffect(() => {
    if (facts) document.title = `${gameName(name)} · Tablée`;
  });
  if (!facts) return <Missing words={t("ui-no-such-game")} />;
  const hasPanel = facts.how || isEvening(name);
  return (
    <main class="game-page">
      <Head back="/" words={t("ui-shelf")} />
      <div class="game">
        <div class="game-box">
          <Box game={name} />
        </div>
        <div class="game-words">
          <h1>{gameName(name)}</h1>
          <p class="game-lead">{gameAbout(name)}</p>
          <GameNumbers facts={facts} />
          <Ways game={name} />
          {!LOCAL && facts.photos && (
            <p>
              <a href="/photos">{t("ui-to-photos")}</a>
            </p>
          )}
          {!hasPanel && <HowTo facts={facts} />}
          {!LOCAL && <OpenTables game={name} />}
        </div>
        {isEvening(name) && <EveningGames keys={facts.evening ?? []} />}
        {hasPanel && !isEvening(name) && <HowTo facts={facts} />}
      </div>
    </main>
  );
}

function GameNumbers({ facts }: { facts: GameFacts }): VNode {
  const [least, most] = facts.seats;
  return (
    <ul class="game-numbers">
      <li>
        <Icon name="users" />
        {least === most ? t("ui-players-exactly", { count: most }) : t("ui-players", { least, most })}
      </li>
      {facts.age > 0 && (
        <li>
          <Icon name="cake" />
          {t("ui-age", { age: facts.age })}
        </li>
      )}
      {facts.minutes > 0 && (
        <li>
          <Icon name="clock" />
          {t("ui-minutes", { minutes: facts.minutes })}
        </li>
      )}
    </ul>
  );
}

/** At once with bots, or a table for others. */
function Ways({ game }: { game: string }): VNode {
  const wrong = useSignal("");
  const busy = useSignal(false);
  const open = async (how: "now" | "open"): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    try {
      await openTable(game, how);
    } catch (error) {
      wrong.value = sayWhy(error);
    } finally {
      busy.value = false;
    }
  };
  return (
    <>
      <div class="ways">
        <PlayNow play={() => void open("now")} />
        <button type="button" class="button big" onClick={() => void open("open")}>
          {t("ui-open-table")}
        </button>
        <ChosenRobots />
      </div>
      <RobotSheet play={() => void open("now")} />
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
    </>
  );
}

/** What is played in an evening of several games. */
function EveningGames({ keys }: { keys: readonly string[] }): VNode {
  return (
    <section class="panel how">
      <h2>{t("ui-evening-games")}</h2>
      <ol class="evening-games">
        {keys.map((key) => (
          <li key={key}>
            <a href={`/g/${key}`}>
              <Box game={key} />
              <span class="hidden">{gameName(key)}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
