// What the prompt and everything around it ask first: is it my turn, and does the table still hear me?
import { gameFacts } from "../../lib/api";
import type { Frame } from "../../protocol/wire";
import { hasCurtain, isHidden } from "./hidden";
import type { TableModel } from "./model";
import { isRace } from "./race";
import { seatsZone, zonesOf } from "./zones";

export function isMyTurn(model: TableModel): boolean {
  const me = model.seat.value;
  const people = seatsZone(model.zones.value)?.pieces ?? [];
  return me !== null && (people[me]?.state?.includes("turn") ?? false);
}

/** Does the table wait for somebody on this device? What may be raced for waits for nobody. */
export function isWaitedFor(model: TableModel): boolean {
  const frame = model.frame.value;
  const isLive = model.connection.value.is === "open" || model.connection.value.is === "broken";
  if (!frame || frame.over || !isLive || model.room.value?.phase !== "playing") return false;
  const people = seatsZone(model.zones.value)?.pieces ?? [];
  const turns = people.flatMap((piece, seat) => (piece.state?.includes("turn") ? [seat] : []));
  if (hasCurtain(model)) return turns.some((seat) => model.seats.value[seat]?.mine);
  const { taps = [], picks = [] } = frame.mine ?? {};
  const canMove = picks.length > 0 || taps.some((tap) => !tap[2]);
  return canMove && (isMyTurn(model) || turns.length === 0);
}

/** The line is broken, and the prompt is where one reads it. */
export function isLost(model: TableModel): boolean {
  const frame = model.frame.value;
  return model.connection.value.is === "broken" && frame !== null && !frame.over && !isHidden(model);
}

/** A race is open; or the table waits for nobody in particular in a game of races, and one may open at any moment. */
export function mayBeRaced(model: TableModel, frame: Frame): boolean {
  if (isRace(frame)) return true;
  const hasRaces = gameFacts(model.room.peek()?.game ?? "")?.races ?? false;
  const isSomebodysTurn = (seatsZone(zonesOf(frame))?.pieces ?? []).some((piece) => piece.state?.includes("turn"));
  return hasRaces && !isSomebodysTurn && !frame.over;
}
