// The waiting room: who is there, how others come in, robots, and how it will be played. The start is always in sight.
import type { VNode } from "preact";
import { gameName } from "../../lib/games";
import { hostName, seatName } from "../../lib/seat-names";
import { t } from "../../lib/words";
import type { Room } from "../../protocol/wire";
import { BeingMade, beingMadeWords } from "../../table/cover/BeingMade";
import type { LiveTable } from "../../table/source/live";
import { From, useGradual } from "../../ui/gradual";
import { Icon } from "../../ui/icons";
import { Box } from "../../ui/pictures";
import { Head } from "../common/Head";
import { Invite } from "../common/Invite";
import { Options } from "./Options";
import { Places } from "./Places";
import { Robots } from "./Robots";
import { SpokenOffer } from "./SpokenOffer";

/** What each step adds, from the top of a phone's page down: nothing moves. */
const INVITE = 1;
const ROBOTS = 2;
const OPTIONS = 3;
const START = 4;

export function Waiting({ model, room }: { model: LiveTable; room: Room }): VNode {
  const step = useGradual(0, START);
  return (
    <main class="waiting" data-table data-phase={room.phase} aria-busy={step.value < START || undefined}>
      <Head back="/" words={t("ui-leave")} room={room}>
        <div class="head-name">
          <Box game={room.setup.game} />
          <div>
            <h1>{gameName(room.setup.game)}</h1>
            <p class="soft">{tableName(room)}</p>
          </div>
        </div>
      </Head>
      <div class="waiting-papers">
        <div class="waiting-column">
          <Places model={model} room={room} />
          <SpokenOffer model={model} room={room} />
          <From step={step} at={ROBOTS}>
            {room.host && <Robots model={model} room={room} />}
          </From>
        </div>
        <div class="waiting-column">
          {!LOCAL && (
            <From step={step} at={INVITE}>
              <Invite room={room} />
            </From>
          )}
          <From step={step} at={OPTIONS}>
            <Options model={model} room={room} />
          </From>
        </div>
        <From step={step} at={START}>
          <StartBar model={model} room={room} />
        </From>
      </div>
    </main>
  );
}

function tableName(room: Room): string {
  const host = hostName(room.seats);
  return host ? t("ui-table-of", { name: host }) : t("ui-table-code", { code: room.code });
}

/** The one main button: to sit down for who stands, to begin for the host. */
function StartBar({ model, room }: { model: LiveTable; room: Room }): VNode {
  const free = room.seats.findIndex((seat) => !seat.who);
  const sits = room.seats.some((seat) => seat.mine);
  const notice = model.notice.value;
  return (
    <div class="panel start-bar">
      {notice?.bad ? (
        <p class="wrong" role="alert">
          {model.say(notice.text)}
        </p>
      ) : (
        <p class="soft">{beingMadeWords(model) || waitingWords(room, free)}</p>
      )}
      <BeingMade model={model} room={room} />
      {!sits && free >= 0 && (
        <button type="button" class="button main" onClick={() => void model.request({ do: "sit", seat: free })}>
          {t("ui-sit")}
        </button>
      )}
      {room.host && (
        <button
          type="button"
          class={sits || free < 0 ? "button main" : "button"}
          data-start
          onClick={() => void model.request({ do: "start" })}
        >
          <Icon name="play" />
          {t("ui-start")}
        </button>
      )}
    </div>
  );
}

function waitingWords(room: Room, free: number): string {
  const sits = room.seats.some((seat) => seat.mine);
  if (!sits && !room.host && free < 0) return t("ui-wait-full-watch");
  const away = room.seats.filter((seat) => seat.who === "person" && !seat.here);
  if (away.length > 0) return t("ui-wait-away", { name: away.map((seat) => seatName(seat, 0)).join(", ") });
  if (!room.host) return t("ui-wait-host", { name: hostName(room.seats) });
  return free >= 0 ? t("ui-wait-robots") : t("ui-wait-full");
}
