// A thing is taken away: its place is filled smoothly from its rim, like a skin that is stretched over it. That looks
// right on calm ground only.
import { count, framed, grown } from "./masks";
import { cut, lightness, widened, widthOf, type Mask, type Patch, type Picture } from "./pixels";

export const MOST_GONE = 0.5; // per cent of the picture
export const CALM = 11; // of 255: how uneven the ground may be
const RING = 8; // pixels of ground that are looked at
const TURNS = 300;
const FASTER = 1.9; // successive over-relaxation
const MORE = 2; // pixels around the thing that go with it: its shadow's edge

export function isCalm(picture: Picture, mask: Mask): boolean {
  return unevenness(picture, mask) <= CALM;
}

/** How far the ground around a thing is from an even slope of light: the root of the mean square. */
export function unevenness(picture: Picture, mask: Mask): number {
  const outer = grown(mask, MORE + RING, picture);
  const inner = framed(grown(mask, MORE, picture), outer.box);
  const patch = cut(picture, outer.box);
  const ring: [number, number, number][] = [];
  for (let at = 0; at < outer.bits.length; at++)
    if (outer.bits[at] && !inner.bits[at])
      ring.push([at % patch.width, Math.floor(at / patch.width), lightness(patch.data, at * 4)]);
  if (ring.length === 0) return 0;
  const mean = (of: (each: [number, number, number]) => number): number =>
    ring.reduce((sum, each) => sum + of(each), 0) / ring.length;
  const [x0, y0, light0] = [mean(([x]) => x), mean(([, y]) => y), mean(([, , light]) => light)];
  const [xx, yy, xy] = [
    mean(([x]) => (x - x0) ** 2),
    mean(([, y]) => (y - y0) ** 2),
    mean(([x, y]) => (x - x0) * (y - y0)),
  ];
  const [xl, yl] = [
    mean(([x, , light]) => (x - x0) * (light - light0)),
    mean(([, y, light]) => (y - y0) * (light - light0)),
  ];
  const whole = xx * yy - xy * xy || 1;
  const [across, down] = [(xl * yy - yl * xy) / whole, (yl * xx - xl * xy) / whole];
  return Math.sqrt(mean(([x, y, light]) => (light - light0 - across * (x - x0) - down * (y - y0)) ** 2));
}

export function takenAway(picture: Picture, mask: Mask): Patch {
  const wide = grown(mask, MORE, picture);
  const frame = widened(wide.box, 1, picture);
  const { bits } = framed(wide, frame);
  const patch = cut(picture, frame);
  const width = widthOf(frame);
  const inside = [...bits.keys()].filter((at) => bits[at]);
  for (let channel = 0; channel < 3; channel++) {
    const values = Float32Array.from(bits, (_, at) => patch.data[at * 4 + channel] as number);
    const start = rimMean(values, bits, width);
    for (const at of inside) values[at] = start;
    for (let turn = 0; turn < TURNS; turn++)
      for (const at of inside) {
        const x = at % width;
        let [sum, many] = [0, 0];
        if (x > 0) [sum, many] = [sum + (values[at - 1] as number), many + 1];
        if (x < width - 1) [sum, many] = [sum + (values[at + 1] as number), many + 1];
        if (at >= width) [sum, many] = [sum + (values[at - width] as number), many + 1];
        if (at + width < values.length) [sum, many] = [sum + (values[at + width] as number), many + 1];
        values[at] = (values[at] as number) + FASTER * (sum / many - (values[at] as number));
      }
    for (const at of inside) patch.data[at * 4 + channel] = values[at] as number;
  }
  return patch;
}

function rimMean(values: Float32Array, bits: Uint8Array, width: number): number {
  let [sum, many] = [0, 0];
  for (let at = 0; at < bits.length; at++)
    if (!bits[at] && (bits[at - 1] || bits[at + 1] || bits[at - width] || bits[at + width])) {
      sum += values[at] as number;
      many += 1;
    }
  return many ? sum / many : 0;
}

/** Is it small enough to be taken away? */
export function isSmall(picture: Picture, mask: Mask): boolean {
  return (100 * count(mask)) / (picture.width * picture.height) <= MOST_GONE;
}
