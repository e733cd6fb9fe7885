"""Who of those with a seat is away, and what follows: bots that stand in, another host, and after a restart a wait."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tablee.core.races import MS
from tablee.protocol import journal as rows
from tablee.protocol.ids import device_of
from tablee.protocol.journal import AnyRow
from tablee.table.model import seating
from tablee.table.model.ports import Ports
from tablee.table.model.table import LATE, Table

BACK_AFTER = 10_000 * MS  # after a restart, people are waited for no longer than this
HOST_AWAY = 60  # seconds before somebody else hosts


class Attendance:
    def __init__(self, table: Table, ports: Ports) -> None:
        self.table = table
        self.ports = ports
        self.away: dict[str, int] = {}  # people with a seat who are not connected, and since when
        self.is_waking = False  # after a restart, until people are back
        self.back_by: int | None = None

    def restart(self) -> None:
        """Nobody is connected yet; a match that was interrupted waits for its people."""
        now = self.ports.now()
        self.away = {device_of(chair.who): now for chair in self.table.chairs if chair.who}
        self.is_waking = self.table.is_playing and not self.table.over_days
        if self.is_waking and not self.away:
            self.back_by = now

    def enter(self, person: str) -> None:
        self.away.pop(person, None)

    def leave(self, person: str) -> None:
        self.away[person] = self.ports.now()

    def expect_others(self) -> None:
        """The first is back after a restart: the others have a moment."""
        if self.is_waking and self.back_by is None:
            self.back_by = self.ports.now() + BACK_AFTER

    def is_complete(self) -> bool:
        """After a restart: everybody is back, or has been waited for long enough."""
        return not self.away or (self.back_by is not None and self.ports.now() >= self.back_by)

    def long_gone(self, seconds: int) -> list[str]:
        now = self.ports.now()
        return [person for person, since in self.away.items() if now - since >= seconds * 1000 * MS]

    def stand_ins(self, at: int) -> Iterator[AnyRow]:
        """Bots for those who are away too long, and for who let two turns run out. At a rhythm of days nobody need be
        there, and nobody is stood in for."""
        table = self.table
        if not table.is_playing or self.is_waking or table.paused_by is not None or table.over_days:
            return
        gone = self.long_gone(table.setup.away) if table.setup.away else []
        seats = {seat for person in gone for seat in table.seats_of(person)}
        seats |= {seat for seat, chair in enumerate(table.chairs) if chair.late >= LATE}
        for seat in sorted(seats):
            yield from seating.stand_in(table, seat, at)

    def new_host(self, at: int, here: Collection[str]) -> Iterator[AnyRow]:
        """Somebody who is here, for a host who is away too long or has no seat and is gone."""
        table = self.table
        if table.of_hall or (table.over_days and table.is_playing):
            return
        if table.host in self.long_gone(HOST_AWAY) or (table.host not in here and not table.is_here(table.host)):
            heir = next((device_of(c.who) for c in table.chairs if c.who and device_of(c.who) in here), None)
            if heir is not None:
                yield rows.Hosted(at=at, who=heir)

    def wakes(self, now: int) -> list[int]:
        """When somebody will have been away for too long, or waited for long enough."""
        found: list[int] = []
        if not self.away and not self.is_waking:
            return found
        matters = not self.table.over_days if self.table.is_playing else self.table.host in self.away
        if self.away and matters:
            lengths = {HOST_AWAY, self.table.setup.away or HOST_AWAY}
            gone = [since + seconds * 1000 * MS for since in self.away.values() for seconds in lengths]
            found += [wake for wake in gone if wake > now]
        if self.is_waking and self.back_by is not None:
            found.append(self.back_by)
        return found
