// The editor, step by step: a photograph, its frame, twenty-five cards, and off to the house.
import { useSignal, type Signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../lib/api";
import { nameMe, whoAmI } from "../../lib/identity";
import { sayWhy, t } from "../../lib/words";
import type { Limits } from "../../protocol/wire";
import { Head } from "../common/Head";
import { Missing } from "../common/Missing";
import { Alter } from "./Alter";
import { Choose } from "./Choose";
import { Crop } from "./Crop";
import { loadStickers, packedPicture, type Drawings } from "./deck/canvases";
import { keptDraft } from "./deck/draft";
import { beginWork, resumeWork, type Work } from "./deck/work";
import { Finish } from "./Finish";

/** What the house says once, before anything can begin. */
interface Ready {
  limits: Limits;
  drawings: Drawings;
}

type Step = { at: "choose" } | { at: "crop"; photo: HTMLCanvasElement } | { at: "alter" | "finish"; work: Work };

export function Editor(): VNode | null {
  const ready = useSignal<Ready | null>(null);
  const step = useSignal<Step>({ at: "choose" });
  const wrong = useSignal("");
  useEffect(() => {
    document.title = `${t("ui-photos-new")} · Tablée`;
    begin(ready, step).catch((error: unknown) => (wrong.value = sayWhy(error) || t("ui-photos-no-canvas")));
  }, []);
  if (wrong.value) return <Missing words={wrong.value} />;
  const known = ready.value;
  if (!known) return null;
  const now = step.value;
  const cut = async (picture: HTMLCanvasElement): Promise<void> => {
    const work = await beginWork(await packedPicture(picture), known.limits, known.drawings);
    await work.keep();
    step.value = { at: "alter", work };
  };
  const anew = async (work: Work): Promise<void> => {
    await work.drop();
    step.value = { at: "choose" };
  };
  return (
    <main class="photos photo-editor" data-step={now.at}>
      <Head back="/photos" words={t("ui-photos-back")}>
        <h1>{t("ui-photos-new")}</h1>
      </Head>
      {now.at === "choose" && <Choose chosen={(photo) => (step.value = { at: "crop", photo })} />}
      {now.at === "crop" && (
        <Crop photo={now.photo} limits={known.limits} cut={cut} back={() => (step.value = { at: "choose" })} />
      )}
      {now.at === "alter" && (
        <Alter
          work={now.work}
          finish={() => (step.value = { ...now, at: "finish" })}
          anew={() => void anew(now.work)}
        />
      )}
      {now.at === "finish" && <Finish work={now.work} back={() => (step.value = { ...now, at: "alter" })} />}
    </main>
  );
}

/** Whoever has no name yet is given a friendly one: a deck has an owner. */
async function begin(ready: Signal<Ready | null>, step: Signal<Step>): Promise<void> {
  if (!(await whoAmI())) await nameMe("");
  const [{ limits }, drawings, draft] = await Promise.all([api.photos(), loadStickers(), keptDraft()]);
  if (draft)
    try {
      step.value = { at: "alter", work: await resumeWork(draft, limits, drawings) };
    } catch {
      // what was kept cannot be read any more: one begins anew
    }
  ready.value = { limits, drawings };
}
