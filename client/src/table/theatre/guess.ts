// A piece was guessed. Mine, rightly: the table goes dark, a light falls from who guessed it, and it turns. Mine, wrongly:
// it shakes. Anybody else's: a ring and a small stamp.
import { isCalm } from "../../lib/settings";
import { t } from "../../lib/words";
import type { Said } from "../../protocol/wire";
import type { Box } from "../layout/boxes";
import type { TableModel } from "../state/model";
import { piecesOf } from "../state/zones";
import { boxOf, centre, freePlace, headElement, pictureOf, pieceElement } from "./places";
import { Scenery } from "./stage";

const FADE = 120;
const RIGHT = 1780;
const WRONG = 1000;
const OTHERS = 900;
const READ = 1600; // milliseconds for which it stands where nothing moves
const EASE_OUT = "cubic-bezier(.2, .8, .2, 1)";
const EASE_LAND = "cubic-bezier(.3, 1.35, .5, 1)";

/** Puts it up, and says how long it lasts; nothing if the piece is not on the screen. */
export interface Staged {
  scenery: Scenery;
  lasts: number;
  about?: HTMLElement; // a piece of the table: if that goes elsewhere, it is over
}

export function guess(page: HTMLElement, model: TableModel, said: Said): Staged | null {
  const element = pieceElement(page, model, said.piece ?? "");
  if (!element) return null;
  const isMine = (said.on ?? []).includes(model.seat.peek() ?? -1);
  return { ...(isMine ? onMine(page, model, said, element) : between(element, said)), about: element };
}

function onMine(page: HTMLElement, model: TableModel, said: Said, element: HTMLElement): Staged {
  const isRight = said.outcome === "bad";
  if (isCalm()) return still(page, model, said, element, isRight);
  return isRight ? spotlight(page, model, said, element) : shaken(page, model, said, element);
}

/** Between others it is told as it is; to whoever guessed, whether it was good. */
export function wasRight(said: Said): boolean {
  return said.outcome ? said.outcome === "good" : said.msg.args?.right === "yes";
}

// ---- my piece

function spotlight(page: HTMLElement, model: TableModel, said: Said, element: HTMLElement): Staged {
  const set = new Scenery("guess");
  const at = boxOf(element);
  set.run(set.put("stage-veil"), stays(0, 0.62));
  beam(set, page, model, said, at);
  const tile = pieceOn(set, element, at);
  tile.prepend(set.put("stage-glow"));
  set.run(tile, [
    { at: 160, translate: "0px 0px", scale: "1", easing: EASE_LAND },
    { at: 440, translate: risen(at), scale: "1.2" },
    { at: 1500, translate: risen(at), scale: "1.2", easing: EASE_OUT },
    { at: RIGHT, translate: "0px 0px", scale: "1" },
  ]);
  const face = tile.querySelector(".stage-face");
  if (face)
    set.run(face, [
      { at: 440, scale: "1 1" },
      { at: 600, scale: "0 1" },
      { at: 760, scale: "1 1" },
    ]);
  stamp(set, tile, "yes", "bad", 760, RIGHT);
  set.run(paper(set, page, model, said, at, true), stays(160, 1));
  return { scenery: set, lasts: RIGHT };
}

const EDGE = 14; // pixels from the side of the screen

/** It rises, and does not leave the screen when it gets larger. */
function risen({ x, w }: Box): string {
  const left = Math.max(0, EDGE + 0.1 * w - x);
  const right = Math.max(0, x + 1.1 * w + EDGE - innerWidth);
  return `${left - right}px -24px`;
}

/** It comes, and goes with the rest. */
function stays(at: number, opacity: number) {
  return [
    { at, opacity: 0 },
    { at: at + FADE, opacity },
    { at: 1500, opacity },
    { at: RIGHT, opacity: 0 },
  ];
}

/** From the head of who guessed to the piece: wider where it falls. */
export function beamTo(set: Scenery, page: HTMLElement, said: Said, at: Box): HTMLElement | null {
  const head = headElement(page, said.by ?? -1);
  if (!head) return null;
  const [one, other] = [centre(boxOf(head)), centre(at)];
  const wide = at.w * 1.5;
  const long = Math.hypot(other.x - one.x, other.y - one.y);
  const light = set.put("stage-beam", { x: one.x - wide / 2, y: one.y, w: wide, h: long });
  light.style.rotate = `${Math.atan2(one.x - other.x, other.y - one.y)}rad`;
  return light;
}

function beam(set: Scenery, page: HTMLElement, model: TableModel, said: Said, at: Box): void {
  const head = headElement(page, said.by ?? -1);
  const light = beamTo(set, page, said, at);
  if (!head || !light) return;
  set.run(light, [
    { at: 0, scale: "1 0", opacity: 1, easing: EASE_OUT },
    { at: 280, scale: "1 1", opacity: 1 },
    { at: 1500, scale: "1 1", opacity: 1 },
    { at: RIGHT, scale: "1 1", opacity: 0 },
  ]);
  const lit = set.who(model, said.by ?? -1, boxOf(head));
  lit.classList.add("lit");
  set.run(lit, stays(0, 1));
}

/** The same piece over itself, in a cream ring. */
export function pieceOn(set: Scenery, element: HTMLElement, at: Box): HTMLElement {
  const tile = set.put("stage-tile", at);
  set.picture(pictureOf(element), null, tile).className = "stage-face";
  set.put("stage-ring", null, tile);
  return tile;
}

function shaken(page: HTMLElement, model: TableModel, said: Said, element: HTMLElement): Staged {
  const set = new Scenery("guess");
  const at = boxOf(element);
  const tile = pieceOn(set, element, at);
  set.run(
    tile,
    [0, 6, -6, 6, -6, 0].map((x, place) => ({ at: 56 * place, translate: `${x}px 0px` })),
  );
  stamp(set, tile, "no", "good", 280, WRONG);
  set.run(paper(set, page, model, said, at, false), [
    { at: 0, opacity: 0 },
    { at: FADE, opacity: 1 },
  ]);
  return { scenery: set, lasts: WRONG };
}

/** Ring, stamp and paper, and nothing that moves. */
function still(page: HTMLElement, model: TableModel, said: Said, element: HTMLElement, isRight: boolean): Staged {
  const set = new Scenery("guess");
  const at = boxOf(element);
  const tile = pieceOn(set, element, at);
  fadeIn(set, tile, 0);
  fadeIn(set, stampOn(set, tile, isRight ? "yes" : "no", isRight ? "bad" : "good"), FADE);
  fadeIn(set, paper(set, page, model, said, at, isRight), 2 * FADE);
  return { scenery: set, lasts: READ };
}

function fadeIn(set: Scenery, element: HTMLElement, at: number): void {
  set.run(element, [
    { at, opacity: 0 },
    { at: at + FADE, opacity: 1 },
  ]);
}

// ---- others'

function between(element: HTMLElement, said: Said): Staged {
  const set = new Scenery("guess");
  const right = wasRight(said);
  const tile = set.put("stage-tile small", boxOf(element));
  set.put("stage-ring", null, tile);
  if (isCalm()) {
    fadeIn(set, tile, 0);
    fadeIn(set, stampOn(set, tile, right ? "yes" : "no", said.outcome ?? ""), FADE);
    return { scenery: set, lasts: READ };
  }
  set.run(tile, [
    { at: 0, opacity: 0 },
    { at: FADE, opacity: 1 },
    { at: OTHERS - FADE, opacity: 1 },
    { at: OTHERS, opacity: 0 },
  ]);
  stamp(set, tile, right ? "yes" : "no", said.outcome ?? "", FADE, OTHERS);
  return { scenery: set, lasts: OTHERS };
}

// ---- words

export function stampOn(set: Scenery, tile: HTMLElement, word: "yes" | "no", outcome: string): HTMLElement {
  const made = set.words("stage-stamp", t(word === "yes" ? "ui-stamp-yes" : "ui-stamp-no"), tile);
  made.dataset.outcome = outcome;
  return made;
}

function stamp(set: Scenery, tile: HTMLElement, word: "yes" | "no", outcome: string, at: number, until: number): void {
  set.run(stampOn(set, tile, word, outcome), [
    { at, opacity: 0, scale: "1.6", rotate: "-9deg", easing: EASE_OUT },
    { at: at + 140, opacity: 1, scale: "1", rotate: "-9deg" },
    { at: until, opacity: 1, scale: "1", rotate: "-9deg" },
  ]);
}

/** How much room it takes at most, in pixels. */
function paperSize(): { w: number; h: number } {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { w: Math.min(0.92 * innerWidth, 28 * rem), h: 7 * rem };
}

/** What happened, in words, on the cloth. */
function paper(
  set: Scenery,
  page: HTMLElement,
  model: TableModel,
  said: Said,
  tile: Box,
  isRight: boolean,
): HTMLElement {
  const made = set.put("stage-paper");
  set.who(model, said.by ?? -1, null, made);
  const text = set.put("stage-words", null, made);
  const name = model.company.peek().names[said.by ?? -1] ?? "";
  const [title, more] = isRight
    ? [t("ui-spot-right", { name, value: model.say(said.value) }), t("ui-spot-left", { left: hiddenLeft(model, said) })]
    : [t("ui-spot-wrong"), t("ui-spot-safe")];
  set.words("stage-title", title, text);
  set.words("stage-more", more, text);
  set.words("stage-skip", t("ui-skip"), text);
  const head = headElement(page, said.by ?? -1);
  const at = freePlace(page, paperSize(), head ? [tile, boxOf(head)] : [tile]);
  Object.assign(made.style, { left: `${at.x}px`, top: `${at.y}px` });
  return made;
}

/** Of the pieces beside it, how many nobody else sees. */
function hiddenLeft(model: TableModel, said: Said): number {
  const zone = model.zoneOf(said.piece ?? "");
  return zone ? piecesOf(zone).filter(({ face, state }) => face && !state?.includes("open")).length : 0;
}
