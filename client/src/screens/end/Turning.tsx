// The turning point: my chance to win along the match, a ring on its largest step, and the way back to that move.
import { useSignal, type ReadonlySignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../lib/api";
import { t } from "../../lib/words";
import type { Room, TurningPoint } from "../../protocol/wire";
import type { TableModel } from "../../table/state/model";
import { Icon } from "../../ui/icons";

const W = 320;
const H = 84;
const EDGE = 12; // round the line, for the ring

/** For whoever played alone with robots; null while it is not there. */
export function useTurning(room: Room): ReadonlySignal<TurningPoint | null> {
  const found = useSignal<TurningPoint | null>(null);
  const record = room.record ?? "";
  useEffect(() => {
    found.value = null;
    if (!record || !room.alone || room.setup.day) return;
    api.turningPoint(record).then(
      (told) => (found.value = told),
      () => undefined, // there is nothing to tell then
    );
  }, [record]);
  return found;
}

export function Turning({ model, room, told }: { model: TableModel; room: Room; told: TurningPoint }): VNode {
  const { move = 0, seat } = told;
  return (
    <section class="panel turning" data-turning aria-labelledby="turning">
      <h2 id="turning">{t("ui-turning")}</h2>
      <Line told={told} />
      <p>{move ? words(model, told) : t("ui-turning-close")}</p>
      {move > 0 && (
        <a class="button" href={`/records/${room.record}?seat=${seat}&move=${move - 1}`}>
          <Icon name="replay" />
          {t("ui-turning-see")}
        </a>
      )}
    </section>
  );
}

/** Which move, who did what, and if it was mine what would have helped. */
function words(model: TableModel, { move = 0, words: what, mine, better }: TurningPoint): string {
  const told = t("ui-turning-at", { move, what: model.say(what) });
  return mine && better ? `${told} ${t("ui-turning-better", { what: model.say(better) })}` : told;
}

/** The line of chances; even is dashed. */
function Line({ told }: { told: TurningPoint }): VNode {
  const last = Math.max(1, told.frames.at(-1) ?? 1);
  const x = (frame: number): number => EDGE + ((W - 2 * EDGE) * frame) / last;
  const y = (chance: number): number => H - EDGE - ((H - 2 * EDGE) * chance) / 100;
  const points = told.frames.map((frame, place) => `${x(frame)},${y(told.chances[place] ?? 0)}`).join(" ");
  const ends = told.chances.at(-1) ?? 0;
  const begins = told.chances[0] ?? 0;
  const before = told.frames[told.frames.indexOf(told.move ?? 0) - 1] ?? 0;
  return (
    <svg class="turning-line" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={t("ui-turning-line", { begins, ends })}>
      <path class="even" d={`M${EDGE} ${y(50)}H${W - EDGE}`} />
      <polyline points={points} />
      {told.move ? <circle cx={x(before)} cy={y(told.before ?? 0)} r="8" /> : null}
    </svg>
  );
}
