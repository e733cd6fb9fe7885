// Clocks are drawn again each second.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const ticks = signal(0);
let watchers = 0;
let timer = 0;

/** Draws what uses it again and again, as long as it is on the page. */
export function useSeconds(): void {
  void ticks.value;
  useEffect(() => {
    if (watchers++ === 0) timer = window.setInterval(() => ticks.value++, 250);
    return () => {
      if (--watchers === 0) clearInterval(timer);
    };
  }, []);
}
