"""The referee of a race: presses are gathered, and released in order of reaction.

A press is released when nobody who has not pressed yet could still come before it, and never later than 350 ms after it
arrived. A wrong press and the right one behind it are both released, in that order. Who comes first of those who cannot
be told apart is a coin's decision, never arrival's or the seats' order.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tablee.core.draws import Draw
from tablee.core.moves import Move, Seat
from tablee.table.links import LONGEST, MS, Evidence, is_false_start, reaction

DEAD_HEAT = 8 * MS  # two paints cannot be told apart more finely


@dataclass(frozen=True, slots=True)
class Claim:
    """Somebody's press. Times are the server's, in hundredths of a millisecond."""

    seat: Seat
    stimulus: int
    moves: tuple[Move, ...]
    arrived: int
    evidence: Evidence
    pleads: bool = False  # goes before all others that are gathered with it: an announcement before its catch

    @property
    def reaction(self) -> int:
        return reaction(self.evidence)


@dataclass(slots=True)
class Gather:
    """The presses on one stimulus, and whom it was shown to."""

    stimulus: int
    shown: int  # when it was sent
    waiting: dict[Seat, int]  # who has not pressed yet, and how long a press of theirs may be on its way
    claims: list[Claim] = field(default_factory=list)

    def due(self, claim: Claim) -> int:
        """When a claim can be released: by then everybody who was as quick has been heard."""
        if claim.pleads:
            return claim.arrived
        travel = max(self.waiting.values(), default=-LONGEST)
        heard = self.shown + claim.reaction + DEAD_HEAT + travel
        return max(claim.arrived, min(heard, claim.arrived + LONGEST))


# What becomes of a press when it arrives.
GATHERED, FALSE_START, TWICE, STALE = "gathered", "false start", "twice", "stale"


class Referee:
    """One race at a time. The table asks `ready` whenever time has passed, and plays what it is given."""

    def __init__(self) -> None:
        self.gather: Gather | None = None

    @property
    def is_open(self) -> bool:
        """Somebody has pressed and is not judged yet: ordinary moves and clocks wait."""
        return self.gather is not None and bool(self.gather.claims)

    def show(self, stimulus: int, at: int, allowances: dict[Seat, int]) -> None:
        """A stimulus goes out. `allowances` are for those who may press, their head starts counted in."""
        self.gather = Gather(stimulus, at, dict(allowances))

    def again(self, seat: Seat, allowance: int) -> None:
        """Somebody whose press was played may press again on the same stimulus."""
        if self.gather is not None:
            self.gather.waiting[seat] = allowance

    def leave(self, seat: Seat) -> None:
        """Somebody who is gone is not waited for."""
        if self.gather is not None:
            self.gather.waiting.pop(seat, None)

    def press(self, claim: Claim) -> str:
        """Takes a press in; says what became of it. A seat has one press at a time in a gather."""
        gather = self.gather
        if gather is None or claim.stimulus != gather.stimulus:
            return STALE
        if any(known.seat == claim.seat for known in gather.claims):
            return TWICE
        if not claim.pleads and is_false_start(claim.evidence):
            return FALSE_START
        gather.waiting.pop(claim.seat, None)
        gather.claims.append(claim)
        return GATHERED

    def wake_at(self) -> int | None:
        """When `ready` will have something, if nobody else presses before: once any claim is due, the quickest is."""
        if self.gather is None or not self.gather.claims:
            return None
        return min(self.gather.due(claim) for claim in self.gather.claims)

    def ready(self, now: int, coin: Draw) -> Claim | None:
        """The next claim to be played, or none yet."""
        gather, wake = self.gather, self.wake_at()
        if gather is None or wake is None or wake > now:
            return None
        first = min(gather.claims, key=lambda claim: (not claim.pleads, claim.reaction))
        equal = [c for c in gather.claims if c.pleads == first.pleads and c.reaction <= first.reaction + DEAD_HEAT]
        equal.sort(key=lambda claim: claim.seat)
        chosen = equal[coin.below(len(equal))] if len(equal) > 1 else first
        gather.claims.remove(chosen)
        return chosen
