"""When something old may go. The clock may be wrong, so that nothing goes by one look at it.

A sweep marks what is too old, and deletes only what an earlier sweep has marked, a day before or more. Where the clock
has leapt since it was last seen (or the house was shut for days: nobody can tell), what is marked then waits for a
week, and the host is told to look at the clock. A clock that goes back takes the mark away.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tablee.stores.base import DAY

LEAP = 3 * DAY  # seconds between two looks at the clock after which it is not believed at once
PATIENCE, DOUBT = DAY, 7 * DAY  # from a mark until what it marked may go; after a leap

CLOCK = "clock"  # where the store keeps what it saw of the clock
RECORDS, NAMES = "swept-records", "swept-names"  # and the marks


class Clock(Struct, frozen=True):
    """The clock as it was last seen, and since when it has not leapt."""

    seen: int  # seconds since 1970
    steady_since: int


class Mark(Struct, frozen=True):
    """At `at`, what is from before `before` was too old; it may go at `due`."""

    at: int
    before: int
    due: int


def observed(clock: Clock | None, now: int) -> Clock:
    """The clock is looked at: by every sweep, and while the house is open every minute."""
    is_steady = clock is not None and -DAY <= now - clock.seen <= LEAP
    return Clock(now, clock.steady_since if clock is not None and is_steady else now)


def unseen(clock: Clock | None, now: float) -> float:
    """Seconds, beyond a day, that passed by the clock while nobody looked at it: they are nobody's absence."""
    return 0.0 if clock is None else max(0.0, now - clock.seen - DAY)


def leapt_days(clock: Clock | None, now: float) -> int:
    """By how many days the clock has leapt since it was last seen; forwards or back."""
    if clock is None or -DAY <= now - clock.seen <= LEAP:
        return 0
    return int((now - clock.seen) / DAY)


def swept(mark: Mark | None, clock: Clock, days: int) -> tuple[Mark, int | None]:
    """What is marked from now on, and before when what is deleted now is from."""
    now = clock.seen
    before = now - days * DAY
    is_fresh = now - clock.steady_since < DOUBT
    fresh = Mark(now, before, now + (DOUBT if is_fresh else PATIENCE))
    if mark is None or mark.at > now + DAY:
        return fresh, None
    if now < mark.due:
        return mark, None
    return fresh, min(mark.before, before)


def written(what: Clock | Mark) -> bytes:
    return msgspec.json.encode(what)


def read_clock(found: bytes | None) -> Clock | None:
    return None if found is None else msgspec.json.decode(found, type=Clock)


def read_mark(found: bytes | None) -> Mark | None:
    return None if found is None else msgspec.json.decode(found, type=Mark)
