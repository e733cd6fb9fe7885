// Whoever has raised their hand may write what it is about: only those who lead read it.
import { signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { t } from "../../lib/words";
import { closeSheet, openSheet, Sheet } from "../../ui/sheets";
import type { HallModel } from "./hall-model";

const SHEET = "hall-why";
/** Whoever leads may look at my cards while my hand is up. */
export const showsCards = signal(false);

export function WhyButton(): VNode {
  return (
    <button type="button" class="button" data-why aria-haspopup="dialog" onClick={() => openSheet(SHEET)}>
      {t("hall-why")}
    </button>
  );
}

export function WhySheet({ model }: { model: HallModel }): VNode {
  const text = useSignal("");
  const send = (event: Event): void => {
    event.preventDefault();
    const words = text.value.trim();
    if (!words) return;
    void model.request({ do: "hand", on: true, text: words, show: showsCards.value });
    text.value = "";
    closeSheet();
  };
  return (
    <Sheet name={SHEET} title={t("hall-why")}>
      <form class="menu-part hall-form" onSubmit={send}>
        <label for="hall-why">{t("hall-why-line")}</label>
        <input
          id="hall-why"
          class="field"
          maxLength={200}
          autocomplete="off"
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <button type="submit" class="button main">
          {t("ui-chat-send")}
        </button>
      </form>
    </Sheet>
  );
}
