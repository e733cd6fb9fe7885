// The client's work on photographs, for a page of test_photo_pixels.py: as `photo`, with pictures that are painted here.
export * from "../../client/src/photo/alterations";
export * from "../../client/src/photo/masks";
export * from "../../client/src/photo/measure";
export * from "../../client/src/photo/membrane";
export * from "../../client/src/photo/pixels";
export * from "../../client/src/photo/recolour";
export * from "../../client/src/photo/region";
export * from "../../client/src/photo/sticker";
export * from "../../client/src/photo/view";
export * from "../../client/src/photo/warp";
export * from "../../client/src/photo/zip";

export const BOUNDS = { least_share: 0.156, most_share: 2, least_grey: 13, apart: 14 };

/** A picture of 1600 × 1200: a ground, discs on it, and the grain of a sensor. */
export function painted({ ground = [120, 125, 130], slope = 0, grain = 4, discs = [], checks = 0 } = {}) {
  const [width, height] = [1600, 1200];
  const picture = new ImageData(width, height);
  let chance = 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const disc = discs.find((each) => Math.hypot(x - each.x, y - each.y) <= each.r);
      const colour = disc ? disc.colour : ground.map((part) => part + slope * (x / width) + (checks && ((x >> 4) + (y >> 4)) % 2 ? checks : 0));
      chance = (chance * 1103515245 + 12345) % 2147483648;
      const noise = ((chance / 2147483648) * 2 - 1) * grain;
      picture.data.set([...colour.map((part) => part + noise), 255], (y * width + x) * 4);
    }
  return picture;
}

export function inBase64(data) {
  let letters = "";
  for (let at = 0; at < data.length; at += 8192) letters += String.fromCharCode(...data.subarray(at, at + 8192));
  return btoa(letters);
}

export function at({ box, bits }, x, y) {
  if (x < box.left || x >= box.right || y < box.top || y >= box.bottom) return 0;
  return bits[(y - box.top) * (box.right - box.left) + x - box.left];
}
