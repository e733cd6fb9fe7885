// What is drawn over the photograph: hatched places that are taken, and the glowing edge of a thing.
import { framed, grown } from "../../photo/masks";
import { heightOf, widthOf, type Mask, type Picture } from "../../photo/pixels";
import type { Seen } from "../../photo/view";
import { canvasOf, pen } from "./deck/canvases";
import type { Card } from "./deck/work";

const HATCH = 26; // pixels of the picture from stripe to stripe
const STRIPE = 8;
const AROUND = 6; // pixels of a taken place that are hatched beyond it
const INK = [74, 52, 65] as const;
const SUN = [255, 205, 46] as const;
const WHITE = [255, 255, 255] as const;

type Colour = readonly [number, number, number];

/** A piece of the overlay, where it belongs. */
export interface Overlay {
  readonly canvas: HTMLCanvasElement;
  readonly left: number;
  readonly top: number;
}

export function hatched(card: Card, picture: Picture): Overlay {
  const mask = grown(card.change.mask, AROUND, picture);
  return painted(mask, (x, y) => {
    const stripe = (x + y) % HATCH;
    if (stripe < STRIPE) return [...WHITE, 235];
    return stripe < STRIPE * 1.5 ? [...INK, 235] : [...INK, 90];
  });
}

/** The edge of a thing, as wide as so many pixels of the picture: sun between two lines of ink. */
export function outlined({ mask }: { mask: Mask }, wide: number, picture: Picture): Overlay {
  const outer = grown(mask, wide * 2, picture);
  const middle = framed(grown(mask, Math.round(wide * 1.5), picture), outer.box);
  const inner = framed(mask, outer.box);
  const width = widthOf(outer.box);
  return painted(outer, (x, y) => {
    const at = (y - outer.box.top) * width + x - outer.box.left;
    if (inner.bits[at]) return null;
    return middle.bits[at] ? [...SUN, 255] : [...INK, 255];
  });
}

function painted(mask: Mask, colour: (x: number, y: number) => [...Colour, number] | null): Overlay {
  const { box, bits } = mask;
  const width = widthOf(box);
  const canvas = canvasOf(width, heightOf(box));
  const image = new ImageData(width, heightOf(box));
  for (let at = 0; at < bits.length; at++) {
    if (!bits[at]) continue;
    const found = colour(box.left + (at % width), box.top + Math.floor(at / width));
    if (found) image.data.set(found, at * 4);
  }
  pen(canvas).putImageData(image, 0, 0);
  return { canvas, left: box.left, top: box.top };
}

/** Draws a piece of the picture, or something over it, where it belongs in the part that is seen. */
export function drawPiece(
  context: CanvasRenderingContext2D,
  seen: Seen,
  scale: number,
  { canvas, left, top }: Overlay,
): void {
  context.drawImage(
    canvas,
    (left - seen.left) * scale,
    (top - seen.top) * scale,
    canvas.width * scale,
    canvas.height * scale,
  );
}
