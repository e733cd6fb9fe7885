// Python in a worker: Pyodide, the part of the standard library that is needed, and our own modules.
const FOLDER = new URL("python/", self.location.href).href;
const SITE = "/lib/python3.14/site-packages";
const TYPES: Partial<Record<string, string>> = {
  "pyodide.asm.wasm": "application/wasm",
  "stdlib.zip": "application/zip",
};
const plainFetch = self.fetch.bind(self);

/** As much of Pyodide as is used here. */
export interface Python {
  unpackArchive(data: ArrayBuffer, format: string, how: { extractDir: string }): void;
  pyimport(name: string): PageModule;
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
}

/** Loads all of it. `onProgress` is told how much has come, from 0 to 1. */
export async function loadPython(onProgress: (part: number) => void): Promise<{ main: PageModule; facts: object }> {
  const text = await (await fetch(`${FOLDER}facts.json`)).text();
  const counted = counter(JSON.parse(text) as Facts, onProgress);
  const app = counted("app.zip", "application/zip").then((answer) => answer.arrayBuffer());
  const python = await start(counted);
  python.unpackArchive(await app, "zip", { extractDir: SITE });
  const main = python.pyimport("tablee.page.main");
  return { main, facts: main.prepare(text) };
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
async function start(counted: Fetched): Promise<Python> {
  self.fetch = async (address, how) => {
    const name = String(address instanceof Request ? address.url : address).slice(FOLDER.length);
    const type = TYPES[name];
    return type ? counted(name, type) : plainFetch(address, how);
  };
  try {
    const pyodide = (await import(`${FOLDER}pyodide.mjs`)) as Pyodide;
    return await pyodide.loadPyodide({ indexURL: FOLDER, stdLibURL: `${FOLDER}stdlib.zip`, checkAPIVersion: false });
  } finally {
    self.fetch = plainFetch;
  }
}
