// Icons that only these pages have, drawn as those of ui/icons.tsx.
import type { VNode } from "preact";

const DRAWN = {
  bin: "M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l1 14h9l1-14M10 10.5v6.5M14 10.5v6.5",
  camera:
    "M4.5 7.5h3l1.5-2.5h6l1.5 2.5h3A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5zM12 9.8a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8z",
  file: "M6 3.5h8l4.5 4.5v11a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V4M14 3.5V8h4.5M12 17.5v-6M9.2 14l2.8-2.8 2.8 2.8",
  picture:
    "M4.5 4.5h15A1.5 1.5 0 0 1 21 6v12a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V6a1.5 1.5 0 0 1 1.5-1.5zM3.5 17l5-5.5 4 4 3-3 5 5M15.5 8.5h.01",
  print:
    "M7 8.5v-5h10v5M7 17.5H4.5A1.5 1.5 0 0 1 3 16v-6a1.5 1.5 0 0 1 1.5-1.5h15A1.5 1.5 0 0 1 21 10v6a1.5 1.5 0 0 1-1.5 1.5H17M7 14.5h10v6H7z",
} as const;

export type PhotoIconName = keyof typeof DRAWN;

export function PhotoIcon({ name }: { name: PhotoIconName }): VNode {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={DRAWN[name]} />
    </svg>
  );
}
