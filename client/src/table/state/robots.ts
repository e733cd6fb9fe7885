// Robots that came to the table just now, in words: on seats that were free, or in the place of somebody.
import { listed, seatName } from "../../lib/seat-names";
import type { Msg, Room } from "../../protocol/wire";

export function robotsSince(before: Room | null, now: Room): Msg[] {
  if (!before || now.phase !== "playing") return [];
  const sat = now.seats.flatMap((seat, number) =>
    seat.who === "bot" && !before.seats[number]?.who ? [seatName(seat, number)] : [],
  );
  const standIns = now.seats.flatMap((seat, number) =>
    seat.who === "person" && seat.bot && !seat.mine && isPlayedBy(before, number, seat.name)
      ? [seatName(seat, number)]
      : [],
  );
  return [
    ...(sat.length > 0 ? [{ key: "ui-robots-sit", args: { count: sat.length, names: listed(sat) } }] : []),
    ...standIns.map((name) => ({ key: "ui-robot-stands-in", args: { name } })),
  ];
}

/** Did this person play here themselves? */
function isPlayedBy({ seats }: Room, number: number, name: string | undefined): boolean {
  return seats[number]?.name === name && !seats[number]?.bot;
}
