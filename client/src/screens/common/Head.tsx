// The upper edge of a screen: the logo or the way back, and the settings.
import type { ComponentChildren, VNode } from "preact";
import { t } from "../../lib/words";
import type { Room } from "../../protocol/wire";
import { Icon } from "../../ui/icons";
import { Face } from "../../ui/pictures";
import { openSheet } from "../../ui/sheets";
import { Settings } from "./Settings";

export function Brand(): VNode {
  return (
    <a class="brand" href="/" aria-label={t("ui-home")}>
      <Face name="house/logo" />
      <span>Tablée</span>
    </a>
  );
}

interface HeadProps {
  back: string;
  words: string;
  room?: Room; // the table one is at
  children?: ComponentChildren;
}

/** The way back, what this is, and the settings at the far end. */
export function Head({ back, words, room, children }: HeadProps): VNode {
  return (
    <header class="head">
      <a class="button" href={back} aria-label={words}>
        <Icon name="arrow" />
        <span class="way">{words}</span>
      </a>
      {children}
      <span class="grow" />
      <SettingsButton room={room} />
    </header>
  );
}

export function SettingsButton({ room }: { room?: Room }): VNode {
  return (
    <>
      <button type="button" class="button round" aria-label={t("ui-settings")} onClick={() => openSheet("settings")}>
        <Icon name="gear" />
      </button>
      <Settings room={room} />
    </>
  );
}
