"""The match so far, while it is played, for one whose page was loaded anew: what their seat was sent, and nothing else.
Shut where somebody may have to be quick, or to remember."""

from __future__ import annotations

import msgspec

from tablee.core.match import Match
from tablee.core.moves import Seat
from tablee.core.records import Record, read
from tablee.core.scenes import Mine, Piece
from tablee.core.words import msg
from tablee.matches.replay import steps
from tablee.protocol.messages import Frame
from tablee.server.content.playback import Playback
from tablee.server.endpoints.played.links import ReadOn
from tablee.server.endpoints.played.records import FRAMES, Replay
from tablee.server.endpoints.tables import found
from tablee.server.http.routes import PERSON, Asked, HttpRefusal, Packed, route, too_many
from tablee.table.model.ports import Album
from tablee.table.model.table import Table
from tablee.table.show.race_times import NEVER, races_from
from tablee.table.show.sealed_images import has_seals


@route("GET", "/api/1/tables/{code}/mine", "Your match so far, as you saw it, while it is played", Replay, asks=ReadOn,
       who=PERSON)  # fmt: skip
async def show_so_far(asked: Asked) -> Packed:
    server = asked.server
    if not server.limits.studies.allow(asked.person):
        raise too_many()
    table = await found(asked, server.tables.table_at(asked.part("code")))
    seat = only_seat(table, asked.person)
    if not table.is_playing or table.paused_by is not None or is_shut(table.live_match(), seat):
        raise HttpRefusal(409, "not-now", msg("house-web-look-later"))
    kept, number = read(table.record()), table.current
    shown = await server.run_in_thread(seen_so_far, kept, seat, number, asked.query.start, server.images.album)
    return Packed(shown)


def only_seat(table: Table, person: str) -> Seat:
    """Where several share a device, each has a hand of their own to hide."""
    seats = table.seats_of(person)
    if len(seats) != 1:
        raise HttpRefusal(409, "sit-first", msg("house-sit-first"))
    return seats[0]


def is_shut(match: Match, seat: Seat) -> bool:
    """A race is open or may open at any moment; in a game of races also whenever time will bring one. And wherever
    pictures lie that are to be remembered."""
    races = races_from(match)
    is_raced = races == 0 or (races != NEVER and match.game.options.over_days is None)
    return is_raced or has_seals(match.game.mine(match.view(seat), match.moves(seat)))


class Remembered(Playback):
    """Pictures under seal stay covered."""

    def sealed(self, found: Mine) -> Mine:
        zones = [msgspec.structs.replace(zone, pieces=[covered(each) for each in zone.pieces]) for zone in found.zones]
        return msgspec.structs.replace(found, zones=zones)


def covered(piece: Piece) -> Piece:
    return msgspec.structs.replace(piece, face="", was="", sealed=False) if piece.sealed else piece


def seen_so_far(kept: Record, seat: Seat, number: int, start: int, album: Album) -> Replay:
    """By this seat's eyes, without what was shown only once."""
    frames: list[Frame] = []
    eyes: Remembered | None = None
    for place, match in enumerate(steps(kept)):
        eyes = eyes or Remembered(match, seat, album)
        if place < start:
            eyes.skip()
        elif len(frames) < FRAMES:
            frames.append(without_fleeting(eyes.frame(), number))
        else:
            break
    return Replay(kept.game, kept.seats, start, len(kept.moves) + 1, frames, hinted=bool(kept.hinted))


def without_fleeting(frame: Frame, number: int) -> Frame:
    said = [each for each in frame.said if not each.fleeting]
    return msgspec.structs.replace(frame, match=number, said=said)
