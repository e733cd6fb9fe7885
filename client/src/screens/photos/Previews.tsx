// The four things that may happen to a thing, each as a small picture; grey, and why, where it cannot be.
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../lib/words";
import { altered, KINDS, WAYS, type Altered, type Kind } from "../../photo/alterations";
import { widened, type Box } from "../../photo/pixels";
import type { Thing } from "../../photo/region";
import { canvasFrom, STICKERS } from "./deck/canvases";
import type { Work } from "./deck/work";
import { drawPiece } from "./overlay";

/** What would become of the thing, and in which of several ways. */
export interface Offer {
  readonly kind: Kind;
  readonly way: number;
  readonly altered: Altered;
}

/** The first fair way from this one on; if there is none, the one that was asked for, with its fault. */
export function offerFrom(work: Work, thing: Thing, kind: Kind, from: number): Offer {
  const ground = work.ground();
  const ways = kind === "sticker" ? STICKERS.length : WAYS[kind];
  const tries = kind === "sticker" ? 1 : ways; // one sticker is as fair as another
  let first: Offer | null = null;
  for (let tried = 0; tried < tries; tried++) {
    const way = (from + tried) % ways;
    const offer = { kind, way, altered: altered(ground, thing, kind, way) };
    if (!offer.altered.fault) return offer;
    first ??= offer;
    if (!offer.altered.patch || offer.altered.fault === "too-near") break; // no other way would help
  }
  return first as Offer;
}

export function offersFor(work: Work, thing: Thing): Offer[] {
  return KINDS.map((kind) => offerFrom(work, thing, kind, 0));
}

/** Why it cannot be, in words. */
export function reason(work: Work, { altered: { fault, near } }: Offer): string {
  return fault ? t(`ui-photos-fault-${fault}`, { name: work.cards.value[near]?.name ?? "" }) : "";
}

interface PreviewsProps {
  work: Work;
  thing: Thing;
  offers: readonly Offer[];
  choose: (offer: Offer) => void;
}

export function Previews({ work, thing, offers, choose }: PreviewsProps): VNode {
  return (
    <ul class="photo-previews">
      {offers.map((offer) => {
        const why = reason(work, offer);
        return (
          <li key={offer.kind}>
            <button
              type="button"
              data-kind={offer.kind}
              aria-disabled={why ? true : undefined}
              onClick={() => !why && choose(offer)}
            >
              <Small work={work} offer={offer} around={thing} />
              <b>{t(`ui-photos-${offer.kind}`)}</b>
              {why && <small>{why}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const WIDE = 160; // pixels of a small picture
const HIGH = 120;
const ROOM = 0.5; // of the thing, around it

function Small({ work, offer, around }: { work: Work; offer: Offer; around: Thing }): VNode {
  // all at the scale of the thing, so that a larger one looks larger; a sticker may be larger than what it lies on
  const box = (offer.kind === "sticker" ? offer.altered.change?.mask.box : undefined) ?? around.mask.box;
  const patch = offer.altered.patch;
  return (
    <Cutting
      work={work}
      box={box}
      patch={patch ? { canvas: canvasFrom(patch), left: patch.left, top: patch.top } : null}
    />
  );
}

interface CuttingProps {
  work: Work;
  box: Box;
  patch: { canvas: HTMLCanvasElement; left: number; top: number } | null;
}

/** A part of the photograph with what was altered in it. */
export function Cutting({ work, box, patch }: CuttingProps): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const room = Math.round(Math.max(box.right - box.left, box.bottom - box.top) * ROOM);
    const wide = widened(box, room, work.picture);
    const scale = Math.min(WIDE / (wide.right - wide.left), HIGH / (wide.bottom - wide.top));
    const [width, height] = [WIDE / scale, HIGH / scale];
    const within = (middle: number, part: number, all: number): number =>
      Math.min(all - part, Math.max(0, middle - part / 2));
    const seen = {
      left: within((wide.left + wide.right) / 2, width, work.picture.width),
      top: within((wide.top + wide.bottom) / 2, height, work.picture.height),
      width,
      height,
    };
    context.clearRect(0, 0, WIDE, HIGH);
    drawPiece(context, seen, scale, { canvas: work.canvas, left: 0, top: 0 });
    if (patch) drawPiece(context, seen, scale, patch);
  });
  return <canvas ref={canvas} width={WIDE} height={HIGH} aria-hidden="true" />;
}
