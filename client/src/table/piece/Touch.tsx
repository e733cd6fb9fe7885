// A piece that can be touched: always the same button, whatever is drawn on it.
import type { ComponentChildren, JSX, VNode } from "preact";
import { t } from "../../lib/words";
import type { Piece } from "../../protocol/wire";
import { adviceOn } from "../hint/hint";
import type { TableModel } from "../state/model";
import { pieceWords } from "../state/spoken";
import { pressing } from "../timing/press";

interface TouchProps {
  model: TableModel;
  piece: Piece;
  look?: string;
  place?: JSX.CSSProperties;
  isTabStop: boolean;
  children?: ComponentChildren;
}

export function Touch({ model, piece, look, place, isTabStop, children }: TouchProps): VNode {
  return (
    <button
      type="button"
      class={look}
      style={place}
      aria-label={wordsOf(model, piece)}
      {...touchable(model, piece, isTabStop)}
    >
      {children}
      <AdviceTag model={model} piece={piece} />
    </button>
  );
}

/** The number of a hint's choice that this piece belongs to. */
export function AdviceTag({ model, piece }: { model: TableModel; piece: Piece }): VNode | null {
  const { number = 0 } = adviceOn(model, piece.key) ?? {};
  return number > 0 ? (
    <b class="hint-tag on-piece" aria-hidden="true">
      {number}
    </b>
  ) : null;
}

/** What makes a button a piece: its key, its states, and what a tap on it does. `key` is whose tap it is. */
export function touchable(
  model: TableModel,
  piece: Piece,
  isTabStop: boolean,
  key = piece.key,
): JSX.ButtonHTMLAttributes {
  const isLit = model.lit.value.has(key);
  const isChosen = model.chosen.value.keys.includes(piece.key);
  const isOther = model.others.value.has(key);
  const told = {
    "data-piece": piece.key,
    "data-state": piece.state?.join(" "),
    "data-lit": isLit || undefined,
    "data-chosen": isChosen || undefined,
    "data-other": isOther || undefined,
    "data-advised": adviceWords(model, piece.key),
  };
  return {
    ...told,
    "aria-disabled": isLit || isChosen || isOther ? undefined : true,
    "aria-pressed": isChosen || undefined,
    tabIndex: isTabStop ? 0 : -1,
    ...pressing(model, key),
  };
}

function adviceWords(model: TableModel, key: string): string | undefined {
  const found = adviceOn(model, key);
  return found ? (found.isFirst ? "first" : "also") : undefined;
}

/** What lies there, the one thing to know about it, and what a tap will do. */
export function wordsOf(model: TableModel, piece: Piece): string {
  const by = model.company.value.names[piece.by ?? -1] ?? "";
  const known = [
    pieceWords(model, piece) || (isEmpty(piece) ? "" : t("ui-unnamed-piece")),
    stateWords(model, piece),
    by,
  ];
  const { number = 0 } = adviceOn(model, piece.key) ?? {};
  if (number > 0) known.push(t("ui-hint-number", { number }));
  const will = model.lit.value.has(piece.key) ? willDo(model, piece) : "";
  return [...known, will].filter(Boolean).join(", ");
}

/** What the tap does; of a button that ends a way, what was chosen. */
function willDo(model: TableModel, piece: Piece): string {
  const way = model.choices.value.way(piece.key, model.chosen.value);
  const last = model.piece(model.chosen.value.keys.at(-1) ?? "");
  return model.say(way?.[3]) || (way && last?.text ? model.say(last.label) : "");
}

const CARDS: ReadonlySet<string> = new Set(["pile", "row"]); // where an empty place is a card that is missing

function isEmpty(piece: Piece): boolean {
  return piece.state?.includes("ghost") ?? false;
}

function stateWords(model: TableModel, piece: Piece): string {
  if (piece.state?.includes("good")) return t("ui-place-good");
  if (piece.state?.includes("bad")) return t("ui-place-bad");
  if (!isEmpty(piece) || piece.count === 0) return ""; // of what is counted, its number has said so
  return CARDS.has(model.zoneOf(piece.key)?.kind ?? "") ? t("ui-no-card") : t("ui-place-empty");
}

/** The piece that the tabulator reaches first: one that can be tapped, if there is one. */
export function tabStop(model: TableModel, pieces: readonly Piece[]): string {
  return (pieces.find((piece) => model.lit.value.has(piece.key)) ?? pieces[0])?.key ?? "";
}
