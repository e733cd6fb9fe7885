// Python's memory when everything was imported, kept by this device: the next start is many times shorter. It is made
// before anybody's tables are read, so nothing of anybody is in it. Whatever is wrong with it, Python starts from its files.
const DATABASE = "tablee-memory";
const STORE = "memory";
const KEY = "python";
const TRIES = "tries"; // starts from it that have come to no end yet
const MOST_TRIES = 2; // then it is not trusted any more

/** Where a library lay. */
export interface Library {
  memory: number;
  table: number;
  handle: number;
  data: Uint8Array;
}

export interface KeptMemory {
  stamp: string; // of the files, and of the browser, which has its part in how memory is laid out
  snapshot: Uint8Array;
  libraries: Record<string, Library>;
}

/** As it lies in the browser's store: a page would crash over one byte that is not right. */
interface StoredMemory extends KeptMemory {
  hash: string;
}

async function hashed({ snapshot }: KeptMemory): Promise<string> {
  const found = await crypto.subtle.digest("SHA-256", snapshot as Uint8Array<ArrayBuffer>);
  return String(new Uint8Array(found));
}

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  try {
    return await done(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("the store does not answer"));
  });
}

/** For these very files and this browser; null, if there is none that can be trusted. */
export async function keptMemory(stamp: string): Promise<KeptMemory | null> {
  try {
    const found = await run<StoredMemory | undefined>("readonly", (store) => store.get(KEY));
    const tries = (await run<number | undefined>("readonly", (store) => store.get(TRIES))) ?? 0;
    if (found?.stamp !== stamp || tries >= MOST_TRIES || found.hash !== (await hashed(found))) return null;
    await noteTries(tries + 1);
    return found;
  } catch {
    return null;
  }
}

/** Nothing is lost if there is no room for it, or if a context that is not secure has no hashes. */
export async function keepMemory(memory: KeptMemory): Promise<void> {
  try {
    const hash = await hashed(memory);
    await run<IDBValidKey>("readwrite", (store) => store.put({ ...memory, hash }, KEY));
    await trustMemory();
  } catch {
    await dropMemory();
  }
}

/** A start from it has come to its end. */
export async function trustMemory(): Promise<void> {
  await noteTries(0).catch(() => undefined);
}

async function noteTries(tries: number): Promise<void> {
  await run("readwrite", (store) => store.put(tries, TRIES));
}

export async function dropMemory(): Promise<void> {
  await run("readwrite", (store) => store.delete(KEY)).catch(() => undefined);
}
