// Something is on its way: a word in the middle of the screen, also in the page that the server sends.
import type { VNode } from "preact";
import { t } from "../lib/words";

export function Coming(): VNode {
  return (
    <main class="coming" aria-busy="true">
      <p class="soft">{t("ui-coming")}</p>
    </main>
  );
}
