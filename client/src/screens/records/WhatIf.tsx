// « Et si ? » in a replay: from the move that is seen, a table of one's own where robots have the other seats.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { api } from "../../lib/api";
import { go } from "../../lib/navigation";
import { sayWhy, t } from "../../lib/words";
import type { SeenAgain } from "../../table/source/seen-again";
import { Icon } from "../../ui/icons";

interface Props {
  model: SeenAgain;
  id: string;
}

/** Beside the moves, with a word about it. */
export function WhatIfPart({ model, id }: Props): VNode {
  return (
    <section class="what-if-part">
      <p class="soft">{t("ui-branch-line")}</p>
      <WhatIf model={model} id={id} />
    </section>
  );
}

/** Whoever looks by somebody's eyes takes that seat; otherwise their own. */
export function WhatIf({ model, id }: Props): VNode {
  const wrong = useSignal("");
  const isOver = Boolean(model.frame.value?.over);
  const begin = (): void => {
    wrong.value = "";
    api.branch(id, model.at.value, model.viewer.value).then(
      ({ code }) => go(`/t/${code}`),
      (error: unknown) => (wrong.value = sayWhy(error)),
    );
  };
  return (
    <div class="what-if">
      <button
        type="button"
        class="button"
        data-what-if
        disabled={isOver}
        title={isOver ? undefined : t("ui-branch-line")}
        onClick={begin}
      >
        <Icon name="branch" />
        {t("ui-branch")}
      </button>
      {wrong.value && (
        <p class="wrong" role="alert">
          {wrong.value}
        </p>
      )}
    </div>
  );
}
