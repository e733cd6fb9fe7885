// Who sits with whom: names are drawn from table to table, or chosen and put down with keys; then all begin.
import { useSignal, type Signal } from "@preact/signals";
import type { VNode } from "preact";
import { gameName } from "../../lib/games";
import { t } from "../../lib/words";
import type { Hall, HallTable, Person } from "../../protocol/hall-wire";
import { Icon } from "../../ui/icons";
import { Box } from "../../ui/pictures";
import { Address } from "../common/Invite";
import { hallAddress } from "../hall/hall-api";
import { planOf, players, timeToStart, type HallModel } from "../hall/hall-model";
import { HallIcon, PersonFace, personName, roundWords, TableSign, Tosses } from "../hall/parts";
import { Talking, Waiting } from "./DeskSide";
import { useDrag, type Drag } from "./drag";
import { openPerson } from "./PersonSheet";
import { PlanPanels } from "./PlanPanels";

const SOON = 20; // seconds

interface Moved {
  person: number;
  from: number;
}

/** What every part of this page needs. */
interface Seating {
  model: HallModel;
  hall: Hall;
  chosen: Signal<number>; // whose chip was chosen
  drag: Drag;
  put: (person: number, table: number) => void;
}

export function DeskSeating({ model, hall }: { model: HallModel; hall: Hall }): VNode {
  const chosen = useSignal(0);
  const moved = useSignal<readonly Moved[]>([]);
  const seat = (person: number, table: number): void =>
    void model.request({ do: "seat", person, ...(table ? { table } : {}) });
  const put = (person: number, table: number): void => {
    const from = model.person(person)?.table ?? 0;
    chosen.value = 0;
    if (from === table) return;
    moved.value = [...moved.value, { person, from }];
    seat(person, table);
  };
  const undo = (): void => {
    const last = moved.value.at(-1);
    if (!last) return;
    moved.value = moved.value.slice(0, -1);
    seat(last.person, last.from);
  };
  const drag = useDrag(put);
  const seating: Seating = { model, hall, chosen, drag, put };
  const mixed = model.tables.value.length > 0;
  const toStart = timeToStart(model);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc gives up what was chosen with keys
    <div class="hall-seating" onKeyDown={(event) => event.key === "Escape" && (chosen.value = 0)}>
      <main class="hall-round">
        <ul class="hall-tables">
          {model.tables.value.map((table) => (
            <SeatedTable key={table.number} seating={seating} table={table} />
          ))}
          <Tableless seating={seating} />
        </ul>
        <aside class="hall-side" aria-label={t("hall-formula")}>
          <Waiting model={model} hall={hall} />
          <Tosses model={model} hall={hall} />
          {hall.phase === "gathering" && <WayIn code={hall.code} />}
          <PlanPanels model={model} hall={hall} />
          <AfterRound hall={hall} />
          <Talking model={model} hall={hall} />
        </aside>
      </main>
      <footer class="hall-foot">
        <p class="grow">
          <b>{roundWords(hall)}.</b> {footWords(model, mixed)}
        </p>
        <button type="button" class="button" aria-disabled={moved.value.length ? undefined : true} onClick={undo}>
          <HallIcon name="swap" />
          {t("hall-undo")}
        </button>
        {mixed && !toStart && (
          <button
            type="button"
            class="button"
            data-begin-soon
            onClick={() => void model.request({ do: "begin", within: SOON })}
          >
            <Icon name="clock" />
            {t("hall-begin-soon", { seconds: SOON })}
          </button>
        )}
        <button
          type="button"
          class="button main"
          data-begin
          onClick={() => void model.request({ do: mixed ? "begin" : "mix" })}
        >
          {mixed ? t("hall-begin") : t("hall-mix-first")}
        </button>
      </footer>
      <Lifted model={model} drag={drag} />
    </div>
  );
}

/** What can be done now, or how long it is until all begin. */
function footWords(model: HallModel, mixed: boolean): string {
  const toStart = timeToStart(model);
  if (toStart) return t("hall-starts-in", { time: toStart });
  return mixed ? t("hall-seating-hint") : t("hall-gathering-hint");
}

/** How others come in, before the first round. */
function WayIn({ code }: { code: string }): VNode {
  return (
    <section class="panel hall-part hall-way-in">
      <img class="qr" src={`${hallAddress(code)}/qr.svg`} alt={t("ui-qr")} />
      <p>
        <span class="soft">{t("hall-come-play")}</span>
        <Address />
        <b>{code}</b>
      </p>
    </section>
  );
}

function SeatedTable({ seating, table }: { seating: Seating; table: HallTable }): VNode {
  const { model, hall } = seating;
  const met = table.met ?? 0;
  const isFirst = (hall.round ?? 0) <= 1;
  return (
    <li class="panel hall-table" data-table-number={table.number}>
      <header>
        <TableSign number={table.number} />
        <div>
          <h2>{gameName(table.game)}</h2>
          <p class="soft">{isFirst ? "" : met ? t("hall-met", { count: met }) : t("hall-all-new")}</p>
        </div>
        <Box game={table.game} />
      </header>
      <Chips seating={seating} people={model.at(table.number)} table={table.number} />
    </li>
  );
}

/** Who sits at none; there one waits for the next round. */
function Tableless({ seating }: { seating: Seating }): VNode | null {
  const people = players(seating.model).filter((each) => !each.table);
  const isDragged = seating.drag.person.value !== 0 || seating.chosen.value !== 0;
  if (people.length === 0 && !isDragged) return null;
  return (
    <li class="panel hall-table hall-tableless" data-table-number="0">
      <header>
        <div>
          <h2>{t("hall-without-table")}</h2>
          <p class="soft">{people.length}</p>
        </div>
      </header>
      <Chips seating={seating} people={people} table={0} />
    </li>
  );
}

interface ChipsProps {
  seating: Seating;
  people: readonly Person[];
  table: number;
}

function Chips({ seating, people, table }: ChipsProps): VNode {
  const { model, chosen, drag } = seating;
  const inHand = model.person(chosen.value || drag.person.value);
  const isTarget = inHand !== undefined && (inHand.table ?? 0) !== table;
  const isOver = drag.over.value === table && drag.person.value !== 0;
  return (
    <ul class="hall-chips">
      {people.map((each) => (
        <li key={each.number}>
          <Chip seating={seating} person={each} />
        </li>
      ))}
      {isTarget && inHand && (chosen.value !== 0 || isOver) && (
        <li>
          <button
            type="button"
            class="hall-chip drop"
            data-put={table}
            onClick={() => seating.put(inHand.number, table)}
          >
            {t("hall-put", { name: personName(inHand), table })}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Pressed: chosen, and put down where one presses next. Drawn: it goes where it is let go. */
function Chip({ seating, person }: { seating: Seating; person: Person }): VNode {
  const { chosen, drag } = seating;
  const isChosen = chosen.value === person.number;
  const isLifted = drag.person.value === person.number;
  const press = (): void => {
    if (!drag.justDropped()) chosen.value = isChosen ? 0 : person.number;
  };
  return (
    <span class="hall-chip" data-lifted={isLifted || undefined} data-chosen={isChosen || undefined}>
      <button
        type="button"
        class="hall-chip-name"
        data-person={person.number}
        aria-pressed={isChosen}
        onClick={press}
        onPointerDown={(event) => drag.begin(event, person.number)}
      >
        <PersonFace person={person} isAway={!person.here} />
        <span class="grow">
          {personName(person)}
          {!person.here && <small>{t("hall-away")}</small>}
        </span>
      </button>
      <button
        type="button"
        class="hall-chip-more"
        aria-label={t("hall-more-about", { name: personName(person) })}
        aria-haspopup="dialog"
        onClick={() => openPerson(person)}
      >
        <HallIcon name="grip" />
      </button>
    </span>
  );
}

function Lifted({ model, drag }: { model: HallModel; drag: Drag }): VNode | null {
  const person = model.person(drag.person.value);
  const { x, y } = drag.at.value;
  return person ? (
    <div class="hall-chip hall-lifted" aria-hidden="true" style={{ left: `${x}px`, top: `${y}px` }}>
      <PersonFace person={person} />
      {personName(person)}
    </div>
  ) : null;
}

function AfterRound({ hall }: { hall: Hall }): VNode | null {
  const { meetings = 0, new_meetings: fresh = 0 } = hall.desk ?? {};
  if (meetings === 0 || planOf(hall).format === "free") return null;
  return (
    <section class="panel hall-part">
      <h2>{t("hall-after")}</h2>
      <p>{t("hall-after-line", { fresh, all: meetings })}</p>
    </section>
  );
}
