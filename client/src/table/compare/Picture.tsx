// A picture to be searched for differences: marks on it, a glass to look closer, and its pair beside it.
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../lib/words";
import type { Piece, Ring as WireRing } from "../../protocol/wire";
import { reply } from "../effects/announce";
import type { ZoneProps } from "../piece/props";
import { ZoneFrame } from "../piece/ZoneFrame";
import type { TableModel } from "../state/model";
import { faceOf, sealedFace, shapeOf } from "../timing/sealed";
import { claimOf } from "./claim";
import { Gestures, type Surface } from "./gestures";
import { clamp, markingOf, marksShown, move, place, remove, within, type Mark, type Point } from "./marks";
import { noteRoom, pairing, partnerOf } from "./pair";
import { Strip } from "./Strip";
import { onView, reveal, toggleZoom, whole, zoomAt, zoomOf, type Zoom } from "./zoom";

const USUAL_SHAPE = 4 / 3;
const STEP = 0.02; // of an arrow key, in widths
const LONG_STEP = 0.08; // with the shift key
const CLEAR = 6; // pixels between what was shown and the ring round it

export function Picture({ model, zone, box }: ZoneProps): VNode {
  useLayoutEffect(() => noteRoom(model, zone.id, box), [model, zone.id, box.x, box.y, box.w, box.h]);
  const piece = zone.pieces?.[0];
  const partner = partnerOf(model, zone);
  const shape = shapeOf(model, piece) ?? shapeOf(model, partner?.pieces?.[0]) ?? USUAL_SHAPE;
  const { section, mat, strip, view, role, isStacked } = pairing(model, zone, box, shape);
  return (
    <ZoneFrame model={model} zone={zone} box={section}>
      {strip && (
        <Strip
          model={model}
          zone={zone}
          partner={partner}
          box={strip}
          role={role}
          isStacked={isStacked}
          shape={shape}
        />
      )}
      <div
        class="picture-mat"
        style={{ left: `${mat.x}px`, top: `${mat.y}px`, width: `${mat.w}px`, height: `${mat.h}px` }}
      >
        {piece && (
          <View
            model={model}
            zone={zone.id}
            piece={piece}
            label={model.say(zone.label)}
            wide={view.w}
            high={view.h}
            shape={shape}
          />
        )}
      </div>
    </ZoneFrame>
  );
}

interface ViewProps extends Surface {
  piece: Piece;
  label: string;
  high: number;
}

function View({ model, zone, piece, label, wide, high, shape }: ViewProps): VNode {
  const surface: Surface = { model, zone, wide, shape };
  const fingers = useRef<Gestures>();
  const [cross, setCross] = useState<Point | null>(null); // where the keyboard aims
  fingers.current ??= new Gestures(surface);
  fingers.current.over(surface);
  const hands = fingers.current;
  const zoom = zoomOf(model).value ?? whole(shape);
  const face = faceOf(model, piece);
  return (
    <div
      class="picture-view"
      data-waits={markingOf(model)?.aim === null || undefined}
      style={{ width: `${wide}px`, height: `${high}px` }}
      onPointerDown={(event) => (setCross(null), hands.down(event))}
      onPointerMove={(event) => hands.move(event)}
      onPointerUp={(event) => hands.up(event)}
      onPointerCancel={(event) => hands.cancel(event)}
      onWheel={(event) => hands.wheel(event)}
    >
      <Ground surface={surface} piece={piece} label={label} face={face} zoom={zoom} cross={cross} aim={setCross} />
      {(model.hint.value?.areas ?? [])
        .filter(([where]) => where === zone)
        .map(([, ring]) => (
          <Advised key={ring.join()} ring={ring} zoom={zoom} wide={wide} shape={shape} />
        ))}
      {claimOf(model).value?.rings.map((ring) => (
        <Shown key={ring.join()} ring={ring} zoom={zoom} wide={wide} shape={shape} />
      ))}
      {marksShown(model).map((mark) => (
        <Ring key={mark.number} surface={surface} mark={mark} zoom={zoom} high={high} />
      ))}
      {cross && <Cross at={onView(cross, zoom, wide, shape)} />}
    </div>
  );
}

interface GroundProps {
  surface: Surface;
  piece: Piece;
  label: string;
  face: string | null;
  zoom: Zoom;
  cross: Point | null;
  aim: (at: Point | null) => void;
}

/** The picture itself: one button, on which arrows move a cross and Enter places a mark. */
function Ground({ surface, piece, label, face, zoom, cross, aim }: GroundProps): VNode {
  const { model, zone, wide, shape } = surface;
  const marking = markingOf(model);
  const canMark = Boolean(marking?.aim && !marking.isFull);
  const corner = onView({ x: 0, y: 0 }, zoom, wide, shape);
  const middle = { x: zoom.x, y: zoom.y };
  const put = (): void => {
    if (place(model, zone, cross ?? middle)) reply(t("ui-mark-placed", { number: model.chosen.value.spots.length }));
  };
  const press = (event: KeyboardEvent): void => {
    const way = arrowOf(event);
    if (way) {
      const next = within({ x: (cross ?? middle).x + way.x, y: (cross ?? middle).y + way.y }, shape);
      aim(next);
      reveal(model, shape, next);
    } else if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) put();
    } else if (!zoomKey(event, model, shape, cross ?? undefined)) return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      class="picture-ground"
      data-piece={piece.key}
      data-state={piece.state?.join(" ")}
      data-lit={canMark || undefined}
      aria-disabled={canMark ? undefined : true}
      aria-label={canMark ? t("ui-picture-how", { name: label }) : label}
      onKeyDown={press}
      onClick={(event) => event.detail === 0 && put()}
      onBlur={() => aim(null)}
    >
      {face && (
        <img
          src={face}
          alt=""
          draggable={false}
          decoding="sync"
          style={{ transform: `translate(${corner.x}px, ${corner.y}px) scale(${zoom.scale})` }}
        />
      )}
      {piece.sealed && !face && <OnItsWay isHere={sealedFace(model, piece).value !== null} />}
    </button>
  );
}

/** In the place of a picture that is still on its way, or that waits for those of the others. */
export function OnItsWay({ isHere }: { isHere: boolean }): VNode {
  return <span class="on-its-way">{t(isHere ? "ui-picture-held" : "ui-picture-coming")}</span>;
}

/** A mark where it was placed, and a thin ring in the same place of the other picture: that is what one compares. */
function Ring({ surface, mark, zoom, high }: { surface: Surface; mark: Mark; zoom: Zoom; high: number }): VNode | null {
  const { model, zone, wide, shape } = surface;
  const at = onView(mark, zoom, wide, shape);
  if (at.x < 0 || at.y < 0 || at.x > wide || at.y > high) return null;
  const size = clamp(wide * 0.11, 52, 64);
  const style = { left: `${at.x}px`, top: `${at.y}px`, width: `${size}px`, height: `${size}px` };
  if (mark.zone !== zone) return <span class="mark-ghost" style={style} />;
  const press = (event: KeyboardEvent): void => {
    const way = arrowOf(event);
    if (way) {
      const next = within({ x: mark.x + way.x, y: mark.y + way.y }, shape);
      move(model, mark.number, next);
      reveal(model, shape, next);
    } else if (event.key === "Delete" || event.key === "Backspace") takeAway(model, mark.number);
    else if (!zoomKey(event, model, shape, mark)) return;
    event.preventDefault();
  };
  const side = `${at.x > wide - size ? "left" : "right"} ${at.y < size ? "low" : "high"}`;
  return (
    <button
      type="button"
      class={`mark ${side}`}
      style={style}
      data-mark={mark.number}
      aria-label={t("ui-mark", { number: mark.number + 1 })}
      onKeyDown={press}
    >
      <b aria-hidden="true">{mark.number + 1}</b>
    </button>
  );
}

/** A place that a right claim has just shown: round it, so that it hides nothing. */
function Shown({ ring, zoom, wide, shape }: { ring: WireRing; zoom: Zoom; wide: number; shape: number }): VNode | null {
  const [x, y, w, h] = ring;
  const at = onView({ x, y }, zoom, wide, shape);
  if (at.x < 0 || at.y < 0 || at.x > wide || at.y > wide / shape) return null;
  const across = (part: number): string => `${part * wide * zoom.scale * Math.SQRT2 + 2 * CLEAR}px`;
  return (
    <span class="shown-ring" style={{ left: `${at.x}px`, top: `${at.y}px`, width: across(w), height: across(h) }} />
  );
}

/** The part of the picture that a hint speaks of. */
function Advised({ ring, zoom, wide, shape }: { ring: WireRing; zoom: Zoom; wide: number; shape: number }): VNode {
  const [x, y, w, h] = ring;
  const at = onView({ x, y }, zoom, wide, shape);
  const across = (part: number): string => `${part * wide * zoom.scale}px`;
  return (
    <span class="hint-area" style={{ left: `${at.x}px`, top: `${at.y}px`, width: across(w), height: across(h) }} />
  );
}

function takeAway(model: TableModel, which: number): void {
  remove(model, which);
  reply(t("ui-mark-removed", { number: which + 1 }));
}

function Cross({ at }: { at: Point }): VNode {
  return (
    <svg class="picture-cross" viewBox="0 0 48 48" style={{ left: `${at.x}px`, top: `${at.y}px` }} aria-hidden="true">
      <path d="M24 2v16M24 30v16M2 24h16M30 24h16" />
    </svg>
  );
}

// ---- keys

function arrowOf(event: KeyboardEvent): Point | null {
  const step = event.shiftKey ? LONG_STEP : STEP;
  switch (event.key) {
    case "ArrowLeft":
      return { x: -step, y: 0 };
    case "ArrowRight":
      return { x: step, y: 0 };
    case "ArrowUp":
      return { x: 0, y: -step };
    case "ArrowDown":
      return { x: 0, y: step };
    default:
      return null;
  }
}

/** Plus, minus, zero: closer, farther, all of it. */
function zoomKey(event: KeyboardEvent, model: TableModel, shape: number, at?: Point): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "+" || event.key === "=") zoomAt(model, shape, 1.35, at);
  else if (event.key === "-") zoomAt(model, shape, 1 / 1.35, at);
  else if (event.key === "0" && zoomOf(model).value) toggleZoom(model, shape);
  else return false;
  return true;
}
