// One's own photographs: the decks of this house, and at /photos/new the editor that makes one.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../lib/api";
import { whoAmI } from "../../lib/identity";
import { sayWhy, t } from "../../lib/words";
import type { PhotoList } from "../../protocol/wire";
import { Icon } from "../../ui/icons";
import { Face } from "../../ui/pictures";
import { Head } from "../common/Head";
import { FileButton } from "./Choose";
import { keptDraft } from "./deck/draft";
import { sendDeck } from "./deck/photos-api";
import { DeckLine } from "./DeckLine";
import { Editor } from "./Editor";

const FILE = ".tablee-photo,application/zip";

export function Photos({ name }: { name: string }): VNode {
  return name === "new" ? <Editor /> : <Decks />;
}

function Decks(): VNode {
  const found = useSignal<PhotoList | null>(null);
  const begun = useSignal<number | null>(null); // cards of the one that is being made
  const wrong = useSignal("");
  const isBusy = useSignal(false);
  const tried = (act: () => Promise<void>): void => {
    wrong.value = "";
    void act().catch((error: unknown) => (wrong.value = sayWhy(error) || t("ui-house-away")));
  };
  const load = async (): Promise<void> => {
    found.value = (await whoAmI()) ? await api.photos() : null;
    const draft = await keptDraft();
    begun.value = draft ? draft.cards.length : null;
  };
  const bring = async (file: File | undefined): Promise<void> => {
    if (!file || isBusy.value) return;
    isBusy.value = true;
    tried(async () => {
      try {
        if (file.size > (found.value?.limits.bytes ?? Infinity)) wrong.value = t("ui-photos-file-too-large");
        else await sendDeck(file, "table", () => undefined);
        await load();
      } finally {
        isBusy.value = false;
      }
    });
  };
  useEffect(() => {
    document.title = `${t("ui-photos")} · Tablée`;
    tried(load);
  }, []);
  const decks = found.value?.photos ?? [];
  const isFull = found.value?.room === 0;
  return (
    <main class="photos">
      <Head back="/" words={t("ui-shelf")}>
        <h1>{t("ui-photos")}</h1>
      </Head>
      <p class="photos-line">{t("ui-photos-line")}</p>
      <div class="photo-ways">
        {isFull && begun.value === null ? (
          <p>{t("ui-photos-full")}</p>
        ) : (
          <a class="button main" href="/photos/new">
            <Icon name={begun.value === null ? "plus" : "pencil"} />
            {begun.value === null ? t("ui-photos-make") : t("ui-photos-go-on", { done: begun.value })}
          </a>
        )}
        {!isFull && found.value && <FileButton icon="file" words={t("ui-photos-bring")} accept={FILE} take={bring} />}
      </div>
      <p role="status">{isBusy.value && t("ui-photos-checking")}</p>
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
      {found.value && decks.length === 0 && begun.value === null && (
        <div class="no-records">
          <Face name="house/asleep" />
          <p>{t("ui-photos-none")}</p>
        </div>
      )}
      <ul class="deck-list">
        {decks.map((deck) => (
          <DeckLine key={deck.id} deck={deck} tried={tried} changed={load} />
        ))}
      </ul>
    </main>
  );
}
