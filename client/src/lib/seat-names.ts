// What those at a table are called. A person has a name, a robot its own.
import type { SeatInfo } from "../protocol/wire";
import { isolated } from "./bidi";
import { language } from "./settings";
import { t } from "./words";

export const ANIMAL_COUNT = 16;
export const ROBOTS = ["rouage", "ressort", "pignon", "piston", "boulon", "manivelle", "bobine", "loupiote"] as const;

export function seatName(seat: SeatInfo, number: number): string {
  if (seat.name) return isolated(seat.name);
  return seat.who === "bot" ? robotName(seat) : t("seat-number", { number: number + 1 });
}

/** Which of the eight robots plays there; where a server did not say it yet, one by its number. */
export function robotOf(seat: SeatInfo): string {
  return seat.robot || (ROBOTS[(seat.animal ?? 0) % ROBOTS.length] as string);
}

function robotName(seat: SeatInfo): string {
  const name = t("ui-robot-name", { robot: robotOf(seat) });
  return seat.second ? t("ui-robot-second", { name }) : name;
}

/** What a robot is, in words that go on after its name: a robot, and how good it is. */
export function robotKind(seat: SeatInfo): string {
  const level = seat.level ?? "";
  return level ? t("ui-robot-kind", { level: botLevel(level).toLocaleLowerCase(language.value) }) : t("ui-seat-robot");
}

/** Who hosts the table; empty, if they have no seat. */
export function hostName(seats: readonly SeatInfo[]): string {
  return isolated(seats.find((seat) => seat.host)?.name ?? "");
}

const LEVELS: Record<string, string> = {
  beginner: "ui-bot-beginner",
  family: "ui-bot-family",
  sharp: "ui-bot-sharp",
  merciless: "ui-bot-merciless",
};

/** How good a bot is, in a word. */
export function botLevel(bot: string): string {
  const key = LEVELS[bot];
  return key ? t(key) : bot;
}

const PROMISES: Record<string, string> = {
  beginner: "ui-bot-beginner-promise",
  family: "ui-bot-family-promise",
  sharp: "ui-bot-sharp-promise",
  merciless: "ui-bot-merciless-promise",
};

/** Whom a bot is a match for. */
export function botPromise(bot: string): string {
  const key = PROMISES[bot];
  return key ? t(key) : "";
}

/** One after the other, as one says it. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.value).format(names);
}

/** What one calls an animal, and what it wears. */
export function animalName(number: number): string {
  const [animal, outfit] = [t("ui-animal", { seat: number % ANIMAL_COUNT }), Math.floor(number / ANIMAL_COUNT)];
  return outfit ? t("ui-animal-dressed", { animal, outfit }) : animal;
}

/** The seats of a match that is over, after their animals where a name is not known or was forgotten: the server keeps
 * the names beside the record, for those who played. */
export function pastPlayers(players: readonly SeatInfo[], seats: number): SeatInfo[] {
  return Array.from({ length: seats }, (_, seat) => {
    const known = players[seat];
    if (known?.who === "bot" || known?.name) return known;
    const animal = known ? (known.animal ?? 0) : seat;
    return { ...known, name: animalName(animal), who: "person", here: true, animal };
  });
}
