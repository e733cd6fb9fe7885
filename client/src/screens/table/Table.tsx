// A table's page: it keeps the line to the table for as long as it is open, and shows what the table is at.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { ApiError, facts } from "../../lib/api";
import { comeIn, hallOf } from "../../lib/arrival";
import { dropCode, rememberCode } from "../../lib/identity";
import { afterwards } from "../../lib/idle";
import { described } from "../../lib/settings";
import { say, t } from "../../lib/words";
import type { Room, TableInfo } from "../../protocol/wire";
import { watchTable } from "../../table/page/watch-table";
import { LiveTable } from "../../table/source/live";
import { Coming } from "../../ui/Coming";
import { Menu } from "../common/Menu";
import { Missing } from "../common/Missing";
import { RulesSheet } from "../common/Rules";
import { InHall } from "./InHall";
import { NameForm } from "./NameForm";
import { preloadPhases, End, Led, LedOffer, LookBack, Playing, Waiting } from "./phases";

const KNOCK_AGAIN = 2000; // milliseconds, where the server does not answer
const LOOK_BEFORE_END = 2200; // milliseconds in which the last move is seen before the podium comes
const AFTER_LAST_CARD = 1260; // the same where it was somebody's last card: its flight, and a moment

type Arrived =
  | { is: "asking" }
  | { is: "away" }
  | { is: "nameless"; info: TableInfo }
  | { is: "in"; sits: boolean }
  | { is: "missing"; why: string };

/** Is there such a table, and does the server know who comes? */
export function Table({ name }: { name: string }): VNode {
  const code = name.toUpperCase();
  const arrived = useSignal<Arrived>({ is: "asking" });
  useEffect(() => {
    let timer = 0;
    const knock = async (): Promise<void> => {
      arrived.value = await arrive(code);
      if (arrived.value.is === "away") timer = setTimeout(() => void knock(), KNOCK_AGAIN);
    };
    void knock();
    return () => clearTimeout(timer);
  }, [code]);
  const now = arrived.value;
  if (now.is === "away") return <Missing words={t("ui-house-away")} />;
  if (now.is === "missing") return <Missing words={now.why} />;
  if (now.is === "nameless")
    return <NameForm info={now.info} done={() => (arrived.value = { is: "in", sits: true })} />;
  if (now.is === "in") return <AtTable code={code} sits={now.sits} />;
  return <Coming />;
}

async function arrive(code: string): Promise<Arrived> {
  try {
    const { info, me } = await comeIn(code);
    return me ? { is: "in", sits: false } : { is: "nameless", info };
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return { is: "away" };
    if (error instanceof ApiError)
      return { is: "missing", why: error.status === 404 ? t("ui-join-none", { code }) : say(error.why) };
    throw error;
  }
}

/** `sits`: whoever has just said their name came to play. */
function AtTable({ code, sits }: { code: string; sits: boolean }): VNode {
  const model = useMemo(() => new LiveTable(code), [code]);
  useEffect(() => {
    rememberCode(code);
    return () => model.leave();
  }, [model]);
  useEffect(() => watchTable(model), [model]);
  useArrival(model, sits);
  useWords(model);
  useMix(model);
  const state = model.connection.value;
  const room = model.room.value;
  const hall = hallOf(code);
  useEffect(() => (room ? afterwards(preloadPhases) : undefined), [!room]);
  if (state.is === "elsewhere") return <Elsewhere model={model} />;
  const isClosed = state.is === "closed" || room?.phase === "closed";
  if (isClosed && !hall) return <Closed code={code} why={state.is === "closed" ? say(state.why) : t("ui-closed")} />;
  if (!room && !isClosed) return <Coming />;
  if (model.past.value && !isClosed) return <LookBack live={model} past={model.past.value} />;
  const led = isClosed ? null : model.led.value;
  if (led?.follows.value && led.frame.value) return <Led led={led} />;
  const playing = isClosed ? null : room;
  const waitsInHall = hall !== "" && playing?.phase === "waiting"; // there the hall deals, for all at once
  return (
    <>
      {playing && !waitsInHall && <Phase model={model} room={playing} />}
      {led && !led.follows.value && <LedOffer led={led} />}
      {hall && <InHall hall={hall} table={code} isAlone={waitsInHall || isClosed} />}
      {playing && <Menu model={model} />}
      {playing && <RulesSheet game={playing.game} />}
    </>
  );
}

function Phase({ model, room }: { model: LiveTable; room: Room }): VNode {
  const ended = useEnd(model, room);
  if (room.phase === "waiting") return <Waiting model={model} room={room} />;
  if (ended.value && room.phase === "over") return <End model={model} room={room} look={() => (ended.value = false)} />;
  return <Playing model={model} room={room} />;
}

/** The end is shown when the last move has been seen; at once to whoever comes after it. */
function useEnd(model: LiveTable, room: Room) {
  const ended = useSignal(room.phase === "over");
  const isOver = room.phase === "over" && (model.frame.value?.over ?? true);
  useEffect(() => {
    if (!isOver) {
      ended.value = false;
      return undefined;
    }
    const isLastCard = model.frame.peek()?.said?.some(({ moment }) => moment === "last");
    const timer = setTimeout(() => (ended.value = true), isLastCard ? AFTER_LAST_CARD : LOOK_BEFORE_END);
    return () => clearTimeout(timer);
  }, [isOver]);
  return ended;
}

/** Who opened the table sits down; who wanted to play at once deals too. Once, also if the page is loaded again. */
function useArrival(model: LiveTable, sits: boolean): void {
  const asked = useMemo(() => new URLSearchParams(location.search), []);
  const isHere = model.room.value !== null;
  useEffect(() => {
    if (!isHere) return;
    if (location.search) history.replaceState(null, "", location.pathname);
    void settle(model, sits || asked.has("now") || asked.has("open"), asked.get("now"));
  }, [isHere]);
}

/** `robots`: deal, with robots of this kind on the free seats; any other word, with the usual ones. */
async function settle(model: LiveTable, sits: boolean, robots: string | null): Promise<void> {
  const room = model.room.value;
  if (!room || room.phase !== "waiting") return;
  const free = room.seats.findIndex((seat) => !seat.who);
  if (sits && free >= 0 && !room.seats.some((seat) => seat.mine)) await model.request({ do: "sit", seat: free });
  if (sits && free >= 0) await addMix(model, free, room.match);
  const bot = facts.bots.find((each) => each === robots);
  if (robots && room.host) await model.request(bot ? { do: "start", bot } : { do: "start" });
}

/** Whoever would rather have tables in words has this one so too, also when that is chosen in the middle of a match. */
function useWords(model: LiveTable): void {
  const wanted = described.value === "on";
  const others = model.seats.value.flatMap((seat, number) =>
    seat.mine && Boolean(seat.described) !== wanted ? [number] : [],
  );
  useEffect(() => {
    for (const seat of others) void model.quietly({ do: "describe", on: wanted, seat });
  }, [wanted, others.join()]);
}

/** Everybody's page adds 32 bytes of its own to the next shuffle: no server can choose the cards alone. */
function useMix(model: LiveTable): void {
  const { phase, match = 0 } = model.room.value ?? {};
  const without = model.seats.value.findIndex((seat) => seat.mine && !seat.mix);
  useEffect(() => {
    if (without >= 0 && (phase === "waiting" || phase === "over")) void addMix(model, without, match);
  }, [phase, without, match]);
}

const mixes = new WeakMap<LiveTable, Map<string, Promise<void>>>();

/** Once for each seat and match. */
function addMix(model: LiveTable, seat: number, match: number): Promise<void> {
  const sent = mixes.get(model) ?? new Map<string, Promise<void>>();
  mixes.set(model, sent);
  const found = sent.get(`${match} ${seat}`) ?? model.quietly({ do: "mix", mix: thirtyTwoBytes(), seat });
  sent.set(`${match} ${seat}`, found);
  return found;
}

function thirtyTwoBytes(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function Elsewhere({ model }: { model: LiveTable }): VNode {
  return (
    <Missing words={t("ui-elsewhere")}>
      <button type="button" class="button main" onClick={() => model.again()}>
        {t("ui-play-here")}
      </button>
    </Missing>
  );
}

function Closed({ code, why }: { code: string; why: string }): VNode {
  useEffect(() => dropCode(code), [code]);
  return <Missing words={why} />;
}
