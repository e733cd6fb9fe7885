// The end of a match: who won, my own place in a kind sentence, the podium; then once more, and what there is to tell.
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { useSignal, type ReadonlySignal } from "@preact/signals";
import { companyOf } from "../company";
import { gameName } from "../games";
import { facts, gameFacts, house } from "../house";
import { Icon, type IconName } from "../icons";
import { dropCode } from "../me";
import { go } from "../pages";
import { seatName } from "../people";
import { Box, Who } from "../pictures";
import { isSeries, seriesPlaces } from "../score";
import { language } from "../settings";
import { closeSheet, openSheet, Sheet } from "../sheets";
import type { LiveTable } from "../table/live";
import type { Facts as MatchFacts, Msg, Room, SeatInfo } from "../wire";
import { t } from "../words";
import { Confetti } from "./Confetti";
import { Brand, SettingsButton } from "./Head";
import { Podium } from "./Podium";
import { Score } from "./Score";

interface EndProps {
  model: LiveTable;
  room: Room;
}

/** `look` goes back to the table as it was left. */
export function End({ model, room, look }: EndProps & { look: () => void }): VNode {
  const told = useTold(room);
  const isRunning = isSeries(room) && !room.series_over;
  const played = asTheyPlayed(room, told.value?.players ?? []);
  const places = isSeries(room) && room.series_over ? seriesPlaces(room) : (room.places ?? []);
  return (
    <main class="end-page" data-table data-phase={room.phase} data-over>
      <header class="head">
        <Brand />
        <span class="grow" />
        <button type="button" class="button" onClick={look}>
          <Icon name="eye" />
          <span class="way">{t("ui-see-table")}</span>
        </button>
        <SettingsButton room={room} />
      </header>
      <Confetti />
      <div class="end">
        <section class="end-main">
          <Won room={played} places={places} />
          {isRunning ? (
            <Score room={played} />
          ) : (
            <Podium room={played} places={places} captions={captionsOf(model, room, told.value)} />
          )}
          {!isRunning && (isSeries(room) || (room.matches ?? 0) > 1) && <Score room={played} />}
        </section>
        <aside class="end-side">
          <Again model={model} room={room} />
          {told.value && <Brief model={model} record={room.record ?? ""} facts={told.value.facts} />}
        </aside>
      </div>
      {room.host && <OtherGame model={model} room={room} />}
    </main>
  );
}

/** What there is to tell, for those who played; null while it is not there. */
function useTold(room: Room): ReadonlySignal<MatchFacts | null> {
  const told = useSignal<MatchFacts | null>(null);
  const record = room.record ?? "";
  const played = room.seats.some((seat) => seat.mine);
  useEffect(() => {
    if (!record || !played) return;
    house.matchFacts(record).then(
      (found) => (told.value = found),
      () => (told.value = { facts: [] }), // there is nothing to tell then
    );
  }, [record]);
  return told;
}

/** The seats as they were in the match: somebody may have left since. */
function asTheyPlayed(room: Room, players: readonly SeatInfo[]): Room {
  if (players.length === 0) return room;
  const company = companyOf(players, room.seats.length);
  const seats = room.seats.map(({ host, resigned }, seat) => ({ ...company[seat], host, resigned }));
  return { ...room, seats };
}

/** By seat, what stands on the podium: when a series is over, its points. */
function captionsOf(model: LiveTable, room: Room, told: MatchFacts | null): string[] {
  if (isSeries(room)) return (room.points ?? []).map((count) => model.say({ key: "caption-points", args: { count } }));
  return (told?.captions ?? []).map((each) => model.say(each));
}

/** Of the match; when a series is over, of the series. */
function Won({ room, places }: { room: Room; places: readonly number[] }): VNode {
  const winners = room.seats.map((seat, number) => ({ seat, number })).filter(({ number }) => places[number] === 1);
  const first = winners[0];
  const mine = room.seats.flatMap((seat, number) => (seat.mine ? [places[number] ?? 0] : []));
  const names = winners.map(({ seat, number }) => seatName(seat, number));
  const title =
    winners.length > 1
      ? t("ui-end-shared", { names: listed(names) })
      : first
        ? first.seat.mine && mine.length === 1
          ? t("ui-end-won-you")
          : t("ui-end-won", { name: names[0] ?? "" })
        : t("ui-end-nobody");
  return (
    <div class="won">
      <h1>{title}</h1>
      <p>{myPart(mine)}</p>
    </div>
  );
}

/** How the match went for those on this device, by their places. */
function myPart(mine: readonly number[]): string {
  if (mine.length === 0) return t("ui-end-watched");
  return mine.length === 1 ? t("ui-end-place", { place: mine[0] ?? 0 }) : t("ui-end-several");
}

// ---- once more

function Again({ model, room }: EndProps): VNode {
  const host = room.seats.find((seat) => seat.host)?.name ?? "";
  const here = room.seats
    .map((seat, number) => ({ seat, number }))
    .filter(({ seat }) => seat.who === "person" && !seat.mine && seat.here);
  const quit = async (): Promise<void> => {
    if (room.seats.some((seat) => seat.mine)) await model.wish({ do: "leave" });
    dropCode(room.code);
    go("/");
  };
  return (
    <section class="panel again">
      <h2>{t("ui-end-again")}</h2>
      {nextGame(room) && <p>{t("ui-next-game", { game: gameName(nextGame(room)) })}</p>}
      {room.host ? (
        <button type="button" class="button main" data-again onClick={() => void model.wish({ do: "start" })}>
          {againWords(room)}
        </button>
      ) : (
        <p>{t("ui-end-wait", { name: host })}</p>
      )}
      {here.length > 0 && (
        <p class="still-here">
          {here.map(({ seat, number }) => (
            <Who key={number} seat={seat} />
          ))}
          <span>{t("ui-still-here", { names: listed(here.map(({ seat, number }) => seatName(seat, number))) })}</span>
        </p>
      )}
      <div class="pair">
        {room.host && (
          <button type="button" class="button" onClick={() => openSheet("games")}>
            {t("ui-other-game")}
          </button>
        )}
        <button type="button" class="button" onClick={() => void quit()}>
          {t("ui-leave")}
        </button>
      </div>
    </section>
  );
}

/** What comes next in an evening of several games; empty: the same again. */
function nextGame(room: Room): string {
  const games = gameFacts(room.setup.game)?.evening ?? [];
  return room.series_over ? "" : (games[(room.matches ?? 0) % Math.max(1, games.length)] ?? "");
}

function againWords(room: Room): string {
  if (!isSeries(room)) return t("ui-rematch");
  return room.series_over ? t("ui-new-series") : t("ui-next-match", { number: (room.matches ?? 0) + 1 });
}

/** Another box from the shelf, for the same people. */
function OtherGame({ model, room }: EndProps): VNode {
  const people = room.seats.reduce((count, seat, number) => (seat.who === "person" ? number + 1 : count), 0);
  const choose = (game: string): void => {
    const [least, most] = gameFacts(game)?.seats ?? [2, 2];
    closeSheet();
    void model.wish({
      do: "change",
      setup: {
        ...room.setup,
        game,
        seats: Math.max(least, Math.min(most, room.setup.seats)),
        options: {},
        series: "",
        head_starts: [],
      },
    });
  };
  return (
    <Sheet name="games" title={t("ui-other-game-title")}>
      <ul class="other-games">
        {facts.games
          .filter(({ seats }) => seats[1] >= people)
          .map(({ key }) => (
            <li key={key}>
              <button type="button" onClick={() => choose(key)} aria-label={gameName(key)}>
                <Box game={key} />
              </button>
            </li>
          ))}
      </ul>
    </Sheet>
  );
}

// ---- what there is to tell

const FACT_ICONS: readonly IconName[] = ["clock", "dice", "crown"];

function Brief({ model, record, facts }: { model: LiveTable; record: string; facts: readonly Msg[] }): VNode {
  return (
    <section class="panel brief">
      <h2>{t("ui-brief")}</h2>
      <ul>
        {facts.map((each, place) => (
          <li key={each.key}>
            <Icon name={FACT_ICONS[place] ?? "dice"} />
            <span>{model.say(each)}</span>
          </li>
        ))}
      </ul>
      <div class="pair">
        <a class="button" href={`/records/${record}`}>
          <Icon name="replay" />
          {t("ui-replay")}
        </a>
        <a class="button" href={`/records/${record}?verify`}>
          <Icon name="shield" />
          {t("ui-verify")}
        </a>
      </div>
      <p class="soft">{t("ui-verify-line")}</p>
    </section>
  );
}

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.value).format(names);
}
