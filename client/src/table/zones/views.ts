// What draws each kind of zone. The buttons and the people have places of their own on the page.
import type { FunctionComponent } from "preact";
import type { Zone } from "../../protocol/wire";
import { Picture } from "../compare/Picture";
import type { PlacedProps } from "../piece/props";
import { Board } from "./Board";
import { Dice } from "./Dice";
import { Grid } from "./Grid";
import { Hand } from "./Hand";
import { Lines } from "./Lines";
import { Meter } from "./Meter";
import { Notice } from "./Notice";
import { Pile } from "./Pile";
import { Row } from "./Row";
import { Scatter } from "./Scatter";
import { Sign } from "./Sign";
import { WordsTable } from "./Words";

const VIEWS: Partial<Record<Zone["kind"], FunctionComponent<PlacedProps>>> = {
  board: Board,
  dice: Dice,
  grid: Grid,
  hand: Hand,
  legend: Sign,
  lines: Lines,
  meter: Meter,
  notice: Notice,
  picture: Picture,
  pile: Pile,
  row: Row,
  scatter: Scatter,
  words: WordsTable,
};

export function viewOf({ kind }: Zone): FunctionComponent<PlacedProps> {
  return VIEWS[kind] ?? Row;
}
