"""What the trials of a deal of the day came to for who plays, the robot and the ghosts of the house. Nothing of any of
them is reckoned, let alone sent, before one's own hand is down or the trial is over: a ghost's press would tell that
the card is good."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.json import encode

from tablee.core.races import MS, TRIALS
from tablee.matches.day_trials import (
    FIRST_GHOST,
    MINE,
    ROBOT,
    ROBOT_SEAT,
    Ghost,
    Trial,
    may_press,
    sign,
    times_quicker,
    trials_over,
)
from tablee.protocol.errors import StoreAway
from tablee.protocol.messages import Runner
from tablee.protocol.messages import Trial as Told
from tablee.table.model.guests import guest_name
from tablee.table.model.ports import Ports
from tablee.table.model.table import Table
from tablee.table.show.room_view import faces

# Milliseconds in which a trial is read before the next card comes, unless one goes on: its words, and each time.
READ_WORDS, READ_TIME = 1500, 400


class TrialBoard:
    def __init__(self, table: Table, ports: Ports) -> None:
        self.table = table
        self.ports = ports
        self.count = 0  # trials that were told
        self.last = b""  # what was told of the last of them
        self.due = b""  # to be sent with the next frame
        self.still_until: int | None = None  # somebody reads it

    async def look(self) -> None:
        """If one more trial is over, it is told with the next frame."""
        table = self.table
        count = trials_over(table.live_match()) if table.has_trials and table.match is not None else 0
        if count <= self.count:
            return
        ghosts = await self.ports.deals.ghosts(table.setup, table.host)
        try:
            made = self.ports.deals.trials(table, ghosts)[:count]
        except StoreAway:  # the day's key is not known here yet: it is told with the next one
            return
        still = self.reading_time(made[-1])
        self.count, self.last = count, encode(self.told(made, ghosts, still))
        self.due = self.last
        self.still_until = self.ports.now() + still * MS if still else None

    def reading_time(self, last: Trial) -> int:
        """None where the next card is there already, which it must not lie open for longer."""
        table = self.table
        if not table.is_playing or may_press(table.live_match()):
            return 0
        return READ_WORDS + READ_TIME * len(last.order)

    @property
    def is_still(self) -> bool:
        return self.still_until is not None and self.ports.now() < self.still_until

    def go_on(self) -> None:
        """It has been read."""
        self.still_until = None

    def wakes(self) -> list[int]:
        return [self.still_until] if self.still_until is not None and self.is_still else []

    def told(self, made: Sequence[Trial], ghosts: Sequence[Ghost], still: int) -> Told:
        last = made[-1]
        kept_still = [who for who in range(len(last.outcomes)) if who not in last.order]
        return Told(len(made), TRIALS, [self.runner(who, made, ghosts) for who in [*last.order, *kept_still]], still)

    def runner(self, who: int, made: Sequence[Trial], ghosts: Sequence[Ghost]) -> Runner:
        right, reaction = made[-1].outcomes[who]
        if who == ROBOT:
            return Runner(ROBOT_SEAT, reaction=reaction, right=right)
        symbols = "".join(sign(each.outcomes[who], each.outcomes[ROBOT]) for each in made)
        if who == MINE:
            return Runner(0, reaction=reaction, right=right, symbols=symbols)
        name, animal = self.face(ghosts[who - FIRST_GHOST].person)
        quicker = times_quicker([each.outcomes[MINE] for each in made], [each.outcomes[who] for each in made])
        return Runner(-1, name, animal, reaction, right, symbols, quicker)

    def face(self, person: str) -> tuple[str, int]:
        """The name and the animal of somebody who is not here."""
        (animal,) = faces([self.ports.animal(person)])
        language = self.ports.given(person)
        return guest_name(animal, language) if language else self.ports.name(person), animal
