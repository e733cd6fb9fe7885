// Why somebody was first: everybody's time from the moment the picture was on their own screen.
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { closeSheet, openedSheet, openSheet } from "../../sheets";
import { language } from "../../settings";
import { Who } from "../../pictures";
import { t } from "../../words";
import type { TableModel } from "../model";
import { toldVerdict, VERDICT_SHEET, verdictKind, verdictOf, type Run, type Verdict as Judgement } from "./judgement";

/** One line for the prompt's place; null where nobody was quicker than somebody, or another race is on. */
export function verdictLine(model: TableModel): string | null {
  const verdict = verdictOf(model.verdict.value === toldVerdict(model).value ? model.verdict.value : []);
  if (!verdict || verdict.apart === null) return null;
  return t("ui-verdict-line", { kind: verdictKind(model, verdict), name: nameOf(model, verdict.winner) });
}

/** Is there a verdict whose reasons one may ask for? */
export function isAsked(model: TableModel): boolean {
  return toldVerdict(model).value.length > 0;
}

/** The button beside that line. */
export function Why({ model }: { model: TableModel }): VNode | null {
  if (!isAsked(model)) return null;
  return (
    <button type="button" class="button why" data-why aria-label={t("ui-why")} onClick={() => openSheet(VERDICT_SHEET)}>
      <span aria-hidden="true">{t("ui-why")}</span>
    </button>
  );
}

export function Verdict({ model }: { model: TableModel }): VNode | null {
  const verdict = verdictOf(toldVerdict(model).value);
  return verdict && openedSheet.value === VERDICT_SHEET ? <Card model={model} verdict={verdict} /> : null;
}

/** A card over the table. A <dialog> keeps the focus inside, and closes by Esc and by a tap beside it. */
function Card({ model, verdict }: { model: TableModel; verdict: Judgement }): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
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
          <h2 id="verdict-title">{title(model, verdict)}</h2>
        </header>
        <ol class="runs">
          {verdict.runs.map((run, place) => (
            <Bar key={place} model={model} run={run} verdict={verdict} />
          ))}
        </ol>
        <Reason model={model} verdict={verdict} />
        <button type="button" class="button main" onClick={closeSheet}>
          {t("ui-agreed")}
        </button>
      </div>
    </dialog>
  );
}

function title(model: TableModel, verdict: Judgement): string {
  return t("ui-verdict-title", { kind: verdictKind(model, verdict), name: nameOf(model, verdict.winner) });
}

/** A bar from the paint to the press; its hatched end is the doubt. */
function Bar({ model, run, verdict }: { model: TableModel; run: Run; verdict: Judgement }): VNode {
  const longest = 1.35 * Math.max(...verdict.runs.map((each) => each.seconds), 0.2);
  const info = model.seats.value[run.seat];
  const percent = (seconds: number) => `${(100 * seconds) / longest}%`;
  return (
    <li class={run.isFirst ? "run first" : "run"}>
      {info && <Who seat={info} />}
      <b class="title">{run.seat === model.seat.value ? t("ui-yourself") : nameOf(model, run.seat)}</b>
      <span class="run-time">
        <b class="title">{t("ui-seconds", { time: spoken(run.seconds, verdict.digits) })}</b>
        <small>± {spoken(run.doubt, verdict.digits)}</small>
      </span>
      <span class="run-bar" aria-hidden="true">
        <i class="sure" style={{ width: percent(Math.max(0, run.seconds - run.doubt)) }} />
        <i class="doubt" style={{ width: percent(2 * run.doubt) }} />
      </span>
      <small class="run-travel">
        {run.isBelieved ? t("ui-travel", { travel: run.travel }) : t("ui-travel-ours", { travel: run.travel })}
        {run.headStart > 0 && ` ${t("ui-run-head-start", { start: run.headStart })}`}
      </small>
    </li>
  );
}

function Reason({ model, verdict }: { model: TableModel; verdict: Judgement }): VNode {
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

function Coin(): VNode {
  return (
    <svg class="coin" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="34" r="28" class="edge" />
      <circle cx="32" cy="31" r="28" class="face" />
      <circle cx="32" cy="31" r="21" class="rim" />
      <path d="M24 27v2M40 27v2M22 36q10 10 20 0" />
    </svg>
  );
}

function nameOf(model: TableModel, seat: number): string {
  return model.company.value.names[seat] ?? "";
}

function spoken(seconds: number, digits: number): string {
  return seconds.toLocaleString(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
