// A strip beside a table: at the lower edge, on a phone that lies on its side at the right. The table gets the rest.
import { useSignal, type ReadonlySignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Spare } from "./TableView";

const FLAT = matchMedia("(max-height: 459px) and (orientation: landscape)"); // as in lesson.css

export function useEdge(): { edge: RefObject<HTMLElement>; spare: ReadonlySignal<Spare> } {
  const edge = useRef<HTMLElement>(null);
  const spare = useSignal<Spare>({ w: 0, h: 0 });
  useLayoutEffect(() => {
    const strip = edge.current;
    if (!strip) return undefined;
    const measure = (): void => {
      const { width, height } = strip.getBoundingClientRect();
      spare.value = FLAT.matches ? { w: Math.ceil(width), h: 0 } : { w: 0, h: Math.ceil(height) };
    };
    const watch = new ResizeObserver(measure);
    watch.observe(strip);
    measure();
    return () => watch.disconnect();
  }, []);
  return { edge, spare };
}
