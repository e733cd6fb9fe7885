// Robots by how well they play: a tap puts one on the next free seat.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { Room } from "../../protocol/wire";
import type { LiveTable } from "../../table/source/live";
import { RobotButtons } from "../common/RobotButtons";

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
