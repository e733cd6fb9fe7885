// Evenings of the same people: the score of some of them, those one is asked to, and new ones.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../lib/api";
import { isolated } from "../../lib/bidi";
import { gameName } from "../../lib/games";
import { whoAmI } from "../../lib/identity";
import { go } from "../../lib/navigation";
import { listed } from "../../lib/seat-names";
import { loadWords, sayWhy, t } from "../../lib/words";
import type { Companion, LeagueLine, MyLeagues } from "../../protocol/wire";
import { Face, Who } from "../../ui/pictures";
import { Head } from "../common/Head";
import { LeagueScore } from "./LeagueScore";
import { NewLeague } from "./NewLeague";

export function Leagues({ name }: { name: string }): VNode {
  return name ? <LeagueScore id={name} /> : <AllLeagues />;
}

function AllLeagues(): VNode {
  const found = useSignal<MyLeagues | null>(null);
  const wrong = useSignal("");
  const tried = (act: () => Promise<void>) => void act().catch((error: unknown) => (wrong.value = sayWhy(error)));
  const load = async (): Promise<void> => {
    const mine = (await whoAmI()) ? await api.leagues() : { leagues: [], companions: [] };
    await Promise.all(mine.leagues.flatMap(({ games }) => games).map((game) => loadWords(game)));
    found.value = mine;
  };
  useEffect(() => {
    document.title = `${t("ui-evenings")} · Tablée`;
    tried(load);
  }, []);
  const leagues = found.value?.leagues ?? [];
  return (
    <main class="records leagues">
      <Head back="/records" words={t("ui-records")}>
        <h1>{t("ui-evenings")}</h1>
      </Head>
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
      <ul class="league-list">
        {leagues.map((league) => (
          <li key={league.id} class="panel league">
            {league.asked ? <Asked league={league} tried={tried} load={load} /> : <Mine league={league} />}
          </li>
        ))}
      </ul>
      {found.value && <Begin companions={found.value.companions} isFirst={leagues.length === 0} tried={tried} />}
    </main>
  );
}

function Faces({ league }: { league: LeagueLine }): VNode {
  return (
    <span class="record-faces">
      {league.people
        .filter(({ yes }) => yes)
        .map(({ animal }, place) => (
          <Who key={place} seat={{ who: "person", animal }} />
        ))}
    </span>
  );
}

function About({ league }: { league: LeagueLine }): VNode {
  const names = league.people.filter(({ yes }) => yes).map(({ name }) => isolated(name));
  return (
    <>
      <span class="soft">{listed(names)}</span>
      {league.games.length > 0 && <span class="soft">{listed(league.games.map(gameName))}</span>}
    </>
  );
}

function Mine({ league }: { league: LeagueLine }): VNode {
  return (
    <>
      <span class="grow">
        <b>{isolated(league.name)}</b>
        <About league={league} />
      </span>
      <Faces league={league} />
      <a class="button" href={`/leagues/${league.id}`}>
        {t("ui-evenings-count", { count: league.evenings })}
      </a>
    </>
  );
}

interface AskedProps {
  league: LeagueLine;
  tried: (act: () => Promise<void>) => void;
  load: () => Promise<void>;
}

/** Nobody is in a score who has not said yes. */
function Asked({ league, tried, load }: AskedProps): VNode {
  const yes = async (): Promise<void> => {
    await api.joinLeague(league.id, []);
    go(`/leagues/${league.id}`);
  };
  const no = async (): Promise<void> => {
    await api.leaveLeague(league.id);
    await load();
  };
  return (
    <>
      <span class="grow">
        <b>{isolated(league.name)}</b>
        <span>{t("ui-evenings-asked")}</span>
        <About league={league} />
      </span>
      <Faces league={league} />
      <button type="button" class="button main" onClick={() => tried(yes)}>
        {t("ui-evenings-yes")}
      </button>
      <button type="button" class="button" onClick={() => tried(no)}>
        {t("ui-evenings-no")}
      </button>
    </>
  );
}

interface BeginProps {
  companions: readonly Companion[];
  isFirst: boolean;
  tried: (act: () => Promise<void>) => void;
}

function Begin({ companions, isFirst, tried }: BeginProps): VNode {
  const isOpen = useSignal(false);
  if (companions.length === 0)
    return (
      <div class="no-records">
        <Face name="house/asleep" />
        <p>{t("ui-evenings-alone")}</p>
      </div>
    );
  if (isOpen.value) return <NewLeague companions={companions} tried={tried} />;
  return (
    <div class="league-begin">
      {isFirst && <p>{t("ui-evenings-lead")}</p>}
      <button type="button" class={isFirst ? "button main" : "button"} onClick={() => (isOpen.value = true)}>
        {t("ui-evenings-new")}
      </button>
    </div>
  );
}
