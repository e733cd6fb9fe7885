"""A witness of an evening: all that was written is folded apart from any table in memory, and whatever leaves the house
is held against it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import msgspec

from tablee.core.events import hears
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.table.model.table import Table
from tablee.table.model.viewer import Viewer
from tablee.table.show.frames import FrameBuilder
from tests.parts import Parts
from tests.table.people import No, Wire

if TYPE_CHECKING:
    from tests.table.evenings import Evening
    from tests.table.processes import Process

TABLE = "t1"
LARGEST = 64 * 1024  # bytes of a frame
ANSWER = 400  # bytes of an answer that brings nothing new
OF_THE_MOMENT = {"kind", "n", "at", "said", "verdict", "ack", "missed", "trial"}  # of a frame
ADDRESS = re.compile(rb"~\d{8}")  # of a picture


class Witness:
    """All that was ever written, folded as it is written; and what must be true of each row."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.rows: list[bytes] = []
        self.table = Table(TABLE)
        self.writer: Process  # of the last of them
        self.done: dict[str, str] = {}  # what became of a message, by its id
        self.told: WeakKeyDictionary[Wire, Parts] = WeakKeyDictionary()  # what has left the house, put together
        self.stimuli: dict[tuple[int, int], int] = {}  # which process showed it first

    def write(self, process: Process, data: bytes) -> None:
        self.writer = process
        row, table = rows.decode(data), self.table
        self.rows.append(data)
        self.evening.seen[type(row).__name__] += 1
        self.evening.digest.update(b"row" + data)
        pending = table.race_log.pending if table.is_playing else {}
        ordinary = isinstance(row, rows.Ticked) or (isinstance(row, rows.Played) and row.press < 0)
        if pending and ordinary:
            self.evening.wrong(f"{row} while presses are gathered")
        if isinstance(row, rows.Played | rows.Pressed) and row.id:
            if row.id in self.done:
                self.evening.wrong(f"{row} is in the journal twice")
            self.done[row.id] = "done" if isinstance(row, rows.Played) else "pressed"
        try:
            table.apply(row)
        except Exception as error:
            self.evening.wrong(f"{row} cannot be played again: {error!r}")

    # ---- what leaves the house

    def sees(self, process: Process, wire: Wire, data: bytes) -> None:
        """Nobody is told anything that is not written."""
        kind = data[9:14]
        if kind.startswith(b"ack"):
            self.acknowledged(data)
        elif kind.startswith(b"no"):
            self.refused(process, data)
        elif kind == b"frame":
            self.shown(process, wire, data)
        elif kind.startswith(b"room"):
            self.room(process, data)
        if len(data) > LARGEST or (kind[:2] in (b"ac", b"no") and len(data) > ANSWER):
            self.evening.wrong(f"{len(data)} bytes: {data[:200]!r}")

    def acknowledged(self, data: bytes) -> None:
        ack = msgspec.json.decode(data, type=up.Ack)
        self.evening.seen[ack.what] += 1
        asked = self.evening.asked(ack.id)
        if isinstance(asked, up.Play) and ack.what in ("done", "pressed") and self.done.get(ack.id) != ack.what:
            self.evening.wrong(f"{asked} is acknowledged as {ack.what}, and written as {self.done.get(ack.id)}")

    def refused(self, process: Process, data: bytes) -> None:
        no = msgspec.json.decode(data, type=No)
        self.evening.seen[no.code] += 1
        person = no.id.partition(".")[0]
        has_left = no.code == "not-your-seat" and not self.table.seats_of(person)  # since it was done
        if no.id in self.done and process.live.table.seq == self.table.seq and not has_left:
            self.evening.wrong(f"{self.evening.asked(no.id)} is written, and refused: {no.code}")

    def shown(self, process: Process, wire: Wire, data: bytes) -> None:
        live, table = process.live, self.table
        sent = msgspec.json.decode(data)
        self.evening.seen["part" if "base" in sent else "whole"] += 1
        frame = self.told.setdefault(wire, Parts()).whole(sent)
        at = data.find(b',"ack":{"kind":"ack"')
        if at >= 0:
            self.acknowledged(data[at + 7 : data.index(b"}", at) + 1])
        if live.table.seq > table.seq:
            self.evening.wrong("a frame of something that is not written")
        if live.table.seq != table.seq or wire.viewer is None or table.match is None:
            return  # of a table that somebody else owns by now
        viewer = wire.viewer
        told = sum(hears(each.to, viewer.looking) for each in table.match.happened)
        covered = live.audience.frames().covered
        start = b'{"kind":"frame","n":%d,' % told
        if not data.startswith(start):
            self.evening.wrong(f"{viewer.person} is told {data[:60]!r} instead of {told} words")
        if not covered and table.is_playing:
            shown = (table.current, table.stimulus.number)
            if self.stimuli.setdefault(shown, process.number) != process.number:
                self.evening.wrong(f"stimulus {shown} is shown again after a restart")
        self.evening.frames += 1
        if self.evening.frames % 6 == 0:
            fresh = Viewer(viewer.person, wire)
            fresh.looking, fresh.addresses = viewer.looking, dict(viewer.addresses)
            fresh.paints, fresh.painted, fresh.since = viewer.paints, viewer.painted, viewer.since
            look = FrameBuilder(table, Addresses(), covered, hold=live.hold)  # which is not written: see Hold
            scene = msgspec.json.decode(b"{%b}" % b"".join(look.writer.whole(look.body(fresh))))
            if scene != {name: value for name, value in frame.items() if name not in OF_THE_MOMENT}:
                self.evening.wrong(f"{viewer.person} sees something that is not so: {data!r}")

    def room(self, process: Process, data: bytes) -> None:
        table = self.table
        if process.live.table.seq > table.seq:
            self.evening.wrong("a room that is not written")
        if process.live.table.seq != table.seq:
            return
        room = msgspec.json.decode(data, type=up.Room)
        shown = [(info.bot, info.resigned, info.mix, info.described) for info in room.seats]
        kept = [(chair.bot, chair.resigned, chair.mix, chair.described) for chair in table.chairs]
        known = (room.phase, room.match, room.commitment, room.matches) == (
            table.phase, table.number, table.commitment, len(table.series.standings),
        )  # fmt: skip
        if shown != kept or not known:
            self.evening.wrong(f"a room that is not so: {data!r}")


class Addresses:
    """No new pictures: whatever the witness looks at was offered before."""

    def offer(self, face: str) -> str:
        return "~none"

    def offer_locked(self, face: str) -> tuple[str, str]:
        return "~none", ""

    def point(self, address: str, x: float, y: float) -> None:
        return None

    def forget(self, address: str) -> None: ...


def told(table: Table) -> bytes:
    """All of a table that is durable."""
    match = table.match
    played = None if match is None else [repr(match.state), match.rows, match.now, match.times, len(match.happened)]
    race_log = [table.race_log.presses, table.race_log.judged, sorted(table.race_log.pending)]
    showings = [(each.number, each.ply) for each in table.stimuli]
    answers = sorted(map(repr, [*table.answers.items(), *table.earlier.items()]))
    return msgspec.json.encode(
        [
            table.seq, table.at, table.setup, table.host, [repr(chair) for chair in table.chairs],
            table.series.points, len(table.series.standings), table.number, table.secret, played, table.current,
            table.dealt_at, race_log, showings, answers, table.paused_by, table.abandoned, table.closed,
        ]
    )  # fmt: skip


def plain(frame: bytes) -> Any:
    """What a frame shows, without what belongs to the moment it was sent."""
    if not frame:
        return None
    found = msgspec.json.decode(ADDRESS.sub(b"~", frame))
    return {name: value for name, value in found.items() if name not in ("at", "said", "verdict", "ack", "missed")}
