// The time that is left to whom the table waits for: mine, if it is about me.
import { signal } from "@preact/signals";
import type { TableModel } from "./model";
import { isLost } from "./turn";

export const now = signal(0); // by the page's clock, once a second

/** In whole seconds; none where nobody waits for anything, or where the line is lost and nobody knows. */
export function timeLeft(model: TableModel): number | null {
  const left = millisecondsLeft(model);
  return left && Math.ceil(left[0] / 1000);
}

/** The part of the time that is still left, from 1 to 0; none where nobody waits for anything. */
export function timePart(model: TableModel): number | null {
  const left = millisecondsLeft(model);
  return left && (left[1] > 0 ? Math.min(1, left[0] / left[1]) : 0);
}

function millisecondsLeft(model: TableModel): [left: number, whole: number] | null {
  const frame = model.frame.value;
  const clocks = frame?.clocks ?? [];
  const me = model.seat.value;
  const clock = clocks.find(([seat]) => seat === me) ?? clocks.find(([seat]) => seat === -1) ?? clocks[0];
  if (!frame || !clock || isLost(model)) return null;
  const isPaused = model.room.value?.phase === "paused";
  const passed = isPaused ? 0 : Math.max(0, now.value - model.frameAt.value);
  return [Math.max(0, clock[2] - frame.at - passed), clock[1]];
}
