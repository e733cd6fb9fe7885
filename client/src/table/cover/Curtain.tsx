// Several people on one device: between two of them a curtain hides everything, and asks for one by name.
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../lib/words";
import { Who } from "../../ui/pictures";
import type { TableModel } from "../state/model";
import { CoverMenu } from "./CoverMenu";

export function Curtain({ model, hasMenu }: { model: TableModel; hasMenu: boolean }): VNode {
  const waiting = model.frame.value?.curtain ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [waiting.join()]);
  const names = model.company.value.names;
  const first = waiting[0] ?? 0;
  const happened = model.say(model.frame.value?.said?.at(-1)?.msg);
  return (
    <div class="curtain" data-curtain role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <div class="valance" aria-hidden="true" />
      {hasMenu && <CoverMenu />}
      <div class="curtain-paper">
        <div class="curtain-heads">
          {waiting.map((seat) => {
            const info = model.seats.value[seat];
            return info && <Who key={seat} seat={info} />;
          })}
        </div>
        <h1 id="curtain-title" ref={heading} tabIndex={-1}>
          {waiting.length === 1 ? t("ui-curtain-pass", { name: names[first] ?? "" }) : t("ui-curtain-who")}
        </h1>
        <p>
          {happened && <span>{happened}</span>}
          <span>{t("ui-curtain-alone")}</span>
        </p>
        <div class="curtain-buttons">
          {waiting.map((seat) => (
            <button
              key={seat}
              type="button"
              class="button main"
              data-look={seat}
              onClick={() => void model.request({ do: "look", seat })}
            >
              {t("ui-curtain-me", { name: names[seat] ?? "" })}
            </button>
          ))}
        </div>
        <small>{t("ui-curtain-hidden")}</small>
      </div>
      <Turns model={model} waiting={waiting} />
    </div>
  );
}

/** Who plays on this device, in the order of their seats. */
function Turns({ model, waiting }: { model: TableModel; waiting: readonly number[] }): VNode | null {
  const here = model.seats.value.flatMap((seat, number) => (seat.mine ? [{ seat, number }] : []));
  if (here.length < 2) return null;
  return (
    <ol class="curtain-turns" aria-hidden="true">
      {here.map(({ seat, number }) => (
        <li key={number} class={waiting.includes(number) ? "now" : undefined}>
          <Who seat={seat} />
        </li>
      ))}
    </ol>
  );
}
