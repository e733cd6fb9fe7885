// Pictures as numbers, and masks on them. Nothing here knows the page: an ImageData is a picture, and so is any object
// that has its three fields.

/** Red, green, blue and opacity of each pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A rectangle of a picture: what is at `right` and `bottom` is outside of it. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Some pixels of a rectangle of a picture: 1 where they belong to it. */
export interface Mask {
  readonly box: Box;
  readonly bits: Uint8Array;
}

/** A rectangle of a picture, to be laid over it. */
export interface Patch extends Picture {
  readonly left: number;
  readonly top: number;
}

export function widthOf({ left, right }: Box): number {
  return right - left;
}

export function heightOf({ top, bottom }: Box): number {
  return bottom - top;
}

/** The box with so much more on each side, as far as the picture goes. */
export function widened({ left, top, right, bottom }: Box, by: number, { width, height }: Picture): Box {
  return {
    left: Math.max(0, left - by),
    top: Math.max(0, top - by),
    right: Math.min(width, right + by),
    bottom: Math.min(height, bottom + by),
  };
}

export function boxOf(patch: Patch): Box {
  const { left, top } = patch;
  return { left, top, right: left + patch.width, bottom: top + patch.height };
}

export function cut(picture: Picture, box: Box): Patch {
  const [width, height] = [widthOf(box), heightOf(box)];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const from = ((box.top + row) * picture.width + box.left) * 4;
    data.set(picture.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { left: box.left, top: box.top, width, height, data };
}

/** The picture as it is with a patch laid over it. */
export function laid(picture: Picture, patch: Patch): Picture {
  const data = picture.data.slice();
  for (let row = 0; row < patch.height; row++) {
    const from = row * patch.width * 4;
    data.set(patch.data.subarray(from, from + patch.width * 4), ((patch.top + row) * picture.width + patch.left) * 4);
  }
  return { width: picture.width, height: picture.height, data };
}

/** The smallest part of a patch that holds all that differs from the picture; null: nothing does. */
export function trimmed(picture: Picture, patch: Patch): Patch | null {
  let [left, top, right, bottom] = [patch.width, patch.height, 0, 0];
  for (let y = 0; y < patch.height; y++)
    for (let x = 0; x < patch.width; x++) {
      const mine = (y * patch.width + x) * 4;
      const theirs = ((patch.top + y) * picture.width + patch.left + x) * 4;
      if (
        patch.data[mine] === picture.data[theirs] &&
        patch.data[mine + 1] === picture.data[theirs + 1] &&
        patch.data[mine + 2] === picture.data[theirs + 2]
      )
        continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  if (right === 0) return null;
  const inside = cut(patch, { left, top, right, bottom });
  return { ...inside, left: patch.left + left, top: patch.top + top };
}

/** How light a pixel looks, of 255: as the house weighs it. */
export function lightness(data: Uint8ClampedArray, at: number): number {
  return 0.299 * (data[at] as number) + 0.587 * (data[at + 1] as number) + 0.114 * (data[at + 2] as number);
}
