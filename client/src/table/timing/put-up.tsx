// Whoever comes to a table sees it put up in a few steps. Everything has its place from the first step on. Where there is
// something to be quick about, it is there at once.
import { useComputed, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useGradual, type Step } from "../../ui/gradual";
import type { TableModel } from "../state/model";
import { isRace } from "../state/race";

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

/** The step that has been reached. */
export function useSteps(model: TableModel, plan: ReadonlySignal<unknown>, isGradual: boolean): Step {
  const isHere = useComputed(() => model.frame.value !== null).value;
  const reached = useGradual(isGradual ? PLAN : EVERYTHING, EVERYTHING, isHere, () => plan.peek());
  useEffect(() => {
    if (isHere) return undefined;
    const timer = setTimeout(() => (reached.value = Math.max(reached.value, CLOTH)), NO_FRAME);
    return () => clearTimeout(timer);
  }, [isHere]);
  return useComputed(() => (model.frame.value && isRace(model.frame.value) ? EVERYTHING : reached.value));
}

/** Is there something to be seen of it? */
export function useBegun(step: Step): boolean {
  return useComputed(() => step.value > PLAN).value;
}
