// A drawing stuck on a photograph, with a white rim as stickers have; and where there is still room for one.
import { grown } from "./masks";
import { cut, type Box, type Mask, type Patch, type Picture } from "./pixels";

export const STICKER_RIM = 5; // pixels of white around the drawing
export const LEAST_STICKER = 120; // pixels it is wide and high: smaller ones would be hard to find
export const MOST_STICKER = 230;
const STEP = 20; // pixels between two places that are tried
const SEEN = 128; // of 255: from here on a pixel of the drawing covers what is below it
const FROM_EDGE = 8; // pixels

/** How large it becomes on a thing. */
export function stickerSize({ left, top, right, bottom }: Box): number {
  return Math.round(Math.min(MOST_STICKER, Math.max(LEAST_STICKER, right - left, bottom - top)));
}

/** A sticker of this size over the middle of a box, moved as far into the picture as it must be. */
export function placeFor(box: Box, size: number, { width, height }: Picture): { left: number; top: number } {
  const inside = (middle: number, length: number): number =>
    Math.round(Math.min(length - size - FROM_EDGE, Math.max(FROM_EDGE, middle - size / 2)));
  return { left: inside((box.left + box.right) / 2, width), top: inside((box.top + box.bottom) / 2, height) };
}

/** `drawing` is transparent around what is drawn, and has room for the rim. */
export function stuck(picture: Picture, drawing: Picture, left: number, top: number): Patch {
  const [width, height] = [drawing.width, drawing.height];
  const patch = cut(picture, { left, top, right: left + width, bottom: top + height });
  const own = { left: 0, top: 0, right: width, bottom: height };
  const bits = new Uint8Array(width * height);
  for (let at = 0; at < bits.length; at++) bits[at] = (drawing.data[at * 4 + 3] as number) >= SEEN ? 1 : 0;
  const rim = rounded({ box: own, bits }, drawing);
  for (let at = 0; at < bits.length; at++) {
    const white = rim[at] as number;
    const drawn = (drawing.data[at * 4 + 3] as number) / 255;
    for (let channel = 0; channel < 3; channel++) {
      const place = at * 4 + channel;
      const below = (patch.data[place] as number) * (1 - white) + 255 * white;
      patch.data[place] = below * (1 - drawn) + (drawing.data[place] as number) * drawn;
    }
  }
  return patch;
}

/** From 0 to 1: how white it is around the drawing. A round brush in steps of one pixel, softened at its end. */
function rounded(mask: Mask, drawing: Picture): Float32Array {
  const [width, height] = [drawing.width, drawing.height];
  const found = new Float32Array(width * height);
  const near = grown(mask, STICKER_RIM, drawing).bits;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!near[y * width + x]) continue;
      let nearest = Infinity;
      for (let row = Math.max(0, y - STICKER_RIM); row <= Math.min(height - 1, y + STICKER_RIM); row++)
        for (let column = Math.max(0, x - STICKER_RIM); column <= Math.min(width - 1, x + STICKER_RIM); column++)
          if (mask.bits[row * width + column]) nearest = Math.min(nearest, Math.hypot(column - x, row - y));
      found[y * width + x] = Math.min(1, Math.max(0, STICKER_RIM - nearest + 0.5));
    }
  return found;
}

/** Where stickers have room, those farthest from all that is taken first. */
export function freePlaces(picture: Picture, taken: readonly Box[], size: number, apart: number): Box[] {
  const found: { box: Box; far: number }[] = [];
  for (let top = FROM_EDGE; top + size + FROM_EDGE <= picture.height; top += STEP)
    for (let left = FROM_EDGE; left + size + FROM_EDGE <= picture.width; left += STEP) {
      const box = { left, top, right: left + size, bottom: top + size };
      const far = Math.min(Infinity, ...taken.map((other) => between(box, other)));
      if (far > apart) found.push({ box, far });
    }
  found.sort((one, other) => other.far - one.far);
  return found.map(({ box }) => box);
}

/** Pixels between two boxes, across or down, whichever is more. */
function between(one: Box, other: Box): number {
  const across = Math.max(one.left - other.right, other.left - one.right);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom);
  return Math.max(across, down);
}
