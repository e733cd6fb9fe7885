// Key moments of a match that is seen again: a line of chances with a mark for each, and what there is to say about them.
// A robot thinks about them for a while, so they are asked for.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { api } from "../../lib/api";
import { seatName } from "../../lib/seat-names";
import { language } from "../../lib/settings";
import { sayWhy, t } from "../../lib/words";
import type { KeyMoment, KeyMoments as Found } from "../../protocol/wire";
import type { SeenAgain } from "../../table/source/seen-again";
import { Icon } from "../../ui/icons";

interface Props {
  model: SeenAgain;
  id: string; // of the record
  bare?: boolean; // their name stands over them already
  chosen?: () => void; // somebody wants to see one of them
}

/** Whoever looks by somebody's eyes asks for theirs; otherwise one's own. */
export function KeyMoments({ model, id, bare, chosen }: Props): VNode {
  const wrong = useSignal("");
  const isComing = useSignal(false);
  const found = model.keyMoments.value;
  const ask = (): void => {
    wrong.value = "";
    isComing.value = true;
    void api
      .keyMoments(id, model.viewer.value)
      .then(
        (told) => (model.keyMoments.value = told),
        (error: unknown) => (wrong.value = sayWhy(error)),
      )
      .finally(() => (isComing.value = false));
  };
  return (
    <section class="key-moments" aria-label={t("ui-moments")}>
      {!bare && <h2>{t("ui-moments")}</h2>}
      <div role="status">{found && <Told model={model} found={found} chosen={chosen} />}</div>
      {!found && (
        <button type="button" class="button" data-moments disabled={isComing.value} onClick={ask}>
          <Icon name="flag" />
          {t(isComing.value ? "ui-moments-wait" : "ui-moments-find")}
        </button>
      )}
      {wrong.value && (
        <p class="wrong" role="alert">
          {wrong.value}
        </p>
      )}
    </section>
  );
}

function Told({ model, found, chosen }: Pick<Props, "model" | "chosen"> & { found: Found }): VNode {
  const { moments = [], samples = 0, seat, chances = [] } = found;
  if (moments.length === 0) return <p>{t("ui-moments-none")}</p>;
  const hasAdvice = moments.some(({ best }) => best);
  return (
    <>
      <ol>
        {moments.map((moment, number) => (
          <li key={moment.at}>
            <button
              type="button"
              aria-current={model.at.value === moment.at ? "step" : undefined}
              disabled={!model.steers.value}
              onClick={() => {
                model.turnTo(moment.at);
                chosen?.();
              }}
            >
              <b class="moment-number">{number + 1}</b>
              <span>
                <b>{t("ui-moments-at", { move: moment.at, who: who(model, moment.by ?? -1) })}</b>
                <span>{sentences(model, moment, seat)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {chances.length > 0 && (
        <p class="soft">
          {isMine(model, seat) ? t("ui-moments-known-mine") : t("ui-moments-known", { name: who(model, seat) })}
          {hasAdvice && samples > 0 && ` ${t("ui-moments-samples", { samples })}`}
        </p>
      )}
    </>
  );
}

function isMine(model: SeenAgain, seat: number): boolean {
  return Boolean(model.seats.value[seat]?.mine);
}

function who(model: SeenAgain, number: number): string {
  const seat = model.seats.value[number];
  if (!seat) return "";
  return seat.mine ? t("ui-moments-you") : seatName(seat, number);
}

function sentences(model: SeenAgain, moment: KeyMoment, seat: number): string {
  const { kind = "swing", ms = 0, other = -1, best, reason, worth = 0, played = 0, words } = moment;
  if (kind === "quickest") return t("ui-moments-quickest", { seconds: seconds(ms) });
  if (kind === "closest") return t("ui-moments-closest", { seconds: seconds(ms), name: who(model, other) });
  const { before = 0, after = 0 } = moment;
  const chances = isMine(model, seat)
    ? t("ui-moments-mine", { before, after })
    : t("ui-moments-theirs", { name: who(model, seat), before, after });
  const better = best ? [t("ui-moments-better", { what: model.say(best), worth, played }), model.say(reason)] : [];
  return [model.say(words), before === after ? "" : chances, ...better].filter(Boolean).join(" ");
}

function seconds(ms: number): string {
  const shape = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(language.value, shape).format(ms / 1000);
}

// ---- over the timeline

/** The line of chances, each moment where it is on the slider below. */
export function ChanceLine({ model }: { model: SeenAgain }): VNode | null {
  const found = model.keyMoments.value;
  const last = Math.max(1, model.last.value);
  if (!found || (found.moments ?? []).length === 0) return null;
  const { frames = [], chances = [], moments = [], seat } = found;
  const points = frames.map((frame, place) => `${(1000 * frame) / last},${100 - (chances[place] ?? 0)}`).join(" ");
  const height = (at: number): number => chances[frames.indexOf(at)] ?? 50;
  return (
    <div class="chance-line" data-chances={chances.length}>
      {chances.length > 0 && (
        <>
          <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
            <polygon points={`0,100 ${points} 1000,100`} />
            <path class="even" d="M0 50H1000" />
            <polyline points={points} />
          </svg>
          <span class="soft">
            {isMine(model, seat) ? t("ui-moments-line-mine") : t("ui-moments-line", { name: who(model, seat) })}
          </span>
        </>
      )}
      {moments.map(({ at }, number) => (
        <button
          key={at}
          type="button"
          class="moment-mark"
          tabIndex={-1}
          aria-current={model.at.value === at ? "step" : undefined}
          aria-label={t("ui-moments-mark", { number: number + 1, move: at })}
          style={{ left: `${(100 * at) / last}%`, top: `${100 - height(at)}%` }}
          disabled={!model.steers.value}
          onClick={() => model.turnTo(at)}
        >
          <b>{number + 1}</b>
        </button>
      ))}
    </div>
  );
}
