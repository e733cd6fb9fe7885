// Who is who among the zones of a scene: mine, the others', what is shared, what is asked. By kind, form and owner alone.
import type { Mine, Msg, Zone } from "../../protocol/wire";
import type { Chosen } from "../state/taps";
import { isSign, keysOf, seatsZone } from "../state/zones";

/** What decides the shape of the table: the thing that needs the room. */
export type Main = "words" | "picture" | "scatter" | "board" | "grid" | "lines" | "codes" | "ring" | "plain";

export interface Cast {
  main: Main;
  me: number | null;
  opponents: number[]; // clockwise from my left
  selfSeat: boolean; // my own seat can be tapped: it is drawn too
  big: Zone[]; // pictures, a scatter, a board, a grid
  centre: Zone[]; // shared: piles, dice, rows
  hand: Zone[]; // mine, to be held at the bottom
  lines: Zone | null; // mine
  meters: Zone[]; // mine
  pocket: Zone[]; // small piles of mine, beside the buttons
  asks: Zone[]; // open questions: a second tap
  notice: Zone | null; // what threatens somebody
  of: Map<number, Zone[]>; // what stands at somebody's seat
  bar: Zone | null;
  words: Zone | null;
  seats: Zone | null;
  isPublic: boolean; // a television
  isPast: boolean; // it is only looked at
  isRaced: boolean; // cards, dice and a button that everybody is quick about: they keep their size, words fold
  prompt: number; // how many letters it has
}

/** What the layout has to know beside the zones. */
export interface Hints {
  asks: ReadonlySet<string>; // rows that are open as a question
  closed: ReadonlySet<string>; // rows that will be asked later
  targets: ReadonlySet<string>; // zones in which something can be tapped now
  aimed: string; // the zone that holds what was chosen last
  compared: string; // the picture that mine is compared with, where it has to be chosen
  tappedSeats: boolean; // seats can be tapped now
  letters: ReadonlyMap<string, number>; // how long a zone's name is, with its count
  prompt: number; // how many letters it has, or will have at a later step
  lines: ReadonlyMap<string, readonly number[]>; // of a paper: how long its lines are
  notes: ReadonlyMap<string, number>; // and what is written beside them
  isPublic?: boolean; // a television: the foot has the prompt and the way in
  isPast?: boolean; // only looked at: nothing is pressed, and nothing new is told under the table
  least?: number; // how tight it is at least: what follows needs it, and nothing shall move
}

/** Reads off a frame and what is chosen what the layout has to know. */
export function hintsOf(
  zones: readonly Zone[],
  mine: Mine,
  lit: ReadonlySet<string>,
  chosen: Chosen,
  compared: string,
  say: (what: Msg | null | undefined) => string,
): Hints {
  const later = new Set((mine.taps ?? []).flatMap(([path]) => path.slice(1)));
  const first = new Set((mine.taps ?? []).map(([path]) => path[0] ?? ""));
  const has = (zone: Zone, wanted: (key: string) => boolean) => keysOf(zone).some(wanted);
  const questions = zones.filter(
    (zone) =>
      zone.kind === "row" &&
      (zone.owner ?? null) === null &&
      has(zone, (key) => later.has(key)) &&
      !has(zone, (key) => first.has(key)),
  );
  const open = questions.filter((zone) => has(zone, (key) => lit.has(key) || chosen.keys.includes(key)));
  const isOpen = new Set(open.map((zone) => zone.id));
  const last = chosen.keys.at(-1);
  return {
    asks: isOpen,
    closed: new Set(questions.filter((zone) => !isOpen.has(zone.id)).map((zone) => zone.id)),
    targets: new Set(zones.filter((zone) => has(zone, (key) => lit.has(key))).map((zone) => zone.id)),
    aimed: (last && zones.find((zone) => has(zone, (key) => key === last))?.id) || "",
    compared,
    tappedSeats: zones.some((zone) => zone.kind === "seats" && has(zone, (key) => first.has(key) || later.has(key))),
    prompt: Math.max(say(mine.prompt).length, ...zones.map((zone) => say(zone.ask).length)),
    lines: new Map(
      zones.map((zone) => [
        zone.id,
        zone.kind === "notice" ? (zone.rows ?? []).map((row) => say(row.label).length) : [],
      ]),
    ),
    notes: new Map(zones.map((zone) => [zone.id, zone.kind === "notice" ? say(zone.note).length : 0])),
    letters: new Map(
      zones.map((zone) => [
        zone.id,
        say(zone.label).length + (zone.count === null || zone.count === undefined ? 0 : 3 + String(zone.count).length),
      ]),
    ),
  };
}

const BIG = new Set<Zone["kind"]>(["picture", "scatter", "board", "grid"]);
const RACED = new Set<Main>(["scatter", "board", "ring"]);
const APART = new Set<Zone["kind"]>(["seats", "bar", "legend", "words"]);

export function castOf(zones: readonly Zone[], players: number, me: number | null, hints: Hints): Cast {
  const cast: Cast = {
    main: "plain",
    me,
    opponents: around(players, me),
    selfSeat: false,
    big: [],
    centre: [],
    hand: [],
    lines: null,
    meters: [],
    pocket: [],
    asks: [],
    notice: null,
    of: new Map(),
    bar: zones.find((zone) => zone.kind === "bar") ?? null,
    words: zones.find((zone) => zone.kind === "words") ?? null,
    seats: seatsZone(zones) ?? null,
    isPublic: hints.isPublic ?? false,
    isPast: hints.isPast ?? false,
    isRaced: false,
    prompt: hints.prompt,
  };
  for (const zone of zones) if (!APART.has(zone.kind) || isSign(zone)) place(zone, cast, hints);
  cast.main = mainOf(cast);
  cast.isRaced = RACED.has(cast.main) || cast.centre.some((zone) => zone.presses);
  cast.selfSeat = me !== null && (cast.main === "ring" || hints.tappedSeats);
  return cast;
}

function around(players: number, me: number | null): number[] {
  if (me === null) return Array.from({ length: players }, (_, seat) => seat);
  return Array.from({ length: players - 1 }, (_, step) => (me + 1 + step) % players);
}

function place(zone: Zone, cast: Cast, hints: Hints): void {
  const owner = zone.owner ?? null;
  if (hints.closed.has(zone.id)) return;
  if (zone.kind === "notice") cast.notice = zone;
  else if (hints.asks.has(zone.id)) cast.asks.push(zone);
  else if (BIG.has(zone.kind)) cast.big.push(zone);
  else if (owner === null) cast.centre.push(zone);
  else if (owner !== cast.me) cast.of.set(owner, [...(cast.of.get(owner) ?? []), zone]);
  else if (zone.kind === "lines") cast.lines = zone;
  else if (zone.kind === "meter") cast.meters.push(zone);
  else if (zone.kind === "pile" && !zone.presses) cast.pocket.push(zone);
  else if (zone.kind === "pile") cast.of.set(owner, [zone]);
  else cast.hand.push(zone);
}

function mainOf(cast: Cast): Main {
  if (cast.words) return "words";
  const kinds = new Set(cast.big.filter((zone) => zone.form !== "staged").map((zone) => zone.kind));
  for (const kind of ["picture", "scatter", "board", "grid"] as const) if (kinds.has(kind)) return kind;
  const others = [...cast.of.values()].flat();
  if (cast.lines || others.some((zone) => zone.kind === "lines")) return "lines";
  if (others.some((zone) => zone.form === "code")) return "codes";
  if (others.some((zone) => zone.kind === "pile" && zone.presses)) return "ring";
  return "plain";
}
