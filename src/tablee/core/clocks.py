"""What time itself will do: a clock starts at a ply, so that every deadline is a function of the moves alone."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

RULE: Final = 0  # part of the rules (a roll's eight seconds): everybody sees it
TURN: Final = 1  # how long a player may think: a table may do without
SECRET: Final = 2  # in no view: its very length would tell something

TURN_MS: Final = 30_000  # COM-6
DAY_MS: Final = 86_400_000


class Clock(NamedTuple):
    """After `ms` from ply `since`, the table plays `move`. `seat` is the one who is waited for, if it is one."""

    move: int
    ms: int
    since: int
    kind: int
    seat: int = -1


def paced(clocks: list[Clock], pace: str, acting: Collection[int] = (), handicaps: Sequence[int] = ()) -> list[Clock]:
    """The clocks as a table runs them: relaxed doubles what people see, none takes away the turns' clocks; for days see
    below. `acting` are the seats that may act now; `handicaps` are by seat, where anybody has one."""
    if handicaps:
        clocks = [slowed(clock, handicaps) for clock in clocks]
    if pace == "normal":
        return clocks
    if pace == "none":
        return [clock for clock in clocks if clock.kind != TURN]
    if pace == "days":
        return [over_days(clock) for clock in clocks if clock.kind != TURN and clock.seat not in acting]
    return [clock if clock.kind == SECRET else clock._replace(ms=2 * clock.ms) for clock in clocks]


def slowed(clock: Clock, handicaps: Sequence[int]) -> Clock:
    """A turn is as long as the one who has it needs; what everybody sees, as the slowest does."""
    if clock.kind == SECRET:
        return clock
    own = clock.kind == TURN and clock.seat >= 0
    return clock._replace(ms=clock.ms * (handicaps[clock.seat] if own else max(handicaps)) // 100)


def over_days(clock: Clock) -> Clock:
    """Where nobody need be there, who is asked alone has no clock, and once they have answered nothing is waited for.
    What everybody is asked is open for a day."""
    return clock._replace(ms=DAY_MS if clock.seat < 0 else 0)
