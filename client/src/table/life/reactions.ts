// What a robot makes of what happens: how it feels, and whether it says so. Pure, and only from what everybody at the
// table hears: all screens agree without a word being sent. Robots speak of themselves, never of a person.
import type { Chat, Said, SeatInfo } from "../../protocol/wire";
import type { Mood } from "../../ui/pictures";
import { isOneIn } from "./chance";

export type Feeling = Extract<Mood, "glad" | "sorry" | "teased">;

export interface Reaction {
  seat: number;
  mood: Feeling;
  speaks: boolean;
}

const SEEN = 2; // the weight from which on something is worth a face
const IN_PLAY = 3; // one time in so many a robot says how it feels
const ANSWERS: Record<string, readonly [mood: Feeling, oneIn: number]> = {
  wink: ["teased", 1],
  angry: ["teased", 1],
  love: ["glad", 2],
  smile: ["glad", 2],
  sad: ["sorry", 2],
  surprised: ["sorry", 2],
};

/** Who last did something to whom: the seat of a robot, by the seat that was hit. */
export type Hits = ReadonlyMap<number, number>;
export const NO_HITS: Hits = new Map();

export const isRobot = (seat: SeatInfo | undefined): boolean => seat?.who === "bot";

/** Something that everybody heard, with whoever did it; of a consequence, whoever did what it follows from. */
interface Happening {
  number: number;
  by: number;
  good: number;
  bad: number;
}

function happenings(said: readonly Said[]): Happening[] {
  let doer = -1;
  return said.flatMap(({ number = 0, weight = 1, by = -1, good = -1, bad = -1 }) => {
    if (number > 0 && by >= 0) doer = by; // what not everybody heard counts for nobody
    return number > 0 && weight >= SEEN ? [{ number, by: doer, good, bad }] : [];
  });
}

/** How the robots take what a frame tells. After a person's own mistake nobody is glad, and nobody speaks. */
export function reactionsTo(said: readonly Said[], seats: readonly SeatInfo[], match: string): Reaction[] {
  const found: Reaction[] = [];
  for (const { number, by, good, bad } of happenings(said)) {
    if (bad >= 0 && bad === by && !isRobot(seats[bad])) break;
    const glad = good >= 0 ? good : by !== bad && bad >= 0 ? by : -1;
    for (const [seat, mood] of [
      [glad, "glad"],
      [bad, "sorry"],
    ] as const)
      if (isRobot(seats[seat])) found.push({ seat, mood, speaks: isOneIn(IN_PLAY, match, String(number), seat) });
  }
  return found;
}

/** Which robot hit whom, after what a frame tells. */
export function hitsAfter(hits: Hits, said: readonly Said[], seats: readonly SeatInfo[]): Hits {
  const found = new Map(hits);
  for (const { by, bad } of happenings(said)) if (bad >= 0 && by !== bad && isRobot(seats[by])) found.set(bad, by);
  return found;
}

/** Who answers a person's face, and how: the robot that last hit them, otherwise the next one. */
export function answerTo(chat: Chat, seats: readonly SeatInfo[], hits: Hits, match: string): Reaction | null {
  const answer = ANSWERS[chat.emoji ?? ""];
  const seat = answer && answerer(chat.seat, seats, hits);
  if (seat === undefined) return null;
  const [mood, oneIn] = answer as readonly [Feeling, number];
  return { seat, mood, speaks: isOneIn(oneIn, match, `chat ${chat.number ?? 0}`, seat) };
}

function answerer(sender: number, seats: readonly SeatInfo[], hits: Hits): number | undefined {
  const last = hits.get(sender);
  if (last !== undefined && isRobot(seats[last])) return last;
  return seats.map((_, step) => (sender + 1 + step) % seats.length).find((seat) => isRobot(seats[seat]));
}
