// The list of keys, and the switch for those whose device listens to letters itself.
import type { VNode } from "preact";
import { letters } from "../../lib/settings";
import { t } from "../../lib/words";
import { Switch } from "../../ui/controls";
import { LETTERS } from "../effects/keys";

const WAYS: readonly (readonly [string, string])[] = [
  ["Tab", "ui-key-tab"],
  ["← ↑ → ↓", "ui-key-arrows"],
  ["1 2 3", "ui-key-places"],
  ["Esc", "ui-key-undo"],
];

export function KeyList(): VNode {
  return (
    <section>
      <dl class="keys">
        {LETTERS.map(({ keys, words }) => (
          <Key key={words} keys={keys} words={words} />
        ))}
        {WAYS.map(([key, words]) => (
          <Key key={key} keys={[key]} words={words} />
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
      <dd>{t(words)}</dd>
    </div>
  );
}
