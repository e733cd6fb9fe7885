// Which moment of the table is staged, and when: after the frame that tells it is in the page, or not at all.
import { effect, untracked } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { Frame, Said } from "../../protocol/wire";
import { landNow } from "../effects/flights";
import { play } from "../effects/sounds";
import type { Box } from "../layout/boxes";
import type { TableModel } from "../state/model";
import { answered, asked } from "./aim";
import { hasTime, isDealt, isNews, isQuiet } from "./allowed";
import { attack } from "./attack";
import { deal, isDealtHere } from "./deal";
import { guess, type Staged } from "./guess";
import { boxOf } from "./places";
import { Scenery, Stage } from "./stage";
import { verdict } from "./verdict-run";

const LEAST_WEIGHT = 2;
const HITS_ME = 3;
const LAST_CARD = 760; // milliseconds: its flight, and that it lands
const STILL = 20; // pixels: a piece that is lit rises by less
const PATIENCE = 1500; // milliseconds for a table to be put up: later nobody waits for a deal

/** The matches whose deal a page has seen or come too late for: it may be drawn anew in the middle of one. */
const known = new WeakMap<TableModel, Frame>();
const haveSeenDeals = new WeakSet<TableModel>();

export function useTheatre(root: RefObject<HTMLElement>, model: TableModel): void {
  useLayoutEffect(() => {
    const page = root.current;
    const frame = model.frame.peek();
    if (page && frame && isDealDue(model, known.get(model) ?? null, frame)) page.dataset.dealing = "";
  }, [model]);
  useEffect(() => {
    const page = root.current;
    if (!page) return undefined;
    const director = new Director(page, model);
    return () => director.end();
  }, [model]);
}

function isDealDue(model: TableModel, before: Frame | null, frame: Frame): boolean {
  return isDealt(before, frame) && isQuiet(model, frame) && hasTime(frame) && isDealtHere(model);
}

class Director {
  private readonly stage = new Stage();
  private readonly stops: readonly (() => void)[];
  private waiting = 0; // for a frame to be in the page
  private dealing = 0; // for a table to be put up
  private about: { element: HTMLElement; at: Box } | null = null;

  constructor(
    private readonly page: HTMLElement,
    private readonly model: TableModel,
  ) {
    delete page.dataset.dealing;
    this.stops = [
      effect(() => {
        const frame = model.frame.value;
        if (frame) this.changed(known.get(model) ?? null, frame);
      }),
      effect(() => {
        const question = model.asked.value;
        if (question) untracked(() => this.ask(question));
      }),
    ];
  }

  end(): void {
    this.stops.forEach((stop) => stop());
    cancelAnimationFrame(this.waiting);
    this.stage.end();
  }

  /** What is on the stage goes on under a plain move; a race ends it, and so does what takes its place. */
  private changed(before: Frame | null, frame: Frame): void {
    if (frame === before) return;
    known.set(this.model, frame);
    if (!isQuiet(this.model, frame) || before?.match !== frame.match) this.stage.end();
    if (isDealDue(this.model, before, frame)) return this.prepareDeal();
    if (!isQuiet(this.model, frame) || !isNews(this.model, before, frame)) return;
    cancelAnimationFrame(this.waiting);
    this.waiting = requestAnimationFrame(() => this.play(frame));
  }

  private ask(question: Said): void {
    const frame = this.model.frame.peek();
    const staged = frame && isQuiet(this.model, frame) ? asked(this.page, this.model, question) : null;
    if (staged) this.put(staged);
  }

  private play(frame: Frame): void {
    const staged = stagedOf(this.page, this.model, frame);
    if (staged) this.put(staged);
    else this.goOn();
  }

  private put(staged: Staged): void {
    const isLast = staged.scenery.layer.dataset.theatre === "last";
    this.stage.show(staged.scenery, staged.lasts, isLast ? () => landNow(this.page) : undefined);
    this.about = staged.about ? { element: staged.about, at: boxOf(staged.about) } : null;
  }

  /** Unless the piece that it is about has gone elsewhere meanwhile. */
  private goOn(): void {
    if (!this.about || !this.stage.isOn) return;
    const { element, at } = this.about;
    const now = boxOf(element);
    if (!element.isConnected || Math.abs(now.x - at.x) + Math.abs(now.y - at.y) > STILL) this.stage.end();
  }

  /** My cards are unseen from the beginning, and the rest waits until the whole table is there. A tap ends that too. */
  private prepareDeal(): void {
    const isFirst = !haveSeenDeals.has(this.model);
    haveSeenDeals.add(this.model);
    this.page.dataset.dealing = "";
    const began = performance.now();
    this.stage.open(() => {
      cancelAnimationFrame(this.dealing);
      delete this.page.dataset.dealing;
    });
    const wait = (): void => {
      const isThere = !this.page.hasAttribute("aria-busy");
      if (!isThere && performance.now() - began < PATIENCE) this.dealing = requestAnimationFrame(wait);
      else this.deal(isThere ? isFirst : null);
    };
    this.dealing = requestAnimationFrame(wait);
  }

  private deal(isFirst: boolean | null): void {
    const staged = isFirst === null ? null : deal(this.page, this.model, isFirst);
    this.stage.end();
    if (!staged) return;
    this.stage.show(staged.scenery, staged.lasts);
    this.about = null;
    if (isFirst) play("riffle");
  }
}

/** Of all that a frame tells, the heaviest that there is a piece of theatre for. */
function stagedOf(page: HTMLElement, model: TableModel, frame: Frame): Staged | null {
  if (frame.verdict?.length && !frame.over && !frame.trial) return verdict(page, model, frame);
  if (!hasTime(frame)) return null;
  const said = (frame.said ?? []).filter(({ weight = 1 }) => weight >= LEAST_WEIGHT);
  const heavy = [...said].sort((one, other) => (other.weight ?? 1) - (one.weight ?? 1));
  for (const each of heavy) {
    const found = stagedFor(page, model, each);
    if (found) return found;
  }
  return null;
}

function stagedFor(page: HTMLElement, model: TableModel, said: Said): Staged | null {
  if (said.moment === "guess") return (model.isTelevision ? answered : guess)(page, model, said);
  if (said.moment === "last") return { scenery: new Scenery("last"), lasts: LAST_CARD }; // its flight is all of it
  const isOnMe = said.weight === HITS_ME && (said.on ?? []).includes(model.seat.peek() ?? -1);
  return isOnMe && said.outcome === "bad" && !said.moment ? attack(page) : null;
}
