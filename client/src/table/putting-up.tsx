// Whoever comes to a table sees it put up in a few steps, a picture of the screen apart: a slow phone hears taps between
// them. Everything has its place from the first step on. Where there is something to be quick about, it is there at once.
import { useComputed, useSignal, type ReadonlySignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { useEffect } from "preact/hooks";
import { breath } from "../leisure";
import type { TableModel } from "./model";
import { isRace } from "./races/race";

/** A table that is not all there yet, in the page; or that comes. */
export const BEING_PUT_UP = "main[aria-busy]";

const NO_FRAME = 1000; // milliseconds after which a table on which nothing lies is shown, too

/** What each step adds. Before them all it is reckoned where everything goes. */
const PLAN = -1;
export const CLOTH = 0;
export const MINE = 1;
export const OTHERS = 2;
export const PEOPLE = 3;
export const FLOW = 4;
export const EVERYTHING = 5;

export type Step = ReadonlySignal<number>;

/** The step that has been reached. */
export function useSteps(model: TableModel, plan: ReadonlySignal<unknown>, isGradual: boolean): Step {
  const reached = useSignal(isGradual ? PLAN : EVERYTHING);
  const isHere = useComputed(() => model.frame.value !== null).value;
  useEffect(() => {
    let goesOn = isHere;
    const putUp = async (): Promise<void> => {
      plan.peek();
      while (goesOn && reached.value < EVERYTHING) {
        await breath();
        reached.value += 1;
      }
    };
    const timer = isHere ? void putUp() : setTimeout(() => (reached.value = Math.max(reached.value, CLOTH)), NO_FRAME);
    return () => {
      goesOn = false;
      clearTimeout(timer);
    };
  }, [isHere]);
  return useComputed(() => (model.frame.value && isRace(model.frame.value) ? EVERYTHING : reached.value));
}

interface FromProps {
  step: Step;
  at: number;
  children: ComponentChildren;
}

/** Is there something to be seen of it? */
export function useBegun(step: Step): boolean {
  return useComputed(() => step.value > PLAN).value;
}

/** What is there from a step on. It alone is drawn when that is reached, and nothing again that is there already. */
export function From({ step, at, children }: FromProps): VNode | null {
  const isThere = useComputed(() => step.value >= at);
  return isThere.value ? <>{children}</> : null;
}
