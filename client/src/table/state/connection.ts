// The line to a table, as its page knows it: how it stands, and what can be sent over it.
import type { Msg, Up } from "../../protocol/wire";

/** A message before it has an id. */
export type TableRequest = Up extends infer U ? (U extends Up ? Omit<U, "id"> : never) : never;

export type ConnectionState =
  | { is: "connecting" }
  | { is: "open" }
  | { is: "broken" } // coming back by itself
  | { is: "elsewhere" } // the same person opened this table in another tab or device
  | { is: "closed"; why: Msg }; // for good
