// Somebody opens a hall: how it is called, who comes, what is played and for how long. Then its key is shown, once.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { nameMe, whoAmI } from "../../lib/identity";
import { sayWhy, t } from "../../lib/words";
import type { NewHall as Wanted, OpenedHall, Plan } from "../../protocol/hall-wire";
import { Switch } from "../../ui/controls";
import { Head } from "../common/Head";
import { hallApi } from "../hall/hall-api";
import { USUAL_PLAN } from "../hall/hall-model";
import { HallIcon } from "../hall/parts";
import { Formula, PlanGames } from "./PlanPanels";

const MOST_NAMES = 60;
const LARGEST_LEAGUE = 256 * 1024; // bytes

/** As much of the file as is read here. */
type League = { title?: string; people?: { name?: unknown }[] } & Record<string, unknown>;

export function NewHall(): VNode {
  const opened = useSignal<OpenedHall | null>(null);
  useEffect(() => {
    document.title = `${t("hall-open-title")} · Tablée`;
  });
  return (
    <main class="hall-new">
      <Head back="/" words={t("ui-shelf")} />
      {opened.value ? <KeyShown opened={opened.value} /> : <Form done={(found) => (opened.value = found)} />}
    </main>
  );
}

function Form({ done }: { done: (opened: OpenedHall) => void }): VNode {
  const title = useSignal("");
  const names = useSignal("");
  const plan = useSignal<Required<Plan>>(USUAL_PLAN);
  const keep = useSignal(false);
  const league = useSignal<League | null>(null);
  const wrong = useSignal("");
  const isBusy = useSignal(false);
  const set = (changed: Plan): void => {
    plan.value = { ...USUAL_PLAN, ...changed };
  };
  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isBusy.value) return;
    isBusy.value = true;
    wrong.value = "";
    try {
      if (!(await whoAmI())) await nameMe("");
      const list = listOf(names.value);
      const wanted: Wanted = { title: title.value.trim(), names: list, plan: plan.value, keep: keep.value };
      done(await hallApi.open(league.value ? { ...wanted, league: league.value } : wanted));
    } catch (error) {
      wrong.value = sayWhy(error);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <form class="hall-new-form" onSubmit={(event) => void open(event)}>
      <section class="panel hall-part">
        <h1>{t("hall-open-title")}</h1>
        <p>{t("hall-open-line")}</p>
        <label for="hall-title">{t("hall-title-label")}</label>
        <input
          id="hall-title"
          class="field"
          maxLength={60}
          placeholder={t("hall-title-hint")}
          autocomplete="off"
          value={title.value}
          onInput={(event) => (title.value = event.currentTarget.value)}
        />
        <label for="hall-names">{t("hall-names-label")}</label>
        <textarea
          id="hall-names"
          class="field hall-area"
          rows={8}
          aria-describedby="hall-names-note"
          value={names.value}
          onInput={(event) => (names.value = event.currentTarget.value)}
        />
        <p id="hall-names-note" class="soft">
          {t("hall-names-note", { count: listOf(names.value).length, most: MOST_NAMES })}
        </p>
        <LeagueFile
          league={league.value}
          take={(found) => {
            league.value = found;
            title.value ||= found?.title ?? "";
            names.value ||= namesIn(found).join("\n");
          }}
        />
        <Switch label={t("hall-keep")} note={t("hall-keep-note")} on={keep.value} turn={(on) => (keep.value = on)} />
      </section>
      <section class="panel hall-part">
        <h2>{t("hall-games")}</h2>
        <PlanGames plan={plan.value} set={set} />
        <h2>{t("hall-formula")}</h2>
        <Formula plan={plan.value} set={set} />
      </section>
      <footer class="hall-new-foot">
        <p class="wrong" role="alert">
          {wrong.value}
        </p>
        <button type="submit" class="button main" data-open>
          {t("hall-open")}
        </button>
      </footer>
    </form>
  );
}

interface LeagueFileProps {
  league: League | null;
  take: (found: League | null) => void;
}

/** What was taken home from the last time: points, and who has met whom. The server looks whether it is whole. */
function LeagueFile({ league, take }: LeagueFileProps): VNode {
  const wrong = useSignal("");
  const read = async (file: File | undefined): Promise<void> => {
    wrong.value = "";
    try {
      const found: unknown = file && file.size <= LARGEST_LEAGUE ? JSON.parse(await file.text()) : null;
      if (!isLeague(found)) throw new SyntaxError();
      take(found);
    } catch {
      take(null);
      wrong.value = file ? t("hall-league-wrong") : "";
    }
  };
  return (
    <>
      <label for="hall-league">{t("hall-league-open")}</label>
      <input
        id="hall-league"
        type="file"
        accept=".json,application/json"
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
      <p class="soft" role="status">
        {league && t("hall-league-read", { count: namesIn(league).length })}
      </p>
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
    </>
  );
}

function isLeague(found: unknown): found is League {
  return typeof found === "object" && found !== null && "tablee_league" in found;
}

function namesIn(league: League | null): string[] {
  return (league?.people ?? []).flatMap(({ name }) => (typeof name === "string" ? [name] : []));
}

/** One a line; what stands twice is there once. */
function listOf(text: string): string[] {
  const names = text.split("\n").map((each) => each.trim().slice(0, 40));
  return [...new Set(names.filter((each) => each))].slice(0, MOST_NAMES);
}

/** Nobody can ask for it again: it is noted or printed before one goes on. */
function KeyShown({ opened }: { opened: OpenedHall }): VNode {
  return (
    <section class="panel hall-key" data-key-shown>
      <h1>{t("hall-key-yours")}</h1>
      <code>{opened.key}</code>
      <p>{t("hall-key-line", { code: opened.code })}</p>
      <p class="hall-two">
        <button type="button" class="button" onClick={() => print()}>
          <HallIcon name="print" />
          {t("hall-key-print")}
        </button>
        <a class="button main" href={`/desk/${opened.code}`}>
          {t("hall-key-noted")}
        </a>
      </p>
    </section>
  );
}
