// Who sat where in the matches this device was at. Records hold no names: whoever is forgotten is not in them.
import type { SeatInfo } from "./wire";
import { t } from "./words";

const SHELF = "tablee.company";
const KEPT = 40;

type Kept = [record: string, seats: SeatInfo[]][];

export function keepCompany(record: string, seats: readonly SeatInfo[]): void {
  const known = seats.map(({ name, who, bot, mine, animal }) => ({ name, who, bot, mine, animal, here: true }));
  write([[record, known], ...read().filter(([each]) => each !== record)].slice(0, KEPT) as Kept);
}

/** The seats of a match; after their animals, where the names are not known here. */
export function companyOf(record: string, seats: number): SeatInfo[] {
  const known = read().find(([each]) => each === record)?.[1];
  return Array.from(
    { length: seats },
    (_, seat) => known?.[seat] ?? { name: t("ui-animal", { seat }), who: "person", here: true, animal: seat },
  );
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? "[]") as Kept;
  } catch {
    return [];
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(SHELF, JSON.stringify(kept));
  } catch {
    // then animals stand for them
  }
}
