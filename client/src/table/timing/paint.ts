// When a stimulus was really on the screen, and how long after that somebody pressed. The server judges races by it.
//
// A stimulus counts from the paint, not from the frame that brought it: pictures have to be there, the page has to be
// laid out, and the pixels have to be up. Where the browser tells when it showed an element (Element Timing), a mark
// that is put into the page together with the stimulus says so to a few milliseconds, also when drawing is slow.
// Elsewhere the second animation frame counts. A press has the time at which the finger came down, however busy the
// page was. The browser's word may be late, on a busy machine by most of a second: a press that comes before it waits
// for it a little, and is then counted from the second animation frame, with the lag that has been usual here.
import { effect } from "@preact/signals";
import type { Frame } from "../../protocol/wire";
import type { Press, TableModel } from "../state/model";
import { BEING_PUT_UP } from "./put-up";
import { areComparedHere } from "./sealed";

const FRAME = 16; // milliseconds from one animation frame to the next
const USUAL = 8; // from the second animation frame to the pixels, until it has been measured here
const SLOWEST = 250;
const BEAT = 8; // how often the page notes that it is not blocked, while that frame is awaited
const BLOCKED = 40; // without a note for so long it was, and the frame comes later than the pixels
const NO_PICTURE = 3000; // a picture that has not come by then is not waited for, but those that are searched are
const NO_MARK = 4000; // nor is the browser's word about a mark that it did not show
const PATIENCE = 120; // nor, with a press in hand, its word about anything
const KEPT = 4; // paints remembered: a press may be about the one before the last

/** All that may have to be seen before one presses. Whose turn it is or what people look like is none of it. */
const PICTURES = "[data-table] [data-zone]:not([data-kind='seats']) [data-piece] img";

interface Paint {
  stimulus: number;
  at: number; // by the page's clock
}

/** A stimulus that has been asked for and not been seen yet. */
interface Expected {
  name: string;
  stimulus: number;
  asked: number;
  laidOut: number | null; // when it was in the page, with all its pictures
  second: number | null; // the animation frame after that
  awaited: (() => void)[]; // presses that wait for its paint
}

const clocks = new WeakMap<TableModel, PaintClock>();
const tellsPaints = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("element") ?? false;

/** From here on presses at this table have a time. The answer ends it. */
export function watchPaint(model: TableModel): () => void {
  const clock = new PaintClock(model);
  clocks.set(model, clock);
  return () => {
    clock.stop();
    clocks.delete(model);
  };
}

/** What a press was about, and how long after its paint it came. */
export function pressOf(event: Event, model: TableModel): Press {
  const found = clocks.get(model)?.press(momentOf(event));
  return found ?? { stimulus: model.frame.value?.stimulus ?? 0, at: 0 }; // nothing has been painted yet: too soon
}

/** The moment of the press itself, not of its handling. A few browsers count from elsewhere: then it is now. */
function momentOf(event: Event): number {
  const now = performance.now();
  return event.timeStamp > 0 && event.timeStamp <= now && now - event.timeStamp < 60_000 ? event.timeStamp : now;
}

class PaintClock {
  private painted: Paint[] = [];
  private expected: Expected[] = [];
  private newest = "";
  private usual = USUAL;
  private beatAt = 0;
  private timer = 0;
  private mark: HTMLElement | null = null;
  private readonly observer: PerformanceObserver | null;
  private readonly endWatching: () => void;

  constructor(private readonly model: TableModel) {
    this.observer = tellsPaints ? new PerformanceObserver((list) => this.told(list.getEntries())) : null;
    this.observer?.observe({ type: "element" });
    this.endWatching = effect(() => this.expect(model.frame.value));
  }

  stop(): void {
    this.endWatching();
    this.observer?.disconnect();
    clearTimeout(this.timer);
    this.expected = [];
    this.mark?.remove();
  }

  /** A press at a moment: on the last stimulus that was on the screen then. */
  press(moment: number): Press | null {
    this.told(this.observer?.takeRecords() ?? []);
    const last = this.expected.filter((each) => this.guess(each) <= moment).pop();
    if (!last) return this.known(moment);
    const press = { stimulus: last.stimulus, at: moment - this.guess(last) };
    return { ...press, surely: this.surely(last, moment, press) };
  }

  private known(moment: number): Press | null {
    const seen = this.painted.filter((paint) => paint.at <= moment).pop();
    return seen ? { stimulus: seen.stimulus, at: moment - seen.at } : null;
  }

  private surely(expected: Expected, moment: number, guessed: Press): Promise<Press> {
    return new Promise((done) => {
      expected.awaited.push(() => done(this.known(moment) ?? guessed));
      setTimeout(() => done(guessed), PATIENCE);
    });
  }

  // ---- from the frame to the pixels

  private expect(frame: Frame | null): void {
    if (!frame || frame.held) return; // what is covered is not seen yet
    const name = `stimulus ${frame.match}.${frame.stimulus}`;
    if (name === this.newest) return;
    this.newest = name;
    const expected: Expected = {
      name,
      stimulus: frame.stimulus,
      asked: performance.now(),
      laidOut: null,
      second: null,
      awaited: [],
    };
    this.expected = [...this.expected.filter((each) => each.laidOut !== null), expected];
    requestAnimationFrame(() => this.layOut(expected));
  }

  /** In an animation frame everything that is in the page will be in the next paint. */
  private layOut(expected: Expected): void {
    if (!this.expected.includes(expected)) return;
    const now = performance.now();
    const isComing = !areComparedHere(this.model);
    if (isComing || (!this.hasPictures() && now - expected.asked < NO_PICTURE)) {
      requestAnimationFrame(() => this.layOut(expected));
      return;
    }
    this.putMark(expected.name);
    void document.body.offsetHeight; // laid out here, so that a slow layout is not taken for a slow screen
    expected.laidOut = performance.now();
    this.beat();
    requestAnimationFrame(() => {
      clearTimeout(this.timer);
      const second = performance.now();
      expected.second = second - this.beatAt < BLOCKED ? second : (expected.laidOut ?? second) + FRAME;
      if (!this.observer) this.settle(expected, expected.second);
      else setTimeout(() => this.settle(expected, this.guess(expected)), NO_MARK);
    });
  }

  private beat(): void {
    clearTimeout(this.timer);
    this.beatAt = performance.now();
    this.timer = setTimeout(() => this.beat(), BEAT);
  }

  private hasPictures(): boolean {
    if (document.querySelector(BEING_PUT_UP)) return false;
    const pictures = document.querySelectorAll<HTMLImageElement>(PICTURES);
    return [...pictures].every((picture) => picture.complete && !picture.classList.contains("waits"));
  }

  /** A new element each time: browsers tell of the first paint of an element only. */
  private putMark(name: string): void {
    this.mark?.remove();
    this.mark = document.createElement("span");
    this.mark.className = "paint-mark";
    this.mark.setAttribute("aria-hidden", "true");
    this.mark.setAttribute("elementtiming", name);
    this.mark.textContent = ".";
    document.body.append(this.mark);
  }

  private told(entries: PerformanceEntryList): void {
    for (const entry of entries as ElementEntry[]) {
      const expected = this.expected.find((each) => each.name === entry.identifier);
      if (expected) this.settle(expected, entry.renderTime || entry.startTime);
    }
  }

  private settle(expected: Expected, at: number): void {
    if (!this.expected.includes(expected)) return;
    if (expected.second !== null) this.usual += (Math.min(SLOWEST, Math.max(0, at - expected.second)) - this.usual) / 4;
    this.expected = this.expected.filter((each) => each !== expected);
    this.painted = [...this.painted, { stimulus: expected.stimulus, at }]
      .sort((one, other) => one.at - other.at)
      .slice(-KEPT);
    expected.awaited.forEach((tell) => tell());
  }

  /** When the pixels were up, as long as the browser has not told: never for what is not in the page yet. */
  private guess({ laidOut, second }: Expected): number {
    if (laidOut === null) return Infinity;
    return (second ?? laidOut + FRAME) + this.usual;
  }
}

/** What browsers say of a marked element that they have painted; TypeScript does not know it yet. */
interface ElementEntry extends PerformanceEntry {
  identifier: string;
  renderTime: number;
}
