// How a button of the table answers: in a race to the finger coming down, otherwise to a click. Never to both.
import type { TableModel } from "../state/model";
import { NOTHING } from "../state/taps";
import { pressOf } from "./paint";
import { areHere } from "./sealed";

export interface Pressing {
  onPointerDown(event: PointerEvent): void;
  onKeyDown(event: KeyboardEvent): void;
  onClick(event: MouseEvent): void;
}

/** The piece whose press has been sent already: the click that belongs to it is the same press. */
let answered: string | null = null;

export function pressing(model: TableModel, key: string): Pressing {
  const early = (event: PointerEvent | KeyboardEvent): void => {
    answered = null;
    const isTimed = isRace(model, key);
    if (!isTimed && !model.isTooLate(key)) return;
    answered = key;
    if (isTimed && isVisible(model, key)) model.tap(key, pressOf(event, model));
  };
  return {
    onPointerDown: (event) => event.button === 0 && early(event),
    onKeyDown: (event) => (event.key === "Enter" || event.key === " ") && !event.repeat && early(event),
    onClick: (event) => {
      const isSame = answered === key;
      answered = null;
      if (!isSame && (!isRace(model, key) || isVisible(model, key))) model.tap(key, pressOf(event, model));
    },
  };
}

/** A picture that has not come yet cannot be meant. */
function isVisible(model: TableModel, key: string): boolean {
  return areHere(model, model.zoneOf(key)?.pieces ?? []);
}

/** Would a tap on this piece be timed? */
export function isRace(model: TableModel, key: string): boolean {
  const { keys } = model.chosen.value;
  if (model.mine.value.marks?.send === key) return model.lit.value.has(key);
  const way = model.choices.value.way(key, { keys, spots: [] }) ?? model.choices.value.way(key, NOTHING);
  return Boolean(way?.[2]);
}
