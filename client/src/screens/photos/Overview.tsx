// Between two cards: what there is to do, the cards so far, and the ways out.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { say, t } from "../../lib/words";
import { Icon } from "../../ui/icons";
import { canvasFrom } from "./deck/canvases";
import { MOST_FILLED, type Card, type Work } from "./deck/work";
import { PhotoIcon } from "./icons";
import { Cutting } from "./Previews";

interface OverviewProps {
  work: Work;
  finish: () => void;
  anew: () => void;
}

export function Overview({ work, finish, anew }: OverviewProps): VNode {
  const isFilling = useSignal(false);
  const { missing } = work;
  const cards = work.cards.value;
  const fill = async (): Promise<void> => {
    if (isFilling.value) return;
    isFilling.value = true;
    await work.fill();
    isFilling.value = false;
  };
  return (
    <>
      <h2>{missing > 0 ? t("ui-photos-tap") : t("ui-photos-enough")}</h2>
      <p>{missing > 0 ? t("ui-photos-tap-line") : t("ui-photos-enough-line")}</p>
      {missing <= 0 && (
        <button type="button" class="button main" data-finish onClick={finish}>
          {t("ui-photos-finish")}
        </button>
      )}
      {missing > 0 && missing <= MOST_FILLED && (
        <button type="button" class="button" data-fill onClick={() => void fill()}>
          <Icon name="plus" />
          {t("ui-photos-fill", { count: missing })}
        </button>
      )}
      {cards.length > 0 && (
        <button type="button" class="button" data-undo-card onClick={() => void work.remove(cards.length - 1)}>
          <Icon name="replay" />
          {t("ui-photos-undo", { name: cards.at(-1)?.name ?? "" })}
        </button>
      )}
      {cards.some(({ wrong }) => wrong) && <p class="wrong">{t("ui-photos-unfair")}</p>}
      <CardList work={work} cards={cards} />
      <Anew anew={anew} hasCards={cards.length > 0} />
    </>
  );
}

function CardList({ work, cards }: { work: Work; cards: readonly Card[] }): VNode | null {
  if (cards.length === 0) return null;
  const isUnfair = cards.some(({ wrong }) => wrong);
  return (
    <details class="photo-cards" open={isUnfair}>
      <summary>{t("ui-photos-cards", { count: cards.length })}</summary>
      <ol>
        {cards.map((card, place) => (
          <li key={card.name} data-unfair={card.wrong ? "" : undefined}>
            <Cutting
              work={work}
              box={card.change.mask.box}
              patch={{ canvas: canvasFrom(card.pixels), left: card.left, top: card.top }}
            />
            <span>
              <b>
                {place + 1}. {card.name}
              </b>
              {card.wrong && <small class="wrong">{say(card.wrong)}</small>}
            </span>
            <button
              type="button"
              class="button round"
              aria-label={t("ui-photos-remove", { name: card.name })}
              onClick={() => void work.remove(place)}
            >
              <PhotoIcon name="bin" />
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Another photograph: what there is would be lost, so that is asked. */
function Anew({ anew, hasCards }: { anew: () => void; hasCards: boolean }): VNode {
  const isAsked = useSignal(false);
  if (!isAsked.value)
    return (
      <button type="button" class="button" onClick={() => (hasCards ? (isAsked.value = true) : anew())}>
        {t("ui-photos-another")}
      </button>
    );
  return (
    <div class="photo-ask" role="alert">
      <p>{t("ui-photos-anew")}</p>
      <button type="button" class="button stop" onClick={anew}>
        {t("ui-photos-anew-yes")}
      </button>
      <button type="button" class="button" onClick={() => (isAsked.value = false)}>
        {t("ui-photos-no")}
      </button>
    </div>
  );
}
