// What is said aloud to those who listen: two live regions, and a line on the screen for what was asked by a key.
// The newest words win; the same words twice in a moment are said once.
import { effect, signal, untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../lib/words";
import type { Frame, Judged, Msg } from "../../protocol/wire";
import type { TableModel } from "../state/model";
import { askedNow } from "../state/steps";
import { isMyTurn } from "../state/turn";

const REPEATED = 700; // milliseconds in which the same words are not said again
const SHOWN = 7000; // milliseconds for which an answer stands on the screen

type Manner = "polite" | "assertive";

/** The answer to a key, as long as it stands on the screen. */
export const answer = signal("");

class Voice {
  private readonly region = document.createElement("div");
  private last = "";
  private lastAt = -REPEATED;
  private timer = 0;

  constructor(manner: Manner) {
    this.region.className = "hidden";
    this.region.setAttribute("aria-live", manner);
    this.region.setAttribute("role", manner === "assertive" ? "alert" : "status");
    this.region.dataset.voice = manner;
  }

  say(words: string): void {
    const now = performance.now();
    if (!words || (words === this.last && now - this.lastAt < REPEATED)) return;
    this.last = words;
    this.lastAt = now;
    clearTimeout(this.timer);
    this.stand();
    this.region.textContent = ""; // words that were said before are heard again only if they come anew
    this.timer = setTimeout(() => (this.region.textContent = words), 30);
  }

  /** What lies outside an open dialog is not heard: the region goes where one is. */
  private stand(): void {
    const place = document.querySelector("dialog[open]") ?? document.body;
    if (this.region.parentElement !== place) place.append(this.region);
  }
}

const voices: Record<Manner, Voice> = { polite: new Voice("polite"), assertive: new Voice("assertive") };
let answerTimer = 0;

export function announce(words: string, manner: Manner = "polite"): void {
  voices[manner].say(words);
}

/** An answer is heard and seen. */
export function reply(words: string): void {
  announce(words, "assertive");
  answer.value = words;
  clearTimeout(answerTimer);
  answerTimer = setTimeout(() => (answer.value = ""), SHOWN);
}

/** Tells a table as long as it is on the screen: what happened, what to do, what was refused, how a race went. */
export function useAnnouncements(model: TableModel): void {
  useEffect(() => {
    const ends = [
      tellFrames(model),
      tellSteps(model),
      tellRefusals(model),
      tellVerdicts(model),
      tellTheLine(model),
      tellChat(model),
    ];
    return () => ends.forEach((end) => end());
  }, [model]);
}

function tellFrames(model: TableModel): () => void {
  let before: Frame | null = null;
  return effect(() => {
    const frame = model.frame.value;
    if (!frame || frame === before) return;
    const first = before === null;
    const told = first || frame.missed ? [] : (frame.said ?? []).map(({ msg }) => msg);
    const todo = asks(before) === asks(frame) ? [] : [frame.mine?.cover?.text ?? frame.mine?.prompt];
    before = frame;
    const missed = first || !frame.missed ? 0 : (frame.said?.length ?? 0);
    if (missed > 0)
      announce(
        untracked(() => t("ui-missed", { count: missed })),
        "assertive",
      );
    announce(
      untracked(() =>
        [...told.map((each) => model.say(each)), ...todo.map((each) => toDo(model, each))].filter(Boolean).join(" "),
      ),
    );
  });
}

/** Whose turn it is comes first, for those who do not see the colour. */
function toDo(model: TableModel, asked: Msg | undefined): string {
  const words = model.say(asked);
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
    if (asked) announce(untracked(() => model.say(asked)));
  });
}

function tellRefusals(model: TableModel): () => void {
  return effect(() => {
    const notice = model.notice.value;
    if (notice)
      announce(
        untracked(() => model.say(notice.text)),
        notice.bad ? "assertive" : "polite",
      );
  });
}

function tellVerdicts(model: TableModel): () => void {
  return effect(() => {
    const verdict = model.verdict.value;
    if (verdict.length > 0)
      announce(
        untracked(() => verdict.map((press) => timeOf(model, press)).join(" ")),
        "assertive",
      );
  });
}

function timeOf(model: TableModel, { seat, reaction }: Judged): string {
  return t("ui-voice-press", { name: model.company.peek().names[seat] ?? "", seconds: reaction / 1000 });
}

function tellTheLine(model: TableModel): () => void {
  let wasBroken = false;
  return effect(() => {
    const { is } = model.connection.value;
    if (is === "broken" && !wasBroken)
      announce(
        untracked(() => t("ui-line-broken")),
        "assertive",
      );
    if (is === "open" && wasBroken)
      announce(
        untracked(() => t("ui-line-back")),
        "assertive",
      );
    if (is === "broken" || is === "open") wasBroken = is === "broken";
  });
}

/** Words of people are polite: they never interrupt what the table says. */
function tellChat(model: TableModel): () => void {
  let heard = model.log.peek().at(-1)?.number ?? 0;
  return effect(() => {
    const lines = model.log.value.filter(
      ({ number, chat }) => number > heard && chat && !model.muted.peek().has(chat.seat),
    );
    heard = model.log.value.at(-1)?.number ?? heard;
    const last = lines.at(-1)?.chat;
    if (last)
      announce(
        untracked(() =>
          t("ui-voice-chat", { name: model.company.value.names[last.seat] ?? "", words: chatWords(last) }),
        ),
      );
  });
}

export function chatWords({ text, phrase }: { text?: string; phrase?: string }): string {
  return phrase ? t(`phrase-${phrase}`) : (text ?? "");
}
