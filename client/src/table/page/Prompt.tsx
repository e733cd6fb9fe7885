// What to do now, in one sentence, where the table meets my hand. It holds the clock, and says what was refused.
import type { VNode } from "preact";
import { type MutableRef, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { language, textSize } from "../../lib/settings";
import { t } from "../../lib/words";
import { emojiFace } from "../../ui/emoji";
import { Icon } from "../../ui/icons";
import { Face, Who } from "../../ui/pictures";
import { Sentence } from "../../ui/Sentence";
import { openSheet } from "../../ui/sheets";
import { isOffered } from "../hint/hint";
import { HintButton } from "../hint/HintButton";
import type { Plan } from "../layout/draft";
import { signAt } from "../life/Bubbles";
import { placed } from "../piece/PieceButton";
import { minutes, now, timeLabel, timeLeft } from "../state/clock";
import type { TableModel } from "../state/model";
import { askedNow } from "../state/steps";
import { isLost, isMyTurn } from "../state/turn";
import { seatsZone } from "../state/zones";
import { racePrompt } from "../verdict/race-prompt";
import { ghostsWords, toldTrial } from "../verdict/trials";
import { isAsked, WhyButton } from "../verdict/VerdictCard";
import { Earlier } from "./Earlier";
import { askedLines, toldLines, toldNow, waitingWords } from "./television-prompt";

const LAST_SECONDS = 5;
const STACKED = 78; // pixels of height: the clock has room over the button that asks why
const TITLE_MOST = 34;
const FIRST_SENTENCE = /^(.+?[.!?…]) +(\S.*)$/su; // after a quoted one comes a space that does not break

export function Prompt({ model, plan }: { model: TableModel; plan: Plan }): VNode {
  const canAct = model.lit.value.size > 0 || model.mine.value.marks?.aims.length;
  const notice = model.notice.value;
  const { title, words: whole, strong = "", shorter = [] } = sentences(model);
  const box = useRef<HTMLDivElement>(null);
  const words = useFitting(box, [whole, ...shorter], `${title} ${plan.size} ${plan.parts.prompt.w}`);
  const who = speaker(model);
  const isUnder = isClockUnder(plan, title, words, model);
  return (
    <div class="prompt-place" style={placed(plan.parts.prompt)} data-size={plan.size}>
      <div
        ref={box}
        class="prompt"
        data-prompt
        data-can={(canAct && !model.pressed.value) || undefined}
        data-bad={notice?.bad || undefined}
        data-status={isLost(model) ? "broken" : undefined}
        data-form={plan.parts.promptForm}
        data-stacked={(plan.parts.promptForm === "card" && plan.parts.prompt.h >= STACKED) || undefined}
        data-under={isUnder || undefined}
        data-tight={isTight(plan, title, words, isUnder, model) || undefined}
        key={notice?.bad ? model.say(notice.text) : "prompt"}
      >
        {isLost(model) ? <Icon name="wave" /> : who && <Who seat={who} />}
        <MySign model={model} isMine={who === model.seats.value[model.seat.value ?? -1]} />
        <p class="prompt-words">
          {title && <strong>{title}</strong>}{" "}
          {words && (
            <span class={isHiddenAfter(plan, title, words, timeLabel(model)) ? "hidden" : undefined}>
              <Sentence text={words} strong={strong} />
            </span>
          )}
        </p>
        {plan.parts.isFolded && title.length + words.length > FOLDED && <Unfold />}
        <span class="prompt-end">
          <WhyButton model={model} />
          <Clock model={model} />
          <HintButton model={model} />
        </span>
      </div>
      {model.isTelevision && plan.size === "tv" && <Earlier model={model} />}
    </div>
  );
}

/** The first of these that does not make its box overflow; `place` is what else decides how much room there is. */
function useFitting(box: MutableRef<HTMLDivElement | null>, said: string[], place: string): string {
  const asked = [...said, place].join("\n");
  const [tried, setTried] = useState({ asked, at: 0 });
  const at = tried.asked === asked ? tried.at : 0;
  useLayoutEffect(() => {
    const isOver = box.current !== null && box.current.scrollHeight > box.current.clientHeight;
    if (isOver && at < said.length - 1) setTried({ asked, at: at + 1 });
  });
  return said[at] ?? "";
}

/** The face I send, where its bubble has no free place: at the prompt's animal, when that is mine. */
function MySign({ model, isMine }: { model: TableModel; isMine: boolean }): VNode | null {
  const emoji = isMine ? signAt(model, model.seat.value ?? -1, Infinity) : "";
  return emoji ? (
    <span class="seat-sign" data-sign={emoji}>
      <Face name={emojiFace(emoji)} />
    </span>
  ) : null;
}

/** How much of the prompt is taken by what stands beside its words, in rem: the animal, a button, the clock's label. */
function beside(model: TableModel): number {
  const clock = hasLimit(model) ? 4 : timeLabel(model) ? 3 : 0;
  return (isAsked(model) ? 12 : 9) + clock + (isOffered(model) ? 5 : 0);
}

/** Is there a button beside the words and the clock? */
const hasButton = (model: TableModel): boolean => isAsked(model) || isOffered(model);

/** More words than fit with a large title are one paragraph. */
function isTight(plan: Plan, title: string, words: string, isUnder: boolean, model: TableModel): boolean {
  const { prompt, promptForm } = plan.parts;
  const gained = isUnder ? CLOCK_WIDE[hasButton(model) ? "withButton" : "alone"] : 0;
  const room = prompt.w / plan.rem - beside(model) + gained;
  const high = prompt.h / plan.rem - (isUnder ? CLOCK_LINE : 0);
  const wanted = title.length * 0.85 + words.length * 0.52;
  if (promptForm !== "card") return wanted > room;
  const label = isUnder ? "" : phoneLabel(plan, model);
  if (label && clockHigh(label, "large") > high) return true;
  return 1.45 * lines(title, room / 0.55) + 1.25 * lines(words, room / 0.5) > high - 0.5;
}

/** How many lines words fill, of so many letters each: a long word leaves much of a short line empty. */
function lines(words: string, most: number): number {
  let count = 0;
  let left = 0;
  for (const word of words.split(" ").filter(Boolean)) {
    if (word.length > left) [count, left] = [count + 1, most];
    left -= word.length + 1;
  }
  return count;
}

// All in rem, on a phone.
const MOST_LABEL = 13; // letters of a line of the clock's label
const LABEL_LINE = 0.94;
const CLOCK_HIGH = { large: 2.8, small: 2 }; // without its label
const CLOCK_LINE = 1; // where the clock stands under the words
const CLOCK_WIDE = { alone: 6.5, withButton: 4 }; // what the words gain then
const SMALL_LETTER = 0.44;
const SMALL_LINE = 1.01;

/** Words and a clock that says what it decides are too much for a phone's prompt side by side: it gets a line of its
 * own, under all of them. */
function isClockUnder(plan: Plan, title: string, words: string, model: TableModel): boolean {
  const { prompt } = plan.parts;
  const label = phoneLabel(plan, model);
  if (!label) return false;
  if (hasButton(model) || clockHigh(label, "small") > prompt.h / plan.rem) return true;
  const room = prompt.w / plan.rem - beside(model) + 1.6; // all of it is smaller then
  return SMALL_LINE * lines(`${title} ${words}`, room / SMALL_LETTER) + 0.6 > prompt.h / plan.rem;
}

/** What the clock decides, on a phone with usual words: large ones have their own places. */
function phoneLabel({ parts }: Plan, model: TableModel): string {
  return parts.promptForm === "card" && !parts.isFolded && Number(textSize.value) === 1 ? timeLabel(model) : "";
}

function clockHigh(label: string, size: keyof typeof CLOCK_HIGH): number {
  return CLOCK_HIGH[size] + LABEL_LINE * lines(label, MOST_LABEL);
}

const CLOCK = 76; // pixels, with the gaps to its sides
const LETTER = 8.2; // pixels, on the average, of the smallest words
const LINE = 17.6;
const FRAME = 10; // above and below the words

const FOLDED = 24; // letters that a folded prompt shows

/** All that there is to read now, on a sheet. */
function Unfold(): VNode {
  return (
    <button type="button" class="button unfold" data-unfold aria-label={t("ui-ask")} onClick={() => openSheet("ask")}>
      <span aria-hidden="true">…</span>
    </button>
  );
}

/** Where there is no room for them: large words in a race, and the smallest phones on their side. They are spoken, and
 * stand on the sheet that says what can be done. */
function isHiddenAfter(plan: Plan, title: string, words: string, label: string): boolean {
  return (plan.parts.isFolded && title !== "") || isCramped(plan, title, words, label);
}

/** On the smallest phones on their side the title has to do. */
function isCramped(plan: Plan, title: string, words: string, label: string): boolean {
  const { prompt } = plan.parts;
  if (plan.size !== "flat" || !title) return false;
  const clock = CLOCK + label.length * LETTER;
  const wanted = Math.ceil(((title.length + words.length) * LETTER) / (prompt.w - clock));
  return wanted > Math.floor((prompt.h - FRAME) / LINE);
}

/** Who did what is told speaks, otherwise whose turn it is; I do when it is mine. */
export function speaker(model: TableModel) {
  const { value: seats } = model.seats;
  const me = model.seat.value;
  if (model.doer.value !== null) return seats[model.doer.value];
  const told = model.isTelevision ? (model.asked.value ?? toldNow(model))?.by : undefined;
  if (told !== undefined && told >= 0) return seats[told];
  if (model.lit.value.size > 0 && me !== null) return seats[me];
  const people = seatsZone(model.zones.value)?.pieces ?? [];
  const turn = people.findIndex((piece) => piece.state?.includes("turn"));
  return seats[turn >= 0 ? turn : (me ?? -1)];
}

interface Sentences {
  title: string;
  words: string;
  strong?: string; // what matters most in them
  shorter?: string[]; // words to say instead where there is no room for these
}

/** The first words large, the rest after them. */
export function sentences(model: TableModel): Sentences {
  if (isLost(model)) return split(t("ui-line-broken"));
  const notice = model.notice.value;
  const race = racePrompt(model);
  if (race && !notice) return { title: race.title, words: race.more };
  const told = model.isTelevision && !notice && !model.mine.value.cover ? toldNow(model) : undefined;
  if (model.asked.value) return askedLines(model, model.asked.value);
  if (told) return toldLines(model, told);
  const asked = askedNow(model.zones.value, model.lit.value, model.chosen.value);
  const what = notice?.text ?? asked ?? model.mine.value.prompt;
  const whole = model.say(what);
  const strong = model.aspect(what, "strong");
  const found = split(whole);
  const isPast = model.doer.value !== null;
  if (!(found.title && (asked || found.words)) && isMyTurn(model) && !notice && !isPast)
    return { title: t("ui-your-turn"), words: whole, strong };
  if (model.isTelevision && !notice && !model.frame.value?.over)
    return { ...found, words: found.words || waitingWords(model, whoComesNext(model)[0] ?? ""), strong };
  const besides = notice ? "" : ghostsWords(model);
  if (besides && found.title) return { title: found.title, words: besides };
  if (found.words || notice) return { ...found, strong };
  const [words = "", ...shorter] = whoComesNext(model);
  return { ...found, words, strong, shorter };
}

/** While somebody else plays, and play may turn round: the two after them, or, shorter, one, or nobody. */
function whoComesNext(model: TableModel): string[] {
  const zone = seatsZone(model.zones.value);
  const people = zone?.pieces ?? [];
  const flow = zone?.flow ?? 0;
  const turn = people.findIndex((piece) => piece.state?.includes("turn"));
  if (!flow || turn < 0 || turn === model.seat.value) return [];
  const after = people
    .map((_, step) => (turn + flow * (step + 1) + people.length * 2) % people.length)
    .filter((seat) => seat !== turn && !people[seat]?.state?.includes("out"))
    .map((seat) => (seat === model.seat.value ? t("ui-next-you") : (model.company.value.names[seat] ?? "")));
  const [next, second] = after;
  if (!next) return [];
  return [...(second ? [t("ui-next-two", { next, second })] : []), t("ui-next", { next }), ""];
}

/** A short first sentence is a title. */
function split(whole: string): Sentences {
  const [, first = "", rest = ""] = FIRST_SENTENCE.exec(whole) ?? [];
  if (first && first.length <= TITLE_MOST) return { title: first, words: rest };
  return whole.length <= TITLE_MOST ? { title: whole, words: "" } : { title: "", words: whole };
}

function hasLimit(model: TableModel): boolean {
  const room = model.room.value;
  return room?.due != null && room.phase === "playing" && !model.frame.value?.over && timeLeft(model) === null;
}

/** At a table over days: until when the turn that is waited for can be played. */
function Limit({ model }: { model: TableModel }): VNode | null {
  const due = model.room.value?.due;
  if (due == null || !hasLimit(model)) return null;
  return (
    <span class="clock due" data-due>
      <small>{t("ui-due")}</small>
      <b>{dueWords(due)}</b>
    </span>
  );
}

/** A day of the coming week, and the hour. */
function dueWords(seconds: number): string {
  const shape = { weekday: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language.value, shape).format(seconds * 1000);
}

/** The time that is left to whom we wait for, after the words for what it decides: mine, if it is about me. */
export function Clock({ model }: { model: TableModel }): VNode | null {
  useEffect(() => {
    const tick = () => (now.value = performance.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [model.frame.value]);
  const left = timeLeft(model);
  if (toldTrial(model)) return null; // it stands still
  if (left === null) return <Limit model={model} />;
  const label = timeLabel(model);
  return (
    <span
      class="clock"
      data-clock
      data-last={left <= LAST_SECONDS || undefined}
      role="timer"
      aria-label={t("ui-time-left", { label, seconds: left })}
    >
      {label && <small data-clock-label>{label}</small>}
      <b>{minutes(left)}</b>
    </span>
  );
}
