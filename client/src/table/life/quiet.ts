// When a table is to be still: while a race is open or could open nothing moves, and robots are silent while somebody's
// time runs out.
import type { Frame, SeatInfo } from "../../protocol/wire";
import { isRace } from "../state/race";

const BEFORE_A_RACE = 700; // milliseconds in which everything is still already
const LAST_SECONDS = 5000; // milliseconds that are left to somebody

/** For how long after a frame things may move that only please; in milliseconds, Infinity where nothing limits it. */
export function calmFor(frame: Frame): number {
  if (isRace(frame)) return 0;
  const from = frame.races_from ?? -1;
  return from < 0 ? Infinity : Math.max(0, from - frame.at - BEFORE_A_RACE);
}

/** For how long robots may react: until somebody has five seconds left. A pause that is shorter is nobody's time. */
export function robotsMaySpeakFor(frame: Frame, seats: readonly SeatInfo[]): number {
  const pressing = (frame.clocks ?? []).filter(
    ([seat, ms]) => ms > LAST_SECONDS && (seat < 0 || seats[seat]?.who === "person"),
  );
  return Math.max(0, Math.min(calmFor(frame), ...pressing.map(([, , ends]) => ends - frame.at - LAST_SECONDS)));
}
