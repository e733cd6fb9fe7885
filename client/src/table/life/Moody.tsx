// Somebody's head. A robot's shows how it feels: the new face comes over the old one.
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import type { SeatInfo } from "../../protocol/wire";
import { type Mood, Who } from "../../ui/pictures";
import type { TableModel } from "../state/model";
import { lifeOf, moodOf } from "./life";
import { isRobot } from "./reactions";

export function Moody({ model, seat, info }: { model: TableModel; seat: number; info: SeatInfo }): VNode {
  const shown = useRef<readonly [now: Mood, before: Mood]>(["idle", "idle"]);
  if (!isRobot(info)) return <Who seat={info} />;
  const mood = moodOf(model, seat);
  if (lifeOf(model).isStill.value) shown.current = [mood, mood]; // changed at once, without a movement
  const [last] = shown.current;
  if (mood !== last) shown.current = [mood, last];
  const before = shown.current[1];
  return (
    <>
      {before !== mood && (
        <span key={`was ${before}`} class="was">
          <Who seat={info} mood={before} />
        </span>
      )}
      <Who key={mood} seat={info} mood={mood} />
    </>
  );
}
