"""What happened, as one viewer is told it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec.json import encode

from tablee.core.events import ALL, PEOPLE, AddressedEvent, Event, facts
from tablee.core.game import AnyGame
from tablee.core.moves import Seat
from tablee.protocol.messages import Said


def said(game: AnyGame, what: Event, seat: Seat | None, number: int = 0) -> Said:
    """An event for the viewer at `seat`; `number` is its own, as `EventNumbers` has it."""
    found = facts(what, seat)
    return Said(
        what.msg(),
        list(game.flight(what)),
        what.fleeting,
        list(game.rings(what)),
        found.weight,
        number,
        found.by,
        found.on,
        game.piece(what),
        found.value,
        found.outcome,
        found.moment,
        found.good,
        found.bad,
    )


def concerned(what: Event) -> list[int]:
    """The seats that an event speaks of: to all others it is the same."""
    return [getattr(what, field) for field in people_in(type(what))]


@cache
def people_in(kind: type[Event]) -> tuple[str, ...]:
    """The fields of an event that are people."""
    return tuple(field for field in PEOPLE if field in kind.__struct_fields__)


class EventNumbers:
    """For each event, which of those that everybody hears it is; 0 for the others, whose number would tell of them. As
    a match goes on, only what is new is counted."""

    def __init__(self) -> None:
        self.happened: Sequence[AddressedEvent] = ()
        self.found: list[int] = []
        self.last = 0

    def of(self, happened: Sequence[AddressedEvent]) -> list[int]:
        if happened is not self.happened:
            self.happened, self.found, self.last = happened, [], 0
        for number in range(len(self.found), len(happened)):
            is_heard = happened[number].to == ALL
            self.last += is_heard
            self.found.append(self.last if is_heard else 0)
        return self.found


def written(game: AnyGame, what: Event, seat: Seat | None, number: int) -> bytes:
    """What happened, as it is sent: much of it happens again and again, at every table, and most of it is the same for
    all who are not in it."""
    return written_to(game, what, seat if seat in concerned(what) else None, number)


def written_to(game: AnyGame, what: Event, to: Seat | None, number: int) -> bytes:
    """The same for one whom it concerns, or for all others."""
    try:
        found = known(game, what, to)
    except TypeError:  # it holds a list
        found = known.__wrapped__(game, what, to)
    return found[:-1] + b',"number":%d}' % number if number else found


@lru_cache(10_000)
def known(game: AnyGame, what: Event, seat: Seat | None) -> bytes:
    return encode(said(game, what, seat))
