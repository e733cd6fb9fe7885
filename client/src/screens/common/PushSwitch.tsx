// Whether this device is told that a table waits: on and off, or in words why it cannot be.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../lib/api";
import { pushWay, startPush, stopPush, type PushWay } from "../../lib/push";
import { t } from "../../lib/words";
import type { PushInfo } from "../../protocol/wire";
import { Switch } from "../../ui/controls";

const WHY_NOT: Record<Exclude<PushWay, "ask">, string> = {
  http: "ui-push-not-http",
  off: "ui-push-not-off",
  unable: "ui-push-not-unable",
  denied: "ui-push-not-denied",
  install: "ui-push-not-install",
};

export function PushSwitch(): VNode | null {
  const info = useSignal<PushInfo | null>(null);
  const wrong = useSignal("");
  const load = (): Promise<void> =>
    api.push().then(
      (found) => void (info.value = found),
      () => undefined,
    );
  useEffect(() => void load(), []);
  if (!info.value) return null;
  const way = pushWay(info.value);
  if (way !== "ask") return <p class="soft">{t(WHY_NOT[way])}</p>;
  const { key, mine = false } = info.value;
  const turn = async (on: boolean): Promise<void> => {
    const isDone = await (on ? startPush(key) : stopPush().then(() => true)).catch(() => false);
    wrong.value = isDone ? "" : t("ui-push-refused");
    await load();
  };
  return (
    <>
      <Switch label={t("ui-push")} note={t("ui-push-line")} on={mine} turn={(on) => void turn(on)} />
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
    </>
  );
}
