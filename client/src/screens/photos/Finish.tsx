// The last step: one leafs through the cards, gives the deck a title, says who may play, and sends it to the house.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { go } from "../../lib/navigation";
import { say, sayWhy, t } from "../../lib/words";
import { wholeOf, type View } from "../../photo/view";
import { OneOf } from "../../ui/controls";
import { Icon } from "../../ui/icons";
import { canvasFrom } from "./deck/canvases";
import { packedDeck } from "./deck/packing";
import { DeckRefused, sendDeck, type Share } from "./deck/photos-api";
import type { Work } from "./deck/work";
import { Frame } from "./Frame";
import { drawPiece } from "./overlay";

const MOST_ZOOM = 5;

export function Finish({ work, back }: { work: Work; back: () => void }): VNode {
  const { picture } = work;
  const place = useSignal(
    Math.max(
      0,
      work.cards.value.findIndex(({ wrong }) => wrong),
    ),
  );
  const view = useSignal<View>(wholeOf(picture));
  const isHeld = useSignal(false);
  const card = work.cards.value[place.value];
  const patch = useMemo(
    () => (card ? { canvas: canvasFrom(card.pixels), left: card.left, top: card.top } : null),
    [card],
  );
  const isShownBefore = isHeld.value;
  const leaf = (by: number): void => {
    const many = work.cards.value.length;
    place.value = (place.value + by + many) % many;
  };
  const replace = async (): Promise<void> => {
    await work.remove(place.value);
    back();
  };
  return (
    <div class="photo-work">
      <Frame
        size={picture}
        view={view}
        mostZoom={MOST_ZOOM}
        label={t("ui-photos-compare-label")}
        draw={(context, seen, scale) => {
          drawPiece(context, seen, scale, { canvas: work.canvas, left: 0, top: 0 });
          if (patch && !isShownBefore) drawPiece(context, seen, scale, patch);
        }}
        hold={(held) => (isHeld.value = held)}
      />
      <section class="panel photo-side">
        <div class="photo-leaf">
          <button type="button" class="button round" aria-label={t("ui-photos-previous")} onClick={() => leaf(-1)}>
            <Icon name="arrow" />
          </button>
          <p aria-live="polite">
            <b>{t("ui-photos-card", { number: place.value + 1, of: work.limits.cards })}</b>
            <span>{card?.name}</span>
          </p>
          <button type="button" class="button round" aria-label={t("ui-photos-next")} onClick={() => leaf(1)}>
            <Icon name="send" />
          </button>
        </div>
        {card?.wrong && (
          <p class="wrong" data-why>
            {say(card.wrong)}
          </p>
        )}
        <button
          type="button"
          class={card?.wrong ? "button main" : "button"}
          data-replace
          onClick={() => void replace()}
        >
          {t("ui-photos-replace")}
        </button>
        <Sending work={work} back={back} show={(first) => (place.value = first)} />
      </section>
    </div>
  );
}

/** Title, who may play, and how far it is. Nothing is lost when the house does not take it. */
function Sending({ work, back, show }: { work: Work; back: () => void; show: (card: number) => void }): VNode {
  const sent = useSignal<number | null>(null); // from 0 to 1; null: nothing is being sent
  const wrong = useSignal("");
  const unfair = useSignal<readonly number[]>([]);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (sent.value !== null) return;
    [wrong.value, unfair.value] = ["", []];
    if (!work.title.value.trim()) {
      wrong.value = t("ui-photos-title-none");
      return;
    }
    sent.value = 0;
    try {
      await sendDeck(await packedDeck(work), work.share.value, (part) => (sent.value = part));
      await work.drop();
      go("/photos");
    } catch (error) {
      wrong.value = sayWhy(error) || t("ui-house-away");
      if (error instanceof DeckRefused && error.cards.length > 0) {
        await work.judge(error.cards);
        unfair.value = error.cards.map(({ card }) => card);
        show(error.cards[0]?.card ?? 0);
      }
    } finally {
      sent.value = null;
    }
  };
  const shares: { value: Share; label: string }[] = [
    { value: "table", label: t("ui-photos-share-table") },
    { value: "house", label: t("ui-photos-share-house") },
  ];
  return (
    <form class="photo-sending" onSubmit={(event) => void send(event)}>
      <label for="photo-title">{t("ui-photos-title")}</label>
      <input
        id="photo-title"
        class="field"
        autocomplete="off"
        maxLength={work.limits.title}
        placeholder={t("ui-photos-title-like")}
        value={work.title.value}
        onInput={({ currentTarget }) => (work.title.value = currentTarget.value)}
        onBlur={() => void work.keep()}
      />
      <OneOf
        label={t("ui-photos-share")}
        choices={shares}
        value={work.share.value}
        choose={(share) => {
          work.share.value = share;
          void work.keep();
        }}
      />
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
      {unfair.value.length > 0 && (
        <ul class="photo-unfair">
          {unfair.value.map((card) => (
            <li key={card}>
              <button type="button" class="button" onClick={() => show(card)}>
                {card + 1}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {sent.value !== null && (
          <p class="photo-progress">
            <span>{t(sent.value < 1 ? "ui-photos-sending" : "ui-photos-checking")}</span>
            <progress value={sent.value < 1 ? sent.value : undefined} max={1} aria-hidden="true" />
          </p>
        )}
      </div>
      <div class="photo-does">
        <button type="button" class="button" onClick={back}>
          {t("ui-photos-decide-back")}
        </button>
        <button type="submit" class="button main" data-send aria-disabled={sent.value !== null || undefined}>
          {t("ui-photos-send")}
        </button>
      </div>
    </form>
  );
}
