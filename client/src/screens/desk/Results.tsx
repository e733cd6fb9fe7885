// The desk when the rounds are over: how it came out, or what all have done; then sheets, and the end.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { Hall } from "../../protocol/hall-wire";
import type { HallModel } from "../hall/hall-model";
import { PersonFace, personName } from "../hall/parts";
import { Sums } from "../hall/Sums";

export function Results({ model, hall }: { model: HallModel; hall: Hall }): VNode {
  const standings = hall.standings ?? [];
  return (
    <main class="hall-round hall-over">
      <section class="panel hall-results">
        <h2>{standings.length > 0 ? t("hall-bravo") : t("hall-thanks-all")}</h2>
        {standings.length > 0 && <Ranks model={model} hall={hall} />}
        {hall.together && <Sums together={hall.together} />}
        <p class="soft">{t("hall-print-before")}</p>
        <button type="button" class="button" onClick={() => void model.request({ do: "mix" })}>
          {t("hall-once-more")}
        </button>
      </section>
    </main>
  );
}

function Ranks({ model, hall }: { model: HallModel; hall: Hall }): VNode {
  return (
    <ol class="hall-ranks">
      {(hall.standings ?? []).map(({ person, place, points }) => {
        const found = model.person(person);
        return (
          <li key={person}>
            <b>{place}</b>
            {found && <PersonFace person={found} />}
            <span class="grow">{personName(found)}</span>
            <b>{points}</b>
          </li>
        );
      })}
    </ol>
  );
}
