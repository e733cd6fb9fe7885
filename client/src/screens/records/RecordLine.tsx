// A match in the list: how it ended, with whom, what was best; seen again, checked, shared, dropped.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { api, recordAddress } from "../../lib/api";
import { gameName } from "../../lib/games";
import { listed, pastPlayers, seatName } from "../../lib/seat-names";
import { language } from "../../lib/settings";
import { say, t } from "../../lib/words";
import type { LinkInfo, RecordInfo, SharedLink } from "../../protocol/wire";
import { CopyLink } from "../../ui/Copy";
import { Icon } from "../../ui/icons";
import { Box, Who } from "../../ui/pictures";

const UNITS = [
  ["day", 86_400, "long"],
  ["hour", 3600, "short"],
  ["minute", 60, "short"],
  ["second", 1, "short"],
] as const;

interface Props {
  record: RecordInfo;
  tried: (act: () => Promise<void>) => void; // and told, if it did not work
  drop: () => Promise<void>;
}

export function RecordLine({ record, tried, drop }: Props): VNode {
  const link = useSignal<LinkInfo | null>(record.link ?? null);
  const made = useSignal<SharedLink | null>(null);
  const share = async (): Promise<void> => {
    made.value = await api.share(record.id);
    const now = Math.round(Date.now() / 1000);
    link.value = { made_at: now, ends_at: made.value.ends_at, seen: 0, mine: true };
  };
  const withdraw = async (): Promise<void> => {
    await api.unshare(record.id);
    made.value = link.value = null;
  };
  return (
    <li class="panel record" data-record={record.id}>
      <Box game={record.game} />
      <About record={record} />
      <div class="record-end">
        <Result record={record} />
        <div class="record-does">
          <a class="button round" href={`/records/${record.id}`} aria-label={t("ui-replay")} title={t("ui-replay")}>
            <Icon name="replay" />
          </a>
          <a
            class="button round"
            href={`/records/${record.id}?verify`}
            aria-label={t("ui-verify")}
            title={t("ui-verify")}
          >
            <Icon name="shield" />
          </a>
          {LOCAL && (
            <a
              class="button round"
              href={recordAddress(record.id)}
              download={`tablee-${record.id}.json`}
              aria-label={t("ui-local-save")}
              title={t("ui-local-save")}
            >
              <Icon name="download" />
            </a>
          )}
          {!LOCAL && !link.value && <Does name="share" label={t("ui-share")} act={() => tried(share)} />}
          <Does name="close" label={t("ui-record-drop")} act={() => tried(drop)} isFlat />
        </div>
      </div>
      {made.value && <Made link={made.value} />}
      {link.value && <Open link={link.value} withdraw={() => tried(withdraw)} />}
    </li>
  );
}

function Does({
  name,
  label,
  act,
  isFlat = false,
}: {
  name: "share" | "close";
  label: string;
  act: () => void;
  isFlat?: boolean;
}): VNode {
  return (
    <button type="button" class={`button round ${isFlat ? "flat" : ""}`} aria-label={label} title={label} onClick={act}>
      <Icon name={name} />
    </button>
  );
}

function About({ record }: { record: RecordInfo }): VNode {
  const seats = pastPlayers(record.seats ?? [], record.seats?.length ?? 0);
  const names = seats.map(seatName);
  const me = seats.findIndex((seat) => seat.mine);
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeStyle: "short" }).format(
    record.kept_at * 1000,
  );
  const others = names.length ? names.filter((_, seat) => seat !== me) : record.players.filter(Boolean);
  return (
    <span class="grow">
      <b>{gameName(record.game)}</b>
      <span class="soft">{record.length ? `${when} · ${lasted(record.length)}` : when}</span>
      {record.best && <span>{say(record.best, { names, me: me < 0 ? null : me })}</span>}
      {record.branch && <span class="soft">{t("ui-branch")}</span>}
      {record.elsewhere && <span class="soft">{t("ui-no-house")}</span>}
      {record.hinted && <span class="soft">{t("ui-hinted")}</span>}
      {others.length > 0 && <span class="soft">{t("ui-record-with", { names: listed(others) })}</span>}
    </span>
  );
}

/** In the largest unit of which it was at least one. */
function lasted(seconds: number): string {
  const [unit, size, unitDisplay] = UNITS.find(([, least]) => seconds >= least) ?? UNITS[3];
  return new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay }).format(Math.round(seconds / size));
}

/** One's own place, and the others. */
function Result({ record }: { record: RecordInfo }): VNode | null {
  const seats = pastPlayers(record.seats ?? [], record.seats?.length ?? 0);
  const places = seats.flatMap((seat, number) => (seat.mine ? [record.places?.[number] ?? 0] : []));
  const place = Math.min(...places);
  const of = seats.length;
  if (!of) return null;
  return (
    <div class="record-result">
      {place >= 1 && place <= of && (
        <span class="record-place" role="img" aria-label={t("ui-record-place", { place, of })}>
          {place === 1 && <Icon name="crown" />}
          <b>{place}</b> {t("ui-record-of", { of })}
        </span>
      )}
      <span class="record-faces">{seats.map((seat, number) => !seat.mine && <Who key={number} seat={seat} />)}</span>
    </div>
  );
}

/** A link that was just made: it is told once. */
function Made({ link }: { link: SharedLink }): VNode {
  return (
    <div class="record-link">
      <img class="qr" src={`data:image/svg+xml,${encodeURIComponent(link.qr)}`} alt={t("ui-share-qr")} />
      <div>
        <p>{t("ui-share-lead")}</p>
        <CopyLink link={link.url} label={t("ui-copy-link")} />
      </div>
    </div>
  );
}

function Open({ link, withdraw }: { link: LinkInfo; withdraw: () => void }): VNode {
  return (
    <p class="record-open">
      <Icon name="link" />
      <span class="grow">{t("ui-share-open", { seen: link.seen })}</span>
      <button type="button" class="button" onClick={withdraw}>
        {t("ui-share-end")}
      </button>
    </p>
  );
}
