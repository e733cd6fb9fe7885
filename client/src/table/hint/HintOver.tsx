// The hint where there is no column beside the table: on the cloth, away from what it speaks about.
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Area, Choice } from "../../protocol/wire";
import type { Box } from "../layout/boxes";
import type { TableModel } from "../state/model";
import { HintPanel } from "./HintPanel";

const HALF = 0.375; // of a picture's height, in widths of it
const WIDE = 640; // pixels: two halves of such a cloth have room for a panel
const GAP = 6; // pixels to the cloth's upper edge, and to the prompt

export function HintOver({ model, table, prompt }: { model: TableModel; table: Box; prompt: Box }): VNode | null {
  const place = useRef<HTMLDivElement>(null);
  const hint = model.hint.value;
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    delete element.dataset.side;
    const high = element.firstElementChild?.getBoundingClientRect().height ?? 0;
    const spot = spotOf(hint?.choices ?? [], hint?.areas?.[0], table, high);
    element.dataset.edge = spot.edge;
    if (spot.side) element.dataset.side = spot.side;
  }, [hint?.id]);
  if (!hint) return null;
  const below = prompt.y > table.y ? prompt.y : table.y + table.h;
  const style = {
    left: `${table.x}px`,
    width: `${table.w}px`,
    top: `${table.y + GAP}px`,
    height: `${Math.max(0, below - table.y - 2 * GAP)}px`,
  };
  return (
    <div class="hint-over" ref={place} style={style}>
      <HintPanel model={model} />
    </div>
  );
}

/** Does it light up the lower half of a picture? */
function isLow(area: Area | undefined): boolean {
  return area !== undefined && area[1][1] > HALF;
}

interface Spot {
  edge: "top" | "bottom";
  side?: "left" | "right"; // on a wide cloth, where it would cover something at both edges
}

/** At the lower edge, unless it covers more of what it speaks about there. */
function spotOf(choices: readonly Choice[], area: Area | undefined, table: Box, high: number): Spot {
  if (area) return { edge: isLow(area) ? "top" : "bottom" };
  const lit = choices.flatMap(({ pieces = [] }) => pieces.map(placeOf)).filter((box) => box !== null);
  const seen = lit.filter((box) => isWithin(box, table));
  const bottom = covered(seen, table.y + table.h - high, high);
  const top = covered(seen, table.y, high);
  const edge = top < bottom ? "top" : "bottom";
  const sides = (["left", "right"] as const).filter((side) => seen.every((box) => isBeside(box, table, side)));
  return Math.min(top, bottom) > 0 && table.w >= WIDE && sides[0] ? { edge, side: sides[0] } : { edge };
}

function placeOf(key: string): Box | null {
  const found = document.querySelector(`[data-piece="${CSS.escape(key)}"]`)?.getBoundingClientRect();
  return found ? { x: found.x + scrollX, y: found.y + scrollY, w: found.width, h: found.height } : null;
}

function isWithin(box: Box, table: Box): boolean {
  const middle = box.y + box.h / 2;
  return middle > table.y && middle < table.y + table.h;
}

/** How much of what is lit a panel would lie on, in pixels of height. */
function covered(lit: readonly Box[], y: number, high: number): number {
  return lit.reduce((sum, box) => sum + Math.max(0, Math.min(box.y + box.h, y + high) - Math.max(box.y, y)), 0);
}

/** Would it be seen beside a panel at this side? */
function isBeside({ x, w }: Box, table: Box, side: "left" | "right"): boolean {
  const middle = table.x + table.w / 2;
  return side === "left" ? x >= middle : x + w <= middle;
}
