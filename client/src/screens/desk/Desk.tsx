// The desk: where somebody leads a hall, at a large screen or on a phone.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { ApiError } from "../../lib/api";
import { nameMe, whoAmI } from "../../lib/identity";
import { replace } from "../../lib/navigation";
import { say, sayWhy, t } from "../../lib/words";
import type { Hall } from "../../protocol/hall-wire";
import { Coming } from "../../ui/Coming";
import { Missing } from "../common/Missing";
import { hallApi } from "../hall/hall-api";
import { useHall, useHallWords, useScreenKind, type HallModel } from "../hall/hall-model";
import { PaceSheet } from "../hall/Pace";
import { HallStatus } from "../hall/parts";
import { DeskHead } from "./DeskHead";
import { DeskRound } from "./DeskRound";
import { DeskSeating } from "./DeskSeating";
import { NewHall } from "./NewHall";
import { PersonSheet } from "./PersonSheet";
import { Results } from "./Results";
import { TellSheet } from "./Tell";

type Arrived = "asking" | "leads" | "stranger" | { why: string };

/** Without a code: where a hall is opened. */
export function Desk({ name }: { name: string }): VNode {
  const code = name.toUpperCase();
  const hasWords = useHallWords();
  const arrived = useSignal<Arrived>("asking");
  useScreenKind("desk");
  useEffect(() => {
    if (code) void arrive(code).then((found) => (arrived.value = found));
  }, [code]);
  const now = arrived.value;
  if (!hasWords) return <Coming />;
  if (!code) return <NewHall />;
  if (now === "asking") return <Coming />;
  if (now === "stranger") return <Key code={code} done={() => (arrived.value = "leads")} />;
  if (now === "leads") return <Leading code={code} />;
  return <Missing words={now.why} />;
}

async function arrive(code: string): Promise<Arrived> {
  try {
    return (await hallApi.about(code)).leads ? "leads" : "stranger";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { why: error.status === 404 ? t("ui-join-none", { code }) : say(error.why) };
  }
}

/** The key opens the desk on another device. */
function Key({ code, done }: { code: string; done: () => void }): VNode {
  const typed = useSignal("");
  const wrong = useSignal("");
  const lead = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      if (!(await whoAmI())) await nameMe("");
      await hallApi.lead(code, typed.value);
      done();
    } catch (error) {
      wrong.value = sayWhy(error);
    }
  };
  return (
    <Missing words={t("hall-key-title")} more={t("hall-key-more")}>
      <form class="spare-form" data-key onSubmit={(event) => void lead(event)}>
        <label for="hall-key">{t("hall-key-label")}</label>
        <input
          id="hall-key"
          class="field"
          maxLength={20}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          required
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <p class="wrong" role="alert">
          {wrong.value}
        </p>
        <button type="submit" class="button main">
          {t("hall-key-enter")}
        </button>
        <a class="button" href={`/s/${code}`}>
          {t("hall-key-play")}
        </a>
      </form>
    </Missing>
  );
}

function Leading({ code }: { code: string }): VNode {
  const model = useHall(code, "leader");
  const hall = model.hall.value;
  const state = model.connection.value;
  useEffect(() => {
    document.title = `${hall?.title || t("hall-name")} · Tablée`;
  });
  useEffect(() => {
    if (hall && hall.role !== "leader") replace(`/s/${code}`); // somebody else leads from now on
  }, [hall?.role]);
  if (state.is === "closed") return <Missing words={say(state.why)} />;
  if (state.is === "elsewhere")
    return (
      <Missing words={t("ui-elsewhere")}>
        <button type="button" class="button main" onClick={() => model.again()}>
          {t("ui-play-here")}
        </button>
      </Missing>
    );
  return hall ? <Page model={model} hall={hall} /> : <Coming />;
}

function Page({ model, hall }: { model: HallModel; hall: Hall }): VNode {
  return (
    <div class="hall-desk" data-desk data-phase={hall.phase}>
      <DeskHead model={model} hall={hall} />
      <HallStatus model={model} />
      <Phase model={model} hall={hall} />
      <PersonSheet model={model} hall={hall} />
      <PaceSheet model={model} />
      <TellSheet model={model} />
    </div>
  );
}

function Phase({ model, hall }: { model: HallModel; hall: Hall }): VNode {
  if (hall.phase === "playing" || hall.phase === "paused") return <DeskRound model={model} hall={hall} />;
  if (hall.phase === "over") return <Results model={model} hall={hall} />;
  return <DeskSeating model={model} hall={hall} />;
}
