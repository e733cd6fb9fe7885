// The cloth on the table: an oval, a rounded rectangle or a mat, with its stitched hem; and papers that lie on it.
import type { VNode } from "preact";
import type { Plan } from "../layout/draft";
import { placed } from "../piece/PieceButton";

export function Cloth({ plan }: { plan: Plan }): VNode {
  return (
    <>
      <div class="cloth" data-shape={plan.shape} style={placed(plan.cloth)} />
      {plan.papers.map((paper) => (
        <div key={`${paper.x} ${paper.y}`} class="cloth-paper" style={placed(paper)} />
      ))}
    </>
  );
}
