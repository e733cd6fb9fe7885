// Notices that the other end of a line has fallen silent: a machine that stands still and a radio that is gone say nothing.

const QUIET = 8_000; // milliseconds without a word before one is asked for
const OWED = 2_000; // the same, while there is something to be answered
const PATIENCE = 5_000; // for the answer
const LATE = 1_500; // a timer that rings so much too late has slept itself: nothing follows from it

export class Watch {
  private timer = 0;
  private due = 0;
  private isAsked = false;
  private isOn = false;

  constructor(
    private readonly ask: () => void,
    private readonly silent: () => void,
  ) {}

  /** A line is being opened: its first word is waited for like an answer. */
  begin(): void {
    this.isOn = true;
    this.wait(PATIENCE, true);
  }

  /** Something came. */
  heard(): void {
    if (this.isOn) this.wait(QUIET, false);
  }

  /** Something was sent that will be answered. */
  owed(): void {
    if (this.isOn && !this.isAsked && this.due - performance.now() > OWED) this.wait(OWED, false);
  }

  /** Whoever looks again, or is on a network again, wants to know now. */
  doubt(): void {
    if (this.isOn && (!this.isAsked || performance.now() > this.due)) this.question();
  }

  end(): void {
    this.isOn = false;
    clearTimeout(this.timer);
  }

  private question(): void {
    this.ask();
    this.wait(PATIENCE, true);
  }

  private wait(ms: number, isAsked: boolean): void {
    this.isAsked = isAsked;
    this.due = performance.now() + ms;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.ring, ms);
  }

  /** While nobody looks, timers and sockets are slowed down or put to sleep: it is not asked before somebody does. */
  private readonly ring = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.isAsked && performance.now() - this.due < LATE) this.silent();
    else this.question();
  };
}
