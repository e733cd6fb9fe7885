// A link to pass on. Where the page may not write to the clipboard (a home network has no https), it is selected.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../lib/words";
import { Icon } from "./icons";

export function CopyLink({ link, label }: { link: string; label: string }): VNode {
  const field = useRef<HTMLInputElement>(null);
  const outcome = useSignal("");
  const copy = async (): Promise<void> => {
    outcome.value = (await copied(link, field.current)) ? t("ui-copied") : t("ui-copy-yourself");
  };
  return (
    <div class="copy">
      <input
        class="field"
        readOnly
        ref={field}
        value={link}
        aria-label={t("ui-link")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button" onClick={() => void copy()}>
        <Icon name="link" />
        {label}
      </button>
      <p class="soft" role="status">
        {outcome.value}
      </p>
    </div>
  );
}

/** Whether it is in the clipboard now. */
export async function copied(text: string, field: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand("copy"); // old, but it works where there is no https
  }
}
