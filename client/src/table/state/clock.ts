// The time that is left to whom the table waits for: mine, if it is about me. And what happens when it is over.
import { signal } from "@preact/signals";
import type { ClockInfo } from "../../protocol/wire";
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

/** Seconds as a clock shows them. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What the clock that is shown decides, in words that stand before the time. */
export function timeLabel(model: TableModel): string {
  return model.say(shownClock(model)?.[3]);
}

/** Of several clocks the one that is about me, otherwise the one for all. */
export function shownClock(model: TableModel): ClockInfo | undefined {
  const clocks = model.frame.value?.clocks ?? [];
  const me = model.seat.value;
  return clocks.find(([seat]) => seat === me) ?? clocks.find(([seat]) => seat === -1) ?? clocks[0];
}

function millisecondsLeft(model: TableModel): [left: number, whole: number] | null {
  const frame = model.frame.value;
  const clock = shownClock(model);
  if (!frame || !clock || isLost(model)) return null;
  const stands = model.room.value?.phase === "paused" || frame.held === "all" || Boolean(model.hint.value?.still);
  const passed = stands ? 0 : Math.max(0, now.value - model.frameAt.value);
  return [Math.max(0, clock[2] - frame.at - passed), clock[1]];
}
