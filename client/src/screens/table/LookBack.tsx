// The match so far, while it goes on: what this page was shown, move by move, and the way back to the table.
import type { VNode } from "preact";
import { gameName } from "../../lib/games";
import { t } from "../../lib/words";
import type { LiveTable } from "../../table/source/live";
import type { ReplayTable } from "../../table/source/replay";
import { isWaitedFor } from "../../table/state/turn";
import { Icon } from "../../ui/icons";
import { Seen } from "../records/Replay";

export function LookBack({ live, past }: { live: LiveTable; past: ReplayTable }): VNode {
  const isMine = isWaitedFor(live);
  const back = (
    <span class="look-on" role="status">
      <button type="button" class={isMine ? "button main" : "button"} data-look-on onClick={() => live.lookOn()}>
        <Icon name="arrow" />
        {t(isMine ? "ui-look-on-turn" : "ui-look-on")}
      </button>
    </span>
  );
  return (
    <Seen
      model={past}
      id=""
      title={t("ui-look-back-of", { game: gameName(live.room.value?.game ?? "") })}
      back={back}
    />
  );
}
