// A part of a page that comes when it is first wanted, or a little before: until then the page says that it comes.
import type { ComponentType, VNode } from "preact";
import { signal } from "@preact/signals";
import { Coming } from "./screens/Coming";

const AGAIN = 2000; // milliseconds, where the house does not answer

export interface Later<Props> {
  (props: Props): VNode;
  bring: () => void; // asks for it; once is enough
}

/** `name`: under which the page may know all the scripts it needs. */
export function later<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): Later<Props> {
  const found = signal<{ Part: ComponentType<Props> } | null>(null);
  let isAsked = false;
  const fetchPart = (): void =>
    void load().then(
      (Part) => (found.value = { Part }),
      () => setTimeout(fetchPart, AGAIN),
    );
  const bring = (): void => {
    if (isAsked) return;
    isAsked = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-part="${name}"]`)) link.rel = "modulepreload";
    fetchPart();
  };
  const Shown = (props: Props): VNode => {
    const here = found.value;
    if (!here) bring();
    return here ? <here.Part {...props} /> : <Coming />;
  };
  return Object.assign(Shown, { bring });
}
