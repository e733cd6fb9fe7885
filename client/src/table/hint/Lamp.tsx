// The robot Loupiote, a lamp: the hint is hers.
import type { VNode } from "preact";
import { Face, type Mood } from "../../ui/pictures";

export function Lamp({ mood = "idle" }: { mood?: Mood }): VNode {
  return <Face name={`house/robot-loupiote-${mood}`} kind="lamp-picture" />;
}
