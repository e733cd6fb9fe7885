// The way out while the table is hidden: the menu of the page, in the corner of whatever hides it.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import { Icon } from "../../ui/icons";
import { openSheet } from "../../ui/sheets";

export function CoverMenu(): VNode {
  return (
    <button
      type="button"
      class="button round cover-menu"
      aria-label={t("ui-menu")}
      title={t("ui-menu")}
      aria-haspopup="dialog"
      onClick={() => openSheet("menu")}
    >
      <Icon name="menu" />
    </button>
  );
}
