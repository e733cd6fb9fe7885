// The page's end of the channel to its worker: questions with answers, lines to tables, and how far the worker is. Every
// other script waits for this one, so it imports next to nothing.
import { PROVER, TAKE_OVER, type FromWorker, type LocalState, type ToWorker } from "./messages";

type Answer = Extract<FromWorker, { id: number }>;

let state: LocalState = { is: "coming", part: 0 };
let listener: (state: LocalState) => void = () => undefined;

/** Told how far the worker is, now and whenever that changes. */
export function watchState(told: (state: LocalState) => void): void {
  listener = told;
  told(state);
}

function change(to: LocalState): void {
  state = to;
  listener(to);
}

/** Is this prove.html? */
export const isProof = globalThis.location.pathname.endsWith("/prove.html");

const worker = new Worker(new URL("worker.js", document.baseURI), {
  type: "module",
  name: isProof ? PROVER : takesOver() ? TAKE_OVER : "",
});
const waiting = new Map<number, (answer: Answer) => void>();
const lines = new Map<number, LocalSocket>();
let count = 0;

worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
  switch (data.kind) {
    case "state":
      change(data.state);
      break;
    case "text":
      lines.get(data.line)?.receive(data.text);
      break;
    case "closed":
      lines.get(data.line)?.end(data.code);
      break;
    default:
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
  }
});
worker.addEventListener("error", () => change({ is: "failed" }));

function put(message: ToWorker): void {
  worker.postMessage(message);
}

function asked(message: (id: number) => ToWorker): Promise<Answer> {
  const id = ++count;
  return new Promise((done) => {
    waiting.set(id, done);
    put(message(id));
  });
}

/** A request as the worker answers it. */
export async function askLocal(method: string, path: string, body: string): Promise<Response> {
  const language = document.documentElement.lang || "fr";
  const answer = await asked((id) => ({ kind: "ask", id, method, path, body, language }));
  if (answer.kind !== "answer") throw new TypeError("no answer");
  return new Response(answer.text, { status: answer.status, headers: { "content-type": "application/json" } });
}

/** What is to be said about a file, as JSON. */
export async function askProof(text: string): Promise<string> {
  const answer = await asked((id) => ({ kind: "prove", id, text }));
  if (answer.kind !== "answer") throw new TypeError("no answer");
  return answer.text;
}

export async function localPicture(path: string): Promise<Response> {
  const answer = await asked((id) => ({ kind: "picture", id, path }));
  return answer.kind === "picture" && answer.picture ? new Response(answer.picture) : new Response("", { status: 404 });
}

/** This tab goes on with the tables that another one has: from the beginning, as it does not know what was played. */
export function takeOver(): void {
  sessionStorage.setItem(TAKE_OVER, "1");
  globalThis.location.reload();
}

/** Was that wished before the page was loaded? Once. */
function takesOver(): boolean {
  try {
    const isWished = sessionStorage.getItem(TAKE_OVER) !== null;
    sessionStorage.removeItem(TAKE_OVER);
    return isWished;
  } catch {
    return false; // a browser that keeps nothing
  }
}

/** As much of a WebSocket as the client uses. */
export class LocalSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = LocalSocket.OPEN;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  private readonly line = ++count;

  constructor(address: string) {
    const { pathname, search } = new URL(address);
    lines.set(this.line, this);
    put({ kind: "open", line: this.line, path: pathname + search });
  }

  send(text: string): void {
    put({ kind: "text", line: this.line, text });
  }

  close(code = 1000): void {
    put({ kind: "close", line: this.line });
    this.end(code);
  }

  receive(text: string): void {
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  end(code: number): void {
    if (!lines.delete(this.line)) return;
    this.readyState = LocalSocket.CLOSED;
    setTimeout(() => this.onclose?.(new CloseEvent("close", { code })));
  }
}
