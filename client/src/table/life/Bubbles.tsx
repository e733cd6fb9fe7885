// Bubbles at seats: what somebody says, beside their head for a moment. What has no free place is read in the log.
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { readRobots } from "../../lib/settings";
import { emojiFace } from "../../ui/emoji";
import { Face, Who } from "../../ui/pictures";
import { type Box, box } from "../layout/boxes";
import type { Plan } from "../layout/draft";
import type { TableModel } from "../state/model";
import { type Bubble, lifeOf } from "./life";
import { type Spot, sidesOf, spotFor, takenIn } from "./place";

export const SMALL_HEAD = 46; // pixels: a head for which a face is too large a bubble

const UNSEEN = { visibility: "hidden" } as const;

interface BubblesProps {
  model: TableModel;
  plan: Plan;
  speaks: boolean; // the prompt's animal is mine
}

export function Bubbles({ model, plan, speaks }: BubblesProps): VNode {
  return (
    <div class="bubbles">
      {lifeOf(model)
        .bubbles.value.filter((bubble) => !isSign(bubble, plan))
        .map((bubble) => (
          <SeatBubble key={bubble.number} model={model} plan={plan} speaks={speaks} bubble={bubble} />
        ))}
    </div>
  );
}

/** At a small seat a face stands at the head itself. */
function isSign({ seat, emoji }: Bubble, plan: Plan): boolean {
  const place = plan.seats.find((each) => each.seat === seat);
  return Boolean(emoji) && place !== undefined && place.head < SMALL_HEAD;
}

/** The face that stands at a head itself: at a small seat, and where there is no free place beside it. */
export function signAt(model: TableModel, seat: number, head: number): string {
  const life = lifeOf(model);
  const found = life.bubbles.value.find((bubble) => bubble.seat === seat && bubble.emoji);
  return found && (head < SMALL_HEAD || found.number === life.placeless.value) ? found.emoji : "";
}

function SeatBubble({ model, plan, speaks, bubble }: BubblesProps & { bubble: Bubble }): VNode {
  const element = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const { seat, words, emoji, isRobots } = bubble;
  const isMine = seat === model.seat.value && !plan.seats.some((place) => place.seat === seat);
  const hasOwnHead = isMine && !speaks;
  useLayoutEffect(() => {
    const free = element.current && freeSpot(element.current, plan, seat, isMine, hasOwnHead);
    setSpot(free);
    if (!free && emoji) lifeOf(model).placeless.value = bubble.number;
  }, [plan, bubble.number, isMine, hasOwnHead]);
  const info = model.seats.value[seat];
  return (
    <div
      ref={element}
      class="seat-bubble"
      data-bubble={seat}
      data-side={spot?.side}
      data-emoji={emoji || undefined}
      data-leaving={bubble.isLeaving || undefined}
      aria-hidden={!isRobots || readRobots.value === "off" ? "true" : undefined}
      style={spot ? { left: `${spot.box.x}px`, top: `${spot.box.y}px`, "--tail": `${spot.tail}px` } : UNSEEN}
    >
      {hasOwnHead && info && <Who seat={info} />}
      {emoji ? <Face name={emojiFace(emoji)} kind="emoji" /> : <span>{words}</span>}
    </div>
  );
}

/** Measured once for each plan: the bubble, the head and what stands at it. */
function freeSpot(element: HTMLElement, plan: Plan, seat: number, isMine: boolean, hasOwnHead: boolean): Spot | null {
  const table = element.closest(".table");
  if (!table) return null;
  const size = { w: element.offsetWidth, h: element.offsetHeight };
  const taken = [...takenIn(plan, seat, pilesIn(table)), ...boxes(table, ".pile *")];
  if (isMine) {
    const [prompt = plan.parts.prompt] = boxes(table, ".prompt");
    const [animal] = hasOwnHead ? [] : boxes(table, ".prompt .who");
    const head = { ...(animal ?? box(prompt.x + 12, prompt.y, 40, prompt.h)), y: prompt.y, h: prompt.h };
    return spotFor(head, [], size, ["up", "down"], taken, plan);
  }
  const at = `[data-piece="seat${seat}"]`;
  const [head] = boxes(table, `${at} .seat-animal`);
  if (!head) return null;
  const own = boxes(table, `${at} :is(.seat-count, .seat-name, .seat-flag, .seat-note)`);
  return spotFor(head, own, size, sidesOf(head, plan), taken, plan);
}

/** Piles are smaller than their zones. */
function pilesIn(table: Element): Set<string> {
  const zones = [...table.querySelectorAll<HTMLElement>("[data-zone]:has(.pile)")];
  return new Set(zones.map((zone) => zone.dataset.zone ?? ""));
}

function boxes(table: Element, selector: string): Box[] {
  const { left, top } = table.getBoundingClientRect();
  return [...table.querySelectorAll(selector)]
    .map((each) => each.getBoundingClientRect())
    .map((each) => box(each.left - left, each.top - top, each.width, each.height));
}
