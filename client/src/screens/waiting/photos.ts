// The decks of photographs that whoever is here may choose for a table, asked for once they are at one.
import { signal } from "@preact/signals";
import { api } from "../../lib/api";
import { t } from "../../lib/words";
import type { PhotoInfo } from "../../protocol/wire";
import type { Choice } from "../../ui/controls";

const photos = signal<readonly PhotoInfo[]>([]);

/** Until the function that is given back is called: whoever makes one meanwhile, beside the table, finds it here. */
export function watchPhotos(): () => void {
  const look = (): void => {
    if (!document.hidden) loadPhotos();
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}

function loadPhotos(): void {
  api
    .photos()
    .then((found) => {
      photos.value = found.photos;
    })
    .catch(() => undefined); // without them there are all other pictures
}

/** What can be chosen. */
export function photoChoices(): Choice<number>[] {
  return photos.value.map(({ picture, title }) => ({ value: picture, label: t("ui-photo-titled", { title }) }));
}
