// A lesson: a match that was scripted. The teacher speaks, the learner makes the move that leads on, or just goes on.
import { computed, signal } from "@preact/signals";
import { t } from "../../lib/words";
import type { LessonPage, LessonStep, Piece, Room, Spot } from "../../protocol/wire";
import type { TableRequest } from "../state/connection";
import { TableModel } from "../state/model";
import { NOTHING } from "../state/taps";
import { zonesOf } from "../state/zones";

export class LessonTable extends TableModel {
  readonly place = signal(0);
  override readonly hasTheatre = false; // nothing moves while one reads
  readonly steps: readonly LessonStep[];
  readonly step = computed<LessonStep | undefined>(() => this.steps[this.place.value]);
  /** Nothing is asked of the learner now but to read. */
  readonly isReading = computed(() => !this.step.value?.expect && !this.step.value?.expect_points?.length);
  readonly isOver = computed(() => this.place.value >= this.steps.length);

  constructor(page: LessonPage) {
    super();
    this.steps = withBars(page.steps);
    this.room.value = roomOf(page);
    this.connection.value = { is: "open" };
    this.show(0);
  }

  next(): void {
    this.show(this.place.value + 1);
  }

  restart(): void {
    this.log.value = [];
    this.show(0);
  }

  request(): Promise<boolean> {
    return Promise.resolve(true); // there is nobody to say anything to
  }

  leave(): void {
    // nothing is kept open
  }

  protected play(request: Extract<TableRequest, { do: "play" }>): Promise<void> {
    const step = this.step.value;
    if (step && isExpected(step, request)) this.next();
    else {
      this.notice.value = {
        text: { key: step?.expect_points?.length ? "ui-lesson-spot" : "ui-lesson-try" },
        bad: true,
      };
      if (!step?.expect_points?.length) this.chosen.value = NOTHING;
    }
    return Promise.resolve();
  }

  private show(place: number): void {
    this.place.value = place;
    this.chosen.value = NOTHING;
    this.notice.value = null;
    const step = this.steps[place];
    if (!step) return;
    const frame = step.frame;
    this.frameAt.value = performance.now();
    this.frame.value = { ...frame, clocks: [] }; // nobody is hurried while learning
    this.addLines((frame.said ?? []).map(({ msg }) => ({ msg })));
  }
}

/** Who only reads has nothing to press: the buttons of the next step, or of the last, are there already, and off. So
 * nothing moves from step to step. */
function withBars(steps: readonly LessonStep[]): LessonStep[] {
  const barOf = (step: LessonStep) => zonesOf(step.frame).find((zone) => zone.kind === "bar");
  return steps.map((step, place) => {
    const { mine } = step.frame;
    const bar = [...steps.slice(place), ...steps.slice(0, place).reverse()].map(barOf).find(Boolean);
    if (!bar || !mine || mine.cover || barOf(step)) return step;
    const pieces = bar.pieces?.map((piece): Piece => ({ ...piece, state: ["off"] }));
    return { ...step, frame: { ...step.frame, mine: { ...mine, zones: [...(mine.zones ?? []), { ...bar, pieces }] } } };
  });
}

function isExpected(step: LessonStep, request: Extract<TableRequest, { do: "play" }>): boolean {
  const spots = step.expect_points ?? [];
  if (spots.length > 0) return spots.every((spot) => (request.points ?? []).some(([, x, y]) => isNear(spot, x, y)));
  return (step.expect ?? []).join() === (request.moves ?? []).join();
}

function isNear(spot: Spot, x: number, y: number): boolean {
  return Math.hypot(x - spot.x, y - spot.y) <= spot.r;
}

/** The learner has the first seat; robots have the others. */
function roomOf(page: LessonPage): Room {
  const seats = Array.from({ length: page.seats }, (_, seat) =>
    seat === 0
      ? { name: t("ui-lesson-you"), who: "person" as const, mine: true, here: true, animal: 0 }
      : { who: "bot" as const, bot: "family", level: "family", animal: seat - 1 },
  );
  return {
    kind: "room",
    code: "",
    setup: { game: page.key, seats: page.seats },
    seats,
    phase: "playing",
    match: 1,
    game: page.key,
    commitment: "",
  };
}
