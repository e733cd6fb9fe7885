// How long somebody may be away before a robot plays for them; at a table over days nobody need be there.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { Room, Setup } from "../../protocol/wire";
import { OneOf, type Choice } from "../../ui/controls";

const USUAL = 60; // seconds
const LIMITS = [30, USUAL, 300, 900, 0]; // 0: never

export function AwayLimit({ room, change }: { room: Room; change: (changed: Partial<Setup>) => void }): VNode | null {
  if (room.setup.rhythm === "days") return null;
  const away = room.setup.away ?? USUAL;
  const limits = LIMITS.includes(away) ? LIMITS : [...LIMITS, away];
  const choices: Choice<number>[] = limits.map((value) => ({ value, label: limitWords(value) }));
  return (
    <OneOf label={t("ui-away-limit")} choices={choices} value={away} choose={(chosen) => change({ away: chosen })} />
  );
}

function limitWords(seconds: number): string {
  if (seconds === 0) return t("ui-away-never");
  return seconds % 60 === 0 ? t("ui-away-minutes", { count: seconds / 60 }) : t("ui-away-seconds", { count: seconds });
}
