// Pictures that may be shown next are fetched while one searches, one after the other, when all that lies there has come.
// They are locked: the key comes with the frame that shows them.
import { effect } from "@preact/signals";
import type { TableModel } from "../state/model";
import { handedOut } from "./hatch";

const AGAIN = 150; // milliseconds until it is looked again whether the line is free

type Sent = Promise<Blob | null>;

const tables = new WeakMap<TableModel, Map<string, Sent>>();

/** What was asked for ahead, once; nothing if it was not. */
export function takeAhead(model: TableModel, address: string): Sent | undefined {
  const sent = tables.get(model)?.get(address);
  tables.get(model)?.delete(address);
  return sent;
}

/** Fetches what frames announce, while the line `isFree`. The answer ends it. */
export function fetchAhead(model: TableModel, isFree: () => boolean): () => void {
  const asked = new Map<string, Sent>();
  const leaving = new AbortController();
  let wanted: readonly string[] = [];
  let isBusy = false;
  tables.set(model, asked);

  const next = async (): Promise<void> => {
    isBusy = true;
    while (!leaving.signal.aborted) {
      const address = wanted.find((each) => !asked.has(each));
      if (!address) break;
      if (isFree()) {
        const sent = handedOut(address, leaving.signal);
        asked.set(address, sent);
        await sent;
      } else await new Promise((done) => setTimeout(done, AGAIN));
    }
    isBusy = false;
  };

  const end = effect(() => {
    const frame = model.frame.value;
    if (!frame || model.mine.value.cover) return;
    wanted = frame.ahead ?? [];
    for (const address of asked.keys())
      if (!wanted.includes(address) && !isShown(model, address)) asked.delete(address);
    if (!isBusy) void next();
  });
  return () => {
    end();
    leaving.abort();
    tables.delete(model);
  };
}

/** Its key has just come. */
function isShown(model: TableModel, address: string): boolean {
  return model.zones.value.some((zone) => zone.pieces?.some((piece) => piece.face?.startsWith(`${address}#`)));
}
