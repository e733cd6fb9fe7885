// A match that is over, seen again: frames from the server, one after the other, as any seat saw them.
import { computed, signal } from "@preact/signals";
import { pastPlayers } from "../../lib/seat-names";
import type { Frame, Msg, Replay, Room, Zone } from "../../protocol/wire";
import { TableModel } from "../state/model";

/** Frames from this one on, as a seat saw them or, without one, as spectators did. */
export type LoadFrames = (seat: number | null, from: number) => Promise<Replay>;

export class ReplayTable extends TableModel {
  readonly frames = signal<readonly Frame[]>([]);
  readonly at = signal(0);
  readonly viewer = signal<number | null>(null);
  readonly canBranch: boolean; // one may go on from any of its moves
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
    this.room.value = roomOf(first);
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
    this.put(wanted);
  }

  private put(wanted: number): void {
    const at = Math.min(Math.max(0, wanted), this.frames.value.length - 1);
    const frame = this.frames.value[at];
    if (!frame) return;
    this.at.value = at;
    this.frameAt.value = performance.now();
    this.frame.value = { ...frame, table: frame.table?.filter(isSeenAgain), mine: told(frame, at === 0) };
    this.doer.value = seatOf(moveOf(frame));
  }

  /** As which seat it is seen; null: as a spectator. */
  async viewAs(seat: number | null): Promise<void> {
    this.viewer.value = seat;
    const first = await this.load(seat, 0);
    if (this.viewer.value !== seat) return;
    this.frames.value = [];
    this.take(first);
    await this.loadRest();
  }

  request(): Promise<boolean> {
    return Promise.resolve(false); // it is over: nothing can be done
  }

  leave(): void {
    this.ended = true;
  }

  protected play(): Promise<void> {
    return Promise.resolve();
  }

  private take(page: Replay): void {
    this.total.value = page.total;
    this.frames.value = [...this.frames.value, ...page.frames];
    this.put(Math.max(this.at.value, this.goal));
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

/** What was done, in the words of the table; the deal has none. */
function moveOf(frame: Frame): Msg | null {
  return frame.said?.find(({ fleeting }) => !fleeting)?.msg ?? frame.said?.[0]?.msg ?? null;
}

/** Who did it, where somebody did. */
export function seatOf(move: Msg | null | undefined): number | null {
  const by = move?.args?.by ?? move?.args?.seat;
  return typeof by === "object" && "seat" in by ? by.seat : null;
}

/** A paper on the cloth says what to answer or what comes next: here the prompt tells what was done. */
function isSeenAgain({ kind }: Zone): boolean {
  return kind !== "notice";
}

/** The prompt says what has just been done: there is nothing to do. */
function told(frame: Frame, isDeal: boolean): Frame["mine"] {
  const prompt = moveOf(frame) ?? { key: isDeal ? "ui-replay-deal" : "ui-replay-unseen" };
  return { ...frame.mine, prompt, zones: frame.mine?.zones?.filter(isSeenAgain) };
}

function roomOf(first: Replay): Room {
  return {
    kind: "room",
    code: "",
    setup: { game: first.game, seats: first.seats },
    seats: pastPlayers(first.players ?? [], first.seats),
    phase: "playing",
    hinted: first.hinted,
    match: 1,
    game: first.game,
    commitment: first.commitment ?? "",
  };
}
