"""Events: what a move tells, and to whom. They are the log, the words, the sounds and a bot's memory."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final, Literal

from msgspec import Struct

from tablee.core.words import Arg, Msg, Noun, Person

ALL: Final = -1  # everybody, spectators too
PEOPLE = ("by", "whom", "seat")  # the fields that are people
HIT = 3  # the weight of what is done to whoever is told

Moment = Literal["", "deal", "guess", "last", "verdict", "end"]
Outcome = Literal["", "good", "bad"]


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


def differs_for(audience: int) -> int:
    """The one seat that hears something else than a spectator does; `audience` is not ALL."""
    return audience if audience >= 0 else but(audience)


class Event(Struct, frozen=True, tag_field="what"):
    """Something that happened. `game` is the prefix of its words; `nouns` says which fields are things, not numbers.

    An event with `by` or `seat` has words for that person (`-you`), one with `whom` for whom it was done to
    (`-to-you`).

    Every class chooses its `weight`: 0 silent, 1 a plain move, 2 an attack, a guess, a verdict or a last card, 3 a
    change of what is to be followed. `hits`, `good` and `bad` are fields with people: whom it hits weighs 3 for them.
    """

    game: ClassVar[str]
    fleeting: ClassVar[bool] = False  # shown once, kept in no log, not told again
    nouns: ClassVar[dict[str, Any]] = {}  # field: function from its value to a Noun
    weight: ClassVar[int] = 1
    moment: ClassVar[Moment] = ""  # what a page may stage
    hits: ClassVar[str] = ""  # the field with the person that it is done to; it is bad for them
    good: ClassVar[str] = ""  # the field with the person that it is good for
    bad: ClassVar[str] = ""  # the same for bad, where it hits nobody
    says: ClassVar[str] = ""  # the noun that was said: a guess, a colour

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

    def succeeds(self) -> bool:
        """Otherwise good and bad change places."""
        return True


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


# ---- what an event is for one viewer


class Facts(Struct, frozen=True, gc=False):
    """How much an event matters to a viewer, who did it to whom, what was said, and whether that is good for them."""

    weight: int
    by: int
    on: list[int]
    value: Msg | None
    outcome: Outcome
    moment: Moment
    good: int  # the seat that it is good for, and the one that it is bad for: the same for every viewer
    bad: int


def facts(what: Event, seat: int | None) -> Facts:
    """The event as `seat` is told it; None is a spectator."""
    hit = seat is not None and person(what, what.hits) == seat
    said = what.nouns[what.says](getattr(what, what.says)) if what.says else None
    return Facts(
        HIT if hit else what.weight,
        person(what, "by"),
        [each for each in (person(what, "whom"), person(what, "seat")) if each >= 0],
        Msg(said.key, dict(said.args)) if isinstance(said, Noun) else None,
        outcome(what, seat),
        what.moment,
        *good_and_bad(what),
    )


def good_and_bad(what: Event) -> tuple[int, int]:
    """The seats an event is good and bad for; -1 where there is none."""
    good, bad = person(what, what.good), person(what, what.bad or what.hits)
    return (good, bad) if what.succeeds() else (bad, good)


def outcome(what: Event, seat: int | None) -> Outcome:
    if seat is None:
        return ""
    good, bad = good_and_bad(what)
    return "good" if seat == good else "bad" if seat == bad else ""


def person(what: Event, field: str) -> int:
    """The seat in a field; -1 where there is none."""
    found: int = getattr(what, field) if field in what.__struct_fields__ else -1
    return found


class AddressedEvent(Struct, frozen=True, gc=False):
    """An event with its audience. A match has hundreds: none of them is the garbage collector's business."""

    to: int
    what: Event


EventLog = list[AddressedEvent] | None  # what play() fills; None in search, where nobody listens


class Asked(Event, frozen=True):
    """Somebody has won; the others are asked whether they go on for the places (COM-8)."""

    weight = 2
    game = "vote"


class Voted(Event, frozen=True):
    weight = 1
    game = "vote"
    by: int
    on: bool


class Decided(Event, frozen=True):
    weight = 2
    game = "vote"
    on: bool


VOTE_EVENTS: tuple[type[Event], ...] = (Asked, Voted, Decided)
