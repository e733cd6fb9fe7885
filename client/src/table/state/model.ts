// A table as its page knows it: signals that views read, and what people do with it. A live table, a lesson and a
// replay are three of these; what draws them cannot tell them apart.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { faceAddress } from "../../lib/api";
import { hasPictures } from "../../lib/games";
import { seatName } from "../../lib/seat-names";
import { language, theme } from "../../lib/settings";
import { aloud, aspect, say, type Company } from "../../lib/words";
import type {
  Chat,
  DayPlayer,
  Frame,
  Hinted,
  Judged,
  Mine,
  Msg,
  Piece,
  Ring,
  Room,
  Said,
  SeatInfo,
  Trial,
  Zone,
} from "../../protocol/wire";
import type { ConnectionState, TableRequest } from "./connection";
import { Choices, NOTHING, type Chosen, type Spot } from "./taps";
import { inWords, isMemo, keysOf, piecesOf, zonesOf } from "./zones";

/** A line of the log: something that happened, or something somebody said. */
export interface LogLine {
  number: number;
  msg?: Msg;
  chat?: Chat;
  face?: string; // of the piece it is about
  fleeting?: boolean; // gone with the next happening: to remember it may be the game
  own?: boolean; // told to whoever looked just then: perhaps to them alone
  missed?: boolean; // from before the line was back
  isRobots?: boolean; // words of a robot
  at?: number; // when it came, by the page's clock
  by?: number; // the seat that did it
  weight?: number; // how much it matters to whoever looks: 1 a plain move, 3 it hits them
}

/** The word under the prompt that explains what was refused, or how a press went. */
export interface Notice {
  text: Msg;
  bad: boolean;
}

/** What was on the screen when the finger came down, and for how long, in milliseconds. */
export interface Press {
  stimulus: number;
  at: number;
  surely?: Promise<Press>; // the page was too busy to know it yet, and will in a moment
}

const LOG_KEPT = 300;
const NO_MINE: Mine = { prompt: { key: "scene-wait" } };

export abstract class TableModel {
  readonly room = signal<Room | null>(null);
  readonly frame = signal<Frame | null>(null);
  readonly log = signal<readonly LogLine[]>([]);
  readonly unread = signal(0); // words of people since the log was last looked at
  readonly movedAt = signal(0); // the number of the line with which my last move ended
  readonly connection = signal<ConnectionState>({ is: "connecting" });
  readonly chosen = signal<Chosen>(NOTHING);
  readonly notice = signal<Notice | null>(null);
  readonly doer = signal<number | null>(null); // of what the prompt tells, where it tells what is past
  readonly verdict = signal<readonly Judged[]>([]);
  readonly trial = signal<Trial | null>(null); // of a deal of the day: the last one that is over
  readonly isReading = signal(false); // what it came to is read: the table stands still meanwhile
  readonly ghosts = signal<readonly DayPlayer[] | null>(null); // that run along in its trials; null: not known yet
  readonly trialUnit = signal("card"); // what one of them is called
  readonly pressed = signal(false); // a press of ours is being judged
  readonly hint = signal<Hinted | null>(null); // that is open
  readonly hintComes = signal(false); // one is being thought of
  readonly newRobots = signal<readonly Msg[]>([]); // that came just now, in words
  readonly muted = signal<ReadonlySet<number>>(new Set()); // the seats whose words are not wanted here
  readonly handsOnly: ReadonlySignal<boolean> = signal(false); // the table itself is on a television
  readonly hasTheatre: boolean = true; // moments are staged over the table
  readonly speed = signal(1); // of a match seen again: how often faster than usual
  readonly isTelevision: boolean = false; // everybody looks, nobody touches
  readonly asked = signal<Said | null>(null); // a question there, whose answer comes in a moment
  readonly frameAt = signal(0); // when the frame came, by the page's clock: clocks count from there

  readonly mine = computed<Mine>(() => this.frame.value?.mine ?? NO_MINE);
  readonly seat = computed<number | null>(() => this.frame.value?.seat ?? null);
  readonly seats = computed<readonly SeatInfo[]>(() => this.room.value?.seats ?? []);
  readonly company = computed<Company>(() => ({ names: this.seats.value.map(seatName), me: this.seat.value }));

  readonly isInWords = computed(() => !hasPictures(this.room.value?.game ?? ""));
  readonly zones = computed<readonly Zone[]>(() => {
    const found = zonesOf(this.frame.value);
    return this.isInWords.value ? found.map(inWords) : found;
  });
  private hadMemo = false;
  /** Does this game explain signs? While the table is hidden it is as it was: no button comes or goes. */
  readonly hasMemo = computed(() => {
    if (!this.mine.value.cover) this.hadMemo = this.zones.value.some(isMemo);
    return this.hadMemo;
  });

  readonly choices = computed(() => new Choices(this.mine.value, this.zones.value));
  /** What a tap would do something with: nothing while the line is broken or a press is being judged. */
  readonly lit = computed<ReadonlySet<string>>(() =>
    this.isReady.value ? this.choices.value.lit(this.chosen.value) : new Set(),
  );
  /** What could still be chosen instead of the last choice. */
  readonly others = computed<ReadonlySet<string>>(() =>
    this.isReady.value ? this.choices.value.others(this.chosen.value) : new Set(),
  );
  readonly isReady = computed(() => this.connection.value.is === "open" && !this.sending.value);
  protected readonly sending = signal(false);
  private lastLine = 0; // the number of the newest line: none has it again
  private markedOn = "";
  private ringsBefore: readonly Ring[] = []; // of the last right claim

  // ---- words and pictures

  say(what: Msg | null | undefined): string {
    return say(what, this.company.value);
  }

  /** The same for the ear. */
  aloud(what: Msg | null | undefined): string {
    return aloud(what, this.company.value);
  }

  /** A part of a message's words other than its sentence; nothing where there is none. */
  aspect(what: Msg | null | undefined, name: string): string {
    return aspect(what, name, this.company.value);
  }

  face(name: string): string {
    return faceAddress(name, language.value, theme.value);
  }

  /** The zone a piece lies in. */
  zoneOf(key: string): Zone | undefined {
    return this.zones.value.find((zone) => keysOf(zone).includes(key));
  }

  piece(key: string): Piece | undefined {
    const zone = this.zoneOf(key);
    return zone && piecesOf(zone).find((piece) => piece.key === key);
  }

  // ---- what people do

  /** A tap on a piece. `press` is when the finger came down: races need it. */
  tap(key: string, press: Press): void {
    const frame = this.frame.value;
    if (!frame || !this.isReady.value) return;
    const outcome = this.choices.value.tap(key, this.chosen.value);
    this.notice.value = null;
    if (outcome.is === "chosen") this.chosen.value = outcome.chosen;
    else if (outcome.is === "move")
      void this.send({ do: "play", moves: [outcome.move], n: frame.n }, outcome.race ? press : null);
    else if (outcome.is === "points") {
      const points = outcome.spots.map(({ zone, x, y }): [string, number, number] => [zone, x, y]);
      void this.send({ do: "play", points, aim: outcome.aim.move ?? null, n: frame.n }, press);
    }
  }

  /** A point in a picture is placed, moved or taken away. */
  mark(spots: readonly Spot[]): void {
    this.chosen.value = { ...this.chosen.value, spots };
    this.markedOn = this.picturesOf(spots);
  }

  /** The last step that was chosen is taken back. */
  undo(): void {
    const { keys, spots } = this.chosen.value;
    if (spots.length > 0) this.mark(spots.slice(0, -1));
    else this.chosen.value = { keys: keys.slice(0, -1), spots };
  }

  get canUndo(): boolean {
    return this.chosen.value.keys.length + this.chosen.value.spots.length > 0;
  }

  /** Anything but a move: sit, say, start. The answer's refusal is shown. */
  abstract request(request: TableRequest): Promise<boolean>;
  /** Something nobody waits for: a refusal is not shown. */
  async quietly(_request: TableRequest): Promise<void> {}
  /** A finger came down on what could be raced for until just before: says so, and that there is nothing to send. */
  isTooLate(_key: string): boolean {
    return false;
  }
  /** The table is asked for anew: a picture that is handed out once was lost on its way. */
  renew(): void {}
  /** All pictures to be compared can be shown: the table is told. */
  painted(_match: number, _pictures: number): void {}
  protected abstract play(request: Extract<TableRequest, { do: "play" }>): Promise<void>;
  abstract leave(): void;

  /** In a race, with the time of the press. */
  private async send(request: Extract<TableRequest, { do: "play" }>, press: Press | null): Promise<void> {
    if (!press) return this.play(request);
    const { stimulus, at } = press.surely ? await press.surely : press;
    return this.play({ ...request, stimulus, r: Math.max(0, at) });
  }

  /** What happened, as lines of the log; the frame that tells it is already the table's. */
  protected happened(said: readonly Said[], missed: boolean): void {
    const me = this.seat.value;
    const own = me !== null;
    this.addLines(
      said.map((each) => ({
        msg: each.msg,
        face: this.pictured(each),
        fleeting: each.fleeting,
        own,
        missed,
        weight: each.weight ?? 1,
        by: each.by ?? -1,
      })),
    );
    const mine = own ? said.map((each) => each.by).lastIndexOf(me) : -1;
    const after = missed ? said.length - 1 - mine : 0; // what comes with my move follows from it
    if (mine >= 0) this.movedAt.value = this.lastLine - after;
  }

  /** Words of a robot that have no room at its seat. */
  overhear(chat: Chat): void {
    this.addLines([{ chat, isRobots: true }]);
  }

  /** The card that a happening is about: the last one that flew and can be seen. */
  private pictured({ flights = [] }: Said): string | undefined {
    const keys = flights.flatMap(([was, now]) => [was, now]);
    const seen = keys.map((key) => this.piece(key)).filter((piece) => piece?.face && !piece.sealed);
    return seen.pop()?.face;
  }

  protected addLines(lines: readonly Omit<LogLine, "number">[]): void {
    if (lines.length === 0) return;
    const known = this.log.value.filter((line) => !line.fleeting);
    const at = performance.now();
    this.log.value = [...known, ...lines.map((line) => ({ ...line, at, number: ++this.lastLine }))].slice(-LOG_KEPT);
  }

  /** The pictures that points were placed in, and those they are compared with. */
  private picturesOf(spots: readonly Spot[]): string {
    const ids = new Set(
      spots.flatMap(({ zone }) => [zone, this.zones.value.find((each) => each.id === zone)?.pair ?? ""]),
    );
    return this.zones.value
      .flatMap((zone) => (ids.has(zone.id) ? (zone.pieces ?? []).map((piece) => piece.key) : []))
      .join(" ");
  }

  /** The points that may still be right after a right claim. A place that it has in common with the claim before is
   * where the covered picture differed: it does no more. Without one before, nobody has told which of the places that
   * is: points in one's own picture stay, unless that has changed, too. */
  private stillPossible(placed: readonly Spot[], rings: readonly Ring[]): readonly Spot[] {
    if (rings.length === 0) return [];
    const past = rings.filter(([x, y]) => this.ringsBefore.some((before) => before[0] === x && before[1] === y));
    const own = this.zones.value.find((zone) => zone.id === this.mine.value.marks?.zone)?.pieces?.[0]?.key ?? "";
    if (past.length === 0 && !this.markedOn.split(" ").includes(own)) return [];
    return placed.filter((spot) => !past.some((ring) => isInside(ring, spot)));
  }

  protected forgetRings(): void {
    this.ringsBefore = [];
  }

  /** What is chosen stays chosen as long as it can still be; points, as long as they may be right. */
  protected keepChosen(): void {
    const { keys, spots: placed } = this.chosen.value;
    const rings = (this.frame.value?.said ?? []).flatMap((said) => said.rings ?? []);
    const spots = this.picturesOf(placed) === this.markedOn ? placed : this.stillPossible(placed, rings);
    if (rings.length > 0) this.ringsBefore = rings;
    let kept: Chosen = { keys: [], spots };
    for (const key of keys) {
      if (!this.choices.value.lit(kept).has(key)) break;
      kept = { keys: [...kept.keys, key], spots };
    }
    const aim = this.choices.value.aim(kept);
    const waits = this.mine.value.marks?.aims.length === 0; // nothing can be sent just now: points stay for later
    this.chosen.value = waits ? { keys, spots } : kept;
    this.mark(aim ? spots.slice(0, aim.count) : waits ? spots : []);
  }
}

const FINGER = 0.03; // in widths of a picture: how far beside what is altered a point may lie

function isInside([x, y, w, h]: Ring, at: Spot): boolean {
  return Math.abs(at.x - x) <= w / 2 + FINGER && Math.abs(at.y - y) <= h / 2 + FINGER;
}
