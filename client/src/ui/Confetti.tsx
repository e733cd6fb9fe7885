// Paper falls once. Whoever wants less motion is spared it.
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { isCalm } from "../lib/settings";

const PIECES = 44;
const COLOURS = ["orange", "blue", "yellow", "green", "violet", "red"] as const;

export function Confetti(): VNode | null {
  const pieces = useMemo(() => Array.from({ length: PIECES }, (_, number) => number), []);
  if (isCalm()) return null;
  return (
    <div class="confetti" aria-hidden="true">
      {pieces.map((number) => (
        <i key={number} class={number % 3 === 0 ? "disc" : undefined} style={fallOf(number)} />
      ))}
    </div>
  );
}

/** Spread by the golden angle: it looks thrown, and no two lie together. */
function fallOf(number: number): Record<string, string> {
  const spread = (number * 0.618) % 1;
  return {
    left: `${(spread * 100).toFixed(1)}%`,
    background: `var(--smiley-${COLOURS[number % COLOURS.length]})`,
    animationDelay: `${((number * 0.37) % 1.4).toFixed(2)}s`,
    animationDuration: `${(2.2 + ((number * 0.71) % 1.8)).toFixed(2)}s`,
    rotate: `${(number * 47) % 360}deg`,
  };
}
