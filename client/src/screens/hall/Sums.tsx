// What all have done together: shown where there is no ranking.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { Together } from "../../protocol/hall-wire";
import { Icon } from "../../ui/icons";
import { HallIcon } from "./parts";

export function Sums({ together }: { together: Together }): VNode {
  const { matches = 0, moves = 0, meetings = 0 } = together;
  return (
    <ul class="hall-sums">
      <li class="panel">
        <Icon name="users" />
        <b>{matches}</b>
        <span>{t("hall-sum-matches", { count: matches })}</span>
      </li>
      <li class="panel">
        <Icon name="play" />
        <b>{moves}</b>
        <span>{t("hall-sum-moves", { count: moves })}</span>
      </li>
      <li class="panel">
        <HallIcon name="hand" />
        <b>{meetings}</b>
        <span>{t("hall-sum-meetings", { count: meetings })}</span>
      </li>
    </ul>
  );
}
