// What follows from how a table was opened.
import type { Room } from "../../protocol/wire";

/** A deal of the day, or a match that goes on from another: played, or closed, and nothing else. */
export function isForOneMatch(room: Room): boolean {
  return room.branch != null || Boolean(room.setup.day);
}
