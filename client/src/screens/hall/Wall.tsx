// The wall: a hall for a projector. It tells nothing that players have to notice, and nobody's absence.
import { useSignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { useEffect } from "preact/hooks";
import { gameName } from "../../lib/games";
import { nameMe, whoAmI } from "../../lib/identity";
import { language } from "../../lib/settings";
import { say, t } from "../../lib/words";
import type { Hall, HallAbout, HallTable, Person } from "../../protocol/hall-wire";
import { Coming } from "../../ui/Coming";
import { Icon, type IconName } from "../../ui/icons";
import { Face } from "../../ui/pictures";
import { Address } from "../common/Invite";
import { Missing } from "../common/Missing";
import { hallAddress, hallApi } from "./hall-api";
import {
  planOf,
  players,
  timeLeft,
  timeToStart,
  useHall,
  useHallWords,
  useScreenKind,
  type HallModel,
} from "./hall-model";
import { MiniTable } from "./MiniTable";
import { PersonFace, personName, roundWords, TableSign, Tosses } from "./parts";
import { Sums } from "./Sums";
import { WallPodium } from "./WallPodium";

interface WallProps {
  model: HallModel;
  hall: Hall;
}

export function Wall({ name }: { name: string }): VNode {
  const code = name.toUpperCase();
  const hasWords = useHallWords();
  const isKnown = useSignal(false);
  useScreenKind("wall");
  useEffect(() => {
    const come = (): void => {
      isKnown.value = true;
    };
    void introduced().then(come, come);
  }, []);
  return hasWords && isKnown.value ? <Watching code={code} /> : <Coming />;
}

/** A device that nobody has used yet is given a name: the server has to know whom it sends to. */
async function introduced(): Promise<void> {
  if (!(await whoAmI())) await nameMe("");
}

function Watching({ code }: { code: string }): VNode {
  const model = useHall(code, "wall");
  const hall = model.hall.value;
  const state = model.connection.value;
  useEffect(() => {
    document.title = `${hall?.title || t("hall-name")} · Tablée`;
  });
  if (state.is === "closed" || state.is === "elsewhere")
    return <Missing words={state.is === "closed" ? say(state.why) : t("ui-elsewhere")} />;
  return hall ? <Phase model={model} hall={hall} /> : <Coming />;
}

function Phase({ model, hall }: WallProps): VNode {
  if (hall.phase === "gathering") return <Gathering model={model} hall={hall} />;
  if (hall.phase !== "over") return <Round model={model} hall={hall} />;
  return (hall.standings ?? []).length > 0 ? (
    <Ranked model={model} hall={hall} />
  ) : (
    <Unranked model={model} hall={hall} />
  );
}

// ---- the door

function Gathering({ model, hall }: WallProps): VNode {
  const people = byName(players(model));
  const awaited = useAwaited(hall.code, people.length);
  return (
    <main class="wall wall-gathering" data-wall="gathering">
      <section class="panel wall-door">
        <h1>{t("hall-come-play")}</h1>
        <img src={`${hallAddress(hall.code)}/qr.svg`} alt={t("ui-qr")} />
        <p class="soft">
          {t("hall-or-go")} <Address /> {t("hall-and-type")}
        </p>
        <b class="wall-code" data-code>
          {hall.code}
        </b>
      </section>
      <section class="panel wall-people">
        <h2>
          {hall.title || t("hall-name")}
          <span class="soft" role="status">
            {t("hall-here", { here: people.length, awaited: awaited.length })}
          </span>
        </h2>
        <ul data-many={people.length + awaited.length > 30 || undefined}>
          {people.map((each) => (
            <li key={each.number}>
              <PersonFace person={each} />
              {personName(each)}
            </li>
          ))}
          {awaited.map((each) => (
            <li key={each} class="soft">
              <i class="who" />
              {each}
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

/** The names of the list that nobody has taken yet; asked for again when somebody comes. */
function useAwaited(code: string, count: number): string[] {
  const about = useSignal<HallAbout | null>(null);
  useEffect(() => {
    void hallApi.about(code).then(
      (found) => (about.value = found),
      () => undefined,
    );
  }, [code, count]);
  const taken = new Set(about.value?.taken);
  const names = (about.value?.names ?? []).filter((each) => !taken.has(each));
  return names.sort((one, other) => one.localeCompare(other, language.value));
}

function byName(people: readonly Person[]): Person[] {
  return [...people].sort((one, other) => one.name.localeCompare(other.name, language.value));
}

// ---- a round

function Round({ model, hall }: WallProps): VNode {
  const isPlayed = hall.phase === "playing" || hall.phase === "paused";
  return (
    <main class="wall" data-wall={hall.phase} data-tables={model.tables.value.length}>
      <WallHead title={roundWords(hall)} line={hall.title}>
        <WallClock model={model} hall={hall} />
      </WallHead>
      <ul class="wall-tables">
        {model.tables.value.map((table) => (
          <WallTable key={table.number} model={model} table={table} isPlayed={isPlayed} />
        ))}
      </ul>
      <footer class="wall-foot">
        <NextWords model={model} hall={hall} isPlayed={isPlayed} />
        <Tosses model={model} hall={hall} />
        {hall.door.open && (
          <div class="panel wall-way-in">
            <img src={`${hallAddress(hall.code)}/qr.svg`} alt={t("ui-qr")} />
            <p>
              {t("hall-arriving")}
              <b>{hall.code}</b>
            </p>
          </div>
        )}
      </footer>
    </main>
  );
}

function WallHead({ title, line, children }: { title: string; line: string; children?: ComponentChildren }): VNode {
  return (
    <header class="wall-head">
      <Face name="house/logo" kind="logo" />
      <h1>
        {title}
        <small>{line}</small>
      </h1>
      <span class="grow" />
      {children}
    </header>
  );
}

function WallClock({ model, hall }: WallProps): VNode | null {
  const left = timeLeft(model);
  const toStart = timeToStart(model);
  if (toStart)
    return (
      <p class="wall-clock" data-starts>
        <Icon name="clock" />
        <b role="timer" aria-label={t("hall-starts-in", { time: toStart })}>
          {toStart}
        </b>
        <span>{t("hall-then-start")}</span>
      </p>
    );
  if (hall.phase === "paused")
    return (
      <p class="wall-clock" role="status">
        <Icon name="pause" />
        <span>{t("hall-paused")}</span>
      </p>
    );
  if (hall.phase !== "playing" || !left) return null;
  const { format, rounds } = planOf(hall);
  const isLast = format === "free" || (hall.round ?? 0) >= rounds;
  return (
    <p class="wall-clock">
      <Icon name="clock" />
      <b role="timer" aria-label={t("hall-time-left", { time: left })}>
        {left}
      </b>
      <span>{isLast ? t("hall-then-end") : t("hall-then-turn")}</span>
    </p>
  );
}

function WallTable({ model, table, isPlayed }: { model: HallModel; table: HallTable; isPlayed: boolean }): VNode {
  const crew = model.at(table.number);
  return (
    <li class="panel wall-table">
      <header>
        <TableSign number={table.number} />
        <h2>{gameName(table.game)}</h2>
      </header>
      {isPlayed && <MiniTable model={model} table={table} />}
      <ul class="wall-crew" data-large={!isPlayed || undefined}>
        {crew.map((each) => (
          <li key={each.number}>
            <PersonFace person={each} />
            {personName(each)}
          </li>
        ))}
        {Array.from({ length: table.robots ?? 0 }, (_, number) => (
          <li key={`robot${number}`}>
            <Face name="house/robot-rouage-idle" kind="who" />
            {t("ui-seat-robot")}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What comes next, in two lines. */
function NextWords({ model, hall, isPlayed }: WallProps & { isPlayed: boolean }): VNode {
  const note = model.freshNote();
  const { format, rounds, walk } = planOf(hall);
  const isLast = format === "free" || (hall.round ?? 0) >= rounds;
  const [icon, title, line]: [IconName, string, string] = note
    ? ["chat", note.text, note.by || t("hall-the-leader")]
    : !isPlayed
      ? ["play", t("hall-soon"), walk ? t("hall-walk-line") : t("hall-screen-line")]
      : isLast
        ? ["flag", t("hall-last-round"), t("hall-finish-move")]
        : ["next", t("hall-screen-tells", { round: (hall.round ?? 0) + 1 }), t("hall-finish-move")];
  return (
    <div class="panel wall-next" role="status">
      <Icon name={icon} />
      <div>
        <h2>{title}</h2>
        <p class="soft">{line}</p>
      </div>
    </div>
  );
}

// ---- the end

function Ranked({ model, hall }: WallProps): VNode {
  const { format, rounds } = planOf(hall);
  const line = t("hall-podium-line", { format, rounds, people: players(model).length });
  return (
    <main class="wall wall-end" data-wall="podium">
      <WallHead title={t("hall-bravo")} line={[hall.title, line].filter((each) => each).join(" · ")} />
      <WallPodium model={model} standings={hall.standings ?? []} />
      <footer class="wall-foot">
        <div class="panel wall-next">
          <Icon name="crown" />
          <div>
            <h2>{t("hall-sheet-line")}</h2>
            <p class="soft">{t("hall-points-line")}</p>
          </div>
        </div>
      </footer>
    </main>
  );
}

function Unranked({ model, hall }: WallProps): VNode {
  const people = byName(players(model));
  return (
    <main class="wall wall-end" data-wall="together">
      <WallHead
        title={t("hall-thanks-all")}
        line={[hall.title, t("hall-no-ranking")].filter((each) => each).join(" · ")}
      />
      <ul class="wall-everybody" data-many={people.length > 30 || undefined}>
        {people.map((each) => (
          <li key={each.number}>
            <PersonFace person={each} />
            {personName(each)}
          </li>
        ))}
      </ul>
      <Sums together={hall.together ?? {}} />
    </main>
  );
}
