// The steps between: a thing is tapped, something happens to it, it is compared, kept and named; until there are enough.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { t } from "../../lib/words";
import { thingAt, TOLERANCES, type Thing } from "../../photo/region";
import { inside, wholeOf, type Seen, type View } from "../../photo/view";
import { Icon } from "../../ui/icons";
import { canvasFrom } from "./deck/canvases";
import { stickerName, type Work } from "./deck/work";
import { Frame } from "./Frame";
import { drawPiece, hatched, outlined } from "./overlay";
import { Overview } from "./Overview";
import { offerFrom, offersFor, Previews, type Offer } from "./Previews";

const MOST_ZOOM = 5;
const OUTLINE = 3; // pixels on the screen
const LOOKED_AT = 0.4; // of the frame: as large is what one decides about

interface AlterProps {
  work: Work;
  finish: () => void;
  anew: () => void;
}

export function Alter({ work, finish, anew }: AlterProps): VNode {
  const { picture, limits } = work;
  const whole = wholeOf(picture);
  const view = useSignal<View>(whole);
  const thing = useSignal<Thing | null>(null);
  const chosen = useSignal<Offer | null>(null);
  const isNaming = useSignal(false);
  const isHeld = useSignal(false);
  const cards = work.cards.value;

  const percent = (picture.width * picture.height) / 100;
  const find = (x: number, y: number, tolerance?: number): void => {
    if (work.missing <= 0) return;
    thing.value = thingAt(work.colours, x, y, limits.least_share * percent, limits.most_share * percent, tolerance);
  };
  const leave = (): void => {
    [thing.value, chosen.value, isNaming.value, isHeld.value] = [null, null, false, false];
    view.value = whole;
  };
  const choose = (offer: Offer): void => {
    chosen.value = offer;
    const box = offer.altered.change?.mask.box;
    if (!box) return;
    const wide = Math.max(box.right - box.left, ((box.bottom - box.top) * 4) / 3);
    const zoom = Math.max(view.value.zoom, (LOOKED_AT * picture.width) / wide);
    view.value = inside({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, zoom }, picture, MOST_ZOOM);
  };
  const other = (): void => {
    const { value: before } = chosen;
    if (before && thing.value) choose(offerFrom(work, thing.value, before.kind, before.way + 1));
  };
  const keep = (name: string): void => {
    const offer = chosen.value;
    if (!offer || isNaming.value !== (offer.kind !== "sticker")) return;
    const sticker = offer.kind === "sticker" ? work.stickerAt(offer.way) : undefined;
    leave();
    void work.add(name, offer.kind, offer.altered, sticker);
  };

  const hatches = useMemo(() => cards.map((card) => hatched(card, picture)), [cards]);
  const offers = useMemo(() => (thing.value ? offersFor(work, thing.value) : []), [thing.value, cards]);
  const patch = useMemo(() => {
    const found = chosen.value?.altered.patch;
    return found ? { canvas: canvasFrom(found), left: found.left, top: found.top } : null;
  }, [chosen.value]);
  const [isShownBefore, outlinedThing] = [isHeld.value, thing.value];
  const draw = (context: CanvasRenderingContext2D, seen: Seen, scale: number): void => {
    drawPiece(context, seen, scale, { canvas: work.canvas, left: 0, top: 0 });
    if (isShownBefore) return;
    if (patch) return drawPiece(context, seen, scale, patch);
    for (const hatch of hatches) drawPiece(context, seen, scale, hatch);
    const wide = Math.max(1, Math.round((OUTLINE * devicePixelRatio) / scale));
    if (outlinedThing) drawPiece(context, seen, scale, outlined(outlinedThing, wide, picture));
  };
  return (
    <div class="photo-work">
      <Frame
        size={picture}
        view={view}
        mostZoom={MOST_ZOOM}
        label={t(chosen.value ? "ui-photos-compare-label" : "ui-photos-tap-label")}
        draw={draw}
        tap={(x, y) => !chosen.value && find(x, y)}
        hold={(held) => chosen.value && (isHeld.value = held)}
      />
      <section class="panel photo-side" aria-live="polite">
        <Counter done={work.counted.value} of={limits.cards} />
        {!work.isKept.value && <p class="wrong">{t("ui-photos-not-kept")}</p>}
        {isNaming.value ? (
          <Naming work={work} keep={keep} back={() => (isNaming.value = false)} />
        ) : chosen.value ? (
          <Deciding
            work={work}
            offer={chosen.value}
            compare={(held) => (isHeld.value = held)}
            other={other}
            back={() => [(chosen.value = null), (view.value = whole)]}
            keep={(name) => (name ? keep(name) : (isNaming.value = true))}
          />
        ) : thing.value ? (
          <>
            <Tolerance thing={thing.value} find={find} />
            <Previews work={work} thing={thing.value} offers={offers} choose={choose} />
            <button type="button" class="button" onClick={leave}>
              {t("ui-photos-other-thing")}
            </button>
          </>
        ) : (
          <Overview work={work} finish={finish} anew={anew} />
        )}
      </section>
    </div>
  );
}

function Counter({ done, of }: { done: number; of: number }): VNode {
  return (
    <p class="photo-counter">
      <b>{t("ui-photos-counter", { done, of })}</b>
      <progress value={done} max={of} aria-hidden="true" />
    </p>
  );
}

function Tolerance({ thing, find }: { thing: Thing; find: (x: number, y: number, tolerance: number) => void }): VNode {
  return (
    <label class="photo-tolerance">
      <span class="hidden">{t("ui-photos-tolerance")}</span>
      <span aria-hidden="true">{t("ui-photos-less")}</span>
      <input
        type="range"
        min={0}
        max={TOLERANCES.length - 1}
        value={thing.tolerance}
        onInput={({ currentTarget }) => find(thing.x, thing.y, Number(currentTarget.value))}
      />
      <span aria-hidden="true">{t("ui-photos-more")}</span>
    </label>
  );
}

interface DecidingProps {
  work: Work;
  offer: Offer;
  compare: (isHeld: boolean) => void;
  other: () => void;
  back: () => void;
  keep: (name: string) => void; // without a name it is asked for
}

/** Press and hold compares; then it is kept, or becomes something else. */
function Deciding({ work, offer, compare, other, back, keep }: DecidingProps): VNode {
  const held = (isHeld: boolean) => (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== " " && event.key !== "Enter") return;
    compare(isHeld);
  };
  const name = offer.kind === "sticker" ? work.freeName(stickerName(work.stickerAt(offer.way))) : "";
  return (
    <>
      <h2>{name ? t("ui-photos-decide-sticker", { name }) : t(`ui-photos-decide-${offer.kind}`)}</h2>
      <p>{t(offer.kind === "size" ? "ui-photos-decide-face" : "ui-photos-decide-line")}</p>
      <button
        type="button"
        class="button"
        data-compare
        onPointerDown={held(true)}
        onPointerUp={held(false)}
        onPointerLeave={held(false)}
        onKeyDown={held(true)}
        onKeyUp={held(false)}
        onBlur={held(false)}
      >
        <Icon name="eye" />
        {t("ui-photos-compare")}
      </button>
      <div class="photo-does">
        <button type="button" class="button" onClick={back}>
          {t("ui-photos-decide-back")}
        </button>
        {offer.kind !== "gone" && (
          <button type="button" class="button" data-other onClick={other}>
            {t("ui-photos-other")}
          </button>
        )}
        <button type="button" class="button main" data-keep onClick={() => keep(name)}>
          {t("ui-photos-keep")}
        </button>
      </div>
    </>
  );
}

function Naming({ work, keep, back }: { work: Work; keep: (name: string) => void; back: () => void }): VNode {
  const name = useSignal("");
  const wrong = useSignal("");
  const submit = (event: Event): void => {
    event.preventDefault();
    const given = name.value.trim();
    if (!given) wrong.value = t("ui-photos-name-none");
    else if (work.isNamed(given)) wrong.value = t("ui-photos-name-taken");
    else keep(given);
  };
  return (
    <form class="photo-naming" onSubmit={submit}>
      <label for="photo-name">
        <h2>{t("ui-photos-name")}</h2>
      </label>
      <input
        id="photo-name"
        class="field"
        autocomplete="off"
        maxLength={work.limits.name}
        placeholder={t("ui-photos-name-like")}
        aria-invalid={wrong.value ? true : undefined}
        ref={(field) => field?.focus()}
        value={name.value}
        onInput={({ currentTarget }) => (name.value = currentTarget.value)}
      />
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
      <div class="photo-does">
        <button type="button" class="button" onClick={back}>
          {t("ui-photos-decide-back")}
        </button>
        <button type="submit" class="button main" data-named>
          {t("ui-photos-name-done")}
        </button>
      </div>
    </form>
  );
}
