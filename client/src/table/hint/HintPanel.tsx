// The hint itself: a sentence, up to three choices, each with its number, its bars, its name and a reason.
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../lib/words";
import type { Choice, Hinted } from "../../protocol/wire";
import { Icon } from "../../ui/icons";
import { Face } from "../../ui/pictures";
import { Sentence } from "../../ui/Sentence";
import type { TableModel } from "../state/model";
import { closeHint, showChoice } from "./hint";
import { Lamp } from "./Lamp";

const BARS = [1, 2, 3, 4];

export function HintPanel({ model }: { model: TableModel }): VNode | null {
  const hint = model.hint.value;
  return hint && <Open key={hint.id} model={model} hint={hint} />;
}

function Open({ model, hint }: { model: TableModel; hint: Hinted }): VNode {
  const title = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const { current: shown } = panel;
    title.current?.focus({ preventScroll: true });
    return () => {
      const isInside = shown?.contains(document.activeElement) || document.activeElement === document.body;
      if (isInside) (before?.isConnected ? before : lamp())?.focus({ preventScroll: true });
    };
  }, []);
  const choices = hint.choices ?? [];
  return (
    <section class="hint" data-hint-panel ref={panel} aria-labelledby="hint-title">
      <header>
        <Lamp mood="glad" />
        <h2 id="hint-title" ref={title} tabIndex={-1}>
          {t("ui-hint-title")}
        </h2>
        <button
          type="button"
          class="button round flat"
          aria-label={t("ui-hint-close")}
          onClick={() => (lamp()?.focus({ preventScroll: true }), closeHint(model))}
        >
          <Icon name="close" />
        </button>
      </header>
      <p class="hint-sentence">
        <Sentence text={model.say(hint.sentence)} strong={model.aspect(hint.sentence, "strong")} />
      </p>
      {choices.length > 0 && (
        <ol>
          {choices.map((choice, place) => (
            <li key={place}>
              <ChoiceButton model={model} choice={choice} number={place + 1} />
            </li>
          ))}
        </ol>
      )}
      <p class="hint-promise">{t("ui-hint-promise")}</p>
    </section>
  );
}

function lamp(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-lamp]");
}

function ChoiceButton({ model, choice, number }: { model: TableModel; choice: Choice; number: number }): VNode {
  const { bars = 0, face, why } = choice;
  return (
    <button type="button" class="hint-choice" data-choice={number} onClick={() => showChoice(choice)}>
      {bars > 0 && <b class="hint-tag">{number}</b>}
      <span class="hint-words">
        <span class="hint-name">
          {bars > 0 && <Meter bars={bars} />}
          <b>{model.say(choice.name)}</b>
        </span>
        {why && <span class="hint-why">{model.say(why)}</span>}
      </span>
      {face && <Face name={face} kind="about" />}
    </button>
  );
}

/** How good it is: four bars, and a word for those who listen. */
function Meter({ bars }: { bars: number }): VNode {
  return (
    <span class="hint-meter">
      <span class="hidden">{t("ui-hint-bars", { bars })}</span>
      {BARS.map((bar) => (
        <i key={bar} data-full={bar <= bars || undefined} aria-hidden="true" />
      ))}
    </span>
  );
}
