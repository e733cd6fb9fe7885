// Matches that were played without a house, to be kept at this one: those of this browser are asked for once, others come
// as files that are chosen or dropped.
import { useSignal, type Signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { ApiError, api } from "../../lib/api";
import { inFile, localMatches, type LocalMatch } from "../../lib/elsewhere";
import { whoAmI } from "../../lib/identity";
import { sayWhy, t } from "../../lib/words";
import { Icon } from "../../ui/icons";

const ANSWERED = "tablee.elsewhere"; // of which matches somebody was asked already: until when, in seconds since 1970
const TOO_MANY = 429;
const WAIT = 10_000; // milliseconds, when the house has had enough for now

/** How far it is. */
interface Sending {
  done: number;
  of: number;
}

/** What is asked above the list, and what stands below it. `changed`: there is more to be listed. */
export function useElsewhere(changed: () => void): { asked: VNode | null; add: VNode | null } {
  const waiting = useSignal<readonly LocalMatch[]>([]);
  const sending = useSignal<Sending | null>(null);
  const wrong = useSignal<readonly string[]>([]);
  const keep = async (files: readonly Promise<string>[]): Promise<void> => {
    wrong.value = [];
    for (const [done, file] of files.entries()) {
      sending.value = { done, of: files.length };
      const no = await kept(file);
      if (no && !wrong.value.includes(no)) wrong.value = [...wrong.value, no];
    }
    sending.value = null;
    changed();
  };
  useEffect(() => {
    if (!LOCAL) void unanswered().then((found) => (waiting.value = found));
  }, []);
  useDropped(LOCAL ? null : (files) => void keep(files.map((file) => file.text())));
  if (LOCAL) return { asked: null, add: null };
  return {
    asked: waiting.value.length > 0 ? <Asked waiting={waiting} keep={keep} /> : null,
    add: <Add sending={sending.value} wrong={wrong.value} keep={keep} />,
  };
}

type Keep = (files: readonly Promise<string>[]) => Promise<void>;

function Add({ sending, wrong, keep }: { sending: Sending | null; wrong: readonly string[]; keep: Keep }): VNode {
  return (
    <section class="elsewhere">
      <label class="button">
        <Icon name="plus" />
        {t("ui-no-house-add")}
        <input
          type="file"
          accept=".json,application/json"
          multiple
          onChange={({ currentTarget }) => {
            void keep([...(currentTarget.files ?? [])].map((file) => file.text()));
            currentTarget.value = "";
          }}
        />
      </label>
      <p role="status">{sending && t("ui-no-house-sending", { ...sending })}</p>
      <p class="wrong" role="alert">
        {wrong.join(" ")}
      </p>
    </section>
  );
}

function Asked({ waiting, keep }: { waiting: Signal<readonly LocalMatch[]>; keep: Keep }): VNode {
  const answer = (isWished: boolean): void => {
    const found = waiting.value;
    waiting.value = [];
    noteAnswer(found.at(-1)?.at ?? 0);
    if (isWished) void keep(found.map(({ file }) => Promise.resolve(file)));
  };
  return (
    <div class="panel elsewhere-asked">
      <p>{t("ui-no-house-ask", { count: waiting.value.length })}</p>
      <button type="button" class="button main" onClick={() => answer(true)}>
        {t("ui-no-house-yes")}
      </button>
      <button type="button" class="button" onClick={() => answer(false)}>
        {t("ui-no-house-no")}
      </button>
    </div>
  );
}

/** Sends one match; says why, if it is not kept. */
async function kept(file: Promise<string>): Promise<string> {
  try {
    const match = inFile(await file);
    for (;;)
      try {
        await api.keepRecord(match);
        return "";
      } catch (error) {
        if (!(error instanceof ApiError && error.status === TOO_MANY)) throw error;
        await new Promise((done) => setTimeout(done, WAIT));
      }
  } catch (error) {
    return error instanceof SyntaxError ? t("ui-no-house-no-file") : sayWhy(error);
  }
}

/** Files that are dropped anywhere on the page, where somebody takes them. */
export function useDropped(take: ((files: readonly File[]) => void) | null): void {
  const taken = useRef(take);
  taken.current = take;
  useEffect(() => {
    if (!taken.current) return undefined;
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length) taken.current?.(files);
    };
    document.addEventListener("dragover", over);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("drop", drop);
    };
  }, []);
}

// ---- asked once

async function unanswered(): Promise<LocalMatch[]> {
  if (!(await whoAmI())) return [];
  const until = answeredUntil();
  return (await localMatches()).filter(({ at }) => at > until);
}

function answeredUntil(): number {
  try {
    return Number(localStorage.getItem(ANSWERED));
  } catch {
    return 0;
  }
}

function noteAnswer(until: number): void {
  try {
    localStorage.setItem(ANSWERED, String(until));
  } catch {
    // then it is asked again
  }
}
