// The twelve trials of a deal of the day: what the last one came to for me, the robot and the ghosts of the house.
import { api } from "../../lib/api";
import { isolated } from "../../lib/bidi";
import { language } from "../../lib/settings";
import { t } from "../../lib/words";
import type { DayPlayer, Runner, Trial } from "../../protocol/wire";
import type { TableModel } from "../state/model";
import { isRace } from "../state/race";

const MS = 1000;

/** Is this the deal of the day of a game of races? */
export function hasTrials(model: TableModel): boolean {
  const setup = model.room.value?.setup;
  return Boolean(setup?.day) && setup?.rhythm !== "days";
}

/** Who of the house has left a ghost here: the table itself says nothing of them before one's hand is down. */
export async function loadGhosts(model: TableModel): Promise<void> {
  const { games = [] } = await api.today();
  const dealt = games.find(({ game }) => game === model.room.peek()?.setup.game);
  model.ghosts.value = (dealt?.players ?? []).filter(({ ghost, mine }) => ghost && !mine);
  model.trialUnit.value = dealt?.unit ?? "card";
}

/** The trial that is read now: the table stands still. */
export function toldTrial(model: TableModel): Trial | null {
  const { frame, trial, isReading } = model;
  const isOn = isReading.value && frame.value && !isRace(frame.value) && !frame.value.over;
  return isOn && trial.value && mineOf(model, trial.value) ? trial.value : null;
}

/** The one that is told in the prompt: also where it went by, as long as nothing else can be done. */
function promptedTrial(model: TableModel): Trial | null {
  const { frame, trial } = model;
  const hasPassed = frame.value && !frame.value.over && !frame.value.mine?.taps?.length && !isRace(frame.value);
  return toldTrial(model) ?? (hasPassed ? trial.value : null);
}

export const isGhost = ({ seat = -1 }: Runner): boolean => seat === -1;

export function mineOf(model: TableModel, trial: Trial): Runner | undefined {
  return trial.runners.find((runner) => !isGhost(runner) && runner.seat === model.seat.value);
}

/** The stars of a ghost so far: nothing, before it has one. */
export function starsOf(model: TableModel, ghost: DayPlayer): number {
  const runners = model.trial.value?.runners ?? [];
  const found = runners.find(
    (each) => isGhost(each) && each.name === ghost.name && (each.animal ?? 0) === ghost.animal,
  );
  return (found?.symbols ?? "").split("S").length - 1;
}

/** How often I was quicker than each ghost that I was quicker than at all. */
export function quickerWords(trial: Trial): string[] {
  const behind = trial.runners.filter((each) => isGhost(each) && each.quicker);
  return behind.map(({ name = "", quicker: count = 0 }) =>
    t("ui-trial-quicker", { name: isolated(name), count, of: trial.number }),
  );
}

export function robotOf(model: TableModel, trial: Trial): Runner | undefined {
  return trial.runners.find((runner) => !isGhost(runner) && runner.seat !== model.seat.value);
}

export function runnerName(model: TableModel, runner: Runner): string {
  return isGhost(runner) ? isolated(runner.name ?? "") : (model.company.value.names[runner.seat ?? -1] ?? "");
}

/** How it went, and how far from me the next one was. */
export function trialPrompt(model: TableModel): { title: string; more: string } | null {
  const trial = promptedTrial(model);
  const mine = trial && mineOf(model, trial);
  if (!trial || !mine) return null;
  return { title: t("ui-trial-how", { how: howItWent(mine) }), more: besides(model, trial, mine) };
}

type How = "star" | "dot" | "wrong" | "missed" | "still";

function howItWent({ right = false, reaction = 0, symbols = "" }: Runner): How {
  if (!right) return reaction ? "wrong" : "missed";
  if (!reaction) return "still";
  return symbols.endsWith("S") ? "star" : "dot";
}

/** Of those who were right: the nearest ghost before me, else the nearest behind me; without any, the robot. */
function besides(model: TableModel, trial: Trial, mine: Runner): string {
  const right = trial.runners.filter(({ right: isRight = false, reaction = 0 }) => isRight && reaction > 0);
  const ghosts = right.filter(isGhost);
  const others = ghosts.length > 0 ? ghosts : right.filter((each) => each === robotOf(model, trial));
  if (!mine.right || !mine.reaction) return others[0] ? timeOf(model, others[0]) : "";
  const apart = (runner: Runner): number => (runner.reaction ?? 0) - (mine.reaction ?? 0);
  const nearest = [...others].sort((one, other) => Math.abs(apart(one)) - Math.abs(apart(other)));
  const told = nearest.find((each) => apart(each) < 0) ?? nearest[0];
  if (!told) return "";
  const time = seconds(Math.abs(apart(told)));
  const side = Math.abs(apart(told)) < 5 ? "level" : apart(told) < 0 ? "less" : "more";
  return t("ui-trial-apart", { side, name: runnerName(model, told), time });
}

function timeOf(model: TableModel, runner: Runner): string {
  return t("ui-trial-took", { name: runnerName(model, runner), time: seconds(runner.reaction ?? 0) });
}

/** Of milliseconds, with as many digits as are sure. */
export function seconds(ms: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (ms / MS).toLocaleString(language.value, digits);
}

/** Beside what is asked at the first card: whether anybody runs along. Nothing else may be told then. */
export function ghostsWords(model: TableModel): string {
  const frame = model.frame.value;
  if (!hasTrials(model) || !model.ghosts.value || !frame || !isRace(frame) || model.trial.value) return "";
  return t(model.ghosts.value.length > 0 ? "ui-ghost-silent" : "ui-ghost-none");
}
