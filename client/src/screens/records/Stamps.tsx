// Rare stamps: for what one did, never for winning or coming. All of them are told, also those that are not there yet.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { Stamp } from "../../protocol/wire";
import { RareStamp } from "../../ui/RareStamp";

const WORDS: Record<string, string> = {
  days: "ui-stamp-days",
  six: "ui-stamp-six",
  verified: "ui-stamp-verified",
  boxes: "ui-stamp-boxes",
  watched: "ui-stamp-watched",
  shared: "ui-stamp-shared",
  led: "ui-stamp-led",
  screen: "ui-stamp-screen",
  evening: "ui-stamp-evening",
};

export function Stamps({ stamps }: { stamps: readonly Stamp[] }): VNode {
  return (
    <section class="panel figure stamps" aria-labelledby="stamps">
      <h2 id="stamps">{t("ui-stamps")}</h2>
      <p class="soft">{t("ui-stamps-about")}</p>
      <ul>
        {stamps.map(({ deed, done }) => {
          const words = WORDS[deed];
          return (
            words && (
              <li key={deed} data-done={done || undefined}>
                <RareStamp deed={deed} done={done} />
                <span>{t(words)}</span>
                <span class="hidden">{t(done ? "ui-stamp-done" : "ui-stamp-not-yet")}</span>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
