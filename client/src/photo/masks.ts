// What can be done with masks: let them grow and shrink, fill their holes, draw their edge.
import { heightOf, widened, widthOf, type Box, type Mask, type Picture } from "./pixels";

/** How many pixels belong to it. */
export function count({ bits }: Mask): number {
  let sum = 0;
  for (const bit of bits) sum += bit;
  return sum;
}

/** The same in another rectangle: what lies outside of it is lost. */
export function framed({ box, bits }: Mask, frame: Box): Mask {
  const width = widthOf(frame);
  const found = new Uint8Array(width * heightOf(frame));
  const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
  for (let y = Math.max(box.top, frame.top); y < Math.min(box.bottom, frame.bottom); y++)
    for (let x = left; x < right; x++)
      found[(y - frame.top) * width + x - frame.left] = bits[(y - box.top) * widthOf(box) + x - box.left] as number;
  return { box: frame, bits: found };
}

/** The mask and everything within `reach` pixels of it, by a square brush, as the house lets its masks grow. */
export function grown(mask: Mask, reach: number, picture: Picture): Mask {
  const wide = framed(mask, widened(mask.box, reach, picture));
  const [width, height] = [widthOf(wide.box), heightOf(wide.box)];
  return { box: wide.box, bits: brushed(brushed(wide.bits, width, height, reach, 1), width, height, reach, 0) };
}

/** What is left of it when as much is taken away all round; what lies outside of its box is not of it. */
export function shrunk({ box, bits }: Mask, reach: number): Mask {
  const [width, height] = [widthOf(box) + 2 * reach, heightOf(box) + 2 * reach];
  const wide = { left: box.left - reach, top: box.top - reach, right: box.right + reach, bottom: box.bottom + reach };
  const outside = framed({ box, bits }, wide).bits.map((bit) => 1 - bit);
  const left = brushed(brushed(outside, width, height, reach, 1), width, height, reach, 0).map((bit) => 1 - bit);
  return framed({ box: wide, bits: left }, box);
}

/** Along the rows (1) or the columns (0): set where anything is within reach. */
function brushed(bits: Uint8Array, width: number, height: number, reach: number, along: 0 | 1): Uint8Array {
  const found = new Uint8Array(bits.length);
  const [length, lines, step, jump] = along ? [width, height, 1, width] : [height, width, width, 1];
  for (let line = 0; line < lines; line++) {
    const first = line * jump;
    let last = -Infinity; // the last one that is set and was passed
    for (let at = 0, seen = 0; at < length; at++) {
      for (; seen < length && seen <= at + reach; seen++) if (bits[first + seen * step]) last = seen;
      if (last >= at - reach) found[first + at * step] = 1;
    }
  }
  return found;
}

/** Whatever cannot be reached from outside belongs to it, too. */
export function filled({ box, bits }: Mask): Mask {
  const [width, height] = [widthOf(box), heightOf(box)];
  const outside = new Uint8Array(bits.length);
  const edge: number[] = [];
  const reach = (at: number): void => {
    if (bits[at] || outside[at]) return;
    outside[at] = 1;
    edge.push(at);
  };
  for (let x = 0; x < width; x++) {
    reach(x);
    reach((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    reach(y * width);
    reach(y * width + width - 1);
  }
  for (let at = edge.pop(); at !== undefined; at = edge.pop()) {
    const x = at % width;
    if (x > 0) reach(at - 1);
    if (x < width - 1) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at < bits.length - width) reach(at + width);
  }
  return { box, bits: outside.map((bit) => 1 - bit) };
}

/** What of it hangs together with the pixel that is named; nothing, if that one does not belong to it. */
export function connected({ box, bits }: Mask, x: number, y: number): Mask {
  const width = widthOf(box);
  const found = new Uint8Array(bits.length);
  const start = (y - box.top) * width + x - box.left;
  const edge: number[] = [];
  const reach = (at: number): void => {
    if (!bits[at] || found[at]) return;
    found[at] = 1;
    edge.push(at);
  };
  reach(start);
  for (let at = edge.pop(); at !== undefined; at = edge.pop()) {
    const column = at % width;
    if (column > 0) reach(at - 1);
    if (column < width - 1) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at < bits.length - width) reach(at + width);
  }
  return { box, bits: found };
}

/** In how many separate places it lies. The house counts on a grid of four pixels, and so never more. */
export function places({ box, bits }: Mask): number {
  const width = widthOf(box);
  const rest = bits.slice();
  let found = 0;
  for (let at = rest.indexOf(1); at >= 0; at = rest.indexOf(1, at)) {
    found += 1;
    const one = connected({ box, bits: rest }, box.left + (at % width), box.top + Math.floor(at / width));
    one.bits.forEach((bit, place) => {
      if (bit) rest[place] = 0;
    });
  }
  return found;
}
