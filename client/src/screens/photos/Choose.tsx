// The first step: a photograph from the camera or from the album. What this browser cannot open is said.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { t } from "../../lib/words";
import { Icon } from "../../ui/icons";
import { NotTaken, openPhoto } from "./deck/canvases";
import { PhotoIcon, type PhotoIconName } from "./icons";

export function Choose({ chosen }: { chosen: (photo: HTMLCanvasElement) => void }): VNode {
  const wrong = useSignal("");
  const isBusy = useSignal(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file || isBusy.value) return;
    [wrong.value, isBusy.value] = ["", true];
    try {
      chosen(await openPhoto(file));
    } catch (error) {
      wrong.value = t(`ui-photos-${error instanceof NotTaken ? error.reason : "unreadable"}`);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <section class="panel photo-choose">
      <h2>{t("ui-photos-choose")}</h2>
      <p>{t("ui-photos-choose-line")}</p>
      <div class="photo-ways">
        <FileButton icon="camera" words={t("ui-photos-camera")} accept="image/*" isCamera take={take} />
        <FileButton icon="picture" words={t("ui-photos-album")} accept="image/*" isMain take={take} />
      </div>
      <p role="status">{isBusy.value && t("ui-photos-opening")}</p>
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
      <p class="photo-privacy">
        <Icon name="shield" />
        <span>{t("ui-photos-privacy")}</span>
      </p>
    </section>
  );
}

interface FileButtonProps {
  icon: PhotoIconName;
  words: string;
  accept: string;
  isMain?: boolean;
  isCamera?: boolean;
  take: (file: File | undefined) => Promise<void>;
}

/** A button that asks for a file. */
export function FileButton({ icon, words, accept, isMain = false, isCamera = false, take }: FileButtonProps): VNode {
  return (
    <label class={isMain ? "button main file-button" : "button file-button"} data-camera={isCamera || undefined}>
      <PhotoIcon name={icon} />
      {words}
      <input
        type="file"
        accept={accept}
        capture={isCamera ? "environment" : undefined}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
