// The upper edge of a table: where one is, and a button for everything that is not on the table.
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { gameName } from "../../lib/games";
import { sound } from "../../lib/settings";
import { t } from "../../lib/words";
import { LocalBadge } from "../../local/LocalBadge";
import type { Room } from "../../protocol/wire";
import { Icon, type IconName } from "../../ui/icons";
import { Face } from "../../ui/pictures";
import { openSheet } from "../../ui/sheets";
import { whatCanIDo } from "../sheets/Ask";
import type { TableModel } from "../state/model";
import { isWatching, Status, Watching } from "./Status";

/** What somebody else adds to the bar: in a hall, the way to raise one's hand. */
export const barExtra = signal<VNode | null>(null);

/** `name`: what is played, where there is no room that says it (a lesson, a replay). */
export function TopBar({ model, name }: { model: TableModel; name?: string }): VNode {
  const room = model.room.value;
  return (
    <div class="topbar-root">
      <header class="topbar" data-watching={isWatching(model) || undefined}>
        <a class="brand" href="/" aria-label={t("ui-home")}>
          <Face name="house/logo" />
          <span class="wide">Tablée</span>
        </a>
        <div class="whereabouts">
          <p class="where">
            <b>{name ?? (room ? gameName(room.game) : "")}</b> <About room={room} />
          </p>
          <Watching model={model} />
        </div>
        <span class="grow" />
        {barExtra.value}
        <BarButton icon="book" words={t("ui-rules")} opens="rules" wide={model.hasMemo.value} />
        {model.hasMemo.value && <BarButton icon="book" words={t("scene-legend")} opens="memo" narrow />}
        {room?.code && room.branch == null && <ChatButton model={model} />}
        <SoundButton />
        <BarButton icon="question" words={t("ui-ask")} opens="ask" act={() => whatCanIDo(model)} />
        <BarButton icon="gear" words={t("ui-settings")} opens="settings" wide />
        <BarButton icon="menu" words={t("ui-menu")} opens="menu" />
      </header>
      <Status model={model} />
    </div>
  );
}

/** Its code; nobody is asked to a match that goes on from another: that says from where. */
function About({ room }: { room: Room | null }): VNode | null {
  if (room?.branch != null) return <span class="branched">{t("ui-branch-from", { move: room.branch })}</span>;
  if (LOCAL)
    return (
      <span class="wide">
        <LocalBadge />
      </span>
    );
  return room?.code ? <span class="wide">{t("ui-bar-code", { code: room.code })}</span> : null;
}

interface BarButtonProps {
  icon: IconName;
  words: string;
  opens: string;
  act?: () => void; // otherwise it opens that
  wide?: boolean; // only where there is room
  narrow?: boolean; // only where there is no other place for it
}

function BarButton({ icon, words, opens, act, wide, narrow }: BarButtonProps): VNode {
  const classes = ["bar-button", wide && "wide", narrow && "narrow", opens].filter(Boolean).join(" ");
  return (
    <button
      type="button"
      class={classes}
      aria-label={words}
      title={words}
      aria-haspopup="dialog"
      onClick={act ?? (() => openSheet(opens))}
    >
      <Icon name={icon} />
      <span class="words">{words}</span>
    </button>
  );
}

function ChatButton({ model }: { model: TableModel }): VNode {
  const unread = model.unread.value;
  const words = t("ui-chat-unread", { count: unread });
  return (
    <button
      type="button"
      class="bar-button chat narrow"
      aria-label={words}
      aria-haspopup="dialog"
      onClick={() => openSheet("chat")}
    >
      <Icon name="chat" />
      {unread > 0 && <b class="badge">{unread}</b>}
    </button>
  );
}

export function SoundButton(): VNode {
  const isOn = sound.value === "on";
  const turn = () => (sound.value = isOn ? "off" : "on");
  return (
    <button
      type="button"
      class="bar-button sound"
      aria-label={t("ui-sound")}
      title={t("ui-sound")}
      aria-pressed={isOn}
      onClick={turn}
    >
      <Icon name={isOn ? "sound" : "soundOff"} />
    </button>
  );
}
