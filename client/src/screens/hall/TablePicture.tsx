// A table seen from afar, small: what lies in its middle, drawn by the same views as the table itself. Nobody's hand is
// in it, nor how many cards somebody has left.
import { useComputed, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Glance } from "../../protocol/hall-wire";
import type { Frame, SeatInfo, Zone } from "../../protocol/wire";
import { hintsOf } from "../../table/layout/cast";
import type { Plan, ZonePlace } from "../../table/layout/draft";
import { plan } from "../../table/layout/plan";
import type { Screen } from "../../table/layout/screen-parts";
import { roomOf } from "../../table/source/replay";
import { TableModel } from "../../table/state/model";
import { NOTHING } from "../../table/state/taps";
import { viewOf } from "../../table/zones/views";

const SCREEN = { w: 1280, h: 800, rem: 18, text: 1 }; // for which it is laid out before it is made small
const UPRIGHT = { ...SCREEN, w: 700, h: 820 }; // the same, with a hand below
const LEFT_OUT = new Set<Zone["kind"]>(["seats", "bar", "legend", "notice", "words", "meter"]);
const LARGEST = 1.4; // times its own size
const CAPTION = 40; // pixels under a zone, for its words
const ABOVE = 12; // pixels over one, for what stands out

class GlanceTable extends TableModel {
  constructor(game: string, { names = [], animals = [], frame }: Glance, isLook: boolean) {
    super();
    const seats = names.map((name, seat): SeatInfo => ({ name, who: "person", animal: animals[seat] ?? 0 }));
    this.room.value = roomOf(game, seats, seats.length);
    if (frame) this.frame.value = isLook ? withHand(frame) : withoutHand(frame);
  }

  request(): Promise<boolean> {
    return Promise.resolve(false);
  }

  protected play(): Promise<void> {
    return Promise.resolve();
  }

  leave(): void {}
}

/** What is somebody's own is seen only where it lies open before everybody: the tiles of a code, lines on a mat. */
function isSeenFromAfar({ kind, owner, form }: Zone): boolean {
  return !LEFT_OUT.has(kind) && ((owner ?? null) === null ? kind !== "hand" : form === "code" || kind === "lines");
}

function withoutHand(frame: Frame): Frame {
  return { ...frame, seat: null, mine: undefined, table: frame.table?.filter(isSeenFromAfar) };
}

/** As whoever holds the hand sees it, but that nothing can be done. */
function withHand(frame: Frame): Frame {
  const isSeen = (zone: Zone): boolean => isSeenFromAfar(zone) || (zone.kind === "hand" && zone.owner === frame.seat);
  const zones = frame.mine?.zones?.filter(isSeen);
  return {
    ...frame,
    table: frame.table?.filter(isSeen),
    mine: frame.mine && { ...frame.mine, zones, taps: [], picks: [] },
  };
}

/** Pictures that are searched are never drawn here. */
export function canBeDrawn(glance: Glance | undefined): glance is Glance {
  const zones = glance?.frame?.table ?? [];
  return zones.some(isSeenFromAfar) && !zones.some(({ kind }) => kind === "picture");
}

interface TablePictureProps {
  game: string;
  glance: Glance;
  isLook?: boolean; // with the hand that its owner has shown to whoever leads
}

export function TablePicture({ game, glance, isLook = false }: TablePictureProps): VNode {
  const place = useRef<HTMLDivElement>(null);
  const size = useSignal({ w: 0, h: 0 });
  useEffect(() => {
    const watched = new ResizeObserver(([entry]) => {
      if (entry) size.value = { w: entry.contentRect.width, h: entry.contentRect.height };
    });
    if (place.current) watched.observe(place.current);
    return () => watched.disconnect();
  }, []);
  const model = useMemo(() => new GlanceTable(game, glance, isLook), [game, glance, isLook]);
  const made = useMemo(() => planOf(model, isLook ? UPRIGHT : SCREEN), [model]);
  const shrunk = useComputed(() => shrinking(made, size.value));
  return (
    <div class="hall-picture" ref={place} aria-hidden="true" inert>
      <div
        class="table"
        data-size={made.size}
        data-level={made.level}
        data-public
        style={{ width: `${made.w}px`, height: `${made.h}px`, transform: shrunk.value }}
      >
        {model.zones.value.map((zone) => (
          <PlacedZone key={zone.id} model={model} zone={zone} made={made} />
        ))}
      </div>
    </div>
  );
}

function PlacedZone({ model, zone, made }: { model: TableModel; zone: Zone; made: Plan }): VNode | null {
  const place = made.zones.get(zone.id);
  if (!place || place.box.w === 0) return null;
  const View = viewOf(zone);
  return <View model={model} zone={zone} box={place.box} detail={place.detail} card={place.card} plan={made} />;
}

/** People have a place in it only where something before them is seen. */
function planOf(model: TableModel, screen: Screen): Plan {
  const zones = model.zones.value;
  const people = zones.some(({ owner }) => (owner ?? null) !== null) ? model.seats.value.length : 0;
  const hints = hintsOf(zones, model.mine.value, new Set(), NOTHING, "", (what) => model.say(what));
  return plan(zones, people, model.seat.value, screen, { ...hints, isPublic: screen === SCREEN });
}

/** What has a place, moved into the middle and made as large as fits. */
function shrinking(made: Plan, { w, h }: { w: number; h: number }): string {
  const boxes = [...made.zones.values()].map(({ box }: ZonePlace) => box).filter((box) => box.w > 0);
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y)) - ABOVE];
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h)) + CAPTION;
  if (boxes.length === 0 || w === 0) return "scale(0)";
  const scale = Math.min(LARGEST, w / (right - left), h / (bottom - top));
  const [x, y] = [w / 2 - ((left + right) / 2) * scale, h / 2 - ((top + bottom) / 2) * scale];
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(4)})`;
}
