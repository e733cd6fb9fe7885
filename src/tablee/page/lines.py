"""A line between the page and a table in its worker: what a socket is at a server."""

from __future__ import annotations

from urllib.parse import parse_qs

import msgspec

from tablee.core.words import msg
from tablee.page.browser import Browser
from tablee.page.server import PageServer
from tablee.protocol import messages
from tablee.protocol.messages import Ack, No
from tablee.table.live import LiveTable
from tablee.table.model.latency import Latency
from tablee.table.model.viewer import Viewer

TRIP = 100  # hundredths of a millisecond: the page is next door
GONE = 1012  # come back later: there is no such table now
LOBBY = "/ws/lobby"


class PageLine:
    """The worker's end of a line."""

    def __init__(self, browser: Browser, number: int) -> None:
        self.browser = browser
        self.number = number
        self.latency = Latency(tcp_least=0)
        self.is_open = True
        for _ in range(5):
            self.ping()

    def send(self, data: bytes) -> None:
        if self.is_open:
            self.browser.send(self.number, data.decode())

    def send_frame(self, data: bytes, match: int, n: int) -> None:
        self.send(data)

    def send_room(self, data: bytes) -> None:
        self.send(data)

    def ping(self) -> None:
        self.latency.ping(TRIP)

    def close(self, code: int, reason: str) -> None:
        if self.is_open:
            self.is_open = False
            self.browser.close(self.number, code, reason)


class PageConnection:
    """One line at one table."""

    def __init__(self, server: PageServer, line: PageLine, address: str) -> None:
        self.line = line
        self.viewer: Viewer | None = None
        path, _, asks = address.partition("?")
        if path == LOBBY:
            line.send(msgspec.json.encode(server.lobby.list_for("")))
            return
        found = server.tables.table(path.rpartition("/")[2])
        if found is None or found.gone or not server.me:
            line.close(GONE, "")
            return
        self.live: LiveTable = found
        self.viewer = self.live.enter(server.me, line, *left_off(asks))

    def handle(self, data: bytes) -> None:
        if self.viewer is None:
            return
        try:
            asked = messages.DECODER.decode(data)
        except (msgspec.MsgspecError, ValueError) as error:
            self.say(No(code="bad-message", why=msg("house-web-bad-request", reason=str(error)[:200]), id=""))
            return
        if isinstance(asked, messages.Echo):
            self.say(Ack(id=asked.id))
        elif not self.live.post(self.viewer, asked):
            self.say(No(code="busy", why=msg("house-web-busy"), id=asked.id))

    def say(self, what: Ack | No) -> None:
        self.line.send(messages.ENCODER.encode(what))

    def leave(self) -> None:
        viewer, self.viewer = self.viewer, None
        self.line.is_open = False
        if viewer is not None:
            self.live.leave(viewer)


def left_off(asks: str) -> tuple[int | None, int | None]:
    """Where a page that was here before goes on: ?match=M&n=N."""
    given = parse_qs(asks)
    numbers = [int(given[name][0]) if name in given else None for name in ("match", "n")]
    return (numbers[0], numbers[1]) if None not in numbers else (None, None)
