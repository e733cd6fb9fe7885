// Somebody's lines: lanes with cards, lanes with one sign for each, or a chip for each line.
import type { VNode } from "preact";
import type { Piece, Zone } from "../../wire";
import { lanePlaces, type Lying } from "../layout-pieces";
import type { TableModel } from "../model";
import { firstStop, PieceButton } from "../PieceButton";
import { Part } from "../races/Part";
import type { Form } from "../view";
import type { PlacedProps } from "./placed";

const GAP: Record<Form, number> = { long: 12, short: 4, sum: 4 };
const STRIP = 24; // what one sees of a card under the next

export function Lines({ model, zone, box, form }: PlacedProps): VNode {
  const heads = zone.rows ?? [];
  const lanes = form === "sum" ? chips(heads.length, box.w, box.h) : lanePlaces(heads.length, box, GAP[form]);
  const first = firstStop(model, zone, heads);
  return (
    <Part model={model} zone={zone} box={box}>
      {box.w > 0 && heads.map((head, line) => <Lane key={head.key} model={model} zone={zone} head={head} line={line} at={lanes[line]!} form={form} isTabStop={head.key === first} />)}
    </Part>
  );
}

function chips(count: number, w: number, h: number): Lying[] {
  const each = (w - GAP.sum * (count - 1)) / Math.max(1, count);
  return Array.from({ length: count }, (_, place) => ({ x: place * (each + GAP.sum), y: 0, w: each, h }));
}

interface LaneProps {
  model: TableModel;
  zone: Zone;
  head: Piece;
  line: number;
  at: Lying;
  form: Form;
  isTabStop: boolean;
}

/** The whole lane is one target; what lies in it lies on top and lets the tap through. */
function Lane({ model, zone, head, line, at, form, isTabStop }: LaneProps): VNode {
  const pieces = (zone.pieces ?? []).filter((piece) => piece.slot === line);
  const isOwn = (zone.owner ?? null) === model.seat.value;
  const words = laneWords(model, head, isOwn);
  const places = form === "sum" ? [] : lying(pieces, at, form, words, head.state?.includes("ghost") ?? false);
  return (
    <>
      <PieceButton model={model} zone={zone} piece={head} at={at} look={`lane ${form} ${isOwn ? "own" : ""}`} isTabStop={isTabStop} isBare>
        {head.face && <img class="lane-mark" src={model.face(head.face)} alt="" />}
        {form === "sum" && head.short && <img class="lane-sign" src={model.face(head.short)} alt="" />}
        {form === "sum" && (head.count ?? 0) > 0 && <b class="lane-count">{head.count}</b>}
        {form !== "sum" && words && <span class="lane-words">{words}</span>}
      </PieceButton>
      {places.map((place, number) => (
        <PieceButton
          key={pieces[number]!.key}
          model={model}
          zone={zone}
          piece={pieces[number]!}
          at={place}
          look={`in-lane ${form === "long" ? "card" : "sign"}`}
          picture={form === "long" ? undefined : pieces[number]!.short || pieces[number]!.face}
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
function lying(pieces: readonly Piece[], at: Lying, form: Form, words: string, isEmpty: boolean): Lying[] {
  const long = form === "long";
  const h = long ? Math.min(at.h - 40, 128) : Math.min(at.h - 8, 52);
  const w = long ? h / 1.4 : h;
  const from = long ? Math.min(52, at.w * 0.2) : Math.min(44, at.h);
  const forWords = long || !words || isEmpty ? 8 : Math.min(at.w * 0.42, words.length * 9 + 24);
  const room = at.w - from - forWords - w;
  const step = pieces.length > 1 ? Math.max(Math.min(w + 4, room / (pieces.length - 1)), Math.min(STRIP, w / 2)) : 0;
  return pieces.map((_, place) => ({ x: at.x + from + place * step, y: at.y + (long ? 10 : (at.h - h) / 2), w, h }));
}
