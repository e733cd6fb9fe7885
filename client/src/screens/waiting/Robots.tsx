// Robots by how well they play: a tap puts one on the next free seat.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { gameInfo } from "../../lib/games";
import { botLevel } from "../../lib/seat-names";
import { t } from "../../lib/words";
import type { Room } from "../../protocol/wire";
import type { LiveTable } from "../../table/source/live";
import { Face, robot } from "../../ui/pictures";

export function Robots({ model, room }: { model: LiveTable; room: Room }): VNode | null {
  const last = useSignal("");
  const free = room.seats.findIndex((seat) => !seat.who);
  const bots = botsOf(room);
  if (bots.length === 0) return null;
  const add = (bot: string): void => {
    last.value = bot;
    if (free >= 0) void model.request({ do: "bot", seat: free, bot });
  };
  return (
    <section class="panel robots" aria-labelledby="robots">
      <h2 id="robots">{t("ui-add-robot")}</h2>
      <RobotButtons bots={bots} chosen={last.value} add={add} disabled={free < 0} />
    </section>
  );
}

/** The kinds the server offers, the gentlest first. */
export function botsOf(room: Room): string[] {
  return [...(gameInfo(room.setup.game)?.bots ?? [])].sort((one, other) => (robot(one) < robot(other) ? -1 : 1));
}

interface RobotButtonsProps {
  bots: readonly string[];
  chosen: string;
  add: (bot: string) => void;
  disabled?: boolean;
}

export function RobotButtons({ bots, chosen, add, disabled = false }: RobotButtonsProps): VNode {
  return (
    <div class="robot-levels">
      {bots.map((bot) => (
        <button
          key={bot}
          type="button"
          class="robot-level"
          data-bot={bot}
          data-last={bot === chosen ? "" : undefined}
          aria-disabled={disabled || undefined}
          onClick={() => !disabled && add(bot)}
        >
          <Face name={`house/${robot(bot)}`} />
          {botLevel(bot)}
        </button>
      ))}
    </div>
  );
}
