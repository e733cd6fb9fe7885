"""A table at a rhythm of days: since when somebody is waited for, until when, and what is kept about it for lists."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from tablee.core.events import hears
from tablee.core.match import Match
from tablee.core.races import MS
from tablee.core.words import Msg
from tablee.protocol import journal as rows
from tablee.protocol.ids import device_of
from tablee.protocol.journal import AnyRow
from tablee.protocol.sitting import Seated, Sitting, Told
from tablee.table.model.ports import Ports
from tablee.table.model.seating import STAND_IN
from tablee.table.model.table import Table

DAY = 86_400
MORNING, EVENING = 8, 20  # hours of the house's day between which a turn may run out
REST = 120  # seconds
MOVES = (rows.Dealt, rows.Played, rows.Ticked)
CALLS = (*MOVES, rows.Resigned)  # what may make it somebody's turn; to go on after a pause does not
NOWHERE = Sitting(Told("", "closed", 0), "", [])  # what was kept goes


class Days:
    """Of one live table. At other tables it does nothing."""

    def __init__(self, table: Table, ports: Ports, since: int | None = None) -> None:
        self.table = table
        self.ports = ports
        self.since = int(ports.wall()) if since is None else since  # the last move, in seconds since 1970

    @property
    def due(self) -> int | None:
        """When a robot plays the turn that is waited for."""
        return due_at(self.table, self.since)

    @property
    def rests(self) -> bool:
        """Is there nothing to do for a while if nobody comes?"""
        wake = wake_at(self.table, self.since, self.due)
        return wake is None or wake > self.ports.wall() + REST

    def elapsed_ms(self) -> int:
        """How long the table's clock has run on while it was asleep."""
        runs = self.table.over_days and self.table.is_playing and self.table.paused_by is None
        return max(0, int((self.ports.wall() - self.since) * 1000)) if runs else 0

    # ---- what is kept

    def after(self, row: AnyRow) -> tuple[int, Sitting | None]:
        """Since when somebody will be waited for once this row is written, and what is kept with it."""
        table = self.table
        is_new = isinstance(row, rows.Changed) and row.setup.rhythm == "days"
        if (not table.over_days and not is_new) or table.setup.day:
            return self.since, None
        found = table.after(row)
        if not found.over_days or found.closed:
            return self.since, NOWHERE
        goes_on = found.is_playing and not isinstance(row, MOVES)
        since = self.since if goes_on else int(self.ports.wall())
        return since, sitting(found, since)

    @property
    def awaited(self) -> frozenset[str]:
        """On whose devices somebody is waited for."""
        chairs = self.table.chairs
        return frozenset(device_of(chairs[seat].who) for seat in self.table.awaited)

    # ---- what is due

    def overdue(self, at: int) -> Iterator[AnyRow]:
        """A robot plays the turn of whoever let its days pass."""
        due = self.due
        if due is not None and self.ports.wall() >= due:
            for seat in self.table.awaited:
                yield rows.Overdue(at=at, seat=seat, bot=STAND_IN)

    def wakes(self, now: int) -> list[int]:
        due = self.due
        return [] if due is None else [now + int((due - self.ports.wall()) * 1000) * MS]


def due_at(table: Table, since: int) -> int | None:
    """Never at night: then it is due in the morning."""
    if not table.over_days or not table.setup.days or not table.awaited:
        return None
    due = datetime.fromtimestamp(since + table.setup.days * DAY)
    if due.hour >= EVENING:
        due += timedelta(days=1)
    if not MORNING <= due.hour < EVENING:
        due = due.replace(hour=MORNING, minute=0, second=0)
    return int(due.timestamp())


def sitting(table: Table, since: int) -> Sitting:
    """What is kept about a table as it is."""
    awaited = table.awaited
    due = due_at(table, since)
    seats = [Seated(chair.who, chair.robot, seat in awaited) for seat, chair in enumerate(table.chairs)]
    told = Told(table.game.key, table.phase, since, due, table.setup.days, last_said(table.match))
    return Sitting(told, table.host, seats, wake_at(table, since, due))


def last_said(match: Match | None) -> Msg | None:
    """What a spectator was told last, and may read again."""
    happened = [] if match is None else match.happened
    heard = (each.what for each in reversed(happened) if hears(each.to, None) and not each.what.fleeting)
    found = next(heard, None)
    return None if found is None else found.msg()


def wake_at(table: Table, since: int, due: int | None) -> int | None:
    """When there is something to do although nobody comes: at once, where a robot is to move or the next match has no
    secret yet; when time is up, for a turn or for what everybody was asked."""
    if not table.is_playing:
        return since if table.number == table.current else None
    if table.paused_by is not None:
        return None
    match = table.live_match()
    if any(table.chairs[seat].bot for seat in match.to_act):
        return since
    ends = [since + max(0, match.deadline(clock) - match.now) // 1000 + 1 for clock in match.clocks]
    return min([*ends, *([] if due is None else [due])], default=None)
