// What lies over a table in a race, and what stands in its place.
import type { VNode } from "preact";
import type { TableModel } from "../model";
import { Cover } from "./Cover";
import { Curtain } from "./Curtain";
import { Naming } from "./Naming";
import { Verdict } from "./Verdict";

/** May nothing of the table be in the page now? Then only what `Layers` draws is. */
export function isHidden(model: TableModel): boolean {
  const frame = model.frame.value;
  return Boolean(model.mine.value.cover) || (Boolean(frame?.curtain?.length) && model.seat.value === null);
}

/** `isSmall`: seats are too small there to be named by a tap on them. */
export function Layers({ model, isSmall }: { model: TableModel; isSmall: boolean }): VNode {
  const hasCurtain = Boolean(model.frame.value?.curtain?.length) && model.seat.value === null;
  return (
    <>
      {hasCurtain ? <Curtain model={model} /> : <Cover model={model} />}
      {isSmall && !isHidden(model) && <Naming model={model} />}
      <Verdict model={model} />
    </>
  );
}
