// A match again: the table without anything to tap, a timeline, and as which seat it is seen. Keys: ← → space.
import { useSignal, type Signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { api, recordAddress } from "../../lib/api";
import { gameName } from "../../lib/games";
import { seatName } from "../../lib/seat-names";
import { aspect, loadWords, sayWhy, t } from "../../lib/words";
import type { Msg } from "../../protocol/wire";
import { screenNow } from "../../table/page/screen";
import { SideSheets } from "../../table/page/Side";
import { TableView } from "../../table/page/TableView";
import { TopBar } from "../../table/page/TopBar";
import { type LoadFrames, ReplayTable, seatOf } from "../../table/source/replay";
import { Coming } from "../../ui/Coming";
import { OneOf } from "../../ui/controls";
import { Icon } from "../../ui/icons";
import { Who } from "../../ui/pictures";
import { openSheet, Sheet } from "../../ui/sheets";
import { useEdge } from "../common/edge";
import { ShortMenu } from "../common/Menu";
import { Missing } from "../common/Missing";
import { RulesSheet } from "../common/Rules";
import { Settings } from "../common/Settings";
import { WhatIf, WhatIfPart } from "./WhatIf";

const A_MOVE = 1400; // milliseconds, at the usual speed
const SPEEDS = [1, 2, 4] as const;
const NEARLY_ALL = 0.8; // of the frames of a match
const HEAD_APART = 6; // rem for each animal over the timeline, and the word over it

/** A match of one's own. */
export function Replay({ id }: { id: string }): VNode {
  return <Again load={(seat, from) => api.replay(id, seat, from)} id={id} />;
}

/** A match that somebody shared: as spectators saw it. */
export function Shared({ name }: { name: string }): VNode {
  return <Again load={(_, from) => api.shared(name, from)} />;
}

/** With the id of the record, if one may have all of it. */
function Again({ load, id = "" }: { load: LoadFrames; id?: string }): VNode {
  const model = useSignal<ReplayTable | null>(null);
  const wrong = useSignal("");
  useEffect(() => {
    const asked = new URLSearchParams(location.search); // from the turning point: one move before, from that seat
    void ReplayTable.of(load, wholeNumber(asked.get("seat")), wholeNumber(asked.get("move")) ?? 0).then(
      async (found) => {
        await loadWords(found.room.value?.game ?? "");
        model.value = found;
      },
      (error: unknown) => (wrong.value = sayWhy(error)),
    );
    return () => model.value?.leave();
  }, [id]);
  if (wrong.value) return <Missing words={wrong.value} />;
  return model.value ? <Seen model={model.value} id={id} /> : <Coming />;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

interface SeenProps {
  model: ReplayTable;
  id: string; // of the record; none, if one may not have all of it
  title?: string;
  back?: VNode; // the way back, where the match goes on meanwhile
}

export function Seen({ model, id, title, back }: SeenProps): VNode {
  const { edge, spare } = useEdge();
  const running = useSignal(false);
  const { speed } = model;
  const game = model.room.value?.game ?? "";
  usePlaying(model, running, speed);
  useReplayKeys(model, running);
  const name = title ?? t("ui-replay-of", { game: gameName(game) });
  useWatched(model, id);
  useEffect(() => {
    if (!back) document.title = `${name} · Tablée`;
  });
  const top = (
    <>
      <h1 class="hidden">{name}</h1>
      <TopBar model={model} name={model.room.value?.hinted ? `${name} · ${t("ui-hinted")}` : name} />
    </>
  );
  return (
    <>
      <TableView model={model} top={top} side={<MovesAside model={model} id={id} />} isPast spare={spare} />
      <aside class="table-edge timeline" ref={edge} aria-label={t("ui-replay-line")}>
        <Track model={model} wide={spare.value.w || screenNow.value.w} />
        <div class="replay-controls">
          {id && <ViewAs model={model} />}
          {id && model.canBranch && <WhatIf model={model} id={id} />}
          {back}
          <p class="move-name">{moveName(model, model.at.value)}</p>
          <Drive model={model} running={running} />
          {!back && (
            <OneOf
              label={t("ui-replay-speed")}
              quiet
              choices={SPEEDS.map((times) => ({ value: times, label: t("ui-replay-times", { times }) }))}
              value={speed.value}
              choose={(chosen) => (speed.value = chosen)}
            />
          )}
        </div>
      </aside>
      <Sheet name="moves" title={t("ui-replay-moves")}>
        <Moves model={model} />
      </Sheet>
      <SideSheets model={model} />
      <ShortMenu model={model} />
      <RulesSheet game={game} />
      <Settings />
    </>
  );
}

function usePlaying(model: ReplayTable, running: Signal<boolean>, speed: Signal<number>): void {
  const at = model.at.value;
  const isAtEnd = at >= model.last.value;
  useEffect(() => {
    if (!running.value) return undefined;
    if (isAtEnd) {
      running.value = false;
      return undefined;
    }
    const timer = setTimeout(() => model.turnTo(at + 1), A_MOVE / speed.value);
    return () => clearTimeout(timer);
  }, [running.value, speed.value, at, isAtEnd, model.frames.value.length]);
}

/** Whoever has seen nearly all of a match of theirs, and its end, has seen it again: there is a stamp for that. */
function useWatched(model: ReplayTable, id: string): void {
  const seen = useRef(new Set<number>());
  const at = model.at.value;
  const last = model.last.value;
  useEffect(() => {
    const before = seen.current.size;
    seen.current.add(at);
    const isNew = seen.current.size > before;
    if (id && isNew && at === last && seen.current.size > last * NEARLY_ALL)
      void api.watched(id).catch(() => undefined);
  }, [at, last]);
}

function useReplayKeys(model: ReplayTable, running: Signal<boolean>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof HTMLElement && Boolean(event.target.closest("input, select, dialog, button"));
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (isTyping && !(event.key.startsWith("Arrow") && event.target instanceof HTMLButtonElement))
      )
        return;
      if (event.key === "ArrowLeft") model.turnTo(model.at.value - 1);
      else if (event.key === "ArrowRight") model.turnTo(model.at.value + 1);
      else if (event.key === " ") play(model, running);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [model]);
}

/** From the beginning, if it was at the end. */
function play(model: ReplayTable, running: Signal<boolean>): void {
  if (!running.value && model.at.value >= model.last.value) model.turnTo(0);
  running.value = !running.value;
}

// ---- the timeline

function Track({ model, wide }: { model: ReplayTable; wide: number }): VNode {
  const last = Math.max(1, model.last.value);
  const at = model.at.value;
  const apart = (last * HEAD_APART * screenNow.value.rem) / wide;
  return (
    <div class="track">
      {worthSeeing(model.moves.value, apart).map((move) => (
        <MoveHead key={move} model={model} move={move} left={move / last} />
      ))}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        style={{ "--done": `${(100 * at) / last}%` }}
        aria-label={t("ui-replay-line")}
        aria-valuetext={`${moveName(model, at)} ${model.say(model.moves.value[at])}`}
        onInput={(event) => model.turnTo(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** Its middle is where that of the slider's thumb is then. */
function MoveHead({ model, move, left }: { model: ReplayTable; move: number; left: number }): VNode | null {
  const seat = seatOf(model.moves.value[move]);
  const who = seat === null ? undefined : model.seats.value[seat];
  if (!who) return null;
  return (
    <button
      type="button"
      class="move-head"
      tabIndex={-1}
      style={{ left: `calc(25px + ${left} * (100% - 50px))` }}
      data-end={left < 0.1 ? "left" : left > 0.9 ? "right" : undefined}
      title={model.say(model.moves.value[move])}
      onClick={() => model.turnTo(move)}
    >
      <span class="move-word">{aspect(model.moves.value[move], "short")}</span>
      <Who seat={who} />
    </button>
  );
}

/** The rarest kinds of moves are those one looks for; as many as stand `apart`, so many moves from one another. */
function worthSeeing(moves: readonly (Msg | null)[], apart: number): number[] {
  const count = new Map<string, number>();
  for (const move of moves) if (move) count.set(move.key, (count.get(move.key) ?? 0) + 1);
  const rare = moves
    .flatMap((move, at) => (move && at > 0 && seatOf(move) !== null ? [{ at, rank: count.get(move.key) ?? 0 }] : []))
    .sort((one, other) => one.rank - other.rank || one.at - other.at);
  const chosen: number[] = [];
  for (const { at } of rare) if (chosen.every((other) => Math.abs(other - at) >= apart)) chosen.push(at);
  return chosen;
}

function moveName(model: ReplayTable, at: number): string {
  return at === 0 ? t("ui-replay-deal") : t("ui-replay-move", { move: at, moves: model.last.value });
}

// ---- what drives it

function Drive({ model, running }: { model: ReplayTable; running: Signal<boolean> }): VNode {
  return (
    <div class="drive">
      <button
        type="button"
        class="button round"
        aria-label={t("ui-replay-before")}
        onClick={() => model.turnTo(model.at.value - 1)}
      >
        <Icon name="previous" />
      </button>
      <button
        type="button"
        class="button main"
        aria-label={running.value ? t("ui-replay-pause") : t("ui-replay-play")}
        onClick={() => play(model, running)}
      >
        <Icon name={running.value ? "pause" : "play"} />
        <span class="drive-word">{running.value ? t("ui-replay-pause") : t("ui-replay-play")}</span>
      </button>
      <button
        type="button"
        class="button round"
        aria-label={t("ui-replay-next")}
        onClick={() => model.turnTo(model.at.value + 1)}
      >
        <Icon name="next" />
      </button>
      <button
        type="button"
        class="button round open-moves"
        aria-label={t("ui-replay-moves")}
        onClick={() => openSheet("moves")}
      >
        <Icon name="menu" />
      </button>
    </div>
  );
}

function ViewAs({ model }: { model: ReplayTable }): VNode {
  const see = (seat: number | null) => () => void model.viewAs(seat);
  return (
    <div class="eyes" role="group" aria-label={t("ui-replay-eyes")}>
      <div class="segments">
        <button type="button" aria-pressed={model.viewer.value === null} onClick={see(null)}>
          <Icon name="eye" />
          {t("ui-replay-all")}
        </button>
        {model.seats.value.map((seat, number) => (
          <button
            key={number}
            type="button"
            aria-pressed={model.viewer.value === number}
            onClick={see(number)}
            title={seatName(seat, number)}
          >
            <Who seat={seat} />
            <span class="eyes-name">{seatName(seat, number)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

// ---- the moves

function MovesAside({ model, id }: { model: ReplayTable; id: string }): VNode {
  return (
    <div class="side-root">
      <aside class="side moves-aside" aria-label={t("ui-replay-moves")}>
        <h2>{t("ui-replay-moves")}</h2>
        <Moves model={model} />
        {id && model.canBranch && <WhatIfPart model={model} id={id} />}
        {id && (
          <div class="pair">
            <a class="button" href={recordAddress(id)} download={`tablee-${id}.json`}>
              <Icon name="download" />
              {t("ui-replay-keep")}
            </a>
            <a class="button" href={`/records/${id}?verify`}>
              <Icon name="shield" />
              {t("ui-verify")}
            </a>
          </div>
        )}
      </aside>
    </div>
  );
}

function Moves({ model }: { model: ReplayTable }): VNode {
  const at = model.at.value;
  useEffect(() => document.querySelector(".moves [aria-current]")?.scrollIntoView({ block: "nearest" }), [at]);
  return (
    <ol class="moves">
      {model.moves.value.map((move, number) => {
        const who = model.seats.value[seatOf(move) ?? -1];
        return (
          <li key={number}>
            <button
              type="button"
              aria-current={number === at ? "step" : undefined}
              onClick={() => model.turnTo(number)}
            >
              <b>{number}</b>
              {who ? <Who seat={who} /> : <span />}
              <span>{move ? model.say(move) : t(number === 0 ? "ui-replay-deal" : "ui-replay-unseen")}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
