// Is there something to be quick about, at this moment?
import type { Frame } from "../../protocol/wire";

/** The pieces at which a press would be timed. */
export function racedKeys(frame: Frame): Set<string> {
  return new Set((frame.mine?.taps ?? []).flatMap(([path, , race]) => (race ? path.slice(-1) : [])));
}

export function isRace(frame: Frame): boolean {
  return Boolean(frame.held) || Boolean(frame.mine?.marks) || (frame.mine?.taps ?? []).some((tap) => tap[2]);
}
