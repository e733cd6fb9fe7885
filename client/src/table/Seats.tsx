// The people around the table: an animal, a name, how many cards, whose turn, and the one thing to know about them.
import type { VNode } from "preact";
import { Face, robot, Who } from "../pictures";
import type { Piece, SeatInfo, Zone } from "../wire";
import { t } from "../words";
import type { Plan, SeatPlace } from "./layout";
import { SLIM } from "./layout-seats";
import type { TableModel } from "./model";
import { PieceButton } from "./PieceButton";
import { OpenLines } from "./zones/LinesSheet";

const NOBODY: SeatInfo = {};
const TALL = 60; // pixels: a chip with room for two lines
const EDGE = 20; // from the side of the page: words wider than a seat would touch it
const ROBOT_TOLD = 120; // pixels: narrower plates have only the name; the picture tells a robot anyway

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
              pageWidth={plan.w}
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
  return lines && plan.zones.get(lines.id)?.form === "sum" ? lines : undefined;
}

interface SeatProps {
  model: TableModel;
  zone: Zone;
  piece: Piece;
  place: SeatPlace;
  pageWidth: number;
  isTabStop: boolean;
}

function Seat({ model, zone, piece, place, pageWidth, isTabStop }: SeatProps): VNode {
  const info = model.seats.value[place.seat] ?? NOBODY;
  const isMe = place.seat === model.seat.value;
  const name = isMe ? t("ui-seat-me") : (model.company.value.names[place.seat] ?? "");
  const flag = flagOf(model, piece, info);
  const { box, head } = place;
  return (
    <PieceButton
      model={model}
      zone={zone}
      piece={piece}
      at={box}
      look={lookOf(place, Boolean(flag), pageWidth)}
      isTabStop={isTabStop}
      isBare
      isNamed
    >
      <span
        class="seat-animal"
        data-away={isAway(info) || undefined}
        style={{ width: `${head}px`, height: `${head}px` }}
      >
        <Who seat={info} />
        {standsIn(info) && <Face name={`house/${robot(info.bot)}`} kind="stand-in" />}
      </span>
      <span class="seat-words" style={place.form === "line" ? { left: `${head + 6}px` } : { "--head": `${head}px` }}>
        {!place.named && <span class="hidden">{name} </span>}
        {place.named && (
          <span class="seat-name">
            <span>{name}</span>
            {info.who === "bot" && place.form === "plate" && box.w >= ROBOT_TOLD && (
              <small> {t("ui-seat-robot")}</small>
            )}
          </span>
        )}
        {piece.count !== null && piece.count !== undefined && (
          <b class="seat-count" data-one={holdsOne(model, place.seat) || undefined}>
            {piece.count}
          </b>
        )}
        {flag && <span class="seat-flag">{flag}</span>}
        {model.lit.value.has(piece.key) && (
          <span class="hidden">{model.say(model.choices.value.way(piece.key, model.chosen.value)?.[3])}</span>
        )}
      </span>
    </PieceButton>
  );
}

/** As classes: how it is drawn, on which side the count stands, and whether words over it would leave the page. */
function lookOf({ form, side, named, box }: SeatPlace, isFlagged: boolean, pageWidth: number): string {
  const edge = box.x < EDGE ? "at-left" : pageWidth - box.x - box.w < EDGE ? "at-right" : "";
  const size = form === "chip" && box.h >= TALL ? "tall" : box.w < SLIM ? "slim" : "";
  const look = ["seat", form, side, edge, size, named ? "" : "bare", isFlagged ? "flagged" : ""];
  return look.filter(Boolean).join(" ");
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
