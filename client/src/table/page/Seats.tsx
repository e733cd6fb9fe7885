// The people around the table: an animal, a name, how many cards, whose turn, and the one thing to know about them.
import type { JSX, VNode } from "preact";
import { robotKind } from "../../lib/seat-names";
import { t } from "../../lib/words";
import type { Piece, SeatInfo, Zone } from "../../protocol/wire";
import { emojiFace } from "../../ui/emoji";
import { LevelBars } from "../../ui/LevelBars";
import { Face, robot } from "../../ui/pictures";
import { type Box, FINGER } from "../layout/boxes";
import type { Plan, SeatPlace } from "../layout/draft";
import { SLIM } from "../layout/seats";
import { signAt } from "../life/Bubbles";
import { moodOf } from "../life/life";
import { Moody } from "../life/Moody";
import { PieceButton } from "../piece/PieceButton";
import type { TableModel } from "../state/model";
import { noteOf, seatHas } from "../state/spoken";
import { handicapOf, handicapWords, times, USUAL } from "../verdict/handicaps";
import { OpenLines } from "../zones/LinesSheet";

const NOBODY: SeatInfo = {};
const TALL = 60; // pixels: a chip with room for two lines
const ROOMY = 140; // pixels: a plate that is wider than any words over it
const EDGE = 20; // from the side of the page: words wider than a seat would touch it

export function Seats({ model, zone, plan }: { model: TableModel; zone: Zone; plan: Plan }): VNode {
  const pieces = new Map((zone.pieces ?? []).map((piece, number) => [number, piece]));
  const first = plan.seats.find((place) => model.lit.value.has(pieces.get(place.seat)?.key ?? "")) ?? plan.seats[0];
  return (
    <section
      role="group"
      class="zone seats-zone"
      data-zone={zone.id}
      data-kind="seats"
      aria-label={[t("ui-seats"), model.say(zone.note)].filter(Boolean).join(", ")}
    >
      {plan.seats.map((place) => {
        const piece = pieces.get(place.seat);
        return (
          piece && (
            <Seat
              key={piece.key}
              model={model}
              zone={zone}
              piece={piece}
              place={place}
              plan={plan}
              isMetered={place.form === "chip" && hasMeter(model, plan, place.seat)}
              isTabStop={place === first}
            />
          )
        );
      })}
      {plan.seats.map((place) => {
        const lines = summedLines(model, plan, place);
        return lines && <OpenLines key={lines.id} model={model} zone={lines} place={place} />;
      })}
    </section>
  );
}

/** The lines of somebody of which only counts are shown. */
function summedLines(model: TableModel, plan: Plan, { seat, form }: SeatPlace): Zone | undefined {
  const lines =
    form === "line" ? model.zones.value.find((zone) => zone.kind === "lines" && zone.owner === seat) : undefined;
  return lines && plan.zones.get(lines.id)?.detail === "sum" ? lines : undefined;
}

function hasMeter(model: TableModel, plan: Plan, seat: number): boolean {
  const meter = model.zones.value.find((zone) => zone.kind === "meter" && zone.owner === seat);
  return meter !== undefined && (plan.zones.get(meter.id)?.box.w ?? 0) > 0;
}

interface SeatProps {
  model: TableModel;
  zone: Zone;
  piece: Piece;
  place: SeatPlace;
  plan: Plan;
  isMetered: boolean; // a meter beside them says how far they are
  isTabStop: boolean;
}

function Seat({ model, zone, piece, place, plan, isMetered, isTabStop }: SeatProps): VNode {
  const info = model.seats.value[place.seat] ?? NOBODY;
  const isMe = place.seat === model.seat.value;
  const name = isMe ? t("ui-seat-me") : (model.company.value.names[place.seat] ?? "");
  const flag = flagOf(model, piece, info);
  const { box } = place;
  const head = headOf(place, name);
  const note = place.form === "chip" ? noteOf(model, place.seat) : "";
  const count = note || isMetered || hasOwnPile(model, place.seat) ? null : (piece.count ?? null);
  const whole = place.named ? [name, note, flag].filter(Boolean) : [];
  const sign = closeness(place, plan, whole) === "brief" ? model.aspect(piece.flag, "short") : "";
  const words = sign ? [name, sign] : whole;
  const hasBars = info.who === "bot" && Boolean(info.level) && place.named && isBarred(place, plan, words);
  const isOnHead = place.form === "chip" && (!isTall(place, plan.rem) || Boolean(flag));
  return (
    <PieceButton
      model={model}
      zone={zone}
      piece={piece}
      at={
        place.form === "chip" && !place.isTitle && !isTall(place, plan.rem)
          ? hugged(place, plan.rem, words, hasBars ? bars(plan.rem) : 0)
          : box
      }
      look={[...looksOf(place, plan), flag && "flagged", sign ? "signed" : closeness(place, plan, words)]
        .filter(Boolean)
        .join(" ")}
      isTabStop={isTabStop}
      isBare
      isNamed
    >
      <span
        class="seat-animal"
        data-away={isAway(info) || undefined}
        data-mood={info.who === "bot" ? moodOf(model, place.seat) : undefined}
        style={{ width: `${head}px`, height: `${head}px` }}
      >
        <Moody model={model} seat={place.seat} info={info} />
        <EmojiSign model={model} seat={place.seat} head={head} />
        {standsIn(info) && <Face name={`house/${robot(info)}`} kind="stand-in" />}
        {isOnHead && count !== null && <Count model={model} seat={place.seat} count={count} />}
        {handicapOf(info) !== USUAL && (
          <span class="seat-handicap" aria-hidden="true" data-handicap={handicapOf(info)}>
            ×{times(handicapOf(info))}
          </span>
        )}
      </span>
      <span class="seat-words" style={place.form === "line" ? { left: `${head + 9}px` } : { "--head": `${head}px` }}>
        {!place.named && <span class="hidden">{name} </span>}
        {place.named && (
          <span class="seat-name" style={nameStyle({ ...place, head }, plan.rem, name)}>
            <span>{name}</span>
            {hasBars && <LevelBars level={info.level ?? ""} />}
          </span>
        )}
        {info.who === "bot" && <span class="hidden">, {robotKind(info)}</span>}
        {handicapOf(info) !== USUAL && <span class="hidden">, {handicapWords(handicapOf(info))}</span>}
        {!isOnHead && count !== null && <Count model={model} seat={place.seat} count={count} />}
        {count !== null && <span class="hidden">, {seatHas(model, place.seat, count)}</span>}
        {note && <span class="pill seat-note">{note}</span>}
        {flag && <span class="hidden">, </span>}
        {flag && (
          <span class="seat-flag">
            <Flag flag={flag} short={sign || shortFlag(model, piece, note, place, plan)} />
          </span>
        )}
        {model.lit.value.has(piece.key) && (
          <span class="hidden">{model.say(model.choices.value.way(piece.key, model.chosen.value)?.[3])}</span>
        )}
      </span>
    </PieceButton>
  );
}

/** What somebody sends, where a bubble would be larger than the seat. */
function EmojiSign({ model, seat, head }: { model: TableModel; seat: number; head: number }): VNode | null {
  const emoji = signAt(model, seat, head);
  return emoji ? (
    <span class="seat-sign" data-sign={emoji}>
      <Face name={emojiFace(emoji)} />
    </span>
  ) : null;
}

/** One letter for what there is to know: the name stays. */
function Sign({ sign, meaning }: { sign: string; meaning: string }): VNode {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span class="hidden">{meaning}</span>
    </>
  );
}

const LETTER = 0.57; // of a letter's height: how wide it is
const WIDE_LETTER = 0.6; // in names such as Rouage
const LINE = 1.3; // of it, too: how high a line is

/** How high letters of names are, in pixels. */
const letters = (rem: number): number => Math.max(16, 0.89 * rem);

/** How wide words are. */
const written = (words: readonly string[], rem: number): number => words.join("").length * LETTER * letters(rem);

/** A chip is as wide as what is on it, in the middle of its place. */
function hugged({ box, head }: SeatPlace, rem: number, words: readonly string[], more: number): Box {
  const w = Math.min(box.w, Math.max(FINGER, head + written(words, rem) + AROUND * words.length * rem + more));
  return { ...box, w, x: box.x + (box.w - w) / 2 };
}

const NAME_AROUND = 1.4; // of a letter's height: what a plate has beside its name
const CHIP_AROUND = 16; // pixels: what a chip has beside the head and the name,
const LINE_AROUND = 64; // and a line, with the count
const LEAST_NAME = 16; // pixels
const CLOSER = "-.03em";

const CLOSE_LETTER = 0.48; // of a letter's height: how wide it is in a name that stands closer
const TURN_AROUND = 18; // pixels: what a chip has beside the head and the name when it is their turn
const LEAST_HEAD = 32;

/** On a narrow chip the head is smaller, so that a long name is read whole. */
function headOf({ box, form, head, named }: SeatPlace, name: string): number {
  if (form !== "chip" || !named) return head;
  return Math.min(head, Math.max(LEAST_HEAD, box.w - TURN_AROUND - name.length * CLOSE_LETTER * LEAST_NAME));
}

/** A name is never broken in its middle: where there is too little room for it, it is smaller, then closer. */
function nameStyle({ box, form, head }: SeatPlace, rem: number, name: string): JSX.CSSProperties | undefined {
  const fits =
    form === "plate"
      ? (box.w - 4) / (name.length * LETTER + NAME_AROUND)
      : (box.w - head - (form === "chip" ? CHIP_AROUND : LINE_AROUND)) / (name.length * WIDE_LETTER);
  if (fits >= letters(rem)) return undefined;
  return fits < LEAST_NAME ? { fontSize: `${LEAST_NAME}px`, letterSpacing: CLOSER } : { fontSize: `${fits}px` };
}

const FLAG_LETTER = 0.55; // of a letter's height
const NOTE_AROUND = 44; // pixels: what a note has at its sides, and the gap to a flag
const FLAG_AROUND = 22; // pixels: what a chip has beside the head and a flag

/** What there is to know; where it has no room, one letter or a shorter word for it. */
function Flag({ flag, short }: { flag: string; short: string }): VNode {
  return short ? <Sign sign={short} meaning={flag} /> : <>{flag}</>;
}

/** Of what a chip is too narrow for, in a line of its own or beside a note. */
function shortFlag(model: TableModel, { flag }: Piece, note: string, place: SeatPlace, { rem }: Plan): string {
  const { box, head, form } = place;
  const wide = model.say(flag).length * FLAG_LETTER * Math.max(16, 0.72 * rem);
  const beside = note ? written([note], rem) + NOTE_AROUND : 0;
  if (form !== "chip" || wide + beside <= box.w - head - FLAG_AROUND) return "";
  return model.aspect(flag, "brief") || model.aspect(flag, "short");
}

const AROUND = 1.9; // rem, of a name, and of what there is to know
const LEAST_AROUND = { small: 24, large: 36, title: 84 }; // pixels, of all words together

/** Chips without room for a name and what there is to know: they stand closer together, in two lines where they are
 * high enough. On a phone where they are not, what there is to know is a frame around the name, and spoken. */
function closeness(place: SeatPlace, { rem, size }: Plan, words: readonly string[]): string {
  if (place.form !== "chip" || isTall(place, rem)) return "";
  const kind = place.isTitle ? "title" : size === "phone" || size === "flat" ? "small" : "large";
  if (place.box.w - place.head >= written(words, rem) + LEAST_AROUND[kind]) return "";
  if (words.length > 1 && place.box.h >= 2 * LINE * letters(rem)) return "tight stacked";
  if (kind === "small") return words.length > 1 ? "brief" : "";
  return "tight";
}

/** How wide the bars of a level are, and what is before them. */
const bars = (rem: number): number => 2 * letters(rem);

/** Narrower places have only the name; how well a robot plays is spoken anyway. */
function isBarred(place: SeatPlace, { rem }: Plan, words: readonly string[]): boolean {
  const { box, form, head } = place;
  const taken = written(words, rem) + bars(rem);
  if (form === "plate") return box.w - 4 >= taken + NAME_AROUND * letters(rem);
  if (form === "line") return box.w - head - LINE_AROUND >= taken;
  return box.w - head >= taken + AROUND * words.length * rem;
}

/** How many they hold or have won; on a tall chip with the back of what they hold. */
function Count({ model, seat, count }: { model: TableModel; seat: number; count: number }): VNode {
  const back = model.zones.value.find((zone) => zone.kind === "hand" && zone.owner === seat)?.back;
  return (
    <b class="seat-count" aria-hidden="true" data-one={holdsOne(model, seat) || undefined}>
      {back && <img class="seat-back" src={model.face(back)} alt="" />}
      {count}
    </b>
  );
}

/** Cards of theirs lie open before them, with their number: they are what is pressed to name somebody. */
function hasOwnPile(model: TableModel, seat: number): boolean {
  return model.zones.value.some((zone) => zone.kind === "pile" && zone.owner === seat && Boolean(zone.presses));
}

const isTall = ({ form, box, isTitle }: SeatPlace, rem: number): boolean =>
  form === "chip" && !isTitle && box.h >= Math.max(TALL, 2.9 * letters(rem));

/** As classes: how it is drawn, on which side the count stands, and whether words over it would leave the page. */
function looksOf(place: SeatPlace, plan: Plan): string[] {
  const { form, side, named, box } = place;
  const isNarrow = form !== "plate" || box.w < ROOMY;
  const edge = !isNarrow ? "" : box.x < EDGE ? "at-left" : plan.w - box.x - box.w < EDGE ? "at-right" : "";
  const size = isTall(place, plan.rem) ? "tall" : box.w < SLIM ? "slim" : "";
  return ["seat", form, side, edge, size, named ? "" : "bare"];
}

/** One card left: worth seeing. A single point is not. */
function holdsOne(model: TableModel, seat: number): boolean {
  return model.zones.value.some((zone) => zone.kind === "hand" && zone.owner === seat && zone.count === 1);
}

const isAway = (info: SeatInfo): boolean => info.who === "person" && !info.here;
const standsIn = (info: SeatInfo): boolean => info.who === "person" && Boolean(info.bot);

/** The one thing to know: what the game says; else whether somebody is away. */
function flagOf(model: TableModel, piece: Piece, info: SeatInfo): string {
  const said = model.say(piece.flag);
  if (said) return said;
  if (info.resigned) return t("ui-seat-resigned");
  if (standsIn(info)) return t("ui-seat-stand-in");
  return isAway(info) ? t("ui-seat-away") : "";
}
