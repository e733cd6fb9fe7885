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
  const take = async (): Promise<void> => {
    try {
      setIdentity(await api.takeOver(token.value));
      go("/");
    } catch (error) {
      if (error instanceof ApiError) wrong.value = say(error.why);
    }
  };
  if (wrong.value || !token.value) return <Missing words={wrong.value || t("ui-handover-none")} />;
  return (
    <Missing words={t("ui-handover-title")} more={t("ui-handover-more")}>
      <button type="button" class="button main" onClick={() => void take()}>
        {t("ui-handover-take")}
      </button>
    </Missing>
  );
}
