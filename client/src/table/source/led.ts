// A match of this table that is over, seen again together: whoever leads sends each step, and everybody is sent what
// there is to see.
import { batch, computed, signal } from "@preact/signals";
import { seatName } from "../../lib/seat-names";
import type { Lead, Msg, Together } from "../../protocol/wire";
import type { TableRequest } from "../state/connection";
import { roomOf } from "./replay";
import { moveOf, SeenAgain } from "./seen-again";

const A_STEP = 130; // milliseconds from one step that is sent to the next: the table takes eight a second

type Step = Omit<Lead, "id" | "do">;

export class LedTable extends SeenAgain {
  readonly state = signal<Together>({ kind: "together" });
  private readonly wanted = signal<Step | null>(null); // newer than what the table has told
  private isSending = false;

  readonly at = computed(() => this.wanted.value?.at ?? this.state.value.at ?? 0);
  readonly last = computed(() => Math.max(0, (this.state.value.total ?? 1) - 1));
  readonly viewer = computed(() => (this.wanted.value ?? this.state.value).eyes ?? null);
  readonly running = computed(() => Boolean((this.wanted.value ?? this.state.value).playing));
  readonly steers = computed(() => Boolean(this.state.value.leads));
  readonly follows = computed(() => Boolean(this.state.value.follows));
  readonly leaderName = computed(() => {
    const { leader = -1 } = this.state.value;
    const seat = this.seats.value[leader];
    return seat ? seatName(seat, leader) : "";
  });
  readonly moves = computed<readonly (Msg | null)[]>(() => {
    const frame = this.frame.value;
    return frame ? Object.assign([], { [this.at.value]: moveOf(frame) }) : [];
  });

  constructor(private readonly ask: (request: TableRequest) => Promise<void>) {
    super();
    this.connection.value = { is: "open" };
  }

  get record(): string {
    return this.state.value.record ?? "";
  }

  get canBranch(): boolean {
    return Boolean(this.state.value.branch && this.state.value.may_lead);
  }

  hear(told: Together): void {
    const { players = [], game = "", frame, at = 0, leads } = told;
    batch(() => {
      if (this.state.peek().record !== told.record || !this.room.peek())
        this.room.value = roomOf(game, players, players.length);
      this.state.value = told;
      if (!leads) this.wanted.value = null;
      if (frame) this.put(frame, at);
    });
  }

  turnTo(wanted: number): void {
    const at = Math.min(Math.max(0, wanted), this.last.peek());
    if (at !== this.at.peek()) this.lead({ at, point: null });
  }

  viewAs(eyes: number | null): Promise<void> {
    this.lead({ eyes, point: null });
    return Promise.resolve();
  }

  run(playing: boolean): void {
    this.lead({ playing });
  }

  /** The hand of whoever leads is on this. */
  pointAt(point: Step["point"]): void {
    const before = (this.wanted.peek() ?? this.state.peek()).point ?? null;
    if (String(point) !== String(before)) this.lead({ point });
  }

  /** Leads from where the other one is. */
  take(): void {
    void this.ask({ do: "lead", ...this.step(), playing: false, point: null, take: true });
  }

  follow(on: boolean): void {
    void this.ask({ do: "follow", on });
  }

  leave(): void {
    this.wanted.value = null;
  }

  private step(): Step {
    const { record = "", at = 0, eyes = null, point = null, playing = false } = this.state.peek();
    return { record, at, eyes, point, playing };
  }

  private lead(change: Partial<Step>): void {
    if (!this.steers.peek()) return;
    this.wanted.value = { ...(this.wanted.peek() ?? this.step()), ...change };
    if (!this.isSending) void this.sendSteps();
  }

  /** One at a time, and of those that wait the last. */
  private async sendSteps(): Promise<void> {
    this.isSending = true;
    for (let step = this.wanted.peek(); step; step = this.wanted.peek()) {
      await Promise.all([this.ask({ do: "lead", ...step }), new Promise((done) => setTimeout(done, A_STEP))]);
      if (this.wanted.peek() === step) this.wanted.value = null;
    }
    this.isSending = false;
  }
}
