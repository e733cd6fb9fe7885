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
    else if (!this.last || base !== this.count + 1) return null;
    else this.last = together(this.last, rest);
    this.count = base;
    return this.last;
  }
}

function together(before: Frame, part: Frame): Frame {
  const { table, mine } = part;
  return {
    ...part,
    table: table ? zones(before.table, table) : before.table,
    mine: mine ? withZones(before.mine, mine) : before.mine,
  };
}

function withZones(before: Mine | undefined, mine: Mine): Mine {
  return mine.zones ? { ...mine, zones: zones(before?.zones, mine.zones) } : mine;
}

function zones(before: Zone[] = [], sent: Sent): Zone[] {
  return sent.map((zone) => (typeof zone === "number" ? before[zone]! : zone));
}
