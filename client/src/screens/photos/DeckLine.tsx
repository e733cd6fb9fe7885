// A deck in the list: its first card, its title, and what can be done with it.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { api, facts } from "../../lib/api";
import { go } from "../../lib/navigation";
import { language } from "../../lib/settings";
import { t } from "../../lib/words";
import type { PhotoInfo } from "../../protocol/wire";
import { Icon } from "../../ui/icons";
import { Box } from "../../ui/pictures";
import { deckAddress, dropDeck } from "./deck/photos-api";
import { PhotoIcon } from "./icons";

const SEATS = 4;

interface DeckLineProps {
  deck: PhotoInfo;
  tried: (act: () => Promise<void>) => void;
  changed: () => Promise<void>;
}

export function DeckLine({ deck, tried, changed }: DeckLineProps): VNode {
  const isAsked = useSignal(false);
  const { id, title, mine: isMine } = deck;
  const game = facts.games.find(({ photos }) => photos);
  const play = async (): Promise<void> => {
    if (!game) return;
    const [least, most] = game.seats;
    const seats = Math.min(most, Math.max(least, SEATS));
    const { code } = await api.open({ setup: { game: game.key, seats, options: { picture: deck.picture } } });
    go(`/t/${code}?open=1`);
  };
  const drop = async (): Promise<void> => {
    await dropDeck(id);
    await changed();
  };
  return (
    <li class="panel deck">
      {isMine ? (
        <img class="deck-picture" src={`${deckAddress(id)}/cards/0`} alt="" loading="lazy" />
      ) : (
        <Box game={game?.key ?? ""} />
      )}
      <div class="deck-words">
        <h2>{title}</h2>
        <p class="soft">{t(whose(deck), { date: dateWords(deck.made) })}</p>
      </div>
      <div class="deck-does">
        <button type="button" class="button main" onClick={() => tried(play)}>
          <Icon name="play" />
          {t("ui-photos-play")}
        </button>
        {isMine && (
          <>
            <a
              class="button round"
              href={`${deckAddress(id)}/sheet.pdf`}
              target="_blank"
              rel="noreferrer"
              aria-label={t("ui-photos-print", { title })}
            >
              <PhotoIcon name="print" />
            </a>
            <a
              class="button round"
              href={`${deckAddress(id)}/file`}
              download={`${title}.tablee-photo`}
              aria-label={t("ui-photos-save", { title })}
            >
              <Icon name="download" />
            </a>
            <button
              type="button"
              class="button round"
              aria-label={t("ui-photos-delete", { title })}
              onClick={() => (isAsked.value = true)}
            >
              <PhotoIcon name="bin" />
            </button>
          </>
        )}
      </div>
      {isAsked.value && (
        <div class="photo-ask" role="alert">
          <p>{t("ui-photos-delete-ask", { title })}</p>
          <button type="button" class="button stop" data-drop onClick={() => tried(drop)}>
            {t("ui-photos-delete-yes")}
          </button>
          <button type="button" class="button" onClick={() => (isAsked.value = false)}>
            {t("ui-photos-no")}
          </button>
        </div>
      )}
    </li>
  );
}

/** Whose it is and who may play with it: the name of a sentence. */
function whose({ mine: isMine, shared: isShared }: PhotoInfo): string {
  if (!isMine) return "ui-photos-of-the-house";
  return isShared ? "ui-photos-mine-shared" : "ui-photos-mine";
}

function dateWords(made: string): string {
  return new Date(made).toLocaleDateString(language.value, { day: "numeric", month: "long", year: "numeric" });
}
