"""A frame as bytes: whole, or in part, with what is different from the one before."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.json import encode

from tablee.core.scenes import WrittenMine
from tablee.protocol.messages import Judged
from tablee.table.model.viewer import Body, Viewer

PLACES = [b"%d" % place for place in range(256)]  # of zones


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


def whole(body: Body) -> list[bytes]:
    """A scene that needs nothing else."""
    return [body.rest, b',"table":', listed(body.table), b',"mine":', *mine(body.mine, body.mine[1]), body.end]


class Changes:
    """What is different, for as many viewers as there are: mostly all of them had the same table before."""

    def __init__(self) -> None:
        self.tables: list[tuple[list[bytes], list[bytes], bytes]] = []  # before, now, and what is told

    def part(self, base: int, before: Body, body: Body) -> list[bytes]:
        """A scene for whoever has the one before."""
        found = [body.rest, b',"base":%d' % base, self.of_table(before.table, body.table)]
        if body.mine != before.mine:
            found += (b',"mine":', *mine(body.mine, changed(before.mine[1], body.mine[1])))
        found.append(body.end)
        return found

    def of_table(self, before: list[bytes], now: list[bytes]) -> bytes:
        for one, other, told in self.tables:
            if one is before and other is now:
                return told
        told = b"" if before == now else b',"table":' + listed(changed(before, now))
        self.tables.append((before, now, told))
        return told


def changed(before: list[bytes], now: list[bytes]) -> list[bytes]:
    """Zones; for each that stood at the same place before, that place."""
    count = len(before)
    return [PLACES[at] if at < count and before[at] == zone else zone for at, zone in enumerate(now)]


def mine(found: WrittenMine, zones: list[bytes]) -> tuple[bytes, ...]:
    start, _, end = found
    return (start, b',"zones":', listed(zones), end) if zones else (start, end)


def listed(zones: list[bytes]) -> bytes:
    return b"[" + b",".join(zones) + b"]"
