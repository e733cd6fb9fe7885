// The settings: a sheet over anything. Every change is seen at once; nothing is confirmed but to be forgotten.
import { useSignal, type Signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { faceAddress, facts } from "../../lib/api";
import { forgetMe, myAnimal, myName, nameMe, whoAmI } from "../../lib/identity";
import { go } from "../../lib/navigation";
import { botLevel } from "../../lib/seat-names";
import {
  assistance,
  described,
  language,
  LANGUAGES,
  motion,
  readRobots,
  ROBOT_TALKS,
  robots,
  robotTalk,
  soloClock,
  sound,
  TEXT_SIZES,
  textSize,
  theme,
  THEMES,
  turnSound,
  tv,
  vibration,
  type Theme,
} from "../../lib/settings";
import { t } from "../../lib/words";
import type { Room } from "../../protocol/wire";
import { SpeedChoice } from "../../table/hint/RobotSpeed";
import { OneOf, Stepper, Switch } from "../../ui/controls";
import { Icon } from "../../ui/icons";
import { closeSheet, Sheet } from "../../ui/sheets";
import { animalAt, Animals, mySeat, othersAnimals } from "./Animals";
import { MyDevices, OtherDevice, told } from "./Devices";
import { PushSwitch } from "./PushSwitch";

/** `room`: the table one is at, if any. */
export function Settings({ room }: { room?: Room }): VNode {
  return (
    <Sheet name="settings" title={t("ui-settings")}>
      <section>
        <h3>{t("ui-theme")}</h3>
        <div class="themes" role="group" aria-label={t("ui-theme")}>
          {THEMES.map((each) => (
            <ThemeButton key={each} each={each} />
          ))}
        </div>
      </section>
      <section>
        <h3>{t("ui-text-size")}</h3>
        <TextSize />
      </section>
      <section>
        <h3>{t("ui-language")}</h3>
        <OneOf
          label={t("ui-language")}
          quiet
          choices={LANGUAGES.map((each) => ({ value: each, label: TONGUES[each] }))}
          value={language.value}
          choose={(chosen) => (language.value = chosen)}
        />
      </section>
      <section>
        <h3>{t("ui-while-playing")}</h3>
        <OnOff label={t("ui-sound")} note={t("ui-sound-note")} chosen={sound} />
        <OnOff label={t("ui-turn-sound")} note={t("ui-turn-sound-note")} chosen={turnSound} />
        {canVibrate() && <OnOff label={t("ui-vibration")} note={t("ui-vibration-note")} chosen={vibration} />}
        <Switch
          label={t("ui-calm")}
          note={t("ui-calm-note")}
          on={motion.value === "calm"}
          turn={(on) => (motion.value = on ? "calm" : "full")}
        />
        <OnOff label={t("ui-assistance")} note={t("ui-assistance-note")} chosen={assistance} />
        {!LOCAL && <OnOff label={t("ui-tv-here")} note={t("ui-tv-here-note")} chosen={tv} />}
        <OnOff label={t("ui-described")} note={t("ui-described-note")} chosen={described} />
        <OneOf
          label={t("ui-robots-of-play-now")}
          choices={facts.bots.map((bot) => ({ value: bot, label: botLevel(bot) }))}
          value={robots.value || "family"}
          choose={(chosen) => (robots.value = chosen)}
        />
        <OneOf
          label={t("ui-robot-talk")}
          choices={ROBOT_TALKS.map((each) => ({ value: each, label: t(`ui-robot-talk-${each}`) }))}
          value={robotTalk.value}
          choose={(chosen) => (robotTalk.value = chosen)}
        />
        <OnOff label={t("ui-read-robots")} note={t("ui-read-robots-note")} chosen={readRobots} />
      </section>
      <section>
        <h3>{t("ui-solo")}</h3>
        <SpeedChoice />
        <OnOff label={t("ui-solo-clock")} note={t("ui-solo-clock-note")} chosen={soloClock} />
      </section>
      <Myself room={room} />
    </Sheet>
  );
}

/** A mouse has nothing that could. */
function canVibrate(): boolean {
  return "vibrate" in navigator && navigator.maxTouchPoints > 0;
}

const THEME_WORDS: Record<Theme, string> = {
  day: "ui-theme-day",
  night: "ui-theme-night",
  contrast: "ui-theme-contrast",
};
const TONGUES = { fr: "Français", en: "English" } as const;

function ThemeButton({ each }: { each: Theme }): VNode {
  return (
    <button type="button" aria-pressed={theme.value === each} onClick={() => (theme.value = each)}>
      <span class="sample" data-theme={each}>
        <img src={faceAddress("house/animal-frog", language.value, each)} alt="" />
      </span>
      <span>{t(THEME_WORDS[each])}</span>
    </button>
  );
}

function TextSize(): VNode {
  const place = TEXT_SIZES.indexOf(textSize.value);
  const to = (step: number): (() => void) | null => {
    const found = TEXT_SIZES[place + step];
    return found ? () => (textSize.value = found) : null;
  };
  return (
    <Stepper
      label={t("ui-text-size")}
      quiet
      value={t("ui-percent", { percent: Number(textSize.value) * 100 })}
      less={to(-1)}
      more={to(1)}
    />
  );
}

function OnOff({ label, note, chosen }: { label: string; note: string; chosen: Signal<"on" | "off"> }): VNode {
  return (
    <Switch label={label} note={note} on={chosen.value === "on"} turn={(on) => (chosen.value = on ? "on" : "off")} />
  );
}

/** My name, my animal, my other devices, my matches, and the way to be forgotten. */
function Myself({ room }: { room?: Room }): VNode {
  useEffect(() => void whoAmI().catch(() => undefined), []);
  return (
    <section class="myself">
      <h3>{t("ui-me")}</h3>
      <MyName />
      {myName.value && (
        <>
          <h4>{t("ui-my-animal")}</h4>
          <Animals
            mine={(room && animalAt(room, mySeat(room))) ?? myAnimal.value}
            taken={room && othersAnimals(room, mySeat(room))}
          />
          {!LOCAL && <PushSwitch />}
          {!LOCAL && <OtherDevice />}
          {!LOCAL && <MyDevices />}
          <a class="button" href="/records">
            <Icon name="replay" />
            {t("ui-my-matches")}
          </a>
          <ForgetMe />
        </>
      )}
    </section>
  );
}

/** `kept` is called when a new name is. */
export function MyName({ id = "my-name", kept }: { id?: string; kept?: () => void }): VNode {
  const typed = useSignal<string | null>(null);
  const outcome = useSignal("");
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const name = (typed.value ?? "").trim();
    if (!name || name === myName.value) return;
    outcome.value = await told(async () => {
      await nameMe(name);
      typed.value = null;
      kept?.();
      return t("ui-name-kept");
    });
  };
  return (
    <form class="my-name" onSubmit={(event) => void save(event)}>
      <label for={id}>{t("ui-name")}</label>
      <input
        id={id}
        class="field"
        maxLength={40}
        autocomplete="nickname"
        value={typed.value ?? myName.value ?? ""}
        onInput={(event) => (typed.value = event.currentTarget.value)}
        onBlur={(event) => void save(event)}
      />
      <p class="soft" role="status">
        {outcome.value}
      </p>
    </form>
  );
}

function ForgetMe(): VNode {
  const sure = useSignal(false);
  const wrong = useSignal("");
  const forget = async (): Promise<void> => {
    wrong.value = await told(async () => {
      await forgetMe();
      closeSheet();
      go("/");
      return "";
    });
  };
  if (!sure.value)
    return (
      <button type="button" class="button" onClick={() => (sure.value = true)}>
        {t("ui-forget")}
      </button>
    );
  return (
    <div class="ask-sure" role="group" aria-label={t("ui-forget")}>
      <p>{t("ui-forget-line")}</p>
      <button type="button" class="button stop" onClick={() => void forget()}>
        {t("ui-forget-yes")}
      </button>
      <button type="button" class="button" onClick={() => (sure.value = false)}>
        {t("ui-forget-no")}
      </button>
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
    </div>
  );
}
