"""How often somebody may change a table's room: what they do there is written down, and must not be without end."""

from __future__ import annotations

from tablee.core.races import MS

AT_ONCE, EVERY = 40, 1000 * MS  # rows in a row, and then one in so many hundredths of a millisecond
REMEMBERED = 100  # people; who is forgotten begins anew


class Pace:
    """For each person of a table, also after they come back over another line."""

    def __init__(self) -> None:
        self.full_at: dict[str, int] = {}  # when somebody may do as much in a row as at first

    def allow(self, person: str, rows: int, now: int) -> bool:
        """May they write so many rows now? What is written counts."""
        due = max(now, self.full_at.get(person, now)) + rows * EVERY
        if due - now > AT_ONCE * EVERY:
            return False
        self.full_at.pop(person, None)
        self.full_at[person] = due
        if len(self.full_at) > REMEMBERED:
            del self.full_at[next(iter(self.full_at))]
        return True
