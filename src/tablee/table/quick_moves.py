"""The short way of a move: an ordinary one, at a table that does nothing else.

It is checked when it comes, appended, and shown by the call that says it is durable: no task is made for it and nothing
is awaited. Whatever is out of the ordinary, a refusal too, goes the long way through the inbox, where every rule is.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from msgspec.json import encode

from tablee.core.moves import ORDINARY, Seat
from tablee.core.words import msg
from tablee.protocol import journal as rows
from tablee.protocol.errors import NotOurs, StoreAway
from tablee.protocol.messages import Ack, No, Play
from tablee.table.model.ports import Ports
from tablee.table.model.table import Table
from tablee.table.model.viewer import Viewer
from tablee.table.play.hints import Hints
from tablee.table.play.match_runner import MatchRunner

log = logging.getLogger("tablee.table")


class Moved(Protocol):
    """The live table, as a move on the short way knows it."""

    table: Table
    ports: Ports
    hints: Hints
    runner: MatchRunner | None
    inbox: deque[Callable[[], Awaitable[None]]]
    changed_at: int
    busy: bool
    gone: bool

    @property
    def at(self) -> int: ...
    @property
    def is_covered(self) -> bool: ...

    def show(self, verdict: bool = False) -> None: ...
    def set_match_timer(self) -> None: ...
    def doubt(self) -> None: ...
    def lose(self) -> None: ...
    def work(self) -> Coroutine[Any, Any, None]: ...
    async def follow_up(self, due: Awaitable[None]) -> None: ...
    async def after_match(self) -> None: ...


class QuickMoves:
    def __init__(self, live: Moved) -> None:
        self.live = live
        self.table = live.table
        self.ports = live.ports

    def begin(self, viewer: Viewer, asked: Play, arrived: int) -> bool:
        """Takes a move on its way; False, if it has to go the long way."""
        live, append = self.live, self.ports.append_then
        seat = asked.seat if asked.seat is not None else viewer.looking
        if append is None or seat is None or live.busy or live.gone or not self.is_plain(viewer, seat, asked):
            return False
        live.busy, live.changed_at = True, arrived
        live.hints.close_for(viewer)
        row = rows.Played(at=live.at, seat=seat, moves=asked.moves, id=asked.id)
        append(self.table.id, self.table.seq, rows.encode(row), partial(self.end, viewer, row))
        return True

    def is_plain(self, viewer: Viewer, seat: Seat, asked: Play) -> bool:
        """Is it one legal move that nothing has to be done for or waited for first?"""
        table, runner = self.table, self.live.runner
        if runner is None or not table.is_playing or table.over_days or self.live.is_covered:
            return False
        if asked.points or len(asked.moves) != 1 or asked.moves[0] not in runner.match.moves(seat):
            return False
        chair, race = table.chairs[seat], runner.race
        if seat not in table.seats_of(viewer.person) or chair.bot or chair.resigned:
            return False
        if race.is_open or race.is_race(asked.moves) or runner.hold.holds(viewer):
            return False
        if asked.n is not None and asked.n < viewer.waits_for[1] and race.urgent[asked.moves[0]] == ORDINARY:
            return False
        return asked.id not in viewer.answers and table.answered(seat, asked.id) is None

    def end(self, viewer: Viewer, row: rows.Played, error: Exception | None) -> None:
        """The row is durable, or was not taken."""
        live = self.live
        if isinstance(error, NotOurs):
            live.busy = False
            live.lose()
            return
        try:
            if error is None:
                self.play(viewer, row)
            elif isinstance(error, StoreAway):  # not remembered: the same message may be sent again
                live.doubt()
                viewer.line.send(encode(No(code="store-away", why=msg("house-store-away"), id=row.id)))
            else:
                log.error("a table stumbled", exc_info=error)
            if self.table.is_playing:
                live.show()
            else:
                live.inbox.appendleft(self.finish_match)  # which takes several steps, and is shown by whoever does them
        finally:
            self.rest()

    def play(self, viewer: Viewer, row: rows.Played) -> None:
        self.table.apply(row)
        self.ports.counts.moved()
        viewer.remember(row.id, encode(Ack(id=row.id, what="done")))
        viewer.due = row.id

    async def finish_match(self) -> None:
        await self.live.follow_up(self.live.after_match())

    def rest(self) -> None:
        """What came meanwhile is done the long way; if nothing did, the table waits."""
        live = self.live
        if live.inbox and not live.gone:
            self.ports.spawn(live.work())
            return
        live.busy = False
        if not live.gone:
            live.set_match_timer()
