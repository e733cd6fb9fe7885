// Who are you? A name of the list, or one's own; and an animal.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { ApiError } from "../../lib/api";
import { isolated } from "../../lib/bidi";
import { myName } from "../../lib/identity";
import { language } from "../../lib/settings";
import { say, t } from "../../lib/words";
import type { HallAbout } from "../../protocol/hall-wire";
import { OneOf } from "../../ui/controls";
import { FACE_COUNT } from "../../ui/pictures";
import { Animals } from "../common/Animals";
import { hallApi } from "./hall-api";
import { HallHead } from "./parts";

interface ComeInProps {
  code: string;
  about: HallAbout;
  done: () => void;
  again: () => void; // the list has changed
}

const MANY = 12; // names that are seen at once; more are in parts of the alphabet
const PARTS = 4;

/** One that nobody has yet. */
function anyAnimal(worn: readonly number[]): number {
  const free = Array.from({ length: FACE_COUNT }, (_, face) => face).filter((face) => !worn.includes(face));
  return free[Math.floor(Math.random() * free.length)] ?? 0;
}

/** The name on a printed label: it stands at the end of its link. */
function nameOnLabel({ names, taken }: HallAbout): string {
  const name = decodeURIComponent(location.hash.slice(1));
  return names.includes(name) && !taken.includes(name) ? name : "";
}

export function ComeIn({ code, about, done, again }: ComeInProps): VNode {
  const name = useSignal(useMemo(() => nameOnLabel(about), []));
  const worn = about.worn ?? [];
  const animal = useSignal(useMemo(() => anyAnimal(worn), []));
  const wrong = useSignal("");
  const isBusy = useSignal(false);
  const isList = about.door.names === "list" && about.names.length > 0;
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isBusy.value || !name.value.trim()) return;
    isBusy.value = true;
    try {
      await hallApi.comeIn(code, { name: name.value.trim(), animal: animal.value });
      myName.value = null; // a device that nobody knew has a name now
      done();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      wrong.value = say(error.why);
      if (error.code === "name-taken") again();
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <form class="hall-phone" data-come-in onSubmit={(event) => void enter(event)}>
      <HallHead title={about.title || t("hall-name")} line={t("hall-code", { code })} />
      <main class="hall-phone-body">
        <h2 class="hall-question">{t("hall-who")}</h2>
        {isList ? (
          <NameList about={about} chosen={name.value} choose={(each) => (name.value = each)} />
        ) : (
          <OwnName value={name.value} type={(typed) => (name.value = typed)} />
        )}
        <h3>{t("hall-your-animal")}</h3>
        <Animals
          mine={animal.value}
          taken={new Set(worn)}
          take={(each) => Promise.resolve((animal.value = each))}
          isDressed
        />
        <section class="panel hall-promise">
          <h3>{about.keeps ? t("hall-kept-title") : t("hall-promise-title")}</h3>
          <p>{about.keeps ? t("hall-kept") : t("hall-promise")}</p>
        </section>
      </main>
      <footer class="hall-phone-foot">
        <p class="wrong" role="alert">
          {wrong.value}
        </p>
        <button type="submit" class="button main" aria-disabled={name.value.trim() ? undefined : true}>
          {name.value.trim() ? t("hall-that-is-me", { name: isolated(name.value.trim()) }) : t("hall-choose-name")}
        </button>
      </footer>
    </form>
  );
}

function OwnName({ value, type }: { value: string; type: (typed: string) => void }): VNode {
  return (
    <>
      <label for="hall-own-name">{t("ui-name-ask")}</label>
      <input
        id="hall-own-name"
        class="field"
        maxLength={40}
        autocomplete="off"
        value={value}
        onInput={(event) => type(event.currentTarget.value)}
      />
    </>
  );
}

interface NameListProps {
  about: HallAbout;
  chosen: string;
  choose: (name: string) => void;
}

/** What somebody else has taken is there, and cannot be taken. */
function NameList({ about, chosen, choose }: NameListProps): VNode {
  const parts = alphabet(about.names);
  const part = useSignal(
    Math.max(
      0,
      parts.findIndex((names) => names.includes(chosen)),
    ),
  );
  const taken = new Set(about.taken);
  const choices = parts.map((names, value) => ({ value, label: span(names) }));
  return (
    <>
      {parts.length > 1 && (
        <OneOf
          label={t("hall-letters")}
          quiet
          choices={choices}
          value={part.value}
          choose={(value) => (part.value = value)}
        />
      )}
      <ul class="hall-names">
        {(parts[part.value] ?? []).map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              aria-disabled={taken.has(name) || undefined}
              onClick={() => !taken.has(name) && choose(name)}
            >
              {name}
              {taken.has(name) && <span class="hidden"> {t("hall-name-taken")}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A long list in a few parts, each about as long; names with one initial stay together. */
function alphabet(names: readonly string[]): string[][] {
  const sorted = [...names].sort((one, other) => one.localeCompare(other, language.value));
  if (sorted.length <= MANY) return [sorted];
  const parts: string[][] = [];
  for (const name of sorted) {
    const last = parts.at(-1);
    const isSame = last && initial(last[0] ?? "") === initial(name);
    const isFull = last && last.length >= sorted.length / PARTS;
    const isBetween = last && initial(last.at(-1) ?? "") !== initial(name);
    if (!last || (isFull && isBetween && !isSame)) parts.push([name]);
    else last.push(name);
  }
  return parts;
}

function initial(name: string): string {
  return name.slice(0, 1).normalize("NFD").slice(0, 1).toUpperCase();
}

/** « G–K » */
function span(names: readonly string[]): string {
  const [first, last] = [initial(names[0] ?? ""), initial(names.at(-1) ?? "")];
  return first === last ? first : `${first}–${last}`;
}
