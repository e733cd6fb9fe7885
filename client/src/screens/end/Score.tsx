// The sheet of a series: players in order of their totals, a cup on a won match, dashed cells for those to come.
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { gameFacts } from "../../lib/api";
import { gameName } from "../../lib/games";
import { listed, seatName } from "../../lib/seat-names";
import { isSeries, matchesOf, scoreOf, seriesPlaces, type Cell } from "../../lib/series-score";
import { t } from "../../lib/words";
import type { Room } from "../../protocol/wire";
import { Face, Who } from "../../ui/pictures";

const MOST_COLUMNS = 6; // more are scrolled past: the newest are shown

export function Score({ room }: { room: Room }): VNode {
  const done = useMemo(() => scoreOf(room), [room.matches, room.phase]);
  const all = matchesOf(room) ?? done.length;
  const first = Math.max(0, Math.min(all, done.length + 1) - MOST_COLUMNS);
  const columns = Array.from({ length: Math.min(all, MOST_COLUMNS) }, (_, place) => first + place);
  const order = ranking(seriesPlaces(room));
  return (
    <section class="panel score" aria-labelledby="score">
      <h2 id="score">{t("ui-score-of", { game: gameName(room.setup.game) })}</h2>
      <p class="soft">{stateWords(room, order)}</p>
      <div class="score-table">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="hidden">{t("ui-score-player")}</span>
              </th>
              {columns.map((match) => (
                <th key={match} scope="col">
                  {matchName(room, match)}
                </th>
              ))}
              <th scope="col">{t("ui-score-total")}</th>
            </tr>
          </thead>
          <tbody>
            {order.map(({ seat, place }) => (
              <Row
                key={seat}
                room={room}
                seat={seat}
                place={place}
                cells={columns.map((match) => (match < done.length ? (done[match]?.[seat] ?? null) : undefined))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps {
  room: Room;
  seat: number;
  place: number;
  cells: readonly (Cell | null | undefined)[]; // null: not known here; undefined: still to come
}

function Row({ room, seat, place, cells }: RowProps): VNode | null {
  const who = room.seats[seat];
  if (!who) return null;
  return (
    <tr class={who.mine ? "mine" : undefined}>
      <th scope="row">
        <span class="score-who">
          <b>{place}</b>
          <Who seat={who} />
          <span>
            {seatName(who, seat)} {who.mine && <small>{t("ui-you")}</small>}
          </span>
        </span>
      </th>
      {cells.map((cell, column) => (
        <td key={column} class={cell === undefined ? "to-come" : undefined}>
          {cell === null ? "·" : cell?.points}
          {cell?.won && <Face name="house/trophy" kind="won-cup" />}
        </td>
      ))}
      <td class="total">{room.points?.[seat]}</td>
    </tr>
  );
}

function ranking(places: readonly number[]): { seat: number; place: number }[] {
  return places
    .map((place, seat) => ({ seat, place }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

function matchName(room: Room, match: number): string {
  const game = gameFacts(room.setup.game)?.evening?.[match];
  return game ? gameName(game) : t("ui-score-match", { number: match + 1 });
}

function stateWords(room: Room, order: readonly { seat: number; place: number }[]): string {
  const all = matchesOf(room);
  const done = room.matches ?? 0;
  const state =
    room.series_over && isSeries(room)
      ? t("ui-score-over")
      : all
        ? t("ui-score-of-all", { done, all })
        : t("ui-score-after", { count: done });
  const leaders = order
    .filter(({ place }) => place === 1)
    .flatMap(({ seat }) => (room.seats[seat] ? [seatName(room.seats[seat], seat)] : []));
  return leaders.length > 1 ? `${state} ${t("ui-score-tied", { names: listed(leaders) })}` : state;
}
