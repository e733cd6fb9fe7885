// The desk while a round is played: the time, what is said to all, every table, and who needs somebody.
import { signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { gameName } from "../../lib/games";
import { t } from "../../lib/words";
import type { Hall, HallTable, Person } from "../../protocol/hall-wire";
import { Icon } from "../../ui/icons";
import { Box, Face } from "../../ui/pictures";
import { openSheet, Sheet } from "../../ui/sheets";
import { planOf, type HallModel } from "../hall/hall-model";
import { MiniTable, saidAt } from "../hall/MiniTable";
import { HallIcon, PersonFace, personName, RoundClock, roundWords, TableSign } from "../hall/parts";
import { DeskSide } from "./DeskSide";
import { openPerson } from "./PersonSheet";
import { openTell } from "./Tell";

const TABLE_SHEET = "hall-table";
const MORE = 2; // minutes
const looked = signal(0); // the number of the table whose sheet is open

export function DeskRound({ model, hall }: { model: HallModel; hall: Hall }): VNode {
  const hands = new Set((hall.desk?.hands ?? []).map((each) => model.person(each.person)?.table));
  return (
    <>
      <RoundBar model={model} hall={hall} />
      <main class="hall-round">
        <ul class="hall-tables">
          {model.tables.value.map((table) => (
            <TableCard key={table.number} model={model} hall={hall} table={table} isRaised={hands.has(table.number)} />
          ))}
        </ul>
        <DeskSide model={model} hall={hall} />
      </main>
      <TableSheet model={model} />
    </>
  );
}

function RoundBar({ model, hall }: { model: HallModel; hall: Hall }): VNode {
  const isPaused = hall.phase === "paused";
  const { format, minutes } = planOf(hall);
  return (
    <section class="panel hall-bar" aria-label={roundWords(hall)}>
      <div class="hall-bar-words">
        <h2>{roundWords(hall)}</h2>
        <p class="soft">{t("hall-bar-line", { format, minutes })}</p>
      </div>
      <RoundClock model={model} />
      <span class="grow" />
      <More model={model} hall={hall} />
      <div class="hall-acts">
        <button type="button" class="button" onClick={() => openTell()}>
          <HallIcon name="horn" />
          {t("hall-tell")}
        </button>
        <NextButton model={model} hall={hall} />
        <button
          type="button"
          class="button main"
          data-pause
          onClick={() => void model.request({ do: isPaused ? "resume" : "pause" })}
        >
          <Icon name={isPaused ? "play" : "pause"} />
          {isPaused ? t("hall-resume") : t("hall-pause")}
        </button>
      </div>
    </section>
  );
}

function More({ model, hall }: { model: HallModel; hall: Hall }): VNode | null {
  if (hall.ends == null) return null;
  return (
    <button type="button" class="button" onClick={() => void model.request({ do: "more", minutes: MORE })}>
      <Icon name="plus" />
      {t("hall-more", { minutes: MORE })}
    </button>
  );
}

/** Pressed twice: what is played now is over then. */
function NextButton({ model, hall }: { model: HallModel; hall: Hall }): VNode {
  const isSure = useSignal(false);
  const { format, rounds } = planOf(hall);
  const isLast = format !== "free" && (hall.round ?? 0) >= rounds;
  const words = isLast ? t("hall-finish") : t("hall-next");
  const press = (): void => {
    if (isSure.value) void model.request({ do: isLast ? "end" : "turn" });
    isSure.value = !isSure.value;
  };
  return (
    <button
      type="button"
      class={isSure.value ? "button stop" : "button"}
      data-next
      onClick={press}
      onBlur={() => (isSure.value = false)}
    >
      <Icon name="next" />
      {isSure.value ? t("hall-sure", { words }) : words}
    </button>
  );
}

interface TableCardProps {
  model: HallModel;
  hall: Hall;
  table: HallTable;
  isRaised: boolean;
}

function TableCard({ model, hall, table, isRaised }: TableCardProps): VNode {
  const crew = model.at(table.number);
  const hand = (hall.desk?.hands ?? []).find((each) => crew.some(({ number }) => number === each.person));
  const open = (): void => {
    looked.value = table.number;
    openSheet(TABLE_SHEET);
  };
  return (
    <li class="panel hall-table" data-table-number={table.number} data-raised={isRaised || undefined}>
      <header>
        <TableSign number={table.number} />
        <div>
          <h3>
            <button type="button" class="hall-plain" aria-haspopup="dialog" onClick={open}>
              {gameName(table.game)}
            </button>
          </h3>
          <p class="soft">{saidAt(model, table)}</p>
        </div>
        <Box game={table.game} />
      </header>
      {hand && (
        <p class="hall-pill ink hall-flag">
          <HallIcon name="hand" />
          {t("hall-raises", { name: personName(model.person(hand.person)) })}
        </p>
      )}
      <MiniTable model={model} table={table} />
      <ul class="hall-crew">
        {crew.map((each) => (
          <CrewMember key={each.number} hall={hall} person={each} />
        ))}
        {Array.from({ length: table.robots ?? 0 }, (_, number) => (
          <li key={`robot${number}`}>
            <span class="hall-member">
              <Face name="house/robot-rouage-idle" kind="who" />
              <span>{t("ui-seat-robot")}</span>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function CrewMember({ hall, person }: { hall: Hall; person: Person }): VNode {
  const isMuted = hall.desk?.muted?.includes(person.number);
  return (
    <li>
      <button type="button" class="hall-member" aria-haspopup="dialog" onClick={() => openPerson(person)}>
        <PersonFace person={person} isAway={!person.here} />
        <span>
          {personName(person)}
          {!person.here && <small>{t("hall-away")}</small>}
          {isMuted && <small>{t("hall-muted")}</small>}
        </span>
      </button>
    </li>
  );
}

/** One table: who is there, and what can be done about it alone. */
function TableSheet({ model }: { model: HallModel }): VNode | null {
  const table = model.tables.value.find((each) => each.number === looked.value);
  if (!table) return null;
  const isPaused = table.phase === "paused";
  return (
    <Sheet name={TABLE_SHEET} title={t("hall-table-title", { table: table.number, game: gameName(table.game) })}>
      <section class="menu-part">
        {model.at(table.number).map((each) => (
          <button key={each.number} type="button" class="button" onClick={() => openPerson(each)}>
            <PersonFace person={each} isAway={!each.here} />
            {personName(each)}
          </button>
        ))}
      </section>
      <section class="menu-part">
        <TableActs model={model} table={table} isPaused={isPaused} />
      </section>
    </Sheet>
  );
}

export function TableActs({
  model,
  table,
  isPaused,
}: {
  model: HallModel;
  table: HallTable;
  isPaused: boolean;
}): VNode {
  const pause = (): void => {
    void model.request({ do: isPaused ? "resume" : "pause", table: table.number });
  };
  return (
    <>
      {table.code && (
        <a class="button" href={`/tv/${table.code}`} target="_blank" rel="noopener">
          <Icon name="eye" />
          {t("hall-watch")}
        </a>
      )}
      <button type="button" class="button" onClick={pause}>
        <Icon name={isPaused ? "play" : "pause"} />
        {isPaused ? t("hall-resume-here") : t("hall-pause-here")}
      </button>
      <button type="button" class="button" onClick={() => openTell({ table: table.number })}>
        <HallIcon name="horn" />
        {t("hall-tell-here")}
      </button>
    </>
  );
}
