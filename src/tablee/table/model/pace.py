"""How often somebody may change a table's room (what they do there is written down, and must not be without end), and
how soon robots move."""

from __future__ import annotations

from tablee.core.races import MS

AT_ONCE, EVERY = 40, 1000 * MS  # changes in a row, and then one in so many hundredths of a millisecond
REMEMBERED = 100  # people; who is forgotten begins anew


ROBOT_MS = {"calm": 1600, "normal": 900, "quick": 350}  # from the end of one move to the next


class RobotPace:
    """How soon robots move, where somebody who plays alone with them has chosen."""

    def __init__(self) -> None:
        self.wait_ms: int | None = None  # not chosen: a time to think, as people take it


class Pace:
    """For each person of a table, also after they come back over another line: so many in a row, then one in so many
    hundredths of a millisecond."""

    def __init__(self, at_once: int = AT_ONCE, every: int = EVERY) -> None:
        self.at_once = at_once
        self.every = every
        self.full_at: dict[str, int] = {}  # when somebody may do as much in a row as at first

    def allow(self, person: str, now: int) -> bool:
        """May they change something now? Then it counts."""
        due = max(now, self.full_at.get(person, now)) + self.every
        if due - now > self.at_once * self.every:
            return False
        self.full_at.pop(person, None)
        self.full_at[person] = due
        if len(self.full_at) > REMEMBERED:
            del self.full_at[next(iter(self.full_at))]
        return True
