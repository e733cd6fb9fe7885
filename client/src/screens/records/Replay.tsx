// A match again: the table without anything to tap, a timeline, and as which seat it is seen. Keys: ← → space.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { api, recordAddress } from "../../lib/api";
import { gameName } from "../../lib/games";
import { loadWords, say, sayWhy, t } from "../../lib/words";
import { useEdge } from "../../table/page/edge";
import { screenNow } from "../../table/page/screen";
import { SideSheets } from "../../table/page/Side";
import { TableView } from "../../table/page/TableView";
import { TopBar } from "../../table/page/TopBar";
import { type LoadFrames, ReplayTable } from "../../table/source/replay";
import { seatOf } from "../../table/source/seen-again";
import { Coming } from "../../ui/Coming";
import { OneOf } from "../../ui/controls";
import { Icon } from "../../ui/icons";
import { Who } from "../../ui/pictures";
import { openSheet, Sheet } from "../../ui/sheets";
import { ShortMenu } from "../common/Menu";
import { Missing } from "../common/Missing";
import { RulesSheet } from "../common/Rules";
import { Settings } from "../common/Settings";
import { KeepPicture, useMatchPicture } from "../end/KeepPicture";
import { KeyMoments } from "./KeyMoments";
import { Drive, moveName, Track, usePlaying, useReplayKeys, ViewAs } from "./ReplayControls";
import { WhatIf, WhatIfPart } from "./WhatIf";

const SPEEDS = [1, 2, 4] as const;
const NEARLY_ALL = 0.8; // of the frames of a match

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
  const { speed } = model;
  const game = model.room.value?.game ?? "";
  const picture = useMatchPicture(back ? "" : id, game);
  usePlaying(model);
  useReplayKeys(model);
  const name = title ?? t("ui-replay-of", { game: gameName(game) });
  const marks = [model.room.value?.hinted && t("ui-hinted"), model.isElsewhere && t("ui-no-house")].filter(Boolean);
  useWatched(model, id);
  useEffect(() => {
    if (!back) document.title = `${name} · Tablée`;
  });
  const top = (
    <>
      <h1 class="hidden">{name}</h1>
      <TopBar model={model} name={[name, ...marks].join(" · ")} />
    </>
  );
  return (
    <>
      <TableView model={model} top={top} side={<MovesAside model={model} id={id} />} isPast spare={spare} />
      <aside class="table-edge timeline" ref={edge} aria-label={t("ui-replay-line")}>
        {model.blank && <p class="soft blank-cards">{say(model.blank)}</p>}
        <Track model={model} wide={spare.value.w || screenNow.value.w} />
        <div class="replay-controls">
          {id && <ViewAs model={model} />}
          {id && model.canBranch && <WhatIf model={model} id={id} />}
          {picture.value?.most ? (
            <button type="button" class="button keep-open" onClick={() => openSheet("keep-picture")}>
              {t("ui-picture-keep")}
            </button>
          ) : null}
          {back}
          <p class="move-name">{moveName(model, model.at.value)}</p>
          <Drive model={model}>
            <button
              type="button"
              class="button round open-moves"
              aria-label={t("ui-replay-moves")}
              onClick={() => openSheet("moves")}
            >
              <Icon name="menu" />
            </button>
          </Drive>
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
        {!LOCAL && id && <KeyMoments model={model} id={id} />}
        <KeepPicture record={id} picture={picture} />
        <Moves model={model} />
      </Sheet>
      <Sheet name="keep-picture" title={t("ui-picture-keep")}>
        <KeepPicture record={id} picture={picture} />
      </Sheet>
      <SideSheets model={model} />
      <ShortMenu model={model} />
      <RulesSheet game={game} />
      <Settings />
    </>
  );
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

// ---- the moves

function MovesAside({ model, id }: { model: ReplayTable; id: string }): VNode {
  return (
    <div class="side-root">
      <aside class="side moves-aside" aria-label={t("ui-replay-moves")}>
        {!LOCAL && id && <KeyMoments model={model} id={id} />}
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
