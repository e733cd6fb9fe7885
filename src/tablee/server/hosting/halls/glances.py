"""A table of a hall as desk and wall see it: what its spectators would, without pictures that are under seal. A leader
may look with somebody's eyes who allowed it: see looks.py."""

from __future__ import annotations

import msgspec

from tablee.core.match import Match
from tablee.core.moves import Seat
from tablee.core.scenes import Mine
from tablee.core.words import Msg
from tablee.protocol.hall import ENCODER, Glance
from tablee.table.live import LiveTable
from tablee.table.model.latency import Latency
from tablee.table.model.viewer import Viewer
from tablee.table.show.frame_bytes import written
from tablee.table.show.sealed_images import has_seals


class NoLine:
    """Nobody is connected: the frame goes over the hall's lines."""

    latency = Latency()

    def send(self, data: bytes) -> None: ...
    def send_frame(self, data: bytes, match: int, n: int) -> None: ...
    def send_room(self, data: bytes) -> None: ...
    def ping(self) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


def glance(number: int, live: LiveTable, seat: Seat | None = None) -> tuple[bytes, bytes]:
    """The message, and what of it can be compared with the one before."""
    view = live.room_view()
    frame, compared = frame_of(live, seat)
    said = said_of(live)
    found = Glance(table=number, frame=frame, names=view.names, animals=view.animals, said=said)
    return ENCODER.encode(found), compared + ENCODER.encode([view.names, view.animals, said])


def said_of(live: LiveTable) -> Msg | None:
    """How far they are, as anybody who watches can count."""
    if not live.table.is_playing:
        return None
    match = live.table.live_match()
    return match.game.far(match.view(None)) if match.game.far is not None else None


def frame_of(live: LiveTable, seat: Seat | None) -> tuple[msgspec.Raw | None, bytes]:
    """None before a match and after it, where it would tell who won; and where pictures lie that nobody may compare."""
    table = live.table
    if not table.is_playing or is_sealed(live):
        return None, b""
    viewer = Viewer("", NoLine())
    viewer.match, viewer.is_welcome, viewer.looking = table.current, True, seat
    frames = live.audience.frames()
    scene = frames.writer.whole(frames.body(viewer))
    return msgspec.Raw(written(viewer, live.at, scene, b"", [], b"", False)), b"".join(scene)


SEARCHED: set[str] = set()  # games in which a sealed picture was ever met


def is_sealed(live: LiveTable) -> bool:
    """Is it a game whose pictures are searched? Then nothing of it is shown, also when none lies open."""
    match = live.table.live_match()
    game = match.game
    if game.key not in SEARCHED:
        eyes = (None, *range(match.seats))
        if game.ahead is not None or any(has_seals(seen_by(match, seat)) for seat in eyes):
            SEARCHED.add(game.key)
    return game.key in SEARCHED


def seen_by(match: Match, seat: Seat | None) -> Mine:
    return match.game.mine(match.view(seat), [] if seat is None else match.moves(seat), False)
