// Robots by how well they play: a tap puts one on the next free seat.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { facts } from "../../lib/api";
import { botLevel } from "../../lib/seat-names";
import { t } from "../../lib/words";
import type { Room } from "../../protocol/wire";
import type { LiveTable } from "../../table/source/live";
import { Face, robot } from "../../ui/pictures";

export function Robots({ model, room }: { model: LiveTable; room: Room }): VNode {
  const last = useSignal("");
  const free = room.seats.findIndex((seat) => !seat.who);
  const add = (bot: string): void => {
    last.value = bot;
    if (free >= 0) void model.request({ do: "bot", seat: free, bot });
  };
  return (
    <section class="panel robots" aria-labelledby="robots">
      <h2 id="robots">{t("ui-add-robot")}</h2>
      <RobotButtons chosen={last.value} add={add} disabled={free < 0} />
    </section>
  );
}

interface RobotButtonsProps {
  chosen: string;
  add: (bot: string) => void;
  disabled?: boolean;
}

export function RobotButtons({ chosen, add, disabled = false }: RobotButtonsProps): VNode {
  return (
    <div class="robot-levels">
      {facts.bots.map((bot) => (
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
