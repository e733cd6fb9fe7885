// Somebody's lines on a sheet, card by card, for those who have only the counts on their screen.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { Piece, Zone } from "../../protocol/wire";
import { Sheet, openSheet } from "../../ui/sheets";
import type { SeatPlace } from "../layout/draft";
import { placed } from "../piece/PieceButton";
import type { TableModel } from "../state/model";
import { pieceWords, zoneName } from "../state/spoken";

const nameOf = (zone: Zone): string => `lines-${zone.id}`;

export function LinesSheet({ model, zone }: { model: TableModel; zone: Zone }): VNode {
  const meter = model.zones.value.find((each) => each.kind === "meter" && each.owner === zone.owner);
  return (
    <Sheet name={nameOf(zone)} title={zoneName(model, zone)}>
      <section class="world">
        {meter && (
          <p class="world-meter">
            {(meter.pieces ?? []).map((piece) => (
              <img key={piece.key} src={model.face(piece.face ?? "")} alt="" />
            ))}
            <b>
              {meter.count ?? 0}/{meter.width ?? 0}
            </b>
          </p>
        )}
        {(zone.rows ?? []).map((head, line) => {
          const cards = (zone.pieces ?? []).filter((piece) => piece.slot === line);
          return <Line key={head.key} model={model} head={head} cards={cards} />;
        })}
      </section>
    </Sheet>
  );
}

function Line({ model, head, cards }: { model: TableModel; head: Piece; cards: readonly Piece[] }): VNode {
  return (
    <section class="world-line" aria-label={pieceWords(model, head)}>
      {head.face && <img class="world-mark" src={model.face(head.face)} alt="" />}
      <ul>
        {cards.map((card) => (
          <li key={card.key}>
            {card.face ? <img src={model.face(card.face)} alt={model.say(card.label)} /> : model.say(card.label)}
          </li>
        ))}
      </ul>
      {head.flag && <b class="pill">{model.say(head.flag)}</b>}
    </section>
  );
}

/** Over somebody's name in a row of counts: opens the sheet. */
export function OpenLines({ model, zone, place }: { model: TableModel; zone: Zone; place: SeatPlace }): VNode {
  const words = t("ui-lines-open", { name: zoneName(model, zone) });
  return (
    <button
      type="button"
      class="open-lines"
      style={placed(place.box)}
      aria-label={words}
      title={words}
      aria-haspopup="dialog"
      onClick={() => openSheet(nameOf(zone))}
    />
  );
}
