"""Which worker a request is for, as its first line says: everybody at a table meets in the process that plays it."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import unquote_to_bytes

import httptools

from tablee.server.base import codes

LONGEST_LINE = 4096  # bytes; one that is longer is for nobody in particular
FIRST = 0  # the worker for what one of them has to do

PATH_ENDS = re.compile(rb"[?\s]")
OF_A_CODE = re.compile(rb"/(?:t|tv|s|desk|wall|ws/table|ws/room|api/1/(?:admin/)?(?:tables|rooms))/([^/]{5,40})")
OF_AN_IMAGE = re.compile(rb"/hatch/([0-9]{1,2})\.")
OF_ONE = re.compile(rb"/api/1/(?:me/)?handover\Z")  # links to other devices are in its memory
NEW = re.compile(rb"POST /api/1/(?:tables|rooms)[?\s]")


class Passing:
    """A worker's: `hand` gives a connection away, with what was read of it."""

    def __init__(self, index: int, count: int, hand: Callable[[int, int, bytes], None]) -> None:
        self.index = index
        self.count = count
        self.hand = hand
        self.turn = index

    def worker_for(self, line: bytes) -> int | None:
        """Who answers a request that begins with this line, if it is somebody else. Tables are opened by one worker
        after the other."""
        if NEW.match(line):
            self.turn = (self.turn + 1) % self.count
            return None if self.turn == self.index else self.turn
        _, _, target = line.partition(b" ")
        found = self.owner(target)
        return None if found == self.index else found

    def is_elsewhere(self, target: bytes) -> bool:
        """The same for a request that was read already, and cannot be passed on."""
        path = target if target.startswith(b"/") else httptools.parse_url(target).path or b"/"
        return self.owner(path) not in (None, self.index)

    def owner(self, target: bytes) -> int | None:
        """The one worker that can answer for this target, if there is one."""
        path = unquote_to_bytes(PATH_ENDS.split(target, 1)[0])
        if found := OF_A_CODE.match(path):
            code = codes.read(found[1].decode("latin-1"))
            return codes.worker_of(code, self.count) if code else None
        if found := OF_AN_IMAGE.match(path):
            return int(found[1]) if int(found[1]) < self.count else None
        return FIRST if OF_ONE.match(path) else None
