// My stamps of the last seven days. Two missed days in seven are the cat's, who keeps the place.
import type { VNode } from "preact";
import { myAnimal } from "../../lib/identity";
import { t } from "../../lib/words";
import type { Stamps } from "../../protocol/wire";
import { Bust, Face } from "../../ui/pictures";
import { dayWords } from "../common/CalendarLeaf";

const DAY = 86_400_000; // milliseconds

export function StampRow({ stamps, today }: { stamps: Stamps; today: string }): VNode {
  return (
    <section class="panel day-stamps" aria-labelledby="day-stamps">
      <h2 id="day-stamps">
        {t("ui-day-stamps")} <small>{t("ui-day-rest")}</small>
      </h2>
      <ol>
        {stamps.days.map((kind, place) => {
          const day = earlier(today, stamps.days.length - 1 - place);
          return (
            <li key={day} data-stamp={kind}>
              <span class="stamp">
                {kind === "played" && <Bust seat={{ name: "", who: "person", animal: myAnimal.value ?? 0 }} />}
                {kind === "cat" && <Face name="house/asleep" />}
              </span>
              <span aria-hidden="true">{dayWords(day, { weekday: "short" })}</span>
              <span class="hidden">
                {dayWords(day, { weekday: "long" })} : {t(`ui-day-stamp-${kind}`)}
              </span>
            </li>
          );
        })}
      </ol>
      <p class="soft">{pathWords(stamps)}</p>
    </section>
  );
}

/** Never a zero: who has none yet is told what a stamp is. */
function pathWords({ days, month, longest }: Stamps): string {
  const found = month > 0 ? [t("ui-day-month", { count: month })] : [];
  if (days.includes("cat")) found.push(t("ui-day-cat"));
  else if (longest > 1) found.push(t("ui-day-longest", { count: longest }));
  return found.length > 0 ? found.join(" ") : t("ui-day-first-stamp");
}

export function earlier(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - days * DAY).toISOString().slice(0, 10);
}
