// Pictures on a page: a face by its name, an animal on its disc, the box of a game.
import type { VNode } from "preact";
import { faceAddress, gameFacts } from "../lib/api";
import { language, theme } from "../lib/settings";
import type { SeatInfo } from "../protocol/wire";

const ANIMALS = ["frog", "owl", "rabbit", "duck", "fox", "cat", "bear", "penguin", "mouse", "hedgehog"] as const;
export const ANIMAL_COUNT = ANIMALS.length;
const ROBOTS: Record<string, number> = { beginner: 1, family: 2, sharp: 3, merciless: 4 };

interface FaceProps {
  name: string;
  kind?: string;
  isFirst?: boolean; // what one looks at first: it comes before the others
  isBelow?: boolean; // probably below the edge of the screen: it may come later
}

/** A picture beside words that say the same: those who listen need only the words. */
export function Face({ name, kind = "face", isFirst = false, isBelow = false }: FaceProps): VNode {
  const address = faceAddress(name, language.value, theme.value);
  return (
    <img
      class={kind}
      src={address}
      alt=""
      draggable={false}
      decoding="async"
      loading={isBelow ? "lazy" : "eager"}
      fetchpriority={isFirst ? "high" : undefined}
    />
  );
}

export function Box({ game, isFirst, isBelow }: { game: string; isFirst?: boolean; isBelow?: boolean }): VNode {
  const facts = gameFacts(game);
  if (!facts) return <Face name="house/logo" kind="box" />; // of a game that is no longer here
  const games = facts.evening;
  if (!games?.length) return <Face name={`boxes/${game}`} kind="box" isFirst={isFirst} isBelow={isBelow} />;
  return (
    <span class="box boxes">
      {games.slice(0, 3).map((each) => (
        <Face key={each} name={`boxes/${each}`} />
      ))}
    </span>
  );
}

/** Who sits there, round: an animal for each seat, for a bot the robot of its kind. */
export function Who({ seat }: { seat: SeatInfo }): VNode {
  return <Face name={`house/${isRobot(seat) ? robot(seat.bot) : `animal-${animal(seat.animal)}`}`} kind="who" />;
}

export function Bust({ seat }: { seat: SeatInfo }): VNode {
  return <Face name={`house/bust-${isRobot(seat) ? robot(seat.bot) : animal(seat.animal)}`} kind="bust" />;
}

export function animal(number = 0): string {
  return ANIMALS[number % ANIMALS.length] as string;
}

export function robot(bot = ""): string {
  return `robot-${ROBOTS[bot] ?? 2}`;
}

function isRobot(seat: SeatInfo): boolean {
  return seat.who === "bot";
}
