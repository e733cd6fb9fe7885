// Pieces side by side: tiles on a wooden board, small squares in front of somebody, or a question on paper.
import type { VNode } from "preact";
import type { Piece, Zone } from "../../protocol/wire";
import { askAcross, leastInRow } from "../layout/centre";
import { shelfPlaces, tilePlaces } from "../layout/pieces";
import { CARD_RATIO, leastTile, liftOf, ratioOf } from "../layout/screen-parts";
import { firstStop, PieceButton } from "../piece/PieceButton";
import type { PlacedProps } from "../piece/props";
import { ZoneFrame } from "../piece/ZoneFrame";
import { gapNow, isSlit } from "../state/gaps";
import type { TableModel } from "../state/model";
import { isSecret, pencilOf } from "../state/notes";
import { aboutWords } from "../state/steps";

export function Row(props: PlacedProps): VNode {
  const { zone, card, detail } = props;
  if (detail !== "long" && card === 0) return <Squares {...props} />;
  if ((zone.owner ?? null) === null && card === 0) return <Question {...props} />;
  return <Shelf {...props} />;
}

const TILE_RATIO = 170 / 120;
const BOARD = 14;
const ALMOST = 0.9; // of the tile that a code was given room for: it takes as many rows as were meant
const FRAME = 14; // around what stands apart

/** A code stands on a board and keeps its order; any other row of mine stands in a frame, with its name. */
function Shelf({ model, zone, box, card, plan, detail }: PlacedProps): VNode {
  const pieces = zone.pieces ?? [];
  const isOwn = (zone.owner ?? null) === model.seat.value && model.seat.value !== null;
  const isApart = isOwn && detail === "long" && Boolean(zone.label) && zone.form !== "code";
  const isShared = (zone.owner ?? null) === null;
  const usual = leastTile(plan.level);
  const lift = isOwn ? Math.min(12, liftOf(plan.size, plan.level)) : plan.level >= 3 ? 2 : 8;
  const words = isApart ? model.say(zone.label) : "";
  const inner = isApart ? { ...box, h: box.h - 24 } : box;
  const shelf = shelfPlaces(
    pieces,
    inner,
    card,
    TILE_RATIO,
    isApart ? 6 : BOARD,
    lift,
    isOwn ? plan.parts.tile : isShared ? leastInRow(pieces.length, card, usual) : Math.max(usual, card * ALMOST),
  );
  const first = firstStop(model, zone, pieces);
  const now = isOwn && !isApart ? gapNow(model) : "";
  const frameTop = Math.max(0, (shelf.tiles[0]?.y ?? inner.h - card * TILE_RATIO - BOARD) - FRAME);
  return (
    <ZoneFrame model={model} zone={zone} box={box}>
      {!isApart && shelf.boards.map((y) => <i key={y} class="shelf" style={{ top: `${y}px`, height: `${BOARD}px` }} />)}
      {isApart && <i class="apart-frame" style={{ top: `${frameTop}px`, height: `${inner.h - frameTop}px` }} />}
      {pieces.map((piece, place) => (
        <PieceButton
          key={piece.key}
          model={model}
          zone={zone}
          piece={piece}
          at={shelf.tiles[place]}
          look={lookOf(piece, now)}
          isTabStop={piece.key === first}
        >
          {piece.key === now && <Pushed model={model} />}
          <Slip model={model} zone={zone} piece={piece} />
        </PieceButton>
      ))}
      {words && <span class="apart-words">{words}</span>}
    </ZoneFrame>
  );
}

function lookOf(piece: Piece, now: string): string {
  if (!isSlit(piece)) return "tile";
  return piece.key === now ? "tile slit now" : "tile slit";
}

/** What is being put into a gap stands there already. */
function Pushed({ model }: { model: TableModel }): VNode | null {
  const key = model.chosen.value.keys[0];
  const face = key ? model.piece(key)?.face : "";
  return face ? <img class="pushed" src={model.face(face)} alt="" /> : null;
}

/** My own notes on a hidden piece; else what everybody has heard about it. */
function Slip({ model, zone, piece }: { model: TableModel; zone: Zone; piece: Piece }): VNode | null {
  const notes = isSecret(model, zone, piece) ? pencilOf(model).notes.value.get(piece.key) : undefined;
  if (notes) return <span class="slip noted">{notes.join(" ")}</span>;
  return piece.flag ? <span class="slip">{model.say(piece.flag)}</span> : null;
}

/** Cards somebody shows to all, cut down to what tells them apart. */
function Squares({ model, zone, box }: PlacedProps): VNode {
  const pieces = zone.pieces ?? [];
  const places = tilePlaces(pieces.length, box, 2);
  const first = firstStop(model, zone, pieces);
  return (
    <ZoneFrame model={model} zone={zone} box={box}>
      {pieces.map((piece, place) => (
        <PieceButton
          key={piece.key}
          model={model}
          zone={zone}
          piece={piece}
          at={places[place]}
          look="square"
          isTabStop={piece.key === first}
        />
      ))}
    </ZoneFrame>
  );
}

/** A second tap that is not on the table: a colour, a value. It opens on the cloth. */
function Question({ model, zone, box, plan }: PlacedProps): VNode {
  const pieces = zone.pieces ?? [];
  const across = askAcross(pieces.length, box.w, plan.level >= 2 ? 1 : box.h);
  const first = firstStop(model, zone, pieces);
  const isDense = pieces.length > 6 || box.h < 150 || box.w / across < 84;
  const isCards = pieces.every((piece) => piece.back);
  const title = aboutWords(model) || (zone.ask ? "" : model.say(zone.label)); // else the prompt asks
  if (isCards)
    return (
      <Shown model={model} zone={zone} box={box} detail="long" card={Math.min(box.w, box.h / CARD_RATIO)} plan={plan} />
    );
  return (
    <ZoneFrame model={model} zone={zone} box={box}>
      <div
        class="question"
        data-dense={isDense || undefined}
        style={{ gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` }}
      >
        {title && <p class="question-words">{title}</p>}
        {pieces.map((piece) => (
          <PieceButton
            key={piece.key}
            model={model}
            zone={zone}
            piece={piece}
            look="choice"
            isTabStop={piece.key === first}
            isBare={Boolean(piece.text)}
          >
            {piece.text && <b class="choice-text">{piece.text}</b>}
            {!isDense && !piece.text && <span class="choice-words">{model.say(piece.label)}</span>}
            {piece.count !== null && piece.count !== undefined && <b class="number">{piece.count}</b>}
          </PieceButton>
        ))}
      </div>
    </ZoneFrame>
  );
}

/** Shared cards that lie open. */
function Shown({ model, zone, box, card }: PlacedProps): VNode {
  const pieces = zone.pieces ?? [];
  const ratio = ratioOf(zone);
  const w = Math.min(card || 100, box.w / Math.max(1, pieces.length) - 4, box.h / ratio);
  const left = (box.w - pieces.length * (w + 4)) / 2;
  const first = firstStop(model, zone, pieces);
  return (
    <ZoneFrame model={model} zone={zone} box={box}>
      {pieces.map((piece, place) => (
        <PieceButton
          key={piece.key}
          model={model}
          zone={zone}
          piece={piece}
          at={{ x: left + place * (w + 4), y: (box.h - w * ratio) / 2, w, h: w * ratio }}
          look="card"
          isTabStop={piece.key === first}
        />
      ))}
    </ZoneFrame>
  );
}
