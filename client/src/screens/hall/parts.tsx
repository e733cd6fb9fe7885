// Small parts of the pages of a hall: somebody's face, the number of a table, the time, who comes after a title.
import type { ComponentChildren, VNode } from "preact";
import { isolated } from "../../lib/bidi";
import { listed } from "../../lib/seat-names";
import { t } from "../../lib/words";
import type { Hall, Person, Toss } from "../../protocol/hall-wire";
import { AnimalFace, Coin, Face } from "../../ui/pictures";
import { SettingsButton } from "../common/Head";
import { planOf, timeLeft, type HallModel } from "./hall-model";

/** Line icons that only a hall has, drawn as those of ui/icons. */
const DRAWN = {
  hand: "M7 12.5V6.3a1.6 1.6 0 0 1 3.2 0V11M10.2 11V4.4a1.6 1.6 0 0 1 3.2 0V11M13.4 11V5.6a1.6 1.6 0 0 1 3.2 0v7.9M16.6 10.5a1.6 1.6 0 0 1 3.2 0c0 7-2 11-7 11-4.5 0-5.6-2.6-8.6-7.5a1.6 1.6 0 0 1 2.8-1.5L8 14.5",
  horn: "M3.5 10v4l4 .5L9 20h3l-1.2-5L19 18.5v-13L7.5 9.5zM21.5 10v4",
  print: "M7 8V3.5h10V8M7 17H4V9h16v8h-3M7 13.5h10v7H7z",
  swap: "M4 8.5h14M14.5 5L18 8.500 14.500 12M20 15.500H6M9.500 12L6 15.500 9.500 19",
  grip: "M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1",
  open: "M6 21V3.5h12V21M3.5 21h17M14.5 12v.1",
} as const;

export function HallIcon({ name }: { name: keyof typeof DRAWN }): VNode {
  return (
    <svg class="icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={DRAWN[name]} />
    </svg>
  );
}

/** Somebody's animal; grey, where it may be told that they are away. */
export function PersonFace({ person, isAway = false }: { person: Pick<Person, "animal">; isAway?: boolean }): VNode {
  return <AnimalFace number={person.animal} kind={isAway ? "who away" : "who"} />;
}

export function personName(person: Person | undefined): string {
  return person ? isolated(person.name) : "";
}

/** A table's number on its wooden foot. */
export function TableSign({ number }: { number: number }): VNode {
  return (
    <span class="hall-sign">
      <span class="hidden">{t("hall-table-word")} </span>
      <b>{number}</b>
    </span>
  );
}

/** What is left of the round, and how much of it has passed. */
export function RoundClock({ model }: { model: HallModel }): VNode | null {
  const left = timeLeft(model);
  if (!left) return null;
  return (
    <div class="hall-clock">
      <b role="timer" aria-label={t("hall-time-left", { time: left })}>
        {left}
      </b>
      <span class="hall-track" aria-hidden="true">
        <i style={{ width: `${Math.round(100 * model.partPassed())}%` }} />
      </span>
    </div>
  );
}

interface HallHeadProps {
  title: string;
  line: string;
  children?: ComponentChildren;
}

/** The upper edge of a hall's page: the logo, where one is, and the settings. */
export function HallHead({ title, line, children }: HallHeadProps): VNode {
  return (
    <header class="hall-head">
      <a class="brand" href="/" aria-label={t("ui-home")}>
        <Face name="house/logo" />
        <span>Tablée</span>
      </a>
      <div class="hall-where">
        <h1>{title}</h1>
        <p class="soft">{line}</p>
      </div>
      <span class="grow" />
      {children}
      <SettingsButton />
    </header>
  );
}

/** « Tour 3 sur 5 »; where everybody plays as they like, there are no rounds to count. */
export function roundWords(hall: Hall): string {
  const { format, rounds } = planOf(hall);
  if (format === "free") return t("hall-free-play");
  return t("hall-round", { round: hall.round || 1, of: rounds });
}

/** What went wrong, and whether the line is there; read out when it changes. */
export function HallStatus({ model }: { model: HallModel }): VNode {
  const isBroken = model.connection.value.is === "broken";
  return (
    <p class="hall-status" role="status">
      {isBroken ? t("ui-line-broken") : model.refused.value}
    </p>
  );
}

/** A coin decided who goes on: in this round's seating, in whole sentences; to somebody who was in it, as to them. */
export function Tosses({ model, hall }: { model: HallModel; hall: Hall }): VNode {
  const told = (hall.tosses ?? []).map((each) => tossWords(model, each, hall.me ?? 0)).filter((each) => each);
  return (
    <div class="hall-tosses" role="status">
      {told.length > 0 && (
        <section class="panel hall-toss" data-toss>
          <Coin />
          <div>
            <b>{t("hall-toss-title")}</b>
            {told.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

/** Nothing, if somebody who was in it has left. */
function tossWords(model: HallModel, { among, went }: Toss, me: number): string {
  const named = (numbers: number[]): string[] => numbers.map((each) => personName(model.person(each)));
  const names = named(among.filter((each) => each !== me));
  const winners = named(went);
  if ([...names, ...winners].some((each) => !each)) return "";
  const given = { names: listed(names), went: listed(winners), count: winners.length };
  return among.includes(me)
    ? t("hall-toss-mine", { ...given, goes: String(went.includes(me)) })
    : t("hall-toss", given);
}
