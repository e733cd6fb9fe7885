// Larger or smaller by a third: the picture is stretched smoothly around the middle of a thing, so there is no seam.
import { cut, heightOf, widened, widthOf, type Mask, type Patch, type Picture } from "./pixels";

const ROOM = 0.6; // of a thing's size, on each side: there the stretching fades away
const LEAST_ROOM = 12; // pixels
const SWELL = 0.45; // in the middle; at the edge of a thing less of it is left
const SHRINK = -0.7;

export function swollen(picture: Picture, mask: Mask, isLarger: boolean): Patch {
  const { box } = mask;
  const room = Math.round(Math.max(LEAST_ROOM, Math.max(widthOf(box), heightOf(box)) * ROOM));
  const patch = cut(picture, widened(box, room, picture));
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [reachX, reachY] = [widthOf(box) / 2 + room, heightOf(box) / 2 + room];
  const strength = isLarger ? SWELL : SHRINK;
  for (let y = 0; y < patch.height; y++)
    for (let x = 0; x < patch.width; x++) {
      const [awayX, awayY] = [patch.left + x - middleX, patch.top + y - middleY];
      const far = Math.hypot(awayX / reachX, awayY / reachY);
      if (far >= 1) continue;
      const nearer = 1 - strength * (1 - far * far) ** 2;
      sample(picture, middleX + awayX * nearer, middleY + awayY * nearer, patch.data, (y * patch.width + x) * 4);
    }
  return patch;
}

/** The colour between four pixels. */
function sample(picture: Picture, x: number, y: number, to: Uint8ClampedArray, at: number): void {
  const [left, top] = [bounded(Math.floor(x), picture.width), bounded(Math.floor(y), picture.height)];
  const [right, bottom] = [bounded(left + 1, picture.width), bounded(top + 1, picture.height)];
  const [partX, partY] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const pixel = (column: number, row: number): number => (row * picture.width + column) * 4;
  for (let channel = 0; channel < 3; channel++) {
    const colour = (column: number, row: number): number => picture.data[pixel(column, row) + channel] as number;
    const above = colour(left, top) * (1 - partX) + colour(right, top) * partX;
    const below = colour(left, bottom) * (1 - partX) + colour(right, bottom) * partX;
    to[at + channel] = above * (1 - partY) + below * partY;
  }
}

function bounded(value: number, length: number): number {
  return Math.min(length - 1, Math.max(0, value));
}
