// What lies over a table in a race, and what stands in its place.
import type { VNode } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { closeSheet, openedSheet } from "../../ui/sheets";
import { hasCurtain, isHidden } from "../state/hidden";
import type { TableModel } from "../state/model";
import { RACE_TABLE_SHEET } from "../verdict/race-table";
import { VERDICT_SHEET } from "../verdict/verdict";
import { VerdictCard } from "../verdict/VerdictCard";
import { Cover } from "./Cover";
import { Curtain } from "./Curtain";
import { Naming } from "./Naming";

const OF_THE_TABLE: ReadonlySet<string> = new Set(["log", "memo", "ask", VERDICT_SHEET, RACE_TABLE_SHEET]); // sheets that tell about it

interface LayersProps {
  model: TableModel;
  isSmall: boolean; // seats are too small there to be named by a tap on them
  hasMenu: boolean;
}

export function Layers({ model, isSmall, hasMenu }: LayersProps): VNode {
  const hidden = isHidden(model);
  useLayoutEffect(() => {
    if (hidden && OF_THE_TABLE.has(openedSheet.peek())) closeSheet();
  }, [hidden]);
  return (
    <>
      {hasCurtain(model) ? <Curtain model={model} hasMenu={hasMenu} /> : <Cover model={model} hasMenu={hasMenu} />}
      {isSmall && !hidden && <Naming model={model} />}
      {!hidden && <VerdictCard model={model} />}
    </>
  );
}
