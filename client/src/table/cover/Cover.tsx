// The table is hidden from us: we sleep while somebody changes it, or all have a break. Nothing of it is in the page.
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../lib/words";
import type { SeatInfo } from "../../protocol/wire";
import { Face, Who } from "../../ui/pictures";
import { shownClock } from "../state/clock";
import type { TableModel } from "../state/model";
import { useSeconds } from "../state/seconds";
import { secondsLeft } from "../state/spoken";
import { CoverMenu } from "./CoverMenu";

interface CoverProps {
  model: TableModel;
  hasMenu: boolean;
}

export function Cover({ model, hasMenu }: CoverProps): VNode | null {
  const cover = model.mine.value.cover;
  if (!cover) return null;
  return isBreak(model) ? <Break model={model} hasMenu={hasMenu} /> : <Sleep model={model} hasMenu={hasMenu} />;
}

/** A cover that is nobody's night: the table is paused, or waits for people who are still to come back. */
function isBreak(model: TableModel): boolean {
  const room = model.room.value;
  return room?.phase === "paused" || Boolean(room?.waits?.includes("people"));
}

// ---- asleep

/** Stars everywhere but behind the words. */
const STARS = Array.from({ length: 30 }, (_, n) => {
  const [x, y] = [(n * 37.7 + 4) % 98, (n * 61.3 + 3) % 72];
  const isBehindWords = y > 26;
  return { x: isBehindWords ? (x < 50 ? x * 0.14 : 98 - (98 - x) * 0.14) : x, y, size: 8 + ((n * 7) % 5) * 3 };
});

function Sleep({ model, hasMenu }: CoverProps): VNode {
  const cover = model.mine.value.cover;
  const heading = useFocusOnce();
  return (
    <div class="cover sleep" data-cover role="dialog" aria-modal="true" aria-labelledby="cover-title">
      {hasMenu && <CoverMenu />}
      {STARS.map(({ x, y, size }, n) => (
        <i key={n} class="star" style={{ left: `${x}%`, top: `${y}%`, width: `${size}px`, height: `${size}px` }} />
      ))}
      <Moon />
      <h1 id="cover-title" ref={heading} tabIndex={-1}>
        {model.say(model.mine.value.prompt)}
      </h1>
      <p>{model.say(cover?.text)}</p>
      <TimeBar model={model} />
      <Sleepers model={model} who={cover?.who ?? []} />
      <Roofs />
    </div>
  );
}

function Moon(): VNode {
  return (
    <svg class="moon" viewBox="0 0 200 180" aria-hidden="true">
      <circle class="moon-face" cx="96" cy="102" r="70" />
      <path
        class="cap"
        d="M28 84C34 34 96 6 150 34c14 8 20 22 18 40-10-14-20-20-32-22 4 12 4 22 0 34C104 70 64 70 28 84z"
      />
      <path class="brim" d="M24 82c36-20 80-22 116-2l-4 22c-34-16-74-16-108 0z" />
      <circle class="brim" cx="172" cy="82" r="15" />
      <path class="line" d="M56 112q12 10 24 0M112 112q12 10 24 0M78 138q18 14 36 0" />
      <circle class="cheek" cx="54" cy="130" r="10" />
      <circle class="cheek" cx="138" cy="130" r="10" />
    </svg>
  );
}

/** The sleeping town, along the lower edge. */
function Roofs(): VNode {
  return (
    <svg class="roofs" viewBox="0 0 400 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class="far" d="M0 70l34-30 34 30h30V44l40-26 40 26v30h40l36-28 36 28h30V40l40-24 40 24v80H0z" />
      <path d="M0 84l24-20 24 20v36H0zM60 62l38-30 38 30v58H60zM150 82l30-22 30 22v38h-60zM220 66l36-28 36 28v54h-72zM304 80l26-20 26 20v40h-52zM362 68l30-24 30 24v52h-60z" />
      <path class="window" d="M84 74h12v14H84zM102 74h12v14h-12zM244 78h10v12h-10zM374 82h12v12h-12z" />
    </svg>
  );
}

/** How long it still is: the same for everybody, whatever is done meanwhile. */
function TimeBar({ model }: { model: TableModel }): VNode | null {
  useSeconds();
  const clock = shownClock(model);
  if (!clock) return null;
  const [, length, ends, label] = clock;
  const left = secondsLeft(model, ends);
  const done = Math.min(1, Math.max(0, 1 - (left * 1000) / Math.max(1, length)));
  return (
    <div class="time-bar" data-clock role="timer">
      <i style={{ width: `${done * 100}%` }} />
      <b data-clock-label>{t("ui-seconds-left", { label: model.say(label), seconds: left })}</b>
    </div>
  );
}

function Sleepers({ model, who }: { model: TableModel; who: readonly number[] }): VNode {
  const names = model.company.value.names;
  return (
    <ul class="sleepers">
      {who.map((seat) => {
        const info = model.seats.value[seat];
        return (
          <li key={seat}>
            <span class="zzz" aria-hidden="true">
              z z
            </span>
            {info && <Who seat={info} />}
            <b>{seat === model.seat.value ? t("ui-yourself") : names[seat]}</b>
          </li>
        );
      })}
    </ul>
  );
}

// ---- a break

function Break({ model, hasMenu }: CoverProps): VNode {
  const heading = useFocusOnce();
  const room = model.room.value;
  return (
    <div class="cover break" data-cover role="dialog" aria-modal="true" aria-labelledby="cover-title">
      {hasMenu && <CoverMenu />}
      <div class="cover-paper">
        <Face name="house/asleep" kind="cover-cat" />
        <h1 id="cover-title" ref={heading} tabIndex={-1}>
          {t("ui-break")}
        </h1>
        <p>{breakWords(model)}</p>
        {room?.phase === "paused" && room.host && (
          <button type="button" class="button main" onClick={() => void model.request({ do: "resume" })}>
            {t("ui-break-over")}
          </button>
        )}
      </div>
    </div>
  );
}

function breakWords(model: TableModel): string {
  if (!model.room.value?.waits?.includes("people")) return t("ui-break-why");
  const away = model.company.value.names.filter((_, number) => isAway(model.seats.value[number]));
  return t("ui-break-waits", { count: away.length, names: away.join(", ") });
}

function isAway(seat: SeatInfo | undefined): boolean {
  return seat?.who === "person" && !seat.here;
}

/** Whoever listens is told at once: the words get the focus when they appear. */
function useFocusOnce() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
