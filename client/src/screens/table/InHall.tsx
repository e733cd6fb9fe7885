// What a hall adds to one of its tables, and to a lesson meanwhile; it comes when the rest is there.
import { useSignal } from "@preact/signals";
import type { ComponentType, VNode } from "preact";
import { useEffect } from "preact/hooks";
import { loadScripts } from "../../ui/lazy";

interface InHallProps {
  hall: string;
  table?: string;
}

export function InHall(props: InHallProps): VNode | null {
  const found = useSignal<{ Strip: ComponentType<InHallProps> } | null>(null);
  useEffect(() => {
    if (!LOCAL) {
      const load = () => import("../hall/HallStrip").then((each) => each.HallStrip);
      void loadScripts(load).then((Strip) => (found.value = { Strip }));
    }
  }, []);
  const here = found.value;
  return here && <here.Strip {...props} />;
}

/** A hall's code, out of that of one of its tables (KNWJB-5); nothing, if a table stands alone. */
export function hallOf(table: string): string {
  return /^(.+)-\d+$/.exec(table)?.[1] ?? "";
}
