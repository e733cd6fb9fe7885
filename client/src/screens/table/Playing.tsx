// A match at a table: the whole of it, or on a phone before a television only what is in one's hands.
import type { VNode } from "preact";
import { gameName } from "../../lib/games";
import type { Room } from "../../protocol/wire";
import { AskPush } from "../../table/away/AskPush";
import { Side, SideSheets } from "../../table/page/Side";
import { TableView } from "../../table/page/TableView";
import { TopBar } from "../../table/page/TopBar";
import type { LiveTable } from "../../table/source/live";
import { Settings } from "../common/Settings";
import { Companion, fitsInAHand } from "./Companion";

export function Playing({ model, room }: { model: LiveTable; room: Room }): VNode {
  return (
    <>
      {model.handsOnly.value && fitsInAHand(model) ? (
        <Companion model={model} />
      ) : (
        <WholeTable model={model} room={room} />
      )}
      <Settings room={room} />
      {!LOCAL && <AskPush model={model} />}
    </>
  );
}

function WholeTable({ model, room }: { model: LiveTable; room: Room }): VNode {
  const top = (
    <>
      <h1 class="hidden">{gameName(room.game)}</h1>
      <TopBar model={model} />
    </>
  );
  return (
    <>
      <TableView model={model} top={top} side={<Side model={model} />} isGradual />
      <SideSheets model={model} />
    </>
  );
}
