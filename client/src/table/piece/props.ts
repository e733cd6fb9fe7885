// What everything that draws a part of a table is given.
import type { Zone } from "../../protocol/wire";
import type { TableModel } from "../state/model";

/** A place on the screen, in CSS pixels, from the upper left corner of the table's page. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const FINGER = 44; // pixels that a finger needs each way

/** How much of itself a zone shows: cards, one mark for each, or counts in one row. */
export type Form = "long" | "short" | "sum";

export interface ZoneProps {
  model: TableModel;
  zone: Zone;
  box: Box;
  form: Form;
}
