// What animals wear in a hall, over their pictures: a scarf, glasses or a hat. Python prints the same on paper, from the
// same numbers and lines: src/tablee/hall/exports/outfits.py.
import type { VNode } from "preact";

export const OUTFITS = 4; // the first is none

// By animal: the middle between the eyes, half their distance, the radius of a glass; where a hat stands.
type Worn = readonly [eyesX: number, eyesY: number, half: number, radius: number, hatX: number, hatY: number];
const WORN: readonly Worn[] = [
  [50, 33, 19, 12, 50, 23], // frog
  [50, 46.5, 16, 13.5, 50, 25], // owl
  [50, 56, 12.5, 9.5, 50, 36], // rabbit
  [50, 43, 14, 10, 50, 21], // duck
  [50, 55, 14, 10.5, 50, 31], // fox
  [50, 55, 14, 10.5, 50, 33], // cat
  [50, 48, 15, 10.5, 50, 22], // bear
  [50, 53, 13, 10.5, 50, 18], // penguin
  [50, 55, 12.5, 10, 50, 33], // mouse
  [50, 57, 11, 9, 50, 19], // hedgehog
  [50, 57, 10.5, 9, 50, 27], // sheep
  [50, 49, 15, 10.5, 50, 26], // pig
  [50, 49, 13, 10, 50, 24], // cow
  [47, 54, 14, 10.5, 47, 31], // squirrel
  [50, 50, 14, 10, 50, 25], // hen
  [50, 46, 14, 10, 50, 21], // elephant
];

interface Colours {
  ink: string;
  scarf: string;
  frame: string;
  hat: string;
  bolder: number; // lines, where contrast is high
}
const USUAL: Colours = { ink: "#4a3441", scarf: "#8b57cc", frame: "#b02a2c", hat: "#2b7cd3", bolder: 1 };
const CONTRAST: Colours = { ink: "#000", scarf: "#b492de", frame: "#000", hat: "#6ba3e0", bolder: 1.5 };
const STRIPE = "#fff6e6";
const SUN = "#ffcd2e";

interface OutfitProps {
  animal: number;
  outfit: number;
  isContrast: boolean;
}

export function Outfit({ animal, outfit, isContrast }: OutfitProps): VNode {
  const colours = isContrast ? CONTRAST : USUAL;
  const [eyesX, eyesY, half, radius, hatX, hatY] = WORN[animal] as Worn;
  return (
    <g stroke-linecap="round" stroke-linejoin="round">
      {outfit === 1 && <Scarf {...colours} />}
      {outfit === 2 && <Glasses x={eyesX} y={eyesY} half={half} radius={radius} frame={colours.frame} />}
      {outfit === 3 && (
        <g transform={`translate(${hatX} ${hatY}) rotate(10)`}>
          <Hat {...colours} />
        </g>
      )}
    </g>
  );
}

function Scarf({ ink, scarf, bolder }: Colours): VNode {
  return (
    <>
      <path
        d="M9.6 75Q50 95.5 90.4 75A47.5 47.5 0 0 1 76.4 89.5Q50 103 23.6 89.5A47.5 47.5 0 0 1 9.6 75Z"
        fill={scarf}
        stroke={ink}
        stroke-width={4 * bolder}
      />
      <path
        d="M20 82l-2 4M34 87.5l-2 5.5M50 89v6.5M66 87.5l2 5.5M80 82l2 4"
        fill="none"
        stroke={STRIPE}
        stroke-width="4.6"
      />
    </>
  );
}

interface GlassesProps {
  x: number;
  y: number;
  half: number;
  radius: number;
  frame: string;
}

function Glasses({ x, y, half, radius, frame }: GlassesProps): VNode {
  const [left, right, top] = [x - half, x + half, y - 2];
  const bridge = `M${left + radius} ${top}Q${x} ${y - 6} ${right - radius} ${top}`;
  return (
    <g fill="none" stroke={frame} stroke-width="4.6">
      <circle cx={left} cy={y} r={radius} fill="#fff" fill-opacity=".16" />
      <circle cx={right} cy={y} r={radius} fill="#fff" fill-opacity=".16" />
      <path d={`${bridge}M${left - radius} ${top}l-9-3M${right + radius} ${top}l9-3`} />
    </g>
  );
}

function Hat({ ink, hat, bolder }: Colours): VNode {
  return (
    <g stroke={ink} stroke-width={4 * bolder}>
      {/* on a black page */}
      {bolder > 1 && <path d="M-17 4L0-34 17 4Q0 10-17 4Z" stroke="#fff" stroke-width="11" />}
      <path d="M-17 4L0-34 17 4Q0 10-17 4Z" fill={hat} />
      <path d="M-11-9Q0-5 9-12M-6-22Q0-19 5-23" fill="none" stroke={SUN} stroke-width="4.5" />
      <circle cy="-34" r="6" fill={SUN} />
    </g>
  );
}
