// Who sat where in a match that is over. The server keeps the names beside the record, for those who played.
import type { SeatInfo } from "../protocol/wire";
import { t } from "./words";

/** The seats of a match; after their animals, where a name is not known, or was forgotten. */
export function pastPlayers(players: readonly SeatInfo[], seats: number): SeatInfo[] {
  return Array.from({ length: seats }, (_, seat) => {
    const known = players[seat];
    if (known?.who === "bot" || known?.name) return known;
    const animal = known ? (known.animal ?? 0) : seat;
    return { ...known, name: t("ui-animal", { seat: animal }), who: "person", here: true, animal };
  });
}
