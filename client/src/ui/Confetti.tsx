// Paper falls once, behind the panels, where somebody at this screen won. Whoever wants less motion is spared it.
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
    animationDelay: `${(0.9 + ((number * 0.37) % 0.9)).toFixed(2)}s`,
    animationDuration: `${(1.5 + ((number * 0.71) % 0.7)).toFixed(2)}s`, // the last is down four seconds after the end
    rotate: `${(number * 47) % 360}deg`,
  };
}
