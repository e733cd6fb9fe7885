// Somebody who played before and is not here: their animal in a dashed sheet.
import type { VNode } from "preact";
import { Bust } from "./pictures";

export function GhostFace({ animal }: { animal: number }): VNode {
  return (
    <span class="ghost-face" aria-hidden="true">
      <Bust seat={{ name: "", who: "person", animal }} />
    </span>
  );
}
