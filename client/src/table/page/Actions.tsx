// The buttons: each has its place and keeps it. What cannot be pressed now is dashed; red is a race.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { Piece, Zone } from "../../protocol/wire";
import type { Plan } from "../layout/draft";
import { firstStop, PieceButton, placed } from "../piece/PieceButton";
import { hasPencil, PencilButton, PencilSheet } from "../sheets/Pencil";
import { gapRow } from "../state/gaps";
import type { TableModel } from "../state/model";
import { GapArrow, LeaveHere } from "./GapArrows";

export function Actions({ model, zone, plan }: { model: TableModel; zone: Zone; plan: Plan }): VNode {
  const { bar, barForm, barPlaces } = plan.parts;
  const pieces = zone.pieces ?? [];
  const first = firstStop(model, zone, pieces);
  const slots = barPlaces === 3 ? [1, 2, 3] : barPlaces === 2 ? [1, 3] : [3];
  const lit = model.lit.value;
  if (barPlaces === 3 && gapRow(model)) return <Gaps model={model} zone={zone} plan={plan} />;
  const isFree = (slot: number) => !pieces.some((piece) => (piece.slot ?? 1) === slot);
  const pencilAt = hasPencil(model) ? [...slots].reverse().find(isFree) : undefined;
  const ahead = model.choices.value.ahead(model.chosen.value);
  const undoAt = model.canUndo
    ? slots.find(
        (slot) =>
          slot < 3 && !pieces.some((piece) => piece.slot === slot && (lit.has(piece.key) || ahead.has(piece.key))),
      )
    : undefined;
  return (
    <section
      role="group"
      class="zone bar-zone"
      data-zone={zone.id}
      data-kind="bar"
      aria-label={t("ui-actions")}
      style={placed(bar)}
    >
      <div class="actions" data-form={barForm} data-places={barPlaces}>
        {slots.map((slot) => (
          <div key={slot} class="action-place" data-slot={slot}>
            {undoAt === slot ? (
              <Undo model={model} />
            ) : pencilAt === slot ? (
              <PencilButton />
            ) : (
              <Buttons
                model={model}
                zone={zone}
                pieces={pieces.filter((piece) => (piece.slot ?? 1) === slot)}
                first={first}
                slot={slot}
              />
            )}
          </div>
        ))}
      </div>
      {pencilAt !== undefined && <PencilSheet model={model} />}
    </section>
  );
}

/** A piece is pushed from gap to gap: the arrows have the outer places. */
function Gaps({ model, zone, plan }: { model: TableModel; zone: Zone; plan: Plan }): VNode {
  return (
    <section
      role="group"
      class="zone bar-zone"
      data-zone={zone.id}
      data-kind="bar"
      aria-label={t("ui-actions")}
      style={placed(plan.parts.bar)}
    >
      <div class="actions" data-form={plan.parts.barForm} data-places={3}>
        <div class="action-place">
          <GapArrow model={model} step={-1} />
        </div>
        <div class="action-place">
          <LeaveHere model={model} />
        </div>
        <div class="action-place">
          <GapArrow model={model} step={1} />
        </div>
      </div>
    </section>
  );
}

/** What was chosen is taken back in the first place that is not needed. */
function Undo({ model }: { model: TableModel }): VNode {
  return (
    <button type="button" class="button action" data-undo onClick={() => model.undo()}>
      <svg class="undo-sign" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5L4 10l5 5M4.500 10H14a5 5 0 0 1 0 10h-3" />
      </svg>
      <span class="undo-words">{t("ui-undo")}</span>
    </button>
  );
}

interface ButtonsProps {
  model: TableModel;
  zone: Zone;
  pieces: readonly Piece[];
  first: string;
  slot: number;
}

function Buttons({ model, zone, pieces, first, slot }: ButtonsProps): VNode {
  return (
    <>
      {pieces.map((piece) => (
        <PieceButton
          key={piece.key}
          model={model}
          zone={zone}
          piece={piece}
          look={`button action ${colour(model, piece)}`}
          isTabStop={piece.key === first}
          isBare
        >
          <ActionWords model={model} piece={piece} />
        </PieceButton>
      ))}
      {pieces.length === 0 && slot < 3 && <span class="button action" aria-hidden="true" data-vacant />}
    </>
  );
}

function colour(model: TableModel, piece: Piece): string {
  const isRace = piece.state?.includes("race");
  if (isRace && model.pressed.value) return "stop down"; // at once, before the server has heard of it
  if (!model.lit.value.has(piece.key)) return "";
  if (isRace) return "stop";
  return piece.state?.includes("main") ? "main" : "";
}

/** A button that sends what is picked says how many; one that ends a way says what was chosen. */
export function ActionWords({ model, piece }: { model: TableModel; piece: Piece }): VNode {
  const words = model.say(piece.label);
  const { keys } = model.chosen.value;
  const pick = (model.mine.value.picks ?? []).find((each) => each.send === piece.key);
  const what = model.lit.value.has(piece.key) ? model.piece(keys.at(-1) ?? "")?.text : "";
  if (what) return <span>{t("ui-chosen-what", { words, what })}</span>;
  return <span>{pick && keys.length > 0 ? t("ui-picked", { words, count: keys.length }) : words}</span>;
}
