// Somebody the server does not know comes to a table: a name is all it asks.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { ApiError } from "../../lib/api";
import { gameName } from "../../lib/games";
import { nameMe } from "../../lib/identity";
import { say, t } from "../../lib/words";
import type { TableInfo } from "../../protocol/wire";
import { Box } from "../../ui/pictures";
import { Head } from "../common/Head";

export function NameForm({ info, done }: { info: TableInfo; done: () => void }): VNode {
  const typed = useSignal("");
  const wrong = useSignal("");
  const watches = info.table.free === 0;
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      await nameMe(typed.value);
      done();
    } catch (error) {
      if (error instanceof ApiError) wrong.value = say(error.why);
    }
  };
  return (
    <main class="name-page">
      <Head back="/" words={t("ui-shelf")} />
      <form class="panel name-form" onSubmit={(event) => void enter(event)}>
        <Box game={info.table.game} />
        <h1>{t("ui-name-title", { game: gameName(info.table.game) })}</h1>
        <label for="name">{t("ui-name-ask")}</label>
        <input
          id="name"
          class="field"
          maxLength={40}
          autocomplete="nickname"
          autofocus
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <p class="soft">{t("ui-name-none")}</p>
        {watches && <p data-full>{t("ui-name-full")}</p>}
        <button type="submit" class="button main">
          {watches ? t("ui-name-watch") : t("ui-name-enter")}
        </button>
        <p class="wrong" role="alert">
          {wrong.value}
        </p>
      </form>
    </main>
  );
}
