// While a new picture is being drawn: the match begins by itself, and the host may take one of the box instead.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { Room } from "../../protocol/wire";
import type { LiveTable } from "../source/live";

const NEW = /^new(_|$)/;

/** What is told meanwhile; empty, while nothing is being drawn. */
export function beingMadeWords(model: LiveTable): string {
  return model.isBeingMade.value ? model.say(model.notice.value?.text) : "";
}

/** For the host, where the table asks for something new; nothing otherwise. */
export function BeingMade({ model, room }: { model: LiveTable; room: Room }): VNode | null {
  if (!model.isBeingMade.value || !room.host) return null;
  const take = async (): Promise<void> => {
    const kept = Object.entries(room.setup.options ?? {}).filter(([, value]) => !NEW.test(String(value)));
    const setup = { ...room.setup, options: Object.fromEntries(kept) };
    if (await model.request({ do: "change", setup })) await model.request({ do: "start" });
  };
  return (
    <button type="button" class="button" data-meanwhile onClick={() => void take()}>
      {t("ui-picture-of-the-box")}
    </button>
  );
}
