// At a hall's table, and in a lesson meanwhile: the way to raise one's hand, the leader's words, and the way on when the
// round is over.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { replace } from "../../lib/navigation";
import { t } from "../../lib/words";
import { barExtra } from "../../table/page/TopBar";
import { Icon } from "../../ui/icons";
import { useHall, useHallWords, type HallModel } from "./hall-model";
import { HallIcon } from "./parts";

/** `table`: its code, where one is at one. */
export function HallStrip({ hall, table = "" }: { hall: string; table?: string }): VNode | null {
  const hasWords = useHallWords();
  const model = useHall(hall, "player");
  const sent = model.sent.value;
  useEffect(() => {
    if (!sent || sent.code === table) return;
    if (sent.code) replace(`/t/${sent.code}`);
    else if (table) replace(`/s/${hall}`);
  }, [sent]);
  useEffect(() => {
    if (hasWords) barExtra.value = <BarHand model={model} />;
    return () => {
      barExtra.value = null;
    };
  }, [model, hasWords]);
  return hasWords ? <Words model={model} /> : null;
}

function BarHand({ model }: { model: HallModel }): VNode {
  const isUp = Boolean(model.hall.value?.hand);
  const words = isUp ? t("hall-hand-down") : t("hall-hand-up");
  return (
    <button
      type="button"
      class="bar-button"
      data-hand
      aria-label={words}
      title={words}
      aria-pressed={isUp}
      onClick={() => void model.request({ do: "hand", on: !isUp })}
    >
      <HallIcon name="hand" />
    </button>
  );
}

/** Over the table, until somebody has read them. */
function Words({ model }: { model: HallModel }): VNode {
  const read = useSignal<unknown>(null);
  const note = model.note.value;
  const seen = model.hall.value?.seen;
  return (
    <div class="hall-words" role="status">
      {seen && <p class="panel">{t("hall-hand-seen", { name: seen })}</p>}
      {note && note !== read.value && (
        <p class="panel">
          <HallIcon name="horn" />
          <span>
            <b>{note.by || t("hall-the-leader")}</b> {note.text}
          </span>
          <button
            type="button"
            class="button round flat"
            aria-label={t("ui-close")}
            onClick={() => (read.value = note)}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
