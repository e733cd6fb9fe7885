// What a table's page shows in each phase: whoever waits for others needs no table yet, and whoever comes to a match no
// room to wait in. The one that is wanted comes first; the others when the page is idle.
import { loadGames } from "../../lib/games";
import { loadWords } from "../../lib/words";
import { lazy } from "../../ui/lazy";

export const Waiting = lazy("Waiting", () => import("../waiting/Waiting").then((found) => found.Waiting));
export const Playing = lazy("Playing", () => import("./Playing").then((found) => found.Playing));
export const LookBack = lazy("LookBack", () => withWords(import("./LookBack")).then((found) => found.LookBack));
export const Led = lazy("Led", () => withWords(import("./Led")).then((found) => found.Led));
export const LedOffer = lazy("LedOffer", () => withWords(import("./Led")).then((found) => found.LedOffer));
export const End = lazy("End", () => import("../end/End").then((found) => found.End));

/** What looks back at a match shares its words with the page of a replay. */
async function withWords<T>(part: Promise<T>): Promise<T> {
  await loadWords("records");
  return part;
}

export function preloadPhase(phase: string): void {
  if (phase !== "waiting") return Playing.preload();
  Waiting.preload();
  void loadGames().catch(() => undefined); // what can be chosen: what stands below it would move if it came later
}

export function preloadPhases(): void {
  for (const part of [Waiting, Playing, End]) part.preload();
}
