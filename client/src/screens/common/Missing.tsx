// Something is not there: the cat sleeps, a sentence says what happened, a button leads on.
import type { ComponentChildren, VNode } from "preact";
import { t } from "../../lib/words";
import { Face } from "../../ui/pictures";
import { Brand, SettingsButton } from "./Head";

export function Missing({
  words,
  more = "",
  children,
}: {
  words: string;
  more?: string;
  children?: ComponentChildren;
}): VNode {
  return (
    <main class="missing">
      <header class="head">
        <Brand />
        <span class="grow" />
        <SettingsButton />
      </header>
      <div class="missing-words">
        <Face name="house/asleep" />
        <h1>{words}</h1>
        {more && <p>{more}</p>}
        {children ?? (
          <a class="button main" href="/">
            {t("ui-back-to-shelf")}
          </a>
        )}
      </div>
    </main>
  );
}
