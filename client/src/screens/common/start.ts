// From a box to a table: with bots at once, or open for others.
import { gameFacts, api } from "../../lib/api";
import { nameMe, whoAmI } from "../../lib/identity";
import { go } from "../../lib/navigation";
import { robots, soloClock } from "../../lib/settings";

const USUAL_SEATS = 4;

/** Opens a table and goes there. Whoever has no name yet is given a friendly one. */
export async function openTable(game: string, how: "now" | "open"): Promise<void> {
  if (!(await whoAmI())) await nameMe("");
  const [least, most] = gameFacts(game)?.seats ?? [2, 2];
  const seats = Math.min(most, Math.max(least, USUAL_SEATS));
  const clock = how === "now" && soloClock.value === "on" ? { options: { pace: "normal" } } : {};
  const { code } = await api.open({ setup: { game, seats, ...clock } });
  go(`/t/${code}?${how}=${how === "now" && robots.value ? robots.value : 1}`);
}
