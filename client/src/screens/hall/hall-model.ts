// A hall as its pages know it: signals that are filled by its line, and what people ask of it.
import { computed, signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { language } from "../../lib/settings";
import { loadWords, say } from "../../lib/words";
import type { Glance, Go, Hall, HallDown, HallTable, HallUp, Msg, Note, Person, Plan } from "../../protocol/hall-wire";
import { Line } from "../../table/source/line";
import { minutes } from "../../table/state/clock";
import type { ConnectionState } from "../../table/state/connection";
import { hallApi } from "./hall-api";

/** A message before it has an id. */
export type HallRequest = HallUp extends infer U ? (U extends HallUp ? Omit<U, "id"> : never) : never;

/** What somebody comes as. The server knows who may: a desk is for whoever leads. */
export type Role = Hall["role"];

const TICK = 250; // milliseconds
const SECOND = 1000;
const NOTE_SHOWN = 60_000; // milliseconds
const NOBODY: readonly Person[] = [];
const NO_TABLES: readonly HallTable[] = [];

/** Why somebody was sent away last, in the server's words: told where they come to next. */
export const farewell = signal<Msg | null>(null);

export class HallModel {
  readonly hall = signal<Hall | null>(null);
  readonly connection = signal<ConnectionState>({ is: "connecting" });
  /** Where I was sent last; null: not said yet. */
  readonly sent = signal<Go | null>(null);
  /** The leader's last words. */
  readonly note = signal<Note | null>(null);
  readonly glances = signal<ReadonlyMap<number, Glance>>(new Map());
  /** Why the last request was refused, in words. */
  readonly refused = signal("");
  readonly people = computed(() => this.hall.value?.people ?? NOBODY);
  readonly tables = computed(() => this.hall.value?.tables ?? NO_TABLES);
  readonly me = computed(() => this.person(this.hall.value?.me ?? 0));
  readonly now = signal(performance.now());
  private heardAt = 0;
  private notedAt = 0;
  private readonly line: Line<HallUp, HallDown>;

  constructor(
    readonly code: string,
    role: Role,
  ) {
    const way = {
      ticket: async (until: AbortSignal) => (await hallApi.ticket(code, until)).ticket,
      socket: () => `/ws/room/${code}?as=${role}`,
      greeting: "hall",
    };
    this.line = new Line<HallUp, HallDown>(way, {
      message: (message) => this.hear(message),
      state: (state) => this.connected(state),
      isKnown: () => this.hall.peek() !== null,
      isInPlay: () => false,
    });
  }

  leave(): void {
    this.line.close();
  }

  again(): void {
    this.line.again();
  }

  async request(request: HallRequest): Promise<boolean> {
    this.refused.value = "";
    const answer = await this.line.send(request);
    if (answer.kind === "no") this.refused.value = say(answer.why);
    return answer.kind === "ack";
  }

  person(number: number): Person | undefined {
    return this.hall.value?.people?.find((each) => each.number === number);
  }

  at(table: number): readonly Person[] {
    return this.people.value.filter((each) => each.table === table);
  }

  /** The hall's clock, in milliseconds: it stands still in a pause. */
  clock(): number {
    const hall = this.hall.value;
    if (!hall) return 0;
    return hall.phase === "paused" ? hall.at : hall.at + Math.max(0, this.now.value - this.heardAt);
  }

  /** What is left of the round, in whole seconds; null: it has no end. */
  secondsLeft(): number | null {
    return this.secondsUntil(this.hall.value?.ends);
  }

  /** Whole seconds until something, by the hall's clock. */
  secondsUntil(at: number | null | undefined): number | null {
    return at == null ? null : Math.max(0, Math.ceil((at - this.clock()) / SECOND));
  }

  /** The part of the round that has passed, from 0 to 1. */
  partPassed(): number {
    const left = this.secondsLeft();
    const whole = (this.hall.value ? planOf(this.hall.value).minutes : 0) * 60;
    return left === null || whole === 0 ? 0 : Math.min(1, Math.max(0, 1 - left / whole));
  }

  /** How long ago something was, by the hall's clock. */
  since(at: number): string {
    return minutes(Math.max(0, Math.floor((this.clock() - at) / SECOND)));
  }

  /** The leader's last words, for a minute: a wall has other things to tell, too. */
  freshNote(): Note | null {
    return this.now.value - this.notedAt < NOTE_SHOWN ? this.note.value : null;
  }

  private connected(state: ConnectionState): void {
    this.connection.value = state;
    if (state.is === "closed") farewell.value = state.why;
  }

  private hear(message: HallDown): void {
    switch (message.kind) {
      case "hall":
        this.heardAt = performance.now();
        this.now.value = this.heardAt;
        this.hall.value = message;
        break;
      case "go":
        this.sent.value = message;
        break;
      case "glance":
        this.glances.value = new Map(this.glances.peek()).set(message.table, message);
        break;
      case "note":
        this.note.value = message;
        this.notedAt = performance.now();
        break;
      default:
        break;
    }
  }
}

/** A line to a hall, for as long as the page is open. */
export function useHall(code: string, role: Role): HallModel {
  const model = useMemo(() => new HallModel(code, role), [code, role]);
  useEffect(() => () => model.leave(), [model]);
  useEffect(() => {
    const timer = setInterval(() => (model.now.value = performance.now()), TICK);
    return () => clearInterval(timer);
  }, [model]);
  return model;
}

/** How large words are goes by where they are read: at a desk, or from across the room. */
export function useScreenKind(kind: "desk" | "wall"): void {
  useEffect(() => {
    document.documentElement.dataset.screen = kind;
    return () => {
      delete document.documentElement.dataset.screen;
    };
  }, [kind]);
}

/** The round's time as a clock shows it; nothing, if it has no end. */
export function timeLeft(model: HallModel): string {
  const left = model.secondsLeft();
  return left === null ? "" : minutes(left);
}

/** The time until the round begins by itself; nothing, if its leader has not said when. */
export function timeToStart(model: HallModel): string {
  const left = model.secondsUntil(model.hall.value?.starts);
  return left === null ? "" : minutes(left);
}

/** A plan with all that a server leaves out because it is the usual. */
export function planOf(hall: Hall): Required<Plan> {
  return { ...USUAL_PLAN, ...hall.plan };
}

export const USUAL_PLAN: Required<Plan> = {
  format: "rotation",
  games: [{ game: "derniere" }],
  minutes: 12,
  rounds: 5,
  size: 4,
  robots: false,
  ranking: false,
  mixed: true,
  walk: false,
};

/** Those who play: whoever leads and has no seat is not counted. */
export function players(model: HallModel): Person[] {
  return model.people.value.filter((each) => !each.leads || each.table);
}

/** What the pages of a hall say; it comes with the first of them. */
export function useHallWords(): boolean {
  const areThere = useSignal(false);
  const spoken = language.value;
  useEffect(() => {
    const come = (): void => {
      areThere.value = true;
    };
    void loadWords("hall", spoken).then(come, come);
  }, [spoken]);
  return areThere.value;
}
