"""A frame as bytes: whole, or in part, with what is different from the one before."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.json import encode

from tablee.protocol.messages import Judged
from tablee.table.model.viewer import UNSEEN, Body, Viewer

PLACES = [b"%d" % place for place in range(256)]  # of zones
MOST_BASES = 2048  # that are kept ready
BASES = [b',"base":%d' % base for base in range(MOST_BASES)]


def written(
    viewer: Viewer, at: int, scene: list[bytes], said: Sequence[bytes], verdict: list[Judged], ack: bytes, missed: bool,
    trial: bytes = b"",
) -> bytes:  # fmt: skip
    """A frame that shows this scene."""
    parts = [b'{"kind":"frame","n":%d,"at":%d,' % (viewer.n, at), *scene]
    if ack:
        parts += (b',"ack":', ack)
    if said:
        parts += (b',"said":[', b",".join(said), b"]")
    if verdict:
        parts += (b',"verdict":', encode(verdict))
    if trial:
        parts += (b',"trial":', trial)
    if missed:
        parts.append(b',"missed":true')
    parts.append(b"}")
    return b"".join(parts)


class Scenes:
    """What is sent of bodies, for as many viewers as there are: mostly all of them have the same table, and had the
    same one before."""

    def __init__(self) -> None:
        self.table: list[bytes] = []  # the last one, and
        self.lies_there = b""  # all of it
        self.before: list[bytes] = []  # the one before, and
        self.is_new = b""  # what is different from it

    def whole(self, body: Body) -> list[bytes]:
        """A scene that needs nothing else."""
        rest, table, (start, zones, behind), end = body
        if table is not self.table:
            self.keep(table, UNSEEN[1])
        if not zones:
            return [rest, b',"table":[', self.lies_there, b'],"mine":', start, behind, end]
        own = b",".join(zones)
        return [rest, b',"table":[', self.lies_there, b'],"mine":', start, b',"zones":[', own, b"]", behind, end]

    def part(self, base: int, before: Body, body: Body) -> list[bytes]:
        """A scene for whoever has the one before."""
        rest, table, mine, end = body
        _, old_table, old_mine, _ = before
        if table is not self.table or old_table is not self.before:
            self.keep(table, old_table)
        number = BASES[base] if base < MOST_BASES else b',"base":%d' % base
        if mine == old_mine:
            return [rest, number, self.is_new, end]
        start, zones, behind = mine
        if not zones:
            return [rest, number, self.is_new, b',"mine":', start, behind, end]
        own = b",".join(changed(old_mine[1], zones))
        return [rest, number, self.is_new, b',"mine":', start, b',"zones":[', own, b"]", behind, end]

    def keep(self, table: list[bytes], before: list[bytes]) -> None:
        self.table, self.before = table, before
        self.lies_there = b",".join(table)
        self.is_new = b"" if table == before else b',"table":[%b]' % b",".join(changed(before, table))


def changed(before: list[bytes], now: list[bytes]) -> list[bytes]:
    """Zones; for each that stood at the same place before, that place."""
    found = [place if old == new else new for place, old, new in zip(PLACES, before, now, strict=False)]
    return found + now[len(found) :] if len(now) > len(found) else found
