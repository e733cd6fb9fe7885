// Is there something to be quick about, at this moment?
import type { Frame } from "../../protocol/wire";

export function isRace(frame: Frame): boolean {
  return Boolean(frame.held) || Boolean(frame.mine?.marks) || (frame.mine?.taps ?? []).some((tap) => tap[2]);
}
