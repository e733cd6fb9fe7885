// The upper edge of the desk: who is here, the door, the wall, what can be printed, and the end.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { ApiError } from "../../lib/api";
import { go } from "../../lib/navigation";
import { say, t } from "../../lib/words";
import type { Door, Hall } from "../../protocol/hall-wire";
import { OneOf } from "../../ui/controls";
import { CopyLink } from "../../ui/Copy";
import { Icon } from "../../ui/icons";
import { openSheet, Sheet } from "../../ui/sheets";
import { Address } from "../common/Invite";
import { hallAddress, hallApi } from "../hall/hall-api";
import { planOf, players, type HallModel } from "../hall/hall-model";
import { HallHead, HallIcon } from "../hall/parts";

const DOOR_SHEET = "hall-door";
const PRINT_SHEET = "hall-print";
const END_SHEET = "hall-end";

export function DeskHead({ model, hall }: { model: HallModel; hall: Hall }): VNode {
  const all = players(model);
  const here = all.filter((each) => each.here).length;
  const line = t("hall-desk-line", { code: hall.code, here, away: all.length - here });
  return (
    <>
      <HallHead title={hall.title || t("hall-name")} line={line}>
        <nav class="hall-does" aria-label={t("hall-does")}>
          <button type="button" class="button flat" onClick={() => openSheet(DOOR_SHEET)}>
            <HallIcon name="open" />
            <span>{hall.door.open ? t("hall-door-open") : t("hall-door-closed")}</span>
          </button>
          <a class="button flat" href={`/wall/${hall.code}`} target="_blank" rel="noopener">
            <Icon name="television" />
            <span>{t("hall-wall")}</span>
          </a>
          <button type="button" class="button flat" onClick={() => openSheet(PRINT_SHEET)}>
            <HallIcon name="print" />
            <span>{t("hall-print")}</span>
          </button>
          <button type="button" class="button hall-out" onClick={() => openSheet(END_SHEET)}>
            <Icon name="close" />
            <span>{t("hall-end")}</span>
          </button>
        </nav>
      </HallHead>
      <DoorSheet model={model} hall={hall} />
      <PrintSheet hall={hall} />
      <EndSheet hall={hall} />
    </>
  );
}

/** Who may come in, and the way in. */
function DoorSheet({ model, hall }: { model: HallModel; hall: Hall }): VNode {
  const set = (door: Door): void => void model.request({ do: "door", door });
  const names = useSignal((hall.desk?.names ?? []).join("\n"));
  const keep = (): void => {
    const list = names.value.split("\n").map((each) => each.trim());
    void model.request({ do: "names", names: list.filter((each) => each) });
  };
  return (
    <Sheet name={DOOR_SHEET} title={t("hall-door")}>
      <section class="hall-invite">
        <img class="qr" src={`${hallAddress(hall.code)}/qr.svg`} alt={t("ui-qr")} />
        <div>
          <Address />
          <span class="table-code" data-code>
            {hall.code}
          </span>
        </div>
        <CopyLink link={`${location.origin}/s/${hall.code}`} label={t("ui-copy-link")} />
      </section>
      <section>
        <OneOf
          label={t("hall-door")}
          choices={[
            { value: true, label: t("hall-open-word") },
            { value: false, label: t("hall-closed-word") },
          ]}
          value={hall.door.open ?? true}
          choose={(open) => set({ ...hall.door, open })}
        />
        <OneOf
          label={t("hall-door-names")}
          choices={[
            { value: "list", label: t("hall-names-list") },
            { value: "asked", label: t("hall-names-asked") },
            { value: "free", label: t("hall-names-free") },
          ]}
          value={hall.door.names ?? "free"}
          choose={(each) => set({ ...hall.door, names: each })}
        />
      </section>
      <section>
        <label for="hall-list">{t("hall-list")}</label>
        <textarea
          id="hall-list"
          class="field hall-area"
          rows={8}
          value={names.value}
          onInput={(event) => (names.value = event.currentTarget.value)}
        />
        <button type="button" class="button" onClick={keep}>
          {t("hall-list-keep")}
        </button>
      </section>
    </Sheet>
  );
}

/** Only what there is: without a ranking nothing has places or points. */
function PrintSheet({ hall }: { hall: Hall }): VNode {
  const at = hallAddress(hall.code);
  return (
    <Sheet name={PRINT_SHEET} title={t("hall-print")}>
      <section class="menu-part">
        <a class="button" href={`${at}/results.pdf`} target="_blank" rel="noopener">
          <HallIcon name="print" />
          {t("hall-print-results")}
        </a>
        <a class="button" href={`${at}/results.csv`} download>
          <Icon name="download" />
          {t("hall-print-csv")}
        </a>
        <a class="button" href={`${at}/labels.pdf`} target="_blank" rel="noopener">
          <HallIcon name="print" />
          {t("hall-print-labels")}
        </a>
        {planOf(hall).ranking && (
          <a class="button" href={`${at}/league.json`} download>
            <Icon name="download" />
            {t("hall-print-league")}
          </a>
        )}
        <p class="soft">{t("hall-print-before")}</p>
      </section>
    </Sheet>
  );
}

function EndSheet({ hall }: { hall: Hall }): VNode {
  const wrong = useSignal("");
  const end = async (): Promise<void> => {
    try {
      await hallApi.end(hall.code);
      go("/");
    } catch (error) {
      if (error instanceof ApiError) wrong.value = say(error.why);
    }
  };
  return (
    <Sheet name={END_SHEET} title={t("hall-end")}>
      <section class="menu-part">
        <p>{hall.keeps ? t("hall-end-keeps") : t("hall-end-line")}</p>
        <p class="soft">{t("hall-print-before")}</p>
        <button type="button" class="button stop" data-end onClick={() => void end()}>
          {t("hall-end-sure")}
        </button>
        <p class="wrong" role="alert">
          {wrong.value}
        </p>
      </section>
    </Sheet>
  );
}
