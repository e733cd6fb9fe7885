// All the rules of a game, as a sheet over anything. The server writes them; here they are only shown.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { gameFacts, api } from "../../lib/api";
import { gameName, isEvening } from "../../lib/games";
import { language, theme } from "../../lib/settings";
import { sayWhy, t } from "../../lib/words";
import { Sheet } from "../../ui/sheets";

export function RulesSheet({ game }: { game: string }): VNode {
  const keys = isEvening(game) ? (gameFacts(game)?.evening ?? []) : [game];
  return (
    <Sheet name="rules" title={t("ui-rules-of", { game: gameName(game) })}>
      {keys.map((key) => (
        <Rules key={key} game={key} />
      ))}
    </Sheet>
  );
}

function Rules({ game }: { game: string }): VNode {
  const html = useSignal("");
  const wrong = useSignal("");
  const style = [language.value, theme.value] as const;
  useEffect(() => {
    api
      .rules(game, ...style)
      .then((found) => (html.value = found.html))
      .catch((error: unknown) => (wrong.value = sayWhy(error)));
  }, [game, ...style]);
  if (wrong.value) return <p class="wrong">{wrong.value}</p>;
  return <article class="rules" aria-busy={!html.value} dangerouslySetInnerHTML={{ __html: html.value }} />;
}
