// A paper on the cloth: who does what to whom, with which card, and how long there is to answer; or what the next step
// means, line by line, with pictures.
import type { VNode } from "preact";
import type { Piece, Zone } from "../../protocol/wire";
import { Who } from "../../ui/pictures";
import { Sentence } from "../../ui/Sentence";
import type { PlacedProps } from "../piece/props";
import { ZoneFrame } from "../piece/ZoneFrame";
import { timePart } from "../state/clock";
import type { TableModel } from "../state/model";

const LOW = 110; // pixels: lower papers have no room for the card

export function Notice({ model, zone, box }: PlacedProps): VNode {
  return (
    <ZoneFrame model={model} zone={zone} box={box}>
      {zone.rows?.length ? (
        <Paper model={model} zone={zone} />
      ) : (
        <Threat model={model} zone={zone} isLow={box.h < LOW} />
      )}
    </ZoneFrame>
  );
}

function Threat({ model, zone, isLow }: { model: TableModel; zone: Zone; isLow: boolean }): VNode {
  const who = model.seats.value[zone.owner ?? -1];
  const face = zone.pieces?.[0]?.face;
  const left = timePart(model);
  return (
    <div class="notice" data-low={isLow || undefined}>
      <span class="notice-who" aria-hidden="true">
        {who && <Who seat={who} />}
        {face && <img src={model.face(face)} alt="" />}
      </span>
      <p class="notice-words">
        <strong>{model.say(zone.label)}</strong> <span>{model.say(zone.note)}</span>
      </p>
      {left !== null && (
        <span class="notice-time" aria-hidden="true">
          <i style={{ width: `${left * 100}%` }} />
        </span>
      )}
    </div>
  );
}

/** What the next step means: a title, lines with their pictures, and a word beside them. */
export function Paper({ model, zone }: { model: TableModel; zone: Zone }): VNode {
  const pieces = zone.pieces ?? [];
  const title = pieces.find((piece) => (piece.slot ?? null) === null);
  const note = model.say(zone.note);
  return (
    <div class="explains" data-beside={Boolean(note) || undefined}>
      <p class="explains-title">
        {title && <Sign piece={title} />}
        <strong>{model.say(zone.label)}</strong>
        {note && <span>{note}</span>}
      </p>
      <ul>
        {(zone.rows ?? []).map((row, line) => (
          <li key={row.key}>
            <span class="explains-pictures">
              {pieces
                .filter((piece) => piece.slot === line && piece.face)
                .map((piece) => (
                  <img key={piece.key} src={model.face(piece.face ?? "")} alt={model.say(piece.label)} />
                ))}
            </span>
            <Sign piece={row} />
            <span class={note ? "hidden" : undefined}>
              <Sentence text={model.say(row.label)} strong={model.aspect(row.label, "strong")} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A tick or a cross, as its state is. */
function Sign({ piece }: { piece: Piece }): VNode | null {
  const isGood = piece.state?.includes("good");
  if (!isGood && !piece.state?.includes("bad")) return null;
  return (
    <svg class={isGood ? "sign good" : "sign bad"} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" />
      <path d={isGood ? "M7 12.5l3.5 3.5 6.5-7.5" : "M8 8l8 8M16 8l-8 8"} />
    </svg>
  );
}
