// Which page is shown: the address says it, and going somewhere changes the address.
import { signal } from "@preact/signals";

export const address = signal(location.pathname + location.search);

export function go(to: string): void {
  if (to === address.value) return;
  history.pushState(null, "", to);
  address.value = location.pathname + location.search;
  scrollTo(0, 0);
}

export function replace(to: string): void {
  history.replaceState(null, "", to);
  address.value = location.pathname + location.search;
}

addEventListener("popstate", () => {
  address.value = location.pathname + location.search;
});

/** A click on a link of ours stays on the page; with a key held down the browser does what it always does. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (
    !link ||
    !plain ||
    event.defaultPrevented ||
    link.target ||
    link.origin !== location.origin ||
    link.hasAttribute("download")
  )
    return;
  if (!PAGES.test(link.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

const PAGES = /^\/($|g\/|t\/|tv\/|r\/|lesson\/|records|leagues|day|photos|s\/|desk|wall\/|join$)/;
