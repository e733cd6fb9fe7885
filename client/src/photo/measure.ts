// How much a card differs from its photograph, measured as the house measures it, so that what would be unfair is said
// at once. The house has the last word.
import { count, framed, grown, places, shrunk } from "./masks";
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
  readonly places: number;
}

export type Fault = "nothing" | "too-small" | "too-large" | "too-thin" | "too-pale" | "several-places" | "too-near";

const VISIBLE = 24; // a pixel has changed when one of its channels moves by more than this
const THIN = 2; // pixels taken away from each side of a stroke
const SPECK = 1; // pixels taken away from each side: of what is thinner the house keeps only what lies near to more
const ROUND = 6; // pixels: so near
const SPARE = 1.05; // times the least: the house measures after it has packed the picture again

export function changeOf(picture: Picture, patch: Patch, { apart }: Bounds): Change {
  const box = boxOf(patch);
  const bits = new Uint8Array(patch.width * patch.height);
  const there = (at: number): number =>
    ((patch.top + Math.floor(at / patch.width)) * picture.width + patch.left + (at % patch.width)) * 4;
  for (let at = 0; at < bits.length; at++) if (differs(patch.data, at * 4, picture.data, there(at))) bits[at] = 1;
  const mask = withoutSpecks({ box, bits }, picture);
  let grey = 0;
  mask.bits.forEach((bit, at) => {
    if (bit) grey += Math.abs(lightness(patch.data, at * 4) - lightness(picture.data, there(at)));
  });
  const size = count(mask);
  const percent = 100 / (picture.width * picture.height);
  return {
    mask,
    share: size * percent,
    solid: count(grown(shrunk(mask, THIN), THIN, picture)) * percent,
    grey: size ? grey / size : 0,
    places: places(grown(mask, Math.floor(apart / 2), picture)),
  };
}

function withoutSpecks(mask: Mask, picture: Picture): Mask {
  const kept = framed(grown(shrunk(mask, SPECK), SPECK + ROUND, picture), mask.box);
  return { box: mask.box, bits: mask.bits.map((bit, at) => bit & (kept.bits[at] as number)) };
}

function differs(one: Uint8ClampedArray, at: number, other: Uint8ClampedArray, there: number): boolean {
  for (let channel = 0; channel < 3; channel++)
    if (Math.abs((one[at + channel] as number) - (other[there + channel] as number)) > VISIBLE) return true;
  return false;
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
