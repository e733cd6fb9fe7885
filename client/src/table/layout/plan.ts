// Where everything on a table's page goes, in pixels. Pure: the same zones on the same screen give the same plan.
//
// First the screen is cut into parts (bar, table, prompt, what is mine, buttons, side), then the table part is filled
// by what needs the room. Where something does not fit, everything is tried again one step tighter; only where the
// tightest does not fit (large text on a small screen) the page grows and may be scrolled.
import type { Zone } from "../../protocol/wire";
import { arrangeTable } from "./arrange";
import { castOf, type Cast, type Hints } from "./cast";
import type { Draft, Plan } from "./draft";
import { placeMine } from "./mine";
import { partsOf, sizeOf, type Screen, type Size } from "./screen-parts";

const LEVELS = 6;
const SEEN = 0.5; // less than half a pixel is nothing that is missing
const ROOMY = 1280; // pixels of width: a board and a ring need the height that large words would take
const GROWTH = 1.08;
const MOST_GROWTH = 6;
const LEAST_REM = 18; // pixels

export function plan(zones: readonly Zone[], players: number, me: number | null, screen: Screen, hints: Hints): Plan {
  const cast = castOf(zones, players, me, hints);
  if (cast.main === "picture" && screen.text > 1 && screen.words === undefined)
    return plan(zones, players, me, folded(screen), hints);
  const isWide = screen.w >= ROOMY && (cast.main === "board" || cast.main === "ring");
  const size = sizeOf(isWide ? { ...screen, text: 1 } : screen);
  // who wants large words would rather scroll than have all small, but not in a race
  const tightest = screen.text > 1 && !cast.isRaced ? 1 : LEVELS - 1;
  for (let level = Math.min(hints.least ?? 0, tightest); level <= tightest; level++) {
    const made = attempt(cast, screen, size, hints, level);
    if (made.lack < SEEN) return made;
  }
  for (let h = screen.h; ; h *= GROWTH) {
    const made = attempt(cast, { ...screen, h }, size, hints, tightest);
    if (made.lack < SEEN || h > screen.h * MOST_GROWTH) return made;
  }
}

/** Pictures that are searched come first, however large words are wanted: they keep their size, and words fold. */
function folded(screen: Screen): Screen {
  return { ...screen, rem: Math.max(LEAST_REM, screen.rem / screen.text), text: 1, words: screen.rem };
}

function attempt(cast: Cast, screen: Screen, size: Size, hints: Hints, level: number): Draft {
  const parts = partsOf(cast, screen, size, level);
  const draft: Draft = {
    size,
    w: screen.w,
    h: screen.h,
    rem: screen.words ?? screen.rem,
    level,
    parts,
    cloth: parts.table,
    shape: "mat",
    seats: [],
    zones: new Map(),
    papers: [],
    cast,
    hints,
    screen,
    lack: parts.lack,
  };
  placeMine(draft);
  arrangeTable(draft);
  return draft;
}
