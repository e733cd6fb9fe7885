"""What time itself will do: a clock starts at a ply, so that every deadline is a function of the moves alone."""

from typing import Final, NamedTuple

RULE: Final = 0  # part of the rules (a roll's eight seconds): everybody sees it
TURN: Final = 1  # how long a player may think: a table may do without
SECRET: Final = 2  # in no view: its very length would tell something

TURN_MS: Final = 30_000  # COM-6


class Clock(NamedTuple):
    """After `ms` from ply `since`, the table plays `move`. `seat` is the one who is waited for, if it is one."""

    move: int
    ms: int
    since: int
    kind: int
    seat: int = -1


def paced(clocks: list[Clock], pace: str) -> list[Clock]:
    """The clocks as a table runs them: relaxed doubles what people see, none takes away the turns' clocks."""
    if pace == "normal":
        return clocks
    if pace == "none":
        return [clock for clock in clocks if clock.kind != TURN]
    return [clock if clock.kind == SECRET else clock._replace(ms=2 * clock.ms) for clock in clocks]
