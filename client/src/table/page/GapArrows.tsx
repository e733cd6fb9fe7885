// Three places for a piece that goes into a gap: push it left, leave it here, push it right.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import { gapNow, nextGap, push } from "../state/gaps";
import type { TableModel } from "../state/model";

export function GapArrow({ model, step }: { model: TableModel; step: 1 | -1 }): VNode {
  const next = nextGap(model, step);
  return (
    <button
      type="button"
      class="button action"
      aria-disabled={!next || undefined}
      aria-label={t(step > 0 ? "ui-gap-right" : "ui-gap-left")}
      onClick={() => next && push(next)}
    >
      <svg class="gap-arrow" viewBox="0 0 24 24" aria-hidden="true">
        <path d={step > 0 ? "M7 4v16l12-8z" : "M17 4v16L5 12z"} />
      </svg>
    </button>
  );
}

/** It goes where it is; where it was not pushed, it stays as it was. */
export function LeaveHere({ model }: { model: TableModel }): VNode {
  const key = gapNow(model);
  const leave = () => (model.lit.value.has(key) ? model.tap(key, { stimulus: 0, at: 0 }) : model.undo());
  return (
    <button type="button" class="button action main" data-here onClick={leave}>
      {t("ui-gap-here")}
    </button>
  );
}
