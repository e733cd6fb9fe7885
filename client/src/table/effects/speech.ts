// Lines that wait to be said: one after the other, no faster than speech, so that none cuts the one before it.

/** An answer was asked for by a key and may interrupt; what hits me goes before all that waits; what is mine and the
 * newest question are never dropped. */
export type Weight = "answer" | "hit" | "mine" | "question" | "other";

export interface Line {
  words: string;
  weight: Weight;
  patience?: number; // milliseconds after which it is stale, if it is others'
  hurried?: boolean; // there is a race: what is mine goes before what is others'
}

interface Waiting extends Line {
  since: number;
}

const A_WORD = 540; // milliseconds: never more than 120 words in a minute, however it is cut out
const LEAST = 600; // milliseconds for any line
const PATIENCE = 12_000;
const REPEATED = 700; // milliseconds in which the same words are not said again
const REMEMBERED = 6000; // milliseconds in which a question does not repeat a sentence
const SENTENCE = /[^.!?…]+[.!?…]*[»\s]*/gu;
const HAS_LETTERS = /[\p{L}\p{N}]/u;

export function wordsIn(line: string): number {
  return line.split(/\s+/u).filter((word) => HAS_LETTERS.test(word)).length;
}

export class SpeechQueue {
  private waiting: Waiting[] = [];
  private current: Waiting | null = null;
  private said: { words: string; at: number }[] = [];
  private busyUntil = 0;
  private timer = 0;

  constructor(private readonly put: (words: string, weight: Weight) => void) {}

  add(line: Line): void {
    const since = performance.now();
    if (!wordsIn(line.words)) return;
    if (line.weight === "question") this.waiting = this.waiting.filter(({ weight }) => weight !== "question");
    if (line.weight === "answer") this.answer({ ...line, since });
    else this.waiting.splice(this.placeFor(line), 0, { ...line, since });
    this.next();
  }

  clear(): void {
    this.waiting = [];
    clearTimeout(this.timer);
    this.timer = 0;
  }

  /** An answer is said at once; what it interrupts is said afterwards, if it matters. */
  private answer(line: Waiting): void {
    const { current } = this;
    if (current && performance.now() < this.busyUntil && current.weight !== "answer" && current.weight !== "other")
      this.waiting.unshift(current);
    this.busyUntil = 0;
    this.say(line);
  }

  /** In order; in a race, what is mine goes first. */
  private placeFor({ weight, hurried }: Line): number {
    if (weight === "hit") return this.waiting.filter((each) => each.weight === "hit").length;
    if (weight !== "mine" || !hurried) return this.waiting.length;
    const others = this.waiting.findIndex((each) => each.weight !== "mine" && each.weight !== "hit");
    return others < 0 ? this.waiting.length : others;
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const now = performance.now();
    this.waiting = this.waiting.filter(
      ({ weight, since, patience = PATIENCE }) => weight !== "other" || now - since <= patience,
    );
    while (now >= this.busyUntil && this.waiting.length > 0) this.sayFirst(now);
    if (this.waiting.length > 0) this.timer = window.setTimeout(() => this.next(), this.busyUntil - now);
  }

  private sayFirst(now: number): void {
    const line = this.waiting.shift();
    if (!line) return;
    const words = line.weight === "question" ? this.unsaid(line.words, now) : line.words;
    const isRepeated = words === this.current?.words && now < this.busyUntil + REPEATED;
    if (wordsIn(words) && !isRepeated) this.say({ ...line, words });
  }

  private say(line: Waiting): void {
    const now = performance.now();
    this.current = line;
    this.busyUntil = now + Math.max(LEAST, wordsIn(line.words) * A_WORD);
    this.said = [...this.said.filter(({ at }) => now - at < REMEMBERED), { words: line.words, at: this.busyUntil }];
    this.put(line.words, line.weight);
  }

  /** A question without its sentences that have just been said. */
  private unsaid(words: string, now: number): string {
    const known = this.said.filter(({ at }) => now - at < REMEMBERED).map((each) => each.words);
    const sentences = (words.match(SENTENCE) ?? [words]).map((each) => each.trim());
    return sentences.filter((sentence) => !known.some((each) => each.includes(sentence))).join(" ");
  }
}
