// What a view of a zone is given here: besides the zone and its box, how wide its cards are and the whole plan.
import type { Plan } from "../layout/plan";
import type { ZoneProps } from "./props";

export interface PlacedProps extends ZoneProps {
  card: number;
  plan: Plan;
}
