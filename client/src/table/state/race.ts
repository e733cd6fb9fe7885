// Is there something to be quick about, at this moment?
import { gameFacts } from "../../lib/api";
import type { Frame } from "../../protocol/wire";
import type { TableModel } from "./model";
import { seatsZone, zonesOf } from "./zones";

/** The pieces at which a press would be timed. */
export function racedKeys(frame: Frame): Set<string> {
  return new Set((frame.mine?.taps ?? []).flatMap(([path, , race]) => (race ? path.slice(-1) : [])));
}

export function isRace(frame: Frame): boolean {
  return Boolean(frame.held) || Boolean(frame.mine?.marks) || (frame.mine?.taps ?? []).some((tap) => tap[2]);
}

/** A race is open; or the table waits for nobody in particular in a game of races, and one may open at any moment. */
export function mayBeRaced(model: TableModel, frame: Frame): boolean {
  if (isRace(frame)) return true;
  const hasRaces = gameFacts(model.room.peek()?.game ?? "")?.races ?? false;
  const isSomebodysTurn = (seatsZone(zonesOf(frame))?.pieces ?? []).some((piece) => piece.state?.includes("turn"));
  return hasRaces && !isSomebodysTurn && !frame.over;
}
