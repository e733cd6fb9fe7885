"""A frame as bytes: whole, or in part, with what is different from the one before."""

from __future__ import annotations

from typing import Final

from msgspec.json import encode

from tablee.protocol.messages import Judged
from tablee.table.model.viewer import Body, Viewer

PLACES: Final = [b"%d" % place for place in range(256)]  # of zones


def written(
    viewer: Viewer, at: int, scene: list[bytes], said: bytes, verdict: list[Judged], ack: bytes, missed: bool,
    trial: bytes = b"",
) -> bytes:  # fmt: skip
    """A frame that shows this scene; `said` are events, with commas between them."""
    end = b""
    if ack:
        end = b',"ack":%b' % ack
    if said:
        end = b'%b,"said":[%b]' % (end, said)
    if verdict:
        end += b',"verdict":' + encode(verdict)
    if trial:
        end += b',"trial":' + trial
    if missed:
        end += b',"missed":true'
    return b'{"kind":"frame","n":%d,"at":%d,%b%b}' % (viewer.n, at, b"".join(scene), end)


class SceneWriter:
    """Scenes as they are sent, for as many viewers as there are. Mostly all of them have the same table, and had the
    same one before: both are joined once."""

    def __init__(self) -> None:
        self.table: list[bytes] = []
        self.joined = b""  # the zones of `table`
        self.before: list[bytes] = []
        self.after: list[bytes] = []
        self.changes = b""  # what a part says of the table `after` to whoever has the one `before`

    def whole(self, body: Body) -> list[bytes]:
        """A scene that needs nothing else."""
        rest, table, (start, zones, behind), end = body
        if table is not self.table:
            self.table, self.joined = table, b",".join(table)
        if not zones:
            return [rest, b',"table":[', self.joined, b'],"mine":', start, behind, end]
        own = b",".join(zones)
        return [rest, b',"table":[', self.joined, b'],"mine":', start, b',"zones":[', own, b"]", behind, end]

    def part(self, base: int, before: Body, body: Body) -> list[bytes]:
        """A scene for whoever has the one before."""
        rest, table, mine, end = body
        _, old_table, old_mine, _ = before
        if old_table is not self.before or table is not self.after:
            self.before, self.after = old_table, table
            self.changes = b"" if old_table == table else b',"table":[%b]' % b",".join(changed(old_table, table))
        numbered = b',"base":%d' % base
        if mine == old_mine:
            return [rest, numbered, self.changes, end]
        start, zones, behind = mine
        if not zones:
            return [rest, numbered, self.changes, b',"mine":', start, behind, end]
        own = b",".join(changed(old_mine[1], zones))
        return [rest, numbered, self.changes, b',"mine":', start, b',"zones":[', own, b"]", behind, end]


def changed(before: list[bytes], now: list[bytes]) -> list[bytes]:
    """Zones; for each that stood at the same place before, that place."""
    found: list[bytes] = []
    for place, zone in enumerate(now):
        stood_there = place < len(before) and place < len(PLACES) and before[place] == zone
        found.append(PLACES[place] if stood_there else zone)
    return found
