// A race was judged: the heads of those who pressed run to their times, and a stamp says who was first. It takes no more
// than the pause that the rules have before the next race.
import { isCalm, language } from "../../lib/settings";
import { t } from "../../lib/words";
import type { Frame, Said } from "../../protocol/wire";
import type { TableModel } from "../state/model";
import { verdictOf, type Verdict } from "../verdict/verdict";
import { timeLeft } from "./allowed";
import type { Staged } from "./guess";
import { boxOf, clothBox, pieceElement } from "./places";
import { Scenery } from "./stage";

const FADE = 120;
const RUN = 400;
const STAMP = 140;
const LONGEST = 1600;
const LEAST = 700; // milliseconds of pause: in less the line in the prompt has to do
const MOST_RUNNERS = 4;
const EASE_OUT = "cubic-bezier(.2, .8, .2, 1)";

/** How long it may take, in milliseconds; nothing where the rules leave no time for it. */
function pauseOf(frame: Frame): number {
  const left = timeLeft(frame) - FADE;
  return left < LEAST ? 0 : Math.min(LONGEST, left);
}

export function verdict(page: HTMLElement, model: TableModel, frame: Frame): Staged | null {
  const lasts = pauseOf(frame);
  const found = verdictOf(frame.verdict ?? []);
  if (!found || lasts === 0) return null;
  const set = new Scenery("verdict");
  for (const said of frame.said ?? []) ringOn(set, page, model, said);
  const paper = set.put("stage-verdict");
  const cloth = clothBox(page);
  Object.assign(paper.style, { left: `${cloth.x + cloth.w / 2}px`, top: `${cloth.y}px` }); // the piles are below
  for (const run of found.runs.slice(0, MOST_RUNNERS)) runner(set, paper, model, run, found);
  stampOn(set, paper, model, found);
  set.words("stage-skip", t("ui-skip"), paper);
  set.run(paper, [
    { at: 0, opacity: 0 },
    { at: FADE, opacity: 1 },
    { at: lasts - FADE, opacity: 1 },
    { at: lasts, opacity: 0 },
  ]);
  return { scenery: set, lasts };
}

/** What was raced for is lit, where it lies now. */
function ringOn(set: Scenery, page: HTMLElement, model: TableModel, said: Said): void {
  const element = said.piece ? pieceElement(page, model, said.piece) : null;
  if (element) set.put("stage-ring", null, set.put("stage-tile small", boxOf(element)));
}

function runner(
  set: Scenery,
  paper: HTMLElement,
  model: TableModel,
  run: Verdict["runs"][number],
  { runs, digits }: Verdict,
): void {
  const lane = set.put("stage-lane", null, paper);
  const isMe = run.seat === model.seat.peek();
  set.words("stage-name", isMe ? t("ui-yourself") : (model.company.peek().names[run.seat] ?? ""), lane);
  const time = run.seconds.toLocaleString(language.peek(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  set.words("stage-time", t("ui-seconds", { time }), lane);
  const track = set.put("stage-track", null, lane);
  const share = Math.min(1, (runs[0]?.seconds ?? 0) / Math.max(0.01, run.seconds));
  const mover = set.put("stage-mover", null, track); // as wide as the track: a share of itself is a share of that
  set.who(model, run.seat, null, mover);
  if (run.isFirst) mover.dataset.first = "";
  const there = `${(share - 1) * 100}% 0px`;
  if (isCalm()) mover.style.translate = there;
  else
    set.run(mover, [
      { at: 0, translate: "-100% 0px", easing: EASE_OUT },
      { at: RUN, translate: there },
    ]);
}

/** From my side: mine is good; of others it is their name, in plain ink. */
function stampOn(set: Scenery, paper: HTMLElement, model: TableModel, { winner, isTie }: Verdict): void {
  const isMine = winner === model.seat.peek();
  const name = model.company.peek().names[winner] ?? "";
  const words = isTie ? t("ui-tie") : isMine ? t("ui-stamp-you") : t("ui-stamp-name", { name });
  const stamp = set.words("stage-stamp", words, paper);
  stamp.dataset.outcome = isMine && !isTie ? "good" : "";
  if (isCalm()) stamp.style.rotate = "-9deg";
  else
    set.run(stamp, [
      { at: RUN, opacity: 0, scale: "1.6", rotate: "-9deg", easing: EASE_OUT },
      { at: RUN + STAMP, opacity: 1, scale: "1", rotate: "-9deg" },
    ]);
}
