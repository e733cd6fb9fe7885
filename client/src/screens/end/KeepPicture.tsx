// « Garder cette image »: the picture that was composed for a match, under a name, to be chosen again at a table.
import { useSignal, type Signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useId } from "preact/hooks";
import { api, gameFacts } from "../../lib/api";
import { sayWhy, t } from "../../lib/words";
import type { MatchPicture } from "../../protocol/wire";
import { Icon } from "../../ui/icons";

const LONGEST = 40; // letters of a name

/** What is known of the picture of a match of mine; null, where there is no record that I may see. */
export function useMatchPicture(record: string, game: string): Signal<MatchPicture | null> {
  const found = useSignal<MatchPicture | null>(null);
  useEffect(() => {
    found.value = null;
    if (LOCAL || !record || !gameFacts(game)?.makes) return;
    api.matchPicture(record).then(
      (picture) => (found.value = picture),
      () => undefined, // then it is not offered
    );
  }, [record, game]);
  return found;
}

/** Nothing, where the match had no picture of its own, or none are kept. */
export function KeepPicture({
  record,
  picture,
}: {
  record: string;
  picture: Signal<MatchPicture | null>;
}): VNode | null {
  const found = picture.value;
  const isAsking = useSignal(false);
  const wrong = useSignal("");
  if (!found?.made || !found.most) return null;
  const tried = (act: Promise<unknown>): void => void act.catch((error: unknown) => (wrong.value = sayWhy(error)));
  const keep = async (name: string): Promise<void> => {
    wrong.value = "";
    const kept = await api.keepPicture(record, name);
    picture.value = { ...found, kept };
    isAsking.value = false;
  };
  const drop = async (id: string): Promise<void> => {
    await api.dropPicture(id);
    picture.value = { ...found, kept: null };
  };
  const kept = found.kept;
  return (
    <section class="panel keep-picture" data-kept={kept ? "yes" : "no"}>
      {kept ? (
        <>
          <p>
            <Icon name="check" /> {t("ui-picture-kept-as", { name: kept.name })}
          </p>
          <button type="button" class="button" onClick={() => tried(drop(kept.id))}>
            {t("ui-picture-drop")}
          </button>
        </>
      ) : isAsking.value ? (
        <NameIt keep={(name) => tried(keep(name))} />
      ) : (
        <button type="button" class="button" data-keep-picture onClick={() => (isAsking.value = true)}>
          <Icon name="plus" />
          {t("ui-picture-keep")}
        </button>
      )}
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
    </section>
  );
}

function NameIt({ keep }: { keep: (name: string) => void }): VNode {
  const name = useSignal("");
  const id = useId();
  const send = (event: Event): void => {
    event.preventDefault();
    if (name.value.trim()) keep(name.value);
  };
  return (
    <form onSubmit={send}>
      <label for={id}>{t("ui-picture-name")}</label>
      <div class="pair">
        <input
          id={id}
          type="text"
          class="field"
          required
          maxLength={LONGEST}
          placeholder={t("ui-picture-example")}
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <button type="submit" class="button go">
          {t("ui-picture-keep-now")}
        </button>
      </div>
    </form>
  );
}
