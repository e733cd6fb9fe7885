// Which animal stands for me, or for somebody else on this device: one of sixteen. What another person at this table has
// cannot be taken. In a hall, where there are more people, animals have clothes.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { chooseAnimal } from "../../lib/identity";
import { animalName } from "../../lib/seat-names";
import { sayWhy, t } from "../../lib/words";
import type { Room } from "../../protocol/wire";
import { Icon } from "../../ui/icons";
import { ANIMAL_COUNT, AnimalFace, FACE_COUNT } from "../../ui/pictures";

const NOBODYS: ReadonlySet<number> = new Set();

interface AnimalsProps {
  mine: number | null;
  taken?: ReadonlySet<number>;
  take?: (animal: number) => Promise<unknown>; // for somebody else than me
  isDressed?: boolean; // all faces of a hall can be chosen
}

export function Animals({ mine, taken = NOBODYS, take = chooseAnimal, isDressed = false }: AnimalsProps): VNode {
  const wrong = useSignal("");
  const turn = useSignal(0);
  const shown = Array.from({ length: ANIMAL_COUNT }, (_, animal) =>
    isDressed ? worn(animal, mine, turn.value) : animal,
  );
  const choose = (number: number): void => {
    wrong.value = "";
    if (taken.has(number)) wrong.value = t(isDressed ? "ui-animal-taken-here" : "ui-animal-taken");
    else take(number).catch((error: unknown) => (wrong.value = sayWhy(error)));
  };
  const change = (): void => {
    turn.value += 1;
    const mineNext = mine === null ? null : otherClothes(mine, taken);
    if (mineNext !== null) choose(mineNext);
  };
  const faces = (
    <div class="animals" role="group" aria-label={t("ui-my-animal")}>
      {shown.map((number) => (
        <button
          key={number % ANIMAL_COUNT}
          type="button"
          aria-pressed={number === mine}
          aria-disabled={taken.has(number) || undefined}
          aria-label={animalName(number)}
          title={animalName(number)}
          onClick={() => choose(number)}
        >
          <AnimalFace number={number} />
          {number === mine && <Icon name="check" />}
        </button>
      ))}
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
    </div>
  );
  if (!isDressed) return faces;
  return (
    <>
      {faces}
      <button type="button" class="button clothes" onClick={change}>
        <Icon name="replay" />
        {t("ui-animal-clothes")}
      </button>
    </>
  );
}

/** What an animal is shown in: neighbours in something else, my own as it is. */
function worn(animal: number, mine: number | null, turn: number): number {
  if (mine !== null && mine % ANIMAL_COUNT === animal) return mine;
  return (animal + ANIMAL_COUNT * (animal + turn)) % FACE_COUNT;
}

/** The same animal in the next clothes that nobody else has; null: there are none. */
function otherClothes(mine: number, taken: ReadonlySet<number>): number | null {
  for (let step = ANIMAL_COUNT; step < FACE_COUNT; step += ANIMAL_COUNT) {
    const next = (mine + step) % FACE_COUNT;
    if (!taken.has(next)) return next;
  }
  return null;
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
