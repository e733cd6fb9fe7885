// How a game is played in four pictures, with the lesson and all the rules behind buttons. Where a game has no pictures,
// the buttons are all there is: no paper lies there with nothing on it.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api, type GameFacts } from "../../lib/api";
import { loadWords, say, t } from "../../lib/words";
import type { HowPicture } from "../../protocol/wire";
import { Icon } from "../../ui/icons";
import { Face } from "../../ui/pictures";
import { openSheet } from "../../ui/sheets";
import { RulesSheet } from "../common/Rules";

export function HowTo({ facts }: { facts: GameFacts }): VNode {
  const pictures = useSignal<readonly HowPicture[]>([]);
  const { key: game, how: isTold = false } = facts;
  useEffect(() => {
    if (!isTold) return;
    void loadWords(game).catch(() => undefined); // its titles stay empty until the server answers again
    void api.how(game).then(
      (found) => (pictures.value = found.pictures),
      () => undefined, // the server does not answer: the rules say so too
    );
  }, [game]);
  return (
    <section class={isTold ? "panel how" : "how how-bare"} aria-labelledby="how">
      <div class="how-head">
        <h2 id="how" class={isTold ? undefined : "hidden"}>
          {t("ui-how")}
        </h2>
        {facts.learns && (
          <a class="button" href={`/lesson/${game}`}>
            <Icon name="school" />
            {t("ui-learn")}
          </a>
        )}
        <button type="button" class="button" onClick={() => openSheet("rules")}>
          <Icon name="book" />
          {t("ui-all-rules")}
        </button>
      </div>
      {isTold && <Steps pictures={pictures.value} />}
      <RulesSheet game={game} />
    </section>
  );
}

function Steps({ pictures }: { pictures: readonly HowPicture[] }): VNode {
  return (
    <ol class="how-steps">
      {pictures.map((picture) => (
        <Step key={picture.title.key} picture={picture} />
      ))}
    </ol>
  );
}

function Step({ picture }: { picture: HowPicture }): VNode {
  return (
    <li>
      <span class="how-faces">
        {picture.faces.map(({ face }) => (
          <Face key={face} name={face} />
        ))}
      </span>
      <h3>{say(picture.title)}</h3>
      <p>{say(picture.text)}</p>
    </li>
  );
}
