// On a television, below what is told: what happened before that mattered, in two lines.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import { Line, lines } from "../sheets/Log";
import type { TableModel } from "../state/model";
import { HEAVY, toldNow } from "./television-prompt";

const MOST = 2;

export function Earlier({ model }: { model: TableModel }): VNode {
  const told = toldNow(model);
  const before = lines(model).filter(
    (line) => line.msg && !line.fleeting && (line.weight ?? 1) >= HEAVY && line !== told,
  );
  return (
    <div class="earlier" data-earlier>
      {before.length > 0 && <b>{t("ui-tv-earlier")}</b>}
      <ul>
        {before.slice(-MOST).map((line) => (
          <Line key={line.number} model={model} line={line} isBare />
        ))}
      </ul>
    </div>
  );
}
