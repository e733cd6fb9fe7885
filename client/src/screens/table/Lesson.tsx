// A lesson: the table itself, and the owl who says what is going on and what to try.
import { useComputed, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../../lib/api";
import { gameName } from "../../lib/games";
import { loadWords, say, sayWhy, t } from "../../lib/words";
import { useEdge } from "../../table/page/edge";
import { Side, SideSheets } from "../../table/page/Side";
import { TableView, tightness } from "../../table/page/TableView";
import { TopBar } from "../../table/page/TopBar";
import { watchTable } from "../../table/page/watch-table";
import { LessonTable } from "../../table/source/lesson";
import { Coming } from "../../ui/Coming";
import { Icon } from "../../ui/icons";
import { Box, Face } from "../../ui/pictures";
import { Head } from "../common/Head";
import { ShortMenu } from "../common/Menu";
import { Missing } from "../common/Missing";
import { PlayNow, RobotSheet } from "../common/PlayNow";
import { RulesSheet } from "../common/Rules";
import { Settings } from "../common/Settings";
import { openTable } from "../common/start";
import { InHall } from "./InHall";

export function Lesson({ name }: { name: string }): VNode {
  const model = useSignal<LessonTable | null>(null);
  const wrong = useSignal("");
  useEffect(() => {
    document.title = `${t("ui-lesson-title", { game: gameName(name) })} · Tablée`;
    void Promise.all([api.lesson(name), loadWords(name)]).then(
      ([page]) => (model.value = new LessonTable(page)),
      (error: unknown) =>
        (wrong.value = error instanceof ApiError && error.status !== 404 ? say(error.why) : t("ui-lesson-none")),
    );
  }, [name]);
  const hall = new URLSearchParams(location.search).get("room");
  if (wrong.value) return <Missing words={wrong.value} />;
  if (!model.value) return <Coming />;
  return (
    <>
      {model.value.isOver.value ? (
        <Learned model={model.value} game={name} />
      ) : (
        <Learning model={model.value} game={name} />
      )}
      {hall && <InHall hall={hall} />}
    </>
  );
}

function Learning({ model, game }: { model: LessonTable; game: string }): VNode {
  const { edge, spare } = useEdge();
  const least = useComputed(() => Math.max(...model.steps.map(({ frame }) => tightness(model, frame, spare.value))));
  useEffect(() => watchTable(model), [model]);
  const title = t("ui-lesson-title", { game: gameName(game) });
  const top = (
    <>
      <h1 class="hidden">{title}</h1>
      <TopBar model={model} name={title} />
    </>
  );
  return (
    <>
      <TableView model={model} top={top} side={<Side model={model} />} spare={spare} least={least} />
      <aside class="table-edge teacher" ref={edge} aria-label={t("ui-teacher")}>
        <Face name="house/bust-owl" kind="owl" />
        <div class="teacher-says">
          <p aria-live="polite" data-teacher>
            {model.say(model.step.value?.say)}
          </p>
          {model.steps.map(({ say: words }, place) => (
            <p key={place} class="another-step" aria-hidden="true">
              {model.say(words)}
            </p>
          ))}
          {model.notice.value && (
            <p class="wrong" role="alert">
              {model.say(model.notice.value.text)}
            </p>
          )}
        </div>
        <TeacherButtons model={model} game={game} />
      </aside>
      <SideSheets model={model} />
      <ShortMenu model={model} />
      <RulesSheet game={game} />
      <Settings />
    </>
  );
}

function TeacherButtons({ model, game }: { model: LessonTable; game: string }): VNode {
  const step = model.place.value + 1;
  return (
    <div class="teacher-buttons">
      <span class="soft">{t("ui-lesson-step", { step, steps: model.steps.length })}</span>
      {model.isReading.value && (
        <button type="button" class="button main" data-continue onClick={() => model.next()}>
          {t("ui-lesson-continue")}
        </button>
      )}
      <a class="button" href={`/g/${game}`}>
        {t("ui-lesson-skip")}
      </a>
    </div>
  );
}

function Learned({ model, game }: { model: LessonTable; game: string }): VNode {
  const wrong = useSignal("");
  const play = (): void => {
    openTable(game, "now").catch((error: unknown) => (wrong.value = sayWhy(error)));
  };
  return (
    <main class="learned">
      <Head back={`/g/${game}`} words={gameName(game)} />
      <div class="learned-words">
        <Face name="house/bust-owl" kind="owl" />
        <Box game={game} />
        <h1>{t("ui-lesson-over")}</h1>
        <PlayNow play={play} />
        <button type="button" class="button" onClick={() => model.restart()}>
          <Icon name="replay" />
          {t("ui-lesson-again")}
        </button>
        <p class="wrong" role="alert">
          {wrong.value}
        </p>
      </div>
      <RobotSheet play={play} />
    </main>
  );
}
