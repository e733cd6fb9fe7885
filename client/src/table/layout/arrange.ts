// The table part of the page, filled by what needs the room.
import { bottom, box, freeMiddle, inset } from "./boxes";
import { placeCentre } from "./centre";
import { arrangeCodes } from "./codes";
import type { Draft } from "./draft";
import { arrangeBoard, arrangeGrid, arrangePictures, arrangeScatter } from "./mats";
import { arrangeLines, arrangeRing } from "./people";
import { besideSeats, isWide } from "./screen-parts";
import { placeSatellites, seatsInRow, seatsOnArc, seatsOnSide, takenBySeats } from "./seats";

export function arrangeTable(draft: Draft): void {
  switch (draft.cast.main) {
    case "words":
      return arrangeWords(draft);
    case "picture":
      return arrangePictures(draft);
    case "scatter":
      return arrangeScatter(draft);
    case "board":
      return arrangeBoard(draft);
    case "grid":
      return arrangeGrid(draft);
    case "lines":
      return arrangeLines(draft);
    case "codes":
      return arrangeCodes(draft);
    case "ring":
      return arrangeRing(draft);
    default:
      return arrangePlain(draft);
  }
}

function arrangeWords(draft: Draft): void {
  draft.zones.set(draft.cast.words?.id ?? "words", { box: draft.parts.table, detail: "long", card: 0 });
}

/** A cloth with people around it and a few things in its middle. */
function arrangePlain(draft: Draft): void {
  const { table } = draft.parts;
  const { rem } = draft.screen;
  if (isWide(draft.size)) {
    draft.shape = "oval";
    draft.cloth = box(table.x + 3.6 * rem, table.y + 2.7 * rem, table.w - 7.2 * rem, table.h - 2.7 * rem - 10);
    seatsOnArc(draft, table, draft.cloth);
  } else if (draft.size === "flat") {
    const beside = besideSeats(draft.cast);
    draft.shape = "round";
    draft.cloth = box(table.x + beside, table.y + 4, table.w - beside, table.h - 10);
    seatsOnSide(draft, table);
  } else {
    draft.shape = "round";
    const head = seatsInRow(draft, table);
    draft.cloth = box(table.x + 10, table.y + head * 0.55, table.w - 20, table.h - head * 0.55 - 10);
  }
  placeSatellites(draft);
  const free = inset(draft.cloth, draft.size === "phone" ? besideCentre(draft) : 1.4 * rem, 10);
  const middlePart = freeMiddle(
    box(free.x, free.y, free.w, bottom(draft.cloth) - free.y - 12),
    takenBySeats(draft),
    draft.parts.isFolded && draft.size !== "phone" ? 3.2 : 1.5, // dice and pile stand beside the card there
  );
  placeCentre(draft, inset(middlePart, 4));
}

/** What stays free at both sides of the middle on a phone: where play may turn round, its direction is drawn there. */
function besideCentre(draft: Draft): number {
  return draft.cast.seats?.flow && draft.cast.asks.length === 0 ? 40 : 14;
}
