// Frames that bring only what is different from the one before: put together here, so that all others see whole ones.
import type { Frame, Mine, Zone } from "../../protocol/wire";

/** Zones as a part has them: of one that is as it was, its place in the frame before. */
type Sent = (Zone | number)[];

export class Parts {
  private last: Frame | null = null;
  private count = 0; // parts since the last whole frame

  /** The whole frame; null if the one that it builds on is not the last that came. */
  whole(frame: Frame): Frame | null {
    const { base = 0, ...rest } = frame;
    if (base === 0) this.last = frame;
    else this.last = this.last && base === this.count + 1 ? together(this.last, rest) : null;
    this.count = base;
    return this.last;
  }
}

function together(before: Frame, part: Frame): Frame | null {
  const table = part.table ? zones(before.table, part.table) : before.table;
  const mine = part.mine ? withZones(before.mine, part.mine) : before.mine;
  return table === null || mine === null ? null : { ...part, table, mine };
}

function withZones(before: Mine | undefined, mine: Mine): Mine | null {
  if (!mine.zones) return mine;
  const found = zones(before?.zones, mine.zones);
  return found && { ...mine, zones: found };
}

/** Null: one is named that was not there. */
function zones(before: Zone[] = [], sent: Sent): Zone[] | null {
  const found = sent.map((zone) => (typeof zone === "number" ? before[zone] : zone));
  return found.every((zone) => zone !== undefined) ? found : null;
}
