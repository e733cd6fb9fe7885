// A socket to a table that mends itself: what was not answered is sent again under the same id, and has one effect.
import { ApiError } from "../../lib/api";
import { ticketFor } from "../../lib/arrival";
import type { Ack, Down, Msg, No, Up } from "../../protocol/wire";
import type { ConnectionState, TableRequest } from "../state/connection";
import { Watch } from "./watch";

export type Answer = Ack | No;

export interface Heard {
  message(message: Down): void;
  state(state: ConnectionState): void;
  where(): { match: number; n: number } | null; // what is known already, after a break
}

const FINAL = new Set([1000, 1002, 1003, 1007, 1008, 1009]);
const TAKEN_OVER = 4001;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;

export class Line {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, { request: Up; done: (answer: Answer) => void }>();
  private readonly name = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  private count = 0;
  private wait = FIRST_WAIT;
  private timer = 0;
  private ended = false;
  private renewedAt = -LONGEST_WAIT;
  private last: Msg | null = null;
  private readonly echo = `${this.name}.echo`;
  private readonly watch = new Watch(
    () => this.put({ do: "echo", id: this.echo }),
    () => this.giveUp(),
  );

  constructor(
    private readonly code: string,
    private readonly heard: Heard,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    void this.connect();
  }

  /** Sent now, or as soon as the line is back; the promise is kept when the server has answered. */
  send(request: TableRequest): Promise<Answer> {
    const id = `${this.name}.${++this.count}`;
    return new Promise((done) => {
      const message: Up = { ...request, id };
      this.waiting.set(id, { request: message, done });
      this.put(message);
      this.watch.owed();
    });
  }

  private put(message: Up): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.watch.end();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close(1000);
  }

  /** Hangs up and comes back, not more often than now and then. */
  renew(): void {
    if (performance.now() - this.renewedAt < LONGEST_WAIT) return;
    this.renewedAt = performance.now();
    this.socket?.close();
  }

  /** Somebody wants to play here after all. */
  again(): void {
    this.ended = false;
    void this.connect();
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden" || this.ended) return;
    if (this.socket) {
      this.watch.doubt();
      return;
    }
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    void this.connect();
  };

  private async connect(): Promise<void> {
    this.heard.state({ is: this.count || this.heard.where() ? "broken" : "connecting" });
    let ticket: string;
    try {
      ticket = await ticketFor(this.code);
    } catch (error) {
      const final = error instanceof ApiError && [401, 404, 410].includes(error.status);
      if (final) this.end({ is: "closed", why: error.why });
      else this.comeBack();
      return;
    }
    if (this.ended || this.socket) return;
    const where = this.heard.where();
    const query = where ? `?match=${where.match}&n=${where.n}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/table/${this.code}${query}`, [
      "tablee.1",
      `ticket.${ticket}`,
    ]);
    this.socket = socket;
    this.watch.begin();
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as Down);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private receive(message: Down): void {
    this.watch.heard();
    if (message.kind === "hello") {
      this.wait = FIRST_WAIT;
      this.heard.state({ is: "open" });
      for (const { request } of this.waiting.values()) this.put(request);
    }
    if (message.kind === "bye") this.last = message.why;
    if (message.kind === "ack" || message.kind === "no") this.answered(message);
    if (message.kind === "frame" && message.ack) this.answered(message.ack);
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
    else this.comeBack();
  }

  /** Nothing comes any more. The socket may not know it for minutes: it is not waited for. */
  private giveUp(): void {
    const socket = this.socket;
    this.socket = null;
    this.watch.end();
    if (socket) socket.onmessage = null;
    socket?.close();
    this.comeBack();
  }

  private comeBack(): void {
    this.heard.state({ is: "broken" });
    this.timer = setTimeout(() => void this.connect(), this.wait * Math.random());
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private end(state: ConnectionState): void {
    this.ended = true;
    this.heard.state(state);
  }
}
