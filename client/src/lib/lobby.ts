// The tables anybody may come to, as the server tells them for as long as somebody looks.
import { signal } from "@preact/signals";
import type { TableLine, TableList } from "../protocol/wire";

const AGAIN = 4000; // milliseconds before a line that broke is tried again

export const openTables = signal<readonly TableLine[]>([]);
/** How many tables over days wait for me; null: not known. */
export const waitingTables = signal<number | null>(null);

/** Listens until the function that is given back is called. */
export function watchLobby(): () => void {
  let socket: WebSocket | null = null;
  let timer = 0;
  let ended = false;
  const connect = (): void => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/ws/lobby`, ["tablee.1"]);
    socket.onmessage = (event: MessageEvent<string>) => {
      const told = JSON.parse(event.data) as TableList;
      openTables.value = told.tables;
      waitingTables.value = told.mine ?? null;
    };
    socket.onclose = () => {
      if (!ended) timer = setTimeout(connect, AGAIN + AGAIN * Math.random());
    };
  };
  connect();
  return () => {
    ended = true;
    clearTimeout(timer);
    socket?.close(1000);
  };
}
