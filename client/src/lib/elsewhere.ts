// Matches that were played in the page without a server, as it keeps them in this browser: for that page, which saves one
// as a file, and for a server at the same address, which may keep them.
import type { RecordElsewhere } from "../protocol/wire";

const DATABASE = "tablee";
const STORE = "kept";

/** A match as the page without a server has it. */
export interface LocalMatch {
  id: string;
  at: number; // seconds since 1970
  file: string; // as a server takes it, in JSON
}

/** As tablee/page/store.py keeps it. */
interface KeptRecord {
  id: string;
  kept_at: number;
  record: string; // in base 64
  seats: { person?: string; name?: string; bot?: string; animal?: number }[];
}

/** All of them, the oldest first; none, where there is no such page, or nothing can be kept. */
export async function localMatches(): Promise<LocalMatch[]> {
  try {
    const found = await indexedDB.databases();
    if (!found.some(({ name }) => name === DATABASE)) return []; // opening it would make it
    return await read();
  } catch {
    return [];
  }
}

async function read(): Promise<LocalMatch[]> {
  const database = await done(indexedDB.open(DATABASE));
  try {
    const store = database.transaction(STORE).objectStore(STORE);
    const [people, records] = await Promise.all([
      done<Uint8Array | undefined>(store.get("people/all")),
      done<Uint8Array[]>(store.getAll(IDBKeyRange.bound("records/", "records0"))), // the 0 comes after the stroke
    ]);
    const { me } = people ? (JSON.parse(text(people)) as { me: string }) : { me: "" };
    return records
      .filter((data) => data[0] === 0x7b) // {: earlier ones were not written as JSON
      .map((data) => match(JSON.parse(text(data)) as KeptRecord, me))
      .sort((one, other) => one.at - other.at);
  } finally {
    database.close();
  }
}

function match({ id, kept_at, record, seats }: KeptRecord, me: string): LocalMatch {
  const told = seats.map(({ person = "", name = "", bot = "", animal = 0 }) => ({
    name,
    bot,
    animal,
    mine: person !== "" && person === me,
  }));
  const data = Uint8Array.from(atob(record), (letter) => letter.charCodeAt(0));
  return { id, at: kept_at, file: `{"record":${text(data)},"seats":${JSON.stringify(told)}}` };
}

/** What a file holds: a match with who had which seat, or the record alone. */
export function inFile(given: string): RecordElsewhere {
  const found: unknown = JSON.parse(given);
  if (typeof found !== "object" || found === null) throw new SyntaxError("no object");
  return "record" in found ? (found as RecordElsewhere) : { record: found as RecordElsewhere["record"] };
}

function text(data: Uint8Array): string {
  return new TextDecoder().decode(data);
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("the store does not answer"));
  });
}
