// The four things that may happen to a thing of a photograph, each in several ways, and whether they can.
import { changeOf, faultOf, nearTo, type Bounds, type Change, type Fault } from "./measure";
import { isCalm, isSmall, takenAway } from "./membrane";
import { trimmed, type Box, type Mask, type Patch, type Picture } from "./pixels";
import { HUES, recoloured } from "./recolour";
import type { Thing } from "./region";
import { placeFor, stickerSize, stuck } from "./sticker";
import { swollen } from "./warp";

export const KINDS = ["colour", "size", "sticker", "gone"] as const;
export type Kind = (typeof KINDS)[number];

/** The drawing of a sticker, as large as it is asked for. */
export type DrawSticker = (way: number, size: number) => Picture;

export interface Ground {
  readonly picture: Picture;
  readonly bounds: Bounds;
  readonly taken: readonly Mask[]; // places of the cards that are there
  readonly drawSticker: DrawSticker;
}

/** Of how many ways one is the next. */
export const WAYS: Record<Exclude<Kind, "sticker">, number> = { colour: 2 * HUES.length, size: 2, gone: 1 };

export type Reason = Fault | "too-large-to-go" | "not-calm";

export interface Altered {
  readonly patch: Patch | null; // null: nothing is altered
  readonly change: Change | null;
  readonly fault: Reason | null;
  readonly near: number; // which card is too near; -1: none
}

const NOT: Omit<Altered, "fault"> = { patch: null, change: null, near: -1 };

export function altered(ground: Ground, thing: Thing, kind: Kind, way: number): Altered {
  const { picture } = ground;
  const { mask, isWhole } = thing;
  if (kind === "sticker") {
    const box = isWhole ? mask.box : pointOf(thing);
    const size = stickerSize(box);
    const { left, top } = placeFor(box, size, picture);
    return judged(ground, stuck(picture, ground.drawSticker(way, size), left, top));
  }
  if (!isWhole) return { ...NOT, fault: "too-large" };
  if (kind === "colour") return judged(ground, recoloured(picture, mask, way));
  if (kind === "size") return judged(ground, swollen(picture, mask, way % 2 === 0));
  if (!isSmall(picture, mask)) return { ...NOT, fault: "too-large-to-go" };
  if (!isCalm(picture, mask)) return { ...NOT, fault: "not-calm" };
  return judged(ground, takenAway(picture, mask));
}

/** What has no edge of its own, a wall or the sky, has a sticker where it was tapped. */
function pointOf({ x, y }: Thing): Box {
  return { left: x, top: y, right: x, bottom: y };
}

export function judged({ picture, bounds, taken }: Ground, patch: Patch): Altered {
  const smallest = trimmed(picture, patch);
  if (!smallest) return { ...NOT, fault: "nothing" };
  const change = changeOf(picture, smallest);
  const near = nearTo(change.mask, taken);
  return { patch: smallest, change, fault: near >= 0 ? "too-near" : faultOf(change, bounds), near };
}
