// Notices that the other end of a line has fallen silent: a machine that stands still and a radio that is gone say nothing.

const QUIET = 8_000; // milliseconds without a word before one is asked for
const PATIENCE = 5_000; // for the answer
const QUIET_IN_PLAY = 1_000; // the same, while something is asked of somebody or has to be answered
const PATIENCE_IN_PLAY = 1_800;
const FIRST_WORD = 3_000; // from a line that is being opened
const LATE = 250; // a timer that rings so much too late: the page was busy or slept, and an answer may lie unread

export class Watch {
  private timer = 0;
  private due = 0;
  private isAsked = false;
  private isOn = false;
  private isOwed = false;

  constructor(
    private readonly ask: () => void,
    private readonly silent: () => void,
    private readonly isInPlay: () => boolean,
  ) {}

  /** A line is being opened: its first word is waited for like an answer. */
  begin(): void {
    this.isOn = true;
    this.wait(FIRST_WORD, true);
  }

  /** Something came. */
  heard(): void {
    this.isOwed = false;
    if (this.isOn) this.wait(this.isInPlay() ? QUIET_IN_PLAY : QUIET, false);
  }

  /** Something was sent that will be answered. */
  owed(): void {
    this.isOwed = true;
    this.played();
  }

  /** Something may be asked of somebody now. */
  played(): void {
    const isSoon = this.isAsked || this.due - performance.now() <= QUIET_IN_PLAY;
    if (this.isOn && !isSoon && this.isUrgent()) this.wait(QUIET_IN_PLAY, false);
  }

  /** Whoever looks again, or is on a network again, wants to know now. */
  doubt(): void {
    if (this.isOn && (!this.isAsked || performance.now() > this.due)) this.question(PATIENCE_IN_PLAY);
  }

  end(): void {
    this.isOn = false;
    clearTimeout(this.timer);
  }

  private isUrgent(): boolean {
    return this.isOwed || this.isInPlay();
  }

  private question(patience: number): void {
    this.ask();
    this.wait(patience, true);
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
    else this.question(this.isUrgent() ? PATIENCE_IN_PLAY : PATIENCE);
  };
}
