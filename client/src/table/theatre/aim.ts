// For a whole room: somebody asks for a piece, and a moment later it is told whether it was so. The piece rises in a
// ring with what was said of it; a light falls on it from who asks.
import { isCalm } from "../../lib/settings";
import { t } from "../../lib/words";
import type { Said } from "../../protocol/wire";
import type { Box } from "../layout/boxes";
import type { TableModel } from "../state/model";
import { beamTo, pieceOn, type Staged, stampOn, wasRight } from "./guess";
import { boxOf, pieceElement } from "./places";
import { Scenery } from "./stage";

const FADE = 120;
const ASKED = 1100; // milliseconds: a little longer than an answer is held
const TOLD = 2400;
const FALLS = 280;
const RISEN = "0px -16px";
const LYING = "0px 0px";
const EASE_OUT = "cubic-bezier(.2, .8, .2, 1)";
const EASE_LAND = "cubic-bezier(.3, 1.35, .5, 1)";

/** The question, over the table as it was before. */
export function asked(page: HTMLElement, model: TableModel, said: Said): Staged | null {
  const element = aimedAt(page, model, said);
  if (!element) return null;
  const set = new Scenery("aim");
  const at = boxOf(element);
  const light = isCalm() ? null : beamTo(set, page, said, at);
  if (light)
    set.run(light, [
      { at: 0, scale: "1 0", easing: EASE_OUT },
      { at: 280, scale: "1 1" },
    ]);
  const tile = risen(set, model, said, element, at);
  set.run(
    tile,
    isCalm()
      ? [
          { at: 0, opacity: 0 },
          { at: FADE, opacity: 1 },
        ]
      : [
          { at: 0, translate: LYING, easing: EASE_LAND },
          { at: FALLS, translate: RISEN },
        ],
  );
  return { scenery: set, lasts: ASKED, about: element };
}

/** The answer. */
export function answered(page: HTMLElement, model: TableModel, said: Said): Staged | null {
  const element = pieceElement(page, model, said.piece ?? "");
  if (!element) return null;
  const set = new Scenery("guess");
  const at = boxOf(element);
  const tile = risen(set, model, said, element, at);
  const stamp = stampOn(set, tile, wasRight(said) ? "yes" : "no", "");
  const from = { at: 0, opacity: 0, scale: isCalm() ? "1" : "1.6", rotate: "-9deg", easing: EASE_OUT };
  set.run(stamp, [from, { at: FADE, opacity: 1, scale: "1", rotate: "-9deg" }]);
  if (!isCalm())
    set.run(tile, [
      { at: 0, translate: RISEN },
      { at: TOLD - FALLS, translate: RISEN, easing: EASE_OUT },
      { at: TOLD, translate: LYING },
    ]);
  return { scenery: set, lasts: TOLD, about: element };
}

/** It may have another key when it is open. */
function aimedAt(page: HTMLElement, model: TableModel, { piece = "", flights = [] }: Said): HTMLElement | null {
  const [was = piece] = flights.find(([, now]) => now === piece) ?? [];
  return pieceElement(page, model, was);
}

/** The piece itself is unseen meanwhile: it is a little higher. */
function risen(set: Scenery, model: TableModel, said: Said, element: HTMLElement, at: Box): HTMLElement {
  const tile = pieceOn(set, element, at);
  if (!isCalm()) set.hide(element, ASKED + TOLD);
  set.words("stage-tab", t("ui-tv-aim", { value: model.say(said.value) }), tile);
  return tile;
}
