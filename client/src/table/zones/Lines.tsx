// Somebody's lines: lanes with cards, lanes with one sign for each, or a chip for each line.
import type { VNode } from "preact";
import type { Piece, Zone } from "../../protocol/wire";
import type { Box, Detail } from "../layout/boxes";
import { lanePlaces } from "../layout/pieces";
import { firstStop, PieceButton } from "../piece/PieceButton";
import type { PlacedProps } from "../piece/props";
import { ZoneFrame } from "../piece/ZoneFrame";
import type { TableModel } from "../state/model";
import { LinesSheet } from "./LinesSheet";

const GAP: Record<Detail, number> = { long: 12, short: 4, sum: 4 };
const STRIP = 24; // what one sees of a card under the next
const LEAST_STRIP = 16; // of a sign, beside words
const EDGE = 8;
const LANE_CARD = 92; // the usual height of a card in a lane
const LANE_WORDS = 28; // kept free under it

export function Lines({ model, zone, box, detail }: PlacedProps): VNode {
  const heads = zone.rows ?? [];
  const lanes =
    detail === "sum"
      ? chips(heads.length, box.w, box.h)
      : lanePlaces(
          heads.map((_, line) => wanted(zone, line, box, detail)),
          box,
          GAP[detail],
        );
  const first = firstStop(model, zone, heads);
  return (
    <ZoneFrame model={model} zone={zone} box={box}>
      {detail === "sum" && box.w > 0 && <LinesSheet model={model} zone={zone} />}
      {box.w > 0 &&
        heads.map((head, line) => (
          <Lane
            key={head.key}
            model={model}
            zone={zone}
            head={head}
            line={line}
            at={lanes[line]!}
            detail={detail}
            isTabStop={head.key === first}
          />
        ))}
    </ZoneFrame>
  );
}

/** How wide a lane has to be for every card in it to be told from the others. */
function wanted(zone: Zone, line: number, box: Box, detail: Detail): number {
  const count = (zone.pieces ?? []).filter((piece) => piece.slot === line).length;
  const { from, w } = cardsOf({ x: 0, y: 0, w: box.w / (zone.rows?.length || 1), h: box.h }, detail);
  return from + w + Math.max(0, count - 1) * STRIP + EDGE;
}

function chips(count: number, w: number, h: number): Box[] {
  const each = (w - GAP.sum * (count - 1)) / Math.max(1, count);
  return Array.from({ length: count }, (_, place) => ({ x: place * (each + GAP.sum), y: 0, w: each, h }));
}

interface LaneProps {
  model: TableModel;
  zone: Zone;
  head: Piece;
  line: number;
  at: Box;
  detail: Detail;
  isTabStop: boolean;
}

/** The whole lane is one target; what lies in it lies on top and lets the tap through. */
function Lane({ model, zone, head, line, at, detail, isTabStop }: LaneProps): VNode {
  const pieces = (zone.pieces ?? []).filter((piece) => piece.slot === line);
  const isOwn = (zone.owner ?? null) === model.seat.value;
  const isEmpty = head.state?.includes("ghost") ?? false;
  const said = laneWords(model, head, isOwn);
  const words = isEmpty || hasRoom(pieces.length, at, detail, said) ? said : "";
  const places = detail === "sum" ? [] : lying(pieces, at, detail, isEmpty ? "" : words);
  return (
    <>
      <PieceButton
        model={model}
        zone={zone}
        piece={head}
        at={at}
        look={`lane ${detail} ${isOwn ? "own" : ""}`}
        isTabStop={isTabStop}
        isBare
      >
        {head.face && <img class="lane-mark" src={model.face(head.face)} alt="" />}
        {detail === "sum" && head.short && <img class="lane-sign" src={model.face(head.short)} alt="" />}
        {detail === "sum" && (head.count ?? 0) > 0 && <b class="lane-count">{head.count}</b>}
        {detail !== "sum" && words && <span class="lane-words">{words}</span>}
      </PieceButton>
      {places.map((place, number) => (
        <PieceButton
          key={pieces[number]!.key}
          model={model}
          zone={zone}
          piece={pieces[number]!}
          at={place}
          look={`in-lane ${detail === "long" ? "card" : "sign"}`}
          picture={detail === "long" ? undefined : pieces[number]!.short || pieces[number]!.face}
          isTabStop={false}
        />
      ))}
    </>
  );
}

/** What a tap will do there; of my own lines what would help. */
function laneWords(model: TableModel, head: Piece, isOwn: boolean): string {
  const will = model.lit.value.has(head.key) ? model.choices.value.way(head.key, model.chosen.value)?.[3] : null;
  return model.say(will) || (isOwn ? model.say(head.flag) : "");
}

/** One after the other; they overlap to the right when there are many, and what blocks lies askew on the opener. */
function lying(pieces: readonly Piece[], at: Box, detail: Detail, words: string): Box[] {
  const long = detail === "long";
  const { from, w, h } = cardsOf(at, detail);
  const forWords = long || !words ? EDGE : wordsWidth(words);
  const room = at.w - from - forWords - w;
  const step = pieces.length > 1 ? Math.max(0, Math.min(w + 4, room / (pieces.length - 1))) : 0;
  return pieces.map((_, place) => ({
    x: at.x + from + place * step,
    y: at.y + (long ? Math.max(8, (at.h - LANE_WORDS - h) / 2) : (at.h - h) / 2),
    w,
    h,
  }));
}

const wordsWidth = (words: string): number => words.length * 7.4 + 28;

/** Words stand at the end of a lane of signs, as long as the signs can still be told apart. */
function hasRoom(count: number, at: Box, detail: Detail, words: string): boolean {
  if (detail !== "short") return true;
  const { from, w } = cardsOf(at, detail);
  return from + w + Math.max(0, count - 1) * LEAST_STRIP + wordsWidth(words) <= at.w;
}

/** Where the first card of a lane lies, and how large all of them are. */
function cardsOf(at: Box, detail: Detail): { from: number; w: number; h: number } {
  if (detail !== "long") {
    const side = Math.min(at.h - 8, 52);
    return { from: Math.min(44, at.h), w: side, h: side };
  }
  const h = Math.min(at.h - 40, Math.max(LANE_CARD, at.w * 0.3));
  return { from: Math.min(52, at.w * 0.2), w: h / 1.4, h };
}
