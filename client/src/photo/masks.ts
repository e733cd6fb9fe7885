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

/** What belongs to both of two masks of one box. */
export function both(one: Mask, other: Mask): Mask {
  return { box: one.box, bits: one.bits.map((bit, at) => bit & (other.bits[at] as number)) };
}

/** What is left of it when as much is taken away all round; what lies outside of its box is not of it. */
export function shrunk(mask: Mask, reach: number): Mask {
  const { left, top, right, bottom } = mask.box;
  const wide = { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
  return framed(eroded(framed(mask, wide), reach), mask.box);
}

/** The same where the mask goes on beyond its box as it is at the edge: the house's filters take it so. */
export function eroded({ box, bits }: Mask, reach: number): Mask {
  const [width, height] = [widthOf(box), heightOf(box)];
  const others = bits.map((bit) => 1 - bit);
  const near = brushed(brushed(others, width, height, reach, 1), width, height, reach, 0);
  return { box, bits: near.map((bit) => 1 - bit) };
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

/** From the pixels to begin with to their neighbours, and on from each that `reach` takes. */
function flood(starts: Iterable<number>, width: number, length: number, reach: (at: number) => boolean): void {
  const edge: number[] = [];
  const go = (at: number): void => {
    if (reach(at)) edge.push(at);
  };
  for (const start of starts) go(start);
  for (let at = edge.pop(); at !== undefined; at = edge.pop()) {
    const column = at % width;
    if (column > 0) go(at - 1);
    if (column < width - 1) go(at + 1);
    if (at >= width) go(at - width);
    if (at < length - width) go(at + width);
  }
}

/** Whatever cannot be reached from outside belongs to it, too. */
export function filled({ box, bits }: Mask): Mask {
  const [width, height] = [widthOf(box), heightOf(box)];
  const found = new Uint8Array(bits.length).fill(1);
  const rim = [
    ...Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]),
    ...Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]),
  ].flat();
  flood(rim, width, bits.length, (at) => {
    if (bits[at] || !found[at]) return false;
    found[at] = 0;
    return true;
  });
  return { box, bits: found };
}

/** What of it hangs together with the pixel that is named; nothing, if that one does not belong to it. */
export function connected({ box, bits }: Mask, x: number, y: number): Mask {
  const width = widthOf(box);
  const found = new Uint8Array(bits.length);
  flood([(y - box.top) * width + x - box.left], width, bits.length, (at) => {
    if (!bits[at] || found[at]) return false;
    found[at] = 1;
    return true;
  });
  return { box, bits: found };
}

/** In how many separate places it lies. The house counts on a grid of four pixels, and so never more. */
export function places({ box, bits }: Mask): number {
  const rest = bits.slice();
  let found = 0;
  for (let at = rest.indexOf(1); at >= 0; at = rest.indexOf(1, at)) {
    found += 1;
    flood([at], widthOf(box), rest.length, (each) => {
      if (!rest[each]) return false;
      rest[each] = 0;
      return true;
    });
  }
  return found;
}
