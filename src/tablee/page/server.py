"""The page's own server: what routes ask of a game server, for the one person whose device it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import ParamSpec, TypeVar

from tablee.page.bots import PageBots
from tablee.page.browser import Browser, Kept
from tablee.page.images import PageImages
from tablee.page.store import PageStore
from tablee.page.tables import PageTables
from tablee.protocol.journal import Origin
from tablee.protocol.setup import Setup
from tablee.server.hosting.identities import Identities, Ticket
from tablee.server.hosting.lobby import TableList
from tablee.table.live import LiveTable

P = ParamSpec("P")
T = TypeVar("T")


class NoLimit:
    """Whoever asks too much keeps nobody else waiting."""

    def allow(self, whose: str) -> bool:
        return True

    def is_empty(self, whose: str) -> bool:
        return False


class Everybody:
    """Whoever is at this device may come to its tables."""

    def add(self, person: str, code: str) -> None: ...

    def __contains__(self, one: object) -> bool:
        return True


class NoLimits:
    opened = opened_by_address = tickets = newcomers = guesses = studies = NoLimit()
    admitted = Everybody()


class NoTickets:
    """The page's lines lead nowhere else."""

    async def issue(self, ticket: Ticket) -> str:
        return "page"


class NoLobby:
    def list_for(self, person: str) -> TableList:
        return TableList([])


class NoHalls:
    async def leave(self, person: str) -> None: ...


class NoConnections:
    def forget(self, person: str) -> None: ...


class PageSettings:
    people = 1000  # names on one device
    slow_days = 0
    public_address = ""
    door = ""
    folder = Path("refused")  # there is none: nobody's name is refused on their own device


class PageServer:
    makes_pictures = False  # a browser has no renderer

    def __init__(self, browser: Browser, widths: dict[str, int], build: str, found: Iterable[Kept] = ()) -> None:
        self.store = PageStore(browser)
        self.store.load(found)
        kept = self.store.kept
        self.me = kept.me  # whose device it is; nobody's, before they have said a name
        self.identities = Identities(self.store, b"", dict(kept.names), dict(kept.animals))
        self.images = PageImages(widths)
        self.bots = PageBots(browser)
        self.tables = PageTables(browser, self.store, self.identities, self.images, self.bots, build)
        self.limits = NoLimits()
        self.tickets = NoTickets()
        self.lobby = NoLobby()
        self.halls = NoHalls()
        self.connections = NoConnections()
        self.settings = PageSettings()

    async def open_table(
        self, person: str, setup: Setup, address: str = "", of_a_day: bool = False, origin: Origin | None = None
    ) -> LiveTable:
        return await self.tables.open(person, setup, origin)

    async def forget_photos(self, person: str) -> None:
        """A page keeps none."""

    async def run_in_thread(self, run: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """There is no other thread: lessons and matches that are seen again are played here."""
        return run(*given, **named)

    async def sign_in(self, person: str) -> None:
        """It is this person's device from now on; nobody's, if they asked to be forgotten."""
        if self.me != person:
            self.me = self.store.kept.me = person
            await self.store.keep_people()
