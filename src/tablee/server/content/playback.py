"""A match as frames for one pair of eyes, outside of any table: a match that is over, or a lesson."""

from __future__ import annotations

from typing import Protocol

import msgspec

from tablee.core.events import hears
from tablee.core.match import Match
from tablee.core.moves import Seat
from tablee.core.scenes import Mine
from tablee.protocol.messages import Frame, Said
from tablee.table.show.race_times import races_from
from tablee.table.show.said import EventNumbers, said
from tablee.table.show.sealed_images import under_seal


class Offers(Protocol):
    """Where sealed pictures get their addresses."""

    def offer(self, face: str) -> str: ...


class Playback:
    """Each look is a frame, with what was said since the last one."""

    def __init__(self, match: Match, seat: Seat | None, album: Offers) -> None:
        self.match = match
        self.seat = seat
        self.album = album
        self.heard = 0
        self.n = 0
        self.addresses: dict[str, str] = {}  # of sealed pictures, by the piece's key
        self.zones: dict[str, str] = {}  # the same, by the zone they lie in

    def skip(self, until: int | None = None) -> None:
        """What happened up to now, or up to that number, is not told."""
        passed = self.match.happened[self.heard : until]
        self.n += sum(hears(addressed.to, self.seat) for addressed in passed)
        self.heard += len(passed)

    def frame(self, stimulus: int = 0, acting: bool = False) -> Frame:
        """The match as it is now; `acting`, with all that the seat may do, otherwise to be looked at only."""
        match = self.match
        mine = match.game.mine(match.view(self.seat), [] if self.seat is None else match.moves(self.seat))
        heard = self.said()
        return Frame(
            n=self.n,
            match=1,
            at=match.now,
            stimulus=stimulus,
            seat=self.seat,
            table=match.game.table(match.view(None)),
            mine=self.sealed(mine if acting else to_look_at(mine)),
            said=heard,
            races_from=races_from(match),
            over=match.over,
            places=match.standing.places if match.over and match.standing else [],
        )

    def said(self) -> list[Said]:
        match, before = self.match, self.heard
        self.skip()
        told = list(zip(match.happened, EventNumbers().of(match.happened), strict=True))[before:]
        return [said(match.game, each.what, self.seat, number) for each, number in told if hears(each.to, self.seat)]

    def sealed(self, found: Mine) -> Mine:
        written, self.addresses, self.zones = under_seal(found, self.addresses, self.album.offer)
        return written


def to_look_at(mine: Mine) -> Mine:
    """Without buttons, without what is asked only of whoever is to move, and without any way to do so."""
    zones = [zone for zone in mine.zones if zone.kind != "bar" and (zone.kind != "row" or zone.owner is not None)]
    return msgspec.structs.replace(mine, zones=zones, taps=[], picks=[], marks=None, about="")
