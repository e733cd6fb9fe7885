// To whoever leads: somebody at one's table behaves badly. Nobody else hears of it.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import { closeSheet, openSheet, Sheet } from "../../ui/sheets";
import type { HallModel } from "./hall-model";
import { PersonFace, personName } from "./parts";

const SHEET = "hall-report";

export function ReportButton(): VNode {
  return (
    <button type="button" class="button" data-report aria-haspopup="dialog" onClick={() => openSheet(SHEET)}>
      {t("hall-report")}
    </button>
  );
}

export function ReportSheet({ model }: { model: HallModel }): VNode {
  const me = model.me.value;
  const others = model.people.value.filter((each) => each.number !== me?.number && each.table === me?.table);
  const report = (person: number): void => {
    closeSheet();
    void model.request({ do: "report", person });
  };
  return (
    <Sheet name={SHEET} title={t("hall-report")}>
      <section class="menu-part">
        <p>{t("hall-report-line")}</p>
        {others.map((each) => (
          <button key={each.number} type="button" class="button" onClick={() => report(each.number)}>
            <PersonFace person={each} />
            {personName(each)}
          </button>
        ))}
      </section>
    </Sheet>
  );
}
