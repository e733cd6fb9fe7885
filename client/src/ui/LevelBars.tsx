// How well a robot plays: four bars, one to four of them lit. Words beside them say it to those who listen.
import type { VNode } from "preact";
import { facts } from "../lib/api";

const LEVELS = [1, 2, 3, 4] as const;

export function LevelBars({ level }: { level: string }): VNode | null {
  const lit = facts.bots.indexOf(level) + 1;
  if (lit === 0) return null;
  return (
    <svg class="level-bars" viewBox="0 0 44 30" aria-hidden="true" data-bars={lit}>
      {LEVELS.map((each) => (
        <rect
          key={each}
          class={each <= lit ? "lit" : undefined}
          x={11 * each - 9.5}
          y={28.5 - 6.6 * each}
          width="8"
          height={6.6 * each}
          rx="2"
        />
      ))}
    </svg>
  );
}
