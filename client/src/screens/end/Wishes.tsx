// After a match: who would play once more.
import type { VNode } from "preact";
import { listed, seatName } from "../../lib/seat-names";
import { t } from "../../lib/words";
import type { Room } from "../../protocol/wire";
import { Icon } from "../../ui/icons";
import { Who } from "../../ui/pictures";

/** Who has said so, and who is only still here. Told aloud as it changes. */
export function Wishes({ room }: { room: Room }): VNode {
  const others = room.seats
    .map((seat, number) => ({ seat, number, name: seatName(seat, number) }))
    .filter(({ seat }) => seat.who === "person" && !seat.mine && (seat.again || seat.here));
  const willing = others.filter(({ seat }) => seat.again);
  const here = others.filter(({ seat }) => !seat.again && !seat.host);
  const groups = [
    { who: willing, words: t("ui-willing", { count: willing.length, names: listed(willing.map(({ name }) => name)) }) },
    { who: here, words: t("ui-still-here", { names: listed(here.map(({ name }) => name)) }) },
  ].filter(({ who }) => who.length > 0);
  return (
    <div class="wishes" role="status">
      {groups.map(({ who, words }) => (
        <p key={who === willing ? "willing" : "here"} data-willing={who === willing || undefined}>
          {who.map(({ seat, number }) => (
            <span key={number} class="wisher">
              <Who seat={seat} />
              {seat.again && <Icon name="check" />}
            </span>
          ))}
          <span>{words}</span>
        </p>
      ))}
    </div>
  );
}
