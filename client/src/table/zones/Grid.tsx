// A grid: cells dashed on the cloth, heads of its lines, and where one may tap a ghost of what would lie there.
import type { VNode } from "preact";
import type { Piece, Zone } from "../../wire";
import { GRID_HEAD } from "../layout-mats";
import type { Lying } from "../layout-pieces";
import type { TableModel } from "../model";
import { firstStop, PieceButton, placed } from "../PieceButton";
import { Part } from "../races/Part";
import { faceOf } from "../races/sealed";
import type { ZoneProps } from "../view";

const SEAM = 1; // a finger's place is as large as it gets; what lies in it leaves a little room

export function Grid({ model, zone, box }: Omit<ZoneProps, "form">): VNode {
  const across = zone.width || 1;
  const left = zone.rows?.length ? GRID_HEAD : 0;
  const top = zone.columns?.length ? GRID_HEAD : 0;
  const cell = Math.min(box.w / (across + left), box.h / ((zone.height || 1) + top));
  const at = (column: number, line: number): Lying => ({
    x: (left + column) * cell + SEAM / 2,
    y: (top + line) * cell + SEAM / 2,
    w: cell - SEAM,
    h: cell - SEAM,
  });
  const pieces = zone.pieces ?? [];
  const first = firstStop(model, zone, pieces);
  return (
    <Part model={model} zone={zone} box={box}>
      {(zone.columns ?? []).map((head, place) => (
        <Head
          key={head.key}
          model={model}
          head={head}
          at={{ x: (left + place) * cell, y: 0, w: cell, h: top * cell }}
        />
      ))}
      {(zone.rows ?? []).map((head, place) => (
        <Head
          key={head.key}
          model={model}
          head={head}
          at={{ x: 0, y: (top + place) * cell, w: left * cell, h: cell }}
        />
      ))}
      {pieces.map((piece, place) => {
        const slot = piece.slot ?? place;
        return (
          <Cell
            key={piece.key}
            model={model}
            zone={zone}
            piece={piece}
            at={at(slot % across, Math.floor(slot / across))}
            isTabStop={piece.key === first}
          />
        );
      })}
    </Part>
  );
}

/** What a line stands for; nothing yet is a question mark. */
function Head({ model, head, at }: { model: TableModel; head: Piece; at: Lying }): VNode {
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
  at: Lying;
  isTabStop: boolean;
}

function Cell({ model, zone, piece, at, isTabStop }: CellProps): VNode {
  const isLit = model.lit.value.has(piece.key);
  const isEmpty = piece.state?.includes("ghost") ?? false;
  const will = isLit ? model.choices.value.way(piece.key, model.chosen.value)?.[3] : null;
  return (
    <PieceButton
      model={model}
      zone={zone}
      piece={piece}
      at={at}
      look={isEmpty ? "cell" : "cell full"}
      isTabStop={isTabStop}
    >
      {isLit && isEmpty && <Ghost model={model} />}
      {piece.shows && <Small model={model} shows={piece.shows} />}
      {piece.count !== null && piece.count !== undefined && <b class="number">{piece.count}</b>}
      {will && <b class="bonus">+</b>}
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
