// Robots by how well they play, the gentlest first.
import type { VNode } from "preact";
import { facts } from "../../lib/api";
import { botLevel, botPromise } from "../../lib/seat-names";
import { LevelBars } from "../../ui/LevelBars";

interface RobotButtonsProps {
  chosen: string;
  add: (bot: string) => void;
  disabled?: boolean;
  /** Whom each is a match for is said too. */
  promised?: boolean;
}

export function RobotButtons({ chosen, add, disabled = false, promised = false }: RobotButtonsProps): VNode {
  return (
    <div class="robot-levels">
      {facts.bots.map((bot) => (
        <button
          key={bot}
          type="button"
          class="robot-level"
          data-bot={bot}
          data-last={bot === chosen ? "" : undefined}
          aria-pressed={promised ? bot === chosen : undefined}
          aria-disabled={disabled || undefined}
          onClick={() => !disabled && add(bot)}
        >
          <LevelBars level={bot} />
          {botLevel(bot)}
          {promised && <small>{botPromise(bot)}</small>}
        </button>
      ))}
    </div>
  );
}
