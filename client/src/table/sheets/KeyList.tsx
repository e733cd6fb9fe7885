// The list of keys, and the switch for those whose device listens to letters itself.
import type { VNode } from "preact";
import { letters } from "../../lib/settings";
import { t } from "../../lib/words";
import { Switch } from "../../ui/controls";
import { LETTERS } from "../effects/keys";
import type { TableModel } from "../state/model";

const WAYS: readonly (readonly [string, string])[] = [
  ["Tab", "ui-key-tab"],
  ["← ↑ → ↓", "ui-key-arrows"],
  ["1 2 3", "ui-key-places"],
  ["Esc", "ui-key-undo"],
];

export function KeyList({ model }: { model: TableModel }): VNode {
  const { names } = model.company.value;
  return (
    <section>
      <dl class="keys">
        {LETTERS.map(({ keys, words }) => (
          <Key key={words} keys={keys} words={t(words)} />
        ))}
        {WAYS.map(([key, words]) => (
          <Key key={key} keys={[key]} words={t(words)} />
        ))}
      </dl>
      <h3>{t("ui-key-people")}</h3>
      <dl class="keys">
        {names.map((name, seat) => (
          <Key
            key={seat}
            keys={[String((seat + 1) % 10)]}
            words={seat === model.seat.value ? t("ui-key-me", { name }) : name}
          />
        ))}
      </dl>
      <Switch
        label={t("ui-letters")}
        note={t("ui-letters-note")}
        on={letters.value === "on"}
        turn={(on) => (letters.value = on ? "on" : "off")}
      />
    </section>
  );
}

function Key({ keys, words }: { keys: readonly string[]; words: string }): VNode {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{words}</dd>
    </div>
  );
}
