// Pictures on a page: a face by its name, an animal on its disc, the box of a game, the signs of a deal of the day.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { faceAddress, gameFacts } from "../lib/api";
import { ANIMAL_COUNT, robotOf } from "../lib/seat-names";
import { language, theme } from "../lib/settings";
import { t } from "../lib/words";
import type { SeatInfo } from "../protocol/wire";
import { Outfit, OUTFITS } from "./faces/outfits";

export const ANIMALS = [
  "frog",
  "owl",
  "rabbit",
  "duck",
  "fox",
  "cat",
  "bear",
  "penguin",
  "mouse",
  "hedgehog",
  "sheep",
  "pig",
  "cow",
  "squirrel",
  "hen",
  "elephant",
] as const;
export { ANIMAL_COUNT };
export const FACE_COUNT = ANIMAL_COUNT * OUTFITS; // in a hall, where there are more people than animals

export type Mood = "idle" | "thinking" | "glad" | "sorry" | "teased";

interface FaceProps {
  name: string;
  kind?: string;
  isFirst?: boolean; // what one looks at first: it comes before the others
  isBelow?: boolean; // probably below the edge of the screen: it may come later
}

/** A picture beside words that say the same: those who listen need only the words. */
export function Face({ name, kind = "face", isFirst = false, isBelow = false }: FaceProps): VNode {
  if (LOCAL && name.startsWith("/")) return <LocalSealedFace name={name} kind={kind} />;
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

/** Where there is no server, sealed pictures have to be fetched: an address of theirs leads nowhere. */
function LocalSealedFace({ name, kind }: { name: string; kind: string }): VNode {
  const fetched = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let own = "";
    void fetch(name)
      .then((answer) => answer.blob())
      .then((picture) => (fetched.value = own = URL.createObjectURL(picture)));
    return () => URL.revokeObjectURL(own);
  }, [name]);
  return <img class={kind} src={fetched.value} alt="" draggable={false} />;
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

interface WhoProps {
  seat: SeatInfo;
  mood?: Mood; // of a robot
}

/** Who sits there, round: a robot in its mood, or a person's animal. */
export function Who({ seat, mood }: WhoProps): VNode {
  if (isRobot(seat)) return <Face name={`house/${robot(seat, mood)}`} kind="who" />;
  return <AnimalFace number={seat.animal} />;
}

export function Bust({ seat, mood }: WhoProps): VNode {
  if (isRobot(seat)) return <Face name={`house/bust-${robot(seat, mood)}`} kind="bust" />;
  return <Dressed name={`house/bust-${animal(seat.animal)}`} number={seat.animal} kind="bust" />;
}

/** An animal on its disc, as it is dressed. */
export function AnimalFace({ number, kind = "who" }: { number?: number; kind?: string }): VNode {
  return <Dressed name={`house/animal-${animal(number)}`} number={number} kind={kind} isInRim />;
}

interface DressedProps {
  name: string;
  number?: number;
  kind: string;
  isInRim?: boolean; // where contrast is high, discs are smaller, in a white rim
}

/** From the seventeenth on, animals wear something, which is drawn over the picture of the animal. */
function Dressed({ name, number = 0, kind, isInRim = false }: DressedProps): VNode {
  const outfit = Math.floor(number / ANIMAL_COUNT) % OUTFITS;
  if (!outfit) return <Face name={name} kind={kind} />;
  const isContrast = theme.value === "contrast";
  return (
    <svg class={`${kind} dressed`} viewBox="0 0 100 100" aria-hidden="true">
      <image href={faceAddress(name, language.value, theme.value)} width="100" height="100" />
      <g transform={isInRim && isContrast ? "translate(3 3) scale(.94)" : undefined}>
        <Outfit animal={number % ANIMAL_COUNT} outfit={outfit} isContrast={isContrast} />
      </g>
    </svg>
  );
}

/** Somebody who played before and is not here: their animal in a dashed sheet. */
export function GhostFace({ animal: number }: { animal: number }): VNode {
  return (
    <span class="ghost-face" aria-hidden="true">
      <Bust seat={{ name: "", who: "person", animal: number }} />
    </span>
  );
}

export function animal(number = 0): string {
  return ANIMALS[number % ANIMAL_COUNT] as string;
}

/** The picture of a robot, also of one that stands in. */
export function robot(seat: SeatInfo, mood: Mood = "idle"): string {
  return `robot-${robotOf(seat)}-${mood}`;
}

function isRobot(seat: SeatInfo): boolean {
  return seat.who === "bot";
}

// ---- what came of a deal of the day: a star, a dot or a circle for each robot or card

const STAR = "M12 2.5l2.9 6.3 6.8.8-5 4.7 1.3 6.8-6-3.4-6 3.4 1.3-6.8-5-4.7 6.8-.8z";

export function Sign({ symbol }: { symbol: string }): VNode {
  return (
    <svg class="sign" data-sign={symbol} viewBox="0 0 24 24" aria-hidden="true">
      {symbol === "S" ? <path d={STAR} /> : <circle cx="12" cy="12" r="8.5" />}
    </svg>
  );
}

/** Read aloud as how many there are of each. */
export function Signs({ symbols }: { symbols: string }): VNode {
  const count = (symbol: string): number => symbols.split("").filter((each) => each === symbol).length;
  return (
    <span
      class="signs"
      role="img"
      aria-label={t("ui-day-signs", { stars: count("S"), dots: count("D"), rest: count("C") })}
    >
      {symbols.split("").map((symbol, place) => (
        <Sign key={place} symbol={symbol} />
      ))}
    </span>
  );
}

/** The coin that decides where nothing else does. */
export function Coin(): VNode {
  return (
    <svg class="coin" viewBox="0 0 64 64" fill="none" stroke="#4a3441" stroke-width="3" aria-hidden="true">
      <circle cx="32" cy="34" r="28" fill="#d99a1e" />
      <circle cx="32" cy="31" r="28" fill="#ffcd2e" />
      <circle cx="32" cy="31" r="21" stroke-dasharray="4 5" stroke-width="2" />
      <path d="M24 27v2M40 27v2M22 36q10 10 20 0" stroke-linecap="round" />
    </svg>
  );
}
