// The score of evenings: who had how many points when. Where somebody was not there, the cat sleeps.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../lib/api";
import { isolated } from "../../lib/bidi";
import { go } from "../../lib/navigation";
import { listed } from "../../lib/seat-names";
import { language } from "../../lib/settings";
import { sayWhy, t } from "../../lib/words";
import type { LeagueTable, Offer, ScoreLine } from "../../protocol/wire";
import { Coming } from "../../ui/Coming";
import { Icon } from "../../ui/icons";
import { Face, Who } from "../../ui/pictures";
import { Head } from "../common/Head";
import { Missing } from "../common/Missing";
import { People } from "./NewLeague";

type Tried = (act: () => Promise<void>) => void;

export function LeagueScore({ id }: { id: string }): VNode {
  const found = useSignal<LeagueTable | null>(null);
  const wrong = useSignal("");
  const tried: Tried = (act) => void act().catch((error: unknown) => (wrong.value = sayWhy(error)));
  useEffect(() => {
    document.title = `${t("ui-evenings")} · Tablée`;
    tried(async () => {
      found.value = await api.league(id);
      if (found.value.league.asked) go("/leagues"); // there one says yes or no
    });
  }, [id]);
  if (!found.value) return wrong.value ? <Missing words={wrong.value} /> : <Coming />;
  const { league, offers, days } = found.value;
  const add = async (day: string): Promise<void> => {
    found.value = await api.addEvening(id, day);
  };
  const drop = async (day: string): Promise<void> => {
    await api.dropEvening(id, day);
    found.value = await api.league(id);
  };
  return (
    <main class="records leagues wide">
      <Head back="/leagues" words={t("ui-evenings")}>
        <h1>{isolated(league.name)}</h1>
      </Head>
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
      {offers.map((offer) => (
        <Offered key={offer.day} offer={offer} add={() => tried(() => add(offer.day))} />
      ))}
      {days.length > 0 ? (
        <Score table={found.value} drop={(day) => tried(() => drop(day))} />
      ) : (
        <div class="no-records">
          <Face name="house/asleep" />
          <p>{t("ui-evenings-none")}</p>
        </div>
      )}
      <Others table={found.value} tried={tried} changed={(changed) => (found.value = changed)} />
    </main>
  );
}

function Offered({ offer, add }: { offer: Offer; add: () => void }): VNode {
  return (
    <p class="panel league-offer">
      <span class="grow">{t("ui-evenings-offer", { day: dayName(offer.day, "long"), count: offer.matches })}</span>
      <button type="button" class="button main" onClick={add}>
        <Icon name="plus" />
        {t("ui-evenings-add")}
      </button>
    </p>
  );
}

function dayName(day: string, month: "short" | "long"): string {
  const [year = 0, number = 1, date = 1] = day.split("-").map(Number);
  const shape = { day: "numeric", month } as const;
  return new Intl.DateTimeFormat(language.value, shape).format(new Date(year, number - 1, date, 12));
}

function Score({ table, drop }: { table: LeagueTable; drop: (day: string) => void }): VNode {
  const { days, lines, counting } = table;
  const caption = t("ui-evenings-counting", { evenings: days.length, counting });
  return (
    <section class="panel league-score">
      <p class="soft">{caption}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys too */}
      <div class="league-scroll" role="region" aria-label={caption} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="hidden">{t("ui-evenings-who")}</span>
              </th>
              {days.map((day) => (
                <th key={day} scope="col">
                  {dayName(day, "short")}
                </th>
              ))}
              <th scope="col">{t("ui-evenings-points")}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, place) => (
              <Line key={place} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft">{t("ui-evenings-cat")}</p>
      <details>
        <summary>{t("ui-evenings-mend")}</summary>
        <ul class="choices">
          {days.map((day) => (
            <li key={day}>
              <button type="button" class="button" onClick={() => drop(day)}>
                {t("ui-evenings-drop", { day: dayName(day, "long") })}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Line({ line }: { line: ScoreLine }): VNode {
  return (
    <tr class={line.mine ? "mine" : undefined}>
      <th scope="row">
        <span class="league-name">
          <Who seat={{ who: "person", animal: line.animal }} />
          <b>{isolated(line.name)}</b>
        </span>
      </th>
      {line.points.map((points, place) => (
        <td key={place}>{points ?? <Away />}</td>
      ))}
      <td class="total">{line.total}</td>
    </tr>
  );
}

function Away(): VNode {
  return (
    <>
      <Face name="house/asleep" kind="away-cat" />
      <span class="hidden">{t("ui-evenings-away")}</span>
    </>
  );
}

interface OthersProps {
  table: LeagueTable;
  tried: Tried;
  changed: (table: LeagueTable) => void;
}

/** Who was asked and has not answered, whom one could ask along, and the way out. */
function Others({ table, tried, changed }: OthersProps): VNode {
  const { league, companions } = table;
  const people = useSignal<readonly string[]>([]);
  const waiting = league.people.filter(({ yes }) => !yes).map(({ name }) => isolated(name));
  const ask = async (): Promise<void> => {
    changed(await api.joinLeague(league.id, [...people.value]));
    people.value = [];
  };
  const leave = async (): Promise<void> => {
    await api.leaveLeague(league.id);
    go("/leagues");
  };
  return (
    <section class="league-others">
      {waiting.length > 0 && <p class="soft">{t("ui-evenings-waiting", { names: listed(waiting) })}</p>}
      {companions.length > 0 && (
        <details class="panel">
          <summary>{t("ui-evenings-along")}</summary>
          <People companions={companions} chosen={people.value} choose={(chosen) => (people.value = chosen)} />
          <button
            type="button"
            class="button"
            aria-disabled={people.value.length ? undefined : true}
            onClick={() => people.value.length && tried(ask)}
          >
            {t("ui-evenings-ask")}
          </button>
        </details>
      )}
      <details>
        <summary>{t("ui-evenings-leave")}</summary>
        <p>{t("ui-evenings-leave-line")}</p>
        <button type="button" class="button stop" onClick={() => tried(leave)}>
          {t("ui-evenings-leave-do")}
        </button>
      </details>
    </section>
  );
}
