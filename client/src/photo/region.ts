// A thing in a photograph, from one tap: the pixels around it that have about its colour.
import { connected, count, filled, framed, grown, shrunk } from "./masks";
import { widened, type Box, type Mask, type Picture } from "./pixels";

/** From strict to generous: how far a colour may be from that of the tap. */
export const TOLERANCES = [5, 7, 9, 12, 15, 19, 24, 30, 37, 45, 55, 67, 80] as const;
export const RIM = 3; // pixels by which a thing is grown: without them a rim of its old colour stays
const LEAK = 2; // pixels: what is thinner than twice this is no part of a thing
const LIGHT = 0.6; // how much lightness counts beside colour: things have shadows
const STEP = 1 / 5; // of the tolerance: so near to its neighbour a pixel may be farther from the tap
const FARTHER = 1.5; // times the tolerance
const AS_STEADY = 1.06; // times the least growth: so little more is no less steady

/** A photograph as colours are compared in it: one plane of lightness and two of colour, a little blurred, so that
 * grain does not matter. */
export interface Colours {
  readonly width: number;
  readonly height: number;
  readonly planes: readonly [Uint8Array, Uint8Array, Uint8Array];
}

export function coloursOf({ width, height, data }: Picture): Colours {
  const planes = [0, 1, 2].map(() => new Uint8Array(width * height)) as [Uint8Array, Uint8Array, Uint8Array];
  for (let at = 0; at < width * height; at++) {
    const [red, green, blue] = [data[at * 4] as number, data[at * 4 + 1] as number, data[at * 4 + 2] as number];
    planes[0][at] = 0.299 * red + 0.587 * green + 0.114 * blue;
    planes[1][at] = 128 - 0.169 * red - 0.331 * green + 0.5 * blue;
    planes[2][at] = 128 + 0.5 * red - 0.419 * green - 0.081 * blue;
  }
  return { width, height, planes: [blurred(planes[0], width), blurred(planes[1], width), blurred(planes[2], width)] };
}

/** The mean of three by three pixels; those at the edge stay as they are. */
function blurred(plane: Uint8Array, width: number): Uint8Array {
  const found = plane.slice();
  const across = new Uint16Array(plane.length);
  for (let at = 1; at < plane.length - 1; at++)
    across[at] = (plane[at - 1] as number) + (plane[at] as number) + (plane[at + 1] as number);
  for (let at = width + 1; at < plane.length - width - 1; at++) {
    const column = at % width;
    if (column === 0 || column === width - 1) continue;
    found[at] = ((across[at - width] as number) + (across[at] as number) + (across[at + width] as number)) / 9 + 0.5;
  }
  return found;
}

export interface Thing {
  readonly x: number; // where it was tapped
  readonly y: number;
  readonly mask: Mask; // grown by RIM
  readonly tolerance: number; // its place among TOLERANCES
  readonly isWhole: boolean; // false: it was given up, there is more of it than may be altered
}

/** The thing at a point: with the tolerance that is asked for, or with the one at which its size hardly changes, which
 * is where its own edge is. `least` and `most` pixels may be altered. */
export function thingAt(
  colours: Colours,
  x: number,
  y: number,
  least: number,
  most: number,
  tolerance?: number,
): Thing {
  if (tolerance !== undefined) return thing(colours, x, y, most, tolerance);
  const tried = TOLERANCES.map((_, place) => thing(colours, x, y, most, place));
  const sizes = tried.map(({ mask }) => count(mask));
  const sound = tried.filter(({ isWhole }, place) => isWhole && (sizes[place] as number) >= least);
  const growth = (each: Thing): number =>
    (sizes[each.tolerance + 1] ?? Infinity) / (sizes[Math.max(0, each.tolerance - 1)] as number);
  const steadiest = Math.min(...sound.map(growth));
  const steady = sound.filter((each) => growth(each) <= steadiest * AS_STEADY);
  const largest = tried.filter(({ isWhole }) => isWhole).at(-1);
  return steady[Math.floor(steady.length / 2)] ?? largest ?? (tried[0] as Thing);
}

function thing(colours: Colours, x: number, y: number, most: number, tolerance: number): Thing {
  const { mask: flooded, isWhole } = flood(colours, x, y, TOLERANCES[tolerance] as number, most);
  const solid = grown(shrunk(flooded, LEAK), LEAK, asPicture(colours));
  const inside = connected(framed(solid, flooded.box), x, y);
  const mask = filled(count(inside) > 0 ? inside : flooded);
  return { x, y, mask: grown(mask, RIM, asPicture(colours)), tolerance, isWhole };
}

function asPicture({ width, height }: Colours): Picture {
  return { width, height, data: new Uint8ClampedArray() };
}

/** All pixels around the point that have about its colour; it ends when there are too many of them. */
function flood(
  colours: Colours,
  x: number,
  y: number,
  tolerance: number,
  most: number,
): { mask: Mask; isWhole: boolean } {
  const { width, height, planes } = colours;
  const [light, blue, red] = planes;
  const start = y * width + x;
  const [light0, blue0, red0] = [
    mean(light, width, height, x, y),
    mean(blue, width, height, x, y),
    mean(red, width, height, x, y),
  ];
  const found = new Uint8Array(width * height);
  const box: Box = { left: x, top: y, right: x + 1, bottom: y + 1 };
  const far = (at: number): number =>
    Math.hypot(((light[at] as number) - light0) * LIGHT, (blue[at] as number) - blue0, (red[at] as number) - red0);
  const step = (one: number, other: number): number =>
    Math.hypot(
      ((light[one] as number) - (light[other] as number)) * LIGHT,
      (blue[one] as number) - (blue[other] as number),
      (red[one] as number) - (red[other] as number),
    );
  const edge = [start];
  found[start] = 1;
  let size = 0;
  const reach = (at: number, from: number): void => {
    if (found[at]) return;
    const away = far(at);
    if (away > tolerance && !(away <= tolerance * FARTHER && step(at, from) <= tolerance * STEP)) return;
    found[at] = 1;
    edge.push(at);
  };
  // the nearest first: what is given up is given up all round
  for (let next = 0; next < edge.length && size <= most; next++) {
    const at = edge[next] as number;
    const [column, row] = [at % width, Math.floor(at / width)];
    size += 1;
    box.left = Math.min(box.left, column);
    box.right = Math.max(box.right, column + 1);
    box.top = Math.min(box.top, row);
    box.bottom = Math.max(box.bottom, row + 1);
    if (column > 0) reach(at - 1, at);
    if (column < width - 1) reach(at + 1, at);
    if (row > 0) reach(at - width, at);
    if (row < height - 1) reach(at + width, at);
  }
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const frame = widened(box, 1, asPicture(colours));
  return { mask: framed({ box: whole, bits: found }, frame), isWhole: size <= most };
}

/** Of what is around the tap: a finger does not choose a pixel. */
function mean(plane: Uint8Array, width: number, height: number, x: number, y: number): number {
  let [sum, many] = [0, 0];
  for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row++)
    for (let column = Math.max(0, x - 2); column <= Math.min(width - 1, x + 2); column++) {
      sum += plane[row * width + column] as number;
      many += 1;
    }
  return sum / many;
}
