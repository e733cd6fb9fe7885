// Another colour for a thing: its hue is replaced, its lightness moved, its folds and shadows stay.
import { framed } from "./masks";
import { cut, lightness, widened, widthOf, type Mask, type Patch, type Picture } from "./pixels";

export const MOVED = 34; // of 255: how much lighter or darker a thing becomes; a change of hue alone is lost on some eyes
const COLOURFUL = 52; // a grey thing becomes as colourful as this
const MIDDLE = 128;

/** Blue and red parts of a hue, of length one: those of YCbCr. */
export const HUES: readonly (readonly [number, number])[] = [
  [0.94, -0.34], // blue
  [-0.34, 0.94], // red
  [-0.94, 0.34], // yellow
  [-0.6, -0.8], // green
  [0.55, 0.83], // purple
  [0.5, -0.87], // turquoise
];

/** `hue` is a number of HUES; each time round it becomes lighter where it was to become darker. */
export function recoloured(picture: Picture, mask: Mask, hue: number): Patch {
  const frame = widened(mask.box, 1, picture);
  const soft = softened(framed(mask, frame));
  const patch = cut(picture, frame);
  const isTurned = Math.floor(hue / HUES.length) % 2 === 1;
  const moved = MOVED * (meanLightness(patch, framed(mask, frame)) > MIDDLE !== isTurned ? -1 : 1);
  const [blue, red] = HUES[(hue + unlike(picture, mask)) % HUES.length] as readonly [number, number];
  for (let pixel = 0; pixel < soft.length; pixel++) {
    const share = soft[pixel] as number;
    if (share === 0) continue;
    const at = pixel * 4;
    const light = lightness(patch.data, at);
    const colour = Math.max(COLOURFUL, Math.hypot(...chroma(patch.data, at)));
    const y = Math.min(250, Math.max(5, light + moved));
    const away = [1.402 * red * colour, -(0.344 * blue + 0.714 * red) * colour, 1.772 * blue * colour];
    // as colourful as it can be at this lightness: what is cut off would change the lightness
    const part = Math.min(1, ...away.map((each) => (each > 0 ? (255 - y) / each : y / Math.max(1, -each))));
    const turned = away.map((each) => y + each * part);
    for (let channel = 0; channel < 3; channel++)
      patch.data[at + channel] =
        (patch.data[at + channel] as number) * (1 - share) + (turned[channel] as number) * share;
  }
  return patch;
}

function chroma(data: Uint8ClampedArray, at: number): [number, number] {
  const light = lightness(data, at);
  return [((data[at + 2] as number) - light) / 1.772, ((data[at] as number) - light) / 1.402];
}

/** The hue that is farthest from that of the thing: the first one offered is to be a change. */
function unlike(picture: Picture, mask: Mask): number {
  const patch = cut(picture, mask.box);
  let [blue, red] = [0, 0];
  for (let pixel = 0; pixel < mask.bits.length; pixel++)
    if (mask.bits[pixel]) {
      const [cb, cr] = chroma(patch.data, pixel * 4);
      blue += cb;
      red += cr;
    }
  const alike = HUES.map(([cb, cr]) => cb * blue + cr * red);
  return alike.indexOf(Math.min(...alike));
}

function meanLightness(patch: Patch, mask: Mask): number {
  let [sum, many] = [0, 0];
  for (let pixel = 0; pixel < mask.bits.length; pixel++)
    if (mask.bits[pixel]) {
      sum += lightness(patch.data, pixel * 4);
      many += 1;
    }
  return many ? sum / many : 0;
}

/** From 0 to 1, with an edge that is not a staircase. */
function softened({ box, bits }: Mask): Float32Array {
  const width = widthOf(box);
  const found = new Float32Array(bits.length);
  for (let at = 0; at < bits.length; at++) {
    if (!bits[at]) continue;
    const x = at % width;
    let sum = 0;
    for (const row of [-width, 0, width])
      for (const side of [-1, 0, 1]) {
        const isOutside = x + side < 0 || x + side >= width || at + row < 0 || at + row >= bits.length;
        sum += isOutside ? 1 : (bits[at + row + side] as number);
      }
    found[at] = sum / 9;
  }
  return found;
}
