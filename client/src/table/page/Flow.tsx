// The direction of play, where it may change: chevrons on the cloth. When somebody turns it round they run round once.
import type { VNode } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { Plan } from "../layout/draft";
import { chevrons } from "../layout/flow";
import type { TableModel } from "../state/model";
import { seatsZone } from "../state/zones";

const STEP = 22; // milliseconds from one chevron to the next

export function Flow({ model, plan }: { model: TableModel; plan: Plan }): VNode | null {
  const flow = seatsZone(model.zones.value)?.flow ?? 0;
  const first = useRef(flow);
  const isDrawn = flow !== 0;
  const places = useMemo(() => (isDrawn ? chevrons(plan) : []), [isDrawn, plan]); // there is much to reckon
  if (!isDrawn) return null;
  const isTurned = flow !== first.current;
  const turnOf = (place: number) => (flow > 0 ? place : places.length - place);
  if (isTurned) first.current = 0; // from now on every turn is one that was seen
  return (
    <svg
      class={`flow ${plan.shape}`}
      key={flow}
      data-flow={flow}
      data-turned={isTurned || undefined}
      width={plan.w}
      height={plan.h}
      aria-hidden="true"
    >
      {places.map(({ x, y, turn }, place) => (
        <g key={place} transform={`translate(${x} ${y}) rotate(${flow > 0 ? turn : turn + 180})`}>
          <path d="M-4 -7L4 0L-4 7" style={{ animationDelay: `${turnOf(place) * STEP}ms` }} />
        </g>
      ))}
    </svg>
  );
}
