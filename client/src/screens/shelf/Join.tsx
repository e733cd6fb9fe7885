// The way to a table, or a hall, whose code one was told. What was typed stays, also when there is no such table.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { api, ApiError } from "../../lib/api";
import { go } from "../../lib/navigation";
import { say, t } from "../../lib/words";

export function Join({ focused = false }: { focused?: boolean }): VNode {
  const typed = useSignal("");
  const wrong = useSignal("");
  const join = async (event: Event): Promise<void> => {
    event.preventDefault();
    const code = codeIn(typed.value);
    if (!code) return;
    try {
      go(await placeOf(code));
    } catch (error) {
      if (error instanceof ApiError) wrong.value = error.status === 404 ? t("ui-join-none", { code }) : say(error.why);
    }
  };
  return (
    <form class="join" onSubmit={(event) => void join(event)}>
      <label class="hidden" for="code">
        {t("ui-join-label")}
      </label>
      <input
        id="code"
        class="field"
        value={typed.value}
        placeholder={t("ui-join-hint")}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        enterkeyhint="go"
        autofocus={focused}
        aria-invalid={wrong.value ? true : undefined}
        aria-describedby="code-wrong"
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          wrong.value = "";
        }}
      />
      <button type="submit" class="button go">
        {t("ui-join")}
      </button>
      <p id="code-wrong" class="wrong" role="alert">
        {wrong.value}
      </p>
    </form>
  );
}

/** Where the code leads. */
async function placeOf(code: string): Promise<string> {
  try {
    return `/t/${(await api.table(code)).table.code}`;
  } catch (error) {
    const isNoTable = error instanceof ApiError && error.status === 404;
    if (!isNoTable || !(await api.isHall(code).catch(() => false))) throw error;
    return `/s/${code}`;
  }
}

/** A code as people type it, or the one in a link that was pasted. */
function codeIn(typed: string): string {
  const last = typed.trim().split("/").pop() ?? "";
  return last.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
}
