// The cards are dealt: the pack is riffled and sealed, everybody gets one card and then the rest, mine turn over, and the
// first card of the table. All of it lies there from the beginning and can be tapped.
import { isCalm } from "../../lib/settings";
import { t } from "../../lib/words";
import type { Zone } from "../../protocol/wire";
import type { Box } from "../layout/boxes";
import type { TableModel } from "../state/model";
import type { Staged } from "./guess";
import { boxOf, centre, headElement, pictureOf } from "./places";
import { Scenery } from "./stage";

const FADE = 120;
const MOVE = 280;
const TURN = 320;
const ARC = -18; // pixels
const SMALL = 0.45; // of a card: how large the cards of others are
const SEAT_APART = 60; // milliseconds from one seat to the next
const CARD_APART = 40;
const IN_THREES = 3;
const UNDER_PACK = 44; // pixels: its name stands there
const EASE_OUT = "cubic-bezier(.2, .8, .2, 1)";
const EASE_IN_OUT = "cubic-bezier(.6, 0, .3, 1)";

/** When what begins, in milliseconds. */
interface Times {
  first: number; // one card each
  rest: number;
  turn: number; // of my cards
  turned: number; // all of them
  table: number; // the first card of the table turns
  end: number;
}

const FIRST_HAND: Times = { first: 640, rest: 1100, turn: 1500, turned: 1900, table: 1880, end: 2200 };
const LATER_HAND: Times = { first: 0, rest: 0, turn: 460, turned: 900, table: 580, end: 900 };
const RIFFLED = 420;
const SEALED = 640;

/** What a deal is about, on the screen. */
interface Dealt {
  pack: HTMLElement;
  back: string;
  mine: HTMLElement[];
  others: Box[]; // their heads
  fans: HTMLElement[]; // and what they hold
  open: HTMLElement[]; // what is turned on the table
}

/** Is there a pack, and hands dealt from it? */
export function isDealtHere(model: TableModel): boolean {
  return packOf(model) !== undefined && model.zones.peek().some(isHeld);
}

function packOf(model: TableModel): Zone | undefined {
  return model.zones.peek().find((zone) => zone.kind === "pile" && zone.back && (zone.count ?? 0) > 0);
}

function isHeld(zone: Zone): boolean {
  return zone.kind === "hand" && ((zone.pieces ?? []).length > 0 || (zone.count ?? 0) > 0);
}

export function deal(page: HTMLElement, model: TableModel, isFirst: boolean): Staged | null {
  const dealt = dealtOn(page, model);
  if (!dealt) return null;
  const set = new Scenery("deal");
  if (isCalm()) return appear(set, dealt);
  const times = isFirst ? FIRST_HAND : LATER_HAND;
  const pack = boxOf(dealt.pack);
  dealt.fans.forEach((each) => set.hide(each, times.first + MOVE));
  if (isFirst) riffle(set, dealt, pack);
  dealt.others.forEach((to, seat) => toSomebody(set, dealt.back, pack, to, times, seat, isFirst));
  toMe(set, dealt, pack, times, dealt.others.length);
  turnTable(set, dealt, pack, times);
  if (isFirst) skipHint(set, pack);
  return { scenery: set, lasts: times.end };
}

function dealtOn(page: HTMLElement, model: TableModel): Dealt | null {
  const zones = model.zones.peek();
  const pile = packOf(model);
  const zoneOn = (zone: Zone) => page.querySelector<HTMLElement>(`[data-zone="${CSS.escape(zone.id)}"]`);
  const pack = pile && zoneOn(pile)?.querySelector<HTMLElement>(".stack");
  if (!pile || !pack) return null;
  const hands = zones.filter(isHeld);
  const me = model.seat.peek();
  const piecesIn = (zone: Zone) => [...(zoneOn(zone)?.querySelectorAll<HTMLElement>("[data-piece]") ?? [])];
  const isOpen = (zone: Zone) => zone.kind === "pile" && zone !== pile && !zone.back && (zone.owner ?? null) === null;
  return {
    pack,
    back: new URL(model.face(pile.back ?? ""), location.href).href,
    mine: hands.filter((zone) => me !== null && zone.owner === me).flatMap(piecesIn),
    others: hands.filter((zone) => zone.owner !== me).flatMap((zone) => headBox(page, zone.owner ?? -1)),
    fans: hands.flatMap((zone) => [...(zoneOn(zone)?.querySelectorAll<HTMLElement>(".backs") ?? [])]),
    open: zones.filter(isOpen).flatMap(piecesIn),
  };
}

function headBox(page: HTMLElement, seat: number): Box[] {
  const head = headElement(page, seat);
  return head ? [boxOf(head)] : [];
}

/** First the pile, then the hand: where nothing is to move. */
function appear(set: Scenery, { pack, mine, open }: Dealt): Staged {
  for (const [elements, at] of [
    [[pack, ...open], 0],
    [mine, FADE],
  ] as const)
    for (const element of elements)
      set.run(element, [
        { at, opacity: 0 },
        { at: at + FADE, opacity: 1 },
      ]);
  return { scenery: set, lasts: 2 * FADE };
}

/** Two halves open and go into each other, once; then the seal: from here on the order of the cards is fixed. */
function riffle(set: Scenery, { pack, back }: Dealt, at: Box): void {
  set.hide(pack, RIFFLED);
  for (const side of [-1, 1]) {
    const half = set.put("stage-half", at);
    for (const _ of [0, 1, 2]) set.picture(back, null, half);
    set.run(half, [
      { at: 0, translate: "0px 0px", rotate: "0deg", easing: EASE_IN_OUT },
      { at: RIFFLED / 2, translate: `${52 * side}px 0px`, rotate: `${16 * side}deg`, easing: EASE_IN_OUT },
      { at: RIFFLED - 1, translate: "0px 0px", rotate: "0deg", opacity: 1 },
      { at: RIFFLED, translate: "0px 0px", rotate: "0deg", opacity: 0 },
    ]);
  }
  const { x, y } = centre(at);
  const size = Math.min(64, at.w);
  const seal = set.put("stage-seal", { x: x - size / 2, y: y - size / 2, w: size, h: size });
  seal.innerHTML = SEAL;
  set.run(seal, [
    { at: RIFFLED, scale: "0", opacity: 1, easing: EASE_OUT },
    { at: RIFFLED + 110, scale: "1.15", opacity: 1 },
    { at: RIFFLED + 150, scale: "1", opacity: 1 },
    { at: SEALED - 20, scale: "1", opacity: 1 },
    { at: SEALED + 100, scale: "1", opacity: 0 },
  ]);
}

const SEAL =
  '<svg viewBox="0 0 24 24"><path d="M12 3l7.5 2.5V11c0 5-3 8-7.5 10-4.5-2-7.5-5-7.5-10V5.5zM8.5 11.5l2.5 2.5 4.5-4.5"/></svg>';

/** One card, then a few together. */
function toSomebody(
  set: Scenery,
  back: string,
  pack: Box,
  to: Box,
  { first, rest, turn }: Times,
  seat: number,
  isFirst: boolean,
): void {
  fly(set, set.picture(back, pack), pack, to, Math.min(first + SEAT_APART * seat, rest || turn - MOVE), SMALL);
  if (!isFirst) return;
  const packet = set.put("stage-half", pack);
  for (let card = 0; card < IN_THREES; card++) set.picture(back, null, packet);
  fly(set, packet, pack, to, Math.min(rest + (SEAT_APART / 2) * seat, turn - MOVE), SMALL);
}

/** It comes out of the pack, in a low arc, and is gone in the hand of who gets it. */
function fly(set: Scenery, card: HTMLElement, pack: Box, to: Box, at: number, size: number): void {
  const [one, other] = [centre(pack), centre(to)];
  const [x, y] = [other.x - one.x, other.y - one.y];
  set.run(card, [
    { at, opacity: 0, translate: "0px 0px", scale: "1" },
    { at: at + 1, opacity: 1, translate: "0px 0px", scale: "1", easing: EASE_OUT },
    { at: at + MOVE / 2, opacity: 1, translate: `${0.75 * x}px ${0.75 * y + ARC}px`, scale: `${(1 + size) / 2}` },
    { at: at + MOVE, opacity: 1, translate: `${x}px ${y}px`, scale: `${size}` },
    { at: at + MOVE + 60, opacity: 0, translate: `${x}px ${y}px`, scale: `${size}` },
  ]);
}

/** Each of my cards flies to its place as a back, lies there and turns: only then is the card itself seen. */
function toMe(set: Scenery, { back, mine }: Dealt, pack: Box, times: Times, seat: number): void {
  const boxes = mine.map(boxOf);
  const apart = Math.min(CARD_APART, (times.turned - times.turn - TURN) / Math.max(1, mine.length - 1));
  mine.forEach((element, card) => {
    const at = boxes[card];
    if (!at) return;
    const packet = Math.ceil(card / IN_THREES);
    const starts =
      card === 0
        ? Math.min(times.first + SEAT_APART * seat, times.first + 180)
        : Math.min(times.rest + SEAT_APART * packet, times.turn - MOVE);
    const turns = times.turn + apart * card;
    comes(set, set.picture(back, at), pack, at, starts, turns);
    turnUp(set, element, at, turns);
  });
}

/** A back, from the pack to its place; it is turned away when its turn comes. */
function comes(set: Scenery, card: HTMLElement, pack: Box, at: Box, starts: number, turns: number): void {
  const [one, other] = [centre(pack), centre(at)];
  const [x, y] = [one.x - other.x, one.y - other.y];
  const size = pack.w / at.w;
  set.run(card, [
    { at: starts, opacity: 0, translate: `${x}px ${y}px`, scale: `${size}` },
    { at: starts + 1, opacity: 1, translate: `${x}px ${y}px`, scale: `${size}`, easing: EASE_OUT },
    { at: starts + MOVE / 2, opacity: 1, translate: `${0.25 * x}px ${0.25 * y + ARC}px`, scale: `${(1 + size) / 2}` },
    { at: starts + MOVE, opacity: 1, translate: "0px 0px", scale: "1" },
    { at: turns, opacity: 1, translate: "0px 0px", scale: "1" },
    { at: turns + TURN / 2, opacity: 1, translate: "0px 0px", scale: "0 1" },
  ]);
}

/** The face over its own card. The card is only unseen meanwhile: whoever taps it plays it. */
function turnUp(set: Scenery, element: HTMLElement, at: Box, turns: number): void {
  const address = pictureOf(element);
  set.hide(element, turns + TURN);
  if (!address) return;
  set.run(set.picture(address, at), [
    { at: turns + TURN / 2, scale: "0 1" },
    { at: turns + TURN, scale: "1 1" },
  ]);
}

function turnTable(set: Scenery, { back, open }: Dealt, pack: Box, { table, end }: Times): void {
  const top = open.at(-1);
  open.forEach((each) => each !== top && set.hide(each, end));
  if (!top) return;
  const at = boxOf(top);
  comes(set, set.picture(back, at), pack, at, table - MOVE, table);
  turnUp(set, top, at, table);
}

function skipHint(set: Scenery, pack: Box): void {
  const hint = set.words("stage-hint", t("ui-skip"));
  hint.style.left = `${pack.x + pack.w / 2}px`;
  hint.style.top = `${pack.y + pack.h + UNDER_PACK}px`;
  set.run(hint, [
    { at: 300, opacity: 0 },
    { at: 300 + FADE, opacity: 1 },
    { at: FIRST_HAND.turned, opacity: 1 },
    { at: FIRST_HAND.turned + FADE, opacity: 0 },
  ]);
}
