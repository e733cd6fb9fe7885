// A socket that mends itself, to a table or to a hall: what was not answered is sent again under the same id, and has one
// effect.
import type { Ack, Bye, Echo, Msg, No } from "../../protocol/wire";
import type { ConnectionState } from "../state/connection";
import { Search } from "./search";
import { Watch } from "./watch";

export type Answer = Ack | No;

/** Something that comes: an answer, a farewell, or anything else; a frame may bring an answer along. */
type Message = Answer | Bye | { kind: string; ack?: Answer | null };

/** Where a line leads. */
export interface Way {
  ticket(until: AbortSignal): Promise<string>;
  socket(): string; // the address, from the root
  greeting: string; // the kind of the first message over a socket
}

export interface Heard<Down> {
  message(message: Down): void;
  state(state: ConnectionState): void;
  isKnown(): boolean; // something was heard before: it is a break
  isInPlay(): boolean; // something is asked of somebody: a line that is lost has to be noticed soon
}

/** A message before it has an id. */
type Request<Up> = Up extends infer U ? (U extends Up ? Omit<U, "id"> : never) : never;

const FINAL = new Set([1000, 1002, 1003, 1007, 1008, 1009]);
const TAKEN_OVER = 4001;
const RENEWED = 10_000; // milliseconds from one renewal to the next
const WAKES = ["visibilitychange", "resume"]; // of the document, when somebody looks at it again or it was asleep

export class Line<Up, Down extends Message> {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<
    string,
    { request: Request<Up> & { id: string }; done: (answer: Answer) => void }
  >();
  private readonly name = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  private count = 0;
  private ended = false;
  private isGreeted = false; // the socket had its first word
  private renewedAt = -RENEWED;
  private renewing = 0; // the timer of a renewal that has to wait
  private last: Msg | null = null;
  private readonly echo = `${this.name}.echo`;
  private readonly watch: Watch;
  private readonly search: Search;

  constructor(
    private readonly way: Way,
    private readonly heard: Heard<Down>,
  ) {
    this.watch = new Watch(
      () => this.put({ do: "echo", id: this.echo }),
      () => this.suspect(),
      () => heard.isInPlay(),
    );
    this.search = new Search((until) => way.ticket(until), {
      ticket: (ticket) => this.open(ticket),
      refused: (why) => this.end({ is: "closed", why }),
    });
    addEventListener("online", this.hurry);
    addEventListener("pageshow", this.hurry);
    addEventListener("offline", this.suspect);
    for (const name of WAKES) document.addEventListener(name, this.hurry);
    this.connect();
  }

  /** Sent now, or as soon as the line is back; the promise is kept when the server has answered. */
  send(request: Request<Up>): Promise<Answer> {
    const id = `${this.name}.${++this.count}`;
    return new Promise((done) => {
      const message = { ...request, id };
      this.waiting.set(id, { request: message, done });
      this.put(message);
      this.watch.owed();
    });
  }

  private put(message: (Request<Up> & { id: string }) | Echo): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** A frame is shown. */
  shown(): void {
    this.watch.played();
  }

  close(): void {
    this.ended = true;
    this.watch.end();
    this.search.end(false);
    clearTimeout(this.renewing);
    removeEventListener("online", this.hurry);
    removeEventListener("pageshow", this.hurry);
    removeEventListener("offline", this.suspect);
    for (const name of WAKES) document.removeEventListener(name, this.hurry);
    this.socket?.close(1000);
  }

  /** Hangs up and comes back, not more often than now and then; if it has to be, as soon as that is over. */
  renew(hasToBe = false): void {
    const wait = this.renewedAt + RENEWED - performance.now();
    if (wait <= 0) {
      this.renewedAt = performance.now();
      this.socket?.close();
    } else if (hasToBe) {
      clearTimeout(this.renewing);
      this.renewing = setTimeout(() => this.renew(), wait);
    }
  }

  /** Somebody wants to play here after all. */
  again(): void {
    this.ended = false;
    this.connect();
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden" || this.ended) return;
    if (this.search.isOn) {
      this.put({ do: "echo", id: this.echo });
      this.search.hurry();
    } else this.watch.doubt();
  };

  private connect(): void {
    this.heard.state({ is: this.count || this.heard.isKnown() ? "broken" : "connecting" });
    this.search.begin(true);
  }

  private open(ticket: string): void {
    this.search.end(false);
    this.leave();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.way.socket()}`, ["tablee.1", `ticket.${ticket}`]);
    this.socket = socket;
    this.isGreeted = false;
    this.watch.begin();
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as Down);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private receive(message: Down): void {
    if (this.isGreeted && this.search.isOn) this.watch.begin(); // it was only slow
    this.watch.heard();
    const isGreeting = !this.isGreeted && message.kind === this.way.greeting;
    this.isGreeted ||= isGreeting;
    if (this.isGreeted && (this.search.isOn || isGreeting)) {
      this.search.end(true);
      this.heard.state({ is: "open" });
    }
    if (isGreeting) for (const { request } of this.waiting.values()) this.put(request);
    if (message.kind === "bye") this.last = (message as Bye).why;
    if (message.kind === "ack" || message.kind === "no") this.answered(message as Answer);
    if ("ack" in message && message.ack) this.answered(message.ack);
    this.heard.message(message);
  }

  private answered(answer: Answer): void {
    if (answer.id === this.echo && answer.kind === "no") this.watch.end(); // a server that does not know the question
    const found = this.waiting.get(answer.id ?? "");
    if (!found) return;
    if (answer.kind === "no" && (answer.code === "store-away" || answer.code === "busy")) {
      setTimeout(() => this.put(found.request), 400);
      return;
    }
    this.waiting.delete(found.request.id);
    found.done(answer);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.watch.end();
    if (this.ended) return;
    if (code === TAKEN_OVER) this.end({ is: "elsewhere" });
    else if (FINAL.has(code)) this.end({ is: "closed", why: this.last ?? { key: "house-closed" } });
    else {
      this.heard.state({ is: "broken" });
      if (!this.search.isOn) this.search.beginSoon();
    }
  }

  /** Nothing comes any more, or the browser says that there is no network. Another line is looked for; until there is
   * one, this one may still be heard. */
  private readonly suspect = (): void => {
    if (this.ended || this.search.isOn) return;
    this.watch.end();
    this.heard.state({ is: "broken" });
    if (!this.isGreeted) this.leave();
    this.put({ do: "echo", id: this.echo });
    this.search.begin();
  };

  /** The socket may not know for minutes that it is dead: it is not waited for. */
  private leave(): void {
    const socket = this.socket;
    this.socket = null;
    clearTimeout(this.renewing);
    if (socket) socket.onmessage = null;
    socket?.close();
  }

  private end(state: ConnectionState): void {
    this.ended = true;
    this.watch.end();
    this.search.end(false);
    this.heard.state(state);
  }
}
