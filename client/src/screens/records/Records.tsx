// My matches: the list, and from there each of them again.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../lib/api";
import { whoAmI } from "../../lib/identity";
import { loadWords, sayWhy, t } from "../../lib/words";
import type { RecordInfo, Stats } from "../../protocol/wire";
import { OneOf } from "../../ui/controls";
import { Icon } from "../../ui/icons";
import { Face } from "../../ui/pictures";
import { openSheet } from "../../ui/sheets";
import { Head } from "../common/Head";
import { useElsewhere } from "./Elsewhere";
import { Figures } from "./Figures";
import { KeptPictures } from "./KeptPictures";
import { RecordLine } from "./RecordLine";
import { Replay } from "./Replay";
import { Stamps } from "./Stamps";
import { Verify } from "./Verify";

const PAGE = 50; // as many as the server tells at once

type Tab = "matches" | "figures" | "stamps"; // on a narrow screen one of them is seen

export function Records({ name }: { name: string }): VNode {
  if (!name) return <MyMatches />;
  return new URLSearchParams(location.search).has("verify") ? <Verify id={name} /> : <Replay id={name} />;
}

function MyMatches(): VNode {
  const found = useSignal<readonly RecordInfo[] | null>(null);
  const hasMore = useSignal(false);
  const wrong = useSignal("");
  const stats = useSignal<Stats | null>(null);
  const tab = useSignal<Tab>("matches");
  const load = async (known: readonly RecordInfo[]): Promise<void> => {
    const { records } = (await whoAmI()) ? await api.records(known.at(-1)?.id) : { records: [] };
    await Promise.all([...new Set(records.map(({ game }) => game))].map((game) => loadWords(game))); // for what is told of them
    found.value = [...known, ...records];
    hasMore.value = records.length === PAGE;
  };
  const tried = (act: () => Promise<void>) => void act().catch((error: unknown) => (wrong.value = sayWhy(error)));
  useEffect(() => {
    document.title = `${t("ui-records")} · Tablée`;
    tried(() => load([]));
    tried(async () => {
      if (await whoAmI()) stats.value = await api.stats();
    });
  }, []);
  const elsewhere = useElsewhere(() => tried(() => load([])));
  const drop = async (id: string): Promise<void> => {
    await api.dropRecord(id);
    found.value = (found.value ?? []).filter((each) => each.id !== id);
  };
  const figures = stats.value?.matches || found.value?.length ? stats.value : null;
  return (
    <main class={figures ? "records wide" : "records"}>
      <Head back="/" words={t("ui-shelf")}>
        <h1>{t("ui-records")}</h1>
        {!LOCAL && figures && (
          <a class="button to-evenings" href="/leagues">
            <Icon name="cake" />
            {t("ui-evenings")}
          </a>
        )}
      </Head>
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
      {found.value?.length === 0 && (
        <div class="no-records">
          <Face name="house/asleep" />
          <p>{t("ui-records-none")}</p>
        </div>
      )}
      {elsewhere.asked}
      {figures && <Tabs tab={tab.value} choose={(chosen) => (tab.value = chosen)} />}
      <div class={figures ? "record-columns" : ""} data-tab={tab.value}>
        <div class="record-part">
          <KeptPictures tried={tried} />
          <ul class="record-list">
            {found.value?.map((record) => (
              <RecordLine key={record.id} record={record} tried={tried} drop={() => drop(record.id)} />
            ))}
          </ul>
          {hasMore.value && (
            <button type="button" class="button" onClick={() => tried(() => load(found.value ?? []))}>
              {t("ui-records-more")}
            </button>
          )}
        </div>
        {figures && (
          <div class="record-aside">
            <Figures stats={figures} tried={tried} changed={(changed) => (stats.value = changed)} />
            <Stamps stamps={figures.stamps} />
          </div>
        )}
      </div>
      {elsewhere.add}
      {Boolean(found.value?.length) && (
        <p class="yours">
          <span>{t("ui-yours")}</span>
          {!LOCAL && (
            <a class="button" href="/api/1/me/export" download="tablee.zip">
              <Icon name="download" />
              {t("ui-yours-take")}
            </a>
          )}
          <button type="button" class="button" onClick={() => openSheet("settings")}>
            {t("ui-yours-erase")}
          </button>
        </p>
      )}
    </main>
  );
}

function Tabs({ tab, choose }: { tab: Tab; choose: (tab: Tab) => void }): VNode {
  const choices: { value: Tab; label: string }[] = [
    { value: "matches", label: t("ui-tab-matches") },
    { value: "figures", label: t("ui-figures") },
    { value: "stamps", label: t("ui-tab-stamps") },
  ];
  return (
    <div class="record-tabs">
      <OneOf label={t("ui-tabs")} quiet choices={choices} value={tab} choose={choose} />
    </div>
  );
}
