// The deck on which somebody works: the photograph, its cards so far, and what is still missing. Whatever changes is kept
// in this browser at once.
import { signal, type Signal } from "@preact/signals";
import { afterPaint } from "../../../lib/idle";
import { t } from "../../../lib/words";
import { judged, type Altered, type Ground, type Kind } from "../../../photo/alterations";
import { changeOf, surroundings, type Change } from "../../../photo/measure";
import { boxOf, type Mask, type Patch, type Picture } from "../../../photo/pixels";
import { coloursOf, type Colours } from "../../../photo/region";
import { freePlaces, LEAST_STICKER, stuck } from "../../../photo/sticker";
import type { Limits, Msg } from "../../../protocol/wire";
import { canvasFrom, drawnSticker, packedPatch, STICKERS, unpacked, unpackedPatch, type Drawings } from "./canvases";
import { dropDraft, keepDraft, type CardDraft, type Draft } from "./draft";
import type { Share, UnfairCard } from "./photos-api";

export const MOST_FILLED = 8; // stickers that come by themselves
const MOST_TRIED = 200; // places for each of them
const AT_A_TIME = 10; // of these, before the page hears those who tap

export interface Card extends CardDraft {
  readonly pixels: Patch;
  readonly change: Change;
  readonly around: Mask; // where no other card may be
}

export class Work {
  readonly cards: Signal<readonly Card[]> = signal([]);
  readonly title = signal("");
  readonly share: Signal<Share> = signal("table");
  readonly isKept = signal(true); // false: this browser keeps nothing
  readonly counted = signal(0); // cards that a reload does not lose, if this browser keeps any
  readonly canvas: HTMLCanvasElement;
  readonly colours: Colours;

  constructor(
    readonly untouched: Blob,
    readonly picture: Picture,
    readonly limits: Limits,
    readonly drawings: Drawings,
  ) {
    this.canvas = canvasFrom(picture);
    this.colours = coloursOf(picture);
  }

  get missing(): number {
    return this.limits.cards - this.cards.value.length;
  }

  ground(): Ground {
    return {
      picture: this.picture,
      bounds: this.limits,
      taken: this.cards.value.map(({ around }) => around),
      drawSticker: (way, size) => drawnSticker(this.drawings, this.stickerAt(way), size),
    };
  }

  /** Those that are on no card yet come first. */
  stickerAt(way: number): number {
    const used = new Set(this.cards.value.map(({ sticker }) => sticker));
    const all = STICKERS.map((_, number) => number);
    const order = [...all.filter((each) => !used.has(each)), ...all.filter((each) => used.has(each))];
    return order[way % order.length] as number;
  }

  isNamed(name: string): boolean {
    const plain = (each: string): string => each.trim().toLocaleLowerCase();
    return this.cards.value.some((card) => plain(card.name) === plain(name));
  }

  /** A name that no card has: a sticker that comes twice is numbered. */
  freeName(name: string): string {
    for (let number = 1; ; number++) {
      const tried = number > 1 ? `${name} ${number}` : name;
      if (!this.isNamed(tried)) return tried;
    }
  }

  async add(name: string, kind: Kind, { patch, change }: Altered, sticker?: number): Promise<void> {
    if (!patch || !change) return;
    const card = {
      name: name.trim(),
      kind,
      sticker,
      left: patch.left,
      top: patch.top,
      patch: await packedPatch(patch),
    };
    this.cards.value = [...this.cards.value, this.measured(card, patch)];
    await this.keep();
  }

  measured(card: CardDraft, pixels: Patch): Card {
    const change = changeOf(this.picture, pixels);
    return { ...card, pixels, change, around: surroundings(change, this.limits, this.picture) };
  }

  async remove(place: number): Promise<void> {
    this.cards.value = this.cards.value.filter((_, other) => other !== place);
    await this.keep();
  }

  async rename(place: number, name: string): Promise<void> {
    this.cards.value = this.cards.value.map((card, other) => (other === place ? { ...card, name } : card));
    await this.keep();
  }

  /** What the house said of the cards; nothing: they are all fair. */
  async judge(unfair: readonly UnfairCard[]): Promise<void> {
    const why = new Map<number, Msg>(unfair.map((each) => [each.card, each.why]));
    this.cards.value = this.cards.value.map((card, place) => ({ ...card, wrong: why.get(place) }));
    await this.keep();
  }

  /** Stickers for the last cards, far from everything else; as many as have room. */
  async fill(): Promise<void> {
    for (let missing = Math.min(this.missing, MOST_FILLED); missing > 0; missing--)
      if (!(await this.stickSomewhere())) return;
  }

  async stickSomewhere(): Promise<boolean> {
    const taken = this.cards.value.map(({ pixels }) => boxOf(pixels));
    const sticker = this.stickerAt(0);
    const drawing = drawnSticker(this.drawings, sticker, LEAST_STICKER);
    const free = freePlaces(this.picture, taken, LEAST_STICKER, this.limits.apart).slice(0, MOST_TRIED);
    for (const [tried, { left, top }] of free.entries()) {
      if (tried % AT_A_TIME === AT_A_TIME - 1) await afterPaint();
      const found = judged(this.ground(), stuck(this.picture, drawing, left, top));
      if (found.fault) continue;
      await this.add(this.freeName(stickerName(sticker)), "sticker", found, sticker);
      return true;
    }
    return false;
  }

  async keep(): Promise<void> {
    const cards = this.cards.value.map(({ name, kind, sticker, left, top, patch, wrong }) => ({
      name,
      kind,
      sticker,
      left,
      top,
      patch,
      wrong,
    }));
    const { untouched } = this;
    this.isKept.value = await keepDraft({ untouched, cards, title: this.title.value, share: this.share.value });
    this.counted.value = cards.length;
  }

  async drop(): Promise<void> {
    await dropDraft();
  }
}

export function stickerName(sticker: number): string {
  return t("ui-photos-sticker-name", { which: STICKERS[sticker] ?? "" });
}

/** From a photograph that was cut out and packed: all that follows is done on what the house will unpack, too. */
export async function beginWork(untouched: Blob, limits: Limits, drawings: Drawings): Promise<Work> {
  return new Work(untouched, await unpacked(untouched), limits, drawings);
}

export async function resumeWork(draft: Draft, limits: Limits, drawings: Drawings): Promise<Work> {
  const work = await beginWork(draft.untouched, limits, drawings);
  const cards = draft.cards.map(async (card) =>
    work.measured(card, await unpackedPatch(card.patch, card.left, card.top)),
  );
  work.cards.value = await Promise.all(cards);
  work.counted.value = cards.length;
  work.title.value = draft.title;
  work.share.value = draft.share;
  return work;
}
