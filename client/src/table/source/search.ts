// The way back to the server of a table or a hall: a ticket is asked for again and again, also while earlier questions
// hang. A request over a dead network may hang for long after the network is there again; a new one comes through at once.
import { ApiError } from "../../lib/api";
import type { Msg } from "../../protocol/wire";

const FIRST_WAIT = 250; // milliseconds after a question that failed; twice as long each time
const HANGING = 700; // after one that has no answer: another is asked beside it
const HANGING_AT_FIRST = 2_000; // the same, when a page comes to a table
const QUICK_WAIT = 700; // the longest wait while the network has not been gone for long
const QUICK_FOR = 60_000;
const LONGEST_WAIT = 10_000;
const PATIENCE = 5_000; // for one answer
const MOST = 4; // questions that go on hanging: the oldest, for slow networks, and the newest
const KEPT = 6; // connections that a browser keeps to a server: after a break each of them may be dead, and is tried at once

interface Found {
  ticket(ticket: string): void;
  refused(why: Msg): void; // for good
}

export class Search {
  private questions: AbortController[] = [];
  private wait = FIRST_WAIT;
  private hanging = HANGING;
  private timer = 0;
  private begunAt: number | null = null;

  constructor(
    private readonly askTicket: (until: AbortSignal) => Promise<string>,
    private readonly found: Found,
  ) {}

  get isOn(): boolean {
    return this.begunAt !== null;
  }

  /** At once: nobody else lost the line at this moment. */
  begin(isFirst = false): void {
    this.begunAt ??= performance.now();
    this.hanging = isFirst ? HANGING_AT_FIRST : HANGING;
    this.again(0, isFirst ? 1 : KEPT);
  }

  /** The server hung up, on others perhaps too: they do not all come back at the same moment. */
  beginSoon(): void {
    this.begunAt ??= performance.now();
    this.hanging = HANGING;
    this.again(this.nextWait());
  }

  /** There may be a network again. */
  hurry(): void {
    if (!this.isOn) return;
    this.begunAt = performance.now();
    this.wait = FIRST_WAIT;
    this.again(0, KEPT);
  }

  /** There is a line that is heard; after one that was only opened, the next wait is longer. */
  end(isHeard: boolean): void {
    clearTimeout(this.timer);
    this.giveUp();
    this.begunAt = null;
    if (isHeard) this.wait = FIRST_WAIT;
  }

  /** What is given up closes its connection. */
  private giveUp(): void {
    for (const question of this.questions) question.abort();
    this.questions = [];
  }

  private again(ms: number, count = 1): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      while (this.questions.length >= MOST) this.questions.splice(1, 1)[0]?.abort();
      for (let asked = 0; asked < count; asked++) void this.ask();
      this.again(Math.max(this.hanging, this.wait));
    }, ms);
  }

  /** Longer each time, and never as long for everybody. */
  private nextWait(): number {
    const isLong = performance.now() - (this.begunAt ?? 0) > QUICK_FOR;
    const wait = this.wait;
    this.wait = Math.min(isLong ? LONGEST_WAIT : Math.max(QUICK_WAIT, wait), wait * 2);
    return wait * Math.random();
  }

  private async ask(): Promise<void> {
    const question = new AbortController();
    this.questions.push(question);
    const timer = setTimeout(() => question.abort(), PATIENCE);
    try {
      const ticket = await this.askTicket(question.signal);
      if (this.questions.includes(question)) this.found.ticket(ticket);
    } catch (error) {
      if (this.questions.includes(question) && error instanceof ApiError) this.failed(error);
    } finally {
      clearTimeout(timer);
      this.questions = this.questions.filter((each) => each !== question);
    }
  }

  private failed(error: ApiError): void {
    if ([401, 404, 410].includes(error.status)) {
      this.found.refused(error.why);
      return;
    }
    if (error.status > 0) {
      this.giveUp(); // it is there, and has too much to do
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    }
    this.again(this.nextWait());
  }
}
