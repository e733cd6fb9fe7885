// What was announced of a pile: a placemat in the colour under it, and over its corner a tab with mark and word.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { Stands, Zone } from "../../protocol/wire";
import { MAT } from "../layout/centre";
import type { TableModel } from "../state/model";
import { pieceWords, zoneName } from "../state/spoken";

const MARKS = 14;
const IN_FROM_THE_RIM = 0.62; // of a mark's size

interface AnnouncedProps {
  model: TableModel;
  stands: Stands;
  w: number; // of a card
}

export function Placemat({ model, stands, w }: AnnouncedProps): VNode {
  const mark = w < 100 ? 18 : w > 180 ? 40 : 26;
  const radius = (w * MAT) / 2;
  const reach = radius - mark * IN_FROM_THE_RIM;
  return (
    <span
      key={stands.mark}
      class="placemat"
      data-stands={stands.colour}
      style={{ width: `${2 * radius}px`, height: `${2 * radius}px`, "--hue": stands.colour }}
      aria-hidden="true"
    >
      {stands.mark &&
        Array.from({ length: MARKS }, (_, place) => (2 * Math.PI * place) / MARKS).map((angle) => (
          <img
            key={angle}
            src={model.face(stands.mark ?? "")}
            alt=""
            style={{
              width: `${mark}px`,
              height: `${mark}px`,
              left: `${radius + reach * Math.cos(angle)}px`,
              top: `${radius + reach * Math.sin(angle)}px`,
            }}
          />
        ))}
    </span>
  );
}

export function AnnouncedTab({ model, stands }: Omit<AnnouncedProps, "w">): VNode {
  return (
    <span key={stands.mark} class="announced-tab" data-announced aria-hidden="true">
      {stands.mark && <img src={model.face(stands.mark)} alt="" />}
      <b>{capital(model.say(stands.word))}</b>
    </span>
  );
}

/** The words under the pile: what may be laid now. */
export function followWords(model: TableModel, { follow, word }: Stands, isShort: boolean): string {
  const short = isShort ? model.aspect(follow, "short") : "";
  return capital(short || model.say(follow) || model.say(word));
}

/** The pile's top by its name, for those who listen: which card lies there, and what is followed. */
export function announcedName(model: TableModel, zone: Zone): string | undefined {
  const top = zone.pieces?.at(-1);
  if (!zone.stands || !top) return undefined;
  const inside = pieceWords(model, top);
  return `${t("ui-answer-zone", { name: zoneName(model, zone), inside })}. ${model.aloud(zone.stands.follow ?? zone.stands.word)}`;
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
