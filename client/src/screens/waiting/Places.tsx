// The seats of a table: who has one, who is there, and what can be done with a free one.
import { useSignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { robotKind, seatName } from "../../lib/seat-names";
import { t } from "../../lib/words";
import type { Room, SeatInfo } from "../../protocol/wire";
import type { LiveTable } from "../../table/source/live";
import { handicapOf, handicapWords, USUAL } from "../../table/verdict/handicaps";
import { Icon, type IconName } from "../../ui/icons";
import { LevelBars } from "../../ui/LevelBars";
import { animal, Face, Who } from "../../ui/pictures";
import { closeSheet, openSheet, Sheet } from "../../ui/sheets";
import { animalAt, Animals, mySeat, othersAnimals } from "../common/Animals";
import { HandicapSheet, maySetHandicap, openHandicap } from "../common/HandicapSheet";
import { RobotButtons } from "../common/RobotButtons";
import { MyName } from "../common/Settings";

interface PlaceProps {
  model: LiveTable;
  room: Room;
  seat: SeatInfo;
  number: number;
}

export function Places({ model, room }: { model: LiveTable; room: Room }): VNode {
  const taken = room.seats.filter((seat) => seat.who).length;
  const aimed = useSignal(0); // the free seat whose sheet is open
  const dressed = useSignal(0); // the seat for which an animal is chosen
  return (
    <>
      <section class="panel places" aria-labelledby="places">
        <h2>
          <span id="places">{t("ui-places")}</span>
          <span class="soft">{t("ui-places-count", { taken, seats: room.seats.length })}</span>
        </h2>
        <ul>
          {room.seats.map((seat, number) => (
            <li key={number} data-seat={number} data-mine={seat.mine || undefined}>
              {seat.who ? (
                <Taken model={model} room={room} seat={seat} number={number} dress={() => (dressed.value = number)} />
              ) : (
                <Free model={model} room={room} seat={seat} number={number} aim={() => (aimed.value = number)} />
              )}
            </li>
          ))}
        </ul>
        {(room.watchers ?? 0) > 0 && <p class="soft">{t("ui-watchers", { count: room.watchers ?? 0 })}</p>}
      </section>
      <FreePlaceSheet model={model} room={room} number={aimed.value} />
      <AnimalSheet model={model} room={room} number={dressed.value} />
      <HandicapSheet model={model} room={room} />
      <Sheet name="rename" title={t("ui-rename")}>
        <section>
          <MyName id="new-name" kept={closeSheet} />
        </section>
      </Sheet>
    </>
  );
}

/** For me, or for somebody else who plays on this device. */
function AnimalSheet({ model, room, number }: { model: LiveTable; room: Room; number: number }): VNode {
  const seat = room.seats[number];
  const isMe = number === mySeat(room);
  const take = (chosen: number) => model.request({ do: "animal", seat: number, animal: chosen });
  return (
    <Sheet
      name="animals"
      title={isMe || !seat ? t("ui-my-animal") : t("ui-animal-for", { name: seatName(seat, number) })}
    >
      <section>
        <Animals mine={animalAt(room, number)} taken={othersAnimals(room, number)} take={isMe ? undefined : take} />
      </section>
    </Sheet>
  );
}

function Taken({ model, room, seat, number, dress }: PlaceProps & { dress: () => void }): VNode {
  const name = seatName(seat, number);
  const isMe = number === mySeat(room); // others on this device come after me
  const choose = (): void => {
    dress();
    openSheet("animals");
  };
  const free = () =>
    void model.request(
      seat.mine
        ? { do: "leave", seat: number }
        : seat.who === "bot"
          ? { do: "bot", seat: number }
          : { do: "remove", seat: number },
    );
  return (
    <div class={seat.here || seat.who === "bot" ? "place" : "place away"}>
      {seat.mine ? (
        <OwnFace seat={seat} words={isMe ? t("ui-change-animal") : t("ui-animal-for", { name })} choose={choose} />
      ) : (
        <Who seat={seat} />
      )}
      <span class="place-words">
        <span>
          <b>{name}</b>
          {seat.who === "bot" && <LevelBars level={seat.level ?? ""} />}
        </span>
        <SeatState seat={seat} isMe={isMe} />
      </span>
      <span class="place-does">
        {maySetHandicap(room, number) && (
          <Does
            icon="clock"
            label={isMe ? t("ui-handicap") : t("ui-handicap-for", { name })}
            act={() => openHandicap(number)}
          />
        )}
        {isMe && <Does icon="pencil" label={t("ui-rename")} act={() => openSheet("rename")} />}
        {room.host && seat.who === "person" && !seat.mine && (
          <Does
            icon="crown"
            label={t("ui-make-host", { name })}
            act={() => void model.request({ do: "host", seat: number })}
          />
        )}
        {(room.host || seat.mine) && (
          <Does icon="close" label={seat.mine ? t("ui-get-up", { name }) : t("ui-remove", { name })} act={free} />
        )}
      </span>
    </div>
  );
}

/** An animal of this device, to be changed at a tap. */
function OwnFace({ seat, words, choose }: { seat: SeatInfo; words: string; choose: () => void }): VNode {
  return (
    <button type="button" class="my-face" aria-label={words} title={words} aria-haspopup="dialog" onClick={choose}>
      <Who seat={seat} />
      <Icon name="pencil" />
    </button>
  );
}

function SeatState({ seat, isMe }: { seat: SeatInfo; isMe: boolean }): VNode {
  if (seat.who === "bot") return <span class="soft">{robotKind(seat)}</span>;
  const words = [
    isMe ? t("ui-you") : seat.mine ? t("ui-on-this-device") : "",
    seat.host ? t("ui-host") : "",
    seat.described ? t("ui-in-words") : "",
  ].filter(Boolean);
  if (handicapOf(seat) !== USUAL) words.push(handicapWords(handicapOf(seat)));
  if (seat.head_start) words.push(t("ui-head-start-of", { ms: seat.head_start }));
  return (
    <span class="place-state">
      {words.length > 0 && <span>{words.join(", ")}</span>}
      {seat.here ? (
        <span class="ready">
          <Icon name="check" /> {t("ui-ready")}
        </span>
      ) : (
        <span class="soft">{t("ui-away")}</span>
      )}
    </span>
  );
}

function Does({ icon, label, act }: { icon: IconName; label: string; act: () => void }): VNode {
  return (
    <button type="button" class="button round flat" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

/** A free seat: one's own at a tap for who stands; for who sits, a sheet with whom to put there. */
function Free({ model, room, seat, number, aim }: PlaceProps & { aim: () => void }): VNode {
  const sits = room.seats.some((each) => each.mine);
  const act = (): void => {
    if (!sits) {
      void model.request({ do: "sit", seat: number });
      return;
    }
    aim();
    openSheet("place");
  };
  return (
    <button type="button" class="place free" onClick={act}>
      <span class="who">{sits ? <Icon name="plus" /> : <Face name={`house/animal-${animal(seat.animal)}`} />}</span>
      <span class="place-words">
        <b>{t("ui-place-free")}</b>
        {sits ? t("ui-place-invite") : t("ui-place-sit")}
      </span>
    </button>
  );
}

/** Somebody else on this device, a robot, or I myself: on that seat. */
function FreePlaceSheet({ model, room, number }: { model: LiveTable; room: Room; number: number }): VNode {
  const typed = useSignal("");
  const bring = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!typed.value.trim()) return;
    if (await model.request({ do: "sit", seat: number, name: typed.value.trim() })) typed.value = "";
    closeSheet();
  };
  const then = (act: () => void) => () => {
    act();
    closeSheet();
  };
  return (
    <Sheet name="place" title={t("ui-place-free")}>
      <SheetPart title={t("ui-somebody-here")}>
        <form class="row" onSubmit={(event) => void bring(event)}>
          <label class="hidden" for="guest">
            {t("ui-somebody-name")}
          </label>
          <input
            id="guest"
            class="field"
            maxLength={40}
            placeholder={t("ui-somebody-name")}
            value={typed.value}
            onInput={(event) => (typed.value = event.currentTarget.value)}
          />
          <button type="submit" class="button">
            {t("ui-somebody-add")}
          </button>
        </form>
        <p class="soft">{t("ui-somebody-line")}</p>
      </SheetPart>
      {room.host && (
        <SheetPart title={t("ui-add-robot")}>
          <RobotButtons chosen="" add={(bot) => then(() => void model.request({ do: "bot", seat: number, bot }))()} />
        </SheetPart>
      )}
      <SheetPart title={t("ui-other-place")}>
        <button type="button" class="button" onClick={then(() => void model.request({ do: "sit", seat: number }))}>
          {t("ui-move-here")}
        </button>
      </SheetPart>
    </Sheet>
  );
}

function SheetPart({ title, children }: { title: string; children: ComponentChildren }): VNode {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
