// Somebody's cards, where they have shown them to whoever leads: as long as the sheet is open, and not for long.
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../lib/words";
import type { Person } from "../../protocol/hall-wire";
import { openSheet, Sheet } from "../../ui/sheets";
import type { HallModel } from "../hall/hall-model";
import { personName } from "../hall/parts";
import { TablePicture } from "../hall/TablePicture";

const SHEET = "hall-look";
const looked = signal<{ table: number; person: Person } | null>(null);

export function openLook(table: number, person: Person): void {
  looked.value = { table, person };
  openSheet(SHEET);
}

export function LookSheet({ model }: { model: HallModel }): VNode | null {
  const now = looked.value;
  return (
    now && (
      <Sheet name={SHEET} title={t("hall-hand-title", { name: personName(now.person) })}>
        <Looking model={model} table={now.table} person={now.person} />
      </Sheet>
    )
  );
}

function Looking({ model, table, person }: { model: HallModel; table: number; person: Person }): VNode {
  const glance = model.glances.value.get(table);
  const seat = glance?.names?.indexOf(person.name) ?? -1;
  const isKnown = seat >= 0;
  useEffect(() => {
    if (isKnown) void model.request({ do: "look", table, seat });
    return () => void model.request({ do: "look" });
  }, [isKnown, table, seat]);
  const game = model.tables.value.find((each) => each.number === table)?.game ?? "";
  const isShown = glance?.frame != null && glance.frame.seat === seat;
  return (
    <section>
      <p>{t("hall-look-note")}</p>
      <p class="wrong" role="alert">
        {model.refused.value}
      </p>
      {isShown && (
        <div class="hall-cloth hall-looked">
          <TablePicture game={game} glance={glance} isLook />
        </div>
      )}
    </section>
  );
}
