// When nothing may move: while there is something to be quick about, or soon may be; when time is short; when what
// happened is long past.
import type { Frame } from "../../protocol/wire";
import { openedSheet } from "../../ui/sheets";
import { isHidden } from "../state/hidden";
import type { TableModel } from "../state/model";
import { mayBeRaced } from "../state/turn";

const SHORT = 5000; // milliseconds on a clock: nobody is to be held up then

/** May anything be shown over this frame? */
export function isQuiet(model: TableModel, frame: Frame): boolean {
  return model.hasTheatre && !mayBeRaced(model, frame) && !document.hidden && !openedSheet.peek() && !isHidden(model);
}

/** How long it is, in milliseconds, until any clock of this frame has run out. */
export function timeLeft(frame: Frame): number {
  return Math.min(Infinity, ...(frame.clocks ?? []).map(([, , ends]) => ends - frame.at));
}

export function hasTime(frame: Frame): boolean {
  return timeLeft(frame) >= SHORT;
}

/** Does this frame follow the one before, and tell what has just happened? Otherwise somebody catches up or leafs
 * through a match; faster than it was played there is no time for theatre either. */
export function isNews(model: TableModel, before: Frame | null, frame: Frame): boolean {
  if (!before || frame.missed || model.speed.peek() > 1) return false;
  return before.match === frame.match && before.seat === frame.seat && frame.n === before.n + (frame.said ?? []).length;
}

/** The first frame of a match for somebody who was there when it was dealt. */
export function isDealt(before: Frame | null, frame: Frame): boolean {
  const isFirst = frame.n <= (frame.said ?? []).length;
  return before?.match !== frame.match && isFirst && !frame.missed && !frame.over;
}
