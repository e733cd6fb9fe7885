// The screen stays on while a match is played and somebody looks; a phone left lying goes dark after a while.
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { TableModel } from "../state/model";

const LEFT_LYING = 10 * 60_000; // milliseconds without a move or a touch

/** The answer ends it. */
export function keepAwake(model: TableModel, isHidden: ReadonlySignal<boolean>): () => void {
  if (!("wakeLock" in navigator)) return () => undefined;
  const [isUsed, leave] = watchUse(model);
  const isWanted = computed(() => isPlayed(model) && !isHidden.value && isUsed.value);
  const lock = new Lock();
  const end = effect(() => void lock.hold(isWanted.value));
  return () => {
    end();
    leave();
    void lock.hold(false);
  };
}

function isPlayed(model: TableModel): boolean {
  return model.room.value?.phase === "playing" && !model.frame.value?.over && model.connection.value.is !== "elsewhere";
}

/** Has something happened, or been touched, a while ago at most? */
function watchUse(model: TableModel): [ReadonlySignal<boolean>, () => void] {
  const isUsed = signal(true);
  let timer = 0;
  const use = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => (isUsed.value = false), LEFT_LYING);
    isUsed.value = true;
  };
  const end = effect(() => {
    void model.frame.value;
    use();
  });
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, use, { passive: true });
  const leave = (): void => {
    end();
    clearTimeout(timer);
    for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, use);
  };
  return [isUsed, leave];
}

/** The browser lets go of it by itself when the page is hidden, and may refuse it when the battery is low. */
class Lock {
  private isWanted = false;
  private held: WakeLockSentinel | null = null;
  private isAsked = false;

  async hold(isWanted: boolean): Promise<void> {
    this.isWanted = isWanted;
    if (!isWanted) return this.release();
    if (this.isAsked || (this.held && !this.held.released)) return;
    this.isAsked = true;
    try {
      this.held = await navigator.wakeLock.request("screen");
    } catch {
      this.held = null; // asked for again when the page is next looked at
    }
    this.isAsked = false;
    if (!this.isWanted) await this.release();
  }

  private async release(): Promise<void> {
    const { held } = this;
    this.held = null;
    await held?.release().catch(() => undefined);
  }
}
