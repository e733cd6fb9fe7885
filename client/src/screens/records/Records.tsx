// My matches: the list, and from there each of them again, or checked.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../lib/api";
import { gameName } from "../../lib/games";
import { whoAmI } from "../../lib/identity";
import { listed } from "../../lib/seat-names";
import { language } from "../../lib/settings";
import { sayWhy, t } from "../../lib/words";
import type { RecordInfo } from "../../protocol/wire";
import { Icon } from "../../ui/icons";
import { Box, Face } from "../../ui/pictures";
import { Head } from "../common/Head";
import { Replay } from "./Replay";
import { Verify } from "./Verify";

const PAGE = 50; // as many as the server tells at once

export function Records({ name }: { name: string }): VNode {
  if (!name) return <MyMatches />;
  return new URLSearchParams(location.search).has("verify") ? <Verify id={name} /> : <Replay id={name} />;
}

function MyMatches(): VNode {
  const found = useSignal<readonly RecordInfo[] | null>(null);
  const hasMore = useSignal(false);
  const wrong = useSignal("");
  const load = async (): Promise<void> => {
    const known = found.value ?? [];
    const { records } = (await whoAmI()) ? await api.records(known.at(-1)?.id) : { records: [] };
    found.value = [...known, ...records];
    hasMore.value = records.length === PAGE;
  };
  const tried = (act: () => Promise<void>) => void act().catch((error: unknown) => (wrong.value = sayWhy(error)));
  useEffect(() => {
    document.title = `${t("ui-records")} · Tablée`;
    tried(load);
  }, []);
  const drop = async (id: string): Promise<void> => {
    await api.dropRecord(id);
    found.value = (found.value ?? []).filter((each) => each.id !== id);
  };
  return (
    <main class="records">
      <Head back="/" words={t("ui-shelf")}>
        <h1>{t("ui-records")}</h1>
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
      <ul class="record-list">
        {found.value?.map((record) => (
          <RecordLine key={record.id} record={record} drop={() => tried(() => drop(record.id))} />
        ))}
      </ul>
      {hasMore.value && (
        <button type="button" class="button" onClick={() => tried(load)}>
          {t("ui-records-more")}
        </button>
      )}
    </main>
  );
}

function RecordLine({ record, drop }: { record: RecordInfo; drop: () => void }): VNode {
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeStyle: "short" }).format(
    record.kept_at * 1000,
  );
  const players = record.players.filter(Boolean);
  return (
    <li class="panel record">
      <Box game={record.game} />
      <span class="grow">
        <b>{gameName(record.game)}</b>
        <span class="soft">{when}</span>
        {record.hinted && <span class="soft">{t("ui-hinted")}</span>}
        {players.length > 0 && <span class="soft">{t("ui-record-with", { names: listed(players) })}</span>}
      </span>
      <span class="record-does">
        <a class="button" href={`/records/${record.id}`}>
          <Icon name="replay" />
          {t("ui-replay")}
        </a>
        <a class="button" href={`/records/${record.id}?verify`}>
          <Icon name="shield" />
          {t("ui-verify")}
        </a>
        <button
          type="button"
          class="button round flat"
          aria-label={t("ui-record-drop")}
          title={t("ui-record-drop")}
          onClick={drop}
        >
          <Icon name="close" />
        </button>
      </span>
    </li>
  );
}
