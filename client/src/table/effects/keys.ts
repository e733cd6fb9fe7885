// Everything by keyboard: one tab stop for each zone, arrows inside, focus that stays with a piece, letters that ask.
import { effect } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { letters, sound } from "../../lib/settings";
import { t } from "../../lib/words";
import { openSheet, openedSheet } from "../../ui/sheets";
import { closeHint, toggleHint } from "../hint/hint";
import type { TableModel } from "../state/model";
import { lastHappenings, myHand, onTheTable, theClock, whoseTurn } from "../state/spoken";
import { seatsZone } from "../state/zones";
import { pressOf } from "../timing/paint";
import { raceTimes, reply } from "./announce";

const PIECE = "[data-piece]";
const ZONE = "[data-zone]";
const FIELD = "input, textarea, select, [contenteditable]";
const TENTH = 10; // the key 0
const OWN_ARROWS = "[data-kind='picture']"; // its arrows move marks

/** What a letter does. The list of keys is made from this, in this order. */
export const LETTERS: readonly { keys: readonly string[]; words: string; does: (model: TableModel) => void }[] = [
  { keys: ["T"], words: "ui-key-turn", does: (model) => reply(whoseTurn(model)) },
  { keys: ["C"], words: "ui-key-table", does: (model) => reply(onTheTable(model)) },
  { keys: ["M"], words: "ui-key-hand", does: (model) => reply(myHand(model)) },
  { keys: ["K"], words: "ui-key-clock", does: (model) => reply(theClock(model)) },
  { keys: ["D"], words: "ui-key-last", does: (model) => reply(lastHappenings(model)) },
  { keys: ["A"], words: "ui-key-hint", does: (model) => void toggleHint(model) },
  { keys: ["R"], words: "ui-key-times", does: (model) => reply(raceTimes(model)) },
  { keys: ["L"], words: "ui-key-log", does: () => openSheet("log") },
  { keys: ["S"], words: "ui-key-sound", does: turnSound },
  { keys: ["U"], words: "ui-key-undo", does: takeBack },
  { keys: ["?", "H"], words: "ui-key-keys", does: () => openSheet("keys") },
];

export function useKeys(root: RefObject<HTMLElement>, model: TableModel): void {
  useEffect(() => {
    const page = root.current;
    if (!page) return undefined;
    const pressed = (event: KeyboardEvent) => press(event, model);
    const focused = (event: FocusEvent) => event.target instanceof HTMLElement && moveTabStop(event.target);
    document.addEventListener("keydown", pressed);
    page.addEventListener("focusin", focused);
    const stop = keepFocus(page, model);
    return () => {
      document.removeEventListener("keydown", pressed);
      page.removeEventListener("focusin", focused);
      stop();
    };
  }, [model]);
}

// ---- keys

function press(event: KeyboardEvent, model: TableModel): void {
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    openedSheet.value ||
    target.closest(FIELD)
  )
    return;
  if (event.key === "Escape" && (model.hint.value || model.hintComes.value)) closeHint(model);
  else if (event.key === "Escape") takeBack(model);
  else if (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End") walk(event, target);
  else if (/^[0-9]$/.test(event.key)) pressNumber(model, event);
  else if (letters.value === "on" && event.key.length === 1) ask(event, model);
}

function ask(event: KeyboardEvent, model: TableModel): void {
  const letter = event.key.toUpperCase();
  const found = LETTERS.find(({ keys }) => keys.includes(letter));
  if (!found) return;
  event.preventDefault();
  found.does(model);
}

function turnSound(): void {
  sound.value = sound.value === "on" ? "off" : "on";
  reply(t("ui-sound-now", { on: sound.value }));
}

function takeBack(model: TableModel): void {
  if (!model.canUndo) return;
  model.undo();
  reply(t("ui-taken-back"));
}

/** A number presses what has it, at the key's own time: it may be a race. */
function pressNumber(model: TableModel, event: KeyboardEvent): void {
  const key = numbered(model, Number(event.key) || TENTH);
  if (!key) return;
  event.preventDefault();
  if (!event.repeat) model.tap(key, pressOf(event, model));
}

/** A place of the bar, or somebody who can be named now; where the table is in words, a line of what one may do. */
function numbered(model: TableModel, number: number): string | undefined {
  const lit = model.lit.value;
  const bar = model.zones.value.find((zone) => zone.kind === "bar");
  const isInWords = model.zones.value.some((zone) => zone.kind === "words");
  const places = isInWords
    ? (bar?.pieces ?? []).filter(({ key }) => lit.has(key)).slice(number - 1, number)
    : (bar?.pieces ?? []).filter(({ slot }) => slot === number);
  const people = seatsZone(model.zones.value)?.pieces ?? [];
  return [...places, ...people.slice(number - 1, number)].find(({ key }) => lit.has(key))?.key;
}

// ---- arrows

function walk(event: KeyboardEvent, from: HTMLElement): void {
  const zone = from.closest<HTMLElement>(ZONE);
  if (!zone || from.closest(OWN_ARROWS)) return;
  const pieces = [...zone.querySelectorAll<HTMLElement>(PIECE)].filter((piece) => piece.getClientRects().length > 0);
  const to =
    event.key === "Home" ? pieces[0] : event.key === "End" ? pieces.at(-1) : neighbour(from, pieces, event.key);
  event.preventDefault(); // an arrow inside a zone never scrolls the page
  to?.focus();
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest piece that way, as it is seen on the screen: a grid, a fan and a heap are walked alike. */
export function neighbour(from: HTMLElement, pieces: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const [right, down] = DIRECTIONS[key] ?? [0, 0];
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const piece of pieces) {
    if (piece === from) continue;
    const there = middle(piece);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    const far = ahead + 2 * aside;
    if (ahead > 4 && aside <= 2 * ahead && far < least) [best, least] = [piece, far];
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

// ---- focus

/** The piece that has the focus is its zone's tab stop. */
function moveTabStop(target: HTMLElement): void {
  if (!target.matches(PIECE)) return;
  const zone = target.closest(ZONE);
  zone?.querySelectorAll<HTMLElement>(PIECE).forEach((piece) => {
    const stop = piece === target ? 0 : -1;
    if (piece.tabIndex !== stop) piece.tabIndex = stop;
  });
}

/** After each frame every zone has one tab stop, and the focus is with the piece that had it, wherever it lies now. */
function keepFocus(page: HTMLElement, model: TableModel): () => void {
  let waiting = 0;
  let held: Held | null = null;
  const settle = () => {
    waiting = 0;
    page.querySelectorAll<HTMLElement>(ZONE).forEach(oneTabStop);
    if (held && !isInPage()) find(page, held)?.focus({ preventScroll: true });
    held = null;
  };
  const stop = effect(() => {
    void model.frame.value;
    void model.lit.value;
    held ??= heldNow(page);
    if (!waiting) waiting = requestAnimationFrame(settle);
  });
  return () => {
    stop();
    cancelAnimationFrame(waiting);
  };
}

interface Held {
  key: string;
  zone: string;
}

function heldNow(page: HTMLElement): Held | null {
  const piece = document.activeElement?.closest<HTMLElement>(PIECE);
  if (!piece || !page.contains(piece)) return null;
  return { key: piece.dataset.piece ?? "", zone: piece.closest<HTMLElement>(ZONE)?.dataset.zone ?? "" };
}

function isInPage(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** The same piece, or one of its zone, or anything that can be done now: never nothing. */
function find(page: HTMLElement, { key, zone }: Held): HTMLElement | null {
  const inZone = `[data-zone="${CSS.escape(zone)}"]`;
  const ways = [
    `[data-piece="${CSS.escape(key)}"]`,
    `${inZone} [data-piece][data-lit]`,
    `${inZone} ${PIECE}`,
    "[data-piece][data-lit]",
    PIECE,
  ];
  for (const way of ways) {
    const found = page.querySelector<HTMLElement>(way);
    if (found) return found;
  }
  return null;
}

function oneTabStop(zone: HTMLElement): void {
  const pieces = [...zone.querySelectorAll<HTMLElement>(PIECE)];
  const stop =
    pieces.find((piece) => piece === document.activeElement) ??
    pieces.find((piece) => "lit" in piece.dataset) ??
    pieces[0];
  for (const piece of pieces) {
    const wanted = piece === stop ? 0 : -1;
    if (piece.tabIndex !== wanted) piece.tabIndex = wanted;
  }
}
