"""What is to be read about a table besides the match: by those who sit there, and by those who look for one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tablee.core.moves import Seat
from tablee.core.scenes import Piece
from tablee.core.words import Msg
from tablee.matches.captions import captions
from tablee.protocol.ids import device_of
from tablee.protocol.messages import Lack, Room, SeatInfo
from tablee.table.model.table import Table

ANIMALS = 10  # as many as seats at most


@dataclass(frozen=True)
class RoomView:
    """A table as it is now, and what is known about its people."""

    table: Table
    code: str
    here: frozenset[str]
    name: Callable[[str], str]
    animal: Callable[[str], int | None]
    waits: list[Lack]  # what keeps it from going on
    record: str  # of the match on the table

    def room(self, person: str) -> Room:
        """For one of those who are here."""
        table, standings = self.table, self.table.series.standings
        is_over = table.match is not None and table.match.over
        mine = table.seats_of(person)
        return Room(
            code=self.code,
            setup=table.setup,
            seats=self.seats(mine),
            phase=table.phase,
            match=table.number,
            game=table.game.key,
            commitment=table.commitment,
            watchers=self.watchers,
            host=person == table.host,
            points=table.series.points if standings else [],
            places=table.places() if is_over else [],
            matches=len(standings),
            series_over=table.series.over,
            record=self.record if table.phase == "over" else "",
            captions=self.captions if is_over else [],
            brief=self.highlights if is_over else [],
            waits=self.waits,
        )

    @cached_property
    def watchers(self) -> int:
        return sum(not self.table.is_here(person) for person in self.here)

    @cached_property
    def captions(self) -> list[Msg]:
        """What stands on the podium."""
        return [] if self.table.match is None else captions(self.table.match, self.table.late.turns)

    @cached_property
    def highlights(self) -> list[Piece]:
        """What is worth telling about the match, once for everybody."""
        return [] if self.table.match is None else self.table.match.highlights()

    @cached_property
    def animals(self) -> list[int]:
        return faces([self.animal(chair.who) if chair.who else None for chair in self.table.chairs])

    def seats(self, mine: Collection[Seat]) -> list[SeatInfo]:
        return [self.seat(seat, seat in mine, animal) for seat, animal in enumerate(self.animals)]

    def seat(self, seat: Seat, mine: bool, animal: int) -> SeatInfo:
        chair = self.table.chairs[seat]
        return SeatInfo(
            name=self.name(chair.who) if chair.who else "",
            who="person" if chair.who else "bot" if chair.bot else "",
            mine=mine,
            bot=chair.bot,
            here=bool(chair.who) and device_of(chair.who) in self.here,
            host=bool(chair.who) and chair.who == self.table.host,
            resigned=chair.resigned,
            described=chair.described,
            again=chair.again,
            head_start=self.table.head_start(seat),
            mix=chair.mix,
            animal=animal,
        )

    def lobby(self) -> dict[str, Any]:
        """For those who look for a table."""
        table = self.table
        return {
            "code": self.code,
            "game": table.setup.game,
            "phase": table.phase,
            "seats": [self.name(c.who) if c.who else c.bot and "bot" for c in table.chairs],
            "free": sum(not chair.is_taken for chair in table.chairs),
            "watching": table.setup.watching,
            "public": table.setup.public,
        }


def faces(chosen: Sequence[int | None]) -> list[int]:
    """An animal of their own for each seat: what somebody chose, else the seat's; where that is taken, the next."""
    found: dict[Seat, int] = {}
    for seat, animal in enumerate(chosen):
        if animal is not None and animal not in found.values():
            found[seat] = animal
    for seat in range(len(chosen)):
        if seat not in found:
            around = ((seat + step) % ANIMALS for step in range(ANIMALS))
            found[seat] = next(animal for animal in around if animal not in found.values())
    return [found[seat] for seat in range(len(chosen))]
