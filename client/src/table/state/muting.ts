// Whose words are not wanted on this device: the server stops sending them, and what is there is not shown.
import type { TableModel } from "./model";

export function mute(model: TableModel, seat: number, on: boolean): void {
  const muted = new Set(model.muted.value);
  if (on) muted.add(seat);
  else muted.delete(seat);
  model.muted.value = muted;
  void model.request({ do: "mute", seat, on });
}
