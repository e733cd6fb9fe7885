// What is put up in a few steps, a picture of the screen apart: a slow phone hears taps between them.
import { useComputed, useSignal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { useEffect } from "preact/hooks";
import { afterPaint } from "../lib/idle";

export type Step = ReadonlySignal<number>;

/** From one step to another as soon as it may begin. What is prepared is a task of its own, too. */
export function useGradual(from: number, to: number, isReady = true, prepare?: () => void): Signal<number> {
  const reached = useSignal(from);
  useEffect(() => {
    let goesOn = isReady;
    const climb = async (): Promise<void> => {
      prepare?.();
      // oxlint-disable-next-line no-unmodified-loop-condition -- whoever leaves the page ends it meanwhile
      while (goesOn && reached.value < to) {
        await afterPaint();
        reached.value += 1;
      }
    };
    if (goesOn) void climb();
    return () => {
      goesOn = false;
    };
  }, [isReady]);
  return reached;
}

interface FromProps {
  step: Step;
  at: number;
  children: ComponentChildren;
}

/** What is there from a step on. It alone is drawn when that is reached, and nothing again that is there already. */
export function From({ step, at, children }: FromProps): VNode | null {
  const isThere = useComputed(() => step.value >= at);
  return isThere.value ? <>{children}</> : null;
}
