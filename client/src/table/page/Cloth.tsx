// The cloth on the table: an oval, a rounded rectangle or a mat, with its stitched hem; and papers that lie on it.
import type { VNode } from "preact";
import { skipWait } from "../hint/speed";
import type { Plan } from "../layout/draft";
import { placed } from "../piece/PieceButton";
import type { TableModel } from "../state/model";

export function Cloth({ model, plan }: { model: TableModel; plan: Plan }): VNode {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- nothing is lost: robots move by themselves */}
      <div class="cloth" data-shape={plan.shape} style={placed(plan.cloth)} onClick={() => skipWait(model)} />
      {plan.papers.map((paper) => (
        <div key={`${paper.x} ${paper.y}`} class="cloth-paper" style={placed(paper)} />
      ))}
    </>
  );
}
