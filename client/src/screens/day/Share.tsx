// To share what came of a deal: a picture and a line of signs, without a card, and without a name unless it is wanted.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { pictureAddress } from "../../lib/api";
import { gameName } from "../../lib/games";
import { language } from "../../lib/settings";
import { t } from "../../lib/words";
import type { DayResult } from "../../protocol/wire";
import { Switch } from "../../ui/controls";
import { copied } from "../../ui/Copy";
import { Icon } from "../../ui/icons";
import { Sheet } from "../../ui/sheets";
import { dayWords } from "../common/CalendarLeaf";
import { EMOJI } from "./Signs";

interface ShareProps {
  day: string;
  game: string;
  result: DayResult;
}

export function Share({ day, game, result }: ShareProps): VNode {
  const isNamed = useSignal(false);
  const outcome = useSignal("");
  const words = useRef<HTMLTextAreaElement>(null);
  const text = shareText({ day, game, result });
  const picture = pictureAddress(day, game, language.value, isNamed.value);
  const copy = async (): Promise<void> => {
    outcome.value = (await copied(text, words.current)) ? t("ui-copied") : t("ui-copy-yourself");
  };
  return (
    <Sheet name="share-day" title={t("ui-share")}>
      <section class="share-day">
        <img src={picture} alt={t("ui-day-picture")} width="1080" height="1350" />
        <div>
          <p class="soft">{t("ui-day-no-spoiler")}</p>
          <textarea class="field" readOnly rows={3} ref={words} aria-label={t("ui-day-text")} value={text} />
          <Switch label={t("ui-day-named")} on={isNamed.value} turn={(on) => (isNamed.value = on)} />
          <div class="pair">
            <a
              class="button main"
              href={picture}
              download={`tablee-${day}-${game}.png`}
              onClick={(event) => void send(event, picture)}
            >
              <Icon name="share" />
              {t("ui-day-send")}
            </a>
            <button type="button" class="button" onClick={() => void copy()}>
              <Icon name="link" />
              {t("ui-day-copy")}
            </button>
          </div>
          <p class="soft" role="status">
            {outcome.value}
          </p>
        </div>
      </section>
    </Sheet>
  );
}

export function shareText({ day, game, result }: ShareProps): string {
  const date = dayWords(day, { day: "numeric", month: "long" });
  const signs = result.symbols
    .split("")
    .map((each) => EMOJI[each] ?? "")
    .join("");
  return `Tablée · ${gameName(game)} · ${date}\n${signs}\n${[counted(result), measured(result)].filter(Boolean).join(" · ")}`;
}

/** Never a zero. */
function counted({ stars, of }: DayResult): string {
  return stars > 0 ? t("ui-day-of", { stars, of }) : t("ui-day-did");
}

/** What decides between equals; nothing, where no hand was laid down in time. */
export function measured({ turns, median }: DayResult): string {
  if (!median) return turns ? t("ui-day-turns", { count: turns }) : "";
  const seconds = new Intl.NumberFormat(language.value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${seconds.format(median / 1000)} s`;
}

/** By whatever the device sends pictures with; where there is nothing, it is downloaded. */
async function send(event: MouseEvent, picture: string): Promise<void> {
  if (typeof navigator.canShare !== "function") return;
  event.preventDefault();
  const file = new File([await (await fetch(picture)).blob()], "tablee.png", { type: "image/png" });
  if (navigator.canShare({ files: [file] })) await navigator.share({ files: [file] }).catch(() => undefined);
  else location.assign(picture);
}
