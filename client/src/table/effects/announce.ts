// What is said aloud to those who listen: one short line an event, in order, and a line on the screen for what was asked
// by a key. Two live regions: answers interrupt; what hits me is told at once, but cuts nothing that is being said; all
// else waits for its turn. Plain moves of others are told when a key asks for them.
import { effect, signal, untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isolated } from "../../lib/bidi";
import { isAbout, isOthers, t } from "../../lib/words";
import type { Chat, Frame, Judged, Msg, Said } from "../../protocol/wire";
import type { TableModel } from "../state/model";
import { isRace } from "../state/race";
import { askedNow } from "../state/steps";
import { isMyTurn } from "../state/turn";
import { SpeechQueue, type Line, type Weight } from "./speech";

const SHOWN = 7000; // milliseconds for which an answer stands on the screen
const RACE_PATIENCE = 3000; // milliseconds after which news of a race are stale
const RACE_GOES_ON = 6000; // milliseconds after which a table without haste is no race
const NOTICED = 50; // milliseconds until a screen reader knows of a region
const CHAT_PATIENCE = 20_000;
const ASKED_AGAIN = 60_000; // milliseconds after which a question that waits for nobody's turn is told again

const HIT = 3; // the weight of what hits me, or changes what is to be followed

type Manner = "polite" | "assertive";

/** The answer to a key, as long as it stands on the screen. */
export const answer = signal("");

class Voice {
  private readonly region = document.createElement("div");
  private timer = 0;

  constructor(manner: Manner) {
    this.region.className = "hidden";
    this.region.setAttribute("aria-live", manner);
    this.region.setAttribute("role", manner === "assertive" ? "alert" : "status");
    this.region.dataset.voice = manner;
  }

  /** A line is a new element each time: words that were said before are heard again. */
  say(words: string): void {
    const line = document.createElement("p");
    line.className = "spoken";
    line.textContent = words;
    clearTimeout(this.timer);
    if (this.stand()) this.timer = setTimeout(() => this.region.replaceChildren(line), NOTICED);
    else this.region.replaceChildren(line);
  }

  /** What lies outside an open dialog is not heard: the region goes where one is. Says whether it had to. */
  stand(): boolean {
    const place = document.querySelector("dialog[open]") ?? document.body;
    if (this.region.parentElement === place) return false;
    this.region.replaceChildren();
    place.append(this.region);
    return true;
  }
}

const voices: Record<Manner, Voice> = { polite: new Voice("polite"), assertive: new Voice("assertive") };
const ASSERTIVE: ReadonlySet<Weight> = new Set(["answer", "hit"]);
const queue = new SpeechQueue((words, weight) => voices[ASSERTIVE.has(weight) ? "assertive" : "polite"].say(words));
let answerTimer = 0;

export function announce(words: string, line: Omit<Line, "words"> = { weight: "mine" }): void {
  queue.add({ words, ...line });
}

/** An answer is heard and seen. */
export function reply(words: string): void {
  announce(words, { weight: "answer" });
  answer.value = words;
  clearTimeout(answerTimer);
  answerTimer = setTimeout(() => (answer.value = ""), SHOWN);
}

/** Tells a table as long as it is on the screen: what happened, what to do, what was refused, how a race went. */
export function useAnnouncements(model: TableModel): void {
  useEffect(() => {
    Object.values(voices).forEach((voice) => voice.stand());
    const ends = [
      tellFrames(model),
      tellSteps(model),
      tellRefusals(model),
      tellMyTime(model),
      tellTheLine(model),
      tellChat(model),
    ];
    return () => {
      ends.forEach((end) => end());
      queue.clear();
    };
  }, [model]);
}

function tellFrames(model: TableModel): () => void {
  const asked = new Map<string, number>();
  let raceUntil = 0;
  let before: Frame | null = null;
  return effect(() => {
    const frame = model.frame.value;
    if (!frame || frame === before) return;
    const last = before;
    before = frame;
    if (isRace(frame)) raceUntil = performance.now() + RACE_GOES_ON;
    untracked(() => {
      if (last) tellHappenings(model, frame, performance.now() < raceUntil);
      if (asks(last) !== asks(frame)) tellQuestion(model, frame, last === null, asked);
    });
  });
}

function tellHappenings(model: TableModel, frame: Frame, hurried: boolean): void {
  const said = frame.said ?? [];
  if (frame.missed) {
    if (said.length > 0) announce(t("ui-missed", { count: said.length }));
    return;
  }
  const patience = hurried ? RACE_PATIENCE : undefined;
  for (const each of said) {
    if (!isTold(each, model.seat.value, hurried)) continue;
    const weight = (each.weight ?? 1) >= HIT ? "hit" : isOthers(each.msg, model.seat.value) ? "other" : "mine";
    announce(model.aloud(each.msg), { weight, patience, hurried });
  }
}

/** A plain move of others is told on request. In a race all is told, and so is what is never told again. */
function isTold({ msg, weight = 1, fleeting }: Said, me: number | null, hurried: boolean): boolean {
  return weight > 1 || (weight === 1 && (hurried || Boolean(fleeting) || isAbout(msg, me)));
}

/** A race asks the same all the time, and so does waiting: that is not told again and again. */
function tellQuestion(model: TableModel, frame: Frame, isFirst: boolean, asked: Map<string, number>): void {
  const question = asks(frame);
  const now = performance.now();
  const isKnown = now - (asked.get(question) ?? -ASKED_AGAIN) < ASKED_AGAIN;
  asked.set(question, now);
  if (isKnown && !isMyChoice(frame)) return;
  announce(toDo(model, frame.mine?.cover?.text ?? frame.mine?.prompt, isFirst), { weight: "question" });
}

/** Is there something to choose without haste? */
function isMyChoice({ mine }: Frame): boolean {
  return (mine?.taps ?? []).some((tap) => !tap[2]) || (mine?.picks ?? []).length > 0;
}

/** Whose turn it is comes first, for those who do not see the colour. */
function toDo(model: TableModel, asked: Msg | undefined, isFirst: boolean): string {
  const words = isFirst ? model.say(asked) : model.aloud(asked);
  return words && isMyTurn(model) && !words.startsWith(t("ui-your-turn")) ? `${t("ui-your-turn")} ${words}` : words;
}

/** Told again only when it is something else to do. */
function asks(frame: Frame | null): string {
  return JSON.stringify(frame?.mine?.cover?.text ?? frame?.mine?.prompt ?? null);
}

/** What the next step asks, once something is chosen. */
function tellSteps(model: TableModel): () => void {
  return effect(() => {
    const asked = askedNow(model.zones.value, model.lit.value, model.chosen.value);
    if (asked)
      announce(
        untracked(() => model.aloud(asked)),
        { weight: "question" },
      );
  });
}

function tellRefusals(model: TableModel): () => void {
  return effect(() => {
    const notice = model.notice.value;
    if (notice)
      announce(
        untracked(() => model.aloud(notice.text) || model.say(notice.text)),
        { weight: "mine", hurried: notice.bad },
      );
  });
}

// ---- times

const lastRaces = new WeakMap<TableModel, readonly Judged[]>();

/** My own time is told once, if there is a moment for it; the others' are an answer. */
function tellMyTime(model: TableModel): () => void {
  let told: number | undefined;
  return effect(() => {
    const verdict = model.verdict.value;
    if (verdict.length === 0) return;
    lastRaces.set(model, verdict);
    const mine = untracked(() => verdict.find(({ seat }) => seat === model.seat.value));
    if (!mine || mine.reaction === told) return;
    told = mine.reaction;
    announce(t("ui-voice-time", { seconds: mine.reaction / 1000 }), { weight: "other", patience: RACE_PATIENCE });
  });
}

/** Everybody's times in the last race. */
export function raceTimes(model: TableModel): string {
  const times = (lastRaces.get(model) ?? []).map(({ seat, reaction }) =>
    seat === model.seat.value
      ? t("ui-voice-time", { seconds: reaction / 1000 })
      : t("ui-voice-press", { name: model.company.value.names[seat] ?? "", seconds: reaction / 1000 }),
  );
  return times.join(" ") || t("ui-answer-no-times");
}

function tellTheLine(model: TableModel): () => void {
  let wasBroken = false;
  return effect(() => {
    const { is } = model.connection.value;
    if (is === "broken" && !wasBroken)
      announce(
        untracked(() => t("ui-line-broken")),
        { weight: "mine", hurried: true },
      );
    if (is === "open" && wasBroken)
      announce(
        untracked(() => t("ui-line-back")),
        { weight: "mine", hurried: true },
      );
    if (is === "broken" || is === "open") wasBroken = is === "broken";
  });
}

/** Words of people never interrupt what the table says. */
function tellChat(model: TableModel): () => void {
  let heard = model.log.peek().at(-1)?.number ?? 0;
  return effect(() => {
    const lines = model.log.value.filter(
      ({ number, chat, isRobots }) => number > heard && chat && !isRobots && !model.muted.peek().has(chat.seat),
    );
    heard = model.log.value.at(-1)?.number ?? heard;
    const last = lines.at(-1)?.chat;
    if (last)
      announce(
        untracked(() =>
          t("ui-voice-chat", { name: model.company.value.names[last.seat] ?? "", words: chatWords(last) }),
        ),
        { weight: "other", patience: CHAT_PATIENCE },
      );
  });
}

export function chatWords({ text, phrase, emoji }: Pick<Chat, "text" | "phrase" | "emoji">): string {
  if (emoji) return t("ui-emoji", { emoji });
  return phrase ? t(`phrase-${phrase}`) : isolated(text ?? "");
}
