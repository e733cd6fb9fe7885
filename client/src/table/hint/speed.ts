// How soon robots move, for whoever plays alone with them: the table is told on every line.
import { effect } from "@preact/signals";
import { robotSpeed, type Speed } from "../../lib/settings";
import type { TableModel } from "../state/model";
import { isMyTurn } from "../state/turn";

export function tellSpeed(model: TableModel): () => void {
  let told: Speed | "" = "";
  return effect(() => {
    if (model.connection.value.is !== "open") told = "";
    else if (model.room.value?.alone && told !== robotSpeed.value) {
      told = robotSpeed.value;
      void model.quietly({ do: "speed", speed: told });
    }
  });
}

/** The robot that is waited for moves at once. */
export function skipWait(model: TableModel): void {
  const room = model.room.value;
  if (room?.alone && room.phase === "playing" && !isMyTurn(model)) void model.quietly({ do: "speed", skip: true });
}
