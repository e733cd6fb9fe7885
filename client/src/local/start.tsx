// What only the page without a server shows and does: files are kept for the next time, and one is told how far it is.
import { signal } from "@preact/signals";
import { render, type VNode } from "preact";
import { localMatches } from "../lib/elsewhere";
import { t } from "../lib/words";
import { takeOver, watchState } from "./channel";
import { watchKept } from "./keeping";
import type { LocalState } from "./messages";

const SAVED_BY = 10_000; // milliseconds

const localState = signal<LocalState>({ is: "coming", part: 0 });
watchState((state) => {
  localState.value = state;
  if (state.is === "ready") document.documentElement.dataset["python"] = state.from; // for tests and the curious
});

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

/** A record to keep as a file: its address leads nowhere without a server. */
function saveFile(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[download][href^="/api/1/"]');
  if (!link) return;
  event.preventDefault();
  void fileAt(link.getAttribute("href") ?? "").then((data) => {
    const file = document.createElement("a");
    file.href = URL.createObjectURL(data);
    file.download = link.download;
    file.click();
    setTimeout(() => URL.revokeObjectURL(file.href), SAVED_BY);
  });
}

/** With who had which seat, as a house takes it; where the browser keeps nothing, the record alone. */
async function fileAt(address: string): Promise<Blob> {
  const id = decodeURIComponent(address.slice(address.lastIndexOf("/") + 1));
  const kept = (await localMatches()).find((match) => match.id === id);
  return kept ? new Blob([kept.file], { type: "application/json" }) : (await fetch(address)).blob();
}

const place = document.createElement("div");
document.body.append(place);
render(<Status />, place);
document.addEventListener("click", saveFile, true);
Object.assign(globalThis, { tablee: { fetch } }); // for programs, as a server has its API for them
void watchKept().catch(() => undefined); // then nobody is told
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("sw.js").catch(() => undefined);
