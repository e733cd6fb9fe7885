// A zone as a part of the page: its place, its name, and whether the whole of it is lit.
import type { ComponentChildren, VNode } from "preact";
import { assistance } from "../../lib/settings";
import { spokenName } from "../state/spoken";
import type { ZoneProps } from "./props";

export function ZoneFrame({
  model,
  zone,
  box,
  children,
}: Omit<ZoneProps, "detail"> & { children?: ComponentChildren }): VNode {
  const emphasis = zone.emphasis ?? "piece";
  const isLit = (zone.pieces ?? []).some((piece) => model.lit.value.has(piece.key));
  return (
    <section
      role="group"
      class={`zone ${zone.kind}-zone`}
      data-zone={zone.id}
      data-kind={zone.kind}
      data-emphasis={assistance.value === "off" ? "none" : emphasis}
      data-whole={(emphasis === "whole" && isLit) || undefined}
      aria-label={spokenName(model, zone)}
      style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px`, height: `${box.h}px` }}
    >
      {children}
    </section>
  );
}
