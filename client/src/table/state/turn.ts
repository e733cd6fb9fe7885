// What the prompt and everything around it ask first: is it my turn, and does the table still hear me?
import { isHidden } from "./hidden";
import type { TableModel } from "./model";
import { seatsZone } from "./zones";

export function isMyTurn(model: TableModel): boolean {
  const me = model.seat.value;
  const people = seatsZone(model.zones.value)?.pieces ?? [];
  return me !== null && (people[me]?.state?.includes("turn") ?? false);
}

/** The line is broken, and the prompt is where one reads it. */
export function isLost(model: TableModel): boolean {
  const frame = model.frame.value;
  return model.connection.value.is === "broken" && frame !== null && !frame.over && !isHidden(model);
}
