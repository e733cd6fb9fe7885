// A hint for whoever plays alone with robots: asked for, shown, and closed when something else is to be done.
import { effect } from "@preact/signals";
import type { Choice, Frame, Hinted } from "../../protocol/wire";
import type { TableModel } from "../state/model";

/** Is there a lamp to press? Alone with robots, while a match is on. */
export function isOffered(model: TableModel): boolean {
  const room = model.room.value;
  return Boolean(room?.hints && room.phase === "playing" && !model.frame.value?.over);
}

/** Opens a hint, or closes the one that is open. */
export async function toggleHint(model: TableModel): Promise<void> {
  if (model.hint.value || model.hintComes.value) closeHint(model);
  else if (isOffered(model)) await askForHint(model);
}

async function askForHint(model: TableModel): Promise<void> {
  model.notice.value = null;
  model.hintComes.value = true;
  await model.request({ do: "advise" });
  model.hintComes.value = false;
}

export function closeHint(model: TableModel): void {
  const was = model.hint.value;
  model.hint.value = null;
  if (was?.still || model.hintComes.value) void model.request({ do: "advise", on: false });
}

/** A hint is about what could be done when it came: it goes with the next card, at the end of a race, or when other
 * moves can be made. */
export function watchHint(model: TableModel): () => void {
  let about = "";
  let open: Hinted | null = null;
  return effect(() => {
    const hint = model.hint.value;
    const now = situation(model.frame.value);
    if (hint && hint !== open) about = now;
    else if (hint && now !== about) closeHint(model);
    open = hint;
  });
}

function situation(frame: Frame | null): string {
  const { taps = [], picks = [], marks } = frame?.mine ?? {};
  const moves = taps.filter(([, , isRace]) => !isRace).map(([, move]) => move);
  return JSON.stringify([
    frame?.match,
    frame?.stimulus,
    frame?.over,
    moves,
    taps.some(([, , isRace]) => isRace),
    picks.map(({ base }) => base),
    marks?.aims,
  ]);
}

/** Which choices light a piece: the number of the first, counted from 1; 0 where nothing is weighed. None: not lit. */
export function adviceOn(model: TableModel, key: string): { number: number; isFirst: boolean } | null {
  const choices = model.hint.value?.choices ?? NONE;
  const place = choices.findIndex((choice) => keysOf(choice).includes(key));
  if (place < 0) return null;
  return { number: choices[place]?.bars ? place + 1 : 0, isFirst: place === 0 || !choices[place]?.bars };
}

const NONE: readonly Choice[] = [];

/** What lies there for a choice; where the table is in words, the line that does it. */
function keysOf({ pieces = [], move }: Choice): readonly string[] {
  return move === undefined || move === null ? pieces : [...pieces, `move${move}`];
}

/** The focus goes to the piece; nothing is played. */
export function showChoice(choice: Choice): void {
  const found = keysOf(choice)
    .map((key) => document.querySelector<HTMLElement>(`[data-piece="${CSS.escape(key)}"]`))
    .find((piece) => piece !== null);
  const seen: FocusOptions & { focusVisible: boolean } = { focusVisible: true }; // TypeScript does not know it yet
  found?.focus(seen);
  if (found) uncover(found);
}

/** A panel that lies on the piece goes to the other edge of the cloth. */
function uncover(piece: HTMLElement): void {
  const place = document.querySelector<HTMLElement>(".hint-over");
  const panel = place?.querySelector(".hint")?.getBoundingClientRect();
  const { top, bottom } = piece.getBoundingClientRect();
  if (place && panel && bottom > panel.top && top < panel.bottom)
    place.dataset.edge = place.dataset.edge === "top" ? "bottom" : "top";
}
