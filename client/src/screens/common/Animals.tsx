// Which animal stands for me, or for somebody else on this device: one of sixteen. What another person at this table has
// cannot be taken.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { chooseAnimal } from "../../lib/identity";
import { sayWhy, t } from "../../lib/words";
import type { Room } from "../../protocol/wire";
import { Icon } from "../../ui/icons";
import { animal, ANIMAL_COUNT, Face } from "../../ui/pictures";

const NOBODYS: ReadonlySet<number> = new Set();

interface AnimalsProps {
  mine: number | null;
  taken?: ReadonlySet<number>;
  take?: (animal: number) => Promise<unknown>; // for somebody else than me
}

export function Animals({ mine, taken = NOBODYS, take = chooseAnimal }: AnimalsProps): VNode {
  const wrong = useSignal("");
  const choose = (number: number): void => {
    wrong.value = "";
    if (taken.has(number)) wrong.value = t("ui-animal-taken");
    else take(number).catch((error: unknown) => (wrong.value = sayWhy(error)));
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

/** The animals of everybody at a table but one. */
export function othersAnimals(room: Room, but: number): ReadonlySet<number> {
  const others = room.seats.filter((seat, number) => seat.who === "person" && number !== but);
  return new Set(others.map((seat) => seat.animal ?? 0));
}

/** My own seat: others on this device come after me; -1: I do not sit there. */
export function mySeat(room: Room): number {
  return room.seats.findIndex((seat) => seat.mine);
}

/** Whose it is at a table, whether chosen or given with the seat; null: nobody sits there. */
export function animalAt(room: Room, seat: number): number | null {
  const found = room.seats[seat];
  return found ? (found.animal ?? 0) : null;
}
