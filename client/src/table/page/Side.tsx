// Beside the table: the memo, what happened, a word to the others. How much of it is seen is up to the room there is:
// a column, a dock under the table, or the last line alone; the rest is in sheets.
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../lib/words";
import { Sheet } from "../../ui/sheets";
import { Ask } from "../sheets/Ask";
import { ChatBox } from "../sheets/ChatBox";
import { KeyList } from "../sheets/KeyList";
import { Log } from "../sheets/Log";
import { Ticker } from "../sheets/Ticker";
import type { TableModel } from "../state/model";
import { GhostPanel } from "../verdict/GhostRun";
import { hasTrials } from "../verdict/trials";
import { Legend } from "../zones/Legend";

export function Side({ model }: { model: TableModel }): VNode {
  const log = useRef<HTMLElement>(null);
  const unread = model.unread.value;
  useEffect(() => {
    if (unread > 0 && log.current?.getClientRects().length) model.unread.value = 0; // it is in sight
  }, [unread]);
  return (
    <div class="side-root">
      <aside class="side" aria-label={t("ui-side")}>
        <GhostPanel model={model} />
        {model.hasMemo.value && (
          <section class="side-memo">
            <h2>{t("scene-legend")}</h2>
            <Legend model={model} />
          </section>
        )}
        <section class="side-log" ref={log}>
          <h2>{t("ui-log")}</h2>
          <Log model={model} />
        </section>
        {model.room.value?.code && model.room.value.branch == null && !hasTrials(model) && <ChatBox model={model} />}
      </aside>
      <Ticker model={model} />
    </div>
  );
}

/** What a button of the bar or a key opens over the table, also while it is hidden. */
export function SideSheets({ model }: { model: TableModel }): VNode {
  return (
    <>
      <Sheet name="chat" title={t("ui-chat")} foot={<ChatBox model={model} roomy />}>
        <Reading model={model} />
      </Sheet>
      <Sheet name="log" title={t("ui-log")}>
        <Reading model={model} />
      </Sheet>
      <Sheet name="memo" title={t("scene-legend")}>
        <section>
          <Legend model={model} />
        </section>
      </Sheet>
      <Sheet name="ask" title={t("ui-ask")}>
        <Ask model={model} />
      </Sheet>
      <Sheet name="keys" title={t("ui-keys")}>
        <KeyList model={model} />
      </Sheet>
    </>
  );
}

/** Whoever has the log open has read what comes. */
function Reading({ model }: { model: TableModel }): VNode {
  const unread = model.unread.value;
  useEffect(() => {
    model.unread.value = 0;
  }, [unread]);
  return (
    <section>
      <Log model={model} />
    </section>
  );
}
