// Where there is no server: that everything happens on this device, and what that means.
import type { VNode } from "preact";
import { t } from "../lib/words";
import { Icon } from "../ui/icons";
import { openSheet, Sheet } from "../ui/sheets";

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
        </section>
      </Sheet>
    </>
  );
}
