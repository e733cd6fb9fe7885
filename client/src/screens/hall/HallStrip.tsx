// At a hall's table, and in a lesson meanwhile: the way to raise one's hand, the leader's words, and the way on when the
// round is over.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { replace } from "../../lib/navigation";
import { say, t } from "../../lib/words";
import { barExtra } from "../../table/page/TopBar";
import { Coming } from "../../ui/Coming";
import { Icon } from "../../ui/icons";
import { Missing } from "../common/Missing";
import { useHall, useHallWords, type HallModel } from "./hall-model";
import { showsCards, WhyButton, WhySheet } from "./HandWhy";
import { HallIcon, personName } from "./parts";
import { ReportButton, ReportSheet } from "./ReportSheet";
import { Wait } from "./Wait";

interface HallStripProps {
  hall: string;
  table?: string; // its code, where one is at one
  isAlone?: boolean; // there is nothing else to be seen
}

export function HallStrip({ hall: code, table = "", isAlone = false }: HallStripProps): VNode | null {
  const hasWords = useHallWords();
  const model = useHall(code, "player");
  const { sent, hall, connection } = model;
  const to = sent.value;
  const isOut = connection.value.is === "closed" && !isAlone;
  useEffect(() => {
    if (isOut || (to && !to.code && table)) replace(`/s/${code}`);
    else if (to?.code && to.code !== table) replace(`/t/${to.code}`);
  }, [to, isOut]);
  useEffect(() => {
    if (hasWords) barExtra.value = <BarHand model={model} />;
    return () => {
      barExtra.value = null;
    };
  }, [model, hasWords]);
  if (!hasWords) return isAlone ? <Coming /> : null;
  if (!isAlone)
    return (
      <>
        <Words model={model} />
        <WhySheet model={model} />
        <ReportSheet model={model} />
      </>
    );
  if (connection.value.is === "closed") return <Missing words={say(connection.value.why)} />;
  return hall.value && model.me.value ? <Wait model={model} hall={hall.value} /> : <Coming />;
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

/** Whose cards whoever leads looks at: all at the table are told. One's own are shown while one's hand is up, if one
 * likes. */
function Shown({ model }: { model: HallModel }): VNode | null {
  const hall = model.hall.value;
  const show = (on: boolean): void => {
    showsCards.value = on;
    void model.request({ do: "hand", on: true, show: on });
  };
  useEffect(() => {
    if (!hall?.hand) showsCards.value = false;
  }, [hall?.hand]);
  const owner = personName(model.person(hall?.shown ?? 0));
  return (
    <>
      {hall?.seen && <p class="panel">{t("hall-hand-seen", { name: hall.seen })}</p>}
      {hall?.shown_to && !hall.seen && <p class="panel">{t("hall-hand-of", { name: hall.shown_to, owner })}</p>}
      {hall?.hand && (
        <p class="panel">
          <HallIcon name="hand" />
          <button type="button" class="button" data-show onClick={() => show(!showsCards.value)}>
            {showsCards.value ? t("hall-hide-cards") : t("hall-show-cards")}
          </button>
          <WhyButton />
          <ReportButton />
        </p>
      )}
    </>
  );
}

/** Over the table, until somebody has read them. */
function Words({ model }: { model: HallModel }): VNode {
  const read = useSignal<unknown>(null);
  const note = model.note.value;
  return (
    <div class="hall-words" role="status">
      <Shown model={model} />
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
