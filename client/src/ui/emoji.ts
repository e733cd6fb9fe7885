// The six faces that people send each other.
import type { Say } from "../protocol/wire";

export type Emoji = Exclude<NonNullable<Say["emoji"]>, "">;

const HEADS: Record<Emoji, number> = { smile: 0, love: 5, wink: 2, surprised: 4, sad: 3, angry: 1 };
export const EMOJI = Object.keys(HEADS) as Emoji[];

/** Its picture; of a face that is not known here, a smile. */
export function emojiFace(emoji: string): string {
  return `smileys/head-${HEADS[emoji as Emoji] ?? 0}`;
}
