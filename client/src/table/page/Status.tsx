// How it stands with this device at this table: the line, what was missed, a robot in my place, a pause, an answer.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { turnHint } from "../../lib/settings";
import { t } from "../../lib/words";
import { Icon, type IconName } from "../../ui/icons";
import { openSheet } from "../../ui/sheets";
import { isCramped } from "../compare/pair";
import { answer } from "../effects/announce";
import type { Screen } from "../layout/screen-parts";
import type { TableModel } from "../state/model";
import { isLost } from "../state/turn";
import { screenNow } from "./screen";

const BACK_FOR = 12_000; // milliseconds for which "you are back" is shown
const ROBOTS_FOR = 6_000; // for which it is told that a robot came

interface Standing {
  icon: IconName;
  words: string;
  is: "robots" | "broken" | "missed" | "stand-in" | "resigned" | "waits" | "paused" | "turn";
  button?: { words: string; press: () => void };
}

export function Status({ model }: { model: TableModel }): VNode {
  const missed = useMissed(model);
  useEffect(() => {
    if (model.newRobots.value.length === 0) return undefined;
    const timer = setTimeout(() => (model.newRobots.value = []), ROBOTS_FOR);
    return () => clearTimeout(timer);
  }, [model.newRobots.value]);
  const standing =
    lost(model) ??
    back(missed.count, missed.seen) ??
    standIn(model) ??
    newRobots(model) ??
    halted(model) ??
    turned(model, screenNow.value);
  return (
    <div class="status">
      {standing && <Pill {...standing} />}
      {answer.value && (
        <p class="answer" aria-hidden="true">
          {answer.value}
        </p>
      )}
    </div>
  );
}

function Pill({ icon, words, is, button }: Standing): VNode {
  return (
    <p class="standing" data-status={is}>
      <Icon name={icon} />
      <span>{words}</span>
      {button && (
        <button type="button" class="button" onClick={button.press}>
          {button.words}
        </button>
      )}
    </p>
  );
}

/** How many moves were missed, for a while after the line is back. */
function useMissed(model: TableModel): { count: number; seen: () => void } {
  const count = useSignal(-1);
  const frame = model.frame.value;
  useEffect(() => {
    if (!frame?.missed || !model.log.peek().some((line) => line.missed)) return undefined;
    count.value = frame.said?.length ?? 0;
    const timer = setTimeout(() => (count.value = -1), BACK_FOR);
    return () => clearTimeout(timer);
  }, [frame?.missed ? frame : null]);
  return { count: count.value, seen: () => (count.value = -1) };
}

function lost(model: TableModel): Standing | null {
  return model.connection.value.is === "broken" && !isLost(model)
    ? { icon: "wave", words: t("ui-line-broken"), is: "broken" }
    : null;
}

function back(count: number, seen: () => void): Standing | null {
  if (count < 0) return null;
  const show = () => {
    seen();
    openSheet("log");
  };
  const button = count > 0 ? { words: t("ui-missed-show"), press: show } : undefined;
  return { icon: "check", words: count > 0 ? t("ui-missed", { count }) : t("ui-line-back"), is: "missed", button };
}

function standIn(model: TableModel): Standing | null {
  const mine = model.seats.value.find((seat) => seat.mine && seat.bot);
  if (!mine || model.room.value?.phase !== "playing") return null;
  if (mine.resigned) return { icon: "flag", words: t("ui-status-resigned"), is: "resigned" };
  const button = { words: t("ui-take-back"), press: () => void model.request({ do: "back" }) };
  return { icon: "users", words: t("ui-status-stand-in"), is: "stand-in", button };
}

/** The host was told before the start who plays on free seats; the others are told now. */
function newRobots(model: TableModel): Standing | null {
  const told = model.newRobots.value.filter(({ key }) => key !== "ui-robots-sit" || !model.room.value?.host);
  if (told.length === 0) return null;
  return { icon: "users", words: told.map((each) => model.say(each)).join(" "), is: "robots" };
}

function halted(model: TableModel): Standing | null {
  const room = model.room.value;
  if (room?.waits?.includes("house")) return { icon: "wave", words: t("ui-status-house"), is: "waits" };
  if (room?.waits?.includes("store")) return { icon: "wave", words: t("ui-status-store"), is: "waits" };
  if (room?.waits?.includes("people")) return { icon: "clock", words: t("ui-status-waits"), is: "waits" };
  if (room?.phase !== "paused") return null;
  const button = room.host ? { words: t("ui-resume"), press: () => void model.request({ do: "resume" }) } : undefined;
  return { icon: "pause", words: t("ui-status-paused"), is: "paused", button };
}

/** In the bar, after the game's name: as long as somebody watches. */
export function Watching({ model }: { model: TableModel }): VNode | null {
  if (!isWatching(model)) return null;
  return (
    <p class="watching" data-status="watching">
      <Icon name="eye" />
      <span>{t("ui-status-watches")}</span>
      <span class="why-watching"> {t("ui-status-full")}</span>
    </p>
  );
}

export function isWatching(model: TableModel): boolean {
  const room = model.room.value;
  return room !== null && !room.seats.some((seat) => seat.mine) && room.phase !== "waiting";
}

/** Two pictures one above the other are too small on this phone: held the other way there is room. Offered once. */
function turned(model: TableModel, { w, h }: Screen): Standing | null {
  if (turnHint.value === "off" || w >= h || !isCramped(model)) return null;
  const button = { words: t("ui-agreed"), press: () => void (turnHint.value = "off") };
  return { icon: "phone", words: t("ui-turn-phone"), is: "turn", button };
}
