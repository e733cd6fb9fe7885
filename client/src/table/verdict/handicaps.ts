// How much of the usual time a seat has, in words.
import { language } from "../../lib/settings";
import { t } from "../../lib/words";
import type { SeatInfo } from "../../protocol/wire";

export const USUAL = 100; // per cent of the usual time
export const MOST = 400;
export const STEP = 5;

export function handicapOf(seat: SeatInfo | undefined): number {
  return seat?.handicap ?? USUAL;
}

/** 2, or 2,1: how many times the usual time. */
export function times(handicap: number): string {
  return (handicap / USUAL).toLocaleString(language.value, { maximumFractionDigits: 2 });
}

/** "2 × the time"; for the usual time, like everybody. */
export function handicapWords(handicap: number): string {
  return handicap === USUAL ? t("ui-handicap-usual") : t("ui-handicap-times", { times: times(handicap) });
}
