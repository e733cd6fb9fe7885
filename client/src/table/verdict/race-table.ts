// What a race was about: the table as it lay when the first press of it was played, and the card that was raced for.
import type { Frame, Msg, Piece, Said, Zone } from "../../protocol/wire";
import { TableModel } from "../state/model";
import { zonesOf } from "../state/zones";

export const RACE_TABLE_SHEET = "again";

export interface RaceTable {
  frame: Frame; // the table then
  card: Piece | null;
  /** May it no longer be looked at? Somebody else has the device; or what happened is to be remembered. */
  isPast: (now: Frame) => boolean;
}

/** From the last frame before a verdict and the one that brought it. Sealed pictures are forgotten when they leave the
 * table, and what is covered was not seen: of those there is nothing to look at again. */
export function raceTableOf(before: Frame | null, judged: Frame | null): RaceTable | null {
  const zones = zonesOf(before);
  if (!before || !judged || before.mine?.cover || before.match !== judged.match || before.seat !== judged.seat)
    return null;
  if (zones.some((zone) => zone.pieces?.some((piece) => piece.sealed))) return null;
  const said = judged.said ?? [];
  return {
    frame: before,
    card: racedFor(zones, said),
    isPast: (now) =>
      now.seat !== before.seat ||
      now.match !== before.match ||
      (said.some(({ fleeting }) => fleeting) && now !== judged && Boolean(now.said?.length)),
  };
}

/** The card that flew when the press was played; otherwise the only one that could be pressed. */
function racedFor(zones: readonly Zone[], said: readonly Said[]): Piece | null {
  const seen = zones.flatMap((zone) =>
    (zone.pieces ?? []).filter(({ face }) => face).map((piece) => ({ piece, pressed: zone.presses ? zone.id : "" })),
  );
  const ends = said.flatMap(({ flights = [] }) => flights.flat());
  const flown = ends.flatMap((end) => seen.filter(({ piece, pressed }) => end === piece.key || end === pressed))[0];
  const pressable = seen.filter(({ pressed }) => pressed);
  return (flown ?? (pressable.length === 1 ? pressable[0] : undefined))?.piece ?? null;
}

/** That table, to be looked at: nothing can be done there, and a ring is round what was raced for. */
export class RaceTableModel extends TableModel {
  constructor(of: TableModel, { frame, card }: RaceTable, prompt: Msg, winner: number) {
    super();
    const asItWas = (zone: Zone): Zone => ({
      ...zone,
      pieces: zone.pieces?.map((piece) => {
        const more: Piece["state"] = zone.kind === "bar" ? ["off"] : piece.key === card?.key ? ["good"] : [];
        return { ...piece, state: [...(piece.state ?? []), ...more] };
      }),
    });
    this.room.value = of.room.peek();
    this.connection.value = { is: "open" };
    this.frame.value = {
      ...frame,
      clocks: [],
      table: frame.table?.map(asItWas),
      mine: { prompt, zones: frame.mine?.zones?.map(asItWas) },
    };
    this.doer.value = winner;
  }

  request(): Promise<boolean> {
    return Promise.resolve(false);
  }

  leave(): void {}

  protected play(): Promise<void> {
    return Promise.resolve();
  }
}
