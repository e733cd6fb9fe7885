// A table that is played at: frames come over the line and are shown one after the other.
import { batch, computed, signal } from "@preact/signals";
import { api, ApiError } from "../../lib/api";
import { ticketFor } from "../../lib/arrival";
import { isCalm, tv } from "../../lib/settings";
import { loadWords } from "../../lib/words";
import type { Ack, Down, Frame, No, Replay, Room, Together, Trial, Up } from "../../protocol/wire";
import type { ConnectionState, TableRequest } from "../state/connection";
import { TableModel } from "../state/model";
import { isRace, racedKeys } from "../state/race";
import { robotsSince } from "../state/robots";
import { NOTHING } from "../state/taps";
import { Hold } from "./hold";
import { LedTable } from "./led";
import { Line } from "./line";
import { mayLookBack, Memory } from "./memory";
import { Pace } from "./pace";
import { Parts } from "./parts";
import { ReplayTable, type LoadFrames } from "./replay";

const FALLING = 300; // milliseconds in which nobody stops a finger
const TOLD_FOR = 2_000; // milliseconds for which it is told softly that a press came too late

/** What a server does not say of a match that is played: who sits where, as the room has it. */
const company = (room: Room): Pick<Replay, "players" | "commitment"> => ({
  players: [...room.seats],
  commitment: room.commitment,
});

const BEING_MADE = "being-made";
const MILD = new Set(["no-hint", BEING_MADE]); // refusals that nobody did anything wrong for
const ASK_AGAIN = 3000; // milliseconds
const DRAWN_NOW = "house-being-made"; // what is told meanwhile

export class LiveTable extends TableModel {
  override readonly handsOnly = computed(() => tv.value === "on" && this.seats.value.some((seat) => seat.mine));
  /** The match so far, while somebody looks back at it. */
  readonly past = signal<ReplayTable | null>(null);
  readonly canLookBack = computed(
    () =>
      mayLookBack(this) &&
      (this.memory.length > 1 || (!LOCAL && this.seat.value !== null && (this.frame.value?.n ?? 0) > 0)),
  );
  /** A match that is over, while somebody leads everybody through it. */
  readonly led = signal<LedTable | null>(null);
  /** Is a new picture being drawn, with which the match begins? */
  readonly isBeingMade = computed(() => this.notice.value?.text.key === DRAWN_NOW);
  private telling: Promise<void> = Promise.resolve(); // what is told about it, one after the other
  private readonly memory = new Memory();
  private readonly parts = new Parts();
  private reading = 0; // the timer that ends it
  private asking = 0; // the timer by which something is asked for again
  private gone = { keys: new Set<string>(), at: 0 }; // what could be raced for until the last frame came
  private readonly line: Line<Up, Down>;
  private readonly hold = new Hold(
    (question) => (this.asked.value = question),
    (frame) => this.show(frame),
  );
  private readonly pace = new Pace<Frame>((frame) =>
    this.isTelevision ? this.hold.hear(frame, this.frame.peek()) : this.show(frame),
  );

  constructor(
    readonly code: string,
    override readonly isTelevision = false,
  ) {
    super();
    const way = {
      ticket: (until: AbortSignal) => ticketFor(code, until),
      socket: () => `/ws/table/${code}${this.since()}`,
      greeting: "hello",
    };
    this.line = new Line<Up, Down>(way, {
      message: (message) => this.hear(message),
      state: (state) => this.connected(state),
      isKnown: () => this.frame.value !== null,
      isInPlay: () => this.isInPlay(),
    });
  }

  /** What is known already, after a break: the server tells what came after it. */
  private since(): string {
    const frame = this.frame.peek();
    return frame ? `?match=${frame.match}&n=${frame.n}` : "";
  }

  again(): void {
    this.line.again();
  }

  override renew(): void {
    this.line.renew();
  }

  override painted(match: number, pictures: number): void {
    void this.line.send({ do: "painted", match, pictures });
  }

  /** Opens the match so far, at the last move: from memory; what came before the page was loaded, from the server. */
  async lookBack(): Promise<void> {
    const room = this.room.peek();
    if (!room || !this.canLookBack.peek()) return;
    const remembered = this.memory.replay(room);
    if (LOCAL || this.memory.isWhole || this.seat.peek() === null) {
      this.open(() => Promise.resolve(remembered), remembered);
      return;
    }
    const load: LoadFrames = async (_, from) => ({
      ...remembered,
      ...(await api.soFar(this.code, from)),
      ...company(room),
    });
    try {
      const first = await load(null, 0);
      if (this.canLookBack.peek()) this.open(load, first);
    } catch (error) {
      if (error instanceof ApiError) this.notice.value = { text: error.why, bad: false };
      else throw error;
    }
  }

  private open(load: LoadFrames, first: Replay): void {
    this.past.value = new ReplayTable(load, first, this.seat.peek(), first.total - 1);
  }

  lookOn(): void {
    this.past.peek()?.leave();
    this.past.value = null;
  }

  leave(): void {
    this.lookOn();
    this.led.peek()?.leave();
    clearTimeout(this.asking);
    this.pace.stop();
    this.hold.stop();
    this.line.close();
  }

  async request(request: TableRequest): Promise<boolean> {
    clearTimeout(this.asking);
    const answer = await this.line.send(request);
    if (answer.kind === "no") {
      this.notice.value = { text: answer.why, bad: !MILD.has(answer.code) };
      if (answer.code === BEING_MADE) this.askAgain(request);
    } else if (this.isBeingMade.peek()) this.notice.value = null;
    return answer.kind === "ack";
  }

  /** A new picture is being drawn: the match begins when it is there, unless something else is asked for before. */
  private askAgain(request: TableRequest): void {
    this.asking = window.setTimeout(() => {
      if (this.room.peek()?.phase !== "playing") void this.request(request);
    }, ASK_AGAIN);
  }

  override async quietly(request: TableRequest): Promise<void> {
    await this.line.send(request);
  }

  protected async play(request: Extract<TableRequest, { do: "play" }>): Promise<void> {
    const race = request.stimulus !== undefined;
    this.sending.value = !race;
    this.pressed.value = race;
    this.hint.value = null; // the table knows that it is over
    this.pace.hurry();
    const answer = await this.line.send(request);
    batch(() => this.played(answer, race));
  }

  private played(answer: Ack | No, race: boolean): void {
    this.sending.value = false;
    if (answer.kind === "no") {
      this.pressed.value = false;
      this.notice.value = { text: answer.why, bad: true };
      return;
    }
    const what = answer.what ?? "done";
    if (what !== "pressed") this.pressed.value = false;
    if (what === "false-start") this.notice.value = { text: { key: "ui-press-false-start" }, bad: true };
    if (what === "stale") this.tellTooLate();
    if (!race || what !== "pressed") {
      const stays = race && what !== "done" && this.chosen.value.spots.length > 0; // points may still be right
      if (!stays) this.chosen.value = NOTHING;
    }
  }

  override isTooLate(key: string): boolean {
    const isLate = this.gone.keys.has(key) && performance.now() - this.gone.at < FALLING;
    if (isLate) this.tellTooLate();
    return isLate;
  }

  /** Nobody did anything wrong: a word that goes by itself, and none for whoever has just won. */
  private tellTooLate(): void {
    if (this.verdict.peek().some(({ seat, played }) => played !== false && seat === this.seat.peek())) return;
    const notice = { text: { key: "ui-press-stale" }, bad: false };
    this.notice.value = notice;
    setTimeout(() => {
      if (this.notice.peek() === notice) this.notice.value = null;
    }, TOLD_FOR);
  }

  /** For as long as the table stands still; whoever comes back later reads it beside the table. */
  private tellTrial(trial: Trial, isMissed: boolean): void {
    this.trial.value = trial;
    const { still = 0 } = trial;
    this.isReading.value = !isMissed && still > 0;
    clearTimeout(this.reading);
    this.reading = window.setTimeout(() => (this.isReading.value = false), still);
  }

  private connected(state: ConnectionState): void {
    this.connection.value = state;
    const led = this.led.peek();
    if (led) led.connection.value = state;
    if (state.is === "broken") this.pressed.value = false;
  }

  /** Is something asked of somebody: may I do anything, or does a clock run? */
  private isInPlay(): boolean {
    const frame = this.frame.peek();
    if (!frame || frame.over || this.room.peek()?.phase !== "playing") return false;
    const { taps, marks, picks } = frame.mine ?? {};
    return Boolean(taps?.length || marks || picks?.length || frame.clocks?.length);
  }

  private hear(message: Down): void {
    switch (message.kind) {
      case "hello":
        if (!this.frame.value && message.chat) this.addLines(message.chat.map((chat) => ({ chat })));
        if (message.paints) this.painted(0, 0); // from now on it waits for our pictures
        if (message.parts) void this.line.send({ do: "parts" });
        // the server forgets with a line who is not heard there
        for (const seat of this.muted.value) void this.line.send({ do: "mute", seat });
        break;
      case "room":
        // a table is not drawn before its words are there: everything would move when they come
        void loadWords(message.game)
          .catch(() => undefined)
          .then(() => this.seated(message));
        break;
      case "chat":
        this.addLines([{ chat: message }]);
        this.unread.value += 1;
        break;
      case "hint":
        this.hint.value = message;
        break;
      case "together":
        this.telling = this.telling
          .then(() => loadWords(message.game ?? ""))
          .catch(() => undefined)
          .then(() => this.seeTogether(message));
        break;
      case "frame":
        this.come(this.parts.whole(message));
        break;
      default:
        break;
    }
  }

  private come(frame: Frame | null): void {
    if (!frame) this.line.renew(true);
    // a race is painted at once, and so is the first thing one sees: nothing waits in a queue before it
    else if (frame.missed || isRace(frame) || !this.frame.value || isCalm()) this.pace.now(frame);
    else this.pace.later(frame);
  }

  private seeTogether(told: Together): void {
    const led = told.record ? (this.led.peek() ?? new LedTable((request) => this.quietly(request))) : null;
    led?.hear(told);
    if (!led) this.led.peek()?.leave();
    this.led.value = led;
  }

  private seated(room: Room): void {
    batch(() => {
      const robots = robotsSince(this.room.value, room);
      this.room.value = room;
      if (robots.length === 0) return;
      this.newRobots.value = robots;
      this.addLines(robots.map((msg) => ({ msg })));
    });
  }

  private show(frame: Frame): void {
    batch(() => {
      const before = this.frame.value;
      if (before && before.match !== frame.match) this.forgetRings();
      if (before && before.match !== frame.match) this.log.value = this.log.value.filter((told) => told.chat);
      if (before && before.seat !== frame.seat) this.log.value = this.log.value.filter((told) => !told.own);
      this.frameAt.value = performance.now();
      this.memory.keep(frame);
      this.frame.value = frame;
      if (before && isRace(before)) {
        const keys = racedKeys(frame);
        const gone = [...racedKeys(before)].filter((key) => !keys.has(key));
        if (gone.length > 0) this.gone = { keys: new Set(gone), at: performance.now() };
      }
      if (frame.trial) this.tellTrial(frame.trial, Boolean(frame.missed));
      if (frame.verdict?.length) this.verdict.value = frame.verdict;
      else if (before?.stimulus !== frame.stimulus) this.verdict.value = [];
      if (frame.verdict?.length || before?.stimulus !== frame.stimulus) this.pressed.value = false;
      this.happened(frame.said ?? [], Boolean(frame.missed) && Boolean(before));
      this.keepChosen();
      if (!this.canLookBack.peek()) this.lookOn();
    });
    this.line.shown();
  }
}
