// What is chosen on paper: one of a few, yes or no, a number step by step.
import type { ComponentChildren, VNode } from "preact";
import { useId, useRef } from "preact/hooks";
import { t } from "../lib/words";
import { Icon } from "./icons";

export interface Choice<T> {
  value: T;
  label: ComponentChildren;
}

interface OneOfProps<T> {
  label: string;
  /** More about it, before the choices that are folded. */
  note?: string;
  /** The label is read out only. */
  quiet?: boolean;
  choices: readonly Choice<T>[];
  value: T;
  choose: (value: T) => void;
}

const SIDE_BY_SIDE = 30; // letters that have room in one line

/** One of a few: short ones side by side, long ones folded behind the one that is chosen. */
export function OneOf<T extends string | number | boolean>(props: OneOfProps<T>): VNode {
  const name = useId();
  const isLong =
    props.choices.reduce((sum, { label }) => sum + (typeof label === "string" ? label.length + 2 : 4), 0) >
    SIDE_BY_SIDE;
  if (isLong) return <Folded {...props} />;
  return (
    <div class="option" role="group" aria-labelledby={name}>
      <span id={name} class={props.quiet ? "hidden" : undefined}>
        {props.label}
      </span>
      <Segments {...props} kind="segments" />
    </div>
  );
}

function Folded<T extends string | number | boolean>(props: OneOfProps<T>): VNode {
  const fold = useRef<HTMLDetailsElement>(null);
  const choose = (value: T): void => {
    props.choose(value);
    if (fold.current) fold.current.open = false;
  };
  return (
    <details class="option folded" ref={fold}>
      <summary>
        <span>{props.label}</span>
        <b>{props.choices.find(({ value }) => value === props.value)?.label}</b>
      </summary>
      {props.note && <p class="soft">{props.note}</p>}
      <Segments {...props} choose={choose} kind="segments long" />
    </details>
  );
}

function Segments<T extends string | number | boolean>({
  choices,
  value,
  choose,
  kind,
}: OneOfProps<T> & { kind: string }): VNode {
  return (
    <div class={kind}>
      {choices.map((choice) => (
        <button
          key={String(choice.value)}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => choose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

interface SwitchProps {
  label: string;
  note?: string;
  on: boolean;
  turn: (on: boolean) => void;
}

export function Switch({ label, note, on, turn }: SwitchProps): VNode {
  return (
    <button type="button" class="switch" role="switch" aria-checked={on} onClick={() => turn(!on)}>
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
      <i />
    </button>
  );
}

interface StepperProps {
  label: string;
  quiet?: boolean;
  value: string;
  less: (() => void) | null; // null: it cannot be less
  more: (() => void) | null;
}

export function Stepper({ label, quiet, value, less, more }: StepperProps): VNode {
  const name = useId();
  return (
    <div class="option" role="group" aria-labelledby={name}>
      <span id={name} class={quiet ? "hidden" : undefined}>
        {label}
      </span>
      <div class="stepper">
        <StepButton icon="minus" label={t("ui-less")} step={less} />
        <output class="title">{value}</output>
        <StepButton icon="plus" label={t("ui-more")} step={more} />
      </div>
    </div>
  );
}

function StepButton({
  icon,
  label,
  step,
}: {
  icon: "minus" | "plus";
  label: string;
  step: (() => void) | null;
}): VNode {
  return (
    <button
      type="button"
      class="button round"
      aria-label={label}
      aria-disabled={step ? undefined : true}
      onClick={() => step?.()}
    >
      <Icon name={icon} />
    </button>
  );
}
