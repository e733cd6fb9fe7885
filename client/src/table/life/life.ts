// What is seen of a table's people besides what they do: the moods of robots, and bubbles at seats. Nothing of it is sent,
// and nothing waits for it.
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { afterwards } from "../../lib/idle";
import { robotOf } from "../../lib/seat-names";
import { readRobots, robotTalk, textSize } from "../../lib/settings";
import { t } from "../../lib/words";
import type { Chat, Frame } from "../../protocol/wire";
import { type Mood, robot } from "../../ui/pictures";
import { announce, chatWords } from "../effects/announce";
import { play } from "../effects/sounds";
import type { TableModel } from "../state/model";
import { seatsZone } from "../state/zones";
import { fetchQuietly } from "../timing/preload";
import { calmFor, robotsMaySpeakFor } from "./quiet";
import { answerTo, type Hits, hitsAfter, isRobot, NO_HITS, type Reaction, reactionsTo } from "./reactions";

export interface Bubble {
  number: number;
  seat: number;
  words: string;
  emoji: string; // instead of words
  isRobots: boolean;
  isLeaving: boolean;
}

const FELT = 2400; // milliseconds
const PONDERS_AFTER = 400;
const STAYS = 2200;
const A_LETTER = 45;
const STAYS_MOST = 4500;
const LEAVES = 120;
const AT_ONCE = 2; // bubbles at a table
const BEEPS_APART = 4000;
const SPOKEN_PATIENCE = 20_000;

const lives = new WeakMap<TableModel, Life>();

export function lifeOf(model: TableModel): Life {
  let found = lives.get(model);
  if (!found) lives.set(model, (found = new Life(model)));
  return found;
}

/** How the robot at a seat feels. */
export function moodOf(model: TableModel, seat: number): Mood {
  return lifeOf(model).moods.value.get(seat) ?? "idle";
}

/** Lets a table live as long as it is on the screen. */
export function useLife(model: TableModel): void {
  useEffect(() => lifeOf(model).begin(), [model]);
}

export class Life {
  readonly bubbles = signal<readonly Bubble[]>([]);
  readonly isStill = signal(false); // a race is open, or could open: nothing moves
  readonly placeless = signal<number>(0); // the last face that found no free place beside a head
  private readonly felt = signal<ReadonlyMap<number, Reaction>>(new Map());
  private readonly ponders = signal<number | null>(null);
  /** How each robot feels that is not idle. */
  readonly moods = computed<ReadonlyMap<number, Mood>>(() => {
    if (robotTalk.value === "no") return new Map();
    const found = new Map<number, Mood>();
    if (this.ponders.value !== null) found.set(this.ponders.value, "thinking");
    for (const [seat, { mood }] of this.felt.value) found.set(seat, mood);
    return found;
  });

  private hits: Hits = NO_HITS;
  private match = ""; // the one that is played, by the hash that was shown before its deal
  private matchNumber = -1;
  private areRobotsStill = false;
  private heardChat = 0;
  private bubbleCount = 0;
  private lastBeep = -BEEPS_APART;
  private readonly timers = new Map<string, number>();

  constructor(private readonly model: TableModel) {}

  begin(): () => void {
    this.heardChat = newest(this.model);
    const endWait = afterwards(() => fetchMoods(this.model));
    let before: Frame | null = null;
    const ends = [
      effect(() => {
        const frame = this.model.frame.value;
        void this.model.room.value;
        if (!frame) return;
        untracked(() => this.knowMatch(frame));
        if (frame === before) return;
        const isFirst = before === null;
        before = frame;
        untracked(() => batch(() => this.see(frame, isFirst)));
      }),
      effect(() => {
        void this.model.log.value;
        untracked(() => this.hear());
      }),
    ];
    return () => {
      ends.forEach((end) => end());
      endWait();
      this.clear();
      this.timers.forEach((timer) => clearTimeout(timer));
    };
  }

  /** The room may already speak of the next match. */
  private knowMatch(frame: Frame): void {
    const room = this.model.room.value;
    if (room?.match === frame.match && room.commitment) this.match = room.commitment;
    if (frame.match !== this.matchNumber) this.hits = NO_HITS;
    this.matchNumber = frame.match;
  }

  // ---- what happens

  private see(frame: Frame, isFirst: boolean): void {
    const seats = this.model.seats.value;
    const said = frame.said ?? [];
    this.keepStill(frame);
    this.ponder(frame);
    this.hits = hitsAfter(this.hits, said, seats);
    if (isFirst || frame.missed) return;
    for (const reaction of reactionsTo(said, seats, this.match)) this.react(reaction);
  }

  private keepStill(frame: Frame): void {
    const calm = calmFor(frame);
    const robotsCalm = robotsMaySpeakFor(frame, this.model.seats.value);
    this.isStill.value = calm === 0;
    this.areRobotsStill = robotsCalm === 0;
    if (this.isStill.value) this.clear();
    else if (this.areRobotsStill) this.hushRobots();
    this.after("still", calm, () => {
      this.isStill.value = true;
      this.clear();
    });
    this.after("hush", robotsCalm, () => {
      this.areRobotsStill = true;
      this.hushRobots();
    });
  }

  private ponder(frame: Frame): void {
    const people = seatsZone(frame.table ?? [])?.pieces ?? [];
    const turn = frame.over ? -1 : people.findIndex((piece) => piece.state?.includes("turn"));
    const hasMoved = (frame.said ?? []).some(({ by }) => by === turn);
    if (this.ponders.value === turn && !hasMoved) return;
    this.ponders.value = null;
    const isPondering = isRobot(this.model.seats.value[turn]) && !this.isStill.value;
    this.after("ponder", isPondering ? PONDERS_AFTER : Infinity, () => (this.ponders.value = turn));
  }

  private react(reaction: Reaction): void {
    if (this.areRobotsStill || robotTalk.value === "no") return;
    const { seat, mood } = reaction;
    this.felt.value = new Map(this.felt.value).set(seat, reaction);
    this.after(`felt ${seat}`, FELT, () => this.calm(seat));
    this.beep(seat);
    if (!reaction.speaks || robotTalk.value !== "yes") return;
    const info = this.model.seats.value[seat];
    const words = info ? t(`robot-${robotOf(info)}-${mood}`) : "";
    if (textSize.value === "2") this.model.overhear({ kind: "chat", seat, text: words });
    else this.open({ seat, words, emoji: "", isRobots: true });
    if (readRobots.value === "on")
      announce(t("ui-voice-chat", { name: this.model.company.value.names[seat] ?? "", words }), {
        weight: "other",
        patience: SPOKEN_PATIENCE,
      });
  }

  private calm(seat: number): void {
    const felt = new Map(this.felt.value);
    felt.delete(seat);
    this.felt.value = felt;
  }

  private beep(seat: number): void {
    const now = performance.now();
    if (now - this.lastBeep < BEEPS_APART) return;
    this.lastBeep = now;
    play("beep", seat);
  }

  // ---- what is said

  private hear(): void {
    const heard = this.heardChat;
    this.heardChat = newest(this.model);
    for (const { chat } of this.model.log.value)
      if (chat && (chat.number ?? 0) > heard && !this.model.muted.value.has(chat.seat)) this.say(chat);
  }

  private say(chat: Chat): void {
    const { seat, emoji = "" } = chat;
    if (!this.isStill.value && textSize.value !== "2")
      this.open({ seat, words: emoji ? "" : chatWords(chat), emoji, isRobots: false });
    const answer = answerTo(chat, this.model.seats.value, this.hits, this.match);
    if (answer) this.react(answer);
  }

  /** One at a seat, two at a table: a third closes the oldest. */
  private open(what: Pick<Bubble, "seat" | "words" | "emoji" | "isRobots">): void {
    const number = ++this.bubbleCount;
    const others = this.bubbles.value.filter((bubble) => bubble.seat !== what.seat);
    const staying = others.filter((bubble) => !bubble.isLeaving);
    const oldest = staying.length >= AT_ONCE ? staying[0] : undefined;
    this.bubbles.value = [...others, { ...what, number, isLeaving: false }];
    if (oldest) this.close(oldest.number);
    const stays = Math.min(STAYS_MOST, STAYS + A_LETTER * what.words.length);
    this.after(`bubble ${number}`, stays, () => this.close(number));
  }

  private close(number: number): void {
    this.bubbles.value = this.bubbles.value.map((bubble) =>
      bubble.number === number ? { ...bubble, isLeaving: true } : bubble,
    );
    this.after(`bubble ${number}`, LEAVES, () => {
      this.bubbles.value = this.bubbles.value.filter((bubble) => bubble.number !== number);
    });
  }

  // ---- stillness

  /** At once, without a movement. */
  private clear(): void {
    batch(() => {
      this.bubbles.value = [];
      this.felt.value = new Map();
      this.ponders.value = null;
      this.after("ponder", Infinity, () => undefined);
    });
  }

  private hushRobots(): void {
    batch(() => {
      this.bubbles.value = this.bubbles.value.filter((bubble) => !bubble.isRobots);
      this.felt.value = new Map();
    });
  }

  private after(what: string, ms: number, act: () => void): void {
    clearTimeout(this.timers.get(what));
    if (ms > 0 && ms < 0x7fffffff) this.timers.set(what, window.setTimeout(act, ms));
  }
}

/** The faces that the robots of a table may make are there before they are made. */
function fetchMoods(model: TableModel): void {
  if (robotTalk.peek() === "no") return;
  const robots = model.seats.peek().filter(isRobot);
  const moods = ["thinking", "glad", "sorry", "teased"] as const;
  void fetchQuietly(robots.flatMap((seat) => moods.map((mood) => model.face(`house/${robot(seat, mood)}`))));
}

function newest(model: TableModel): number {
  return Math.max(0, ...model.log.peek().map(({ chat }) => chat?.number ?? 0));
}
