// The end of a match: who won, my own place in a kind sentence, the podium; then once more, and what there is to tell.
import { useSignal, type ReadonlySignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { facts, gameFacts, api } from "../../lib/api";
import { gameName } from "../../lib/games";
import { dropCode } from "../../lib/identity";
import { go } from "../../lib/navigation";
import { hostName, listed, pastPlayers, seatName } from "../../lib/seat-names";
import { isSeries, seriesPlaces } from "../../lib/series-score";
import { t } from "../../lib/words";
import type { Facts as MatchFacts, Room, SeatInfo } from "../../protocol/wire";
import { BeingMade, beingMadeWords } from "../../table/cover/BeingMade";
import type { LiveTable } from "../../table/source/live";
import { Confetti } from "../../ui/Confetti";
import { Icon } from "../../ui/icons";
import { Box } from "../../ui/pictures";
import { closeSheet, openSheet, Sheet } from "../../ui/sheets";
import { HandicapButton, HandicapSheet } from "../common/HandicapSheet";
import { Brand, SettingsButton } from "../common/Head";
import { isForOneMatch } from "../common/one-match";
import { InFront, inFront, resultOf, useSkip } from "./Ending";
import { Highlights } from "./Highlights";
import { KeepPicture, useMatchPicture } from "./KeepPicture";
import { captionsOf, Podium } from "./Podium";
import { Score } from "./Score";
import { Turning, useTurning } from "./Turning";
import { Wishes } from "./Wishes";

interface EndProps {
  model: LiveTable;
  room: Room;
}

/** `look` goes back to the table as it was left. */
export function End({ model, room, look }: EndProps & { look: () => void }): VNode {
  const told = useTold(room);
  const turning = useTurning(room);
  const picture = useMatchPicture(recordOf(room), room.game);
  const isRunning = isSeries(room) && !room.series_over;
  const played = asTheyPlayed(room, told.value?.players ?? []);
  const places = isSeries(room) && room.series_over ? seriesPlaces(room) : (room.places ?? []);
  const captions = captionsOf(model, room);
  const page = useRef<HTMLElement>(null);
  const result = resultOf(played, places);
  const front = isRunning ? null : inFront(played, places);
  useSkip(page);
  return (
    <main class="end-page" ref={page} data-table data-phase={room.phase} data-over data-result={result}>
      {result === "won" && <div class="rays" aria-hidden="true" />}
      {result === "won" && <Confetti />}
      <header class="head">
        <Brand />
        <span class="grow" />
        <button type="button" class="button" aria-label={t("ui-see-table")} onClick={look}>
          <Icon name="eye" />
          <span class="way">{t("ui-see-table")}</span>
        </button>
        <SettingsButton room={room} />
      </header>
      <div class="end">
        <section class="end-main">
          <Won room={played} places={places} />
          {isRunning ? (
            <Score room={played} />
          ) : (
            <div class={front === null ? undefined : "podium-and-me"}>
              <Podium room={played} places={places} captions={captions} without={front} />
              {front !== null && <InFront room={played} places={places} captions={captions} seat={front} />}
            </div>
          )}
          {!isRunning && (isSeries(room) || (room.matches ?? 0) > 1) && <Score room={played} />}
        </section>
        <aside class="end-side">
          {turning.value && <Turning model={model} room={room} told={turning.value} />}
          {room.setup.day ? (
            <OfTheDay room={room} />
          ) : room.branch != null ? (
            <OfABranch room={room} />
          ) : (
            <Again model={model} room={room} hasPicture={picture.value?.made ?? false} />
          )}
          <KeepPicture record={recordOf(room)} picture={picture} />
          {(told.value || room.brief) && <HighlightsPanel model={model} room={played} told={told.value} />}
        </aside>
      </div>
      {room.host && !isForOneMatch(room) && <OtherGame model={model} room={room} />}
      {!isForOneMatch(room) && <HandicapSheet model={model} room={room} />}
    </main>
  );
}

/** Of those who played, and not of a deal of the day: that opens when its day is over. */
function recordOf(room: Room): string {
  return room.seats.some((seat) => seat.mine) && !room.setup.day ? (room.record ?? "") : "";
}

/** What there is to tell, for those who played; null while it is not there. */
function useTold(room: Room): ReadonlySignal<MatchFacts | null> {
  const told = useSignal<MatchFacts | null>(null);
  const record = recordOf(room);
  useEffect(() => {
    if (!record) return;
    api.matchFacts(record).then(
      (found) => (told.value = found),
      () => (told.value = { facts: [] }), // there is nothing to tell then
    );
  }, [record]);
  return told;
}

/** The seats as they were in the match: somebody may have left since. */
function asTheyPlayed(room: Room, players: readonly SeatInfo[]): Room {
  if (players.length === 0) return room;
  const company = pastPlayers(players, room.seats.length);
  const seats = room.seats.map(({ host, resigned }, seat) => ({ ...company[seat], host, resigned }));
  return { ...room, seats };
}

/** Of the match; when a series is over, of the series. */
function Won({ room, places }: { room: Room; places: readonly number[] }): VNode {
  const winners = room.seats.map((seat, number) => ({ seat, number })).filter(({ number }) => places[number] === 1);
  const first = winners[0];
  const mine = room.seats.flatMap((seat, number) => (seat.mine ? [places[number] ?? 0] : []));
  const names = winners.map(({ seat, number }) => seatName(seat, number));
  const title =
    winners.length > 1
      ? t("ui-tie")
      : first
        ? first.seat.mine && mine.length === 1
          ? t("ui-end-won-you")
          : t("ui-end-won", { name: names[0] ?? "" })
        : t("ui-end-nobody");
  return (
    <div class="won">
      <h1>{title}</h1>
      {winners.length > 1 && <p>{t("ui-end-shared", { names: listed(names) })}</p>}
      <p>
        {myPart(mine)}
        {room.hinted && <span class="hinted"> {t("ui-hinted")}</span>}
      </p>
    </div>
  );
}

/** How the match went for those on this device, by their places. */
function myPart(mine: readonly number[]): string {
  if (mine.length === 0) return t("ui-end-watched");
  return mine.length === 1 ? t("ui-end-place", { place: mine[0] ?? 0 }) : t("ui-end-several");
}

// ---- once more

/** A deal of the day is played once: what came of it stands on its page. */
function OfTheDay({ room }: { room: Room }): VNode {
  return (
    <section class="panel again">
      <h2>{t("ui-day")}</h2>
      <a class="button main" data-day href={`/day?g=${room.setup.game}`} onClick={() => dropCode(room.code)}>
        {t("ui-day-see")}
      </a>
    </section>
  );
}

/** A match that went on from another is played once: from its replay one can go on again. */
function OfABranch({ room }: { room: Room }): VNode {
  return (
    <section class="panel again">
      <h2>{t("ui-branch-from", { move: room.branch ?? 0 })}</h2>
      <p>{t("ui-branch-over")}</p>
      <div class="pair">
        <a class="button main" data-branch href={`/records/${room.record}`} onClick={() => dropCode(room.code)}>
          <Icon name="replay" />
          {t("ui-replay")}
        </a>
        <a class="button" href="/" onClick={() => dropCode(room.code)}>
          {t("ui-to-shelf")}
        </a>
      </div>
    </section>
  );
}

function Again({ model, room, hasPicture }: EndProps & { hasPicture: boolean }): VNode {
  const hasSame = hasPicture && !nextGame(room);
  const quit = async (): Promise<void> => {
    if (room.seats.some((seat) => seat.mine)) await model.request({ do: "leave" });
    dropCode(room.code);
    go("/");
  };
  return (
    <section class="panel again">
      <h2>{t("ui-end-again")}</h2>
      {nextGame(room) && <p>{t("ui-next-game", { game: gameName(nextGame(room)) })}</p>}
      {room.host ? (
        <button type="button" class="button main" data-again onClick={() => void model.request({ do: "start" })}>
          {againWords(room)}
        </button>
      ) : (
        <Wish model={model} room={room} />
      )}
      {room.host && hasSame && (
        <button
          type="button"
          class="button same"
          data-same
          onClick={() => void model.request({ do: "start", same: true })}
        >
          {t("ui-same-picture")}
        </button>
      )}
      <p class="soft">{beingMadeWords(model)}</p>
      <BeingMade model={model} room={room} />
      <Easier model={model} room={room} />
      <HandicapButton room={room} />
      <Wishes room={room} />
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

/** After a loss against robots: the same once more, against robots of the level below. */
function Easier({ model, room }: EndProps): VNode | null {
  const lost = room.seats.some((seat, number) => seat.mine && (room.places?.[number] ?? 1) > 1);
  const easier = room.seats.flatMap(({ who, bot = "" }, seat) => {
    const below = facts.bots[facts.bots.indexOf(bot) - 1];
    return who === "bot" && below ? [{ seat, bot: below }] : [];
  });
  if (!room.alone || !room.host || !lost || easier.length === 0) return null;
  const begin = async (): Promise<void> => {
    for (const each of easier) await model.request({ do: "bot", ...each });
    await model.request({ do: "start" });
  };
  return (
    <button type="button" class="button easier" data-easier onClick={() => void begin()}>
      {t("ui-easier")}
    </button>
  );
}

/** For everybody but the host: one says whether one would play on, and may take it back. */
function Wish({ model, room }: EndProps): VNode {
  const mine = room.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  const isWilling = mine.length > 0 && mine.every((seat) => room.seats[seat]?.again);
  const say = (): void => {
    for (const seat of mine) void model.request({ do: "again", on: !isWilling, seat });
  };
  return (
    <>
      {mine.length > 0 && (
        <button
          type="button"
          class={isWilling ? "button go wish" : "button main wish"}
          data-wish
          aria-pressed={isWilling}
          onClick={say}
        >
          {isWilling && <Icon name="check" />}
          {againWords(room)}
        </button>
      )}
      <p class="wait-host">{t("ui-end-wait", { name: hostName(room.seats) })}</p>
    </>
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
    void model.request({
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

/** Those who only watched see the story, and no record. */
function HighlightsPanel({ model, room, told }: EndProps & { told: MatchFacts | null }): VNode {
  return (
    <section class="panel brief">
      <h2>{t("ui-brief")}</h2>
      <Highlights model={model} room={room} facts={told?.facts} />
      {told && <Record model={model} room={room} />}
    </section>
  );
}

function Record({ model, room }: EndProps): VNode {
  const id = room.record ?? "";
  const others = room.seats.some((seat) => seat.who === "person" && !seat.mine) || (room.watchers ?? 0) > 0;
  return (
    <>
      {others && !room.setup.day && !model.led.value && (
        <button
          type="button"
          class="button lead"
          data-lead
          onClick={() => void model.request({ do: "lead", record: id })}
        >
          <Icon name="users" />
          {t("ui-led-begin")}
        </button>
      )}
      <div class="pair">
        <a class="button" href={`/records/${id}`}>
          <Icon name="replay" />
          {t("ui-replay-match")}
        </a>
        <a class="button" href={`/records/${id}?verify`}>
          <Icon name="shield" />
          {t("ui-verify")}
        </a>
      </div>
      <p class="soft">{t("ui-verify-line")}</p>
    </>
  );
}
