// Asked once on each device, after one's first turn at a table over days: whether to be told when it is one's turn; and
// where that cannot be, what can.
import { useSignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { api } from "../../lib/api";
import { gameName } from "../../lib/games";
import { pushWay, startPush, type PushWay } from "../../lib/push";
import { seatName } from "../../lib/seat-names";
import { language, pushAnswer, sound, turnSound } from "../../lib/settings";
import { t } from "../../lib/words";
import type { PushInfo } from "../../protocol/wire";
import { Icon, type IconName } from "../../ui/icons";
import { Face, Who } from "../../ui/pictures";
import { openedSheet, useModal } from "../../ui/sheets";
import type { TableModel } from "../state/model";
import { isWaitedFor } from "../state/turn";
import { seatsZone } from "../state/zones";

const LOOK_FIRST = 1200; // milliseconds in which one's own move is seen

export function AskPush({ model }: { model: TableModel }): VNode | null {
  const info = useSignal<PushInfo | null>(null);
  const isDue = useFirstTurn(model);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(
      () =>
        void api.push().then(
          (found) => (info.value = found),
          () => undefined,
        ),
      LOOK_FIRST,
    );
    return () => clearTimeout(timer);
  }, [isDue]);
  if (!info.value || info.value.mine || pushAnswer.value || openedSheet.value) return null;
  const way = pushWay(info.value);
  return way === "ask" ? <Offer model={model} info={info.value} /> : <Instead model={model} way={way} />;
}

/** Has a turn of mine just ended, at a table that nobody need wait at? */
function useFirstTurn(model: TableModel): boolean {
  const was = useRef(false);
  const isDue = useSignal(false);
  const room = model.room.value;
  const isSlow = room?.setup.rhythm === "days" && room.phase === "playing" && !room.alone;
  const isMine = isWaitedFor(model);
  useEffect(() => {
    if (isSlow && was.current && !isMine && !pushAnswer.peek() && waitedFor(model).length > 0) isDue.value = true;
    was.current = isMine;
  }, [isSlow, isMine]);
  return isDue.value;
}

/** Seats that it is the turn of, and that are nobody's on this device. */
function waitedFor(model: TableModel): number[] {
  const pieces = seatsZone(model.zones.value)?.pieces ?? [];
  return pieces.flatMap((piece, seat) =>
    piece.state?.includes("turn") && !model.seats.value[seat]?.mine ? [seat] : [],
  );
}

function Offer({ model, info }: { model: TableModel; info: PushInfo }): VNode {
  const wrong = useSignal("");
  const start = async (): Promise<void> => {
    const isOn = await startPush(info.key).catch(() => false);
    if (!isOn) wrong.value = t("ui-push-refused");
  };
  return (
    <Card model={model} words={t("ui-push-ask")}>
      <div class="push-preview">
        <Face name="house/logo" kind="sign" />
        <span class="grow">
          <b>{gameName(model.room.value?.game ?? "")}</b>
          <span>{t("push-played", { by: awaitedName(model) })}</span>
        </span>
        <span class="soft">{hour()}</span>
      </div>
      <Points
        of={[
          ["check", "ui-push-promise"],
          ["moon", "ui-push-quiet"],
          ["gear", "ui-push-stop"],
        ]}
      />
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
      <div class="push-buttons">
        <button type="button" class="button main" onClick={() => void start()}>
          <Icon name="bell" />
          {t("ui-push-yes")}
        </button>
        <button type="button" class="button" onClick={() => (pushAnswer.value = "no")}>
          {t("ui-push-no")}
        </button>
      </div>
    </Card>
  );
}

const WHY: Record<Exclude<PushWay, "ask">, string> = {
  http: "ui-push-http",
  off: "ui-push-off",
  unable: "ui-push-unable",
  denied: "ui-push-denied",
  install: "ui-push-install",
};

/** What remains where no message comes in: the tab's name, the shelf, a sound. */
function Instead({ model, way }: { model: TableModel; way: Exclude<PushWay, "ask"> }): VNode {
  const close = (): void => void (pushAnswer.value = "no");
  const ring = (): void => {
    sound.value = turnSound.value = "on";
    close();
  };
  const points: [IconName, string][] = [
    ...(way === "install" ? ([["share", "ui-push-install-how"]] as [IconName, string][]) : []),
    ["eye", "ui-push-tab"],
    ["phone", "ui-push-back"],
    ...(way === "http" ? ([["question", "ui-push-host"]] as [IconName, string][]) : []),
  ];
  return (
    <Card model={model} words={t(WHY[way])}>
      <div class="push-tab" aria-hidden="true">
        <span>
          <Face name="house/logo" kind="sign" />
          <b>(1) {t("ui-title-turn", { game: gameName(model.room.value?.game ?? "") })}</b>
        </span>
      </div>
      <Points of={points} />
      <div class="push-buttons">
        <button type="button" class="button main" onClick={close}>
          {t("ui-push-ok")}
        </button>
        <button type="button" class="button" onClick={ring}>
          <Icon name="sound" />
          {t("ui-push-note")}
        </button>
      </div>
    </Card>
  );
}

interface CardProps {
  model: TableModel;
  words: string;
  children: ComponentChildren;
}

/** Who closes it otherwise has answered, too: nobody is asked twice. */
function Card({ model, words, children }: CardProps): VNode {
  const dialog = useModal();
  const [seat = 0] = waitedFor(model);
  const found = model.seats.value[seat];
  const title =
    waitedFor(model).length === 1 ? t("ui-push-title", { name: awaitedName(model) }) : t("ui-push-title-all");
  return (
    <dialog class="ask-push" ref={dialog} aria-labelledby="ask-push" onClose={() => (pushAnswer.value ||= "no")}>
      <header>
        {found && <Who seat={found} />}
        <div>
          <h2 id="ask-push">{title}</h2>
          <p>{words}</p>
        </div>
      </header>
      {children}
    </dialog>
  );
}

function Points({ of }: { of: readonly (readonly [IconName, string])[] }): VNode {
  return (
    <ul class="push-points">
      {of.map(([icon, key]) => (
        <li key={key}>
          <Icon name={icon} />
          <span>{t(key)}</span>
        </li>
      ))}
    </ul>
  );
}

function awaitedName(model: TableModel): string {
  const [seat = 0] = waitedFor(model);
  const found = model.seats.value[seat];
  return found ? seatName(found, seat) : "";
}

function hour(): string {
  return new Intl.DateTimeFormat(language.value, { hour: "numeric", minute: "2-digit" }).format(new Date());
}
