// How much a card differs from its photograph, measured as the house measures it, so that what would be unfair is said
// at once. The house has the last word.
import { both, count, eroded, framed, grown, places } from "./masks";
import { boxOf, heightOf, lightness, widthOf, type Box, type Mask, type Patch, type Picture } from "./pixels";

/** What the house asks of a card. Shares are per cent of the picture. */
export interface Bounds {
  least_share: number;
  most_share: number;
  least_grey: number; // of 255: mean change of lightness
  apart: number; // pixels between any two cards
}

export interface Change {
  readonly mask: Mask; // what differs visibly
  readonly share: number;
  readonly solid: number; // the same once every stroke thinner than five pixels is rubbed out
  readonly grey: number;
  readonly places: number; // the most of three ways in which packing may move its pixels
}

export type Fault = "nothing" | "too-small" | "too-large" | "too-thin" | "too-pale" | "several-places" | "too-near";

const VISIBLE = 24; // a pixel has changed when one of its channels moves by more than this
const PACKING = 6; // so much a channel moves when the house packs the photograph again
const TOGETHER = 4; // pixels: parts that are nearer than twice that are one place
const THIN = 2; // pixels taken away from each side of a stroke
const SPECK = 1; // pixels taken away from each side: what is thinner is laid on only where it lies near to more
const ROUND = 6; // pixels: so near
const SPARE = 1.05; // times the least: the house measures after it has packed the picture again

export function changeOf(picture: Picture, patch: Patch): Change {
  const moves = movesOf(picture, patch);
  const moved = (visible: number): Mask => ({ box: boxOf(patch), bits: moves.map((move) => +(move > visible)) });
  const area = laidOn(moved(VISIBLE), picture);
  const mask = both(moved(VISIBLE), area);
  const ways = [mask, both(moved(VISIBLE - PACKING), area), both(moved(VISIBLE + PACKING), area)];
  const size = count(mask);
  const percent = 100 / (picture.width * picture.height);
  return {
    mask,
    share: size * percent,
    solid: count(framed(grown(eroded(mask, THIN), THIN, picture), mask.box)) * percent,
    grey: size ? lightnessMoved(picture, patch, mask) / size : 0,
    places: Math.max(...ways.map((way) => places(grown(way, TOGETHER, picture)))),
  };
}

/** By how much each pixel's channel that moves most does. */
function movesOf(picture: Picture, patch: Patch): Uint8Array {
  const found = new Uint8Array(patch.width * patch.height);
  for (let at = 0; at < found.length; at++) {
    const there = below(picture, patch, at);
    for (let channel = 0; channel < 3; channel++) {
      const move = Math.abs((patch.data[at * 4 + channel] as number) - (picture.data[there + channel] as number));
      if (move > (found[at] as number)) found[at] = move;
    }
  }
  return found;
}

function lightnessMoved(picture: Picture, patch: Patch, { bits }: Mask): number {
  let sum = 0;
  bits.forEach((bit, at) => {
    if (bit) sum += Math.abs(lightness(patch.data, at * 4) - lightness(picture.data, below(picture, patch, at)));
  });
  return sum;
}

/** Where the picture's pixel begins that lies below a patch's. */
function below(picture: Picture, patch: Patch, at: number): number {
  return ((patch.top + Math.floor(at / patch.width)) * picture.width + patch.left + (at % patch.width)) * 4;
}

/** Where the house lays a card on its photograph: what was altered without specks, and round that. */
function laidOn(mask: Mask, picture: Picture): Mask {
  return framed(grown(eroded(mask, SPECK), SPECK + ROUND, picture), mask.box);
}

/** Why a change would be unfair; null: it is fair. That it lies too near to another one is asked for with `nearTo`. */
export function faultOf({ share, solid, grey, places: many }: Change, bounds: Bounds): Fault | null {
  if (share === 0) return "nothing";
  if (share < bounds.least_share * SPARE) return "too-small";
  if (share > bounds.most_share / SPARE) return "too-large";
  if (many !== 1) return "several-places";
  if (solid < (bounds.least_share / 2) * SPARE) return "too-thin";
  return grey < bounds.least_grey + 1 ? "too-pale" : null;
}

/** A change as others have to keep away from it. */
export function surroundings(change: Change, bounds: Bounds, picture: Picture): Mask {
  return grown(change.mask, bounds.apart + 1, picture);
}

/** The first of these places that a mask meets; -1: it keeps away from them all. */
export function nearTo(mask: Mask, taken: readonly Mask[]): number {
  return taken.findIndex((other) => meet(mask, other));
}

function meet(one: Mask, other: Mask): boolean {
  const box: Box = {
    left: Math.max(one.box.left, other.box.left),
    top: Math.max(one.box.top, other.box.top),
    right: Math.min(one.box.right, other.box.right),
    bottom: Math.min(one.box.bottom, other.box.bottom),
  };
  if (widthOf(box) <= 0 || heightOf(box) <= 0) return false;
  const theirs = framed(other, box).bits;
  return framed(one, box).bits.some((bit, at) => bit && theirs[at]);
}
