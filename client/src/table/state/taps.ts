// What can be tapped now, and what a tap means. Nothing here knows a screen or a game.
import type { Aim, Marks, Mine, Pick, Piece, Tap, Zone } from "../../protocol/wire";
import { piecesOf } from "./zones";

export interface Spot {
  zone: string;
  x: number; // both in widths of the picture, from its upper left corner
  y: number;
}

/** What has been chosen of a move that is not sent yet. */
export interface Chosen {
  keys: readonly string[]; // pieces, in the order they were tapped
  spots: readonly Spot[]; // points in pictures
}

export const NOTHING: Chosen = { keys: [], spots: [] };

/** What becomes of a tap. */
export type Outcome =
  | { is: "chosen"; chosen: Chosen } // light up what comes next
  | { is: "move"; move: number; race: boolean }
  | { is: "points"; spots: readonly Spot[]; aim: Aim }
  | { is: "nothing" };

export class Choices {
  private readonly pieces: Map<string, Piece>;
  private readonly buttons: Set<string>;

  constructor(
    private readonly mine: Mine,
    zones: readonly Zone[],
  ) {
    this.pieces = new Map(zones.flatMap(piecesOf).map((piece) => [piece.key, piece]));
    const bars = zones.filter((zone) => zone.kind === "bar");
    this.buttons = new Set(bars.flatMap((zone) => zone.pieces ?? []).map((piece) => piece.key));
  }

  /** The piece whose tap this is: equals are tapped for one another. */
  meant(key: string): string {
    return this.pieces.get(key)?.like || key;
  }

  /** Every piece that would do something, after what is chosen. */
  lit(chosen: Chosen): Set<string> {
    const found = new Set(this.nextSteps(chosen.keys));
    for (const pick of this.picksWith(chosen.keys)) {
      const count = chosen.keys.length;
      if (count < pick.high) pick.pieces.filter((key) => !chosen.keys.includes(key)).forEach((key) => found.add(key));
      if (count >= pick.low && count <= pick.high) found.add(pick.send);
    }
    const marks = this.mine.marks;
    if (marks) {
      this.aimKeys(marks).forEach((key) => chosen.keys.length === 0 && found.add(key));
      const aim = this.aimOf(marks, chosen.keys);
      if (aim && chosen.spots.length === aim.count) found.add(marks.send);
    }
    for (const [key, piece] of this.pieces) if (piece.like && found.has(piece.like)) found.add(key);
    return found;
  }

  tap(key: string, chosen: Chosen): Outcome {
    if (chosen.keys.includes(key)) return { is: "chosen", chosen: without(chosen, key, this.isPicking(chosen.keys)) };
    if (!this.lit(chosen).has(key)) {
      const before = this.whereItLeadsOn(key, chosen);
      return before ? this.tap(key, before) : { is: "nothing" };
    }
    return this.sent(key, chosen) ?? { is: "chosen", chosen: { ...chosen, keys: [...chosen.keys, key] } };
  }

  /** What can still take the place of the last choice: only the button that names it is left to press. */
  others(chosen: Chosen): Set<string> {
    const steps = this.nextSteps(chosen.keys);
    if (chosen.keys.length === 0 || steps.length === 0 || !steps.every((key) => this.buttons.has(key)))
      return new Set();
    return new Set(this.nextSteps(chosen.keys.slice(0, -1)).filter((key) => !chosen.keys.includes(key)));
  }

  /** Every piece that a way leads over, after what is chosen. */
  ahead(chosen: Chosen): Set<string> {
    return new Set(this.waysFrom(chosen.keys).flatMap(([way]) => way.slice(chosen.keys.length)));
  }

  /** The way that a last tap on this piece would end, for words about it. */
  way(key: string, chosen: Chosen): Tap | undefined {
    const path = [...chosen.keys, key].map((each) => this.meant(each));
    return this.taps.find(([way]) => way.length === path.length && path.every((each, place) => way[place] === each));
  }

  /** Where points have to be placed now, if anywhere. */
  aim(chosen: Chosen): Aim | null {
    return this.mine.marks ? this.aimOf(this.mine.marks, chosen.keys) : null;
  }

  private get taps(): Tap[] {
    return this.mine.taps ?? [];
  }

  private sent(key: string, chosen: Chosen): Outcome | null {
    const marks = this.mine.marks;
    if (marks && key === marks.send) {
      const aim = this.aimOf(marks, chosen.keys);
      return aim ? { is: "points", spots: chosen.spots, aim } : { is: "nothing" };
    }
    const pick = this.picksWith(chosen.keys).find((each) => each.send === key);
    if (pick && chosen.keys.length >= pick.low && !this.way(key, chosen)) {
      return { is: "move", move: pick.base + this.weight(pick, chosen.keys), race: false };
    }
    const way = this.way(key, chosen);
    return way ? { is: "move", move: way[1], race: way[2] ?? false } : null;
  }

  /** Of equal pieces the first ones count, whichever were tapped. */
  private weight(pick: Pick, keys: readonly string[]): number {
    const left = new Map<string, number>();
    for (const key of keys) left.set(this.meant(key), (left.get(this.meant(key)) ?? 0) + 1);
    let sum = 0;
    pick.pieces.forEach((key, place) => {
      const count = left.get(this.meant(key)) ?? 0;
      if (count > 0) {
        left.set(this.meant(key), count - 1);
        sum += pick.weights[place] ?? 0;
      }
    });
    return sum;
  }

  private nextSteps(keys: readonly string[]): string[] {
    return this.waysFrom(keys).map(([way]) => way[keys.length] as string);
  }

  private waysFrom(keys: readonly string[]): Tap[] {
    const path = keys.map((key) => this.meant(key));
    return this.taps.filter(([way]) => way.length > path.length && path.every((key, place) => way[place] === key));
  }

  /** Another choice takes the place of the last one it can stand for. */
  private whereItLeadsOn(key: string, { keys, spots }: Chosen): Chosen | undefined {
    const shorter = keys.map((_, step) => keys.slice(0, keys.length - 1 - step));
    const found = shorter.find((each) => this.lit({ keys: each, spots }).has(key));
    return found && { keys: found, spots: found.length > 0 ? spots : [] };
  }

  private picksWith(keys: readonly string[]): Pick[] {
    return (this.mine.picks ?? []).filter((pick) => keys.every((key) => pick.pieces.includes(key)));
  }

  private isPicking(keys: readonly string[]): boolean {
    return this.picksWith(keys).length > 0;
  }

  private aimKeys(marks: Marks): string[] {
    return marks.aims.flatMap((aim) => (aim.key ? [aim.key] : []));
  }

  private aimOf(marks: Marks, keys: readonly string[]): Aim | null {
    const last = keys.at(-1);
    return marks.aims.find((aim) => (aim.key ? aim.key === last : true)) ?? null;
  }
}

/** Taking a piece back takes back what followed from it; of several that were picked, only that one. */
function without(chosen: Chosen, key: string, picking: boolean): Chosen {
  const place = chosen.keys.indexOf(key);
  const keys = picking ? chosen.keys.filter((each) => each !== key) : chosen.keys.slice(0, place);
  return { keys, spots: keys.length < chosen.keys.length && !picking ? [] : chosen.spots };
}
