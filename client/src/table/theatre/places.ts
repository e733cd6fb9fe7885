// Where pieces, people and the cloth are on the screen, as they lie when nothing flies.
import type { Piece } from "../../protocol/wire";
import { box, type Box } from "../layout/boxes";
import { isSlit } from "../state/gaps";
import type { TableModel } from "../state/model";

/** The element of a piece. A hidden one of somebody's code has another key for its owner: it stands at the same place. */
export function pieceElement(page: HTMLElement, model: TableModel, key: string): HTMLElement | null {
  return byKey(page, key) ?? byKey(page, ownKey(model, key));
}

function byKey(page: HTMLElement, key: string): HTMLElement | null {
  return key ? page.querySelector<HTMLElement>(`[data-piece="${CSS.escape(key)}"]`) : null;
}

const BACK = /^b(\d+)\.(\d+)$/; // so the backs of a seat are numbered

function ownKey(model: TableModel, key: string): string {
  const [, seat, place] = BACK.exec(key) ?? [];
  const code = model.zones.peek().find((zone) => zone.form === "code" && zone.owner === Number(seat));
  const standing = (piece: Piece) => !isSlit(piece) && !piece.state?.includes("apart");
  return seat ? ((code?.pieces ?? []).filter(standing)[Number(place)]?.key ?? "") : "";
}

/** A piece that flies is where it will be. */
export function boxOf(element: HTMLElement): Box {
  const parent = element.offsetParent;
  if (element.getAnimations().length > 0 && parent instanceof HTMLElement) {
    const { left, top } = parent.getBoundingClientRect();
    return box(
      left + parent.clientLeft + element.offsetLeft,
      top + parent.clientTop + element.offsetTop,
      element.offsetWidth,
      element.offsetHeight,
    );
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  return box(left, top, width, height);
}

/** The head of somebody at the table; mine may be in the prompt only. */
export function headElement(page: HTMLElement, seat: number): HTMLElement | null {
  return page.querySelector<HTMLElement>(`[data-piece="seat${seat}"] .seat-animal`);
}

export function clothBox(page: HTMLElement): Box {
  const cloth = page.querySelector<HTMLElement>(".cloth");
  return boxOf(cloth ?? page);
}

/** The picture that an element shows. */
export function pictureOf(element: HTMLElement): string {
  return [...element.querySelectorAll("img")].at(-1)?.src ?? "";
}

export function centre({ x, y, w, h }: Box): { x: number; y: number } {
  return { x: x + w / 2, y: y + h / 2 };
}

const TRIED = 7; // places each way

/** The middle of a place on the cloth for something so large, where it lies on as little as possible of what can be
 * tapped, of piles, and of `besides`. */
export function freePlace(
  page: HTMLElement,
  { w, h }: { w: number; h: number },
  besides: readonly Box[],
): { x: number; y: number } {
  const cloth = clothBox(page);
  const taken = [...page.querySelectorAll<HTMLElement>("[data-lit]:not(.seat), .stack, [data-prompt]")].map(boxOf);
  const boxes = [...taken, ...besides];
  const wanted = centre(cloth);
  const steps = Array.from({ length: TRIED }, (_, step) => step / (TRIED - 1));
  const places = steps.flatMap((down) =>
    steps.map((across) => ({
      x: cloth.x + w / 2 + across * Math.max(0, cloth.w - w),
      y: cloth.y + h / 2 + down * Math.max(0, cloth.h - h),
    })),
  );
  const cost = (at: { x: number; y: number }) =>
    boxes.reduce((sum, each) => sum + overlap(at, w, h, each), 0) * 100 + Math.hypot(at.x - wanted.x, at.y - wanted.y);
  return places.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

/** In square pixels. */
function overlap(at: { x: number; y: number }, w: number, h: number, other: Box): number {
  const wide = Math.min(at.x + w / 2, other.x + other.w) - Math.max(at.x - w / 2, other.x);
  const high = Math.min(at.y + h / 2, other.y + other.h) - Math.max(at.y - h / 2, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}
