// Cards that fly: what lay somewhere before a frame and lies elsewhere after it goes there, one thing after another.
//
// Places are compared by the keys of pieces, not by elements: where everything *looks* to be before (so a flight
// that is interrupted goes on from where it is), and where it will be. All places are read in one pass, then all
// flights are written; nothing waits for them and nothing is covered by them, so no tap is lost.
import { effect } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { isCalm } from "../../lib/settings";
import type { Flight, Frame, Said, Zone } from "../../protocol/wire";
import type { TableModel } from "../state/model";
import { Ghosts } from "./ghosts";

const PIECE = "[data-piece]";
const ZONE = "[data-zone]";
const STILL = 2; // pixels: less is no move
const MOST_BACKS = 4; // that fly together for one happening
const FADE = 120;
const LAST_START = 540; // milliseconds after which whatever still waits starts at once
const LAST_CARD = { flight: 640, lands: 120, size: 1.15, easing: "cubic-bezier(.5, 0, .2, 1)" }; // of somebody's hand

/** Somewhere on the screen, by its middle. */
interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Seen extends Spot {
  picture: string; // the address of what it shows
  zone: string;
}

/** A table as it is seen at one moment. */
interface Sight {
  pieces: Map<string, Seen>;
  zones: Map<string, Spot>;
}

export function useFlights(root: RefObject<HTMLElement>, model: TableModel): void {
  useEffect(() => {
    const page = root.current;
    if (!page) return undefined;
    const air = new Air(page, model);
    return () => air.end();
  }, [model]);
}

/** Whatever still flies is where it belongs. */
export function landNow(page: HTMLElement): void {
  const elements = [...page.querySelectorAll(`${PIECE}, ${ZONE}`)];
  const flying = elements.flatMap((element) => element.getAnimations().filter(isOurs));
  flying.forEach((each) => each.cancel()); // all found first: after a change each search would lay out the page
}

class Air {
  private readonly ghosts = new Ghosts();
  private readonly stop: () => void;
  private frame: Frame | null;
  private before: Sight | null = null;
  private zonesBefore: readonly Zone[] = [];
  private known: readonly Zone[];
  private waiting = 0;
  private said: Frame["said"] = [];

  constructor(
    private readonly page: HTMLElement,
    private readonly model: TableModel,
  ) {
    this.frame = model.frame.peek();
    this.known = model.zones.peek();
    this.stop = effect(() => this.changed(model.frame.value));
  }

  end(): void {
    this.stop();
    cancelAnimationFrame(this.waiting);
    this.ghosts.clear();
  }

  /** A frame has come and is not in the page yet: now is the last moment to see where everything is. */
  private changed(frame: Frame | null): void {
    const last = this.frame;
    if (frame === last) return;
    this.frame = frame;
    const zones = this.known;
    this.known = this.model.zones.peek();
    if (!last || !frame || document.hidden || isAtOnce(last, frame)) return this.land();
    if (!this.before) {
      this.before = sightOf(this.page);
      this.zonesBefore = zones;
      this.said = [];
    }
    this.said = [...(this.said ?? []), ...(frame.said ?? [])];
    if (!this.waiting) this.waiting = requestAnimationFrame(() => this.fly());
  }

  /** Everything is where it belongs, at once. */
  private land(): void {
    cancelAnimationFrame(this.waiting);
    this.waiting = 0;
    this.before = null;
    this.ghosts.clear();
    for (const piece of this.page.querySelectorAll(PIECE))
      piece
        .getAnimations()
        .filter(isOurs)
        .forEach((each) => each.cancel());
  }

  private fly(): void {
    const before = this.before;
    const zonesBefore = this.zonesBefore;
    const said = this.said ?? [];
    const flights = said.flatMap((each) => each.flights ?? []);
    this.land();
    if (!before) return;
    const elements = new Map(
      [...this.page.querySelectorAll<HTMLElement>(PIECE)].map((element) => [element.dataset.piece ?? "", element]),
    );
    const after = sightOf(this.page);
    const plan = new Plan(before, after, flights, counts(zonesBefore), this.model);
    if (isCalm()) return fade(elements, plan);
    new Take(elements, plan, this.ghosts, lastCards(said)).off();
  }
}

/** The cards with which somebody has none left. */
function lastCards(said: readonly Said[]): Set<string> {
  const isLast = said.some(({ moment }) => moment === "last");
  return new Set(isLast ? said.filter(({ flights }) => flights?.length).map(({ piece = "" }) => piece) : []);
}

/** Whatever may be raced for is painted at once, for everybody in the same moment. So is a table one comes back to. */
function isAtOnce(before: Frame, frame: Frame): boolean {
  const isRace =
    before.stimulus !== frame.stimulus || Boolean(frame.mine?.marks) || (frame.mine?.taps ?? []).some((tap) => tap[2]);
  const isOther = before.match !== frame.match || before.seat !== frame.seat || Boolean(frame.missed);
  return isRace || isOther || Boolean(before.mine?.cover) || Boolean(frame.mine?.cover);
}

// ---- what is seen

function sightOf(page: HTMLElement): Sight {
  const pieces = new Map<string, Seen>();
  const zones = new Map<string, Spot>();
  for (const element of page.querySelectorAll<HTMLElement>(PIECE)) {
    const picture = [...element.querySelectorAll("img")].at(-1)?.src ?? ""; // the last one is the face that is meant
    pieces.set(element.dataset.piece ?? "", {
      ...spotOf(element),
      picture,
      zone: element.closest<HTMLElement>(ZONE)?.dataset.zone ?? "",
    });
  }
  for (const element of page.querySelectorAll<HTMLElement>(ZONE))
    zones.set(element.dataset.zone ?? "", spotOf(element));
  return { pieces, zones };
}

/** A card that lies askew is as large as one that lies straight; one that flies is as large as it looks. */
function spotOf(element: HTMLElement): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isFlying = element.getAnimations().some(isOurs);
  const [w, h] = isFlying ? [width, height] : [element.offsetWidth, element.offsetHeight];
  return { x: left + width / 2, y: top + height / 2, w, h };
}

function counts(zones: readonly Zone[]): Map<string, number> {
  return new Map(zones.map((zone) => [zone.id, zone.count ?? zone.pieces?.length ?? 0]));
}

// ---- what has moved

interface Move {
  key: string;
  from: Spot;
  turns: boolean; // it shows another side now
  back: string; // it comes face down and turns when it is there: the address of its back
}

interface Gone {
  from: Spot;
  to: Spot | null; // null: it fades where it was
  picture: string;
}

/** What goes where between two sights of a table, in the order in which it is told. */
class Plan {
  readonly moves: Move[] = [];
  readonly fresh: string[] = []; // appeared, nobody says from where
  readonly gone: Gone[] = [];
  private readonly used = new Set<string>(); // pieces of before that go on as another

  constructor(
    private readonly before: Sight,
    readonly after: Sight,
    flights: readonly Flight[],
    private readonly countsBefore: ReadonlyMap<string, number>,
    private readonly model: TableModel,
  ) {
    for (const flight of flights) this.told(flight);
    this.shifted();
    this.left(flights);
  }

  /** One flight of a sentence: from a zone or a piece to a zone or a piece. */
  private told([was, now]: Flight): void {
    const from = this.before.pieces.get(was) ?? this.place(was, this.before);
    if (!from) return;
    const arrived = this.arrivals(now);
    for (const key of arrived) this.comes(key, was, from);
    if (arrived.length === 0 && !this.after.pieces.has(now)) this.backs(was, now, from);
  }

  /** The new pieces that a flight to a zone, or to one piece, brings. */
  private arrivals(now: string): string[] {
    const isNew = (key: string) => !this.before.pieces.has(key) && !this.moves.some((move) => move.key === key);
    if (this.after.pieces.has(now)) return isNew(now) ? [now] : [];
    return [...this.after.pieces].filter(([key, seen]) => seen.zone === now && isNew(key)).map(([key]) => key);
  }

  private comes(key: string, was: string, from: Spot): void {
    const seen = this.after.pieces.get(key);
    const known = this.before.pieces.get(was);
    if (known) this.used.add(was);
    const back = this.model.zones.peek().find((zone) => zone.id === was && zone.kind === "pile")?.back ?? "";
    const isTurned = !known && back !== "" && ![this.address(back), ""].includes(seen?.picture ?? "");
    const turns = Boolean(known && known.picture !== seen?.picture);
    this.moves.push({ key, from: sized(from, seen, !known), turns, back: isTurned ? this.address(back) : "" });
  }

  /** Only counts change: as many backs fly as there are more of, a few at most. */
  private backs(was: string, now: string, from: Spot): void {
    const to = this.place(now, this.after);
    const known = this.before.pieces.get(was);
    const picture = known?.picture || this.backOf(was) || this.backOf(now);
    if (!to || !picture) return;
    if (known) this.used.add(was);
    const more = (counts(this.model.zones.peek()).get(now) ?? 0) - (this.countsBefore.get(now) ?? 0);
    const many = known ? 1 : Math.min(MOST_BACKS, Math.max(1, more));
    const size = known ?? cardIn(from);
    for (let each = 0; each < many; each++) this.gone.push({ from: { ...from, w: size.w, h: size.h }, to, picture });
  }

  private backOf(id: string): string {
    const back = this.model.zones.peek().find((zone) => zone.id === id)?.back;
    return back ? this.address(back) : "";
  }

  /** As an image in the page has it. */
  private address(face: string): string {
    return new URL(this.model.face(face), location.href).href;
  }

  /** What was there before and is elsewhere now, or shows another side. */
  private shifted(): void {
    for (const [key, seen] of this.after.pieces) {
      const was = this.before.pieces.get(key);
      if (!was) {
        if (!this.moves.some((move) => move.key === key)) this.fresh.push(key);
        continue;
      }
      const isMoved = Math.abs(was.x - seen.x) + Math.abs(was.y - seen.y) > STILL || Math.abs(was.w - seen.w) > STILL;
      const turns = was.zone !== seen.zone && was.picture !== seen.picture && was.picture !== "" && seen.picture !== "";
      if (isMoved || turns) this.moves.push({ key, from: was, turns, back: "" });
    }
  }

  /** What is gone leaves for where a flight says, or fades. */
  private left(flights: readonly Flight[]): void {
    for (const [key, was] of this.before.pieces) {
      if (this.after.pieces.has(key) || this.used.has(key) || !was.picture) continue;
      const flight = flights.find(([from]) => from === key) ?? flights.find(([from]) => from === was.zone);
      const isTaken = flight && this.moves.some((move) => move.key === flight[1]);
      const to = flight && !isTaken ? this.place(flight[1], this.after) : null;
      if (to || !this.isCovered(was)) this.gone.push({ from: was, to, picture: was.picture });
    }
  }

  /** Something else lies there now: what was under it goes unseen. */
  private isCovered(was: Seen): boolean {
    return [...this.after.pieces.values()].some(
      (seen) => Math.abs(seen.x - was.x) < was.w / 2 && Math.abs(seen.y - was.y) < was.h / 2,
    );
  }

  /** Where a zone or a piece is; what is not drawn itself is with its owner. */
  private place(id: string, sight: Sight): Spot | null {
    const found = sight.pieces.get(id) ?? sight.zones.get(id);
    if (found && found.w > 0) return found;
    const owner = this.model.zones.peek().find((zone) => zone.id === id)?.owner;
    return owner === null || owner === undefined
      ? null
      : (sight.pieces.get(`seat${owner}`) ?? sight.zones.get(`seat${owner}`) ?? null);
  }
}

/** A card that comes out of a zone has a card's size there, not the zone's. */
function sized(from: Spot, card: Spot | undefined, isZone: boolean): Spot {
  if (!isZone || !card) return from;
  const scale = Math.min(1, from.w / card.w, from.h / card.h);
  return { x: from.x, y: from.y, w: card.w * scale, h: card.h * scale };
}

function cardIn(zone: Spot): { w: number; h: number } {
  const h = Math.min(zone.h, zone.w * 1.4, 150);
  return { w: h / 1.4, h };
}

// ---- the flights themselves

const OURS = "flight";

function isOurs(animation: Animation): boolean {
  return animation.id === OURS;
}

function fade(elements: ReadonlyMap<string, HTMLElement>, plan: Plan): void {
  for (const key of [...plan.moves.map((move) => move.key), ...plan.fresh]) {
    const animation = elements.get(key)?.animate({ opacity: [0.2, 1] }, { duration: FADE });
    if (animation) animation.id = OURS;
  }
}

/** The times of the look, in milliseconds. */
function times(): { move: number; turn: number; gap: number; easeOut: string; easeLand: string } {
  const style = getComputedStyle(document.documentElement);
  const ms = (name: string, usual: number) => {
    const found = style.getPropertyValue(name).trim();
    const number = parseFloat(found) * (found.endsWith("ms") ? 1 : 1000);
    return Number.isFinite(number) ? number : usual;
  };
  const ease = (name: string) => style.getPropertyValue(name).trim() || "ease-out";
  return {
    move: ms("--move", 280),
    turn: ms("--turn", 320),
    gap: ms("--gap", 90),
    easeOut: ease("--ease-out"),
    easeLand: ease("--ease-land"),
  };
}

class Take {
  private readonly times = times();
  private queued = 0;

  constructor(
    private readonly elements: ReadonlyMap<string, HTMLElement>,
    private readonly plan: Plan,
    private readonly ghosts: Ghosts,
    private readonly last: ReadonlySet<string>,
  ) {}

  off(): void {
    this.plan.gone.forEach((each) => this.leave(each));
    this.plan.moves.forEach((each) => this.move(each));
    this.plan.fresh.forEach((key) => this.appear(key));
  }

  /** What goes far waits for its turn; what only makes room does so at once. */
  private delay(): number {
    return Math.min(LAST_START, this.queued++ * this.times.gap);
  }

  private move({ key, from, turns, back }: Move): void {
    const element = this.elements.get(key);
    const to = this.plan.after.pieces.get(key);
    if (!element || !to || to.w === 0) return;
    const [x, y] = [from.x - to.x, from.y - to.y];
    const isFar = Math.hypot(x, y) > to.w;
    const delay = isFar ? this.delay() : 0;
    if (back) return this.drawn(element, from, to, back, delay);
    if (isFar && this.last.has(key)) return this.lastCard(element, from, to);
    const { move, easeOut, easeLand } = this.times;
    const lift = isFar ? Math.min(40, Math.hypot(x, y) * 0.12) : 0;
    const options: KeyframeAnimationOptions = {
      duration: move,
      delay,
      fill: "backwards",
      easing: easeOut,
      composite: "add",
    };
    this.play(element, { translate: [`${x}px ${y}px`, `${x * 0.35}px ${y * 0.35 - lift}px`, "0px 0px"] }, options);
    const scale = { scale: [`${from.w / to.w} ${from.h / to.h}`, "1 1"] };
    if (Math.abs(from.w - to.w) > STILL) this.play(element, scale, { ...options, composite: "replace" });
    if (turns) this.turn(element, delay);
    if (!isFar) return;
    const landing = { duration: move / 2, delay: delay + move * 0.8, easing: easeLand, composite: "add" } as const;
    this.play(element, { rotate: ["0deg", "2deg", "0deg"] }, landing);
    this.raise(element, delay + move);
  }

  /** Slower than others, and larger half way. */
  private lastCard(element: HTMLElement, from: Spot, to: Spot): void {
    const { flight, lands, size, easing } = LAST_CARD;
    const options = { duration: flight, fill: "backwards", easing } as const;
    this.play(element, { translate: [`${from.x - to.x}px ${from.y - to.y}px`, "0px 0px"] }, options);
    this.play(element, { scale: [`${from.w / to.w} ${from.h / to.h}`, `${size} ${size}`, "1 1"] }, options);
    this.play(
      element,
      { rotate: ["0deg", "2deg", "0deg"] },
      { duration: lands, delay: flight, composite: "add", easing: this.times.easeLand },
    );
    this.raise(element, flight + lands);
  }

  /** A card that was drawn flies as a back, and turns for its owner when it is there. */
  private drawn(element: HTMLElement, from: Spot, to: Spot, back: string, delay: number): void {
    const { move } = this.times;
    this.ghosts.fly({ from, to, picture: back, delay, duration: move, easing: this.times.easeOut, isShown: true });
    this.play(element, { opacity: [0, 0] }, { duration: delay + move });
    this.turn(element, delay + move);
  }

  private turn(element: HTMLElement, delay: number): void {
    const { turn, easeOut } = this.times;
    const frames = { transform: ["perspective(600px) rotateY(90deg)", "perspective(600px) rotateY(0deg)"] };
    this.play(element, frames, { duration: turn, delay, fill: "backwards", easing: easeOut, composite: "add" });
  }

  private appear(key: string): void {
    const element = this.elements.get(key);
    if (element)
      this.play(
        element,
        { opacity: [0, 1], scale: [0.8, 1] },
        { duration: this.times.move * 0.6, easing: this.times.easeOut },
      );
  }

  private leave({ from, to, picture }: Gone): void {
    const { move, easeOut } = this.times;
    this.ghosts.fly({ from, to, picture, delay: to ? this.delay() : 0, duration: to ? move : FADE, easing: easeOut });
  }

  /** Over everything else as long as it flies. */
  private raise(element: HTMLElement, until: number): void {
    const zone = element.closest<HTMLElement>(ZONE);
    if (zone) this.play(zone, { zIndex: [60, 60] }, { duration: until });
  }

  private play(element: HTMLElement, frames: PropertyIndexedKeyframes, options: KeyframeAnimationOptions): void {
    element.animate(frames, options).id = OURS;
  }
}
