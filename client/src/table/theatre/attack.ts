// Something hits me: my prompt drops a little under it, and the burst on the pile swells. The cards fly as they always do.
import { isCalm } from "../../lib/settings";
import type { Staged } from "./guess";
import { Scenery } from "./stage";

const LASTS = 480;
const EASE_LAND = "cubic-bezier(.3, 1.35, .5, 1)";

export function attack(page: HTMLElement): Staged | null {
  const prompt = page.querySelector("[data-prompt]");
  if (!prompt || isCalm()) return null; // the prompt says it
  const set = new Scenery("attack");
  set.run(prompt, [
    { at: 0, translate: "0px 0px" },
    { at: 120, translate: "0px 8px", easing: EASE_LAND },
    { at: LASTS, translate: "0px 0px" },
  ]);
  return { scenery: set, lasts: LASTS };
}
