// The hand of whoever leads a replay, on what it points at: the same piece on everybody's screen, wherever that lies
// there. The leader points with the mouse, or with a tap.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { screenNow } from "../../table/page/screen";
import type { LedTable } from "../../table/source/led";

const BETWEEN = 60; // milliseconds from one look at where the mouse is to the next
const SETTLED = 450; // milliseconds in which what flies has come down

export function LedHand({ led }: { led: LedTable }): VNode | null {
  usePointing(led);
  const place = useSignal<{ x: number; y: number } | null>(null);
  const { point } = led.state.value;
  const { w, h } = screenNow.value;
  useEffect(() => {
    const measure = (): void => {
      place.value = point ? placeOf(point) : null;
    };
    measure();
    const timer = setTimeout(measure, SETTLED);
    return () => clearTimeout(timer);
  }, [point, led.frame.value, w, h]);
  if (!place.value) return null;
  return (
    <div
      class="led-hand"
      data-hand
      data-own={led.steers.value || undefined}
      style={{ left: `${place.value.x}px`, top: `${place.value.y}px` }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 44 52">
        <path
          class="led-skin"
          d="M15 30 8 20c-2-3 2-6 5-3l5 5-4-14c-1-4 4-5 5-2l4 12V5c0-4 5-4 5 0l1 13 3-10c1-3 6-2 5 2l-3 12 3-4c2-3 6 0 5 3l-7 17c-2 5-6 7-10 7-5 0-8-3-10-8z"
        />
        <path class="led-sleeve" d="M18 42h20v8H18z" />
      </svg>
      <b>{led.leaderName.value}</b>
    </div>
  );
}

/** Where it is on this screen; nowhere, if that does not lie there. */
function placeOf([name, x, y]: readonly [string, number, number]): { x: number; y: number } | null {
  const key = CSS.escape(name);
  const table = document.querySelector("[data-table]");
  const found = table?.querySelector(`[data-piece="${key}"]`) ?? table?.querySelector(`[data-zone="${key}"]`);
  const box = found?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return { x: box.left + x * box.width, y: box.top + y * box.height };
}

/** On the leader's page: what the mouse is over, or the finger came down on, is pointed at. */
function usePointing(led: LedTable): void {
  const isLeader = led.steers.value;
  useEffect(() => {
    if (!isLeader) return undefined;
    const root = document.documentElement;
    let seenAt = 0;
    const point = (event: PointerEvent): void => {
      const isMove = event.type === "pointermove";
      if (isMove && (event.pointerType !== "mouse" || event.timeStamp - seenAt < BETWEEN)) return;
      seenAt = event.timeStamp;
      const table = event.target instanceof Element ? event.target.closest("[data-table]") : null;
      if (table) led.pointAt(under(table, event));
    };
    root.dataset.leading = ""; // a button that nobody can press hears no mouse, unless a style says otherwise
    addEventListener("pointermove", point, { passive: true });
    addEventListener("pointerdown", point, { passive: true });
    return () => {
      delete root.dataset.leading;
      removeEventListener("pointermove", point);
      removeEventListener("pointerdown", point);
    };
  }, [led, isLeader]);
}

/** The smallest piece there, or else the smallest zone, and which part of it. */
function under(table: Element, { clientX: x, clientY: y }: PointerEvent): [string, number, number] | null {
  for (const kind of ["piece", "zone"]) {
    const boxes = [...table.querySelectorAll<HTMLElement>(`[data-${kind}]`)]
      .map((each) => ({ name: each.dataset[kind] ?? "", box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom)
      .sort((one, other) => one.box.width * one.box.height - other.box.width * other.box.height);
    const [found] = boxes;
    if (found)
      return [found.name, part(x - found.box.left, found.box.width), part(y - found.box.top, found.box.height)];
  }
  return null;
}

function part(much: number, of: number): number {
  return Math.round((1000 * much) / Math.max(1, of)) / 1000;
}
