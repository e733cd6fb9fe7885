// Words that people wrote, set among ours: what is read from right to left must not turn round what stands beside it.

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATE = "\u2068"; // whatever follows has a direction of its own
const END = "\u2069";

/** The words, isolated where they would reorder their neighbours; all others are as they were. */
export function isolated(words: string): string {
  return RIGHT_TO_LEFT.test(words) ? `${ISOLATE}${words}${END}` : words;
}
