// How a match ended for whoever looks at this screen: rays and confetti where somebody here won; an evening light and a
// cup of chocolate where nobody here did. Any tap or key ends what still moves, and counts as what it is.
import type { RefObject, VNode } from "preact";
import { useEffect } from "preact/hooks";
import { seatName } from "../../lib/seat-names";
import { robotTalk } from "../../lib/settings";
import { t } from "../../lib/words";
import type { Room } from "../../protocol/wire";
import { Bust, Who } from "../../ui/pictures";

export type Result = "won" | "lost" | "watched";

/** By the places of those who played at this screen. */
export function resultOf(room: Room, places: readonly number[]): Result {
  const mine = room.seats.flatMap((seat, number) => (seat.mine ? [places[number] ?? 0] : []));
  if (mine.length === 0 || !places.includes(1)) return "watched";
  return mine.includes(1) ? "won" : "lost";
}

/** The seat that stands in front of the podium: mine, where I am alone at this screen and did not win. */
export function inFront(room: Room, places: readonly number[]): number | null {
  const mine = room.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  return resultOf(room, places) === "lost" && mine.length === 1 ? (mine[0] ?? null) : null;
}

export function useSkip(page: RefObject<HTMLElement>): void {
  useEffect(() => {
    const finish = (): Animation[] => {
      const moving = (page.current?.getAnimations({ subtree: true }) ?? []).filter(
        (each) => each.playState === "running" && each.effect?.getComputedTiming().iterations !== Infinity,
      );
      moving.forEach((each) => each.finish());
      return moving;
    };
    const touched = (): void => void finish();
    const pressed = (event: KeyboardEvent): void => {
      if (finish().length === 0 || event.key !== "Escape") return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("pointerdown", touched, { capture: true, passive: true });
    addEventListener("keydown", pressed, { capture: true });
    return () => {
      removeEventListener("pointerdown", touched, { capture: true });
      removeEventListener("keydown", pressed, { capture: true });
    };
  }, []);
}

interface InFrontProps {
  room: Room;
  places: readonly number[];
  captions: readonly string[];
  seat: number;
}

/** My animal with its cup, larger than anybody on the podium; a robot that won asks for more. */
export function InFront({ room, places, captions, seat }: InFrontProps): VNode | null {
  const me = room.seats[seat];
  const first = room.seats[places.indexOf(1)];
  if (!me) return null;
  return (
    <div class="in-front">
      {first?.who === "bot" && robotTalk.value === "yes" && (
        <p class="end-bubble" aria-hidden="true">
          <Who seat={first} />
          <span>{t("ui-end-bubble")}</span>
        </p>
      )}
      <div class="front-hero" data-seat={seat} data-place={places[seat]}>
        <span class="front-figure">
          <Bust seat={me} />
          <Chocolate />
        </span>
        <i class="front-board" />
        <b>{seatName(me, seat)}</b>
        {captions[seat] && <span data-caption>{captions[seat]}</span>}
      </div>
    </div>
  );
}

function Chocolate(): VNode {
  return (
    <svg class="chocolate" viewBox="0 0 76 84" aria-hidden="true">
      <path class="steam" d="M24 22q-6-6 0-11t0-9M40 22q-6-6 0-11t0-9" />
      <path class="handle" d="M56 42h6a10 10 0 0 1 0 22h-6" />
      <path class="mug" d="M6 34h52v38a9 9 0 0 1-9 9H15a9 9 0 0 1-9-9z" />
      <ellipse class="brim" cx="32" cy="34" rx="26" ry="8" />
      <path class="dots" d="M18 54v.1M27 54v.1M36 54v.1M45 54v.1M18 65v.1M27 65v.1M36 65v.1M45 65v.1" />
    </svg>
  );
}
