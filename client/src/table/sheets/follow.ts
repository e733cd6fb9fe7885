// A list that follows its end while the end is in view, and otherwise holds still.
import { useSignal, type Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const NEAR = 40; // pixels from the end within which it is in view

/** Whether the list follows, and a way to its end. */
export interface Following {
  isHeld: Signal<boolean>;
  toTheEnd: () => void;
}

/** Only somebody who goes up in the list holds it: a scroll event may tell of a scroll of ours, and come when the list
 * has grown again. Then its end is out of view, but the list does not stand higher than where we put it. Or the browser
 * scrolled, because the list has another height. */
export function useFollowing(list: RefObject<HTMLElement>): Following {
  const isHeld = useSignal(false);
  const put = useRef({ top: 0, height: 0 });
  const scroller = () => list.current?.closest<HTMLElement>(".sheet-body") ?? list.current;
  const toTheEnd = () => {
    const element = scroller();
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    put.current = { top: element.scrollTop, height: element.clientHeight };
    isHeld.value = false;
  };
  useLayoutEffect(() => {
    const element = scroller();
    const scrolled = () => {
      if (!element) return;
      const { scrollTop: top, scrollHeight: whole, clientHeight: height } = element;
      if (whole - top - height < NEAR) isHeld.value = false;
      else if (height === put.current.height && top < put.current.top - NEAR) isHeld.value = true;
    };
    const resized = new ResizeObserver(() => !isHeld.peek() && toTheEnd()); // a hint makes the log shorter
    element?.addEventListener("scroll", scrolled, { passive: true });
    if (element) resized.observe(element);
    return () => {
      element?.removeEventListener("scroll", scrolled);
      resized.disconnect();
    };
  }, []);
  useLayoutEffect(() => {
    // with the next paint, which lays the page out anyway: nobody waits here for that
    const frame = requestAnimationFrame(() => !isHeld.peek() && toTheEnd());
    return () => cancelAnimationFrame(frame);
  });
  return { isHeld, toTheEnd };
}
