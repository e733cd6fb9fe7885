// What only the page without a server shows and does: files are kept for the next time, and one is told how far it is.
import { render, type VNode } from "preact";
import { t } from "../lib/words";
import { localState, takeOver } from "./channel";

function Status(): VNode | null {
  const state = localState.value;
  if (state.is === "ready") return null;
  return (
    <div class="local-status panel" role="status" data-local={state.is}>
      <p>{t(`ui-local-${state.is}`)}</p>
      {state.is === "coming" && <progress value={state.part} aria-label={t("ui-local-coming")} />}
      {state.is === "elsewhere" && (
        <button type="button" class="button main" onClick={takeOver}>
          {t("ui-local-here")}
        </button>
      )}
    </div>
  );
}

const place = document.createElement("div");
document.body.append(place);
render(<Status />, place);
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("sw.js").catch(() => undefined);
