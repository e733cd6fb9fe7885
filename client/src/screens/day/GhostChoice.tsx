// Asked once, on the result: whether one's ghost runs along with whoever of the house plays later. It can be taken back.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { api } from "../../lib/api";
import { myAnimal } from "../../lib/identity";
import { ghostAnswer } from "../../lib/settings";
import { sayWhy, t } from "../../lib/words";
import { Switch } from "../../ui/controls";
import { GhostFace } from "../../ui/pictures";

interface GhostChoiceProps {
  day: string;
  game: string;
  isLeft: boolean;
}

export function GhostChoice({ day, game, isLeft }: GhostChoiceProps): VNode {
  const isOn = useSignal(isLeft);
  const wrong = useSignal("");
  const turn = (on: boolean): void => {
    ghostAnswer.value = on ? "yes" : "no";
    (on ? api.leaveGhost(day, game) : api.takeGhostBack(day, game)).then(
      () => (isOn.value = on),
      (error: unknown) => (wrong.value = sayWhy(error)),
    );
  };
  return (
    <section class="day-ghost" data-ghost={isOn.value ? "left" : "none"}>
      {ghostAnswer.value || isOn.value ? (
        <Switch label={t("ui-ghost-switch")} on={isOn.value} turn={turn} />
      ) : (
        <>
          <p>
            <GhostFace animal={myAnimal.value ?? 0} />
            <b>{t("ui-ghost-ask")}</b>
          </p>
          <p class="soft">{t("ui-ghost-line")}</p>
          <div class="pair">
            <button type="button" class="button go" data-leave-ghost onClick={() => turn(true)}>
              {t("ui-ghost-yes")}
            </button>
            <button type="button" class="button" onClick={() => (ghostAnswer.value = "no")}>
              {t("ui-ghost-no")}
            </button>
          </div>
        </>
      )}
      {wrong.value && (
        <p class="wrong" role="alert">
          {wrong.value}
        </p>
      )}
    </section>
  );
}
