"""What is to be read about a table besides the match: by those who sit there, and by those who look for one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from tablee.core.art import ANIMALS
from tablee.core.game import LEVELS
from tablee.core.moves import Seat
from tablee.core.scenes import Piece
from tablee.core.words import Msg
from tablee.matches.captions import captions
from tablee.matches.handicaps import proposals
from tablee.protocol.ids import device_of
from tablee.protocol.messages import HandicapProposal, Lack, Room, SeatInfo
from tablee.table.model.guests import guest_name, numbered
from tablee.table.model.robots import namesakes
from tablee.table.model.table import Table


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
    given: Callable[[str], str] = lambda person: ""  # the language in which somebody's name was given
    due: int | None = None  # when the turn that is waited for runs out, at a rhythm of days

    def room(self, person: str) -> Room:
        """For one of those who are here."""
        table = self.table
        is_alone = self.only_person == person
        return replace(
            self.everybodys,
            seats=self.seats(table.seats_of(person)),
            host=person == table.host,
            alone=is_alone,
            hints=is_alone and table.game.hints is not None and not table.setup.day,
        )

    @cached_property
    def everybodys(self) -> Room:
        """For somebody who sits nowhere."""
        table, standings = self.table, self.table.series.standings
        is_over = table.match is not None and table.match.over
        return Room(
            code=self.code,
            setup=table.setup,
            seats=self.others,
            phase=table.phase,
            match=table.number,
            game=table.game.key,
            commitment=table.commitment,
            watchers=self.watchers,
            host=False,
            points=table.series.points if standings else [],
            places=table.places() if is_over else [],
            matches=len(standings),
            series_over=table.series.over,
            record=self.record if table.phase == "over" else "",
            captions=self.captions if is_over else [],
            brief=self.highlights if is_over else [],
            waits=self.waits,
            hinted=bool(table.hinted),
            branch=None if table.origin is None else len(table.origin.record["moves"]),
            due=self.due,
        )

    @cached_property
    def only_person(self) -> str:
        return self.table.only_person

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
        chairs = self.table.chairs
        chosen = [self.animal(chair.who) if chair.who else None for chair in chairs]
        return faces(chosen, sorted(range(len(chairs)), key=lambda seat: (not chairs[seat].who, chairs[seat].since)))

    @cached_property
    def names(self) -> list[str]:
        """By seat, of people. Who was given a name bears that of the animal that is drawn; nobody bears it twice."""
        people = {seat: chair.who for seat, chair in enumerate(self.table.chairs) if chair.who}
        found = {seat: self.name(who) for seat, who in people.items() if not self.given(who)}
        for seat, who in people.items():
            if seat not in found:
                found[seat] = numbered(guest_name(self.animals[seat], self.given(who)), found.values())
        return [found.get(seat, "") for seat in range(len(self.table.chairs))]

    @cached_property
    def namesakes(self) -> list[bool]:
        return namesakes([chair.robot for chair in self.table.chairs])

    @cached_property
    def proposals(self) -> dict[str, HandicapProposal]:
        """Handicaps that would make people equal, by person; none while a match is played."""
        table = self.table
        if table.is_playing or not table.raced:
            return {}
        now = {chair.who: chair.handicap for chair in table.chairs if chair.who}
        return {who: HandicapProposal(*found) for who, found in proposals(table.raced, now).items()}

    @cached_property
    def others(self) -> list[SeatInfo]:
        """All seats, as those have them who sit at none."""
        return [self.seat(seat) for seat in range(len(self.table.chairs))]

    def seats(self, mine: Collection[Seat]) -> list[SeatInfo]:
        return [replace(info, mine=True) if seat in mine else info for seat, info in enumerate(self.others)]

    def seat(self, seat: Seat) -> SeatInfo:
        chair = self.table.chairs[seat]
        level = chair.bot if chair.bot in LEVELS else ""
        return SeatInfo(
            name=self.names[seat],
            who="person" if chair.who else "bot" if chair.bot else "",
            mine=False,
            bot=chair.bot,
            here=bool(chair.who) and device_of(chair.who) in self.here,
            host=bool(chair.who) and chair.who == self.table.host,
            resigned=chair.resigned,
            described=chair.described,
            again=chair.again,
            head_start=self.table.head_start(seat),
            handicap=chair.handicap,
            proposal=self.proposals.get(chair.who),
            mix=chair.mix,
            animal=self.animals[seat],
            robot=chair.robot,
            level=level,
            second=self.namesakes[seat],
        )

    def lobby(self) -> dict[str, Any]:
        """For those who look for a table."""
        table = self.table
        return {
            "code": self.code,
            "game": table.setup.game,
            "phase": table.phase,
            "seats": [name or (chair.bot and "bot") for name, chair in zip(self.names, table.chairs, strict=True)],
            "free": sum(not chair.is_taken for chair in table.chairs),
            "watching": table.setup.watching,
            "public": table.setup.public,
            "animals": self.animals,
            "robots": [chair.robot if chair.bot and not chair.who else "" for chair in table.chairs],
        }


def faces(chosen: Sequence[int | None], order: Sequence[Seat] = ()) -> list[int]:
    """An animal of their own for each seat: what somebody chose, else the seat's; where that is taken, the next one.
    `order`: who keeps theirs before others."""
    first = order or range(len(chosen))
    found: dict[Seat, int] = {}
    for seat in first:
        animal = chosen[seat]
        if animal is not None and animal not in found.values():
            found[seat] = animal
    for seat in first:
        if seat not in found:
            wanted = chosen[seat]
            start = seat if wanted is None else wanted
            around = ((start + step) % len(ANIMALS) for step in range(len(ANIMALS)))
            found[seat] = next(animal for animal in around if animal not in found.values())
    return [found[seat] for seat in range(len(chosen))]
