// A table as others see it from afar: what lies on it, or the box of its game, and how far they are.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { loadWords, say, t } from "../../lib/words";
import type { Glance, HallTable } from "../../protocol/hall-wire";
import { Icon } from "../../ui/icons";
import { loadScripts } from "../../ui/lazy";
import { Box } from "../../ui/pictures";
import type { HallModel } from "./hall-model";
import type { canBeDrawn, TablePicture } from "./TablePicture";

export function MiniTable({ model, table }: { model: HallModel; table: HallTable }): VNode {
  const glance = model.glances.value.get(table.number);
  const isWaiting = (table.phase ?? "waiting") === "waiting";
  useEffect(() => void loadWords(table.game).catch(() => undefined), [table.game]);
  return (
    <div class="hall-cloth" data-phase={table.phase ?? "waiting"}>
      <Drawn game={table.game} glance={isWaiting ? undefined : glance} />
      <p class="hall-pill">
        {table.phase === "over" && <Icon name="check" />}
        {saidAt(model, table)}
      </p>
    </div>
  );
}

/** What draws a table comes when there is one to be drawn. */
function Drawn({ game, glance }: { game: string; glance: Glance | undefined }): VNode {
  const drawing = useSignal<{ canBeDrawn: typeof canBeDrawn; TablePicture: typeof TablePicture } | null>(null);
  const hasFrame = Boolean(glance?.frame);
  useEffect(() => {
    if (hasFrame) void loadScripts(() => import("./TablePicture")).then((found) => (drawing.value = found));
  }, [hasFrame]);
  const found = drawing.value;
  return found?.canBeDrawn(glance) ? <found.TablePicture game={game} glance={glance} /> : <Box game={game} />;
}

/** How far a table is, in words. */
export function saidAt(model: HallModel, table: HallTable): string {
  if (table.phase === "over") return t("hall-done");
  if (table.phase === "paused") return t("hall-paused-here");
  const glance = model.glances.value.get(table.number);
  const said = glance?.said ? say(glance.said, { names: glance.names ?? [] }) : "";
  return said || (table.phase === "playing" ? t("hall-plays") : t("hall-not-yet"));
}
