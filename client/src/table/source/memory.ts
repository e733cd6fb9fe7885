// The match so far, as this page was shown it: whoever plays may look back at it, and at nothing else.
import type { Frame, Mine, Replay, Room, Zone } from "../../protocol/wire";
import type { TableModel } from "../state/model";
import { mayBeRaced } from "../state/turn";
import { keysOf, piecesOf, zonesOf } from "../state/zones";

const KEPT = 300; // frames: of a longer match, the last ones

export class Memory {
  private frames: Frame[] = [];
  private isFromTheDeal = false;

  /** Of another match, or of another seat, nothing is known yet. */
  keep(frame: Frame): void {
    const last = this.frames.at(-1);
    const isOther = last && (last.match !== frame.match || last.seat !== frame.seat);
    if (isOther) this.frames = [];
    else if (last && last.n === frame.n) this.frames.pop();
    if (!last || isOther) this.isFromTheDeal = !frame.missed || frame.n === 0;
    else if (this.frames.length >= KEPT) this.isFromTheDeal = false;
    this.frames = [...this.frames.slice(1 - KEPT), toLookAt(frame)];
  }

  /** As a replay of one page. */
  replay(room: Room): Replay {
    const { frames } = this;
    return {
      game: room.game,
      seats: room.seats.length,
      start: 0,
      total: frames.length,
      frames,
      players: [...room.seats],
      hinted: room.hinted,
      commitment: room.commitment,
    };
  }

  get length(): number {
    return this.frames.length;
  }

  /** Does it begin with the deal? Not of a page that was loaded in the middle, nor in a very long match. */
  get isWhole(): boolean {
    return this.isFromTheDeal;
  }
}

/** May somebody look back now? Not where one may have to be quick, not behind a curtain, and not at pictures in which to
 * remember what was seen is the game. */
export function mayLookBack(model: TableModel): boolean {
  const frame = model.frame.value;
  if (!frame || frame.over || model.room.value?.phase !== "playing" || frame.mine?.cover) return false;
  const sharesDevice = model.seats.value.filter((seat) => seat.mine).length > 1;
  return !sharesDevice && !mayBeRaced(model, frame) && !zonesOf(frame).some(hasSealed);
}

function hasSealed(zone: Zone): boolean {
  return keysOf(zone).length > 0 && piecesOf(zone).some((piece) => piece.sealed);
}

/** Without what could be done then, what was told for a moment only, and clocks. */
function toLookAt(frame: Frame): Frame {
  return {
    ...frame,
    clocks: [],
    verdict: [],
    said: frame.missed ? [] : frame.said?.filter(({ fleeting }) => !fleeting),
    mine: frame.mine && withoutMoves(frame.mine),
  };
}

function withoutMoves({ prompt, zones, cover }: Mine): Mine {
  return {
    prompt,
    cover,
    zones: zones?.filter(({ kind, owner }) => kind !== "bar" && (kind !== "row" || owner != null)),
  };
}
