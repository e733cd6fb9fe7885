// The podium of a hall: a step for each of the first three places, shared where the place is; then all others.
import type { VNode } from "preact";
import { listed } from "../../lib/seat-names";
import { t } from "../../lib/words";
import type { Standing } from "../../protocol/hall-wire";
import { Confetti } from "../../ui/Confetti";
import { AnimalFace, Face } from "../../ui/pictures";
import type { HallModel } from "./hall-model";
import { PersonFace, personName } from "./parts";

const STEPS = 3;
const MOST_ON_A_STEP = 3;
const ORDER = [1, 0, 2]; // second, first, third, from left to right

interface PodiumProps {
  model: HallModel;
  standings: readonly Standing[];
}

export function WallPodium({ model, standings }: PodiumProps): VNode {
  const places = [...new Set(standings.map(({ place }) => place))].sort((one, other) => one - other).slice(0, STEPS);
  const steps = places.map((place) => standings.filter((each) => each.place === place));
  const rest = standings.filter(({ place }) => !places.includes(place));
  return (
    <div class="wall-stage">
      <Confetti />
      <ol class="wall-podium">
        {ORDER.filter((rank) => steps[rank]).map((rank) => (
          <Step key={rank} model={model} rank={rank} who={steps[rank] ?? []} />
        ))}
      </ol>
      {rest.length > 0 && (
        <section class="panel wall-ranks">
          <h2>{t("hall-close-behind")}</h2>
          <ol data-many={rest.length > 12 || undefined}>
            {rest.map((each) => (
              <Rank key={each.person} model={model} standing={each} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function Step({ model, rank, who }: { model: HallModel; rank: number; who: readonly Standing[] }): VNode {
  const people = who.map((each) => model.person(each.person));
  const shown = people.slice(0, MOST_ON_A_STEP);
  const [first] = who;
  return (
    <li class="wall-step" data-rank={rank}>
      <div class="wall-heroes" data-count={shown.length}>
        {shown.map((each, number) => (
          <AnimalFace key={number} number={each?.animal} />
        ))}
      </div>
      <h2>{listed(people.map((each) => personName(each)))}</h2>
      <div class="wall-block">
        {rank === 0 && <Face name="house/trophy" kind="cup" />}
        <strong>{first?.place}</strong>
        <span class="hall-pill">{t("caption-points", { count: first?.points ?? 0 })}</span>
      </div>
    </li>
  );
}

function Rank({ model, standing }: { model: HallModel; standing: Standing }): VNode {
  const person = model.person(standing.person);
  return (
    <li>
      <b>{standing.place}</b>
      {person && <PersonFace person={person} />}
      <span class="grow">{personName(person)}</span>
      <b>{standing.points}</b>
    </li>
  );
}
