"""One socket's round trips: how long news travels to somebody and back, and what their presses may ask for."""

from __future__ import annotations

from collections import deque

from tablee.core.races import LONGEST, MS, NOTHING, PAINT, SLACK, Evidence, read

PINGS = 32  # round trips that are remembered
FEWEST = 4  # before there are as many, only the server's own clock counts
QUOTA, EARNED = 120 * MS, 8 * MS  # for spikes: what there is at first and at most, and what each round gives back
ROUNDS = 40  # over which a constant difference is averaged
STRANGE = 150 * MS  # no single round counts for more in that average
HEAD_START = 250 * MS  # at most, for who sees the table
SPOKEN_START = 3000 * MS  # at most, for who hears it
STUTTER = 30 * MS  # by which a page may paint later than usual and be believed, where the kernel knows the way


class Latency:
    """One socket's round trips, and what its claims have asked for so far. It lives beside the socket."""

    __slots__ = ("bias_sum", "quota", "tcp_least", "trips")

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
        return LONGEST if self.tcp_least is None else min(LONGEST, self.tcp_least * 5 // 4 + PAINT + STUTTER)

    @property
    def usual(self) -> int:
        """What a claim may ask for without touching its quota: a usual round trip, and the paint at its end."""
        if not self.trips:
            return self.cap
        ranked = sorted(self.trips)
        return min(self.cap, ranked[min(len(ranked) - 1, len(ranked) * 3 // 4)] + PAINT + SLACK)

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
            min(head_start, SPOKEN_START), trusted, paint=PAINT,
        )  # fmt: skip

    def settle(self, given: Evidence) -> None:
        """After a press: what it spent is gone, what it asked for is remembered."""
        if not given.trusted or given.claimed == NOTHING:
            return
        found = read(given)
        self.quota = min(QUOTA, self.quota - found.granted + EARNED)
        off = max(-STRANGE, min(STRANGE, found.asked - given.mean))
        self.bias_sum += off - self.bias_sum // ROUNDS
