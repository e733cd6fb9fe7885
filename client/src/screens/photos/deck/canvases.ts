// Between files, canvases and pixels: opening a photograph, cutting it out, packing and unpacking, drawing stickers.
import { faceAddress } from "../../../lib/api";
import { ROBOTS } from "../../../lib/seat-names";
import type { Patch, Picture } from "../../../photo/pixels";
import { STICKER_RIM } from "../../../photo/sticker";
import { ANIMALS } from "../../../ui/pictures";

export const LEAST_WIDTH = 800; // pixels of a photograph that become a whole card: with fewer it is a blur
const LARGEST = 3200; // pixels of the longer side that are kept of a photograph while it is cut out
const HEAVIEST = 80 * 1024 * 1024; // bytes of a file

/** Why a photograph cannot be taken: the end of the name of a sentence. */
export class NotTaken extends Error {
  constructor(readonly reason: "unreadable" | "heic" | "too-small" | "too-heavy") {
    super(reason);
  }
}

export function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  return canvas;
}

export function pen(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const found = canvas.getContext("2d", { willReadFrequently: true });
  if (!found) throw new Error("this browser has no canvas");
  return found;
}

/** A photograph from a file, the right way up, and no larger than is needed. */
export async function openPhoto(file: Blob): Promise<HTMLCanvasElement> {
  if (file.size > HEAVIEST) throw new NotTaken("too-heavy");
  const bitmap = await decoded(file).catch(() => {
    throw new NotTaken(isHeic(file) ? "heic" : "unreadable");
  });
  const shown = Math.min(bitmap.width, (bitmap.height * 4) / 3);
  if (shown < LEAST_WIDTH) throw new NotTaken("too-small");
  const smaller = Math.min(1, LARGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = canvasOf(Math.round(bitmap.width * smaller), Math.round(bitmap.height * smaller));
  const context = pen(canvas);
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#fff"; // what a picture without ground stands on
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

function decoded(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file);
}

function isHeic(file: Blob): boolean {
  return /hei[cf]/i.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name));
}

/** The part of a photograph that becomes the picture. */
export function cutOut(
  photo: HTMLCanvasElement,
  from: { left: number; top: number; width: number; height: number },
  width: number,
  height: number,
): HTMLCanvasElement {
  const canvas = canvasOf(width, height);
  const context = pen(canvas);
  context.imageSmoothingQuality = "high";
  context.drawImage(photo, from.left, from.top, from.width, from.height, 0, 0, width, height);
  return canvas;
}

const GOOD = 0.9;

/** The untouched picture as it will be kept: packed with a small loss. */
export async function packedPicture(canvas: HTMLCanvasElement): Promise<Blob> {
  const found = await blobOf(canvas, "image/webp", GOOD);
  return found.type === "image/webp" ? found : blobOf(canvas, "image/jpeg", GOOD); // not every browser writes WebP
}

/** A patch without any loss: as WebP where the browser writes it, else as PNG. */
export function packedPatch(patch: Picture): Promise<Blob> {
  return blobOf(canvasFrom(patch), "image/webp", 1);
}

export async function lightlyPacked(patch: Picture): Promise<Blob> {
  return packedPicture(canvasFrom(patch));
}

export function canvasFrom(picture: Picture): HTMLCanvasElement {
  const canvas = canvasOf(picture.width, picture.height);
  pen(canvas).putImageData(imageData(picture), 0, 0);
  return canvas;
}

export function imageData({ data, width, height }: Picture): ImageData {
  const found = new ImageData(width, height);
  found.data.set(data);
  return found;
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("the picture could not be packed"))), type, quality),
  );
}

/** The pixels of a packed picture. */
export async function unpacked(blob: Blob): Promise<Picture> {
  const bitmap = await decoded(blob);
  const context = pen(canvasOf(bitmap.width, bitmap.height));
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
}

export async function unpackedPatch(blob: Blob, left: number, top: number): Promise<Patch> {
  const { width, height, data } = await unpacked(blob);
  return { width, height, data, left, top };
}

// ---- stickers: our animals and robots, as the house draws them by day

export const STICKERS: readonly string[] = [...ANIMALS, ...ROBOTS.map((name) => `robot-${name}`)];

export type Drawings = readonly HTMLImageElement[];

/** All of them, ready to be drawn at any size; some browsers draw no SVG that does not say how large it is. */
export function loadStickers(): Promise<Drawings> {
  return Promise.all(
    STICKERS.map(async (name) => {
      const bust = name.startsWith("robot-") ? `${name}-glad` : name;
      const answer = await fetch(faceAddress(`house/bust-${bust}`, "fr", "day"));
      const svg = (await answer.text()).replace("<svg ", '<svg width="300" height="300" ');
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      await image.decode();
      return image;
    }),
  );
}

export function drawnSticker(drawings: Drawings, which: number, size: number): Picture {
  const context = pen(canvasOf(size, size));
  const drawing = drawings[which % drawings.length];
  const inside = size - 2 * STICKER_RIM;
  if (drawing) context.drawImage(drawing, STICKER_RIM, STICKER_RIM, inside, inside);
  return context.getImageData(0, 0, size, size);
}
