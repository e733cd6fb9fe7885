// What happened and what was said, one line each: who, in words, and the card it was about.
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../lib/words";
import type { Chat, Msg } from "../../protocol/wire";
import { Icon } from "../../ui/icons";
import { Face, Who } from "../../ui/pictures";
import { chatWords } from "../effects/announce";
import { isHidden } from "../state/hidden";
import type { TableModel, LogLine } from "../state/model";
import { mute } from "../state/muting";

const AT_THE_END = 40; // pixels from the end within which new lines are followed

/** The lines that are wanted here: nothing of somebody who is muted; while the table is hidden only what is said. */
export function lines(model: TableModel): LogLine[] {
  const hidden = isHidden(model);
  return model.log.value.filter(({ chat }) => (chat ? !model.muted.value.has(chat.seat) : !hidden));
}

/** The whole log. It follows what happens, unless somebody has walked back in it. */
export function Log({ model }: { model: TableModel }): VNode {
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const told = lines(model);
  useLayoutEffect(() => {
    // with the next paint, which lays the page out anyway: nobody waits here for that
    const frame = requestAnimationFrame(() => {
      const element = list.current;
      if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  });
  const scrolled = () => {
    const element = list.current;
    if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < AT_THE_END;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys too
    <ol class="log" data-log ref={list} tabIndex={0} aria-label={t("ui-log")} onScroll={scrolled}>
      {told.map((line) => (
        <Line key={line.number} model={model} line={line} />
      ))}
      {told.length === 0 && <li class="soft">{t("ui-answer-nothing-yet")}</li>}
    </ol>
  );
}

/** The last line alone, where there is no room for more. It is announced: those who listen need not find it. */
export function LastLine({ model }: { model: TableModel }): VNode | null {
  const line = lines(model).at(-1);
  return (
    <ul class="ticker" aria-hidden="true">
      {line && <Line key={line.number} model={model} line={line} bare />}
    </ul>
  );
}

function Line({ model, line, bare }: { model: TableModel; line: LogLine; bare?: boolean }): VNode {
  const seat = line.chat?.seat ?? whose(line.msg);
  const who = seat === undefined ? undefined : model.seats.value[seat];
  return (
    <li class={line.missed ? "missed" : undefined}>
      {who ? <Who seat={who} /> : <i class="nobody" />}
      {line.chat ? <Bubble model={model} chat={line.chat} bare={bare} /> : <span>{logWords(model, line.msg)}</span>}
      {line.face && <Face name={line.face} kind="about" />}
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
        {chatWords(chat)}
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
