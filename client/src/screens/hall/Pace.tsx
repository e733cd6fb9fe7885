// At one's own pace, in a hall: one's own from the next match on, and for a leader anybody's.
import { signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../lib/words";
import type { Person } from "../../protocol/hall-wire";
import { handicapWords, MOST, STEP, USUAL } from "../../table/verdict/handicaps";
import { Icon } from "../../ui/icons";
import { closeSheet, openSheet, Sheet } from "../../ui/sheets";
import type { HallModel } from "./hall-model";
import { PersonFace, personName } from "./parts";

const SHEET = "hall-pace";
const chosen = signal(0); // the number of whose sheet is open

export function openPace(person: Person): void {
  chosen.value = person.number;
  openSheet(SHEET);
}

export function PaceSheet({ model }: { model: HallModel }): VNode | null {
  const person = model.person(chosen.value);
  const now = person?.handicap ?? USUAL;
  const wanted = useSignal(now);
  useEffect(() => {
    wanted.value = now;
  }, [chosen.value, now]);
  if (!person) return null;
  const isMe = person.number === model.hall.value?.me;
  const name = personName(person);
  const keep = (): void => {
    const whose = isMe ? {} : { person: person.number };
    if (wanted.value !== now) void model.request({ do: "handicap", handicap: wanted.value, ...whose });
    closeSheet();
  };
  return (
    <Sheet
      name={SHEET}
      title={isMe ? t("ui-handicap") : t("ui-handicap-for", { name })}
      foot={
        <button type="button" class="button main handicap-keep" data-keep onClick={keep}>
          {t("ui-handicap-keep")}
        </button>
      }
    >
      <section class="handicap">
        <p class="handicap-who">
          <PersonFace person={person} />
          <span>{isMe ? t("ui-handicap-mine") : t("ui-handicap-has", { name })}</span>
        </p>
        <output class="handicap-times" for="hall-pace-range">
          {handicapWords(wanted.value)}
        </output>
        <input
          id="hall-pace-range"
          class="range"
          type="range"
          min={USUAL}
          max={MOST}
          step={STEP}
          value={wanted.value}
          aria-label={t("ui-handicap")}
          aria-valuetext={handicapWords(wanted.value)}
          style={{ "--done": `${(100 * (wanted.value - USUAL)) / (MOST - USUAL)}%` }}
          onInput={(event) => (wanted.value = Number(event.currentTarget.value))}
        />
        <p class="handicap-ends" aria-hidden="true">
          <span>{handicapWords(USUAL)}</span>
          <span>{handicapWords(MOST)}</span>
        </p>
        <p class="handicap-note">
          <Icon name="eye" />
          <span>{t("ui-handicap-seen")}</span>
        </p>
      </section>
    </Sheet>
  );
}
