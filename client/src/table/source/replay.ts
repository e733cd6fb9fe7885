// A match that is over, seen again: frames from the server, one after the other, as any seat saw them.
import { computed, signal } from "@preact/signals";
import { pastPlayers } from "../../lib/seat-names";
import type { Frame, Msg, Replay, Room, SeatInfo } from "../../protocol/wire";
import { moveOf, SeenAgain } from "./seen-again";

/** Frames from this one on, as a seat saw them or, without one, as spectators did. */
export type LoadFrames = (seat: number | null, from: number) => Promise<Replay>;

export class ReplayTable extends SeenAgain {
  readonly frames = signal<readonly Frame[]>([]);
  readonly at = signal(0);
  readonly viewer = signal<number | null>(null);
  readonly canBranch: boolean;
  readonly blank: Msg | null; // why its cards are blank
  readonly isElsewhere: boolean; // it was played without a server
  readonly running = signal(false);
  readonly steers = signal(true);
  readonly last = computed(() => Math.max(0, this.total.value - 1));
  readonly moves = computed(() => this.frames.value.map(moveOf));
  private readonly total = signal(0);
  private ended = false;

  constructor(
    private readonly load: LoadFrames,
    first: Replay,
    seat: number | null = null,
    private goal = 0, // where it is opened, as soon as that is there
  ) {
    super();
    this.viewer.value = seat;
    this.canBranch = Boolean(first.branch);
    this.blank = first.blank ?? null;
    this.isElsewhere = Boolean(first.elsewhere);
    this.room.value = roomOf(first.game, first.players ?? [], first.seats, first.hinted, first.commitment);
    this.connection.value = { is: "open" };
    this.take(first);
    void this.loadRest();
  }

  static async of(load: LoadFrames, seat: number | null = null, move = 0): Promise<ReplayTable> {
    return new ReplayTable(load, await load(seat, 0), seat, move);
  }

  /** The table after so many moves. */
  turnTo(wanted: number): void {
    this.goal = 0;
    this.open(wanted);
  }

  private open(wanted: number): void {
    const at = Math.min(Math.max(0, wanted), this.frames.value.length - 1);
    const frame = this.frames.value[at];
    if (!frame) return;
    this.at.value = at;
    this.put(frame, at);
  }

  run(on: boolean): void {
    this.running.value = on;
  }

  async viewAs(seat: number | null): Promise<void> {
    this.viewer.value = seat;
    const first = await this.load(seat, 0);
    if (this.viewer.value !== seat) return;
    this.frames.value = [];
    this.take(first);
    await this.loadRest();
  }

  leave(): void {
    this.ended = true;
  }

  private take(page: Replay): void {
    this.total.value = page.total;
    this.frames.value = [...this.frames.value, ...page.frames];
    this.open(Math.max(this.at.value, this.goal));
  }

  private async loadRest(): Promise<void> {
    const viewer = this.viewer.value;
    while (this.frames.value.length < this.total.value) {
      const page = await this.load(viewer, this.frames.value.length);
      if (this.ended || this.viewer.value !== viewer || page.frames.length === 0) return;
      this.take(page);
    }
  }
}

/** A room around a match that is over. */
export function roomOf(
  game: string,
  players: readonly SeatInfo[],
  seats: number,
  hinted?: boolean,
  commitment = "",
): Room {
  return {
    kind: "room",
    code: "",
    setup: { game, seats },
    seats: pastPlayers(players, seats),
    phase: "playing",
    hinted,
    match: 1,
    game,
    commitment,
  };
}
