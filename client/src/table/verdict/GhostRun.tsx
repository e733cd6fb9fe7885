// The ghosts of the house in the trials of a deal of the day: who runs along, everybody's time once my hand is down, and
// the signs card by card. Nothing of it covers anything while there is something to press.
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { isolated } from "../../lib/bidi";
import { t } from "../../lib/words";
import type { DayPlayer, Runner, Trial } from "../../protocol/wire";
import { GhostFace, Sign, Signs, Who } from "../../ui/pictures";
import { announce } from "../effects/announce";
import type { Box } from "../layout/boxes";
import type { Plan } from "../layout/draft";
import { placed } from "../piece/PieceButton";
import type { TableModel } from "../state/model";
import {
  hasTrials,
  isGhost,
  loadGhosts,
  mineOf,
  quickerWords,
  runnerName,
  seconds,
  starsOf,
  toldTrial,
  trialPrompt,
} from "./trials";

const WIDE = 420; // pixels: more room than faces need
const HIGH = 118;
const SIGNS_HIGH = 32; // where they do not stand beside the table
const EDGE = 12;

const high = ({ parts }: Plan): number => HIGH + (parts.sideForm === "column" ? 0 : SIGNS_HIGH);

/** On the table. */
export function GhostRun({ model, plan }: { model: TableModel; plan: Plan }): VNode | null {
  const isOn = hasTrials(model);
  useEffect(() => {
    if (isOn) loadGhosts(model).catch(() => undefined); // the table goes on without their names
  }, [isOn]);
  const trial = toldTrial(model);
  useEffect(() => {
    const told = trial && trialPrompt(model);
    if (told) announce(`${told.title} ${told.more}`);
  }, [trial?.number]);
  return (
    <>
      {isOn && <AroundRobot model={model} plan={plan} />}
      {trial?.runners.some(({ reaction }) => reaction) && <Times model={model} plan={plan} trial={trial} />}
      {trial && <Next model={model} plan={plan} />}
    </>
  );
}

const BUTTON = { w: 200, h: 56 }; // pixels, where there is no bar
const BAR_HIGH = 104;

/** The next card comes by itself; whoever has read the times need not wait for it. */
function Next({ model, plan }: { model: TableModel; plan: Plan }): VNode {
  const goOn = (): void => {
    model.isReading.value = false;
    void model.quietly({ do: "speed", skip: true });
  };
  return (
    <button type="button" class="button main trial-next" data-next style={placed(nextPlace(plan))} onClick={goOn}>
      {t("ui-trial-next")}
    </button>
  );
}

/** In the place of the button that cannot be pressed now; without one, over the times. */
function nextPlace(plan: Plan): Box {
  const { bar, barPlaces } = plan.parts;
  const { cloth } = plan;
  const h = Math.min(bar.h, BAR_HIGH);
  if (barPlaces > 0) return { ...bar, y: bar.y + (bar.h - h) / 2, h };
  return { ...BUTTON, x: cloth.x + (cloth.w - BUTTON.w) / 2, y: cloth.y + cloth.h - high(plan) - 2 * EDGE - BUTTON.h };
}

const GHOST = 58; // pixels: a face with its name

/** On a phone, to the left and to the right of the robot: elsewhere they stand beside the table. */
function AroundRobot({ model, plan }: { model: TableModel; plan: Plan }): VNode | null {
  const robot = plan.seats.find(({ seat, form }) => seat !== model.seat.value && form === "plate");
  const ghosts = model.ghosts.value ?? [];
  if (plan.size !== "phone" || !robot || robot.box.y > plan.cloth.y || ghosts.length === 0) return null;
  const { x, y, w } = robot.box;
  const room = Math.min(x - plan.cloth.x, plan.cloth.x + plan.cloth.w - x - w);
  return (
    <ul class="ghosts-around">
      {ghosts.slice(0, 2 * Math.floor(room / GHOST)).map((ghost, place) => {
        const step = (Math.floor(place / 2) + 1) * GHOST;
        const at = { x: place % 2 ? x + w + step - GHOST : x - step, y, w: GHOST, h: GHOST + 20 };
        return (
          <li key={place} style={placed(at)}>
            <Starred model={model} ghost={ghost} />
            <b>{ghost.name}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** A ghost's face with its stars so far. */
function Starred({ model, ghost }: { model: TableModel; ghost: DayPlayer }): VNode {
  const stars = starsOf(model, ghost);
  return (
    <span class="ghost-starred">
      <GhostFace animal={ghost.animal} />
      {stars > 0 && (
        <span class="ghost-stars" data-stars={stars}>
          <span aria-hidden="true">{stars}</span>
          <span class="hidden">{t("ui-trial-stars", { name: isolated(ghost.name), count: stars })}</span>
        </span>
      )}
    </span>
  );
}

/** Everybody's time on one line, at the lower edge of the cloth. */
function Times({ model, plan, trial }: { model: TableModel; plan: Plan; trial: Trial }): VNode {
  const pressed = trial.runners.filter(({ reaction = 0 }) => reaction > 0);
  const mine = mineOf(model, trial);
  const { cloth } = plan;
  const w = Math.min(WIDE, cloth.w - 2 * EDGE);
  const h = high(plan);
  const box = { x: cloth.x + (cloth.w - w) / 2, y: cloth.y + cloth.h - h - EDGE, w, h };
  const places = spread(pressed.map(({ reaction = 0 }) => reaction));
  return (
    <div
      class="trial-times"
      data-trial={trial.number}
      style={placed(box)}
      role="group"
      aria-label={t("ui-trial-times")}
    >
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
      {plan.parts.sideForm !== "column" && (
        <p>
          <Signs symbols={mine?.symbols ?? ""} />
          <span>{numberWords(model, trial)}</span>
        </p>
      )}
    </div>
  );
}

const numberWords = (model: TableModel, { number, of }: Trial): string =>
  t("ui-trial-number", { unit: model.trialUnit.value, number, of });

const LEAST_APART = 16; // percent of the line: a face
const FIRST = 9;
const LAST = 91;

/** Where each stands on the line, in percent: by their times, and never upon one another. */
function spread(times: readonly number[]): number[] {
  const [least, most] = [Math.min(...times), Math.max(...times)];
  const places = times.map((time) => (most > least ? FIRST + ((LAST - FIRST) * (time - least)) / (most - least) : 50));
  const order = times.map((_, number) => number).sort((one, other) => (times[one] ?? 0) - (times[other] ?? 0));
  order.forEach((who, rank) => {
    const before = order[rank - 1];
    if (before !== undefined) places[who] = Math.max(places[who] ?? 0, (places[before] ?? 0) + LEAST_APART);
  });
  [...order].reverse().forEach((who, rank) => {
    places[who] = Math.min(places[who] ?? 0, LAST - rank * LEAST_APART);
  });
  return places;
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
  const unit = model.trialUnit.value;
  return (
    <section class="side-memo side-ghosts" data-ghosts>
      <h2>{t("ui-ghost-run")}</h2>
      <p>{model.ghosts.value?.length === 0 ? t("ui-ghost-none") : t("ui-ghost-same", { unit })}</p>
      <ul class="ghost-names">
        {(model.ghosts.value ?? []).map((ghost, place) => (
          <li key={place}>
            <Starred model={model} ghost={ghost} />
            <b>{ghost.name}</b>
          </li>
        ))}
      </ul>
      {trial && (
        <>
          <h3>
            {t("ui-trial-by-card", { unit })} <small>{numberWords(model, trial)}</small>
          </h3>
          <ul class="ghost-signs">
            {trial.runners
              .filter((runner) => runner.symbols)
              .sort(mineFirst)
              .map((runner, place) => (
                <li key={place}>
                  <RunnerFace model={model} runner={runner} />
                  <span class="hidden">{isGhost(runner) ? runnerName(model, runner) : t("ui-you")}</span>
                  <Signs symbols={runner.symbols ?? ""} />
                </li>
              ))}
          </ul>
          {quickerWords(trial).map((words) => (
            <p key={words} data-quicker>
              {words}
            </p>
          ))}
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
