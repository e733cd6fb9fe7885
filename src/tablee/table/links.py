"""How long it took somebody to react, told apart from how long the news travelled.

A client says how long it was between the moment it painted a stimulus and the press, on its own clock. The server knows
how long it was between sending and receiving, and its own pings. Everything is counted in hundredths of a millisecond,
in whole numbers, so that any machine judges a race again to the same result: `reaction` is a pure function of what the
journal keeps.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import NamedTuple

MS = 100  # in hundredths

PINGS = 32  # round trips that are remembered
FEWEST = 4  # before there are as many, only the server's own clock counts
SLACK = 8 * MS  # that a claim may ask for beyond the usual
QUOTA, EARNED = 80 * MS, 8 * MS  # for spikes: what there is at first and at most, and what each round gives back
LONGEST = 350 * MS  # that any network time is allowed to be
PAINT = 935  # from a frame's arrival to its paint, on average, on a screen of 60 Hz
GRACE = 4 * MS  # that a constant difference may have before it is added back
ROUNDS = 40  # over which that difference is averaged
STRANGE = 150 * MS  # no single round counts for more in that average
HUMAN = 100 * MS  # nobody reacts sooner: a false start
HEAD_START = 250 * MS  # at most

NOTHING = -1  # a client that says nothing of its own time


class Evidence(NamedTuple):
    """All that a press is judged by, as the journal keeps it."""

    elapsed: int  # from sending the stimulus to receiving the press, by the server's clock
    claimed: int  # from paint to press, by the client's; NOTHING if it did not say
    mean: int  # of the last round trips
    usual: int  # three quarters of them were no longer than this, plus slack
    least: int
    quota: int
    bias: int  # by how much claims were off the mean, on average
    cap: int
    head_start: int = 0
    trusted: bool = True  # not on a strict table, nor before there are enough round trips


class Why(NamedTuple):
    """The reason of a verdict, for the card that tells it."""

    reaction: int
    travel: int  # network time that was not counted
    head_start: int
    believed: bool  # the client's own time was used, not the server's


@dataclass(frozen=True, slots=True)
class Reading:
    """What an honest look at some evidence gives."""

    reaction: int
    granted: int  # spent of the quota
    asked: int  # network time that the claim asks for
    believed: bool


def read(given: Evidence) -> Reading:
    """How the press is counted, before its head start. A claim that asks for too much is not cut down but ignored."""
    alone = max(given.elapsed - given.mean - PAINT, 0)
    if not given.trusted or given.claimed == NOTHING:
        return Reading(alone, 0, 0, believed=False)
    claimed = max(given.claimed, 0)
    asked = given.elapsed - claimed
    excess = max(0, min(asked, given.cap) - given.usual)
    granted = min(excess, given.quota)
    if excess > granted or asked > given.cap:
        return Reading(alone, granted, asked, believed=False)
    added_back = max(0, given.bias - PAINT - GRACE)
    soonest = given.elapsed - given.usual - granted
    latest = given.elapsed - given.least + SLACK
    return Reading(min(max(claimed + added_back, soonest, 0), max(latest, 0)), granted, asked, believed=True)


def reaction(given: Evidence) -> int:
    """The reaction by which a press is ranked."""
    return read(given).reaction - given.head_start


def is_false_start(given: Evidence) -> bool:
    """Too soon for anybody to have seen anything; a head start is no excuse."""
    return read(given).reaction < HUMAN


def why(given: Evidence) -> Why:
    found = read(given)
    return Why(found.reaction, given.elapsed - found.reaction, given.head_start, found.believed)


class Link:
    """One socket's round trips, and what its claims have asked for so far. It lives beside the socket."""

    def __init__(self, tcp_least: int | None = None) -> None:
        self.trips: deque[int] = deque(maxlen=PINGS)
        self.quota = QUOTA
        self.bias_sum = PAINT * ROUNDS  # the average times ROUNDS, so that it stays a whole number
        self.tcp_least = tcp_least  # where the kernel tells

    def ping(self, trip: int) -> None:
        """A round trip of the server's own ping."""
        self.trips.append(max(0, trip))

    @property
    def cap(self) -> int:
        return LONGEST if self.tcp_least is None else min(LONGEST, self.tcp_least * 5 // 4 + 40 * MS)

    @property
    def usual(self) -> int:
        """What a claim may ask for without touching its quota."""
        if not self.trips:
            return self.cap
        ranked = sorted(self.trips)
        return min(self.cap, ranked[min(len(ranked) - 1, len(ranked) * 3 // 4)] + SLACK)

    @property
    def allowance(self) -> int:
        """The longest that a believed claim of this seat can be on its way."""
        return min(self.cap, self.usual + self.quota)

    def evidence(self, elapsed: int, claimed: int, head_start: int = 0, strict: bool = False) -> Evidence:
        """A press as it will be judged, with the link as it is now."""
        known = len(self.trips)
        mean = min(sum(self.trips) // known, self.cap) if known else 0
        least = min(min(self.trips), self.cap) if known else 0
        trusted = not strict and known >= FEWEST
        return Evidence(
            elapsed, claimed, mean, self.usual, least, self.quota, self.bias_sum // ROUNDS, self.cap,
            min(head_start, HEAD_START), trusted,
        )  # fmt: skip

    def settle(self, given: Evidence) -> None:
        """After a press: what it spent is gone, what it asked for is remembered."""
        if not given.trusted or given.claimed == NOTHING:
            return
        found = read(given)
        self.quota = min(QUOTA, self.quota - found.granted + EARNED)
        off = max(-STRANGE, min(STRANGE, found.asked - given.mean))
        self.bias_sum += off - self.bias_sum // ROUNDS


def without_network(reaction: int, head_start: int = 0) -> Evidence:
    """The press of a bot, which reacts without a network between."""
    return Evidence(reaction, reaction, 0, 0, 0, 0, PAINT, LONGEST, head_start)
