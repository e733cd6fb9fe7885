// What somebody has chosen on this device. Each change is seen at once; nothing is confirmed, nothing is sent away.
import { effect, signal } from "@preact/signals";
import { facts } from "./api";

export const THEMES = ["day", "night", "contrast"] as const;
export const TEXT_SIZES = ["1", "1.25", "1.5", "2"] as const;
export const LANGUAGES = ["fr", "en"] as const;
export type Theme = (typeof THEMES)[number];
export type TextSize = (typeof TEXT_SIZES)[number];
export type Language = (typeof LANGUAGES)[number];

const PREFIX = "tablee.";

function kept<T extends string>(name: string, choices: readonly T[], usual: T) {
  const found = read(name);
  const chosen = signal<T>(choices.find((each) => each === found) ?? usual);
  effect(() => write(name, chosen.value));
  return chosen;
}

/** A browser may forbid to keep anything: then it is kept until the page is closed. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // nothing is lost but the choice
  }
}

const prefers = (what: string) => matchMedia(`(${what})`).matches;
/** What a server has asked the browser for; a file cannot. */
const spoken =
  LANGUAGES.find(
    (each) => each === (LOCAL ? globalThis.navigator?.language.slice(0, 2) : document.documentElement.lang),
  ) ?? "fr";

export const language = kept<Language>("language", LANGUAGES, spoken);
export const theme = kept<Theme>(
  "theme",
  THEMES,
  prefers("prefers-contrast: more") ? "contrast" : prefers("prefers-color-scheme: dark") ? "night" : "day",
);
export const textSize = kept<TextSize>("text", TEXT_SIZES, "1");
export const sound = kept<"on" | "off">("sound", ["on", "off"], "on");
/** One soft sound when a turn comes while the page is hidden; silent like everything where sounds are off. */
export const turnSound = kept<"on" | "off">("turn-sound", ["on", "off"], "on");
/** What was answered on this device when it was asked whether to be told of one's turn; empty: not asked yet. */
export const pushAnswer = kept<"" | "yes" | "no">("push", ["", "yes", "no"], "");
/** What was answered on this device when it was asked whether to leave one's ghost; empty: not asked yet. */
export const ghostAnswer = kept<"" | "yes" | "no">("ghost", ["", "yes", "no"], "");
export const motion = kept<"full" | "calm">(
  "motion",
  ["full", "calm"],
  prefers("prefers-reduced-motion: reduce") ? "calm" : "full",
);
/** Whoever wants less motion is not shaken either, unless they say so. */
export const vibration = kept<"on" | "off">("vibration", ["on", "off"], motion.peek() === "calm" ? "off" : "on");
export const assistance = kept<"on" | "off">("assistance", ["on", "off"], "on"); // light up what is legal
export const tv = kept<"on" | "off">("tv", ["on", "off"], "off"); // the table is on a television, the hand here
/** Single letters ask; they are in the way of some who speak to their device. */
export const letters = kept<"on" | "off">("letters", ["on", "off"], "on");
/** It was not said yet that a phone had better be turned. */
export const turnHint = kept<"on" | "off">("turn-hint", ["on", "off"], "on");
/** How well the robots play where one plays at once; empty: not asked yet. */
export const robots = kept<string>("robots", ["", ...facts.bots], "");
/** How soon robots move where one plays alone with them. */
export const SPEEDS = ["calm", "normal", "quick"] as const;
export type Speed = (typeof SPEEDS)[number];
export const robotSpeed = kept<Speed>("robot-speed", SPEEDS, "normal");
/** Alone with robots there is no clock, unless one wants it (COM-14). */
export const soloClock = kept<"on" | "off">("solo-clock", ["on", "off"], "off");
/** Whether robots say how they feel; a little: only with their faces. */
export const ROBOT_TALKS = ["yes", "little", "no"] as const;
export const robotTalk = kept<(typeof ROBOT_TALKS)[number]>("robot-talk", ROBOT_TALKS, "yes");
export const readRobots = kept<"on" | "off">("read-robots", ["on", "off"], "off"); // what they say is read aloud
export const described = kept<"on" | "off">("described", ["on", "off"], "off"); // the table in words

effect(() => {
  const page = document.documentElement;
  page.lang = language.value;
  page.dataset.theme = theme.value;
  page.dataset.motion = motion.value;
  page.dataset.text = textSize.value;
  // what the page must be told before its scripts have come: the server draws the shelf by it
  for (const [name, value] of Object.entries({ lang: language.value, theme: theme.value, text: textSize.value }))
    document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
});

export const isCalm = () => motion.value === "calm";
export const build = facts.build;
