// A table as others see it from afar: what is played, and how far they are.
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { loadWords, say, t } from "../../lib/words";
import type { HallTable } from "../../protocol/hall-wire";
import { Icon } from "../../ui/icons";
import { Box } from "../../ui/pictures";
import type { HallModel } from "./hall-model";

export function MiniTable({ model, table }: { model: HallModel; table: HallTable }): VNode {
  useEffect(() => void loadWords(table.game).catch(() => undefined), [table.game]);
  const said = saidAt(model, table);
  return (
    <div class="hall-cloth" data-phase={table.phase ?? "waiting"}>
      <Box game={table.game} />
      <p class="hall-pill">
        {table.phase === "over" && <Icon name="check" />}
        {said}
      </p>
    </div>
  );
}

/** How far a table is, in words. */
export function saidAt(model: HallModel, table: HallTable): string {
  if (table.phase === "over") return t("hall-done");
  if (table.phase === "paused") return t("hall-paused-here");
  const glance = model.glances.value.get(table.number);
  const said = glance?.said ? say(glance.said, { names: glance.names ?? [] }) : "";
  return said || (table.phase === "playing" ? t("hall-plays") : t("hall-not-yet"));
}
