// What the page and its worker say to each other.
export type ToWorker =
  | { kind: "ask"; id: number; method: string; path: string; body: string; language: string }
  | { kind: "picture"; id: number; path: string }
  | { kind: "prove"; id: number; text: string }
  | { kind: "open"; line: number; path: string }
  | { kind: "text"; line: number; text: string }
  | { kind: "close"; line: number };

/** The name of a worker that takes the tables away from another tab. */
export const TAKE_OVER = "take-over";

/** The name of the worker of prove.html: it has no tables, and keeps nothing. */
export const PROVER = "prover";

export type FromWorker =
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "picture"; id: number; picture: Blob | null }
  | { kind: "text"; line: number; text: string }
  | { kind: "closed"; line: number; code: number }
  | { kind: "state"; state: LocalState };

/** How far the worker is: Python is coming (from 0 to 1), it is there, another tab has the tables, or it failed. */
export type LocalState = { is: "coming"; part: number } | Ready | { is: "elsewhere" } | { is: "failed" };

/** Python started from memory that was kept, or from its files. */
interface Ready {
  is: "ready";
  from: "memory" | "files";
}

/** To the worker that thinks, and back. */
export interface Thought {
  id: number;
  data: Uint8Array | null; // null: it failed
}
