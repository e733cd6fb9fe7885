// What a leader does about somebody: their name, seat and pace, whom they sit with, silence, and the way out.
import { signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../lib/words";
import type { Hall, Person } from "../../protocol/hall-wire";
import { handicapWords, USUAL } from "../../table/verdict/handicaps";
import { Switch } from "../../ui/controls";
import { Icon } from "../../ui/icons";
import { closeSheet, openSheet, Sheet } from "../../ui/sheets";
import type { HallModel, HallRequest } from "../hall/hall-model";
import { openPace } from "../hall/Pace";
import { HallIcon, PersonFace, personName } from "../hall/parts";
import { openTell } from "./Tell";

const SHEET = "hall-person";
const chosen = signal(0);

export function openPerson(person: Person): void {
  chosen.value = person.number;
  openSheet(SHEET);
}

interface SheetProps {
  model: HallModel;
  hall: Hall;
}

export function PersonSheet({ model, hall }: SheetProps): VNode | null {
  const person = model.person(chosen.value);
  if (!person) return null;
  return (
    <Sheet name={SHEET} title={personName(person)}>
      <Named key={`${person.number} ${person.name}`} model={model} person={person} />
      <Seated model={model} person={person} />
      <Company model={model} hall={hall} person={person} />
      <Order model={model} hall={hall} person={person} />
      <Out model={model} hall={hall} person={person} />
    </Sheet>
  );
}

interface PersonProps {
  model: HallModel;
  person: Person;
}

function Named({ model, person }: PersonProps): VNode {
  const name = useSignal(person.name);
  const rename = (event: Event): void => {
    event.preventDefault();
    if (name.value.trim()) void model.request({ do: "rename", person: person.number, name: name.value.trim() });
  };
  return (
    <section>
      <form class="hall-rename" onSubmit={rename}>
        <PersonFace person={person} isAway={!person.here} />
        <label class="hidden" for="hall-rename">
          {t("hall-rename")}
        </label>
        <input
          id="hall-rename"
          class="field"
          maxLength={40}
          autocomplete="off"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {t("hall-rename")}
        </button>
      </form>
      <button type="button" class="button" onClick={() => openPace(person)}>
        <Icon name="clock" />
        {(person.handicap ?? USUAL) === USUAL ? t("ui-handicap") : handicapWords(person.handicap ?? USUAL)}
      </button>
      <button type="button" class="button" onClick={() => openTell({ person: person.number })}>
        <HallIcon name="horn" />
        {t("hall-tell")}
      </button>
    </section>
  );
}

/** At which table; none: they wait for the next round. */
function Seated({ model, person }: PersonProps): VNode {
  const seat = (value: string): void => {
    const table = value ? { table: Number(value) } : {};
    void model.request({ do: "seat", person: person.number, ...table });
  };
  return (
    <section>
      <label class="option" for="hall-seat">
        <span>{t("hall-seat-at")}</span>
        <select
          id="hall-seat"
          class="field hall-select"
          value={person.table ? String(person.table) : ""}
          onChange={(event) => seat(event.currentTarget.value)}
        >
          <option value="">{t("hall-without-table")}</option>
          {model.tables.value.map(({ number }) => (
            <option key={number} value={String(number)}>
              {t("hall-table-number", { table: number })}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

type Pairs = [number, number][];

/** Only leaders see it. */
function Company({ model, hall, person }: PersonProps & SheetProps): VNode {
  const apart = hall.desk?.apart ?? [];
  const together = hall.desk?.together ?? [];
  const kind = useSignal<"apart" | "together">("apart");
  const set = (pairs: { apart: Pairs; together: Pairs }): void => void model.request({ do: "pairs", ...pairs });
  const add = (other: number): void => {
    const pair: [number, number] = [person.number, other];
    if (kind.value === "apart") set({ apart: [...apart, pair], together });
    else set({ apart, together: [...together, pair] });
  };
  const drop = (pair: [number, number]): void =>
    set({ apart: apart.filter((each) => each !== pair), together: together.filter((each) => each !== pair) });
  const mine = (pairs: Pairs): Pairs => pairs.filter((each) => each.includes(person.number));
  const others = model.people.value.filter((each) => each.number !== person.number);
  return (
    <section>
      <h3>{t("hall-company")}</h3>
      {mine([...apart, ...together]).map((pair) => (
        <PairLine key={pair.join()} model={model} pair={pair} isApart={apart.includes(pair)} drop={() => drop(pair)} />
      ))}
      <div class="hall-pairs">
        <select
          class="field hall-select"
          aria-label={t("hall-company")}
          value={kind.value}
          onChange={(event) => (kind.value = event.currentTarget.value === "apart" ? "apart" : "together")}
        >
          <option value="apart">{t("hall-never-with")}</option>
          <option value="together">{t("hall-always-with")}</option>
        </select>
        <select
          class="field hall-select"
          aria-label={t("hall-with-whom")}
          value=""
          onChange={(event) => add(Number(event.currentTarget.value))}
        >
          <option value="">{t("hall-with-whom")}</option>
          {others.map((each) => (
            <option key={each.number} value={String(each.number)}>
              {each.name}
            </option>
          ))}
        </select>
      </div>
      <p class="soft">{t("hall-only-you")}</p>
    </section>
  );
}

interface PairLineProps {
  model: HallModel;
  pair: [number, number];
  isApart: boolean;
  drop: () => void;
}

export function PairLine({ model, pair, isApart, drop }: PairLineProps): VNode {
  const [one, other] = pair.map((each) => personName(model.person(each)));
  const words = t(isApart ? "hall-apart" : "hall-together", { one: one ?? "", other: other ?? "" });
  return (
    <p class="hall-pair">
      <span>{words}</span>
      <button type="button" class="button round flat" aria-label={t("hall-drop", { words })} onClick={drop}>
        <Icon name="close" />
      </button>
    </p>
  );
}

function Order({ model, hall, person }: PersonProps & SheetProps): VNode {
  const isMuted = hall.desk?.muted?.includes(person.number) ?? false;
  return (
    <section>
      <Switch
        label={t("hall-mute")}
        note={t("hall-mute-note")}
        on={isMuted}
        turn={(on) => void model.request({ do: "mute", person: person.number, on })}
      />
      <Switch
        label={t("hall-assist")}
        note={t("hall-assist-note")}
        on={Boolean(person.leads)}
        turn={(on) => void model.request({ do: "lead", person: person.number, on })}
      />
    </section>
  );
}

/** What cannot be taken back is pressed twice. */
function Out({ model, hall, person }: PersonProps & SheetProps): VNode {
  const sure = useSignal("");
  useEffect(() => {
    sure.value = "";
  }, [person.number]);
  const { number } = person;
  const ways: [string, string, HallRequest][] = [
    ...(hall.door.names === "list"
      ? [["free", t("hall-free-name"), { do: "free", person: number }] as [string, string, HallRequest]]
      : []),
    ["remove", t("hall-remove"), { do: "remove", person: number }],
    ["ban", t("hall-ban"), { do: "remove", person: number, ban: true }],
  ];
  const press = (key: string, request: HallRequest): void => {
    if (sure.value === key) {
      closeSheet();
      void model.request(request);
    } else sure.value = key;
  };
  return (
    <section class="menu-part">
      {ways.map(([key, words, request]) => (
        <button
          key={key}
          type="button"
          class={sure.value === key ? "button stop" : "button"}
          onClick={() => press(key, request)}
        >
          {sure.value === key ? t("hall-sure", { words }) : words}
        </button>
      ))}
    </section>
  );
}
