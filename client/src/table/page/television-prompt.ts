// What a television tells in two lines: who did what and what was said; while somebody thinks, who comes next, and after
// a while what there is to do.
import { t } from "../../lib/words";
import type { Said } from "../../protocol/wire";
import { now } from "../state/clock";
import type { LogLine, TableModel } from "../state/model";
import { seatsZone } from "../state/zones";

export interface TwoLines {
  title: string;
  words: string;
  strong?: string;
}

const TOLD = 4000; // milliseconds for which a happening stands in the prompt
const LONG = 6000; // milliseconds of thinking after which it is told what there is to do
const TITLE_MOST = 32; // letters of a line
export const HEAVY = 2; // the least weight of what is told here

/** The last happening while it is new, if it matters. */
export function toldNow(model: TableModel): LogLine | undefined {
  const line = model.log.value.filter(({ msg }) => msg).at(-1);
  const age = Math.max(now.value, model.frameAt.value) - (line?.at ?? 0);
  return line && (line.weight ?? 1) >= HEAVY && age < TOLD ? line : undefined;
}

/** Of a question only what is asked. */
export function askedLines(model: TableModel, { msg }: Said): TwoLines {
  return { title: model.aspect(msg, "tv"), words: model.aspect(msg, "ask"), strong: model.aspect(msg, "strong") };
}

export function toldLines(model: TableModel, { msg }: LogLine): TwoLines {
  const title = model.aspect(msg, "tv") || model.say(msg);
  const words = model.aspect(msg, "quote") || model.aspect(msg, "then") || turnWords(model);
  return title.length > TITLE_MOST
    ? { title: "", words: title }
    : { title, words, strong: model.aspect(msg, "strong") };
}

/** Never only that somebody thinks. */
export function waitingWords(model: TableModel, next: string): string {
  const isLong = now.value - model.frameAt.value >= LONG;
  const doing = model.say(model.mine.value.doing);
  return (isLong && doing) || next || doing || turnWords(model);
}

function turnWords(model: TableModel): string {
  const turn = (seatsZone(model.zones.value)?.pieces ?? []).findIndex((piece) => piece.state?.includes("turn"));
  const name = model.company.value.names[turn];
  return name ? t("ui-tv-turn", { name }) : "";
}
