// Tables that anybody may join, each as a paper with who sits there.
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { isolated } from "../../lib/bidi";
import { gameName } from "../../lib/games";
import { openTables, watchLobby } from "../../lib/lobby";
import { t } from "../../lib/words";
import type { SeatInfo, TableLine } from "../../protocol/wire";
import { Who } from "../../ui/pictures";

/** Those of one game, or of all. */
export function OpenTables({ game = "" }: { game?: string }): VNode | null {
  useEffect(watchLobby, []);
  const found = openTables.value.filter((table) => !game || table.game === game);
  if (found.length === 0) return null;
  return (
    <section class="open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables" class={game ? "hidden" : undefined}>
        {t("ui-open-tables")}
      </h2>
      <ul>
        {found.map((table) => (
          <OpenTable key={table.code} table={table} named={!game} />
        ))}
      </ul>
    </section>
  );
}

function OpenTable({ table, named }: { table: TableLine; named: boolean }): VNode {
  const people = table.seats.map((name, seat) => ({ name, seat })).filter(({ name }) => name);
  const joins = table.free > 0 && table.phase === "waiting";
  const title = people[0]
    ? t("ui-table-of", { name: isolated(people[0].name) })
    : t("ui-table-code", { code: table.code });
  return (
    <li class="panel open-table">
      <span class="heads">
        {people.slice(0, 3).map(({ seat }) => (
          <Who key={seat} seat={worn(table, seat)} />
        ))}
      </span>
      <span class="grow">
        <b>{named ? gameName(table.game) : title}</b>
        <span class="soft">{named ? title : ""}</span>
        <span class="soft">{joins ? t("ui-places-free", { count: table.free }) : t("ui-table-playing")}</span>
      </span>
      {(joins || table.watching) && (
        <a class="button" href={`/t/${table.code}`}>
          {joins ? t("ui-join") : t("ui-watch")}
        </a>
      )}
    </li>
  );
}

/** Who is drawn at a seat; where a server does not say it yet, the seat's own animal. */
function worn({ animals, robots }: TableLine, seat: number): SeatInfo {
  const robot = robots?.[seat] ?? "";
  return { who: robot ? "bot" : "person", animal: animals?.[seat] ?? seat, robot };
}
