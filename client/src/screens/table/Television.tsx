// The table on a television: what everybody may see, whose turn it is, and the way in. Hands are on the phones.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { api, ApiError } from "../../lib/api";
import { gameName } from "../../lib/games";
import { nameMe, whoAmI } from "../../lib/identity";
import { listed, seatName } from "../../lib/seat-names";
import { isSeries, seriesPlaces } from "../../lib/series-score";
import { say, t } from "../../lib/words";
import type { Room, SeatInfo } from "../../protocol/wire";
import { TableView } from "../../table/page/TableView";
import { SoundButton } from "../../table/page/TopBar";
import { watchTable } from "../../table/page/watch-table";
import { LiveTable } from "../../table/source/live";
import type { TableModel } from "../../table/state/model";
import { Coming } from "../../ui/Coming";
import { LevelBars } from "../../ui/LevelBars";
import { Box, Face, Who } from "../../ui/pictures";
import { Address } from "../common/Invite";
import { Missing } from "../common/Missing";
import { Highlights } from "../end/Highlights";
import { captionsOf, Podium } from "../end/Podium";
import { Wishes } from "../end/Wishes";
import { LedOnTelevision } from "./Led";

type Arrived = { is: "asking" } | { is: "in" } | { is: "seated" } | { is: "missing"; why: string };

export function Television({ name }: { name: string }): VNode | null {
  const code = name.toUpperCase();
  const arrived = useSignal<Arrived>({ is: "asking" });
  useEffect(() => void arrive(code).then((found) => (arrived.value = found)), [code]);
  useBigWords();
  const now = arrived.value;
  if (now.is === "missing") return <Missing words={now.why} />;
  if (now.is === "seated") return <Seated code={code} />;
  return now.is === "in" ? <Watching code={code} /> : <Coming />;
}

/** Who plays on this device is not let in here: their own cards would be on the television. */
async function arrive(code: string): Promise<Arrived> {
  try {
    const [info, me] = await Promise.all([api.table(code), whoAmI()]);
    if (info.seated) return { is: "seated" };
    if (!me) await nameMe("");
    return { is: "in" };
  } catch (error) {
    if (error instanceof ApiError)
      return { is: "missing", why: error.status === 404 ? t("ui-join-none", { code }) : say(error.why) };
    throw error;
  }
}

/** Read from three metres: words grow with the screen. */
function useBigWords(): void {
  useEffect(() => {
    document.documentElement.dataset.screen = "tv";
    dispatchEvent(new Event("resize")); // whoever measures words measures them again
    return () => {
      delete document.documentElement.dataset.screen;
      dispatchEvent(new Event("resize"));
    };
  }, []);
}

function Seated({ code }: { code: string }): VNode {
  return (
    <Missing words={t("ui-tv-seated")}>
      <a class="button main" href={`/t/${code}`}>
        {t("ui-tv-to-table")}
      </a>
    </Missing>
  );
}

function Watching({ code }: { code: string }): VNode {
  const model = useMemo(() => new LiveTable(code, true), [code]);
  useEffect(() => () => model.leave(), [model]);
  useEffect(() => watchTable(model), [model]);
  const room = model.room.value;
  const state = model.connection.value;
  if (state.is === "elsewhere" || state.is === "closed")
    return <Missing words={state.is === "closed" ? say(state.why) : t("ui-elsewhere")} />;
  if (!room) return <Coming />;
  const led = model.led.value;
  if (led?.frame.value) return <LedOnTelevision led={led} side={<WayIn room={room} />} />;
  if (room.phase === "waiting") return <Gathering room={room} />;
  if (room.phase === "over" && (model.frame.value?.over ?? true)) return <Ended model={model} room={room} />;
  return <TableView model={model} isPublic top={<Bar model={model} />} side={<WayIn room={room} />} />;
}

function Bar({ model }: { model: TableModel }): VNode {
  return (
    <header class="tv-bar">
      <Face name="house/logo" kind="logo" />
      <b>Tablée</b>
      <span>{gameName(model.room.value?.game ?? "")}</span>
      <span class="grow" />
      {model.connection.value.is === "broken" && <em>{t("ui-line-broken")}</em>}
      <SoundButton />
    </header>
  );
}

/** For those who come, or come back, in the middle. */
function WayIn({ room }: { room: Room }): VNode {
  return (
    <aside class="tv-join panel" aria-label={t("ui-tv-join")}>
      <img src={`/api/1/tables/${room.code}/qr.svg`} alt="" />
      <p>
        <span>{t("ui-tv-join")}</span>
        <Address />
        <b>{room.code}</b>
      </p>
    </aside>
  );
}

function Gathering({ room }: { room: Room }): VNode {
  return (
    <main class="tv-page" data-table data-phase={room.phase}>
      <header>
        <Box game={room.setup.game} />
        <div>
          <h1>{gameName(room.setup.game)}</h1>
          <p>{t("ui-tv-waiting")}</p>
        </div>
      </header>
      <ul class="tv-seats">
        {room.seats.map((seat, number) => (
          <Chair key={number} seat={seat} number={number} />
        ))}
      </ul>
      <section class="tv-join large panel" aria-label={t("ui-tv-join")}>
        <img src={`/api/1/tables/${room.code}/qr.svg`} alt="" />
        <p>
          <span>{t("ui-tv-join")}</span>
          <Address />
          <b>{room.code}</b>
          <small>{t("ui-tv-start")}</small>
        </p>
      </section>
    </main>
  );
}

function Chair({ seat, number }: { seat: SeatInfo; number: number }): VNode {
  if (!seat.who) return <li class="free">{t("ui-tv-free")}</li>;
  return (
    <li>
      <Who seat={seat} />
      <b>{seatName(seat, number)}</b>
      {seat.who === "bot" && <LevelBars level={seat.level ?? ""} />}
    </li>
  );
}

/** Who won, the podium, what there is to tell, who would play on, and the way in. */
function Ended({ model, room }: { model: TableModel; room: Room }): VNode {
  const isLast = isSeries(room) && room.series_over;
  const places = isLast ? seriesPlaces(room) : (room.places ?? []);
  const best = room.seats.flatMap((seat, number) => (places[number] === 1 ? [seatName(seat, number)] : []));
  return (
    <main class="tv-page tv-end" data-over>
      <div class="won">
        <h1>{best.length > 0 ? t("ui-tv-won", { count: best.length, names: listed(best) }) : t("ui-end-nobody")}</h1>
      </div>
      <Podium room={room} places={places} captions={captionsOf(model, room)} />
      <div class="tv-side">
        <section class="panel">
          <h2>{t("ui-end-again")}</h2>
          <p>{t("ui-tv-start")}</p>
          <Wishes room={room} />
        </section>
        {room.brief && (
          <section class="panel">
            <h2>{t("ui-brief")}</h2>
            <Highlights model={model} room={room} />
          </section>
        )}
        <WayIn room={room} />
      </div>
    </main>
  );
}
