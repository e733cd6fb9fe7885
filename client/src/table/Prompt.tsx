// What to do now, in one sentence, where the table meets my hand. It holds the clock, and says what was refused.
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../icons";
import { Who } from "../pictures";
import { t } from "../words";
import type { Plan } from "./layout";
import type { TableModel } from "./model";
import { placed } from "./PieceButton";
import { isHidden } from "./races/hidden";
import { racePrompt } from "./races/prompt";
import { Why } from "./races/Verdict";
import { askedNow } from "./steps";

const LAST_SECONDS = 5;
const TITLE_MOST = 34;
const FIRST_SENTENCE = /^(.+?[.!?…])\s+(\S.*)$/su;

export function Prompt({ model, plan }: { model: TableModel; plan: Plan }): VNode {
  const canAct = model.lit.value.size > 0 || model.mine.value.marks?.aims.length;
  const notice = model.notice.value;
  const { title, words } = sentences(model);
  const who = speaker(model);
  return (
    <div class="prompt-place" style={placed(plan.parts.prompt)} data-size={plan.size}>
      <div
        class="prompt"
        data-prompt
        data-can={(canAct && !model.pressed.value) || undefined}
        data-bad={notice?.bad || undefined}
        data-status={isLost(model) ? "broken" : undefined}
        data-form={plan.parts.promptForm}
        data-tight={isTight(plan, title, words) || undefined}
        key={notice?.bad ? model.say(notice.text) : "prompt"}
      >
        {isLost(model) ? <Icon name="wave" /> : who && <Who seat={who} />}
        <p class="prompt-words">
          {title && <strong>{title}</strong>} {words && <span>{words}</span>}
        </p>
        <Why model={model} />
        <Clock model={model} />
      </div>
    </div>
  );
}

/** More words than fit with a large title are one paragraph. */
function isTight(plan: Plan, title: string, words: string): boolean {
  const { prompt, promptForm } = plan.parts;
  const room = prompt.w / plan.rem - 9;
  const wanted = title.length * 0.85 + words.length * 0.52;
  const lines = Math.max(1, Math.floor((prompt.h / plan.rem - 0.4) / 1.3));
  return promptForm === "card" ? plan.level >= 2 || wanted > room * lines * 0.8 : wanted > room;
}

/** Whose turn it is speaks; I do when it is mine. */
export function speaker(model: TableModel) {
  const { value: seats } = model.seats;
  const me = model.seat.value;
  if (model.lit.value.size > 0 && me !== null) return seats[me];
  const people = model.zones.value.find((zone) => zone.kind === "seats")?.pieces ?? [];
  const turn = people.findIndex((piece) => piece.state?.includes("turn"));
  return seats[turn >= 0 ? turn : (me ?? -1)];
}

/** The first words large, the rest after them. */
export function sentences(model: TableModel): { title: string; words: string } {
  if (isLost(model)) return split(t("ui-line-broken"));
  const notice = model.notice.value;
  const race = racePrompt(model);
  if (race && !notice) return { title: race.title, words: race.more };
  const asked = askedNow(model.zones.value, model.lit.value, model.chosen.value);
  const whole = model.say(notice?.text ?? asked ?? model.mine.value.prompt);
  const found = split(whole);
  return !found.title && isMyTurn(model) && !notice ? { title: t("ui-your-turn"), words: whole } : found;
}

/** A short first sentence is a title. */
function split(whole: string): { title: string; words: string } {
  const [, first = "", rest = ""] = FIRST_SENTENCE.exec(whole) ?? [];
  if (first && first.length <= TITLE_MOST) return { title: first, words: rest };
  return whole.length <= TITLE_MOST ? { title: whole, words: "" } : { title: "", words: whole };
}

/** The line is broken, and the prompt is where one reads it. */
export function isLost(model: TableModel): boolean {
  const frame = model.frame.value;
  return model.state.value.is === "broken" && frame !== null && !frame.over && !isHidden(model);
}

export function isMyTurn(model: TableModel): boolean {
  const me = model.seat.value;
  const people = model.zones.value.find((zone) => zone.kind === "seats")?.pieces ?? [];
  return me !== null && (people[me]?.state?.includes("turn") ?? false);
}

const now = signal(0); // by the page's clock, once a second

/** The time that is left to whom we wait for: mine, if it is about me. */
export function Clock({ model }: { model: TableModel }): VNode | null {
  useEffect(() => {
    const tick = () => (now.value = performance.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [model.frame.value]);
  const left = timeLeft(model, now.value);
  if (left === null) return null;
  const minutes = Math.floor(left / 60);
  const seconds = String(left % 60).padStart(2, "0");
  return (
    <span
      class="clock"
      data-clock
      data-last={left <= LAST_SECONDS || undefined}
      role="timer"
      aria-label={t("ui-time-left", { seconds: left })}
    >
      {minutes}:{seconds}
    </span>
  );
}

function timeLeft(model: TableModel, at: number): number | null {
  const left = millisecondsLeft(model, at);
  return left && Math.ceil(left[0] / 1000);
}

/** The part of the time that is still left, from 1 to 0; none where nobody waits for anything. */
export function timePart(model: TableModel): number | null {
  const left = millisecondsLeft(model, now.value);
  return left && (left[1] > 0 ? Math.min(1, left[0] / left[1]) : 0);
}

function millisecondsLeft(model: TableModel, at: number): [left: number, whole: number] | null {
  const frame = model.frame.value;
  const clocks = frame?.clocks ?? [];
  const me = model.seat.value;
  const clock = clocks.find(([seat]) => seat === me) ?? clocks.find(([seat]) => seat === -1) ?? clocks[0];
  if (!frame || !clock) return null;
  const isPaused = model.room.value?.phase === "paused";
  const passed = isPaused ? 0 : Math.max(0, at - model.frameAt.value);
  return [Math.max(0, clock[2] - frame.at - passed), clock[1]];
}
