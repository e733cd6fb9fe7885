// Where there is no server: that everything happens on this device, what that means, and what of it is kept.
import type { VNode } from "preact";
import { gameName } from "../lib/games";
import { listed } from "../lib/seat-names";
import { t } from "../lib/words";
import { Icon } from "../ui/icons";
import { openSheet, Sheet } from "../ui/sheets";
import { isStuck, isUnkept, keepEverything, keeping, unkept } from "./keeping";

const MB = 1_000_000;

export function LocalBadge(): VNode {
  return (
    <>
      <button type="button" class="local-badge" aria-haspopup="dialog" onClick={() => openSheet("local")}>
        <Icon name="check" />
        {t("ui-local")}
      </button>
      <Sheet name="local" title={t("ui-local")}>
        <section class="local-words">
          <p>{t("ui-local-line")}</p>
          <p>{t("ui-local-offline")}</p>
          <p class="soft">{t("ui-local-kept")}</p>
          {unkept.value && <Keeping />}
          <p>
            <a class="button" href="prove.html" target="_self">
              <Icon name="shield" />
              {t("ui-local-prove")}
            </a>
          </p>
        </section>
      </Sheet>
    </>
  );
}

/** What is not kept yet, and a button that keeps it. */
function Keeping(): VNode {
  const groups = unkept.value ?? [];
  const games = groups.filter(({ name }) => !name.includes("-")).map(({ name }) => gameName(name));
  const bytes = groups.reduce((sum, group) => sum + group.bytes, 0);
  const { done, of } = keeping.value ?? { done: 0, of: 0 };
  if (!groups.length) return <p data-kept>{t("ui-local-all-kept")}</p>;
  return (
    <div class="local-keeping">
      {games.length > 0 && <p>{t("ui-local-unkept-games", { games: listed(games) })}</p>}
      {games.length < groups.length && <p class="soft">{t("ui-local-unkept-styles")}</p>}
      {of > 0 ? (
        <label>
          {t("ui-local-keeping", { done, of })}
          <progress value={done} max={of} />
        </label>
      ) : (
        <button type="button" class="button main" onClick={keepEverything}>
          <Icon name="download" />
          {t("ui-local-keep", { size: Math.max(1, Math.round(bytes / MB)) })}
        </button>
      )}
      <p class="wrong" role="alert">
        {isStuck.value && t("ui-local-stuck")}
      </p>
    </div>
  );
}

/** On the box of a game whose pictures are not kept yet. */
export function NotKept({ game }: { game: string }): VNode | null {
  return isUnkept(game) ? (
    <span class="not-kept" data-unkept={game}>
      {t("ui-local-unkept")}
    </span>
  ) : null;
}
