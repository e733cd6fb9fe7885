// What happened and what was said, one line each: who, in words, and the card it was about.
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../lib/words";
import type { Chat, Msg } from "../../protocol/wire";
import { emojiFace } from "../../ui/emoji";
import { Icon } from "../../ui/icons";
import { Face, Who } from "../../ui/pictures";
import { chatWords } from "../effects/announce";
import { isHidden } from "../state/hidden";
import type { TableModel, LogLine } from "../state/model";
import { mute } from "../state/muting";
import { useFollowing } from "./follow";

/** The lines that are wanted here: nothing of somebody who is muted; while the table is hidden only what is said. */
export function lines(model: TableModel): LogLine[] {
  const hidden = isHidden(model);
  return model.log.value.filter(({ chat }) => (chat ? !model.muted.value.has(chat.seat) : !hidden));
}

/** The whole log. It follows what happens while its end is in view; otherwise it holds still and counts what is new. My
 * own move brings it to the end. */
export function Log({ model }: { model: TableModel }): VNode {
  const list = useRef<HTMLOListElement>(null);
  const seen = useRef(0); // the number of the last line that was in view
  const told = lines(model);
  const { isHeld, toTheEnd } = useFollowing(list);
  const last = told.at(-1)?.number ?? 0;
  if (!isHeld.value) seen.current = last;
  const fresh = told.filter(({ number }) => number > seen.current).length;
  useEffect(() => {
    const frame = requestAnimationFrame(toTheEnd); // old lines that go have been made up for by then
    return () => cancelAnimationFrame(frame);
  }, [model.movedAt.value]);
  return (
    <div class="log-frame">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys too */}
      <ol class="log" data-log data-held={isHeld.value || undefined} ref={list} tabIndex={0} aria-label={t("ui-log")}>
        {told.map((line) => (
          <Line key={line.number} model={model} line={line} />
        ))}
        {told.length === 0 && <li class="soft">{t("ui-answer-nothing-yet")}</li>}
      </ol>
      {fresh > 0 && (
        <button type="button" class="button log-new" data-log-new onClick={toTheEnd}>
          {t("ui-log-new", { count: fresh })}
        </button>
      )}
    </div>
  );
}

interface LineProps {
  model: TableModel;
  line: LogLine;
  then?: string; // what follows from it, on a second line
  isBare?: boolean; // without buttons
}

export function Line({ model, line, then, isBare }: LineProps): VNode {
  const seat = line.chat?.seat ?? whose(line.msg);
  const who = seat === undefined ? undefined : model.seats.value[seat];
  return (
    <li class={line.missed ? "missed" : undefined} data-weight={line.weight}>
      {who ? <Who seat={who} /> : <i class="nobody" />}
      {line.chat ? (
        <Bubble model={model} chat={line.chat} bare={isBare || line.isRobots} />
      ) : (
        <span>
          {logWords(model, line.msg)}
          {then && <small>{then}</small>}
        </span>
      )}
      {line.face && <i class="about" style={{ backgroundImage: `url("${model.face(line.face)}")` }} />}
      {line.msg && <Edge model={model} msg={line.msg} />}
    </li>
  );
}

/** As a log tells it, if it has words of its own for that. */
function logWords(model: TableModel, msg: Msg | undefined): string {
  return model.aspect(msg, "log") || model.say(msg);
}

/** What the line ends with: yes or no. */
function Edge({ model, msg }: { model: TableModel; msg: Msg }): VNode | null {
  const words = model.aspect(msg, "edge");
  return words ? (
    <b class="edge" data-good={msg.args?.right === "yes" || undefined}>
      {words}
    </b>
  ) : null;
}

function Bubble({ model, chat, bare }: { model: TableModel; chat: Chat; bare?: boolean }): VNode {
  const name = model.company.value.names[chat.seat] ?? "";
  const isMine = Boolean(model.seats.value[chat.seat]?.mine);
  const words = t("ui-mute", { name });
  return (
    <>
      <span class="bubble">
        <span class="hidden">{t("ui-says", { name })}</span>
        {chat.emoji && <Face name={emojiFace(chat.emoji)} kind="emoji" />}
        <span class={chat.emoji ? "hidden" : undefined}>{chatWords(chat)}</span>
      </span>
      {!isMine && !bare && (
        <button
          type="button"
          class="button round flat mute"
          aria-label={words}
          title={words}
          onClick={() => mute(model, chat.seat, true)}
        >
          <Icon name="soundOff" />
        </button>
      )}
    </>
  );
}

/** Who did it, if a sentence has somebody who does something. */
function whose(msg: Msg | undefined): number | undefined {
  const by = msg?.args?.by ?? msg?.args?.seat ?? msg?.args?.whom;
  return typeof by === "object" && "seat" in by ? by.seat : undefined;
}
