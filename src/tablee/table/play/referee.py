"""The referee of a race: presses are gathered, and released in order of reaction.

A press is released when nobody who has not pressed yet could still come before it, and never later than 350 ms after it
arrived, unless somebody who has the table in words has a longer head start. A wrong press and the right one behind it
are both released, in that order. At an unhurried table everybody has ten seconds from the first press on, and speed
counts for nothing.
"""

from __future__ import annotations

from tablee.core.draws import Draw
from tablee.core.moves import Seat
from tablee.core.races import DEAD_HEAT, LONGEST, MS, Press, first_of, is_false_start

UNHURRIED = 10_000 * MS  # to answer in, once somebody has


class Referee:
    """One race at a time. The table asks `ready` whenever time has passed, and plays what it is given."""

    def __init__(self, hurried: bool = True) -> None:
        self.hurried = hurried
        self.shown = 0  # when the stimulus was sent from which reactions are counted
        self.latest = 0  # when the last one was sent; the same, unless presses on an older one are gathered
        self.waiting: dict[Seat, int] = {}  # who has not pressed yet, and how long a press of theirs may be on its way
        self.presses: list[Press] = []  # that are gathered
        self.arrived: dict[int, int] = {}  # when each of them did, by its number and the server's clock

    @property
    def is_open(self) -> bool:
        """Somebody has pressed and is not judged yet: ordinary moves and clocks wait."""
        return bool(self.presses)

    def show(self, at: int, allowances: dict[Seat, int]) -> None:
        """A stimulus goes out. `allowances` are for those who may press, their head starts counted in. Presses that are
        gathered meanwhile are counted from the one before."""
        self.latest = at
        if not self.is_open:
            self.shown = at
        self.waiting = {seat: travel for seat, travel in allowances.items() if not self.has_pressed(seat)}

    def again(self, seat: Seat, allowance: int) -> None:
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
        travel = max(self.waiting.values(), default=-LONGEST)
        heard = self.shown + press.reaction + DEAD_HEAT + travel
        return max(arrived, min(heard, arrived + max(LONGEST, travel)))

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
