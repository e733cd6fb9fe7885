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

interface SaidLine {
  words: string;
  count: number; // of words in the minute: none of an answer, which was asked for, nor of what it cut off
  from: number;
  until: number;
}

const A_WORD = 540; // milliseconds: some 111 words a minute, in which each line is counted where it begins
const A_MINUTE = 60_500; // milliseconds; a bit more, since a line may come into the page a bit later than it is said
const MOST_WORDS = 120; // in lines that begin within any minute, but for answers: a long one waits until there is room
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
  private said: SaidLine[] = []; // in the last minute
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
    const isCut = performance.now() < this.busyUntil;
    const last = this.said.at(-1);
    if (last && isCut) last.count = 0;
    if (current && isCut && current.weight !== "answer" && current.weight !== "other") this.waiting.unshift(current);
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
    for (let line = this.first(now); line; line = this.first(now)) {
      const start = this.startOf(line);
      if (now < start) {
        this.timer = window.setTimeout(() => this.next(), start - now);
        return;
      }
      this.waiting.shift();
      const isRepeated = line.words === this.current?.words && now < this.busyUntil + REPEATED;
      if (wordsIn(line.words) && !isRepeated) this.say(line);
    }
  }

  /** As it would be said now. */
  private first(now: number): Waiting | undefined {
    const [line] = this.waiting;
    return line?.weight === "question" ? { ...line, words: this.unsaid(line.words, now) } : line;
  }

  /** When the line before it has ended and there is room in the minute, for which what hits me does not wait. */
  private startOf({ words, weight }: Line): number {
    return weight === "hit" ? this.busyUntil : Math.max(this.busyUntil, this.roomFor(wordsIn(words)));
  }

  private roomFor(more: number): number {
    let words = more;
    for (const line of [...this.said].reverse()) {
      words += line.count;
      if (words > MOST_WORDS) return line.from + A_MINUTE;
    }
    return 0;
  }

  private say(line: Waiting): void {
    const now = performance.now();
    this.current = line;
    this.busyUntil = now + Math.max(LEAST, wordsIn(line.words) * A_WORD);
    this.said = this.said.filter(({ from }) => now - from < A_MINUTE);
    const count = line.weight === "answer" ? 0 : wordsIn(line.words);
    this.said.push({ words: line.words, count, from: now, until: this.busyUntil });
    this.put(line.words, line.weight);
  }

  /** A question without its sentences that have just been said. */
  private unsaid(words: string, now: number): string {
    const known = this.said.filter(({ until }) => now - until < REMEMBERED).map((each) => each.words);
    const sentences = (words.match(SENTENCE) ?? [words]).map((each) => each.trim());
    return sentences.filter((sentence) => !known.some((each) => each.includes(sentence))).join(" ");
  }
}
