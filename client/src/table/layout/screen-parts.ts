// The parts of a screen: top bar, table, prompt, what is mine, buttons, side. Only their places change with the size.
import type { Zone } from "../../protocol/wire";
import { bottom, box, type Box, cutBottom, cutLeft, cutRight, cutTop, inset } from "./boxes";
import type { Cast } from "./cast";

export interface Screen {
  w: number;
  h: number;
  rem: number; // what 1rem is, in pixels
  text: number; // how much larger than usual somebody wants to read, 1 to 2
  words?: number; // what 1rem of words is, where they are larger than the places round a picture
}

export type Size = "phone" | "flat" | "tablet" | "desktop" | "tv";

export interface Parts {
  top: Box;
  topForm: "bar" | "bare" | "fold"; // bare: without its hem
  table: Box;
  prompt: Box;
  promptForm: "ribbon" | "card"; // one line, or title over words
  isFolded: boolean; // words are larger than their places were made for: they are cut short, or on a sheet
  mine: Box; // what I hold
  bar: Box;
  barForm: "row" | "column" | "list";
  barPlaces: number;
  aside: Box; // beside the prompt: dice and the like
  corner: Box; // of a phone on its side: under the button for everything, or beside it
  pocket: Box; // beside the buttons: what I have won
  side: Box;
  sideForm: "column" | "strip" | "sheet";
  card: number; // the width of a card in my hand
  tile: number; // the least width of a tile of mine
  lack: number;
}

const FLAT = 460;
const PHONE = 640;
const TABLET = 1000;
const TV = 1600;

export function sizeOf(screen: Screen): Size {
  if (screen.h < FLAT && screen.w > screen.h) return "flat";
  if (screen.w <= PHONE) return "phone";
  if (screen.w / screen.text <= TABLET || screen.w < screen.h) return "tablet";
  return screen.w >= TV ? "tv" : "desktop";
}

/** The width of a hand card, from roomy to tight. Never under 56. */
const CARDS: Record<Size, readonly number[]> = {
  phone: [100, 92, 80, 66, 56],
  flat: [84, 76, 70, 66, 56],
  tablet: [142, 130, 116, 100, 84],
  desktop: [118, 112, 102, 92, 80],
  tv: [176, 164, 150, 132, 112],
};
const LIFT: Record<Size, number> = { phone: 28, flat: 16, tablet: 26, desktop: 26, tv: 32 };
export const CARD_RATIO = 1.4;
export const SEALED_RATIO = 0.8; // pictures that are handed out lie on their side

/** Height over width of the cards in a zone. */
export function ratioOf(zone: Zone): number {
  const pieces = zone.pieces ?? [];
  return pieces.length > 0 && pieces.every((piece) => piece.sealed) ? SEALED_RATIO : CARD_RATIO;
}

export const liftOf = (size: Size, level: number): number =>
  LIFT[size] - (isUtmost(size, level) ? 20 : ([0, 0, 0, 8, 12][level] ?? 12));
/** The last step, for the highest grids on the smallest phones: nothing is there only to please. */
export const isUtmost = (size: Size, level: number): boolean => size === "phone" && level >= 5;
export const isWide = (size: Size): boolean => size === "desktop" || size === "tv";

/** Pictures are wide; over a grid of a tablet, which is short of height, cards are smaller. */
function cardOf(cast: Cast, size: Size, level: number): number {
  const part = cast.hand.some((zone) => ratioOf(zone) < 1) ? 1.3 : cast.main === "grid" && size === "tablet" ? 0.8 : 1;
  return (CARDS[size][level] ?? 56) * part;
}

/** Large words in a race or round pictures: what is raced for comes first. */
const folds = (cast: Cast, screen: Screen): boolean =>
  screen.words !== undefined || (cast.isRaced && screen.text > 1 && !cast.isPublic);
const LARGE_TOP: Record<Size, number> = { phone: 64, flat: 64, tablet: 84, desktop: 84, tv: 110 }; // pixels: signs only
const FOLDED = 3; // rem: two lines of a title

const EMPTY = box(0, 0, 0, 0);
const HEM = 13; // of the bar above the table

export function partsOf(cast: Cast, screen: Screen, size: Size, level: number): Parts {
  const parts: Parts = {
    top: EMPTY,
    topForm: "bar",
    table: EMPTY,
    prompt: EMPTY,
    promptForm: size === "phone" ? "card" : "ribbon",
    isFolded: folds(cast, screen),
    mine: EMPTY,
    bar: EMPTY,
    barForm: "row",
    barPlaces: placesOf(cast),
    aside: EMPTY,
    corner: EMPTY,
    pocket: EMPTY,
    side: EMPTY,
    sideForm: "sheet",
    card: cardOf(cast, size, level),
    tile: ownTile(cast, level),
    lack: 0,
  };
  const page = box(0, 0, screen.w, screen.h);
  if (cast.isPublic) return television(parts, page, screen);
  if (cast.main === "words") return spoken(parts, page, cast, screen, size);
  if (size === "flat") return flat(parts, page, cast, screen, level);
  const isBare = isUtmost(size, level);
  const high = (size === "phone" ? 3 : 3.67) * screen.rem;
  const top = (parts.isFolded ? Math.min(high, LARGE_TOP[size]) : high) + (isBare ? 0 : HEM);
  if (isBare) parts.topForm = "bare";
  const [bar, below] = cutTop(page, Math.max(top, 2.3 * (screen.words ?? 0)));
  parts.top = bar;
  return isWide(size) ? wide(parts, below, cast, screen, size, level) : tall(parts, below, cast, screen, size, level);
}

/** How many places the buttons have: three, unless the game has only its race button. */
function placesOf(cast: Cast): number {
  const slots = (cast.bar?.pieces ?? []).map((piece) => piece.slot ?? 1);
  if (slots.length === 0) return 0;
  if (slots.some((slot) => slot < 3)) return 3;
  return cast.main === "picture" ? 2 : 1;
}

/** Is my hand held at the bottom of this screen? On wide screens a board has it at its side. */
export function holdsBelow(cast: Cast, size: Size): boolean {
  return cast.hand.length > 0 && !(cast.main === "board" && (isWide(size) || size === "flat"));
}

function mineHeight(cast: Cast, size: Size, level: number, card: number, w: number): number {
  if (!holdsBelow(cast, size)) return 0;
  const beside = holdsApart(cast, level).length > 0 ? card + 36 : 0;
  const tallest = Math.max(
    ...cast.hand.map((zone) =>
      zone.kind === "hand"
        ? handHeight(zone, card, level, size)
        : codeHeight(zone, card, w - beside, ownTile(cast, level)),
    ),
  );
  return tallest + liftOf(size, level);
}

/** Rows of mine that stand apart: what was just drawn. Their place is kept while they are empty, if there is room. */
export function holdsApart(cast: Cast, level: number): Zone[] {
  return cast.hand.filter((zone) => zone.form === "apart" && (level < 2 || (zone.pieces?.length ?? 0) > 0));
}

const TILE_HIGH = 1.42;

/** The least width of a tile: a finger's; on the smallest screens a little less, before anything has to be scrolled. */
export const leastTile = (level: number): number => (level >= 4 ? 36 : 44);

/** While something else is asked my own tiles may be smaller still: they are only looked at. */
function ownTile(cast: Cast, level: number): number {
  return level >= 4 && cast.asks.length > 0 ? 26 : leastTile(level);
}

/** A code that is too long for one row stands in several. */
function codeHeight(zone: Zone, card: number, w: number, tile: number): number {
  const count = zone.pieces?.length ?? 0;
  const lines = Math.ceil((count * (tile + 6)) / Math.max(1, w));
  return lines <= 1 ? card * CARD_RATIO * 0.86 + 18 : lines * (tile * TILE_HIGH + 20);
}

/** From twelve cards on a phone there are two rows; of the upper one the tabs stay in sight. */
const TWO_ROWS = 12;
export const TAB = 0.44; // of a card's height

function handHeight(zone: Zone, card: number, level: number, size: Size): number {
  const high = card * ratioOf(zone);
  const cards = zone.pieces?.length ?? 0;
  return size === "phone" && cards >= TWO_ROWS ? high * (1 + TAB) + (level >= 3 ? 0 : 8) : high;
}

// ---- desktop, TV

function wide(parts: Parts, below: Box, cast: Cast, screen: Screen, size: Size, level: number): Parts {
  const { rem } = screen;
  const pad = 0.8 * rem;
  const folded = cast.main === "picture" || (cast.main === "scatter" && size === "desktop") || parts.isFolded;
  let room = below;
  if (!folded) {
    const [column, rest] = cutRight(below, 18.2 * rem + pad, 0);
    parts.side = box(column.x, column.y + pad, column.w - pad, column.h - 2 * pad);
    parts.sideForm = "column";
    room = rest;
  }
  room = inset(room, pad, 0);
  if (!holdsBelow(cast, size)) return oneStrip(parts, room, cast, screen);
  const mine =
    Math.max(mineHeight(cast, size, level, parts.card, room.w - 12.4 * rem), parts.barPlaces >= 3 ? 10.2 * rem : 0) +
    pad;
  const [bottomPart, rest] = cutBottom(room, mine);
  const [prompt, table] = cutBottom(rest, 3.9 * rem);
  parts.table = table;
  parts.prompt = prompt;
  let hand = box(bottomPart.x, bottomPart.y, bottomPart.w, bottomPart.h - pad);
  if (parts.barPlaces > 0) {
    [parts.bar, hand] = cutRight(hand, (parts.barPlaces === 1 ? 12.8 : 11.6) * rem, pad);
    parts.barForm = "column";
  }
  if (cast.pocket.length > 0) [parts.pocket, hand] = cutRight(hand, 5.4 * rem, pad);
  parts.mine = hand;
  return parts;
}

/** Without a hand everything that is not the table is one strip: dice, prompt, what I have won, buttons. */
function oneStrip(parts: Parts, room: Box, cast: Cast, screen: Screen): Parts {
  const { rem } = screen;
  const pad = 0.8 * rem;
  const beside = asideOf(cast);
  const high = Math.max(beside.length > 0 || cast.pocket.length > 0 ? 6.1 * rem : 4.6 * rem, barHeight(parts, rem));
  let [strip, table] = cutBottom(box(room.x, room.y, room.w, room.h - pad), high, 0.3 * rem);
  parts.table = table;
  if (parts.barPlaces > 0) {
    const w = (parts.barPlaces === 1 ? 13.4 : parts.barPlaces === 2 ? 21.6 : 25.5) * rem;
    [parts.bar, strip] = cutRight(strip, Math.min(w, strip.w * 0.55), pad);
  }
  if (cast.pocket.length > 0) [parts.pocket, strip] = cutRight(strip, 5.4 * rem, pad);
  if (beside.length > 0) [parts.aside, strip] = cutLeft(strip, Math.min(strip.w * 0.45, asideWidth(beside, high)), pad);
  parts.prompt = strip;
  return parts;
}

function barHeight(parts: Parts, rem: number): number {
  return parts.barPlaces > 0 ? Math.max(52, 3.4 * rem) + 6 : 0;
}

/** Shared things that stand beside the prompt because the table is taken by something large. */
export function asideOf(cast: Cast): Zone[] {
  return ["scatter", "picture"].includes(cast.main) ? cast.centre : [];
}

function asideWidth(zones: readonly Zone[], high: number): number {
  const widthOf = (zone: Zone) => (zone.kind === "dice" ? (zone.pieces?.length ?? 1) * high * 0.78 : high * 0.72);
  return zones.reduce((before, zone) => before + widthOf(zone) + 10, 0);
}

/** For everybody in the room: the table, below it whose turn it is and the way in. */
function television(parts: Parts, page: Box, screen: Screen): Parts {
  const { rem } = screen;
  const pad = 1.2 * rem;
  const [top, below] = cutTop(page, 4.1 * rem);
  const [foot, table] = cutBottom(below, 9.6 * rem, 0.5 * rem);
  const [join, prompt] = cutRight(inset(foot, pad, 0.5 * rem), 17.5 * rem, pad);
  parts.top = top;
  parts.table = inset(table, pad, 0.3 * rem);
  parts.prompt = prompt;
  parts.side = join;
  parts.sideForm = "column";
  return parts;
}

// ---- phone, tablet

const TICKER = 3.34; // rem: the line that matters most, in two lines

function tall(parts: Parts, below: Box, cast: Cast, screen: Screen, size: Size, level: number): Parts {
  const { rem } = screen;
  const phone = size === "phone";
  const pad = phone ? Math.max(6, 0.44 * rem) : 0.89 * rem;
  const gap = level >= 3 ? 4 : phone ? 8 : 12;
  let room = box(below.x + pad, below.y, below.w - 2 * pad, below.h - (level >= 3 ? 4 : pad));
  const beside = asideOf(cast);
  const pictured = cast.main === "picture"; // two pictures get all the room there is
  const raced = phone && cast.centre.some((zone) => zone.presses); // so does a card that everybody waits for
  const most = size === "tablet" && screen.text === 1 && cast.main !== "grid" ? 3 : 1;
  const lines = pictured || raced || cast.isPast ? 0 : Math.max(0, most - level);
  if (lines) {
    const ticker = phone && screen.text === 1 ? TICKER : 2.45; // of a line alone, what opens the log is 44 pixels high
    [parts.side, room] = cutBottom(room, (lines === 1 ? ticker : 1.9 * lines) * rem, gap);
    parts.sideForm = "strip";
  }
  if (parts.barPlaces > 0 && phone && parts.isFolded && screen.text > 1) {
    room = raceBar(parts, room, cast, rem, gap);
  } else if (parts.barPlaces > 0 && phone && screen.text > 1) {
    room = stackedBar(parts, room, cast, rem, gap);
  } else if (parts.barPlaces > 0) {
    const least = isUtmost(size, level) ? 44 : Math.max(48, (level >= 3 ? 2.7 : 3.2) * rem);
    [parts.bar, room] = cutBottom(room, least + 4, gap);
    if (cast.pocket.length > 0) [parts.pocket, parts.bar] = cutLeft(parts.bar, (phone ? 5.7 : 7) * rem, gap);
    if (phone && beside.length > 0)
      [parts.aside, parts.bar] = cutLeft(
        parts.bar,
        Math.min(parts.bar.w * 0.5, asideWidth(beside, parts.bar.h * 1.2)),
        gap,
      );
  }
  if (phone && parts.barPlaces === 0 && beside.length > 0) [parts.aside, room] = cutBottom(room, 3.4 * rem, gap);
  const mine = mineHeight(cast, size, level, parts.card, room.w);
  if (mine > 0) [parts.mine, room] = cutBottom(room, mine, level >= 3 ? 2 : 4);
  const prompt = phone
    ? pictured
      ? 3.6
      : ([4.8, 4.6, 4.1, 3.6, 3.5, 3.2][level] ?? 3.2)
    : ([4, 4, 3.8, 3.6, 3.4][level] ?? 3.4);
  const large = parts.isFolded ? FOLDED * rem : largePrompt(cast, screen, room.w);
  const high = screen.text > 1 ? large : prompt * rem;
  [parts.prompt, room] = cutBottom(room, high, phone ? gap : 2);
  if (parts.aside.w === 0 && beside.length > 0)
    [parts.aside, parts.prompt] = cutLeft(
      parts.prompt,
      Math.min(parts.prompt.w * 0.45, asideWidth(beside, parts.prompt.h)),
      gap,
    );
  parts.table = box(
    below.x + (phone ? 4 : pad),
    room.y + (level >= 3 ? 2 : 6),
    below.w - 2 * (phone ? 4 : pad),
    room.h - (level >= 3 ? 2 : 6),
  );
  return parts;
}

const LARGE_DICE = 82; // pixels: dice as high as with usual words, and larger
const LARGE_POCKET = 96; // pixels

/** Large words in a race: one line, for the buttons that can be pressed; what I have won beside it, dice above it. */
function raceBar(parts: Parts, room: Box, cast: Cast, rem: number, gap: number): Box {
  let rest = room;
  [parts.bar, rest] = cutBottom(rest, 2.4 * rem + 8, gap);
  if (cast.pocket.length > 0) [parts.pocket, parts.bar] = cutLeft(parts.bar, LARGE_POCKET, gap);
  if (asideOf(cast).length > 0) [parts.aside, rest] = cutBottom(rest, LARGE_DICE, gap);
  return rest;
}

/** Large words do not fit into three places side by side: each button has a line of its own. */
function stackedBar(parts: Parts, room: Box, cast: Cast, rem: number, gap: number): Box {
  let rest = room;
  [parts.bar, rest] = cutBottom(rest, parts.barPlaces * (2.6 * rem + 8), gap);
  parts.barForm = "column";
  const beside = asideOf(cast);
  if (cast.pocket.length + beside.length > 0) {
    let line: Box;
    [line, rest] = cutBottom(rest, 3.4 * rem, gap);
    [parts.pocket, parts.aside] =
      cast.pocket.length > 0 ? cutLeft(line, beside.length > 0 ? line.w * 0.5 : line.w, gap) : [EMPTY, line];
  }
  return rest;
}

/** How high the prompt has to be for large words: a line with the animal and the clock, all of the words under it. */
function largePrompt(cast: Cast, screen: Screen, w: number): number {
  if (screen.text <= 1) return 0;
  const { rem } = screen;
  const narrow = w < 24 * rem;
  const lines = Math.ceil(((cast.prompt + 9) * 0.53 * rem) / (narrow ? w - 1.4 * rem : w - 10 * rem));
  return narrow ? (3 + lines * 1.25) * rem : Math.max(3.6, 0.8 + lines * 1.25) * rem;
}

// ---- a phone on its side

const FLAT_BAR = 234; // pixels: a race's word, and what takes a mark back, are as long as that

function flatBar(places: number, w: number): number {
  return places === 2 ? Math.max(FLAT_BAR, w * 0.3) : w * (places === 1 ? 0.24 : 0.5);
}

function flat(parts: Parts, page: Box, cast: Cast, screen: Screen, level: number): Parts {
  const { rem } = screen;
  parts.topForm = "fold";
  const pad = 6;
  let room = inset(page, pad);
  if (!holdsBelow(cast, "flat")) {
    let [strip, table] = cutBottom(room, Math.max(58, 3.3 * rem), 4);
    parts.table = table;
    [parts.top, strip] = cutLeft(strip, Math.max(52, 2.9 * rem), pad);
    if (parts.barPlaces > 0) [parts.bar, strip] = cutRight(strip, flatBar(parts.barPlaces, strip.w), pad);
    if (cast.pocket.length > 0) [parts.pocket, strip] = cutRight(strip, 74, pad);
    const beside = asideOf(cast);
    if (beside.length > 0) [parts.aside, strip] = cutLeft(strip, asideWidth(beside, Math.min(60, strip.h)), pad);
    if (cast.main === "picture")
      [parts.corner, strip] = cutLeft(strip, Math.min(strip.w * 0.5, 46 * cast.opponents.length), pad);
    parts.prompt = strip;
    return parts;
  }
  if (isMat(cast)) return flatMat(parts, room, cast, rem, level);
  const [corner] = cutTop(room, Math.max(52, 2.9 * rem));
  parts.top = box(corner.x, corner.y, corner.h, corner.h);
  if (parts.barPlaces > 0) {
    let column: Box;
    [column, room] = cutRight(room, Math.max(150, 8.4 * rem), 8);
    const high = (parts.barPlaces === 1 ? 1 : 3) * (Math.max(48, 2.8 * rem) + 8);
    parts.bar = box(column.x, bottom(column) - high, column.w, high);
    parts.barForm = "column";
    if (cast.pocket.length > 0) parts.pocket = box(column.x, column.y, column.w, Math.min(96, column.h - high - 8));
  }
  let mine: Box;
  [mine, room] = cutBottom(room, mineHeight(cast, "flat", level, parts.card, room.w), 2);
  parts.mine = mine;
  [parts.prompt, room] = cutBottom(room, Math.max(46, 2.6 * rem), 2);
  parts.prompt = cutLeft(parts.prompt, besideSeats(cast))[1];
  parts.table = room;
  return parts;
}

/** How wide the column of heads is at the left of a phone on its side: the prompt begins after it. */
export const besideSeats = (cast: Cast): number => (cast.opponents.length + Number(cast.selfSeat) > 4 ? 104 : 66);

const isMat = (cast: Cast): boolean => cast.main === "grid" || cast.main === "lines" || cast.main === "codes";

/** What stands beside a mat has two fifths; a wide grid takes of that what fingers need. */
function flatRight(cast: Cast, w: number): number {
  if (cast.main !== "grid") return Math.max(w * 0.4, 236);
  const cells = Math.max(...cast.big.map((zone) => (zone.width ?? 1) + (zone.rows?.length ? 0.5 : 0)));
  return Math.min(w * 0.44, w - 45 * cells - 40);
}

/** A mat needs all the height there is: everything else stands at its right. */
function flatMat(parts: Parts, page: Box, cast: Cast, rem: number, level: number): Parts {
  const [corner, room] = cutLeft(page, Math.max(52, 2.9 * rem), 6);
  parts.top = box(corner.x, corner.y, corner.w, corner.w);
  let right: Box;
  [right, parts.table] = cutRight(room, flatRight(cast, room.w), 8);
  if (parts.barPlaces > 0) [parts.bar, right] = cutBottom(right, Math.max(48, 2.8 * rem) + 4, 6);
  if (cast.pocket.length > 0) [parts.pocket, parts.bar] = cutLeft(parts.bar, 74, 6);
  const aside = cast.main === "grid" && cast.centre.length + cast.asks.length > 0 ? (cast.asks.length ? 96 : 48) : 0;
  const held = mineHeight(cast, "flat", level, 96, right.w);
  const spare = right.h - held - aside - 12; // long words need it more than nothing does
  [parts.prompt, right] = cutTop(right, Math.max(76, 4.3 * rem, Math.min(spare, 6.6 * rem)), 6);
  parts.promptForm = "card";
  parts.corner = box(corner.x, corner.y + corner.w + 6, corner.w, corner.h - corner.w - 6);
  if (aside) [parts.aside, right] = cutTop(right, aside, 4);
  parts.lack = Math.max(0, Math.min(held, 64) - right.h);
  const high = Math.min(right.h, held);
  parts.mine = box(right.x, bottom(right) - high, right.w, high);
  parts.card = level >= 3 ? 64 : 96;
  return parts;
}

// ---- the table in words

function spoken(parts: Parts, page: Box, cast: Cast, screen: Screen, size: Size): Parts {
  const { rem } = screen;
  const [top, below] = cutTop(page, (size === "phone" ? 3 : 3.67) * rem + 13);
  parts.top = top;
  let room = inset(below, size === "phone" ? 8 : 0.89 * rem);
  if (isWide(size)) {
    [parts.side, room] = cutRight(room, 18.2 * rem, 0.8 * rem);
    parts.sideForm = "column";
  }
  parts.barForm = "list";
  [parts.prompt, room] = cutTop(room, largePrompt(cast, screen, room.w) || 4.4 * rem, 8);
  parts.table = room;
  return parts;
}
