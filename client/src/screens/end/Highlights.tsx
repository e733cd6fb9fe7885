// The match in brief: a picture and a sentence for each thing worth telling.
import type { VNode } from "preact";
import { hasPictures } from "../../lib/games";
import type { Msg, Piece, Room } from "../../protocol/wire";
import type { TableModel } from "../../table/state/model";
import { Icon, type IconName } from "../../ui/icons";
import { Face, Who } from "../../ui/pictures";
import { Sentence } from "../../ui/Sentence";

const LINES = 3;
const NO_FACTS: readonly Msg[] = [];
const FACT_ICONS: readonly IconName[] = ["crown", "clock", "dice"];

interface HighlightsProps {
  model: TableModel;
  room: Room;
  facts?: readonly Msg[]; // of any match: the best of them follows, more where the game has little to tell
}

export function Highlights({ model, room, facts = NO_FACTS }: HighlightsProps): VNode {
  const own = room.brief ?? [];
  const general = facts.slice(0, Math.max(1, LINES - own.length));
  return (
    <ul class="brief-lines">
      {own.map((each) => (
        <Line key={each.key} model={model} what={each.label}>
          <Picture piece={each} room={room} />
        </Line>
      ))}
      {general.map((each, place) => (
        <Line key={each.key} model={model} what={each}>
          <Icon name={FACT_ICONS[place] ?? "dice"} />
        </Line>
      ))}
    </ul>
  );
}

function Line(props: { model: TableModel; what: Msg | null | undefined; children: VNode }): VNode {
  const { model, what, children } = props;
  return (
    <li data-fact={what?.key}>
      {children}
      <span>
        <Sentence text={model.say(what)} strong={model.aspect(what, "strong")} />
      </span>
    </li>
  );
}

/** Its own, or the animal of who it is about. */
function Picture({ piece, room }: { piece: Piece; room: Room }): VNode {
  const seat = piece.by === undefined || piece.by === null ? undefined : room.seats[piece.by];
  if (piece.face && hasPictures(room.game)) return <Face name={piece.face} kind="brief-face" />;
  return seat ? <Who seat={seat} /> : <Icon name="dice" />;
}
