// What a letter asks, answered in a sentence: whose turn it is, what lies there, my hand, the clock, what happened.
import { t } from "../../lib/words";
import type { Piece, Zone } from "../../protocol/wire";
import type { TableModel } from "./model";
import { seatsZone } from "./zones";

const LAST = 3; // happenings that are told again
const APART: ReadonlySet<Zone["kind"]> = new Set(["seats", "legend", "bar", "words"]); // not what lies on the table

export function whoseTurn(model: TableModel): string {
  return model.say(model.mine.value.cover?.text ?? model.mine.value.prompt);
}

export function onTheTable(model: TableModel): string {
  if (model.mine.value.cover) return whoseTurn(model);
  const me = model.seat.value;
  const seats = seatsZone(model.zones.value);
  const shared = model.zones.value.filter(
    (zone) => !APART.has(zone.kind) && !(me !== null && zone.owner === me) && isOpen(model, zone),
  );
  const people = (seats?.pieces ?? []).filter((_, seat) => seat !== me);
  return (
    sentences([...shared.map((zone) => zoneWords(model, zone)), ...people.map((piece) => pieceWords(model, piece))]) ||
    t("ui-answer-nothing")
  );
}

/** Not the backs that somebody holds, which are counted at their seat, and not a question that will be asked later. */
function isOpen(model: TableModel, zone: Zone): boolean {
  const pieces = [...(zone.pieces ?? []), ...(zone.rows ?? [])];
  if (pieces.length === 0) return zone.owner === null || zone.owner === undefined;
  const later = new Set((model.mine.value.taps ?? []).flatMap(([path]) => path.slice(1)));
  return pieces.some(({ key }) => !later.has(key) || model.lit.value.has(key));
}

function sentences(parts: readonly string[]): string {
  const told = parts.filter(Boolean).map((part) => part.replace(/\.$/, ""));
  return told.length > 0 ? `${told.join(". ")}.` : "";
}

export function myHand(model: TableModel): string {
  const me = model.seat.value;
  const own = model.zones.value.filter((zone) => me !== null && zone.owner === me && !APART.has(zone.kind));
  return (model.mine.value.cover ? "" : sentences(own.map((zone) => zoneWords(model, zone)))) || t("ui-answer-no-hand");
}

export function theClock(model: TableModel): string {
  const told = (model.frame.value?.clocks ?? []).map(([, , ends, label]) =>
    t("ui-answer-clock", { label: model.say(label), seconds: secondsLeft(model, ends) }),
  );
  return told.join(" ") || t("ui-answer-no-clock");
}

/** Whole seconds until a moment of the table's clock. */
export function secondsLeft(model: TableModel, ends: number): number {
  const frame = model.frame.value;
  if (!frame) return 0;
  const since = model.room.value?.phase === "paused" ? 0 : performance.now() - model.frameAt.value;
  return Math.max(0, Math.ceil((ends - frame.at - since) / 1000));
}

export function lastHappenings(model: TableModel, count = LAST): string {
  const told = model.log.value.filter((line) => line.msg && !line.fleeting).slice(-count);
  return told.map((line) => model.say(line.msg)).join(" ") || t("ui-answer-nothing-yet");
}

function nameOf(model: TableModel, seat: number): string {
  return model.company.value.names[seat] ?? "";
}

/** A zone by its name, what is in it, and its state. */
export function zoneWords(model: TableModel, zone: Zone): string {
  const named = rows(zone)
    .map((row) =>
      row
        .map((piece) => playable(model, zone, piece))
        .filter(Boolean)
        .join(", "),
    )
    .filter(Boolean);
  const inside = named.length > 0 ? named.join(", ") : countWords(zone);
  const name = zoneName(model, zone);
  const told = name && inside ? t("ui-answer-zone", { name, inside }) : name || inside;
  return [told, model.say(zone.note)].filter(Boolean).join(". ");
}

/** Lines are told one after the other, each with what lies in it; what is not there yet is not told. */
function rows(zone: Zone): Piece[][] {
  const pieces = (zone.pieces ?? []).filter((piece) => !piece.state?.includes("ghost"));
  if (zone.kind !== "lines") return [...(zone.rows ?? []), ...pieces].map((piece) => [piece]);
  return (zone.rows ?? []).map((row, line) => [row, ...pieces.filter((piece) => piece.slot === line)]);
}

/** What can be tapped is told with its name, unless to find it is the game. */
function playable(model: TableModel, zone: Zone, piece: Piece): string {
  const name = pieceWords(model, piece);
  const isTold = (zone.emphasis ?? "piece") === "piece" && model.lit.value.has(piece.key);
  return name && isTold ? t("ui-answer-playable", { name }) : name;
}

export function zoneName(model: TableModel, zone: Zone): string {
  const label = model.say(zone.label);
  const owner =
    zone.owner === null || zone.owner === undefined || zone.owner === model.seat.value ? "" : nameOf(model, zone.owner);
  return owner && label !== owner ? [owner, label].filter(Boolean).join(", ") : label;
}

/** The same for a screen reader, which needs a name for every zone, and another for each of them. */
export function spokenName(model: TableModel, zone: Zone): string {
  return zone.label
    ? zoneName(model, zone)
    : [zoneName(model, zone), t(`ui-zone-${zone.kind}`)].filter(Boolean).join(", ");
}

function countWords(zone: Zone): string {
  if (zone.count === null || zone.count === undefined) return "";
  return zone.kind === "meter"
    ? t("ui-answer-meter", { count: zone.count, of: zone.width ?? 0 })
    : t("ui-answer-count", { count: zone.count });
}

export function pieceWords(model: TableModel, piece: Piece): string {
  const label = model.say(piece.label);
  if (!label) return "";
  const isTold = piece.label?.args?.count !== undefined; // the words have the number in them
  const counted =
    isTold || piece.count === null || piece.count === undefined
      ? model.aspect(piece.label, "counted") || label
      : t("ui-answer-zone", { name: label, inside: countAt(model, piece.key, piece.count) });
  return [counted, model.say(piece.flag)].filter(Boolean).join(", ");
}

/** A number alone says nothing: at somebody's seat it is what they have, at a line what lies there. */
function countAt(model: TableModel, key: string, count: number): string {
  const seat = (seatsZone(model.zones.value)?.pieces ?? []).findIndex((piece) => piece.key === key);
  if (seat >= 0) return seatHas(model, seat, count);
  const isLine = model.zones.value.some((zone) => zone.rows?.some((head) => head.key === key));
  return isLine ? t("ui-answer-count", { count }) : String(count);
}

/** What stands before somebody says in words how it is: how many are still hidden. */
export function noteOf(model: TableModel, seat: number): string {
  const row = model.zones.value.find((zone) => zone.kind === "row" && zone.owner === seat && zone.note);
  return model.say(row?.note);
}

/** How many somebody holds or has won, in words. */
export function seatHas(model: TableModel, seat: number, count: number): string {
  return noteOf(model, seat) || t("ui-seat-cards", { count });
}
