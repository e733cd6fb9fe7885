// Coming to a table: what the server is asked first. All of it is asked as soon as the address is known, while the scripts
// of the table are still on their way.
import type { TableInfo } from "../protocol/wire";
import { facts, api } from "./api";
import { whoAmI } from "./identity";
import { loadWords } from "./words";

const FRESH = 5000; // milliseconds in which a ticket is surely still good
const TIMEOUT = 5000; // for one that is asked ahead: it costs the server next to nothing

export interface Arrival {
  info: TableInfo;
  me: string; // nothing: the server does not know who comes
}

/** A hall's code, out of that of one of its tables (KNWJB-5); nothing, if a table stands alone. */
export function hallOf(table: string): string {
  return /^(.+)-\d+$/.exec(table)?.[1] ?? "";
}

const arrivals = new Map<string, Promise<Arrival>>();
const tickets = new Map<string, { at: number; ticket: Promise<string> }>();

/** Asks ahead; whoever comes in next has the answer, also if it is a refusal. `onPhase` is told what the table is at. */
export function knock(code: string, onPhase: (phase: string) => void): void {
  const answer = askTable(code);
  if (facts.expected) askTicket(code);
  answer
    .then(({ info, me }) => {
      if (!me) return;
      onPhase(info.table.phase);
      if (!tickets.has(code)) askTicket(code);
    })
    .catch(() => undefined);
  arrivals.set(code, answer);
}

export function comeIn(code: string): Promise<Arrival> {
  const answer = arrivals.get(code) ?? askTable(code);
  arrivals.delete(code);
  return answer;
}

/** A ticket for the table's socket: it is good once. */
export function ticketFor(code: string, until: AbortSignal): Promise<string> {
  const ahead = tickets.get(code);
  tickets.delete(code);
  return ahead && performance.now() - ahead.at < FRESH ? ahead.ticket : newTicket(code, until);
}

async function askTable(code: string): Promise<Arrival> {
  const [info, me] = await Promise.all([api.table(code), whoAmI()]);
  void loadWords(info.table.game).catch(() => undefined); // asked for again with the match
  return { info, me };
}

function askTicket(code: string): void {
  const ticket = newTicket(code, AbortSignal.timeout(TIMEOUT));
  ticket.catch(() => undefined); // told to whoever takes it
  tickets.set(code, { at: performance.now(), ticket });
}

async function newTicket(code: string, until: AbortSignal): Promise<string> {
  return (await api.ticket(code, until)).ticket;
}
