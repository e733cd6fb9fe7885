// A part of a page that comes when it is first wanted, or a little before: until then the page says that it comes.
import { signal } from "@preact/signals";
import type { ComponentType, VNode } from "preact";
import { Coming } from "./Coming";

const AGAIN = 2000; // milliseconds, where the server does not answer
const RENEWED = "tablee.renewed";
const ONCE_IN = 60_000; // milliseconds: a new page that lacks it too is no help

export interface Lazy<Props> {
  (props: Props): VNode;
  preload: () => void; // asks for it; once is enough
}

/** `name`: under which the page may know all the scripts it needs. */
export function lazy<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  const found = signal<{ Part: ComponentType<Props> } | null>(null);
  let isAsked = false;
  let isWanted = false;
  const preload = (): void => {
    if (isAsked) return;
    isAsked = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-part="${name}"]`))
      link.rel = "modulepreload";
    void loadScripts(load, () => isWanted).then((Part) => (found.value = { Part }));
  };
  const Shown = (props: Props): VNode => {
    const here = found.value;
    isWanted = true;
    if (!here) preload();
    return here ? <here.Part {...props} /> : <Coming />;
  };
  return Object.assign(Shown, { preload });
}

/** Until they are there. If the server answers and still they cannot be had, they are of a version that is gone, or the
 * browser will not ask for them again: then, if somebody waits for them, the page is loaded anew. */
export async function loadScripts<T>(load: () => Promise<T>, areWanted = (): boolean => true): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN));
      if (areWanted() && (await serverAnswers())) renew();
    }
  }
}

async function serverAnswers(): Promise<boolean> {
  return fetch("/healthz", { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );
}

function renew(): void {
  try {
    const last = Number(sessionStorage.getItem(RENEWED) ?? 0);
    if (Date.now() - last < ONCE_IN) return;
    sessionStorage.setItem(RENEWED, String(Date.now()));
  } catch {
    return; // where nothing is kept nobody could say that it was tried
  }
  location.reload();
}

const styles = new Map<string, Promise<void>>();

/** Styles, asked for once, beside the first of the scripts that need them: those of every screen but the shelf, of a
 * hall, or of photographs. */
export function loadStyles(of: "later" | "hall" | "photos"): Promise<void> {
  const named = document.querySelector<HTMLLinkElement>("#later");
  const href = (of === "later" ? named?.href : named?.dataset[of]) ?? "";
  const found =
    styles.get(href) ??
    new Promise((done) => {
      const link = document.createElement("link");
      link.onload = link.onerror = () => done(); // a screen without them can still be used
      link.rel = "stylesheet";
      link.href = href;
      document.head.append(link);
    });
  styles.set(href, found);
  return found;
}
