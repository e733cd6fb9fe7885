// Beside the tables: hands that are up, who asks to come in, what was reported, who has no table, and how people talk.
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { Hall, Person, RaisedHand } from "../../protocol/hall-wire";
import { OneOf } from "../../ui/controls";
import { Icon } from "../../ui/icons";
import { players, type HallModel } from "../hall/hall-model";
import { HallIcon, PersonFace, personName } from "../hall/parts";
import { LookSheet, openLook } from "./LookSheet";
import { openPerson } from "./PersonSheet";

interface SideProps {
  model: HallModel;
  hall: Hall;
}

export function DeskSide({ model, hall }: SideProps): VNode {
  return (
    <aside class="hall-side" aria-label={t("hall-side")}>
      <Waiting model={model} hall={hall} />
      <WithoutTable model={model} hall={hall} />
      <Talking model={model} hall={hall} />
      <LookSheet model={model} />
    </aside>
  );
}

/** What waits for whoever leads, also between rounds. */
export function Waiting({ model, hall }: SideProps): VNode {
  return (
    <>
      <Hands model={model} hall={hall} />
      <Asking model={model} hall={hall} />
      <Reports model={model} hall={hall} />
    </>
  );
}

/** Read out when one goes up. */
function Hands({ model, hall }: SideProps): VNode {
  const hands = hall.desk?.hands ?? [];
  return (
    <div role="status">
      {hands.map((hand) => (
        <Hand key={hand.person} model={model} hand={hand} />
      ))}
    </div>
  );
}

function Hand({ model, hand }: { model: HallModel; hand: RaisedHand }): VNode {
  const person = model.person(hand.person);
  const table = model.tables.value.find((each) => each.number === person?.table);
  return (
    <section class="panel hall-part">
      <h2>
        {table ? t("hall-table-number", { table: table.number }) : t("hall-without-table")}
        <span class="soft" aria-hidden="true">
          {t("hall-since", { time: model.since(hand.since) })}
        </span>
      </h2>
      <p class="hall-person">
        {person && <PersonFace person={person} />}
        <span>
          <b>{t("hall-raises", { name: personName(person) })}</b>
          {hand.text && t("hall-quoted", { words: hand.text })}
        </span>
      </p>
      <div class="hall-two">
        {table?.code && (
          <a class="button" href={`/tv/${table.code}`} target="_blank" rel="noopener">
            <Icon name="eye" />
            {t("hall-watch-short")}
          </a>
        )}
        {hand.show && table && person && (
          <button type="button" class="button" data-look onClick={() => openLook(table.number, person)}>
            <HallIcon name="hand" />
            {t("hall-see-hand")}
          </button>
        )}
        <button type="button" class="button" onClick={() => void model.request({ do: "helped", person: hand.person })}>
          <Icon name="check" />
          {t("hall-helped")}
        </button>
      </div>
    </section>
  );
}

function Asking({ model, hall }: SideProps): VNode | null {
  const asking = hall.desk?.asking ?? [];
  if (asking.length === 0) return null;
  return (
    <section class="panel hall-part">
      <h2>{t("hall-asking")}</h2>
      {asking.map(({ person, name }) => (
        <div key={person} class="hall-asks">
          <b>{name}</b>
          <div class="hall-two">
            <button type="button" class="button" onClick={() => void model.request({ do: "accept", person })}>
              {t("hall-accept")}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => void model.request({ do: "accept", person, on: false })}
            >
              {t("hall-refuse")}
            </button>
          </div>
        </div>
      ))}
    </section>
  );
}

function Reports({ model, hall }: SideProps): VNode | null {
  const reports = hall.desk?.reports ?? [];
  if (reports.length === 0) return null;
  return (
    <section class="panel hall-part">
      <h2>{t("hall-reports")}</h2>
      {reports.map(({ person, by, text }, number) => (
        <div key={number} class="hall-asks">
          <p>
            <b>{personName(model.person(person))}</b> {text && t("hall-quoted", { words: text })}
            <br />
            <span class="soft">{t("hall-reported-by", { name: personName(model.person(by)) })}</span>
          </p>
          <div class="hall-two">
            <button type="button" class="button" onClick={() => void model.request({ do: "mute", person })}>
              {t("hall-mute")}
            </button>
            <button type="button" class="button" onClick={() => void model.request({ do: "helped", person })}>
              {t("hall-helped")}
            </button>
          </div>
        </div>
      ))}
    </section>
  );
}

const waiting = signal<ReadonlySet<number>>(new Set()); // those of whom it was said that they play in the next round

/** Whoever came late takes a robot's seat, or plays in the next round. */
function WithoutTable({ model, hall }: SideProps): VNode | null {
  const late = players(model).filter((each) => !each.table);
  if (late.length === 0) return null;
  const robots = model.tables.value.find((each) => (each.robots ?? 0) > 0);
  return (
    <section class="panel hall-part">
      <h2>
        {t("hall-without-table")} <span class="soft">{late.length}</span>
      </h2>
      {late.map((each) => (
        <div key={each.number} class="hall-asks">
          <LatePerson model={model} hall={hall} person={each} />
          {each.here && robots && !waiting.value.has(each.number) && (
            <div class="hall-two">
              <button
                type="button"
                class="button"
                onClick={() => void model.request({ do: "seat", person: each.number, table: robots.number })}
              >
                {t("hall-robot-seat")}
              </button>
              <button
                type="button"
                class="button"
                onClick={() => (waiting.value = new Set(waiting.value).add(each.number))}
              >
                {t("hall-in-round", { round: (hall.round ?? 0) + 1 })}
              </button>
            </div>
          )}
        </div>
      ))}
    </section>
  );
}

function LatePerson({ model, hall, person }: SideProps & { person: Person }): VNode {
  const away = hall.desk?.away?.[person.number];
  return (
    <button type="button" class="hall-person hall-plain" aria-haspopup="dialog" onClick={() => openPerson(person)}>
      <PersonFace person={person} isAway={!person.here} />
      <span>
        <b>{personName(person)}</b>
        {person.here
          ? t("hall-in-round", { round: (hall.round ?? 0) + 1 })
          : away === undefined
            ? t("hall-away")
            : t("hall-away-since", { time: model.since(away) })}
      </span>
    </button>
  );
}

export function Talking({ model, hall }: SideProps): VNode {
  return (
    <section class="panel hall-part">
      <h2>{t("hall-talking")}</h2>
      <OneOf
        label={t("hall-talking")}
        quiet
        choices={[
          { value: "free", label: t("hall-chat-free") },
          { value: "phrases", label: t("hall-chat-phrases") },
          { value: "off", label: t("hall-chat-off") },
        ]}
        value={hall.chat}
        choose={(chat) => void model.request({ do: "chat", chat })}
      />
      <p class="soft">{hall.keeps ? t("hall-kept") : t("hall-nothing-kept")}</p>
    </section>
  );
}
