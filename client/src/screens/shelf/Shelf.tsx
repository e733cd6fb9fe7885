// The first page: the boxes on their planks. A box is two clicks from a match.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { facts, api, type GameFacts } from "../../lib/api";
import { moveFocus } from "../../lib/arrow-focus";
import { gameName, isEvening } from "../../lib/games";
import { codes, dropCode, whoAmI, myName } from "../../lib/identity";
import { language, LANGUAGES } from "../../lib/settings";
import { t } from "../../lib/words";
import { LocalBadge, NotKept } from "../../local/LocalBadge";
import { OneOf } from "../../ui/controls";
import { Icon } from "../../ui/icons";
import { Box, Face } from "../../ui/pictures";
import { Brand, SettingsButton } from "../common/Head";
import { DayLeaf } from "./DayLeaf";
import { Join } from "./Join";
import { MyTables } from "./MyTables";
import { OpenTables } from "./OpenTables";

const SEEN_FIRST = 2; // boxes on the uppermost plank of the smallest screens
const SEEN_AT_ONCE = 6; // boxes on the smallest screens
const MOST_ON_A_PLANK = 5; // of a wide screen

/** Asleep it is a picture of itself: what it is to be pressed for has not come yet. */
export function Shelf({ isAsleep = false }: { isAsleep?: boolean }): VNode {
  const evening = facts.games.find((each) => isEvening(each.key));
  const boxes = inOrder(facts.games);
  const { planks, columns, left } = filled(boxes.length);
  useEffect(() => {
    document.title = "Tablée";
    void whoAmI().catch(() => undefined); // the server does not answer: everything else says so
  }, []);
  return (
    <main class="shelf-page">
      <div class="bunting" aria-hidden="true">
        <Face name="house/bunting" />
        <Face name="house/bunting" />
      </div>
      <header class="shelf-head" inert={isAsleep}>
        <Brand />
        <span class="grow" />
        {LOCAL ? <LocalBadge /> : <Join focused={location.pathname === "/join"} />}
        <LanguageChoice />
        <SettingsButton />
      </header>
      {!LOCAL && myName.value && <MyTables />}
      {!LOCAL && <DayLeaf isAsleep={isAsleep} />}
      <div class="hello">
        <h1>{t("ui-shelf-title")}</h1>
        <p class="soft">{t("ui-shelf-line")}</p>
        <span class="grow" />
        {!LOCAL && (
          <a class="to-halls" href="/desk">
            {t("ui-open-hall")}
          </a>
        )}
        <MyWay />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go from link to link */}
      <ul class="boards" data-planks={planks} data-columns={columns} onKeyDown={moveFocus}>
        {boxes.map((game, place) => (
          <li key={game.key}>
            <BoxLink game={game} isFirst={place < SEEN_FIRST} isBelow={place >= SEEN_AT_ONCE} />
          </li>
        ))}
        <li class="decor" data-span={left}>
          {evening && (
            <a class="note" href={`/g/${evening.key}`}>
              <b>{t("ui-evening-title")}</b> {t("ui-evening-line", { count: String(evening.evening?.length) })}
            </a>
          )}
          <Face name="house/asleep" kind="asleep" isBelow />
          <Face name="house/plant" kind="plant" isBelow />
        </li>
      </ul>
      {!LOCAL && <OpenTables />}
    </main>
  );
}

/** How any number of boxes stands on a wide screen: on as few planks as it takes, each about as full. What stands about
 * has what is left of the last one, at least one place. Style sheets know what to do with the three numbers. */
function filled(boxes: number): { planks: number; columns: number; left: number } {
  const planks = Math.ceil((boxes + 1) / MOST_ON_A_PLANK);
  const columns = Math.ceil((boxes + 1) / planks);
  return { planks, columns, left: planks * columns - boxes };
}

/** The games of the evening first, as they are played there; then the others, for the youngest first, and those of which
 * nobody said for whom they are. */
function inOrder(games: readonly GameFacts[]): GameFacts[] {
  const evening = games.flatMap((each) => each.evening ?? []);
  const rank = ({ key, age }: GameFacts) => (evening.includes(key) ? evening.indexOf(key) : age ? 100 + age : 1000);
  return games
    .filter((each) => !isEvening(each.key))
    .sort((one, other) => rank(one) - rank(other) || (one.key < other.key ? -1 : 1));
}

/** Numbers are spelled here: to have them formatted wakes all that a browser knows about languages, and costs time. */
function BoxLink({ game, isFirst, isBelow }: { game: GameFacts; isFirst: boolean; isBelow: boolean }): VNode {
  const [least, most] = game.seats;
  return (
    <a class="box-link" href={`/g/${game.key}`}>
      <Box game={game.key} isFirst={isFirst} isBelow={isBelow} />
      <span class="hidden">{gameName(game.key)}</span>
      {LOCAL && <NotKept game={game.key} />}
      <span class="tag">
        <span>
          <b>
            <Icon name="users" />
            {least === most ? least : t("ui-players-short", { least: String(least), most: String(most) })}{" "}
            <span class="hidden">{t("ui-players-word")}</span>
          </b>
          {game.age > 0 && <b>{t("ui-age-short", { age: String(game.age) })}</b>}
        </span>
      </span>
    </a>
  );
}

function LanguageChoice(): VNode {
  const choices = LANGUAGES.map((each) => ({ value: each, label: each.toUpperCase() }));
  return (
    <OneOf
      label={t("ui-language")}
      quiet
      choices={choices}
      value={language.value}
      choose={(chosen) => (language.value = chosen)}
    />
  );
}

/** Back to a table where one's seat still is, and to the matches one has played. */
function MyWay(): VNode | null {
  const table = useSignal<{ code: string; game: string } | null>(null);
  useEffect(() => void findMine().then((found) => (table.value = found)), []);
  if (!table.value && !myName.value) return null;
  return (
    <nav class="my-way" aria-label={t("ui-my-way")}>
      {table.value && (
        <a class="button main" href={`/t/${table.value.code}`}>
          {t("ui-go-on", { game: gameName(table.value.game) })}
        </a>
      )}
      {myName.value && (
        <a class="button" href="/records">
          <Icon name="replay" />
          {t("ui-my-matches")}
        </a>
      )}
    </nav>
  );
}

/** The newest of the tables this device was at where one still has a seat. Those that are gone are forgotten. */
async function findMine(): Promise<{ code: string; game: string } | null> {
  for (const code of codes()) {
    const found = await api.table(code).catch(() => null);
    if (found?.seated && found.table.phase !== "closed") return { code, game: found.table.game };
    dropCode(code);
  }
  return null;
}
