// What a table's page shows in each phase: whoever waits for others needs no table yet, and whoever comes to a match no
// room to wait in. The one that is wanted comes first; the others when there is leisure.
import { loadGames } from "../../lib/games";
import { later } from "../../ui/lazy";

export const Waiting = later("Waiting", () => import("../waiting/Waiting").then((found) => found.Waiting));
export const Playing = later("Playing", () => import("./Playing").then((found) => found.Playing));
export const End = later("End", () => import("../end/End").then((found) => found.End));

export function bringPhase(phase: string): void {
  if (phase !== "waiting") return Playing.bring();
  Waiting.bring();
  void loadGames().catch(() => undefined); // what can be chosen: what stands below it would move if it came later
}

export function bringEveryPhase(): void {
  for (const part of [Waiting, Playing, End]) part.bring();
}
