// Drawing a name from one table to another with a finger or a mouse.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";

const FAR = 8; // pixels: less is a press
const SOON = 300; // milliseconds: a click that belongs to what was let go

export interface Drag {
  person: Signal<number>; // who is in hand; 0: nobody
  over: Signal<number>; // the table under the finger; -1: none
  at: Signal<{ x: number; y: number }>;
  begin: (event: PointerEvent, person: number) => void;
  justDropped: () => boolean;
}

/** `put` is told who was let go where. */
export function useDrag(put: (person: number, table: number) => void): Drag {
  const person = useSignal(0);
  const over = useSignal(-1);
  const at = useSignal({ x: 0, y: 0 });
  const pressed = useRef<{ person: number; x: number; y: number } | null>(null);
  const dropped = useRef(-SOON);
  const latest = useRef(put);
  latest.current = put;
  useEffect(() => {
    const move = (event: PointerEvent): void => {
      const from = pressed.current;
      if (!from) return;
      const isFar = Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR;
      if (person.value === 0 && isFar) person.value = from.person;
      if (person.value === 0) return;
      at.value = { x: event.clientX, y: event.clientY };
      over.value = tableUnder(event);
    };
    const end = (event: PointerEvent): void => {
      const table = tableUnder(event);
      if (person.value !== 0 && event.type === "pointerup" && table >= 0) latest.current(person.value, table);
      if (person.value !== 0) dropped.current = performance.now();
      pressed.current = null;
      person.value = 0;
      over.value = -1;
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    return () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
  }, []);
  return useMemo(
    () => ({
      person,
      over,
      at,
      begin: (event, who) => {
        if (event.button === 0) pressed.current = { person: who, x: event.clientX, y: event.clientY };
      },
      justDropped: () => performance.now() - dropped.current < SOON,
    }),
    [],
  );
}

/** Its number; 0: the place of those without a table; -1: none of these. */
function tableUnder({ clientX, clientY }: PointerEvent): number {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-table-number]");
  return found ? Number(found.dataset.tableNumber) : -1;
}
