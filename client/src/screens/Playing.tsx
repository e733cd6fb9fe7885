// A match at a table: the whole of it, or on a phone before a television only what is in one's hands.
import type { VNode } from "preact";
import { gameName } from "../games";
import { Companion, fitsInAHand } from "../table/Companion";
import type { LiveTable } from "../table/live";
import { Side, SideSheets } from "../table/Side";
import { TableView } from "../table/TableView";
import { TopBar } from "../table/TopBar";
import type { Room } from "../wire";
import { Settings } from "./Settings";

export function Playing({ model, room }: { model: LiveTable; room: Room }): VNode {
  return (
    <>
      {model.handsOnly.value && fitsInAHand(model) ? (
        <Companion model={model} />
      ) : (
        <WholeTable model={model} room={room} />
      )}
      <Settings room={room} />
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
