// New evenings: a name, who is asked along, and which games count.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api, facts } from "../../lib/api";
import { isolated } from "../../lib/bidi";
import { gameName, isEvening } from "../../lib/games";
import { go } from "../../lib/navigation";
import { loadWords, t } from "../../lib/words";
import type { Companion } from "../../protocol/wire";
import { Who } from "../../ui/pictures";

interface Props {
  companions: readonly Companion[];
  tried: (act: () => Promise<void>) => void;
}

export function NewLeague({ companions, tried }: Props): VNode {
  const name = useSignal("");
  const people = useSignal<readonly string[]>([]);
  const games = useSignal<readonly string[]>([]);
  const all = facts.games.filter(({ key }) => !isEvening(key)).map(({ key }) => key);
  useEffect(() => {
    for (const game of all) void loadWords(game).catch(() => undefined);
  }, []);
  const begin = async (): Promise<void> => {
    const made = await api.newLeague({ name: name.value, games: [...games.value], people: [...people.value] });
    go(`/leagues/${made.league.id}`);
  };
  return (
    <form
      class="panel new-league"
      onSubmit={(event) => {
        event.preventDefault();
        tried(begin);
      }}
    >
      <label>
        <span>{t("ui-evenings-name")}</span>
        <input
          class="field"
          value={name.value}
          maxLength={40}
          autocomplete="off"
          placeholder={t("ui-evenings-name-hint")}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <People companions={companions} chosen={people.value} choose={(chosen) => (people.value = chosen)} />
      <fieldset>
        <legend>{t("ui-evenings-games")}</legend>
        <div class="choices">
          {all.map((game) => (
            <Tick
              key={game}
              on={games.value.includes(game)}
              turn={() => (games.value = turned(games.value, game))}
              label={gameName(game)}
            />
          ))}
        </div>
      </fieldset>
      <button type="submit" class="button main">
        {t("ui-evenings-begin")}
      </button>
    </form>
  );
}

interface PeopleProps {
  companions: readonly Companion[];
  chosen: readonly string[];
  choose: (chosen: readonly string[]) => void;
}

/** Those one has played with. */
export function People({ companions, chosen, choose }: PeopleProps): VNode {
  return (
    <fieldset>
      <legend>{t("ui-evenings-with")}</legend>
      <div class="choices">
        {companions.map(({ who, name, animal }) => (
          <Tick
            key={who}
            on={chosen.includes(who)}
            turn={() => choose(turned(chosen, who))}
            label={
              <>
                <Who seat={{ who: "person", animal }} />
                {isolated(name)}
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function turned(chosen: readonly string[], one: string): readonly string[] {
  return chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one];
}

function Tick({ on, turn, label }: { on: boolean; turn: () => void; label: VNode | string }): VNode {
  return (
    <button type="button" class="button tick" aria-pressed={on} onClick={turn}>
      {label}
    </button>
  );
}
