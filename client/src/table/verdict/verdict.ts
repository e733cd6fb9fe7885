// What is told of a race that has been judged: who was first, by how much, and how sure that is.
import { effect, signal, type Signal } from "@preact/signals";
import type { Frame, Judged } from "../../protocol/wire";
import { openedSheet } from "../../ui/sheets";
import type { TableModel } from "../state/model";
import { RACE_TABLE_SHEET, raceTableOf, type RaceTable } from "./race-table";

/** One press, as it is drawn. */
export interface Run {
  seat: number;
  seconds: number;
  doubt: number; // seconds more or less
  travel: number; // milliseconds that did not count
  headStart: number; // milliseconds
  counted: number; // seconds by which it was ranked
  isSlowed: boolean; // by a handicap: they have more time than usual
  isBelieved: boolean;
  isFirst: boolean;
}

export interface Verdict {
  runs: Run[];
  winner: number; // a seat
  apart: number | null; // seconds between the first two; null: there was only one
  isTie: boolean; // nearer than can be told: a coin decided
  digits: number; // never more than are sure
}

const USUAL_DOUBT = 8;
const MS = 1000;
const TOLD_FOR = 8000; // milliseconds for which a verdict stands in the prompt's place

/** A race that is told: its presses, and what it was about, as long as that may be looked at. */
export interface ToldRace {
  presses: readonly Judged[];
  table: RaceTable | null;
}

const NOTHING_TOLD: ToldRace = { presses: [], table: null };
const told = new WeakMap<TableModel, Signal<ToldRace>>();

/** The race that is told just now. */
export function toldRace(model: TableModel): Signal<ToldRace> {
  const found = told.get(model) ?? signal(NOTHING_TOLD);
  told.set(model, found);
  return found;
}

/** A verdict is told for a while, to those whom it is about: several pressed, or I did. The next race does not end
 * that: in a quick game nobody could ask why. The answer of this function does. */
export function tellVerdicts(model: TableModel): () => void {
  const race = toldRace(model);
  let timer = 0;
  let shown: Frame | null = null;
  let known: readonly Judged[] = [];
  let table: RaceTable | null = null;
  const end = effect(() => {
    const frame = model.frame.value;
    const judged = model.verdict.value;
    const before = shown;
    shown = frame;
    if (table && frame && frame !== before && table.isPast(frame)) {
      table = null;
      race.value = { ...race.peek(), table };
    }
    if (judged === known || judged.length === 0) return;
    if (!goesOn(known, judged)) table = raceTableOf(before, frame);
    known = judged;
    if (judged.length < 2 && judged[0]?.seat !== model.seat.value && !model.isTelevision) return;
    clearTimeout(timer);
    race.value = { presses: judged, table };
    timer = window.setTimeout(() => fade(race, judged), TOLD_FOR);
  });
  return () => {
    end();
    clearTimeout(timer);
  };
}

/** Somebody else's press in the same race: what it was about lay there before the first of them was played. */
function goesOn(before: readonly Judged[], now: readonly Judged[]): boolean {
  return (
    before.length > 0 &&
    before.length < now.length &&
    before.every(({ seat, reaction }, place) => now[place]?.seat === seat && now[place]?.reaction === reaction)
  );
}

function fade(race: Signal<ToldRace>, judged: readonly Judged[]): void {
  if (openedSheet.value === VERDICT_SHEET || openedSheet.value === RACE_TABLE_SHEET)
    setTimeout(() => fade(race, judged), TOLD_FOR);
  else if (race.value.presses === judged) race.value = NOTHING_TOLD;
}

export const VERDICT_SHEET = "verdict";

/** The presses in the order in which they were judged: the first is the one that counted first. */
export function verdictOf(judged: readonly Judged[]): Verdict | null {
  const [first, second] = judged;
  if (!first) return null;
  const doubt = Math.max(...judged.map((each) => each.unsure ?? USUAL_DOUBT));
  const apart = second ? Math.abs(countedOf(second) - countedOf(first)) : null;
  const isTie = apart !== null && apart < doubt;
  const runs = judged.map((each, place) => ({
    seat: each.seat,
    // what cannot be told apart is not told apart
    seconds: (isTie && place === 1 ? first.reaction : each.reaction) / MS,
    doubt: (each.unsure ?? USUAL_DOUBT) / MS,
    travel: each.travel,
    headStart: each.head_start ?? 0,
    counted: countedOf(each) / MS,
    isSlowed: each.handicap !== undefined,
    isBelieved: each.believed ?? true,
    isFirst: place === 0,
  }));
  return { runs, winner: first.seat, apart: apart === null ? null : apart / MS, isTie, digits: doubt < 50 ? 2 : 1 };
}

/** Milliseconds by which a press was ranked. */
function countedOf({ reaction, head_start: headStart = 0, handicap, counted = 0 }: Judged): number {
  return handicap === undefined ? reaction - headStart : counted;
}

/** Which words say who was quicker. */
export function verdictKind(model: TableModel, verdict: Verdict): "tie" | "alone" | "lone" | "me" | "other" {
  if (verdict.isTie) return "tie";
  if (verdict.apart === null) return verdict.winner === model.seat.value ? "alone" : "lone"; // nobody to be quicker than
  return verdict.winner === model.seat.value ? "me" : "other";
}
