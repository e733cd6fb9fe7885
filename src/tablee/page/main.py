"""What the workers call. client/src/local/worker.ts imports this module, and gives it the browser."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from tablee.page import bots, plain_words, requests
from tablee.page.browser import Browser, Kept, plain
from tablee.page.lines import PageConnection, PageLine
from tablee.page.proof import proof
from tablee.page.server import PageServer
from tablee.plugins import points
from tablee.plugins.points import Point
from tablee.server.content.game_facts import all_facts


class PageFacts(Struct, frozen=True):
    """What the build has written down, because a page cannot look it up."""

    build: str
    points: dict[str, list[tuple[str, str]]]  # entry points, by group
    said: dict[str, dict[str, str]]  # sentences, by language
    widths: dict[str, int]  # of sealed faces, in pixels


class Page:
    """The server of a page and its lines, by number."""

    def __init__(self, browser: Browser, server: PageServer) -> None:
        self.browser = browser
        self.server = server
        self.lines: dict[int, PageConnection] = {}

    async def ask(self, method: str, address: str, body: str, language: str) -> tuple[int, str]:
        status, data = await requests.answer(self.server, method, address, body.encode(), language)
        return status, data.decode()

    def open_line(self, number: int, address: str) -> None:
        self.lines[number] = PageConnection(self.server, PageLine(self.browser, number), address)

    def hear(self, number: int, text: str) -> None:
        if number in self.lines:
            self.lines[number].handle(text.encode())

    def leave(self, number: int) -> None:
        connection = self.lines.pop(number, None)
        if connection is not None:
            connection.leave()

    def prove(self, text: str) -> str:
        """What is to be said about a file, as JSON."""
        return msgspec.json.encode(proof(text.encode())).decode()

    def picture(self, address: str) -> str:
        """What is behind the address of a sealed picture, as JSON; null, if nothing is."""
        offer = self.server.images.found(address)
        return msgspec.json.encode(offer).decode()


PREPARED: dict[str, PageFacts] = {}  # what has been done already, also in a memory that was kept


def prepare(facts: str) -> PageFacts:
    """What either worker needs before it does anything: games, and the words it says itself. Once is enough."""
    if facts in PREPARED:
        return PREPARED[facts]
    told = msgspec.json.decode(facts, type=PageFacts)
    points.WRITTEN.update({group: [Point(*each) for each in lines] for group, lines in told.points.items()})
    plain_words.use(told.said)
    all_facts()  # every game is loaded
    PREPARED[facts] = told
    return told


async def begin(browser: Browser, told: PageFacts, kept: Iterable[Any]) -> Page:
    """In the worker that is the server. `kept` is all that the browser has kept: kind, key, data."""
    found: list[Kept] = [(str(kind), str(key), plain(data)) for kind, key, data in kept]
    return Page(browser, PageServer(browser, told.widths, told.build, found))


def think(pickled: Any) -> bytes:
    """In the worker that thinks."""
    return bots.run(plain(pickled))
