// A match that is over, on a page: frames of the past, and what leads through them. One's own replay and one that
// somebody leads for everybody are two of these; their controls cannot tell them apart.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Frame, KeyMoments, Msg, Zone } from "../../protocol/wire";
import { TableModel } from "../state/model";

export abstract class SeenAgain extends TableModel {
  abstract readonly at: ReadonlySignal<number>; // after so many moves
  abstract readonly last: ReadonlySignal<number>;
  abstract readonly viewer: ReadonlySignal<number | null>; // as which seat it is seen; null: as a spectator
  abstract readonly moves: ReadonlySignal<readonly (Msg | null)[]>; // as far as they are known
  abstract readonly running: ReadonlySignal<boolean>; // it goes on by itself
  abstract readonly steers: ReadonlySignal<boolean>; // whoever looks at this page leads through it
  abstract readonly canBranch: boolean; // one may go on from any of its moves

  readonly keyMoments = signal<KeyMoments | null>(null); // once somebody has asked for them

  abstract turnTo(wanted: number): void;
  abstract viewAs(seat: number | null): Promise<void>;
  abstract run(on: boolean): void;

  request(): Promise<boolean> {
    return Promise.resolve(false); // it is over: nothing can be done
  }

  protected play(): Promise<void> {
    return Promise.resolve();
  }

  /** The prompt says what has just been done: there is nothing to do. */
  protected put(frame: Frame, at: number): void {
    this.frameAt.value = performance.now();
    this.frame.value = { ...frame, table: frame.table?.filter(isSeenAgain), mine: told(frame, at === 0) };
    this.doer.value = seatOf(moveOf(frame));
  }
}

/** What was done, in the words of the table; the deal has none. */
export function moveOf(frame: Frame): Msg | null {
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

function told(frame: Frame, isDeal: boolean): Frame["mine"] {
  const prompt = moveOf(frame) ?? { key: isDeal ? "ui-replay-deal" : "ui-replay-unseen" };
  return { ...frame.mine, prompt, zones: frame.mine?.zones?.filter(isSeenAgain) };
}
