// Robots by how well they play: a tap puts one on the next free seat.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../../lib/words";
import type { Room } from "../../protocol/wire";
import type { LiveTable } from "../../table/source/live";
import { RobotButtons } from "../common/RobotButtons";

export function Robots({ model, room }: { model: LiveTable; room: Room }): VNode {
  const last = useSignal("");
  const asked = useRef(new Set<number>()); // seats whose robot is on its way: a quick second tap fills the next one
  const free = (): number => room.seats.findIndex((seat, number) => !seat.who && !asked.current.has(number));
  const add = async (bot: string): Promise<void> => {
    last.value = bot;
    const seat = free();
    if (seat < 0) return;
    asked.current.add(seat);
    try {
      await model.request({ do: "bot", seat, bot });
    } finally {
      asked.current.delete(seat);
    }
  };
  return (
    <section class="panel robots" aria-labelledby="robots">
      <h2 id="robots">{t("ui-add-robot")}</h2>
      <RobotButtons chosen={last.value} add={(bot) => void add(bot)} disabled={room.seats.every((seat) => seat.who)} />
    </section>
  );
}
