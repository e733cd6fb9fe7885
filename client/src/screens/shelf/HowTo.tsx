// How a game is played in four pictures, with the lesson and all the rules behind buttons.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../lib/api";
import { loadWords, say, t } from "../../lib/words";
import type { HowPicture } from "../../protocol/wire";
import { Icon } from "../../ui/icons";
import { Face } from "../../ui/pictures";
import { openSheet } from "../../ui/sheets";
import { RulesSheet } from "../common/Rules";

export function HowTo({ game }: { game: string }): VNode {
  const pictures = useSignal<readonly HowPicture[]>([]);
  useEffect(() => {
    void loadWords(game).catch(() => undefined); // its titles stay empty until the server answers again
    void api.how(game).then(
      (found) => (pictures.value = found.pictures),
      () => undefined, // a game may have no pictures: its rules are there all the same
    );
  }, [game]);
  return (
    <section class="panel how" aria-labelledby="how">
      <div class="how-head">
        <h2 id="how">{t("ui-how")}</h2>
        <a class="button" href={`/lesson/${game}`}>
          <Icon name="school" />
          {t("ui-learn")}
        </a>
        <button type="button" class="button" onClick={() => openSheet("rules")}>
          <Icon name="book" />
          {t("ui-all-rules")}
        </button>
      </div>
      <ol class="how-steps">
        {pictures.value.map((picture) => (
          <Step key={picture.title.key} picture={picture} />
        ))}
      </ol>
      <RulesSheet game={game} />
    </section>
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
