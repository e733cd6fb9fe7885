// The server of a page that has none, in a worker: Python with the tables. The same script, under another name, is the
// worker in which robots think.
import { Kept } from "./kept";
import { dropMemory } from "./memory";
import { PROVER, TAKE_OVER, type FromWorker, type LocalState, type Thought, type ToWorker } from "./messages";
import { sealedPicture } from "./pictures";
import { loadPython, type PageProxy, type PythonBytes } from "./python";

const THINKER = "thinker";
const LOCK = "tablee"; // one tab has the tables
const CLOSED_SOON = 1500; // milliseconds

const scope = self as unknown as {
  name: string;
  onmessage: ((event: MessageEvent<never>) => void) | null;
  postMessage(message: FromWorker | Thought): void;
  close(): void;
};

/** Bytes as JavaScript has them; Python hands over a proxy. */
function plain(data: Uint8Array | PythonBytes): Uint8Array {
  return "toJs" in data ? data.toJs() : data;
}

// ---- where robots think

function think(): void {
  const loaded = loadPython(() => undefined);
  void loaded.then(({ settled }) => settled());
  scope.onmessage = ({ data }: MessageEvent<Thought>) => {
    void thought(loaded, data.data).then((found) => scope.postMessage({ id: data.id, data: found }));
  };
}

async function thought(loaded: ReturnType<typeof loadPython>, given: Uint8Array | null): Promise<Uint8Array | null> {
  try {
    const { main } = await loaded;
    return given && plain(main.think(given));
  } catch {
    return null;
  }
}

class Thinker {
  private readonly waiting = new Map<number, (thought: Thought) => void>();
  private worker: Worker | null = null;
  private count = 0;

  /** Started for the first robot that ponders. */
  async think(given: Uint8Array): Promise<Uint8Array> {
    this.worker ??= this.start();
    const id = ++this.count;
    this.worker.postMessage({ id, data: given });
    const { data } = await new Promise<Thought>((done) => this.waiting.set(id, done));
    if (!data) throw new Error("no thought");
    return data;
  }

  private start(): Worker {
    const worker = new Worker(self.location.href, { type: "module", name: THINKER });
    worker.addEventListener("message", ({ data }: MessageEvent<Thought>) => {
      this.waiting.get(data.id)?.(data);
      this.waiting.delete(data.id);
    });
    return worker;
  }
}

// ---- the tables

function tell(state: LocalState): void {
  scope.postMessage({ kind: "state", state });
}

/** Held for as long as the page is open. Whoever takes over ends the other: two would write over each other. Who does
 * not waits until the other is closed, and is told of it unless that is soon: the page before this one, in the same tab,
 * may still be at work. */
function held(steal: boolean): Promise<void> {
  if (!("locks" in navigator)) return Promise.resolve(); // not a secure context
  return new Promise((done) => {
    const telling = setTimeout(() => tell({ is: "elsewhere" }), CLOSED_SOON);
    navigator.locks
      .request(LOCK, { steal }, () => {
        clearTimeout(telling);
        done();
        return new Promise<never>(() => undefined);
      })
      .catch(() => {
        tell({ is: "elsewhere" });
        scope.close();
      });
  });
}

async function serve(): Promise<void> {
  const early: ToWorker[] = [];
  let page: PageProxy | null = null;
  scope.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (page) void take(page, data);
    else early.push(data);
  };
  const isProver = scope.name === PROVER;
  if (!isProver) await held(scope.name === TAKE_OVER);
  try {
    const coming = loadPython((part) => tell({ is: "coming", part }), !isProver);
    const [python, kept] = await Promise.all([coming, isProver ? Kept.nothing() : Kept.open()]);
    page = await python.main.begin(browser(kept), python.facts, await kept.all());
    tell({ is: "ready", from: python.from });
    python.settled();
  } catch (error) {
    await dropMemory(); // in case that was it
    tell({ is: "failed" });
    throw error;
  }
  for (const data of early) void take(page, data);
}

/** What Python asks of the browser: tablee/page/browser.py. */
function browser(kept: Kept): object {
  const thinker = new Thinker();
  return {
    now: () => performance.timeOrigin + performance.now(),
    send: (line: number, text: string) => scope.postMessage({ kind: "text", line, text }),
    close: (line: number, code: number) => scope.postMessage({ kind: "closed", line, code }),
    keep: (kind: string, key: string, data: Uint8Array | PythonBytes) => kept.put(kind, key, plain(data)),
    drop: (kind: string, keys: string) => kept.drop(kind, JSON.parse(keys) as string[]),
    think: (given: Uint8Array | PythonBytes) => thinker.think(plain(given)),
  };
}

async function take(page: PageProxy, data: ToWorker): Promise<void> {
  switch (data.kind) {
    case "ask": {
      const answer = await page.ask(data.method, data.path, data.body, data.language);
      const [status, text] = answer.toJs();
      answer.destroy();
      scope.postMessage({ kind: "answer", id: data.id, status, text });
      break;
    }
    case "prove":
      scope.postMessage({ kind: "answer", id: data.id, status: 200, text: page.prove(data.text) });
      break;
    case "picture": {
      const picture = await sealedPicture(data.path, (path) => page.picture(path)).catch(() => null);
      scope.postMessage({ kind: "picture", id: data.id, picture });
      break;
    }
    case "open":
      page.open_line(data.line, data.path);
      break;
    case "text":
      page.hear(data.line, data.text);
      break;
    case "close":
      page.leave(data.line);
      break;
  }
}

if (scope.name === THINKER) think();
else void serve();
