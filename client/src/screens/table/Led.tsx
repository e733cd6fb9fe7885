// A match that is over, seen again together: the table as the leader shows it, who leads and who follows, and for whoever
// leads what leads through it. On a television nobody touches anything.
import type { VNode } from "preact";
import { gameName } from "../../lib/games";
import { listed, seatName } from "../../lib/seat-names";
import { t } from "../../lib/words";
import { useEdge } from "../../table/page/edge";
import { screenNow } from "../../table/page/screen";
import { SideSheets } from "../../table/page/Side";
import { Status } from "../../table/page/Status";
import { TableView } from "../../table/page/TableView";
import type { LedTable } from "../../table/source/led";
import { Icon } from "../../ui/icons";
import { Face, Who } from "../../ui/pictures";
import { closeSheet, openSheet, Sheet } from "../../ui/sheets";
import { Settings } from "../common/Settings";
import { KeyMoments } from "../records/KeyMoments";
import { Drive, moveName, Track, usePlaying, useReplayKeys, ViewAs } from "../records/ReplayControls";
import { WhatIf, WhatIfPart } from "../records/WhatIf";
import { LedHand } from "./LedHand";

interface Props {
  led: LedTable;
}

export function Led({ led }: Props): VNode {
  const { edge, spare } = useEdge();
  const isLeader = led.steers.value;
  usePlaying(led);
  useReplayKeys(led);
  return (
    <>
      <TableView model={led} top={<LedBar led={led} />} side={<LedAside led={led} />} isPast spare={spare} />
      <LedHand led={led} />
      <aside class="table-edge timeline led" ref={edge} aria-label={t("ui-replay-line")} data-led={led.at.value}>
        <Track model={led} wide={spare.value.w || screenNow.value.w} bare />
        <div class="replay-controls">
          {isLeader && <ViewAs model={led} />}
          {isLeader && led.canBranch && <WhatIf model={led} id={led.record} />}
          <p class="move-name">{moveName(led, led.at.value)}</p>
          {isLeader ? <Drive model={led} /> : <Follower led={led} />}
          {led.state.value.may_lead && <OpenMoments />}
        </div>
      </aside>
      {led.state.value.may_lead && (
        <Sheet name="moments" title={t("ui-moments")}>
          <KeyMoments model={led} id={led.record} bare chosen={closeSheet} />
        </Sheet>
      )}
      <SideSheets model={led} />
      <Settings />
    </>
  );
}

function LedBar({ led }: Props): VNode {
  const isLeader = led.steers.value;
  const game = gameName(led.state.value.game ?? "");
  return (
    <div class="topbar-root">
      <header class="topbar">
        <a class="brand" href="/" aria-label={t("ui-home")}>
          <Face name="house/logo" />
          <span class="wide">Tablée</span>
        </a>
        <div class="whereabouts">
          <h1 class="where">
            <b>{t("ui-led")}</b> <span class="wide">{game}</span>
          </h1>
        </div>
        <span class="grow" />
        <Leader led={led} />
        <button
          type="button"
          class="bar-button leave-led"
          data-unfollow
          aria-label={t(isLeader ? "ui-led-end" : "ui-led-leave")}
          title={t(isLeader ? "ui-led-end" : "ui-led-leave")}
          onClick={() => led.follow(false)}
        >
          <Icon name="close" />
        </button>
      </header>
      <Status model={led} />
    </div>
  );
}

/** Who leads; the others of those who played may do so instead. */
function Leader({ led }: Props): VNode {
  const { leader = -1, leads, may_lead: mayLead } = led.state.value;
  const seat = led.seats.value[leader];
  return (
    <>
      <p class="leader" role="status">
        {seat && <Who seat={seat} />}
        <b>{leads ? t("ui-led-me") : t("ui-led-by", { name: led.leaderName.value })}</b>
      </p>
      {mayLead && !leads && (
        <button type="button" class="bar-button wide take-lead" data-take-lead onClick={() => led.take()}>
          {t("ui-led-take")}
        </button>
      )}
    </>
  );
}

/** What whoever follows may do where the bar has no room for it. */
function Follower({ led }: Props): VNode | null {
  if (!led.state.value.may_lead) return null;
  return (
    <button type="button" class="button take-lead narrow" onClick={() => led.take()}>
      {t("ui-led-take")}
    </button>
  );
}

/** Where there is no room for them beside the table. */
function OpenMoments(): VNode {
  return (
    <button
      type="button"
      class="button round open-moves"
      data-open-moments
      aria-label={t("ui-moments")}
      onClick={() => openSheet("moments")}
    >
      <Icon name="flag" />
    </button>
  );
}

function LedAside({ led }: Props): VNode {
  return (
    <div class="side-root">
      <aside class="side moves-aside led-aside" aria-label={t("ui-led")}>
        <h2>{t("ui-led")}</h2>
        <p class="led-about">{about(led)}</p>
        {led.state.value.may_lead && <KeyMoments model={led} id={led.record} />}
        <span class="grow" />
        {led.canBranch && <WhatIfPart model={led} id={led.record} />}
        <Followers led={led} />
      </aside>
    </div>
  );
}

function about(led: LedTable): string {
  const { leads, may_lead: mayLead } = led.state.value;
  if (leads) return t("ui-led-about-me");
  return t(mayLead ? "ui-led-about" : "ui-led-about-watch", { name: led.leaderName.value });
}

/** Everybody who follows but the one who leads; you come last. */
function Followers({ led }: Props): VNode | null {
  const { following = [], leader = -1, watchers = 0, leads } = led.state.value;
  const found = following
    .filter((number) => number !== leader)
    .flatMap((number) => {
      const seat = led.seats.value[number];
      return seat ? [{ seat, number }] : [];
    });
  const others = found.filter(({ seat }) => !seat.mine);
  const isMe = !leads && found.length > others.length;
  const names = others.map(({ seat, number }) => seatName(seat, number));
  if (watchers > 0) names.push(t("ui-led-watchers", { count: watchers }));
  if (names.length === 0 && !isMe) return <p class="followers soft">{t("ui-led-nobody")}</p>;
  if (names.length === 0) return null;
  return (
    <div class="followers">
      <span class="record-faces">
        {found.map(({ seat, number }) => (
          <Who key={number} seat={seat} />
        ))}
      </span>
      <span>
        {isMe
          ? t("ui-led-follow-you", { names: listed([...names, t("ui-led-you")]) })
          : t("ui-led-follow-others", { names: listed(names), count: found.length + watchers })}
      </span>
    </div>
  );
}

/** For those who do not follow: that somebody leads, and the way there. */
export function LedOffer({ led }: Props): VNode {
  const seat = led.seats.value[led.state.value.leader ?? -1];
  return (
    <aside class="led-offer panel" role="status">
      {seat && <Who seat={seat} />}
      <span>{t("ui-led-on", { name: led.leaderName.value })}</span>
      <button type="button" class="button main" data-follow onClick={() => led.follow(true)}>
        {t("ui-led-follow")}
      </button>
    </aside>
  );
}

/** The same on a television, for everybody in the room. */
export function LedOnTelevision({ led, side }: Props & { side: VNode }): VNode {
  const seat = led.seats.value[led.state.value.leader ?? -1];
  const top = (
    <header class="tv-bar" data-led={led.at.value}>
      <Face name="house/logo" kind="logo" />
      <b>{t("ui-led")}</b>
      <span>{gameName(led.state.value.game ?? "")}</span>
      <span class="grow" />
      <span>{moveName(led, led.at.value)}</span>
      {seat && <Who seat={seat} />}
      <b>{t("ui-led-by", { name: led.leaderName.value })}</b>
    </header>
  );
  return (
    <>
      <TableView model={led} isPublic isPast top={top} side={side} />
      <LedHand led={led} />
    </>
  );
}
