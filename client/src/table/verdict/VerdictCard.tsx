// Why somebody was first: everybody's time from the moment the picture was on their own screen.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { language } from "../../lib/settings";
import { t } from "../../lib/words";
import { Icon } from "../../ui/icons";
import { Coin, Who } from "../../ui/pictures";
import { Seal } from "../../ui/Seal";
import { closeSheet, openedSheet, openSheet, useModal } from "../../ui/sheets";
import { announce } from "../effects/announce";
import type { TableModel } from "../state/model";
import { isRace } from "../state/race";
import { RACE_TABLE_SHEET, RaceTableModel } from "./race-table";
import { toldRace, VERDICT_SHEET, verdictKind, verdictOf, type Run, type Verdict } from "./verdict";

/** One line for the prompt's place; null where nobody was quicker than somebody, or a race is on: that has its own. */
export function verdictLine(model: TableModel): string | null {
  if (raceNow(model) !== NO_RACE) return null;
  const verdict = verdictOf(model.verdict.value === toldRace(model).value.presses ? model.verdict.value : []);
  if (verdict && model.isTelevision) return timeLine(model, verdict);
  if (!verdict || verdict.apart === null) return null;
  return t("ui-verdict-line", { kind: verdictKind(model, verdict), name: nameOf(model, verdict.winner) });
}

/** On a television: who it was, and how long it took. */
function timeLine(model: TableModel, verdict: Verdict): string {
  const kind = verdict.isTie ? "tie" : verdict.apart === null ? "alone" : "other";
  const time = spoken(verdict.runs[0]?.seconds ?? 0, verdict.digits);
  return t("ui-tv-verdict", { kind, name: nameOf(model, verdict.winner), time });
}

/** Is there a verdict whose reasons one may ask for? */
export function isAsked(model: TableModel): boolean {
  return toldRace(model).value.presses.length > 0;
}

/** The button beside that line. */
export function WhyButton({ model }: { model: TableModel }): VNode | null {
  if (!isAsked(model) || model.isTelevision) return null;
  return (
    <button type="button" class="button why" data-why aria-label={t("ui-why")} onClick={() => openSheet(VERDICT_SHEET)}>
      <span aria-hidden="true">{t("ui-why")}</span>
    </button>
  );
}

/** Over the table; while a race is on, a strip over the bar: nothing that is raced for is covered unless all of it is
 * asked for again. */
export function VerdictCard({ model }: { model: TableModel }): VNode | null {
  const verdict = verdictOf(toldRace(model).value.presses);
  const isOpen = openedSheet.value === VERDICT_SHEET;
  const race = raceNow(model);
  const wholeIn = useSignal(NO_RACE); // the race in which all of it is wanted
  const isFolded = useRef(false); // it stays so until it is closed or asked for
  useLayoutEffect(() => {
    if (race !== NO_RACE && openedSheet.peek() === RACE_TABLE_SHEET) openSheet(VERDICT_SHEET);
  }, [race]);
  if (!verdict || !isOpen) {
    isFolded.current = false;
    return null;
  }
  if (race !== NO_RACE) isFolded.current = race !== wholeIn.value;
  const unfold = () => {
    isFolded.current = false;
    wholeIn.value = race;
  };
  return isFolded.current ? (
    <Strip model={model} verdict={verdict} unfold={unfold} />
  ) : (
    <Card model={model} verdict={verdict} />
  );
}

const NO_RACE = -1;

/** The stimulus of the race that I can win just now. */
function raceNow(model: TableModel): number {
  const frame = model.frame.value;
  return frame && isRace(frame) ? (frame.stimulus ?? 0) : NO_RACE;
}

interface StripProps {
  model: TableModel;
  verdict: Verdict;
  unfold: () => void;
}

/** Who, and in what time, in the place of the bar above the table. */
function Strip({ model, verdict, unfold }: StripProps): VNode {
  const isMe = (seat: number) => seat === model.seat.value;
  return (
    <aside class="verdict-strip" data-verdict data-folded aria-label={title(model, verdict)}>
      <p>
        {verdict.runs.map((run) => (
          <span key={run.seat}>
            <b>{isMe(run.seat) ? t("ui-yourself") : nameOf(model, run.seat)}</b>{" "}
            {t("ui-seconds", { time: spoken(run.seconds, verdict.digits) })}
          </span>
        ))}
      </p>
      <button type="button" class="button" data-unfold onClick={unfold}>
        {t("ui-verdict-whole")}
      </button>
      <button type="button" class="button round flat" aria-label={t("ui-close")} onClick={closeSheet}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** A card over the table. A <dialog> keeps the focus inside, and closes by Esc and by a tap beside it. */
function Card({ model, verdict }: { model: TableModel; verdict: Verdict }): VNode {
  const dialog = useModal();
  const checks = useSignal(false);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys have Esc
    <dialog
      ref={dialog}
      class="verdict"
      data-verdict
      aria-labelledby="verdict-title"
      onClose={closeSheet}
      onClick={(event) => event.target === event.currentTarget && closeSheet()}
    >
      <div class="verdict-inside">
        <header>
          {verdict.isTie && <Coin />}
          {!verdict.isTie && <RacedFor model={model} />}
          <h2 id="verdict-title">{title(model, verdict)}</h2>
        </header>
        <Runs model={model} verdict={verdict} />
        {checks.value ? <Checked model={model} /> : <Reason model={model} verdict={verdict} />}
        <footer>
          <SeeAgain model={model} />
          <Check model={model} isOpen={checks.value} open={() => (checks.value = !checks.value)} />
          <button type="button" class="button main" onClick={closeSheet}>
            {t("ui-agreed")}
          </button>
        </footer>
      </div>
    </dialog>
  );
}

function RacedFor({ model }: { model: TableModel }): VNode | null {
  const card = toldRace(model).value.table?.card;
  return card?.face ? (
    <img class="raced-for" data-raced src={model.face(card.face)} alt={model.say(card.label)} />
  ) : null;
}

function SeeAgain({ model }: { model: TableModel }): VNode | null {
  if (!toldRace(model).value.table || model.handsOnly.value) return null; // the table is on another screen
  return (
    <button type="button" class="button" data-again onClick={() => openSheet(RACE_TABLE_SHEET)}>
      <Icon name="replay" />
      {t("ui-verdict-again")}
    </button>
  );
}

interface CheckProps {
  model: TableModel;
  isOpen: boolean;
  open: () => void;
}

/** A match that is over can be checked; until then all that can be told is what will prove it. */
function Check({ model, isOpen, open }: CheckProps): VNode {
  const record = model.room.value?.record;
  const words = (
    <>
      <Icon name="shield" />
      {t("ui-verify")}
    </>
  );
  return record ? (
    <a class="button" data-check href={`/records/${record}?verify`}>
      {words}
    </a>
  ) : (
    <button type="button" class="button" data-check aria-expanded={isOpen} aria-controls="verdict-check" onClick={open}>
      {words}
    </button>
  );
}

function Checked({ model }: { model: TableModel }): VNode {
  const here = useRef<HTMLDivElement>(null);
  const seal = model.room.value?.commitment;
  useEffect(() => {
    here.current?.scrollIntoView({ block: "nearest" });
    announce(t("ui-verdict-check"));
  }, []);
  return (
    <div class="verdict-check" id="verdict-check" ref={here}>
      <p>{t("ui-verdict-check")}</p>
      {seal && <Seal hash={seal} />}
    </div>
  );
}

/** The table as it lay when the race that is told was judged; its prompt says who was first. */
export function raceTableModel(model: TableModel): RaceTableModel | null {
  const { presses, table } = toldRace(model).value;
  const verdict = verdictOf(presses);
  if (!verdict || !table) return null;
  const name = nameOf(model, verdict.winner);
  return new RaceTableModel(
    model,
    table,
    { key: "ui-verdict-line", args: { kind: verdictKind(model, verdict), name } },
    verdict.winner,
  );
}

function title(model: TableModel, verdict: Verdict): string {
  return t("ui-verdict-title", { kind: verdictKind(model, verdict), name: nameOf(model, verdict.winner) });
}

function Runs({ model, verdict }: { model: TableModel; verdict: Verdict }): VNode {
  return (
    <ol class="runs">
      {verdict.runs.map((run, place) => (
        <Bar key={place} model={model} run={run} verdict={verdict} />
      ))}
    </ol>
  );
}

/** Everybody's time, beside a table. */
export function Times({ model }: { model: TableModel }): VNode | null {
  const verdict = verdictOf(toldRace(model).value.presses);
  return verdict && <Runs model={model} verdict={verdict} />;
}

/** A bar from the paint to the press; its hatched end is the doubt. */
function Bar({ model, run, verdict }: { model: TableModel; run: Run; verdict: Verdict }): VNode {
  const longest = 1.35 * Math.max(...verdict.runs.map((each) => each.seconds), 0.2);
  const info = model.seats.value[run.seat];
  const shown = run.isSlowed ? run.counted : run.seconds; // who has more time is shown by what counts of it
  const percent = (seconds: number) => `${(100 * seconds) / longest}%`;
  return (
    <li class={run.isFirst ? "run first" : "run"}>
      {info && <Who seat={info} />}
      <b class="title">{run.seat === model.seat.value ? t("ui-yourself") : nameOf(model, run.seat)}</b>
      <span class="run-time">
        <b class="title">{t("ui-seconds", { time: spoken(shown, verdict.digits) })}</b>
        <small>± {spoken(run.doubt, verdict.digits)}</small>
      </span>
      <span class="run-bar" aria-hidden="true">
        <i class="sure" style={{ width: percent(Math.max(0, shown - run.doubt)) }} />
        <i class="doubt" style={{ width: percent(2 * run.doubt) }} />
        {run.isSlowed && <i class="given" style={{ width: percent(Math.max(0, run.seconds - shown)) }} />}
      </span>
      <small class="run-travel">
        {run.isBelieved ? t("ui-travel", { travel: run.travel }) : t("ui-travel-ours", { travel: run.travel })}
        {run.headStart > 0 && ` ${t("ui-run-head-start", { start: run.headStart })}`}
        {run.isSlowed &&
          ` ${t("ui-run-handicap", { time: spoken(run.seconds, verdict.digits), counted: spoken(shown, verdict.digits) })}`}
      </small>
    </li>
  );
}

function Reason({ model, verdict }: { model: TableModel; verdict: Verdict }): VNode {
  const name = nameOf(model, verdict.winner);
  return (
    <>
      {verdict.apart !== null && (
        <p class="reason">
          {verdict.isTie ? t("ui-verdict-tie") : t("ui-verdict-sure", { apart: spoken(verdict.apart, verdict.digits) })}
        </p>
      )}
      <p>
        {verdict.isTie
          ? t("ui-verdict-coin", { name, me: String(verdict.winner === model.seat.value) })
          : t("ui-verdict-how")}
      </p>
    </>
  );
}

function nameOf(model: TableModel, seat: number): string {
  return model.company.value.names[seat] ?? "";
}

function spoken(seconds: number, digits: number): string {
  return seconds.toLocaleString(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
