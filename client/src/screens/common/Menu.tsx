// The menu of a table in play: pausing, inviting, another device, leaving; for the host also who is away and the end.
import { useSignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { hallOf } from "../../lib/arrival";
import { go } from "../../lib/navigation";
import { seatName } from "../../lib/seat-names";
import { t } from "../../lib/words";
import type { Room } from "../../protocol/wire";
import { whatCanIDo } from "../../table/sheets/Ask";
import type { LiveTable } from "../../table/source/live";
import { isHidden } from "../../table/state/hidden";
import type { TableModel } from "../../table/state/model";
import { Icon, type IconName } from "../../ui/icons";
import { closeSheet, openSheet, Sheet } from "../../ui/sheets";
import { OtherDevice } from "./Devices";
import { InviteWays } from "./Invite";
import { isForOneMatch } from "./one-match";

export function Menu({ model }: { model: LiveTable }): VNode | null {
  const room = model.room.value;
  return (
    room && (
      <Sheet name="menu" title={t("ui-menu")}>
        <Playing model={model} room={room} />
        {room.host && <Hosting model={model} room={room} />}
        {!LOCAL && !isForOneMatch(room) && !hallOf(room.code) && (
          <section>
            <h3>{t("ui-invite")}</h3>
            <InviteWays code={room.code} />
          </section>
        )}
        {!LOCAL && (
          <section>
            <h3>{t("ui-me")}</h3>
            <OtherDevice />
          </section>
        )}
        <Leaving model={model} room={room} />
      </Sheet>
    )
  );
}

/** Where nobody else is: a lesson, a replay. */
export function ShortMenu({ model }: { model: TableModel }): VNode {
  return (
    <Sheet name="menu" title={t("ui-menu")}>
      <section class="menu-part">
        <Papers model={model} />
        <Item icon="arrow" act={() => go("/")}>
          {t("ui-to-shelf")}
        </Item>
      </section>
    </Sheet>
  );
}

/** Sheets that every table has; those about the table itself not while it is hidden. */
function Papers({ model }: { model: TableModel }): VNode {
  return (
    <>
      {!isHidden(model) && (
        <>
          <Item icon="question" act={() => whatCanIDo(model)} stays>
            {t("ui-ask")}
          </Item>
          {model.hasMemo.value && (
            <Item icon="pencil" act={() => openSheet("memo")} stays>
              {t("scene-legend")}
            </Item>
          )}
        </>
      )}
      <Item icon="book" act={() => openSheet("rules")} stays>
        {t("ui-rules")}
      </Item>
      <Item icon="gear" act={() => openSheet("settings")} stays>
        {t("ui-settings")}
      </Item>
    </>
  );
}

function Playing({ model, room }: { model: LiveTable; room: Room }): VNode {
  const away = room.seats.some((seat) => seat.mine && seat.bot && !seat.resigned);
  return (
    <section class="menu-part">
      {away && (
        <Item icon="play" act={() => void model.request({ do: "back" })} main>
          {t("ui-take-back")}
        </Item>
      )}
      {room.host && room.phase === "playing" && !isForOneMatch(room) && (
        <Item icon="pause" act={() => void model.request({ do: "pause" })}>
          {t("ui-pause")}
        </Item>
      )}
      {room.host && room.phase === "paused" && !isForOneMatch(room) && (
        <Item icon="play" act={() => void model.request({ do: "resume" })} main>
          {t("ui-resume")}
        </Item>
      )}
      <Item icon="chat" act={() => openSheet("chat")} stays>
        {t("ui-chat")}
      </Item>
      {model.canLookBack.value && (
        <Item icon="previous" act={() => void model.lookBack()}>
          {t("ui-look-back")}
        </Item>
      )}
      <Papers model={model} />
    </section>
  );
}

/** Those who went away, who hosts, and the end of the table. */
function Hosting({ model, room }: { model: LiveTable; room: Room }): VNode | null {
  const others = room.seats
    .map((seat, number) => ({ seat, number }))
    .filter(({ seat }) => seat.who === "person" && !seat.mine);
  const gone = others.filter(({ seat }) => !seat.here && !seat.bot);
  if (others.length === 0) return null;
  return (
    <section class="menu-part">
      <h3>{t("ui-hosting")}</h3>
      {gone.map(({ seat, number }) => (
        <Item key={number} icon="users" act={() => void model.request({ do: "remove", seat: number })}>
          {t("ui-robot-for", { name: seatName(seat, number) })}
        </Item>
      ))}
      {others.map(({ seat, number }) => (
        <Item key={`host${number}`} icon="crown" act={() => void model.request({ do: "host", seat: number })}>
          {t("ui-make-host", { name: seatName(seat, number) })}
        </Item>
      ))}
    </section>
  );
}

function Leaving({ model, room }: { model: LiveTable; room: Room }): VNode {
  const sits = room.seats.some((seat) => seat.mine && !seat.resigned);
  return (
    <section class="menu-part">
      <h3>{t("ui-leave")}</h3>
      <Item icon="arrow" act={() => go("/")}>
        {t("ui-to-shelf")}
      </Item>
      <p class="soft">{t("ui-to-shelf-line")}</p>
      {sits && !isForOneMatch(room) && !hallOf(room.code) && (
        <>
          <Item icon="door" act={() => void model.request({ do: "leave" })}>
            {t("ui-leave-seat")}
          </Item>
          <Sure
            icon="flag"
            words={t("ui-resign")}
            line={t("ui-resign-line")}
            act={() => void model.request({ do: "resign" })}
          />
        </>
      )}
      {room.host && (
        <Sure
          icon="close"
          words={t("ui-close-table")}
          line={t("ui-close-table-line")}
          act={() => void model.request({ do: "close" })}
        />
      )}
    </section>
  );
}

interface ItemProps {
  icon: IconName;
  act: () => void;
  children: ComponentChildren;
  main?: boolean;
  /** The next sheet takes this one's place. */
  stays?: boolean;
}

function Item({ icon, act, children, main = false, stays = false }: ItemProps): VNode {
  const press = (): void => {
    if (!stays) closeSheet();
    act();
  };
  return (
    <button type="button" class={main ? "button main" : "button"} onClick={press}>
      <Icon name={icon} />
      {children}
    </button>
  );
}

/** What cannot be taken back is pressed twice. */
function Sure({ icon, words, line, act }: { icon: IconName; words: string; line: string; act: () => void }): VNode {
  const sure = useSignal(false);
  if (!sure.value)
    return (
      <button type="button" class="button" onClick={() => (sure.value = true)}>
        <Icon name={icon} />
        {words}
      </button>
    );
  return (
    <div class="ask-sure" role="group" aria-label={words}>
      <p>{line}</p>
      <button
        type="button"
        class="button stop"
        onClick={() => {
          closeSheet();
          act();
        }}
      >
        {words}
      </button>
      <button type="button" class="button" onClick={() => (sure.value = false)}>
        {t("ui-rather-not")}
      </button>
    </div>
  );
}
