// The screen as the layout sees it: its size, and how large words are on it.
import { effect, signal } from "@preact/signals";
import { textSize } from "../../lib/settings";
import type { Screen } from "../layout/screen-parts";

export const screenNow = signal<Screen>(measured());

function measured(): Screen {
  const page = document.documentElement;
  return {
    w: page.clientWidth,
    h: innerHeight,
    rem: parseFloat(getComputedStyle(page).fontSize),
    text: Number(textSize.value),
  };
}

function measure(): void {
  const now = measured();
  const before = screenNow.peek();
  if (now.w !== before.w || now.h !== before.h || now.rem !== before.rem || now.text !== before.text)
    screenNow.value = now;
}

addEventListener("resize", measure);
effect(() => {
  void textSize.value;
  measure();
});
