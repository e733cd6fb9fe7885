"""What a player of Da Vinci Code remembers of a match: a fold over what its seat was told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tablee.core.events import Event
from tablee.games.davinci import events
from tablee.games.davinci.state import BACK, NONE, colour_of, value_of

NEVER: Final = 1 << 30


@dataclass(slots=True)
class Tile:
    """The life of one piece of a code, as everybody saw it. Moments are counted from the set-up, which is 0."""

    drawn: int  # from when on its owner knows it
    put: int  # from when on it stands in the code
    opened: int = NEVER
    denied: list[tuple[int, int]] = field(default_factory=list)  # moment and value of each wrong guess


class Act(NamedTuple):
    """Somebody named a piece, or stopped (then it is NONE), which may be done after a right guess."""

    by: int
    when: int
    whom: int
    place: int  # as the code was then
    piece: int  # of the colour of its back
    follows: bool  # a right guess in the same turn


class Look(NamedTuple):
    """A code as everybody saw it at some moment, and by place the values (bits) that had been named in vain."""

    seat: int
    seen: tuple[int, ...]
    denied: tuple[int, ...]

    @property
    def is_open(self) -> bool:
        return all(each < BACK for each in self.seen)


class Memory:
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.now = 0
        self.drew = 0  # when the last piece was drawn
        self.has_guessed = False  # whoever's turn it is guessed right in it
        self.rows: list[list[Tile]] = []  # by seat and place
        self.acts: list[Act] = []

    def hear(self, event: Event) -> None:
        self.now += 1
        if isinstance(event, events.Took):
            self.rows.append([Tile(0, 0) for _ in range(event.black + event.white)])
        elif isinstance(event, (events.Drew, events.DrewPiece)):
            self.drew = self.now
        elif isinstance(event, events.Guessed):
            self.note(event)
        elif isinstance(event, events.Exposed):
            self.insert(event.by, event.place, self.now)
        elif isinstance(event, events.Inserted):
            self.stop(event.by)
            self.insert(event.by, event.place, NEVER)
        elif isinstance(event, events.Stopped):
            self.stop(event.by)
        elif isinstance(event, events.Showed):
            self.rows[event.by][event.place].opened = self.now
            self.has_guessed = False

    def insert(self, by: int, place: int, opened: int) -> None:
        self.rows[by].insert(place, Tile(self.drew, self.now, opened))
        self.has_guessed = False

    def note(self, said: events.Guessed) -> None:
        self.acts.append(Act(said.by, self.now, said.whom, said.place, said.piece, self.has_guessed))
        tile = self.rows[said.whom][said.place]
        if said.right:
            tile.opened = self.now
        else:
            tile.denied.append((self.now, value_of(said.piece)))
        self.has_guessed = said.right

    def stop(self, by: int) -> None:
        self.acts.append(Act(by, self.now, by, NONE, NONE, True))
        self.has_guessed = False

    def looks(self, codes: Sequence[Sequence[int]], when: int) -> Iterator[Look]:
        """How all codes looked at a moment, told from what is known of them now."""
        for seat, (tiles, code) in enumerate(zip(self.rows, codes, strict=True)):
            then = [(tile, each) for tile, each in zip(tiles, code, strict=True) if tile.put < when]
            yield Look(
                seat,
                tuple([each if tile.opened < when else BACK + colour_of(each) for tile, each in then]),
                tuple([sum({1 << value for at, value in tile.denied if at < when}) for tile, _ in then]),
            )

    def named(self) -> list[list[int]]:
        """By seat and place, bits of the pieces that its owner named of somebody else while knowing that one."""
        found = [[0] * len(tiles) for tiles in self.rows]
        for act in self.acts:
            if act.piece != NONE:
                for place, tile in enumerate(self.rows[act.by]):
                    if tile.drawn < act.when:
                        found[act.by][place] |= 1 << act.piece
        return found
