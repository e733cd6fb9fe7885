// The pencil: a sheet with the pieces of others, on whose slips one notes what they may be.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { Piece, Zone } from "../../protocol/wire";
import { Icon } from "../../ui/icons";
import { Who } from "../../ui/pictures";
import { openSheet, Sheet } from "../../ui/sheets";
import type { TableModel } from "../state/model";
import { isSecret, notedZones, pencilOf } from "../state/notes";
import { pieceWords, zoneName } from "../state/spoken";

const SHEET = "pencil";

/** May anything be noted here and now? */
export function hasPencil(model: TableModel): boolean {
  return (model.mine.value.pencil ?? []).length > 0 && notedZones(model).length > 0;
}

export function PencilButton(): VNode {
  return (
    <button
      type="button"
      class="button action pencil"
      data-pencil
      aria-haspopup="dialog"
      onClick={() => openSheet(SHEET)}
    >
      <Icon name="pencil" />
      {t("ui-pencil")}
    </button>
  );
}

export function PencilSheet({ model }: { model: TableModel }): VNode {
  return (
    <Sheet name={SHEET} title={t("ui-pencil")}>
      <Slips model={model} />
    </Sheet>
  );
}

/** First the piece, then what it may be. What was chosen to be attacked is the first one meant. */
function Slips({ model }: { model: TableModel }): VNode {
  const zones = notedZones(model);
  const secrets = zones.flatMap((zone) => (zone.pieces ?? []).filter((piece) => isSecret(model, zone, piece)));
  const picked = useSignal(model.chosen.value.keys[0] ?? "");
  const piece = secrets.find(({ key }) => key === picked.value) ?? secrets[0];
  return (
    <section class="slips">
      <p>{t("ui-pencil-private")}</p>
      {zones.map((zone) => (
        <Code key={zone.id} model={model} zone={zone} picked={piece?.key ?? ""} pick={(key) => (picked.value = key)} />
      ))}
      {piece && <Values model={model} piece={piece} />}
    </section>
  );
}

interface CodeProps {
  model: TableModel;
  zone: Zone;
  picked: string;
  pick: (key: string) => void;
}

function Code({ model, zone, picked, pick }: CodeProps): VNode {
  const notes = pencilOf(model).notes.value;
  const owner = model.seats.value[zone.owner ?? -1];
  return (
    <div role="group" aria-label={zoneName(model, zone)}>
      <h3>
        {owner && <Who seat={owner} />}
        {zoneName(model, zone)}
      </h3>
      <div class="slip-tiles">
        {(zone.pieces ?? []).map((piece) => {
          const slip = (notes.get(piece.key) ?? []).join(" ");
          const shown = piece.face || piece.back;
          const face = shown ? <img src={model.face(shown)} alt="" /> : model.say(piece.label);
          if (!isSecret(model, zone, piece)) return <span key={piece.key}>{face}</span>;
          const words = [pieceWords(model, piece), slip].filter(Boolean).join(", ");
          return (
            <button
              key={piece.key}
              type="button"
              aria-pressed={piece.key === picked}
              aria-label={words}
              onClick={() => pick(piece.key)}
            >
              {face}
              {slip && <span class="slip">{slip}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}

function Values({ model, piece }: { model: TableModel; piece: Piece }): VNode {
  const pencil = pencilOf(model);
  const slip = pencil.notes.value.get(piece.key) ?? [];
  return (
    <div role="group" aria-label={pieceWords(model, piece)}>
      <h3>{pieceWords(model, piece)}</h3>
      <div class="slip-values">
        {(model.mine.value.pencil ?? []).map((value) => (
          <button
            key={value}
            type="button"
            class="button"
            aria-pressed={slip.includes(value)}
            onClick={() => pencil.turn(piece.key, value)}
          >
            {value}
          </button>
        ))}
        <button type="button" class="button rub" disabled={slip.length === 0} onClick={() => pencil.clear(piece.key)}>
          {t("ui-pencil-rub")}
        </button>
      </div>
    </div>
  );
}
