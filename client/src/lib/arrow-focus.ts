// Arrow keys between things that lie in rows, for a remote control: to the nearest one in that direction.
type Direction = readonly [x: number, y: number];

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SIDEWAYS = 2; // how much farther it counts to be beside the way than on it

export function moveFocus(event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  const here = document.activeElement;
  if (!direction || !(event.currentTarget instanceof HTMLElement) || !here) return;
  const others = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button")].filter((each) => each !== here);
  const found = nearest(here, others, direction);
  if (!found) return;
  event.preventDefault();
  found.focus();
}

function nearest(from: Element, others: readonly HTMLElement[], [x, y]: Direction): HTMLElement | null {
  const start = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of others) {
    const end = middle(other);
    const [across, down] = [end.x - start.x, end.y - start.y];
    const ahead = across * x + down * y;
    const far = ahead + SIDEWAYS * Math.abs(across * y + down * x);
    if (ahead > 1 && far < least) [best, least] = [other, far];
  }
  return best;
}

function middle(of: Element): { x: number; y: number } {
  const { x, y, width, height } = of.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
