// The lamp, where the clock would be: it asks for a hint.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { TableModel } from "../state/model";
import { isOffered, toggleHint } from "./hint";
import { Lamp } from "./Lamp";

export function HintButton({ model }: { model: TableModel }): VNode | null {
  if (!isOffered(model)) return null;
  const isOpen = model.hint.value !== null;
  return (
    <button
      type="button"
      class="lamp"
      data-lamp
      data-thinks={model.hintComes.value || undefined}
      aria-expanded={isOpen}
      aria-label={model.hintComes.value ? t("ui-hint-comes") : t("ui-hint-ask")}
      title={t("ui-hint-ask")}
      onClick={() => void toggleHint(model)}
    >
      <Lamp mood={model.hintComes.value ? "thinking" : "idle"} />
      <span class="lamp-long">{t("ui-hint-ask")}</span>
      <span class="lamp-short">{t("ui-hint-short")}</span>
    </button>
  );
}
