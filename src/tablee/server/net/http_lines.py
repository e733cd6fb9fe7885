"""All connections of a server, before and after they are sockets: how many, whose, and which of them nobody reads.

Where an address has too many, or the system has no more, a line on which nothing is being asked gives way. If there is
none, whoever comes is asked what they want: those at a table are let in, others are told to come back later.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

from tablee.server.base.descriptors import Places
from tablee.server.base.rate_limits import neighbourhood

LEAST_READ = 8 * 1024  # bytes that a reader takes between two looks, if they are there
TRIAL = 2.0  # seconds for whoever is only asked what they want
ADDRESS, FULL, CUT, SLOW = "address", "full", "cut", "slow"  # why a line was refused or ended
PROXY = "a proxy"  # whose lines are those of many


class HttpLine(Protocol):
    """A connection, as they are counted."""

    transport: asyncio.Transport
    answered: int  # requests so far


class TrustedProxies:
    """The addresses whose word is taken for whom they ask for."""

    def __init__(self, named: str) -> None:
        self.all = named.strip() == "*"
        self.networks = []
        for each in named.split(","):
            try:
                self.networks.append(ipaddress.ip_network(each.strip(), strict=False))
            except ValueError:
                continue

    def __contains__(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return self.all
        return self.all or any(found in network for network in self.networks)


class HttpLines:
    def __init__(
        self, places: Places, most_an_address: int, patience: float, trusted: TrustedProxies,
        refused: Callable[[str], None] = lambda reason: None,
    ) -> None:  # fmt: skip
        self.places = places
        self.most_an_address = most_an_address
        self.patience = patience  # seconds without reading
        self.trusted = trusted
        self.refused = refused
        self.whose: dict[asyncio.Transport, str] = {}  # all that are open
        self.of: dict[str, int] = {}  # how many, by address
        self.idle: dict[str, OrderedDict[HttpLine, None]] = {}  # on which nothing is being asked, longest first
        self.unread: dict[HttpLine, tuple[int, int]] = {}  # what was left to write, after how many answers
        self.lines: set[HttpLine] = set()
        self.look: asyncio.TimerHandle | None = None

    # ---- who comes and goes

    def add(self, line: HttpLine, address: str) -> str:
        """A new connection. Says why it is only on trial; nothing, if it is welcome."""
        whose = neighbourhood(address)
        self.count(line.transport, whose)
        self.lines.add(line)
        self.rests(line)
        self.watch()
        while len(self.whose) > self.places.ordinary:
            if not self.make_room(line, None):
                return FULL
        while self.of[whose] > self.most_an_address and address not in self.trusted:
            if not self.make_room(line, whose):
                return ADDRESS
        return ""

    def is_beyond(self, address: str) -> bool:
        """Is there not even room to be told?"""
        is_flood = self.of[neighbourhood(address)] > self.most_an_address + self.places.leaving
        return len(self.whose) > self.places.all or (is_flood and address not in self.trusted)

    def remove(self, transport: asyncio.Transport) -> None:
        whose = self.whose.pop(transport, None)
        if whose is not None:
            self.of[whose] -= 1
            if not self.of[whose]:
                del self.of[whose]

    def leaves(self, line: HttpLine) -> None:
        """It is gone, or a socket from now on."""
        self.works(line)
        self.lines.discard(line)
        self.unread.pop(line, None)

    def count(self, transport: asyncio.Transport, whose: str) -> None:
        self.remove(transport)
        self.whose[transport] = whose
        self.of[whose] = self.of.get(whose, 0) + 1

    def is_too_many(self, line: HttpLine, address: str, is_forwarded: bool) -> bool:
        """Of a proxy this is known when it says for whom it asks: its lines are those of many."""
        if is_forwarded:
            self.works(line)
            self.count(line.transport, PROXY)
            return False
        return self.of[neighbourhood(address)] > self.most_an_address

    # ---- which of them can be spared

    def works(self, line: HttpLine) -> None:
        whose = self.whose.get(line.transport, "")
        resting = self.idle.get(whose)
        if resting is not None and resting.pop(line, line) is None and not resting:
            del self.idle[whose]

    def rests(self, line: HttpLine) -> None:
        whose = self.whose.get(line.transport)
        if whose is not None:
            self.idle.setdefault(whose, OrderedDict())[line] = None

    def make_room(self, newcomer: HttpLine, whose: str | None) -> bool:
        """The line that has rested longest gives way: of this address, or of the one that has most."""
        longest = {each: next(iter(resting)) for each, resting in self.idle.items() if whose in (None, each)}
        found = [each for each, line in longest.items() if line is not newcomer]
        if not found:
            return False
        spared = longest[max(found, key=self.of.__getitem__)]
        self.works(spared)
        self.remove(spared.transport)
        spared.transport.abort()
        return True

    # ---- who does not read

    def watch(self) -> None:
        if self.look is None:
            self.look = asyncio.get_running_loop().call_later(self.patience, self.cut_slow_readers)

    def cut_slow_readers(self) -> None:
        """Whoever has taken next to nothing since the last look, while something was there, is cut off."""
        self.look = None
        before, self.unread = self.unread, {}
        for line in list(self.lines):
            left = line.transport.get_write_buffer_size()
            if not left:
                continue
            known = before.get(line)
            if known is not None and known[1] == line.answered and known[0] - left < min(LEAST_READ, known[0]):
                self.refused(SLOW)
                line.transport.abort()
            else:
                self.unread[line] = left, line.answered
        if self.lines:
            self.watch()
