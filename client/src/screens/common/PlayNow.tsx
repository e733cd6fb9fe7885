// To a table at once, with robots: how well they play is asked once, and can be changed at the same place.
import type { VNode } from "preact";
import { botLevel } from "../../lib/seat-names";
import { robots } from "../../lib/settings";
import { t } from "../../lib/words";
import { LevelBars } from "../../ui/LevelBars";
import { closeSheet, openSheet, Sheet } from "../../ui/sheets";
import { RobotButtons } from "./RobotButtons";

const USUAL = "family";

/** `play` is called when it is known how well they play. */
export function PlayNow({ play }: { play: () => void }): VNode {
  const begin = (): void => (robots.value ? play() : openSheet("robots"));
  return (
    <button type="button" class="button main" onClick={begin}>
      {t("ui-play-now")}
    </button>
  );
}

/** Against whom; a tap asks again. */
export function ChosenRobots(): VNode | null {
  if (!robots.value) return null;
  return (
    <button type="button" class="chosen-robots" onClick={() => openSheet("robots")}>
      <LevelBars level={robots.value} />
      <span>{t("ui-robots-chosen", { level: botLevel(robots.value) })}</span>
    </button>
  );
}

/** The four levels. The first choice begins the match that was asked for; a later one only changes it. */
export function RobotSheet({ play }: { play: () => void }): VNode {
  const choose = (bot: string): void => {
    const isFirst = !robots.value;
    robots.value = bot;
    closeSheet();
    if (isFirst) play();
  };
  return (
    <Sheet name="robots" title={t("ui-robots-ask")}>
      <section>
        <RobotButtons chosen={robots.value || USUAL} add={choose} promised />
        <p class="soft">{t("ui-robots-kept")}</p>
      </section>
    </Sheet>
  );
}
