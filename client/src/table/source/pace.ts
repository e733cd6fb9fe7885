// Several moves in a burst are shown one after the other, so that they can be followed; nobody waits long for the last.
const APART = 420; // milliseconds from one to the next
const MOST = 5; // that wait; more are shown together

export class Pace<T> {
  private readonly queue: T[] = [];
  private timer = 0;
  private lastAt = -APART;

  constructor(private readonly show: (thing: T) => void) {}

  later(thing: T): void {
    this.queue.push(thing);
    if (this.queue.length > MOST) this.hurry();
    else this.schedule();
  }

  /** Everything that waits, and this. */
  now(thing: T): void {
    this.hurry();
    this.next(thing);
  }

  hurry(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    for (const thing of this.queue.splice(0)) this.next(thing);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue.length = 0;
  }

  private schedule(): void {
    if (this.timer) return;
    const wait = document.hidden ? 0 : Math.max(0, this.lastAt + APART - performance.now());
    this.timer = setTimeout(() => {
      this.timer = 0;
      const thing = this.queue.shift();
      if (thing === undefined) return;
      this.next(thing);
      if (this.queue.length > 0) this.schedule();
    }, wait);
  }

  private next(thing: T): void {
    this.lastAt = performance.now();
    this.show(thing);
  }
}
