// The ghosts of the house in the trials of a deal of the day: who runs along, everybody's time once my hand is down, and
// the signs card by card. Nothing of it covers anything while there is something to press.
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../lib/words";
import type { DayPlayer, Runner, Trial } from "../../protocol/wire";
import { GhostFace } from "../../ui/GhostFace";
import { Who } from "../../ui/pictures";
import { Sign, Signs } from "../../ui/Signs";
import type { Plan } from "../layout/draft";
import { placed } from "../piece/PieceButton";
import type { TableModel } from "../state/model";
import { ghostsWords, hasTrials, isGhost, loadGhosts, mineOf, runnerName, seconds, toldTrial } from "./trials";

/** On the table. */
export function GhostRun({ model, plan }: { model: TableModel; plan: Plan }): VNode | null {
  const isOn = hasTrials(model);
  useEffect(() => {
    if (isOn) loadGhosts(model).catch(() => undefined); // the table goes on without their names
  }, [isOn]);
  const trial = toldTrial(model);
  return trial && <Times model={model} plan={plan} trial={trial} />;
}

const WIDE = 420; // pixels: more room than faces need
const HIGH = 118;
const EDGE = 12;

/** Everybody's time on one line, at the lower edge of the cloth. */
function Times({ model, plan, trial }: { model: TableModel; plan: Plan; trial: Trial }): VNode | null {
  const pressed = trial.runners.filter(({ reaction = 0 }) => reaction > 0);
  const mine = mineOf(model, trial);
  if (pressed.length === 0) return null;
  const { cloth } = plan;
  const w = Math.min(WIDE, cloth.w - 2 * EDGE);
  const box = { x: cloth.x + (cloth.w - w) / 2, y: cloth.y + cloth.h - HIGH - EDGE, w, h: HIGH };
  const places = spread(pressed.map(({ reaction = 0 }) => reaction));
  return (
    <div class="trial-times" data-trial={trial.number} style={placed(box)} role="group" aria-label={t("ui-trial-times")}>
      <ol>
        {pressed.map((runner, number) => (
          <li key={number} data-mine={runner === mine || undefined} style={{ left: `${places[number]}%` }}>
            <RunnerFace model={model} runner={runner} />
            <i aria-hidden="true" />
            <span class="hidden">{runner === mine ? t("ui-you") : runnerName(model, runner)} : </span>
            <b data-wrong={!runner.right || undefined}>{seconds(runner.reaction ?? 0)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

const LEAST_APART = 15; // percent of the line: a face

/** Where each stands on the line, in percent: by their times, and never upon one another. */
function spread(times: readonly number[]): number[] {
  const [least, most] = [Math.min(...times), Math.max(...times)];
  const order = times.map((_, number) => number).sort((one, other) => (times[one] ?? 0) - (times[other] ?? 0));
  const found = times.map((time) => (most > least ? 10 + (80 * (time - least)) / (most - least) : 50));
  for (let place = 1; place < order.length; place += 1) {
    const [before, now] = [order[place - 1] ?? 0, order[place] ?? 0];
    found[now] = Math.max(found[now] ?? 0, (found[before] ?? 0) + LEAST_APART);
  }
  const over = Math.max(0, Math.max(...found) - 92);
  for (let place = order.length - 1, most_ = 92; over > 0 && place >= 0; place -= 1, most_ -= LEAST_APART) {
    const now = order[place] ?? 0;
    found[now] = Math.min(found[now] ?? 0, most_);
  }
  return found;
}

function RunnerFace({ model, runner }: { model: TableModel; runner: Runner }): VNode | null {
  if (isGhost(runner)) return <GhostFace animal={runner.animal ?? 0} />;
  const seat = model.seats.value[runner.seat ?? -1];
  return seat ? <Who seat={seat} /> : null;
}

/** Beside the table: who runs along, and the signs so far. */
export function GhostPanel({ model }: { model: TableModel }): VNode | null {
  if (!hasTrials(model)) return null;
  const trial = model.trial.value;
  return (
    <section class="side-memo side-ghosts" data-ghosts>
      <h2>{t("ui-ghost-run")}</h2>
      <p>{model.ghosts.value?.length ? t("ui-ghost-same") : ghostsWords(model)}</p>
      <ul class="ghost-names">
        {(model.ghosts.value ?? []).map((ghost, place) => (
          <Name key={place} ghost={ghost} />
        ))}
      </ul>
      {trial && (
        <>
          <h3>
            {t("ui-trial-by-card")} <small>{t("ui-trial-number", { number: trial.number, of: trial.of })}</small>
          </h3>
          <ul class="ghost-signs">
            {trial.runners.filter((runner) => runner.symbols).sort(mineFirst).map((runner, place) => (
              <li key={place}>
                <RunnerFace model={model} runner={runner} />
                <span class="hidden">{isGhost(runner) ? runnerName(model, runner) : t("ui-you")}</span>
                <Signs symbols={runner.symbols ?? ""} />
              </li>
            ))}
          </ul>
          <p class="legend">
            <span>
              <Sign symbol="S" /> {t("ui-day-trial-star")}
            </span>
            <span>
              <Sign symbol="D" /> {t("ui-day-trial-dot")}
            </span>
            <span>
              <Sign symbol="C" /> {t("ui-day-trial-circle")}
            </span>
          </p>
        </>
      )}
    </section>
  );
}

const mineFirst = (one: Runner, other: Runner): number =>
  Number(isGhost(one)) - Number(isGhost(other)) || (one.name ?? "").localeCompare(other.name ?? "");

function Name({ ghost }: { ghost: DayPlayer }): VNode {
  return (
    <li>
      <GhostFace animal={ghost.animal} />
      <b>{ghost.name}</b>
    </li>
  );
}
