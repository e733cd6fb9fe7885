// Python in a worker: Pyodide, the part of the standard library that is needed, and our own modules.
import { putFiles, type FileSystem } from "./archive";
import { dropMemory, keepMemory, keptMemory, trustMemory, type KeptMemory, type Library } from "./memory";

const FOLDER = new URL("python/", self.location.href).href;
const TYPES: Partial<Record<string, string>> = {
  "pyodide.asm.wasm": "application/wasm",
  "stdlib.zip": "application/zip",
};
const plainFetch = self.fetch.bind(self);

/** As much of Pyodide as is used here. */
export interface Python {
  pyimport(name: string): PageModule;
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array;
  FS: FileSystem & { readFile(path: string): Uint8Array };
  _api: { libraries?: Record<string, Omit<Library, "data">> }; // as client/patch.py has changed it
}

interface Pyodide {
  loadPyodide(how: object): Promise<Python>;
}

/** tablee/page/main.py */
export interface PageModule {
  prepare(facts: string): object;
  begin(browser: object, facts: object, kept: unknown): Promise<PageProxy>;
  think(data: Uint8Array): PythonBytes;
}

export interface PageProxy {
  ask(method: string, path: string, body: string, language: string): Promise<PythonTuple>;
  open_line(line: number, path: string): void;
  hear(line: number, text: string): void;
  leave(line: number): void;
  picture(path: string): string;
  prove(text: string): string;
}

interface PythonTuple {
  toJs(): [number, string];
  destroy(): void;
}

export interface PythonBytes {
  toJs(): Uint8Array;
  destroy(): void;
}

interface Facts {
  sizes: Record<string, number>; // of the files below, in bytes
  stamp: string;
}

/** Python, ready. `settled` is to be called when all is well: memory that was kept is trusted from then on, and one that
 * was not there is kept. */
export interface Loaded {
  main: PageModule;
  facts: object;
  from: "memory" | "files";
  settled: () => void;
}

const PREPARE = `
import gc
import sys
sys.path_importer_cache.clear()  # it looked there before they had come
import tablee.page.main
with open("/facts.json", encoding="utf-8") as file:
    tablee.page.main.prepare(file.read())
del file
gc.collect()
`;
const KEPT_AFTER = 3000; // milliseconds: first somebody gets what they came for

/** Loads all of it, from kept memory where there is one. `onProgress` is told how much has come, from 0 to 1. */
export async function loadPython(onProgress: (part: number) => void, isKeeper = false): Promise<Loaded> {
  const text = await (await fetch(`${FOLDER}facts.json`)).text();
  const facts = JSON.parse(text) as Facts;
  const stamp = `${facts.stamp} ${navigator.userAgent}`;
  const memory = await keptMemory(stamp);
  if (memory) {
    try {
      return await restored(memory, text, counter(facts, onProgress));
    } catch {
      await dropMemory();
    }
  }
  return fromFiles(stamp, text, counter(facts, onProgress), isKeeper);
}

async function fromFiles(stamp: string, text: string, counted: Fetched, isKeeper: boolean): Promise<Loaded> {
  const app = archive(counted);
  const python = await start(counted, { _makeSnapshot: isKeeper });
  putFiles(python.FS, await app);
  python.FS.writeFile("/facts.json", text);
  python.runPython(PREPARE);
  const memory = isKeeper ? taken(python, stamp) : null;
  const main = python.pyimport("tablee.page.main");
  const keep = (): void => void (memory && keepMemory(memory));
  return { main, facts: main.prepare(text), from: "files", settled: () => void setTimeout(keep, KEPT_AFTER) };
}

/** The memory as it is now; null, where this Python cannot give it. */
function taken(python: Python, stamp: string): KeptMemory | null {
  try {
    // oxlint-disable-next-line no-underscore-dangle -- Pyodide's own name
    const places = Object.entries(python._api.libraries ?? {});
    const libraries = places.map(([name, place]) => [name, { ...place, data: python.FS.readFile(name) }]);
    return {
      stamp,
      snapshot: python.makeMemorySnapshot(),
      libraries: Object.fromEntries(libraries) as Record<string, Library>,
    };
  } catch {
    return null;
  }
}

async function restored(memory: KeptMemory, text: string, counted: Fetched): Promise<Loaded> {
  const app = archive(counted);
  const python = await start(counted, { _loadSnapshot: memory.snapshot, _libraries: memory.libraries });
  putFiles(python.FS, await app); // some are loaded later, and they are no part of the memory
  const main = python.pyimport("tablee.page.main");
  return { main, facts: main.prepare(text), from: "memory", settled: () => void trustMemory() };
}

function archive(counted: Fetched): Promise<ArrayBuffer> {
  return counted("app.zip", "application/zip").then((answer) => answer.arrayBuffer());
}

type Fetched = (name: string, type: string) => Promise<Response>;

/** Fetches files of the folder, and counts what comes. Not every host packs files, so they lie there packed, under names
 * that no host unpacks by itself. */
function counter({ sizes }: Facts, onProgress: (part: number) => void): Fetched {
  const all = Object.values(sizes).reduce((sum, each) => sum + each, 0);
  let come = 0;
  return async (name, type) => {
    const answer = await plainFetch(`${FOLDER}${name}.packed`);
    if (!answer.ok || !answer.body) throw new Error(`${answer.status} for ${name}`);
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        come += chunk.length;
        onProgress(Math.min(1, come / all));
        controller.enqueue(chunk);
      },
    });
    const body = answer.body.pipeThrough(counting).pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { "content-type": type } });
  };
}

/** Pyodide fetches its own files; of two of them we know better how they lie there. */
async function start(counted: Fetched, how: object): Promise<Python> {
  self.fetch = async (address, asked) => {
    const name = String(address instanceof Request ? address.url : address).slice(FOLDER.length);
    const type = TYPES[name];
    return type ? counted(name, type) : plainFetch(address, asked);
  };
  try {
    const pyodide = (await import(`${FOLDER}pyodide.mjs`)) as Pyodide;
    const files = { indexURL: FOLDER, stdLibURL: `${FOLDER}stdlib.zip`, checkAPIVersion: false };
    return await pyodide.loadPyodide({ ...files, ...how });
  } finally {
    self.fetch = plainFetch;
  }
}
