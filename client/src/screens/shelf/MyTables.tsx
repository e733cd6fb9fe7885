// My tables over days: whose turn it is, since when and until when. Mine come first, and are lit.
import { effect, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../lib/api";
import { isolated } from "../../lib/bidi";
import { gameName } from "../../lib/games";
import { waitingTables } from "../../lib/lobby";
import { mutePush } from "../../lib/push";
import { seatName } from "../../lib/seat-names";
import { language, pushAnswer } from "../../lib/settings";
import { hasWords, loadWords, say, t } from "../../lib/words";
import type { MySeat, MyTable, SeatInfo } from "../../protocol/wire";
import { showBadge } from "../../table/away/badge";
import { Icon } from "../../ui/icons";
import { Box, Who } from "../../ui/pictures";

const EVERY = 60_000; // milliseconds between two looks, while the page is seen
const FACES = 3;
const SOON = 7 * 86_400; // seconds before a table is closed in which that is said
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function MyTables(): VNode | null {
  const tables = useSignal<readonly MyTable[]>([]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "visible") void mine().then((found) => (tables.value = found ?? tables.value));
    };
    const leave = effect(() => {
      void waitingTables.value; // others are waited for than before
      look();
    });
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      leave();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  const waiting = tables.value.filter((table) => table.turn).length;
  useEffect(() => call(waiting), [waiting]);
  if (tables.value.length === 0) return null;
  const mute = async (code: string, isMuted: boolean): Promise<void> => {
    const others = tables.value.filter((table) => table.muted && table.code !== code).map((table) => table.code);
    await mutePush(isMuted ? [...others, code] : others).catch(() => undefined);
    tables.value = (await mine()) ?? tables.value;
  };
  return (
    <section class="my-tables" aria-labelledby="my-tables">
      <h2 id="my-tables">
        {t("ui-my-tables")} {waiting > 0 && <span class="count">{t("ui-my-turns", { count: waiting })}</span>}
      </h2>
      <ul>
        {tables.value.map((table) => (
          <li key={table.code}>
            <TableCard table={table} />
            {pushAnswer.value === "yes" && (
              <button
                type="button"
                class="button round flat bell"
                aria-pressed={!table.muted}
                aria-label={t("ui-push-table", { game: gameName(table.game), code: table.code })}
                onClick={() => void mute(table.code, !table.muted)}
              >
                <Icon name={table.muted ? "bellOff" : "bell"} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The title and the icon tell it, too. */
function call(waiting: number): () => void {
  document.title = waiting > 0 ? `(${waiting}) ${t("ui-title-turn", { game: "Tablée" })}` : "Tablée";
  showBadge(waiting > 0, waiting);
  return () => showBadge(false);
}

/** Nothing where nobody is known yet, or the server does not answer. */
async function mine(): Promise<readonly MyTable[] | null> {
  const found = await api.myTables().catch(() => null);
  for (const { game } of found?.tables ?? []) void loadWords(game).catch(() => undefined);
  return found?.tables ?? null;
}

function TableCard({ table }: { table: MyTable }): VNode {
  const others = table.seats.filter((seat) => !seat.mine && (seat.name || seat.robot));
  return (
    <a class={table.turn ? "my-table lit" : "my-table"} href={`/t/${table.code}`}>
      <Box game={table.game} />
      <span class="grow">
        <b class="game">{gameName(table.game)}</b>
        <span>{standing(table)}</span>
        <span class="when">{when(table)}</span>
      </span>
      <span class="heads">
        {others.slice(0, FACES).map((seat, place) => (
          <Who key={place} seat={seated(seat)} />
        ))}
      </span>
    </a>
  );
}

/** Whose turn it is, and what happened last. */
function standing(table: MyTable): VNode {
  if (table.phase === "waiting") return <>{t("ui-my-table-waiting")}</>;
  if (table.phase === "over") return <>{t("ui-my-table-over")}</>;
  if (table.phase === "paused") return <>{t("ui-my-table-paused")}</>;
  if (!table.turn) return <>{awaited(table)}</>;
  return (
    <>
      <b>{t("ui-my-table-turn")}</b> {said(table)}
    </>
  );
}

function awaited({ seats }: MyTable): string {
  const found = seats.flatMap((seat, number) => (seat.turn ? [seatName(seated(seat), number)] : []));
  return found.length === 1 ? t("ui-my-table-theirs", { name: found[0] ?? "" }) : t("ui-my-table-others");
}

function said(table: MyTable): string {
  if (!table.said || !hasWords(table.said.key)) return "";
  const me = table.seats.findIndex((seat) => seat.mine);
  return say(table.said, { names: table.seats.map((seat, number) => seatName(seated(seat), number)), me });
}

/** Since when, and until when; or that it will be closed. */
function when(table: MyTable): string {
  const now = Date.now() / 1000;
  if (table.ends - now < SOON) return t("ui-my-table-ends", { date: dated(table.ends) });
  if (table.phase !== "playing") return ago(now - table.since);
  const limit = table.due === null ? t("ui-my-table-free") : t("ui-my-table-due", { date: dated(table.due) });
  return t("ui-my-table-when", { ago: ago(now - table.since), limit });
}

function ago(seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? [];
  if (!unit || !length) return t("ui-my-table-now");
  const words = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  return words.format(-Math.floor(seconds / length), unit);
}

/** A day of this week by its name and the hour; another one by its date. */
function dated(seconds: number): string {
  const isNear = seconds - Date.now() / 1000 < 6 * 86_400;
  const near = { weekday: "long", hour: "numeric", minute: "2-digit" } as const;
  const shape = isNear ? near : ({ weekday: "long", day: "numeric", month: "long" } as const);
  return new Intl.DateTimeFormat(language.value, shape).format(seconds * 1000);
}

function seated({ name, animal, robot }: MySeat): SeatInfo {
  return { name: isolated(name), who: name ? "person" : robot ? "bot" : "", animal, robot };
}
