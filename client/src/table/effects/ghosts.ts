// Pictures that fly where no piece is: backs between piles and hands, cards that leave the table. They lie over the
// page, nothing can touch them, and they are gone when they are there.

export interface GhostFlight {
  from: { x: number; y: number; w: number; h: number };
  to: { x: number; y: number; w: number; h: number } | null; // null: it fades where it is
  picture: string;
  delay: number;
  duration: number;
  easing: string;
  isShown?: boolean; // to the end: a piece takes its place there
}

export class Ghosts {
  private readonly layer = document.createElement("div");

  constructor() {
    this.layer.className = "ghosts";
    this.layer.setAttribute("aria-hidden", "true");
  }

  fly({ from, to, picture, delay, duration, easing, isShown = false }: GhostFlight): void {
    if (!this.layer.isConnected) document.body.append(this.layer);
    const ghost = new Image();
    ghost.decoding = "sync"; // it is on the screen already: waiting for it would be a flicker
    ghost.src = picture;
    Object.assign(ghost.style, {
      left: `${from.x - from.w / 2}px`,
      top: `${from.y - from.h / 2}px`,
      width: `${from.w}px`,
      height: `${from.h}px`,
    });
    this.layer.append(ghost);
    const flight = ghost.animate(to ? path(from, to, isShown) : { opacity: [1, 0] }, {
      duration,
      delay,
      easing,
      fill: "both",
    });
    flight.finished.then(
      () => ghost.remove(),
      () => ghost.remove(),
    );
  }

  clear(): void {
    this.layer.replaceChildren();
    this.layer.remove();
  }
}

/** It gets smaller towards what is smaller than itself, and fades a little where nothing takes its place. */
function path(
  from: GhostFlight["from"],
  to: NonNullable<GhostFlight["to"]>,
  isShown: boolean,
): PropertyIndexedKeyframes {
  const scale = Math.min(1.2, to.w / from.w, to.h / from.h);
  const [x, y] = [to.x - from.x, to.y - from.y];
  const lift = Math.min(40, Math.hypot(x, y) * 0.12);
  return {
    translate: ["0px 0px", `${x * 0.65}px ${y * 0.65 - lift}px`, `${x}px ${y}px`],
    scale: [1, 1, Math.max(0.3, scale)],
    opacity: [1, 1, isShown ? 1 : 0.6],
  };
}
