// How it will be played: what the game lets one choose, then what the table does. Guests read it, the host changes it.
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api, gameFacts } from "../../lib/api";
import { gameInfo, isEvening, loadGames } from "../../lib/games";
import { seatName } from "../../lib/seat-names";
import { hasWords, loadWords, say, t } from "../../lib/words";
import type { KeptPicture, Msg, Room, Setup, SwitchInfo } from "../../protocol/wire";
import type { LiveTable } from "../../table/source/live";
import { OneOf, Stepper, Switch, type Choice } from "../../ui/controls";
import { AwayLimit } from "./AwayLimit";
import { photoChoices, watchPhotos } from "./photos";

type Value = string | number | boolean;

const FIRST = "first";
const PACE = "pace";
const DAYS = "days";
const LIVE = "live";
const RHYTHMS = [LIVE, "0", "1", "3", "7"] as const; // and how many days a turn has; 0: as many as one likes
const AUTO = ""; // nothing is asked for: the table chooses
const NEW = "new"; // of a picture: it is composed for the match
type ChangeSetup = (changed: Partial<Setup>) => void;

/** What I have kept, to be chosen again. */
const keptPictures = signal<readonly KeptPicture[]>([]);

/** Where pictures are composed, those I have kept can be chosen, too. */
async function loadPictures(game: string): Promise<void> {
  await loadGames();
  if (LOCAL || !gameInfo(game)?.switches.some(({ values }) => values.includes(NEW))) return;
  keptPictures.value = (await api.pictures()).pictures.filter((each) => each.game === game);
}

export function Options({ model, room }: { model: LiveTable; room: Room }): VNode {
  const game = room.setup.game;
  useEffect(() => {
    void loadGames().catch(() => undefined); // without them the table is played as it usually is
    if (room.host) void loadPictures(game).catch(() => undefined);
    if (!isEvening(game)) void loadWords(game).catch(() => undefined);
  }, [game, room.host]);
  const hasPhotos = !LOCAL && (gameInfo(game)?.switches.some((each) => each.photos) ?? false);
  useEffect(() => (hasPhotos ? watchPhotos() : undefined), [hasPhotos]);
  const change: ChangeSetup = (changed) => void model.request({ do: "change", setup: { ...room.setup, ...changed } });
  return (
    <section class="panel options" aria-labelledby="options">
      <h2 id="options">{t("ui-options")}</h2>
      {room.host ? <HostOptions room={room} change={change} /> : <GuestOptions room={room} />}
    </section>
  );
}

// ---- for the host

function HostOptions({ room, change }: { room: Room; change: ChangeSetup }): VNode {
  return (
    <>
      <SeatCount room={room} change={change} />
      {!LOCAL && mayTakeDays(room) && <Rhythm room={room} change={change} />}
      {switches(room).map((each) => (
        <GameSwitch key={each.name} each={each} room={room} change={change} />
      ))}
      <details class="more">
        <summary>{t("ui-more-options")}</summary>
        <SeriesLength room={room} change={change} />
        {hasRaces(room) && <RaceWay room={room} change={change} />}
        {!LOCAL && <AwayLimit room={room} change={change} />}
        {!LOCAL && (
          <Switch
            label={t("ui-public")}
            note={t("ui-public-note")}
            on={room.setup.public ?? false}
            turn={(on) => change({ public: on })}
          />
        )}
        {!LOCAL && (
          <Switch
            label={t("ui-watching")}
            note={t("ui-watching-note")}
            on={room.setup.watching ?? true}
            turn={(on) => change({ watching: on })}
          />
        )}
        {!LOCAL && <ChatWay room={room} change={change} />}
        {hasRaces(room) && <HeadStarts room={room} change={change} />}
      </details>
    </>
  );
}

function SeatCount({ room, change }: { room: Room; change: ChangeSetup }): VNode | null {
  const { setup } = room;
  const [least, most] = gameFacts(setup.game)?.seats ?? [setup.seats, setup.seats];
  if (least === most) return null;
  const people = room.seats.reduce((count, seat, number) => (seat.who === "person" ? number + 1 : count), 0);
  const to = (seats: number) =>
    seats >= Math.max(least, people) && seats <= most
      ? () => change({ seats, head_starts: setup.head_starts?.slice(0, seats), options: optionsFor(setup, seats) })
      : null;
  return (
    <Stepper
      label={t("ui-seat-count")}
      value={String(setup.seats)}
      less={to(setup.seats - 1)}
      more={to(setup.seats + 1)}
    />
  );
}

/** Now, with everybody there, or over days: then the clocks have no pace of their own. */
function Rhythm({ room, change }: { room: Room; change: ChangeSetup }): VNode {
  const set = (chosen: string): void => {
    const { [PACE]: _pace, ...options } = room.setup.options ?? {};
    if (chosen === LIVE) change({ rhythm: "live", days: 0 });
    else change({ rhythm: "days", days: Number(chosen) as Setup["days"], options });
  };
  return (
    <OneOf
      label={t("ui-rhythm")}
      note={t("ui-rhythm-note")}
      choices={rhythms()}
      value={rhythmOf(room.setup)}
      choose={set}
    />
  );
}

function rhythms(): Choice<string>[] {
  return RHYTHMS.map((value) => ({ value, label: t(`ui-rhythm-${value}`) }));
}

function rhythmOf({ rhythm, days }: Setup): string {
  return rhythm === "days" ? String(days ?? 0) : LIVE;
}

/** Not where somebody may be first: the server says so with the values of the pace. */
function mayTakeDays(room: Room): boolean {
  const pace = gameInfo(room.setup.game)?.switches.find((each) => each.name === PACE);
  return pace?.values.includes(DAYS) ?? false;
}

/** A seat that is no more does not begin. */
function optionsFor({ options = {} }: Setup, seats: number): Setup["options"] {
  const { first, ...others } = options;
  return typeof first === "number" && first >= seats ? others : options;
}

function GameSwitch({ each, room, change }: { each: SwitchInfo; room: Room; change: ChangeSetup }): VNode {
  const value = valueOf(each, room);
  const set = (chosen: Value): void => {
    const { [each.name]: _before, ...others } = room.setup.options ?? {};
    change({ options: chosen === AUTO ? others : { ...others, [each.name]: chosen } });
  };
  if (each.values.length > 0)
    return (
      <>
        <OneOf label={say(each.words)} note={noteOf(each)} choices={choices(each, room)} value={value} choose={set} />
        {!LOCAL && each.photos && (
          <a class="to-photos" href="/photos" target="_blank" rel="noreferrer">
            {t("ui-to-photos")}
          </a>
        )}
      </>
    );
  const [low, high] = [each.low ?? 0, each.high ?? 0];
  const step = stepOf(low, high);
  const to = (wanted: number) => {
    const bounded = Math.min(high, Math.max(low, wanted));
    return bounded === value ? null : () => set(bounded);
  };
  return (
    <Stepper
      label={say(each.words)}
      value={String(value)}
      less={to(Number(value) - step)}
      more={to(Number(value) + step)}
    />
  );
}

function SeriesLength({ room, change }: { room: Room; change: ChangeSetup }): VNode | null {
  if (isEvening(room.setup.game)) return null;
  return (
    <OneOf
      label={t("ui-series")}
      choices={lengths(room.setup.game)}
      value={room.setup.series ?? ""}
      choose={(series) => change({ series })}
    />
  );
}

function lengths(game: string): Choice<string>[] {
  const points = gameFacts(game)?.scores
    ? [{ value: "points:150", label: t("ui-series-points", { points: 150 }) }]
    : [];
  return [
    { value: "", label: t("ui-series-free") },
    { value: "3", label: t("ui-series-matches", { count: 3 }) },
    { value: "n_players", label: t("ui-series-each") },
    ...points,
  ];
}

function RaceWay({ room, change }: { room: Room; change: ChangeSetup }): VNode {
  const ways = [
    { value: "usual", label: t("ui-race-usual") },
    { value: "strict", label: t("ui-race-strict") },
    { value: "unhurried", label: t("ui-race-unhurried") },
  ];
  return (
    <OneOf
      label={t("ui-race")}
      choices={ways}
      value={raceWay(room.setup)}
      choose={(way) => change({ strict: way === "strict", unhurried: way === "unhurried" })}
    />
  );
}

function raceWay(setup: Setup): string {
  return setup.unhurried ? "unhurried" : setup.strict ? "strict" : "usual";
}

type Chat = NonNullable<Setup["chat"]>;
const CHATS: readonly Chat[] = ["free", "phrases", "off"];

/** What people may say to each other. */
function ChatWay({ room, change }: { room: Room; change: ChangeSetup }): VNode {
  return (
    <OneOf
      label={t("ui-chat-way")}
      choices={CHATS.map((value) => ({ value, label: t(`ui-chat-way-${value}`) }))}
      value={room.setup.chat ?? "free"}
      choose={(chat) => change({ chat })}
    />
  );
}

const HEAD_START = 50; // milliseconds a step
const LONGEST_START = 250;
const LONGEST_SPOKEN_START = 3000; // for who has the table in words

/** A little time for the youngest, which everybody sees. */
function HeadStarts({ room, change }: { room: Room; change: ChangeSetup }): VNode {
  const starts = room.seats.map((_, seat) => room.setup.head_starts?.[seat] ?? 0);
  const to = (seat: number, ms: number) =>
    ms >= 0 && ms <= (room.seats[seat]?.described ? LONGEST_SPOKEN_START : LONGEST_START)
      ? () => change({ head_starts: starts.map((each, other) => (other === seat ? ms : each)) })
      : null;
  return (
    <div class="head-starts" role="group" aria-label={t("ui-head-start")}>
      <p>{t("ui-head-start")}</p>
      {room.seats.map((seat, number) =>
        seat.who === "person" ? (
          <Stepper
            key={number}
            label={seatName(seat, number)}
            value={t("ui-ms", { ms: starts[number] ?? 0 })}
            less={to(number, (starts[number] ?? 0) - HEAD_START)}
            more={to(number, (starts[number] ?? 0) + HEAD_START)}
          />
        ) : null,
      )}
    </div>
  );
}

// ---- for guests

function GuestOptions({ room }: { room: Room }): VNode {
  const series = lengths(room.setup.game).find((each) => each.value === room.setup.series);
  return (
    <dl class="chosen-options">
      {room.setup.rhythm === "days" && (
        <div>
          <dt>{t("ui-rhythm")}</dt>
          <dd>{t(`ui-rhythm-${rhythmOf(room.setup)}`)}</dd>
        </div>
      )}
      {switches(room).map((each) => (
        <div key={each.name}>
          <dt>{say(each.words)}</dt>
          <dd>
            {choices(each, room).find((choice) => choice.value === valueOf(each, room))?.label ??
              String(valueOf(each, room))}
          </dd>
        </div>
      ))}
      {room.setup.series && (
        <div>
          <dt>{t("ui-series")}</dt>
          <dd>{series?.label ?? room.setup.series}</dd>
        </div>
      )}
      {hasRaces(room) && raceWay(room.setup) !== "usual" && (
        <div>
          <dt>{t("ui-race")}</dt>
          <dd>{raceWay(room.setup) === "strict" ? t("ui-race-strict") : t("ui-race-unhurried")}</dd>
        </div>
      )}
      {(room.setup.chat ?? "free") !== "free" && (
        <div>
          <dt>{t("ui-chat-way")}</dt>
          <dd>{t(`ui-chat-way-${room.setup.chat}`)}</dd>
        </div>
      )}
    </dl>
  );
}

// ---- what the game lets one choose

function switches(room: Room): readonly SwitchInfo[] {
  const found = gameInfo(room.setup.game)?.switches ?? [];
  return room.setup.rhythm === "days" ? found.filter((each) => each.name !== PACE) : found;
}

function valueOf(each: SwitchInfo, room: Room): Value {
  const usual = each.name === PACE ? AUTO : each.default;
  return (room.setup.options?.[each.name] as Value | undefined) ?? usual;
}

/** Besides the values of the game: the pace that the table chooses by itself, and by name whoever sits there. */
function choices(each: SwitchInfo, room: Room): Choice<Value>[] {
  const known = each.values.map((value, place) => ({ value, label: shortWords(each.labels[place]) }));
  if (each.name === PACE) {
    const automatic = { value: AUTO, label: t("ui-pace-auto", { people: peopleAt(room) }) };
    return [automatic, ...known.filter(({ value }) => value !== DAYS)];
  }
  if (each.name !== FIRST) return [...known, ...ownPictures(each, room)];
  const seated = room.seats.flatMap((seat, number) =>
    seat.who ? [{ value: number, label: seatName(seat, number) }] : [],
  );
  return [...known, ...seated];
}

/** What I have kept, and photographs; what others have chosen of theirs has no name here. */
function ownPictures(each: SwitchInfo, room: Room): Choice<Value>[] {
  const value = valueOf(each, room);
  const found = [...keptChoices(each), ...(each.photos ? decks(room, value) : [])];
  const isKnown = typeof value !== "number" || [...each.values, ...found.map((choice) => choice.value)].includes(value);
  return isKnown ? found : [...found, { value, label: t("ui-picture-chosen") }];
}

function keptChoices(each: SwitchInfo): Choice<Value>[] {
  return keptPictures.value.flatMap(({ name, options }) =>
    each.name in options ? [{ value: options[each.name] as Value, label: t("ui-picture-named", { name }) }] : [],
  );
}

/** A photograph cannot be told: where somebody plays by ear none is offered but the one that is chosen. */
function decks(room: Room, chosen: Value): Choice<Value>[] {
  const isTold = room.seats.some((seat) => seat.described);
  return isTold ? photoChoices().filter(({ value }) => value === chosen) : photoChoices();
}

function noteOf(each: SwitchInfo): string | undefined {
  if (each.name === FIRST) return t("ui-first-note");
  return each.name === PACE ? t("ui-pace-note") : undefined;
}

function peopleAt(room: Room): number {
  return room.seats.filter((seat) => seat.who === "person").length;
}

function hasRaces(room: Room): boolean {
  return gameFacts(room.setup.game)?.races ?? true;
}

/** What all games share is said in a word on this page; what a game has of its own, in its own words. */
function shortWords(label: Msg | undefined): string {
  const key = `ui-short-${label?.key}`;
  return hasWords(key) ? t(key) : capital(say(label));
}

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Steps that are worth a press, whatever the bounds. */
function stepOf(low: number, high: number): number {
  return high - low <= 12 ? 0.5 : high - low <= 60 ? 1 : 5;
}
