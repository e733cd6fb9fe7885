"""A race over pictures begins for everybody at the same moment (COM-13): until then its start is held back.

It is held from the moment new pictures lie there for all until everybody who compares them has said that they are
painted, or has been waited for long enough. Meanwhile the table's clock stands still: no clock runs out, no bot moves,
and nobody's press counts. So nothing of this is durable: rows tell the table's time as ever, and after a restart all
pictures are new and are waited for again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from tablee.core import options
from tablee.core.game import AnyGame
from tablee.core.match import Match
from tablee.core.moves import Seat
from tablee.core.races import MS
from tablee.core.records import Seeded
from tablee.core.scenes import Mine
from tablee.core.words import Msg, Person, msg
from tablee.table.model.ports import Ports
from tablee.table.model.table import Table
from tablee.table.model.viewer import Viewer

COMPARED = ("picture", "board")  # the kinds of zones whose pictures are searched
AFTER_FIRST = 8_000 * MS  # for the others, once somebody has painted
NOBODY = 60_000 * MS  # while nobody has: a server that cannot draw must not stop a match for ever
INTRODUCTION = 1_500 * MS  # for whoever has just come to say that their client paints
TELL_AFTER = 800 * MS  # before it is told who is waited for: on good lines nobody reads it

Held = Literal["", "all", "own"]  # whose start is held back: nobody's, everybody's, or this viewer's alone


class Hold:
    """Of one match. Made anew for every deal, and after every restart."""

    def __init__(self, table: Table, ports: Ports) -> None:
        self.table = table
        self.ports = ports
        self.match: Match = table.live_match()
        self.has_pictures = has_pictures(self.match.game)
        self.ply = -1  # that was looked at last
        self.keys: tuple[str, ...] = ()  # of the pictures that lie there for all
        self.number = 0  # of the times that they have changed
        self.is_on = False
        self.since = 0
        self.first_at: int | None = None  # when somebody had painted them
        self.missing: list[Seat] = []  # whose pictures are waited for, once that is told

    # ---- when

    def update(self, viewers: Sequence[Viewer]) -> None:
        """New pictures hold the start back; it is let go once nobody has to be waited for."""
        if not self.has_pictures:
            return
        now = self.ports.now()
        if self.ply != self.match.state.ply:
            self.ply = self.match.state.ply
            self.look(now)
        if self.is_on:
            waited = [viewer for viewer in viewers if self.is_awaited(viewer, now)]
            self.is_on = bool(waited) and now < self.ends and not self.match.over
            told = self.is_on and now >= self.since + TELL_AFTER
            self.missing = sorted(seat for viewer in waited for seat in self.searching(viewer)) if told else []

    def look(self, now: int) -> None:
        """Are there new pictures for all?"""
        keys = compared(self.match.game.mine(self.match.view(None), [], False))
        if keys != self.keys:
            self.keys = keys
            self.number += bool(keys)
            self.is_on, self.since, self.first_at = bool(keys), now, None

    @property
    def ends(self) -> int:
        """When it is let go at the latest."""
        return self.since + NOBODY if self.first_at is None else self.first_at + AFTER_FIRST

    def wakes(self, viewers: Sequence[Viewer], now: int) -> list[int]:
        """When there may be something to be let go or told."""
        if not self.is_on:
            return []
        found = [self.ends, self.since + TELL_AFTER]
        found += [viewer.since + INTRODUCTION for viewer in viewers if not viewer.paints]
        return [wake for wake in found if wake > now]

    # ---- who

    def painted(self, viewer: Viewer, match: int, number: int) -> None:
        """Somebody says that all pictures they compare are painted; or, naming none, that they will."""
        viewer.paints = True
        if (match, number) == (self.table.current, self.number):
            viewer.painted = match, number
            if self.first_at is None and self.searching(viewer):
                self.first_at = self.ports.now()

    def is_awaited(self, viewer: Viewer, now: int) -> bool:
        """Programs that never say so are not: they need no picture. Nor is who watches, sleeps or listens."""
        if viewer.painted == (self.table.current, self.number) or not self.searching(viewer):
            return False
        return viewer.paints or now < viewer.since + INTRODUCTION

    def searching(self, viewer: Viewer) -> list[Seat]:
        """This device's seats that may act now, and see the pictures."""
        chairs, acting = self.table.chairs, self.match.to_act
        mine = [seat for seat in self.table.seats_of(viewer.person) if seat in acting]
        return [seat for seat in mine if chairs[seat].is_played_by_a_person and not chairs[seat].described]

    def holds(self, viewer: Viewer) -> Held:
        """Whoever's pictures have not come when the others begin, begins later: with their own paint."""
        if self.is_on:
            return "all"
        return "own" if self.keys and viewer.paints and self.is_awaited(viewer, self.ports.now()) else ""

    def prompt(self, viewer: Viewer) -> Msg | None:
        """What is waited for, in words; nothing as long as it may come at once."""
        if not self.is_on:
            return msg("house-picture-late") if self.holds(viewer) else None
        if not self.missing:
            return None
        mine = [seat for seat in self.table.seats_of(viewer.person) if seat in self.missing]
        if len(self.missing) > 1:
            return msg("house-own-picture") if mine else msg("house-waits-pictures", count=len(self.missing))
        return msg("house-waits-picture", by=Person((mine or self.missing)[0]))


def compared(found: Mine) -> tuple[str, ...]:
    """The pictures under seal that are searched, by their keys."""
    zones = [zone for zone in found.zones if zone.kind in COMPARED]
    return tuple(piece.key for zone in zones for piece in zone.pieces if piece.sealed)


@lru_cache
def has_pictures(found: AnyGame) -> bool:
    """Does this game show pictures to be compared? If it ever does, it does so at the deal."""
    chosen = options.read(found.options, found.prefix, {"first": 0})
    match = Match(found, found.seats[0], chosen, Seeded(seed=0))
    return found.scene is not None and bool(compared(found.mine(match.view(None), [], False)))
