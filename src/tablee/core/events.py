"""Events: what a move tells, and to whom. They are the log, the words, the sounds and a bot's memory."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

from msgspec import Struct

from tablee.core.words import Arg, Msg, Person

ALL: Final = -1  # everybody, spectators too
PEOPLE = ("by", "whom", "seat")  # the fields that are people


def only(seat: int) -> int:
    """The audience of one seat."""
    return seat


def but(seat: int) -> int:
    """The audience of everybody else, spectators too."""
    return -2 - seat


def hears(audience: int, seat: int | None) -> bool:
    if audience == ALL:
        return True
    if audience >= 0:
        return audience == seat
    return seat is None or audience != but(seat)


class Event(Struct, frozen=True, tag_field="what"):
    """Something that happened. `game` is the prefix of its words; `nouns` says which fields are things, not numbers.

    An event with `by` has words for who did it (`-you`), one with `whom` for whom it was done to (`-to-you`).
    """

    game: ClassVar[str]
    fleeting: ClassVar[bool] = False  # shown once, kept in no log, not told again
    nouns: ClassVar[dict[str, Any]] = {}  # field: function from its value to a Noun

    @classmethod
    def key(cls) -> str:
        return keyed(cls.game, cls.__name__)

    def msg(self) -> Msg:
        args: dict[str, Arg] = {}
        for field in self.__struct_fields__:
            value = getattr(self, field)
            if field in PEOPLE:
                args[field] = Person(value)
            elif field in self.nouns:
                args[field] = self.nouns[field](value)
            else:
                args[field] = spoken(value)
        return Msg(self.key(), args)


def spoken(value: object) -> Arg:
    """A plain field as an argument: numbers stay, a yes or no becomes a word a selector can ask for."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | str):
        return value
    raise TypeError(f"{value!r} is no argument: name a noun for it, or override msg()")


@cache
def keyed(game: str, name: str) -> str:
    """derniere-named-colour, for NamedColour of La dernière."""
    return game + "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)


class AddressedEvent(Struct, frozen=True, gc=False):
    """An event with its audience. A match has hundreds: none of them is the garbage collector's business."""

    to: int
    what: Event


EventLog = list[AddressedEvent] | None  # what play() fills; None in search, where nobody listens


class Asked(Event, frozen=True):
    """Somebody has won; the others are asked whether they go on for the places (COM-8)."""

    game = "vote"


class Voted(Event, frozen=True):
    game = "vote"
    by: int
    on: bool


class Decided(Event, frozen=True):
    game = "vote"
    on: bool


VOTE_EVENTS: tuple[type[Event], ...] = (Asked, Voted, Decided)
