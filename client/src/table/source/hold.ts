// On a television a question comes before its answer: a frame that tells both waits for a moment, and all after it.
import type { Frame, Said } from "../../protocol/wire";
import { isRace } from "../state/race";

const HELD = 900; // milliseconds from the question to its answer

export class Hold {
  private readonly waiting: Frame[] = [];
  private timer = 0;

  constructor(
    private readonly ask: (question: Said | null) => void,
    private readonly show: (frame: Frame) => void,
  ) {}

  /** Nothing waits before a race, and nothing that is caught up with. */
  hear(frame: Frame, before: Frame | null): void {
    if (frame.missed || isRace(frame) || document.hidden) this.hurry();
    const question = this.waiting.length === 0 ? questionIn(frame, before) : undefined;
    if (this.waiting.length === 0 && !question) return this.show(frame);
    this.waiting.push(frame);
    if (!question) return;
    this.ask(question);
    this.timer = window.setTimeout(() => this.hurry(), HELD);
  }

  hurry(): void {
    this.stop();
    const frames = this.waiting.splice(0);
    if (frames.length > 0) this.ask(null);
    frames.forEach((frame) => this.show(frame));
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

function questionIn(frame: Frame, before: Frame | null): Said | undefined {
  const said = frame.said ?? [];
  const isNews = before?.match === frame.match && frame.n === before.n + said.length;
  return isNews && !frame.missed && !isRace(frame)
    ? said.find(({ moment, value }) => moment === "guess" && value)
    : undefined;
}
