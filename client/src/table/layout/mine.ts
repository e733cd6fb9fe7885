// What I hold: a hand, a code with the tile just drawn beside it, the small piles I have won.
import { type Box, columns, cutRight } from "./boxes";
import { type Draft, put } from "./draft";
import { holdsApart, holdsBelow } from "./screen-parts";

export function placeMine(draft: Draft): void {
  const { parts, cast, size } = draft;
  columns(parts.pocket, cast.pocket.length, 8).forEach((each, place) => put(draft, cast.pocket[place]!, each, "short"));
  if (holdsBelow(cast, size)) hold(draft, parts.mine);
}

/** Zones side by side: what was just drawn stands apart at the right. */
function hold(draft: Draft, room: Box): void {
  const { cast, parts } = draft;
  const apart = holdsApart(cast, draft.level);
  let left = room;
  for (const zone of apart) {
    let part: Box;
    [part, left] = cutRight(left, Math.max(64, parts.card * 0.86 + 24), 12);
    put(draft, zone, part, "long", parts.card * 0.8);
  }
  const rest = cast.hand.filter(
    (zone) => !apart.includes(zone) && (zone.kind === "hand" || zone.pieces?.length || cast.hand.length === 1),
  );
  columns(left, rest.length, 12).forEach((each, place) => put(draft, rest[place]!, each, "long", parts.card));
}
