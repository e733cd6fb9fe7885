// What a leader says to all, to a table, or to somebody.
import { signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { t } from "../../lib/words";
import { closeSheet, openSheet, Sheet } from "../../ui/sheets";
import type { HallModel } from "../hall/hall-model";
import { personName } from "../hall/parts";

interface Told {
  table?: number;
  person?: number;
}

const SHEET = "hall-tell";
const told = signal<Told>({}); // whom it is for; without either, it is for all

export function openTell(to: Told = {}): void {
  told.value = to;
  openSheet(SHEET);
}

export function TellSheet({ model }: { model: HallModel }): VNode {
  const text = useSignal("");
  const tell = (event: Event): void => {
    event.preventDefault();
    if (!text.value.trim()) return;
    void model.request({ do: "tell", text: text.value.trim(), ...told.value });
    text.value = "";
    closeSheet();
  };
  return (
    <Sheet name={SHEET} title={toWhom(model, told.value)}>
      <form class="menu-part hall-form" onSubmit={tell}>
        <label for="hall-tell-text">{t("hall-tell-label")}</label>
        <textarea
          id="hall-tell-text"
          class="field hall-area"
          rows={4}
          maxLength={200}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <button type="submit" class="button main">
          {t("ui-chat-send")}
        </button>
        <p class="soft">{t("hall-tell-note")}</p>
      </form>
    </Sheet>
  );
}

function toWhom(model: HallModel, { table, person }: Told): string {
  if (person) return t("hall-tell-person", { name: personName(model.person(person)) });
  return table ? t("hall-tell-table", { table }) : t("hall-tell-all");
}
