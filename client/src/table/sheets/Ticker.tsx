// Where there is no room for the log: the line that matters most since my last move, and how many others there are.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import { openSheet } from "../../ui/sheets";
import type { LogLine, TableModel } from "../state/model";
import { Line, lines } from "./Log";

/** Those who listen have heard it. */
export function Ticker({ model }: { model: TableModel }): VNode {
  const { line, more } = heaviest(lines(model), model.movedAt.value);
  const then = line && model.aspect(line.msg, "then");
  return (
    <div class="ticker" data-weight={line?.weight}>
      <ul aria-hidden="true">{line && <Line key={line.number} model={model} line={line} then={then} isBare />}</ul>
      {more > 0 && (
        <button
          type="button"
          class="ticker-more"
          aria-label={t("ui-ticker-more", { count: more })}
          onClick={() => openSheet("log")}
        >
          <span>+{more}</span>
        </button>
      )}
    </div>
  );
}

/** The heaviest line after my move, the latest of equals; without any, the last of all. */
export function heaviest(told: readonly LogLine[], movedAt: number): { line: LogLine | undefined; more: number } {
  const since = told.filter(({ number, weight }) => number > movedAt && weight !== 0);
  const line = since.reduce<LogLine | undefined>(
    (best, each) => (best && (best.weight ?? 1) > (each.weight ?? 1) ? best : each),
    undefined,
  );
  return line ? { line, more: since.length - 1 } : { line: told.at(-1), more: 0 };
}
