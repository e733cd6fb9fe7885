// A phone in front of a television: my things, what to do, and only what can be pressed now, as large as it fits.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../../lib/words";
import type { Piece, Zone } from "../../protocol/wire";
import { useAnnouncements } from "../../table/effects/announce";
import { useFlights } from "../../table/effects/flights";
import { useKeys } from "../../table/effects/keys";
import { useSounds } from "../../table/effects/sounds";
import { gridSpan } from "../../table/layout/mats";
import { ActionWords } from "../../table/page/Actions";
import { Clock, sentences, speaker } from "../../table/page/Prompt";
import { screenNow } from "../../table/page/screen";
import { SideSheets } from "../../table/page/Side";
import { Status } from "../../table/page/Status";
import { SoundButton } from "../../table/page/TopBar";
import { PieceButton } from "../../table/piece/PieceButton";
import { hasPencil, PencilButton, PencilSheet } from "../../table/sheets/Pencil";
import type { TableModel } from "../../table/state/model";
import { zoneName } from "../../table/state/spoken";
import { aboutWords } from "../../table/state/steps";
import { isLost } from "../../table/state/turn";
import { VerdictCard, WhyButton } from "../../table/verdict/VerdictCard";
import { Grid } from "../../table/zones/Grid";
import { Icon } from "../../ui/icons";
import { Who } from "../../ui/pictures";
import { openSheet } from "../../ui/sheets";

/** One plays in these, with one's eyes. */
const NEEDS_THE_TABLE: ReadonlySet<Zone["kind"]> = new Set(["picture", "board", "scatter", "words"]);
const FEW = 6; // that are shown large, with words
const MOST_IN_A_ROW = 6;
const MOST_WIDE = 640; // pixels: as wide as this page gets
const EDGE = 12;
const LEAST_CELL = 45;
const BESIDES = 360; // pixels that everything else takes beside a grid

/** Can this be played without the table on this screen? Covers and curtains are the table's, too. */
export function fitsInAHand(model: TableModel): boolean {
  const { marks, cover } = model.mine.value;
  return (
    !marks &&
    !cover &&
    !model.frame.value?.curtain?.length &&
    !model.zones.value.some((zone) => NEEDS_THE_TABLE.has(zone.kind))
  );
}

export function Companion({ model }: { model: TableModel }): VNode {
  const root = useRef<HTMLElement>(null);
  const hidden = useSignal(false);
  useFlights(root, model);
  useKeys(root, model);
  useSounds(model);
  useAnnouncements(model);
  const zones = model.zones.value;
  const own = zones.filter((zone) => isMine(model, zone) && !zone.presses && allPieces(zone).length > 0);
  const targets = zones.filter(
    (zone) => !isMine(model, zone) && !zone.presses && zone.kind !== "bar" && isWanted(model, zone),
  );
  const bar = zones.find((zone) => zone.kind === "bar");
  return (
    <main
      class="companion"
      data-table
      data-phase={model.room.value?.phase}
      data-grid={targets.some((zone) => zone.kind === "grid") || undefined}
      ref={root}
    >
      <Bar model={model} isHidden={hidden.value} hide={() => (hidden.value = !hidden.value)} />
      {own.length > 0 && (
        <div class="panel own" data-hidden={hidden.value || undefined}>
          {hidden.value ? (
            <p>{t("ui-tv-hidden")}</p>
          ) : (
            own.map((zone) => <Own key={zone.id} model={model} zone={zone} />)
          )}
        </div>
      )}
      <What model={model} />
      <div class="targets" data-single={targets.every(isSingle) || undefined}>
        {targets.map((zone) => (
          <Targets key={zone.id} model={model} zone={zone} />
        ))}
      </div>
      {bar && <Buttons model={model} bar={bar} />}
      <SideSheets model={model} />
      <VerdictCard model={model} />
    </main>
  );
}

function isMine(model: TableModel, zone: Zone): boolean {
  return zone.owner !== null && zone.owner !== undefined && zone.owner === model.seat.value;
}

function allPieces(zone: Zone): Piece[] {
  return [...(zone.pieces ?? []), ...(zone.rows ?? [])];
}

/** Something in it can be pressed now, or could still be chosen instead. */
function isWanted(model: TableModel, zone: Zone): boolean {
  return allPieces(zone).some((piece) => model.lit.value.has(piece.key) || model.others.value.has(piece.key));
}

/** A pile, or anything else that is one thing to press. */
function isSingle(zone: Zone): boolean {
  return !isOthers(zone) && allPieces(zone).length === 1;
}

function Bar({ model, isHidden, hide }: { model: TableModel; isHidden: boolean; hide: () => void }): VNode {
  const me = model.seat.value;
  const seat = me === null ? undefined : model.seats.value[me];
  const words = t(isHidden ? "ui-tv-show" : "ui-tv-hide");
  return (
    <header class="companion-bar topbar-root">
      {seat && <Who seat={seat} />}
      <b>{me === null ? "" : model.company.value.names[me]}</b>
      <span class="grow" />
      <SoundButton />
      <button type="button" class="bar-button" aria-label={words} title={words} aria-pressed={isHidden} onClick={hide}>
        <Icon name={isHidden ? "eye" : "hide"} />
      </button>
      <button
        type="button"
        class="bar-button"
        aria-label={t("ui-menu")}
        aria-haspopup="dialog"
        onClick={() => openSheet("menu")}
      >
        <Icon name="menu" />
      </button>
      <Status model={model} />
    </header>
  );
}

function What({ model }: { model: TableModel }): VNode {
  const canAct = model.lit.value.size > 0;
  const { title, words } = sentences(model);
  const who = speaker(model);
  return (
    <div
      class="prompt"
      data-prompt
      data-can={canAct || undefined}
      data-form="card"
      data-bad={model.notice.value?.bad || undefined}
      data-status={isLost(model) ? "broken" : undefined}
    >
      {isLost(model) ? <Icon name="wave" /> : who && <Who seat={who} />}
      <p class="prompt-words">
        {title && <strong>{title}</strong>} {words && <span>{words}</span>}
        {!canAct && !isLost(model) && <span> {t("ui-tv-look")}</span>}
      </p>
      <span class="prompt-end">
        <WhyButton model={model} />
        <Clock model={model} />
      </span>
    </div>
  );
}

function Own({ model, zone }: { model: TableModel; zone: Zone }): VNode {
  const pieces = allPieces(zone);
  const first = firstLit(model, pieces);
  return (
    <section
      role="group"
      class="own-zone"
      data-zone={zone.id}
      data-kind={zone.kind}
      aria-label={zoneName(model, zone)}
      style={{ "--count": pieces.length }}
    >
      {pieces.map((piece) => (
        <PieceButton
          key={piece.key}
          model={model}
          zone={zone}
          piece={piece}
          look="card"
          isTabStop={piece.key === first}
        />
      ))}
    </section>
  );
}

/** The whole grid, so that one finds on it what one sees on the television; what fits is lit. */
function GridTarget({ model, zone }: { model: TableModel; zone: Zone }): VNode {
  const { w, h } = screenNow.value;
  const room = Math.min(w, MOST_WIDE) - 2 * EDGE;
  const [across, down] = gridSpan(zone);
  const cell = Math.max(LEAST_CELL, Math.min(room / across, (h - BESIDES) / down));
  const box = { x: Math.max(0, (room - cell * across) / 2), y: 0, w: cell * across, h: cell * down };
  return (
    <div class="target grid-target" style={{ height: `${box.h}px` }}>
      <Grid model={model} zone={zone} box={box} />
    </div>
  );
}

/** What can be aimed at, numbered as on the television where it has no name. */
function Targets({ model, zone }: { model: TableModel; zone: Zone }): VNode {
  if (zone.kind === "grid") return <GridTarget model={model} zone={zone} />;
  const { lit, others, chosen } = model;
  const isShown = ({ key }: Piece) => lit.value.has(key) || others.value.has(key) || chosen.value.keys.includes(key);
  const pieces = allPieces(zone).filter((piece) => isOthers(zone) || isShown(piece));
  const first = firstLit(model, pieces);
  const owner = isOthers(zone) ? model.seats.value[zone.owner ?? -1] : undefined;
  const name = zoneName(model, zone);
  const across = columns(zone, pieces);
  return (
    <section role="group" class="target" data-zone={zone.id} data-kind={zone.kind} aria-label={name}>
      {name && !isSingle(zone) && (
        <h2>
          {owner && <Who seat={owner} />}
          {(!owner && aboutWords(model)) || name}
        </h2>
      )}
      <div class="target-pieces" style={{ "--columns": across, "--rows": Math.ceil(pieces.length / across) }}>
        {pieces.map((piece, place) => (
          <PieceButton
            key={piece.key}
            model={model}
            zone={zone}
            piece={piece}
            look="target-piece"
            isTabStop={piece.key === first}
            isBare={Boolean(piece.text)}
          >
            {piece.text ? (
              <b class="target-text">{piece.text}</b>
            ) : (
              <TargetWords model={model} zone={zone} piece={piece} place={place} isMany={pieces.length > FEW} />
            )}
          </PieceButton>
        ))}
      </div>
    </section>
  );
}

/** A row of somebody's pieces stays a row; other things are as large as fits, and words are wide. */
function columns(zone: Zone, pieces: readonly Piece[]): number {
  const count = pieces.length;
  if (zone.kind === "seats") return count === 4 ? 2 : Math.min(count, 3);
  if (pieces.every((piece) => !piece.face && !piece.back)) return Math.min(count, 2);
  if (isOthers(zone)) return Math.min(Math.max(count, 4), MOST_IN_A_ROW);
  return count > FEW ? 4 : Math.min(count, 3);
}

interface TargetWordsProps {
  model: TableModel;
  zone: Zone;
  piece: Piece;
  place: number;
  isMany: boolean;
}

function TargetWords({ model, zone, piece, place, isMany }: TargetWordsProps): VNode | null {
  if (isSingle(zone)) {
    return (
      <span class="target-words">
        <b>{model.say(piece.label) || model.say(zone.label)}</b>
        {zone.count !== null && zone.count !== undefined && <small>{t("ui-tv-left", { count: zone.count })}</small>}
      </span>
    );
  }
  if (zone.kind === "seats") return <Head model={model} piece={piece} />;
  const words = isOthers(zone) ? place + 1 : piece.face && isMany ? "" : model.say(piece.label);
  return words === "" ? null : <span class="target-words">{words}</span>;
}

function Head({ model, piece }: { model: TableModel; piece: Piece }): VNode {
  const number = (model.zoneOf(piece.key)?.pieces ?? []).findIndex((each) => each.key === piece.key);
  const seat = model.seats.value[number];
  return (
    <>
      {seat && <Who seat={seat} />}
      <span class="target-words">{model.say(piece.label)}</span>
    </>
  );
}

function isOthers(zone: Zone): boolean {
  return zone.owner !== null && zone.owner !== undefined;
}

function firstLit(model: TableModel, pieces: readonly Piece[]): string {
  return (pieces.find((piece) => model.lit.value.has(piece.key)) ?? pieces[0])?.key ?? "";
}

/** Buttons that can be pressed; one for a race keeps its place, so that nothing moves when it lights up. */
function Buttons({ model, bar }: { model: TableModel; bar: Zone }): VNode {
  const pieces = (bar.pieces ?? []).filter((piece) => model.lit.value.has(piece.key) || piece.state?.includes("race"));
  const first = firstLit(model, pieces);
  return (
    <section
      role="group"
      class="companion-actions"
      data-zone={bar.id}
      data-kind="bar"
      data-lone={(bar.pieces ?? []).length === 1 || undefined}
      aria-label={t("ui-actions")}
    >
      {model.canUndo && (
        <button type="button" class="button action" data-undo onClick={() => model.undo()}>
          {t("ui-undo")}
        </button>
      )}
      {pieces.map((piece) => (
        <PieceButton
          key={piece.key}
          model={model}
          zone={bar}
          piece={piece}
          look={`button action ${colour(model, piece)}`}
          isTabStop={piece.key === first}
          isBare
        >
          <ActionWords model={model} piece={piece} />
        </PieceButton>
      ))}
      {hasPencil(model) && <PencilButton />}
      {hasPencil(model) && <PencilSheet model={model} />}
    </section>
  );
}

function colour(model: TableModel, piece: Piece): string {
  if (!model.lit.value.has(piece.key)) return "";
  if (piece.state?.includes("race")) return "stop";
  return piece.state?.includes("main") ? "main" : "";
}
