// The other end of a link from another device: with a press, this device is that person's too.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../../lib/api";
import { setIdentity } from "../../lib/identity";
import { go } from "../../lib/navigation";
import { say, t } from "../../lib/words";
import { Missing } from "../common/Missing";

export function Handover(): VNode {
  const wrong = useSignal("");
  const token = useSignal(location.hash.slice(1));
  useEffect(() => history.replaceState(null, "", location.pathname), []); // it is good once: nobody needs to see it
  const take = async (given: string): Promise<void> => {
    try {
      setIdentity(await api.takeOver(given));
      go("/");
    } catch (error) {
      if (error instanceof ApiError) wrong.value = say(error.why);
    }
  };
  if (wrong.value) return <Missing words={wrong.value} />;
  if (!token.value) return <TypeKey take={(key) => void take(key)} />;
  return (
    <Missing words={t("ui-handover-title")} more={t("ui-handover-more")}>
      <button type="button" class="button main" onClick={() => void take(token.value)}>
        {t("ui-handover-take")}
      </button>
    </Missing>
  );
}

/** Without a link: a spare key, as it was written down. */
function TypeKey({ take }: { take: (key: string) => void }): VNode {
  const typed = useSignal("");
  const submit = (event: Event): void => {
    event.preventDefault();
    if (typed.value.trim()) take(typed.value.trim());
  };
  return (
    <Missing words={t("ui-spare-title")} more={t("ui-handover-none")}>
      <form class="spare-form" onSubmit={submit}>
        <label for="spare-key">{t("ui-spare-label")}</label>
        <input
          id="spare-key"
          class="field"
          maxLength={60}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <button type="submit" class="button main">
          {t("ui-handover-take")}
        </button>
      </form>
    </Missing>
  );
}
