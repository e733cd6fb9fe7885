// A picture in a frame of 4 : 3 that fingers push about and pinch, that is tapped or held; keys do all of it, too.
import { useSignal, type Signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../lib/words";
import { moved, seenOf, zoomed, type Seen, type Size, type View } from "../../photo/view";
import { Icon } from "../../ui/icons";

const SLIP = 8; // pixels a finger may move in a tap
const HOLD = 350; // milliseconds until a press is a hold
const NEARER = 1.5;
const WHEEL = 0.0016;
const KEY_STEP = 0.05; // of the frame
const FINE_STEP = 0.01;

interface FrameProps {
  size: Size;
  view: Signal<View>;
  mostZoom: number;
  label: string;
  draw: (context: CanvasRenderingContext2D, seen: Seen, scale: number) => void; // after each drawing of the page
  tap?: (x: number, y: number) => void; // in pixels of the picture; without it, arrows move the picture
  hold?: (isHeld: boolean) => void;
}

interface Point {
  x: number;
  y: number;
}

export function Frame({ size, view, mostZoom, label, draw, tap, hold }: FrameProps): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const pressed = useRef<{ at: Point; isTap: boolean; isHeld: boolean; timer: number } | null>(null);
  const cross = useSignal<Point | null>(null); // where keys aim, in pixels of the picture
  const width = useSignal(0);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => (width.value = element.clientWidth * Math.min(2, devicePixelRatio)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const seen = seenOf(view.value, size);
  const [wide, aim] = [width.value, cross.value]; // read here: whatever is drawn below is drawn again when they change
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || !wide) return;
    const [across, down] = [Math.round(wide), Math.round((wide * 3) / 4)];
    if (context.canvas.width !== across) [context.canvas.width, context.canvas.height] = [across, down];
    context.imageSmoothingQuality = "high";
    context.clearRect(0, 0, across, down);
    draw(context, seen, across / seen.width);
    if (aim)
      drawCross(context, (aim.x - seen.left) * (across / seen.width), (aim.y - seen.top) * (across / seen.width));
  });

  const part = (event: MouseEvent): Point => {
    const box = canvas.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };
  const endPress = (): void => {
    clearTimeout(pressed.current?.timer);
    if (pressed.current?.isHeld) hold?.(false);
    pressed.current = null;
  };
  const down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    canvas.current?.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, part(event));
    cross.value = null;
    endPress();
    if (fingers.current.size > 1) return;
    const press = { at: { x: event.clientX, y: event.clientY }, isTap: true, isHeld: false, timer: 0 };
    press.timer = window.setTimeout(() => {
      if (!hold || !press.isTap) return;
      press.isHeld = true;
      hold(true);
    }, HOLD);
    pressed.current = press;
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = part(event);
    const press = pressed.current;
    if (press && Math.hypot(event.clientX - press.at.x, event.clientY - press.at.y) > SLIP) press.isTap = false;
    if (press?.isHeld || press?.isTap) return;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const apart = (one: Point): number => Math.hypot(one.x - other.x, ((one.y - other.y) * 3) / 4);
      view.value = zoomed(view.value, size, apart(now) / Math.max(0.02, apart(before)), mostZoom, {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      });
      view.value = moved(view.value, size, (before.x - now.x) / 2, (before.y - now.y) / 2, mostZoom);
    } else view.value = moved(view.value, size, before.x - now.x, before.y - now.y, mostZoom);
  };
  const up = (event: PointerEvent): void => {
    const press = pressed.current;
    const wasAlone = fingers.current.delete(event.pointerId) && fingers.current.size === 0;
    endPress();
    if (!press?.isTap || press.isHeld || !wasAlone || event.type === "pointercancel") return;
    const { x, y } = part(event);
    tapAt(seen.left + x * seen.width, seen.top + y * seen.height);
  };
  const tapAt = (x: number, y: number): void => {
    const bounded = (value: number, length: number): number => Math.min(length - 1, Math.max(0, Math.floor(value)));
    tap?.(bounded(x, size.width), bounded(y, size.height));
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    view.value = zoomed(view.value, size, Math.exp(-event.deltaY * WHEEL), mostZoom, part(event));
  };
  const nearer = (factor: number): void => {
    view.value = zoomed(view.value, size, factor, mostZoom);
  };
  const key = (event: KeyboardEvent): void => {
    const step = event.shiftKey ? FINE_STEP : KEY_STEP;
    const way = ARROWS[event.key];
    if (way && tap) {
      const from = cross.value ?? { x: seen.left + seen.width / 2, y: seen.top + seen.height / 2 };
      cross.value = {
        x: Math.min(seen.left + seen.width, Math.max(seen.left, from.x + way[0] * step * seen.width)),
        y: Math.min(seen.top + seen.height, Math.max(seen.top, from.y + way[1] * step * seen.height)),
      };
    } else if (way) view.value = moved(view.value, size, way[0] * step, way[1] * step, mostZoom);
    else if (event.key === "+" || event.key === "=") nearer(NEARER);
    else if (event.key === "-") nearer(1 / NEARER);
    else if (event.key === "Enter" && tap && cross.value) tapAt(cross.value.x, cross.value.y);
    else return;
    event.preventDefault();
  };
  return (
    <div class="photo-frame">
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        tabIndex={0}
        data-free={view.value.zoom > 1 || !tap ? "" : undefined}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onWheel={wheel}
        onKeyDown={key}
        onContextMenu={(event) => event.preventDefault()}
      />
      <div class="photo-zoom">
        <button
          type="button"
          class="button round"
          aria-label={t("ui-photos-farther")}
          aria-disabled={view.value.zoom <= 1 || undefined}
          onClick={() => nearer(1 / NEARER)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          class="button round"
          aria-label={t("ui-photos-nearer")}
          aria-disabled={view.value.zoom >= mostZoom || undefined}
          onClick={() => nearer(NEARER)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function drawCross(context: CanvasRenderingContext2D, x: number, y: number): void {
  for (const [colour, width] of [
    ["#fff", 7],
    ["#4a3441", 3],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(x - 18, y);
    context.lineTo(x + 18, y);
    context.moveTo(x, y - 18);
    context.lineTo(x, y + 18);
    context.stroke();
  }
}
