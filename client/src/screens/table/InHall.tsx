// What a hall adds to one of its tables, and to a lesson meanwhile; it comes when the rest is there.
import { useSignal } from "@preact/signals";
import type { ComponentType, VNode } from "preact";
import { useEffect } from "preact/hooks";
import { Coming } from "../../ui/Coming";
import { loadScripts, loadStyles } from "../../ui/lazy";

interface InHallProps {
  hall: string;
  table?: string; // its code, where one is at one
  isAlone?: boolean; // there is nothing else to be seen: who waits sees what the hall says
}

export function InHall(props: InHallProps): VNode | null {
  const found = useSignal<{ Strip: ComponentType<InHallProps> } | null>(null);
  useEffect(() => {
    if (!LOCAL) {
      const load = () => import("../hall/HallStrip").then((each) => each.HallStrip);
      void Promise.all([loadScripts(load), loadStyles("hall")]).then(([Strip]) => (found.value = { Strip }));
    }
  }, []);
  const here = found.value;
  return here ? <here.Strip {...props} /> : props.isAlone ? <Coming /> : null;
}
