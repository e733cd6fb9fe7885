// The pictures I have kept: their names, and how to be rid of them. They are chosen at a table, among its options.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../lib/api";
import { whoAmI } from "../../lib/identity";
import { t } from "../../lib/words";
import type { KeptPicture } from "../../protocol/wire";
import { Icon } from "../../ui/icons";

export function KeptPictures({ tried }: { tried: (act: () => Promise<void>) => void }): VNode | null {
  const kept = useSignal<readonly KeptPicture[]>([]);
  const most = useSignal(0);
  useEffect(() => {
    tried(async () => {
      if (LOCAL || !(await whoAmI())) return;
      const found = await api.pictures();
      kept.value = found.pictures;
      most.value = found.most;
    });
  }, []);
  const drop = async (id: string): Promise<void> => {
    await api.dropPicture(id);
    kept.value = kept.value.filter((each) => each.id !== id);
  };
  if (kept.value.length === 0) return null;
  return (
    <details class="panel kept-pictures">
      <summary>{t("ui-pictures-kept")}</summary>
      <p class="soft">{t("ui-pictures-kept-line", { count: kept.value.length, most: most.value })}</p>
      <ul>
        {kept.value.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              class="button"
              aria-label={t("ui-picture-drop-name", { name })}
              onClick={() => tried(() => drop(id))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
