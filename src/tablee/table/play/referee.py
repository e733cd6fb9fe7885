"""The referee of a race: presses are gathered, and released in order of reaction.

A press is released when nobody who has not pressed yet could still come before it, and never later than 350 ms after it
arrived, unless somebody who has the table in words has a longer head start, or somebody has a larger handicap than the
one who pressed: who has twice the time may press twice as late, and is waited for up to ten seconds more. A wrong press
and the right one behind it are both released, in that order. At an unhurried table everybody has ten seconds from the
first press on, and speed counts for nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.draws import Draw
from tablee.core.moves import Seat
from tablee.core.races import DEAD_HEAT, LONGEST, MS, USUAL, Press, first_of, is_false_start

UNHURRIED = 10_000 * MS  # to answer in, once somebody has
SLOWER = 10_000 * MS  # for which somebody who has more time is waited for, at most


class Allowance(NamedTuple):
    """By how much a press of a seat may come later than another and still be before it."""

    travel: int  # how long it may be on its way
    head_start: int = 0
    handicap: int = USUAL

    def heard_by(self, reaction: int) -> int:
        """How long after the stimulus a press that is as quick as this has been heard."""
        return (reaction + DEAD_HEAT + self.head_start) * self.handicap // USUAL + self.travel


class Referee:
    """One race at a time. The table asks `ready` whenever time has passed, and plays what it is given."""

    def __init__(self, hurried: bool = True) -> None:
        self.hurried = hurried
        self.shown = 0  # when the stimulus was sent from which reactions are counted
        self.latest = 0  # when the last one was sent; the same, unless presses on an older one are gathered
        self.waiting: dict[Seat, Allowance] = {}  # who has not pressed yet
        self.presses: list[Press] = []  # that are gathered
        self.arrived: dict[int, int] = {}  # when each of them did, by its number and the server's clock

    @property
    def is_open(self) -> bool:
        """Somebody has pressed and is not judged yet: ordinary moves and clocks wait."""
        return bool(self.presses)

    def show(self, at: int, allowances: dict[Seat, Allowance]) -> None:
        """A stimulus goes out. `allowances` are for those who may press. Presses that are gathered meanwhile are
        counted from the one before."""
        self.latest = at
        if not self.is_open:
            self.shown = at
        self.waiting = {seat: given for seat, given in allowances.items() if not self.has_pressed(seat)}

    def again(self, seat: Seat, allowance: Allowance) -> None:
        """Somebody whose press was played may press again on the same stimulus."""
        self.waiting[seat] = allowance

    def leave(self, seat: Seat) -> None:
        """Somebody who is gone is not waited for."""
        self.waiting.pop(seat, None)

    def has_pressed(self, seat: Seat) -> bool:
        return any(press.seat == seat for press in self.presses)

    def is_too_soon(self, press: Press) -> bool:
        return not press.pleads and self.hurried and is_false_start(press.evidence)

    def add(self, press: Press, arrived: int) -> None:
        """Takes a press in. A seat has one at a time."""
        self.waiting.pop(press.seat, None)
        self.presses.append(press)
        self.arrived[press.number] = arrived

    def due(self, press: Press) -> int:
        """When a press can be released: by then everybody who was as quick has been heard."""
        arrived = self.arrived[press.number]
        if press.pleads:
            return arrived
        if not self.hurried:
            return min(self.arrived.values()) + UNHURRIED if self.waiting else arrived
        if not self.waiting:
            return arrived
        heard = self.shown + max(each.heard_by(press.reaction) for each in self.waiting.values())
        return max(arrived, min(heard, arrived + self.longest(press)))

    def longest(self, press: Press) -> int:
        """For which a press is held back at most."""
        waiting = self.waiting.values()
        bound = max(LONGEST, *(each.travel + each.head_start for each in waiting))
        is_slower = any(each.handicap > press.evidence.handicap for each in waiting)
        return bound + (SLOWER if is_slower else 0)

    def delay(self, by: int) -> None:
        """Time in which nobody saw anything counts for nobody."""
        self.shown += by
        self.latest += by
        self.arrived = {number: at + by for number, at in self.arrived.items()}

    def wake_at(self) -> int | None:
        """When `ready` will have something, if nobody else presses before: once any press is due, the quickest is."""
        return min(map(self.due, self.presses)) if self.presses else None

    def ready(self, now: int, coin: Draw) -> Press | None:
        """The next press to be played, or none yet. It stays until it is released."""
        wake = self.wake_at()
        return None if wake is None or wake > now else first_of(self.presses, coin, self.hurried)

    def release(self, press: Press) -> int:
        """A press is judged. Gives back when it arrived."""
        assert press in self.presses, "released twice"
        self.presses.remove(press)
        if not self.is_open:
            self.shown = self.latest
        return self.arrived.pop(press.number)
