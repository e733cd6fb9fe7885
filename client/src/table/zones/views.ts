// The kinds of zones of races and searches, and what draws them.
import type { FunctionComponent } from "preact";
import type { Zone } from "../../protocol/wire";
import type { ZoneProps } from "../piece/props";
import { Board } from "./Board";
import { Dice } from "./Dice";
import { Picture } from "../compare/Picture";
import { Scatter } from "./Scatter";

export const RACE_ZONES: Partial<Record<Zone["kind"], FunctionComponent<ZoneProps>>> = {
  board: Board,
  dice: Dice,
  picture: Picture,
  scatter: Scatter,
};
