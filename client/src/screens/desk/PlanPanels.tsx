// How a hall plays: the formula, what is played and for how long, who meets whom.
import type { VNode } from "preact";
import { facts } from "../../lib/api";
import { gameName, isEvening } from "../../lib/games";
import { t } from "../../lib/words";
import type { Hall, Plan } from "../../protocol/hall-wire";
import { OneOf, Stepper } from "../../ui/controls";
import { Icon } from "../../ui/icons";
import { Box } from "../../ui/pictures";
import { planOf, type HallModel } from "../hall/hall-model";
import { PairLine } from "./PersonSheet";

const FORMATS = ["free", "rotation", "swiss", "knockout"] as const;
const LONGEST = 120; // minutes
const MOST_ROUNDS = 12;
const SIZES = [2, 10] as const;
const MOST_GAMES = 20;

export interface PlanProps {
  plan: Required<Plan>;
  set: (plan: Plan) => void;
}

export function PlanPanels({ model, hall }: { model: HallModel; hall: Hall }): VNode {
  const plan = planOf(hall);
  const set = (changed: Plan): void => void model.request({ do: "plan", plan: changed });
  return (
    <>
      <section class="panel hall-part">
        <h2>{t("hall-formula")}</h2>
        <Formula plan={plan} set={set} />
      </section>
      <section class="panel hall-part">
        <h2>{t("hall-whom")}</h2>
        <Whom plan={plan} set={set} />
        <Pairs model={model} hall={hall} />
        <button type="button" class="button" data-mix onClick={() => void model.request({ do: "mix" })}>
          <Icon name="dice" />
          {hall.phase === "gathering" ? t("hall-mix-first") : t("hall-mix")}
        </button>
      </section>
      <section class="panel hall-part">
        <h2>{t("hall-games")}</h2>
        <PlanGames plan={plan} set={set} />
      </section>
    </>
  );
}

export function Formula({ plan, set }: PlanProps): VNode {
  return (
    <>
      <div class="hall-formats" role="group" aria-label={t("hall-formula")}>
        {FORMATS.map((format) => (
          <button
            key={format}
            type="button"
            aria-pressed={plan.format === format}
            onClick={() => set({ ...plan, format })}
          >
            {t("hall-format", { format })}
          </button>
        ))}
      </div>
      <p class="soft">{t("hall-format-line", { format: plan.format })}</p>
      <Minutes plan={plan} set={set} />
      {plan.format !== "free" && (
        <Stepper
          label={t("hall-rounds")}
          value={String(plan.rounds)}
          less={plan.rounds > 1 ? () => set({ ...plan, rounds: plan.rounds - 1 }) : null}
          more={plan.rounds < MOST_ROUNDS ? () => set({ ...plan, rounds: plan.rounds + 1 }) : null}
        />
      )}
      <Stepper
        label={t("hall-size")}
        value={String(plan.size)}
        less={plan.size > SIZES[0] ? () => set({ ...plan, size: plan.size - 1 }) : null}
        more={plan.size < SIZES[1] ? () => set({ ...plan, size: plan.size + 1 }) : null}
      />
      <OneOf
        label={t("hall-ranking")}
        choices={[
          { value: false, label: t("hall-without") },
          { value: true, label: t("hall-with-ranking") },
        ]}
        value={plan.ranking}
        choose={(ranking) => set({ ...plan, ranking })}
      />
    </>
  );
}

export function Minutes({ plan, set }: PlanProps): VNode {
  const step = plan.minutes < 20 ? 1 : 5;
  return (
    <Stepper
      label={t("hall-minutes")}
      value={plan.minutes === 0 ? t("hall-no-end") : t("hall-minutes-value", { minutes: plan.minutes })}
      less={plan.minutes > 0 ? () => set({ ...plan, minutes: Math.max(0, plan.minutes - step) }) : null}
      more={plan.minutes < LONGEST ? () => set({ ...plan, minutes: Math.min(LONGEST, plan.minutes + step) }) : null}
    />
  );
}

/** One for all, or several: then each table has another. */
export function PlanGames({ plan, set }: PlanProps): VNode {
  const drop = (at: number): void => set({ ...plan, games: plan.games.filter((_, place) => place !== at) });
  const add = (game: string): void => set({ ...plan, games: [...plan.games, { game }] });
  const all = facts.games.filter((each) => !isEvening(each.key));
  return (
    <>
      <ul class="hall-games">
        {plan.games.map(({ game }, place) => (
          <li key={place}>
            <Box game={game} />
            <span class="grow">{gameName(game)}</span>
            {plan.games.length > 1 && (
              <button
                type="button"
                class="button round flat"
                aria-label={t("hall-drop", { words: gameName(game) })}
                onClick={() => drop(place)}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {plan.games.length < MOST_GAMES && (
        <select
          class="field hall-select"
          aria-label={t("hall-add-game")}
          value=""
          onChange={(event) => event.currentTarget.value && add(event.currentTarget.value)}
        >
          <option value="">{t("hall-add-game")}</option>
          {all.map(({ key }) => (
            <option key={key} value={key}>
              {gameName(key)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

function Whom({ plan, set }: PlanProps): VNode {
  const ticks: [keyof Plan, string][] = [
    ["mixed", t("hall-mixed")],
    ["robots", t("hall-robots")],
    ["walk", t("hall-walk")],
  ];
  return (
    <div class="hall-ticks">
      {ticks.map(([key, words]) => (
        <label key={key}>
          <input
            type="checkbox"
            checked={Boolean(plan[key])}
            onChange={(event) => set({ ...plan, [key]: event.currentTarget.checked })}
          />
          {words}
        </label>
      ))}
    </div>
  );
}

/** Only leaders see them; they are added at somebody's own sheet. */
function Pairs({ model, hall }: { model: HallModel; hall: Hall }): VNode | null {
  const { apart = [], together = [] } = hall.desk ?? {};
  if (apart.length + together.length === 0) return null;
  const drop = (pair: [number, number]): void =>
    void model.request({
      do: "pairs",
      apart: apart.filter((each) => each !== pair),
      together: together.filter((each) => each !== pair),
    });
  return (
    <div>
      {[...apart, ...together].map((pair) => (
        <PairLine key={pair.join()} model={model} pair={pair} isApart={apart.includes(pair)} drop={() => drop(pair)} />
      ))}
      <p class="soft">{t("hall-only-you")}</p>
    </div>
  );
}
