// Dice: what was rolled is there at once and to be read, and the die comes to rest with a hop.
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isCalm } from "../../lib/settings";
import type { Piece } from "../../protocol/wire";
import type { ZoneProps } from "../piece/props";
import { tabStop, Touch } from "../piece/Touch";
import { ZoneFrame } from "../piece/ZoneFrame";
import type { TableModel } from "../state/model";
import { faceOf } from "../timing/sealed";

const GAP = 0.14; // between two dice, in widths
const HIGH = 1.08; // a die, in widths
const WORD = 30; // pixels under a die for its word
const LEAST_WITH_WORD = 84; // below that the word is only spoken
const LETTER = 8.4; // pixels, about
const LARGEST = 132; // pixels
const SPARE = 12; // pixels by which words may stand out

export function Dice({ model, zone, box }: ZoneProps): VNode {
  const pieces = zone.pieces ?? [];
  const words = pieces.map((piece) => model.say(piece.label));
  const across = box.w / (pieces.length + GAP * (pieces.length - 1));
  const worded = Math.min(across, (box.h - WORD) / HIGH, LARGEST);
  const wide = words.reduce((sum, word) => sum + Math.max(worded, LETTER * word.length + 14) + worded * GAP, 0);
  const hasWord = box.h >= LEAST_WITH_WORD && wide <= box.w + worded * GAP + SPARE;
  const die = hasWord ? worded : Math.min(across, box.h / HIGH, LARGEST);
  const first = tabStop(model, pieces);
  return (
    <ZoneFrame model={model} zone={zone} box={box}>
      <div class="dice" style={{ gap: `${die * GAP}px` }}>
        {pieces.map((piece, place) => (
          <div key={piece.key} class="die" style={{ minWidth: `${die}px` }}>
            <Touch
              model={model}
              piece={piece}
              look="die-cube"
              place={{ width: `${die}px`, height: `${die * HIGH}px` }}
              isTabStop={piece.key === first}
            >
              <Rolled model={model} piece={piece} />
            </Touch>
            {hasWord && words[place] && (
              <span class="die-word" aria-hidden="true">
                {words[place]}
              </span>
            )}
          </div>
        ))}
      </div>
    </ZoneFrame>
  );
}

function Rolled({ model, piece }: { model: TableModel; piece: Piece }): VNode | null {
  const cube = useRef<HTMLImageElement>(null);
  const before = useRef(piece.face);
  useLayoutEffect(() => {
    if (before.current !== piece.face) hop(cube.current);
    before.current = piece.face;
  }, [piece.face]);
  const face = faceOf(model, piece);
  return face ? <img ref={cube} src={face} alt="" draggable={false} decoding="sync" /> : null;
}

function hop(cube: HTMLElement | null): void {
  if (isCalm() || !cube) return;
  const way = Math.random() < 0.5 ? 1 : -1;
  cube.animate(
    [
      { transform: `translateY(-14%) rotate(${-11 * way}deg)` },
      { transform: `translateY(0) rotate(${5 * way}deg)`, offset: 0.45 },
      { transform: `translateY(-4%) rotate(${-2 * way}deg)`, offset: 0.7 },
      { transform: "none" },
    ],
    { duration: 400, easing: "cubic-bezier(.2, .8, .2, 1)" },
  );
}
