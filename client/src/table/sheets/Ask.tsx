// "What can I do now?", answered in words: everything that can be tapped, by the place where it lies.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { Marks, Pick, Zone } from "../../protocol/wire";
import { Icon } from "../../ui/icons";
import { closeSheet, openSheet } from "../../ui/sheets";
import { reply } from "../effects/announce";
import type { TableModel } from "../state/model";
import { pieceWords, zoneName } from "../state/spoken";
import { piecesOf } from "../state/zones";

const LISTED = 16; // more pieces of a zone are not read out one by one

interface Way {
  key: string;
  words: string;
}

interface Group {
  id: string;
  title: string;
  ways: Way[];
}

/** Opens the sheet; where there is nothing to do, a line says so, and the table stays in sight. */
export function whatCanIDo(model: TableModel): void {
  if (!isNothingToDo(model)) return openSheet("ask");
  closeSheet();
  return reply(t("ui-ask-nothing"));
}

function isNothingToDo(model: TableModel): boolean {
  return model.lit.value.size === 0 && !model.mine.value.marks?.aims.length && !model.canUndo;
}

export function Ask({ model }: { model: TableModel }): VNode {
  const { mine, chosen } = model;
  const groups = waysByZone(model);
  const { picks = [], marks } = mine.value;
  const isNothing = groups.length === 0 && !marks?.aims.length;
  return (
    <section class="ask">
      <p class="lead">{model.say(mine.value.prompt)}</p>
      {chosen.value.keys.length > 0 && <Chosen model={model} />}
      {isNothing && <p>{t("ui-ask-nothing")}</p>}
      {picks.map((pick) => (
        <p key={pick.send}>{pickWords(model, pick)}</p>
      ))}
      {marks && marks.aims.length > 0 && <p>{marksWords(model, marks)}</p>}
      {groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
    </section>
  );
}

function Chosen({ model }: { model: TableModel }): VNode {
  const words = model.chosen.value.keys.map((key) => nameOf(model, key)).join(", ");
  return (
    <p class="chosen">
      <span>{t("ui-ask-chosen", { words })}</span>
      <button type="button" class="button" onClick={() => model.undo()}>
        <Icon name="replay" />
        {t("ui-ask-undo")}
      </button>
    </p>
  );
}

function Group({ id, title, ways }: Group): VNode {
  return (
    <div role="group" aria-label={title}>
      {title && <h3>{title}</h3>}
      <ul>
        {ways.map(({ key, words }) => (
          <li key={key}>
            <button type="button" class="button" onClick={() => show(key, id)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where it lies: the sheet goes, and the focus is on the piece. */
function show(key: string, zone: string): void {
  closeSheet();
  const there = `[data-zone="${CSS.escape(zone)}"]`;
  requestAnimationFrame(() => {
    const find = (what: string) => document.querySelector<HTMLElement>(what);
    const piece = find(`[data-piece="${CSS.escape(key)}"]`) ?? find(`${there} [data-piece]`);
    const seen: FocusOptions & { focusVisible: boolean } = { focusVisible: true }; // TypeScript does not know it yet
    piece?.focus(seen);
  });
}

function waysByZone(model: TableModel): Group[] {
  const lit = model.lit.value;
  return model.zones.value.flatMap((zone) => {
    const pieces = piecesOf(zone).filter((piece) => lit.has(piece.key) && !piece.like);
    const first = pieces[0];
    if (!first) return [];
    const all = () => pieces.map(({ key }) => ({ key, words: wayWords(model, key) }));
    const ways = isSearch(zone, pieces.length) ? [{ key: first.key, words: t("ui-ask-any") }] : all();
    return [{ id: zone.id, title: zoneName(model, zone), ways }];
  });
}

/** Where one has to look for it oneself, nothing is read out. */
function isSearch(zone: Zone, count: number): boolean {
  return (zone.emphasis ?? "piece") !== "piece" || count > LISTED;
}

/** What a tap does, or the piece's name; and that there is more to choose after it. */
function wayWords(model: TableModel, key: string): string {
  const way = model.choices.value.way(key, model.chosen.value);
  const name = nameOf(model, key);
  const does = model.say(way?.[3]);
  if (does) return name && name !== does ? t("ui-ask-does", { name, does }) : does;
  return way || isSender(model, key) ? name : t("ui-ask-then", { name });
}

function isSender(model: TableModel, key: string): boolean {
  const { picks = [], marks } = model.mine.value;
  return marks?.send === key || picks.some((pick) => pick.send === key || pick.pieces.includes(key));
}

function nameOf(model: TableModel, key: string): string {
  const piece = model.piece(key);
  return (piece && pieceWords(model, piece)) || place(model, key);
}

/** A piece without a name is known by its place. */
function place(model: TableModel, key: string): string {
  const zone = model.zoneOf(key);
  const number = (zone?.pieces ?? []).findIndex((piece) => piece.key === key) + 1;
  return t("ui-ask-place", { number });
}

function pickWords(model: TableModel, pick: Pick): string {
  return t("ui-ask-pick", { low: pick.low, high: pick.high, send: nameOf(model, pick.send) });
}

function marksWords(model: TableModel, marks: Marks): string {
  const count = model.choices.value.aim(model.chosen.value)?.count ?? marks.aims[0]?.count ?? 0;
  return t("ui-ask-marks", { count, send: nameOf(model, marks.send) });
}
