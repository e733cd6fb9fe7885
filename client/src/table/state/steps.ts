// A move that is not whole yet: what the next step asks, what it is about, the papers that explain it.
import { t } from "../../lib/words";
import type { Msg, Zone } from "../../protocol/wire";
import type { TableModel } from "./model";
import type { Chosen } from "./taps";
import { keysOf } from "./zones";

/** What is asked now that something is chosen: by the zone where the next step lies, or where the last one was. */
export function askedNow(zones: readonly Zone[], lit: ReadonlySet<string>, { keys }: Chosen): Msg | null {
  if (keys.length === 0) return null;
  const last = keys.at(-1) ?? "";
  const holds = (zone: Zone, wanted: (key: string) => boolean) => keysOf(zone).some(wanted);
  const asking = zones.filter((zone) => zone.ask);
  const next = asking.find((zone) => holds(zone, (key) => lit.has(key)));
  return (next ?? asking.find((zone) => holds(zone, (key) => key === last)))?.ask ?? null;
}

/** Whose piece was chosen, and which: what a question on the cloth is about. */
export function aboutWords(model: TableModel): string {
  const key = model.chosen.value.keys[0] ?? "";
  const owner = model.zoneOf(key)?.owner ?? null;
  if (owner === null || owner === model.seat.value) return "";
  return t("ui-about", { name: model.company.value.names[owner] ?? "", words: model.say(model.piece(key)?.label) });
}

/** The zones of a table without the papers that belong to a piece nobody has chosen. */
export function withoutClosedPapers(model: TableModel, zones: readonly Zone[]): Zone[] {
  const { keys } = model.chosen.value;
  return zones.filter((zone) => !zone.after || keys.includes(zone.after));
}
