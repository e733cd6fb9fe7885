// Somebody who looks elsewhere is told that it is their turn, and that others have written.
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import { gameName } from "../../lib/games";
import { turnSound } from "../../lib/settings";
import { t } from "../../lib/words";
import type { Chat } from "../../protocol/wire";
import { play } from "../effects/sounds";
import type { TableModel } from "../state/model";
import { isWaitedFor } from "../state/turn";
import { showBadge } from "./badge";
import { keepAwake } from "./wake-lock";

/** Whether the page is hidden, or another window has the keyboard. */
interface Presence {
  isHidden: ReadonlySignal<boolean>;
  isAway: ReadonlySignal<boolean>;
}

/** The answer ends it. */
export function watchAway(model: TableModel): () => void {
  const [presence, leave] = watchPresence();
  const isWaiting = computed(() => isWaitedFor(model));
  const isCalled = computed(() => presence.isAway.value && isWaiting.value);
  const [unread, forget] = countWords(model, presence.isAway);
  const ends = [
    effect(() => entitle(model, isCalled.value, unread.value)),
    effect(() => showBadge(isCalled.value)),
    callOnce(isWaiting, presence.isHidden),
    keepAwake(model, presence.isHidden),
    forget,
    leave,
    () => showBadge(false),
  ];
  return () => ends.forEach((end) => end());
}

function watchPresence(): [Presence, () => void] {
  const isHidden = signal(document.hidden);
  const isAway = signal(document.hidden || !document.hasFocus());
  const look = (): void => {
    isHidden.value = document.hidden;
    isAway.value = document.hidden || !document.hasFocus();
  };
  document.addEventListener("visibilitychange", look);
  for (const kind of ["focus", "blur"]) addEventListener(kind, look);
  const leave = (): void => {
    document.removeEventListener("visibilitychange", look);
    for (const kind of ["focus", "blur"]) removeEventListener(kind, look);
  };
  return [{ isHidden, isAway }, leave];
}

/** The title tells what everybody at the table knows: the game, whose turn it is, how many words were said. */
function entitle(model: TableModel, isCalled: boolean, unread: number): void {
  const game = model.room.value?.game;
  if (!game) return;
  const title = isCalled ? t("ui-title-turn", { game: gameName(game) }) : `${gameName(game)} · Tablée`;
  document.title = unread > 0 ? `(${unread}) ${title}` : title;
}

/** How often others have said something since somebody looked away; none of those who are muted. */
function countWords(model: TableModel, isAway: ReadonlySignal<boolean>): [ReadonlySignal<number>, () => void] {
  const count = signal(0);
  const heard = new WeakSet<Chat>();
  const end = effect(() => {
    const fresh = model.log.value.flatMap(({ chat }) => (chat && !heard.has(chat) ? [chat] : []));
    for (const chat of fresh) heard.add(chat);
    const counted = fresh.filter(({ seat }) => !model.muted.peek().has(seat) && !model.seats.peek()[seat]?.mine);
    count.value = isAway.value ? count.peek() + counted.length : 0;
  });
  return [count, end];
}

/** One soft sound for each turn that comes while the page is hidden. */
function callOnce(isWaiting: ReadonlySignal<boolean>, isHidden: ReadonlySignal<boolean>): () => void {
  let wasWaiting = isWaiting.peek();
  return effect(() => {
    const isNew = isWaiting.value && !wasWaiting;
    wasWaiting = isWaiting.value;
    if (isNew && isHidden.peek() && turnSound.peek() === "on") play("call");
  });
}
