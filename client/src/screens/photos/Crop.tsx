// The second step: which part of the photograph becomes the picture.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { t } from "../../lib/words";
import { seenOf, wholeOf, widest } from "../../photo/view";
import type { Limits } from "../../protocol/wire";
import { cutOut, LEAST_WIDTH } from "./deck/canvases";
import { Frame } from "./Frame";

interface CropProps {
  photo: HTMLCanvasElement;
  limits: Limits;
  cut: (picture: HTMLCanvasElement) => Promise<void>;
  back: () => void;
}

export function Crop({ photo, limits, cut, back }: CropProps): VNode {
  const view = useSignal(wholeOf(photo));
  const isBusy = useSignal(false);
  const wrong = useSignal("");
  const take = async (): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    try {
      await cut(cutOut(photo, seenOf(view.value, photo), limits.width, limits.height));
    } catch {
      wrong.value = t("ui-photos-no-canvas");
      isBusy.value = false;
    }
  };
  return (
    <div class="photo-work">
      <Frame
        size={photo}
        view={view}
        mostZoom={Math.max(1, widest(photo) / LEAST_WIDTH)}
        label={t("ui-photos-crop-label")}
        draw={(context, { left, top, width, height }) =>
          context.drawImage(photo, left, top, width, height, 0, 0, context.canvas.width, context.canvas.height)
        }
      />
      <section class="panel photo-side">
        <h2>{t("ui-photos-crop")}</h2>
        <p>{t("ui-photos-crop-line")}</p>
        <p class="wrong" role="alert">
          {wrong.value}
        </p>
        <div class="photo-does">
          <button type="button" class="button" onClick={back}>
            {t("ui-photos-another")}
          </button>
          <button
            type="button"
            class="button main"
            aria-disabled={isBusy.value || undefined}
            onClick={() => void take()}
          >
            {t("ui-photos-crop-done")}
          </button>
        </div>
      </section>
    </div>
  );
}
