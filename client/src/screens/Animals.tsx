// Which animal stands for me: one of ten, at every table. What another person at this table has cannot be taken.
import type { VNode } from "preact";
import { useSignal } from "@preact/signals";
import { Refused } from "../house";
import { Icon } from "../icons";
import { chooseAnimal } from "../me";
import { animal, ANIMAL_COUNT, Face } from "../pictures";
import type { Room } from "../wire";
import { say, t } from "../words";

interface AnimalsProps {
  mine: number | null;
  taken?: ReadonlySet<number>;
}

export function Animals({ mine, taken = new Set() }: AnimalsProps): VNode {
  const wrong = useSignal("");
  const choose = (number: number): void => {
    wrong.value = "";
    if (taken.has(number)) wrong.value = t("ui-animal-taken");
    else chooseAnimal(number).catch((error: unknown) => (wrong.value = error instanceof Refused ? say(error.why) : ""));
  };
  return (
    <div class="animals" role="group" aria-label={t("ui-my-animal")}>
      {Array.from({ length: ANIMAL_COUNT }, (_, number) => (
        <button
          key={number}
          type="button"
          aria-pressed={number === mine}
          aria-disabled={taken.has(number) || undefined}
          aria-label={t("ui-animal", { seat: number })}
          title={t("ui-animal", { seat: number })}
          onClick={() => choose(number)}
        >
          <Face name={`house/animal-${animal(number)}`} kind="who" />
          {number === mine && <Icon name="check" />}
        </button>
      ))}
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
    </div>
  );
}

/** The animals of the other people at a table. */
export function othersAnimals(room: Room): ReadonlySet<number> {
  const others = room.seats.filter((seat) => seat.who === "person" && !seat.mine);
  return new Set(others.map((seat) => seat.animal ?? 0));
}

/** Mine at a table, whether I chose it or it came with the seat; null: I do not sit there. */
export function animalAt(room: Room): number | null {
  const mine = room.seats.find((seat) => seat.mine);
  return mine ? (mine.animal ?? 0) : null;
}
