// Rare stamps, drawn with one pen: a toothed edge, and inside it a picture of what was done.
import type { JSX, VNode } from "preact";

const TOOTH = 5;
const WIDE = 70;
const TALL = 84;

/** Half circles are cut out all around. */
function toothed(): string {
  const side = (steps: number, x: number, y: number): string =>
    Array.from({ length: steps }, () => `l${x} ${y}a2.5 2.5 0 0 0 ${x ? `${2 * x} 0` : `0 ${2 * y}`}l${x} ${y}`).join(
      "",
    );
  const across = (WIDE - 2 * TOOTH) / (TOOTH * 2);
  const down = Math.floor((TALL - 2 * TOOTH) / (TOOTH * 2));
  const half = TOOTH / 2;
  return `M${TOOTH} ${TOOTH}${side(across, half, 0)}${side(down, 0, half)}${side(across, -half, 0)}${side(down, 0, -half)}z`;
}

const EDGE = toothed();

/** Fills are named, so that a theme may do without them. */
type Fill = "sky" | "sun" | "leaf" | "rose" | "wood" | "milk" | "sea";
type Shape = readonly [Fill | "", string];

const PICTURES: Record<string, readonly [Fill, readonly Shape[]]> = {
  days: [
    "sky",
    [
      ["sun", "M22 40a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM30 26v3M16 40h3M41 40h3M20 30l2 2M40 30l-2 2"],
      ["milk", "M48 60a8 8 0 1 1-7-14 6.5 6.5 0 0 0 7 14z"],
      ["", "M16 62h14M16 56h8"],
    ],
  ],
  six: [
    "leaf",
    [
      ["wood", "M20 42a15 10 0 1 0 30 0 15 10 0 1 0-30 0z"],
      ["rose", "M21 26a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM41 26a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"],
      ["milk", "M12 40a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM50 40a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"],
      ["sun", "M21 58a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM41 58a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"],
    ],
  ],
  verified: [
    "sky",
    [
      ["milk", "M35 20l17 5.5v12c0 12-7 19-17 24-10-5-17-12-17-24v-12z"],
      ["", "M26 41l6.5 6.5L45 34"],
    ],
  ],
  boxes: [
    "sun",
    [
      ["rose", "M17 48h17v15H17z"],
      ["sea", "M36 48h17v15H36z"],
      ["leaf", "M26 31h17v15H26z"],
      ["milk", "M31 22h8v7h-8z"],
      ["", "M17 53h17M36 53h17M26 36h17"],
    ],
  ],
  watched: [
    "rose",
    [
      ["milk", "M16 24h38v27H16z"],
      ["sun", "M30 31v13l11-6.5z"],
      ["wood", "M16 58h38v4H16z"],
      ["sea", "M48 55.5a4.5 4.5 0 1 0 .1 0z"],
    ],
  ],
  shared: [
    "leaf",
    [
      ["milk", "M15 41l40-17-12 38-9-14z"],
      ["sky", "M34 48l21-24"],
      ["", "M18 58c3-2 5-4 7-7M15 50c2-1 3-2 4-3"],
    ],
  ],
  led: [
    "sun",
    [
      ["milk", "M15 22h40v24H15z"],
      ["sky", "M20 27h12v14H20z"],
      ["rose", "M38 27h12v14H38z"],
      ["wood", "M41 63l-9-9c-2-3 1-5 3-3l4 3-5-13c-1-3 3-4 4-2l4 9 1-2 4 1 4 2 1 7-3 7z"],
    ],
  ],
  screen: [
    "sea",
    [
      ["milk", "M14 26h42v28H14z"],
      ["sun", "M22 40a6 6 0 1 0 12 0 6 6 0 1 0-12 0z"],
      ["rose", "M37 40a6 6 0 1 0 12 0 6 6 0 1 0-12 0z"],
      ["wood", "M28 60h14"],
      ["", "M26 39h.1M30 39h.1M26 42.5c1.3 1.3 2.7 1.3 4 0M41 39h.1M45 39h.1M41 42.5c1.3 1.3 2.7 1.3 4 0"],
    ],
  ],
  evening: [
    "milk",
    [
      ["wood", "M14 48h42v5H14zM20 53v10M50 53v10"],
      ["rose", "M24 38h22v10H24z"],
      ["sun", "M35 24c3 4 3 6 0 8-3-2-3-4 0-8z"],
      ["", "M35 32v6M24 43c3 2 5 2 7.3 0 2.4 2 5 2 7.4 0 2.3 2 4.3 2 7.3 0"],
    ],
  ],
};

/** One that is not there yet is an empty place on the page. */
export function RareStamp({ deed, done }: { deed: string; done: boolean }): VNode {
  const [ground, shapes] = PICTURES[deed] ?? (["milk", []] as const);
  const size: JSX.SVGAttributes<SVGSVGElement> = { viewBox: `0 0 ${WIDE} ${TALL}` };
  return (
    <svg class="rare-stamp" {...size} aria-hidden="true" focusable="false">
      {done ? (
        <>
          <path class="stamp-paper" d={EDGE} />
          <rect class={`stamp-ground stamp-${ground}`} x="11" y="15" width="48" height="54" rx="3" />
          {shapes.map(([fill, drawn]) => (
            <path key={drawn} class={`stamp-shape ${fill ? `stamp-${fill}` : ""}`} d={drawn} />
          ))}
        </>
      ) : (
        <rect class="stamp-place" x="8" y="8" width="54" height="68" rx="4" />
      )}
    </svg>
  );
}
