// Under the log: how soon robots move.
import type { VNode } from "preact";
import { robotSpeed, SPEEDS, type Speed } from "../../lib/settings";
import { t } from "../../lib/words";
import { OneOf } from "../../ui/controls";
import type { TableModel } from "../state/model";

const WORDS: Record<Speed, string> = { calm: "ui-speed-calm", normal: "ui-speed-normal", quick: "ui-speed-quick" };

export function RobotSpeed({ model }: { model: TableModel }): VNode | null {
  if (!model.room.value?.alone) return null;
  return (
    <section class="robot-speed" data-robot-speed>
      <h2>{t("ui-speed")}</h2>
      <SpeedChoice quiet />
    </section>
  );
}

export function SpeedChoice({ quiet }: { quiet?: boolean }): VNode {
  return (
    <OneOf
      label={t("ui-speed")}
      quiet={quiet}
      choices={SPEEDS.map((each) => ({ value: each, label: t(WORDS[each]) }))}
      value={robotSpeed.value}
      choose={(chosen) => (robotSpeed.value = chosen)}
    />
  );
}
