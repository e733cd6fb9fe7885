// A house with a door: newcomers say its word, and how they are called; then they are where they wanted to be.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { ApiError } from "../../lib/api";
import { nameAtDoor, nameMe, whoAmI } from "../../lib/identity";
import { go } from "../../lib/navigation";
import { say, t } from "../../lib/words";
import { Missing } from "../common/Missing";

export function Door(): VNode {
  const word = useSignal(decodeURIComponent(location.hash.slice(1))); // of an invitation
  const name = useSignal(nameAtDoor.value);
  const wrong = useSignal("");
  useEffect(() => {
    history.replaceState(null, "", location.pathname + location.search); // nobody needs to see it
    void whoAmI().then((known) => known && go(wanted())); // who has been let in is not asked again
  }, []);
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      await nameMe(name.value, word.value);
      go(wanted());
    } catch (error) {
      if (error instanceof ApiError) wrong.value = say(error.why);
    }
  };
  return (
    <Missing words={t("ui-door-title")} more={t("ui-door-more")}>
      <form class="spare-form" data-door onSubmit={(event) => void enter(event)}>
        <label for="door-word">{t("ui-door-word")}</label>
        <input
          id="door-word"
          class="field"
          maxLength={100}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          required
          value={word.value}
          onInput={(event) => (word.value = event.currentTarget.value)}
        />
        <label for="door-name">{t("ui-name-ask")}</label>
        <input
          id="door-name"
          class="field"
          maxLength={40}
          autocomplete="nickname"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        {wrong.value && (
          <p class="wrong" role="alert">
            {wrong.value}
          </p>
        )}
        <button type="submit" class="button main">
          {t("ui-door-enter")}
        </button>
      </form>
    </Missing>
  );
}

/** Where somebody was going; never to another site. */
function wanted(): string {
  const to = new URLSearchParams(location.search).get("to") ?? "/";
  return new URL(to, location.origin).origin === location.origin ? to : "/";
}
