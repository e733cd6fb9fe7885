// What everything that draws a part of a table is given.
import type { Zone } from "../../protocol/wire";
import type { Box, Detail } from "../layout/boxes";
import type { Plan } from "../layout/draft";
import type { TableModel } from "../state/model";

export interface ZoneProps {
  model: TableModel;
  zone: Zone;
  box: Box;
  detail: Detail;
}

/** Besides the zone and its box: how wide its cards are, and the whole plan. */
export interface PlacedProps extends ZoneProps {
  card: number;
  plan: Plan;
}
