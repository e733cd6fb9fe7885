// A grid: cells dashed on the cloth, heads of its lines, and where one may tap a ghost of what would lie there.
import type { ComponentChildren, VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Piece, Zone } from "../../protocol/wire";
import type { Box } from "../layout/boxes";
import { GRID_HEAD, gridCell } from "../layout/mats";
import { firstStop, PieceButton, placed } from "../piece/PieceButton";
import type { ZoneProps } from "../piece/props";
import { ZoneFrame } from "../piece/ZoneFrame";
import type { TableModel } from "../state/model";
import { faceOf } from "../timing/sealed";
import { bonusSign } from "./Sign";

const SEAM = 1; // a finger's place is as large as it gets; what lies in it leaves a little room

export function Grid({ model, zone, box }: Omit<ZoneProps, "detail">): VNode {
  const across = zone.width || 1;
  const left = zone.rows?.length ? GRID_HEAD : 0;
  const top = zone.columns?.length ? GRID_HEAD : 0;
  const [wide, high] = gridCell(zone, box.w, box.h);
  const at = (slot: number): Box => ({
    x: (left + (slot % across)) * wide + SEAM / 2,
    y: (top + Math.floor(slot / across)) * high + SEAM / 2,
    w: wide - SEAM,
    h: high - SEAM,
  });
  const pieces = zone.pieces ?? [];
  const first = firstStop(model, zone, pieces);
  const isMap = pieces.some((piece) => piece.shows);
  const isCut = isMap && (across * wide > box.w + 1 || (zone.height || 1) * high > box.h + 1);
  const cells = (
    <>
      {isMap && vacant(zone).map((slot) => <span key={`slot${slot}`} class="cell-vacant" style={placed(at(slot))} />)}
      {pieces.map((piece, place) => (
        <Cell
          key={piece.key}
          model={model}
          zone={zone}
          piece={piece}
          at={at(piece.slot ?? place)}
          look={`cell${isMap ? " on-map" : ""}`}
          isTabStop={piece.key === first}
        />
      ))}
    </>
  );
  return (
    <ZoneFrame model={model} zone={zone} box={box}>
      {(zone.columns ?? []).map((head, place) => (
        <Head
          key={head.key}
          model={model}
          head={head}
          at={{ x: (left + place) * wide, y: 0, w: wide, h: top * high }}
        />
      ))}
      {(zone.rows ?? []).map((head, place) => (
        <Head
          key={head.key}
          model={model}
          head={head}
          at={{ x: 0, y: (top + place) * high, w: left * wide, h: high }}
        />
      ))}
      {isCut ? <Scrolled at={at(middleOf(model, zone))}>{cells}</Scrolled> : cells}
    </ZoneFrame>
  );
}

/** A map that is larger than its place: what matters most stands in the middle, the rest is a move of the finger away. */
function Scrolled({ at, children }: { at: Box; children: ComponentChildren }): VNode {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const seen = view.current;
    seen?.scrollTo(at.x + at.w / 2 - seen.clientWidth / 2, at.y + at.h / 2 - seen.clientHeight / 2);
  }, [at.x, at.y, at.w]);
  return (
    <div class="map-scroll" ref={view} data-scrolled>
      {children}
    </div>
  );
}

/** The cell that was chosen, or else the card that was laid last. */
function middleOf(model: TableModel, zone: Zone): number {
  const pieces = zone.pieces ?? [];
  const chosen = pieces.find((piece) => model.chosen.value.keys.includes(piece.key));
  return (chosen ?? pieces.filter((piece) => piece.shows).at(-1))?.slot ?? 0;
}

/** Where nothing lies and nothing can be laid: the rest of a map. */
function vacant(zone: Zone): number[] {
  const taken = new Set((zone.pieces ?? []).map((piece) => piece.slot));
  return Array.from({ length: (zone.width || 1) * (zone.height || 1) }, (_, slot) => slot).filter(
    (slot) => !taken.has(slot),
  );
}

/** What a line stands for; nothing yet is a question mark. */
function Head({ model, head, at }: { model: TableModel; head: Piece; at: Box }): VNode {
  return (
    <span
      class="grid-head"
      style={placed(at)}
      role={head.label ? "img" : undefined}
      aria-label={model.say(head.label) || undefined}
    >
      {head.face ? <img src={model.face(head.face)} alt="" /> : <span aria-hidden="true">?</span>}
    </span>
  );
}

interface CellProps {
  model: TableModel;
  zone: Zone;
  piece: Piece;
  at: Box;
  look: string;
  isTabStop: boolean;
}

function Cell({ model, zone, piece, at, look, isTabStop }: CellProps): VNode {
  const isLit = model.lit.value.has(piece.key);
  const isEmpty = piece.state?.includes("ghost") ?? false;
  const will = isLit ? model.choices.value.way(piece.key, model.chosen.value)?.[3] : null;
  return (
    <PieceButton
      model={model}
      zone={zone}
      piece={piece}
      at={at}
      look={isEmpty ? look : `${look} full`}
      isTabStop={isTabStop}
    >
      {isLit && isEmpty && <Ghost model={model} />}
      {piece.shows && <Small model={model} shows={piece.shows} />}
      {piece.count !== null && piece.count !== undefined && <b class="number">{piece.count}</b>}
      {will && <b class="bonus">{bonusSign(model)}</b>}
    </PieceButton>
  );
}

/** What was chosen, faint, where it would go. */
function Ghost({ model }: { model: TableModel }): VNode | null {
  const key = model.chosen.value.keys[0];
  const piece = key ? model.piece(key) : undefined;
  const face = piece && !piece.sealed && (piece.small || piece.face);
  return face ? <img class="ghost" src={model.face(face)} alt="" /> : null;
}

/** The picture of another zone, small. */
function Small({ model, shows }: { model: TableModel; shows: string }): VNode | null {
  const piece = model.zones.value.find((zone) => zone.id === shows)?.pieces?.[0];
  const face = piece ? faceOf(model, piece) : null;
  return face ? <img class="small-picture" src={face} alt="" /> : null;
}
