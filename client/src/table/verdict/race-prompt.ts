// What the prompt says of a race instead of the game's own words: that a press is judged, how far one is with marks.
import { t } from "../../lib/words";
import { stepsOf } from "../compare/compare";
import { markingOf } from "../compare/marks";
import type { TableModel } from "../state/model";
import { lastHappenings } from "../state/spoken";
import { handicapOf } from "./handicaps";
import { trialPrompt } from "./trials";
import { verdictLine } from "./VerdictCard";

export interface RacePrompt {
  title: string;
  more: string;
}

export function racePrompt(model: TableModel): RacePrompt | null {
  if (model.pressed.value)
    return {
      title: t(isNaming(model) ? "ui-pressed-name" : "ui-pressed"),
      more: t(waitsForOthers(model) ? "ui-judging-slower" : "ui-judging"),
    };
  return markPrompt(model) ?? trialPrompt(model) ?? verdictPrompt(model);
}

/** Somebody has more time than I: a press is held until it is over. */
function waitsForOthers(model: TableModel): boolean {
  const mine = model.seat.value === null ? undefined : model.seats.value[model.seat.value];
  return model.seats.value.some((seat) => seat.who === "person" && handicapOf(seat) > handicapOf(mine));
}

/** Somebody is named in this race: nothing lies on the table that a hand could come down on. */
function isNaming(model: TableModel): boolean {
  return (model.mine.value.taps ?? []).some(([path, , race]) => race && model.zoneOf(path[0] ?? "")?.kind === "seats");
}

function markPrompt(model: TableModel): RacePrompt | null {
  const marking = markingOf(model);
  const placed = model.chosen.value.spots.length;
  if (!marking?.aim) return null;
  const left = marking.aim.count - placed;
  const step = stepsOf(model).find((each) => each.isCurrent);
  if (left === 0) return { title: t("ui-marks-placed", { count: placed }), more: t("ui-marks-done") };
  if (step)
    return {
      title: t("ui-step-title", { way: step.way }),
      more: t("ui-marks-left", { count: step.due === null ? left : step.due - step.placed }),
    };
  return placed > 0
    ? { title: t("ui-marks-placed", { count: placed }), more: t("ui-marks-left", { count: left }) }
    : null;
}

function verdictPrompt(model: TableModel): RacePrompt | null {
  const told = verdictLine(model);
  return told ? { title: told, more: model.isTelevision ? lastHappenings(model, 1) : "" } : null;
}
