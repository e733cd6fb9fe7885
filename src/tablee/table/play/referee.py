"""The referee of a race: presses are gathered, and released in order of reaction.

A press is released when nobody who has not pressed yet could still come before it, and never later than 350 ms after it
arrived. A wrong press and the right one behind it are both released, in that order. At an unhurried table everybody has
ten seconds from the first press on, and speed counts for nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.draws import Draw
from tablee.core.moves import Seat
from tablee.core.races import DEAD_HEAT, LONGEST, MS, Claim, first_of, is_false_start

UNHURRIED = 10_000 * MS  # to answer in, once somebody has


class Gathered(NamedTuple):
    claim: Claim
    arrived: int  # by the server's clock, in hundredths of a millisecond


class Referee:
    """One race at a time. The table asks `ready` whenever time has passed, and plays what it is given."""

    def __init__(self, hurried: bool = True) -> None:
        self.hurried = hurried
        self.shown = 0  # when the stimulus was sent from which reactions are counted
        self.latest = 0  # when the last one was sent; the same, unless presses on an older one are gathered
        self.waiting: dict[Seat, int] = {}  # who has not pressed yet, and how long a press of theirs may be on its way
        self.gathered: list[Gathered] = []

    @property
    def is_open(self) -> bool:
        """Somebody has pressed and is not judged yet: ordinary moves and clocks wait."""
        return bool(self.gathered)

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
        return any(each.claim.seat == seat for each in self.gathered)

    def is_too_soon(self, claim: Claim) -> bool:
        return not claim.pleads and self.hurried and is_false_start(claim.evidence)

    def press(self, claim: Claim, arrived: int) -> None:
        """Takes a press in. A seat has one at a time."""
        self.waiting.pop(claim.seat, None)
        self.gathered.append(Gathered(claim, arrived))

    def due(self, each: Gathered) -> int:
        """When a claim can be released: by then everybody who was as quick has been heard."""
        if each.claim.pleads:
            return each.arrived
        if not self.hurried:
            return min(g.arrived for g in self.gathered) + UNHURRIED if self.waiting else each.arrived
        travel = max(self.waiting.values(), default=-LONGEST)
        heard = self.shown + each.claim.reaction + DEAD_HEAT + travel
        return max(each.arrived, min(heard, each.arrived + LONGEST))

    def wake_at(self) -> int | None:
        """When `ready` will have something, if nobody else presses before: once any claim is due, the quickest is."""
        return min(map(self.due, self.gathered)) if self.gathered else None

    def ready(self, now: int, coin: Draw) -> Claim | None:
        """The next claim to be played, or none yet. It stays until it is released."""
        wake = self.wake_at()
        if wake is None or wake > now:
            return None
        return first_of([each.claim for each in self.gathered], coin, self.hurried)

    def release(self, claim: Claim) -> int:
        """A claim is judged. Gives back when it arrived."""
        for each in self.gathered:
            if each.claim.number == claim.number:
                self.gathered.remove(each)
                if not self.is_open:
                    self.shown = self.latest
                return each.arrived
        raise AssertionError("released twice")
