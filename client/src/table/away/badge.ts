// A sign on the page's icon, and on the app's where it is installed: somebody is waited for. Nothing is fetched for it.

const INK = "#4a3441";
const SEATS = ["#f58a1f", "#2b7cd3", "#ffcd2e", "#45a049", "#8b57cc", "#e0433d"];
let plain: string | null = null; // the address of the usual icon

/** `count`: how many tables wait; without it, this one does. */
export function showBadge(isOn: boolean, count?: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) {
    plain ??= icon.href;
    const address = isOn ? badged(count) : plain;
    if (icon.href !== address) icon.href = address;
  }
  // not every browser has it, and where it has no use it refuses
  const app: Partial<Navigator> = navigator;
  void (isOn ? app.setAppBadge?.(count) : app.clearAppBadge?.())?.catch(() => undefined);
}

/** The round table of the icon, with a dot that is seen at 16 pixels, or a number in it. */
function badged(count = 0): string {
  const seats = SEATS.map((colour, n) => {
    const angle = (n * Math.PI) / 3;
    return circle(32 + 22.5 * Math.sin(angle), 32 - 22.5 * Math.cos(angle), 8.2, colour);
  });
  const face = `<path d="M27 29h0M37 29h0M25 35.5q7 7.5 14 0" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`;
  const badge = `<circle cx="46" cy="46" r="16" fill="#b3242a" stroke="#fff" stroke-width="4"/>`;
  const number = `<text x="46" y="54" text-anchor="middle" font-family="sans-serif" font-size="23" font-weight="700" fill="#fff">${count}</text>`;
  const drawn = [...seats, circle(32, 32, 15, "#fff0d2"), face, badge, count > 0 && count < 10 ? number : ""].join("");
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawn}</svg>`)}`;
}

function circle(x: number, y: number, r: number, colour: string): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="${colour}" stroke="${INK}" stroke-width="3"/>`;
}
