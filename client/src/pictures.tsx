// Pictures of the house on a page: a face by its name, an animal on its disc, the box of a game.
import type { VNode } from "preact";
import { faceAddress, gameFacts } from "./house";
import { language, theme } from "./settings";
import type { SeatInfo } from "./wire";

const ANIMALS = ["frog", "owl", "rabbit", "duck", "fox", "cat", "bear", "penguin", "mouse", "hedgehog"] as const;
const ROBOTS: Record<string, number> = { random: 1, plain: 2 };

/** A picture beside words that say the same: those who listen need only the words. */
export function Face({ name, kind = "face" }: { name: string; kind?: string }): VNode {
  return (
    <img class={kind} src={faceAddress(name, language.value, theme.value)} alt="" draggable={false} decoding="async" />
  );
}

export function Box({ game }: { game: string }): VNode {
  const games = gameFacts(game)?.evening;
  if (!games?.length) return <Face name={`boxes/${game}`} kind="box" />;
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
