"""How often somebody may do something: a bucket of tokens for each of them, filled again as time passes."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from tablee.server.base.settings import Settings

STRIKES_FORGIVEN = 1  # a minute
KNOWN = 50_000  # buckets that are remembered at most; who is forgotten has a full one again


class Bucket:
    """`most` at once, then `a_second`."""

    __slots__ = ("a_second", "at", "left", "most")

    def __init__(self, most: float, a_second: float, now: float) -> None:
        self.most = most
        self.a_second = a_second
        self.left = most
        self.at = now

    def allow(self, now: float) -> bool:
        self.fill(now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def spend(self, much: float, now: float) -> None:
        """What was used already is taken, and may be owed: at most as much as fits in."""
        self.fill(now)
        self.left = max(-self.most, self.left - much)

    def is_full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.a_second >= self.most

    def fill(self, now: float) -> None:
        self.left = min(self.most, self.left + (now - self.at) * self.a_second)
        self.at = now


class Buckets:
    """One bucket for each person or address, which is asked for anew each time: one that is full again is as good as
    none, and goes when somebody else comes."""

    def __init__(self, most: int, a_minute: float, now: Callable[[], float], known: int = KNOWN) -> None:
        self.most = most
        self.a_second = a_minute / 60
        self.now = now
        self.known = known
        self.found: OrderedDict[str, Bucket] = OrderedDict()
        self.told: Callable[[str], None] | None = None  # others who count the same are told whose token was taken

    def allow(self, whose: str) -> bool:
        allowed = self.of(whose).allow(self.now())
        if allowed and self.told is not None:
            self.told(whose)
        return allowed

    def spend(self, whose: str, much: float) -> None:
        self.of(whose).spend(much, self.now())

    def of(self, whose: str) -> Bucket:
        bucket = self.found.get(whose)
        if bucket is None:
            self.make_room()
            bucket = self.found[whose] = Bucket(self.most, self.a_second, self.now())
        self.found.move_to_end(whose)
        return bucket

    def make_room(self) -> None:
        """Who came longest ago is forgotten, if their bucket is full again or there are too many."""
        now = self.now()
        while self.found and (len(self.found) >= self.known or next(iter(self.found.values())).is_full(now)):
            self.found.popitem(last=False)

    def is_empty(self, whose: str) -> bool:
        """Would `take` say no? Nothing is taken."""
        bucket = self.found.get(whose)
        return bucket is not None and bucket.left + (self.now() - bucket.at) * self.a_second < 1


def neighbourhood(address: str) -> str:
    """An address as limits count it: of the new kind, one connection has a whole /64."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Admitted:
    """Who was let in at which table lately: whoever comes back there guesses at nothing, whatever others behind the
    same address do."""

    def __init__(self, known: int = KNOWN) -> None:
        self.known = known
        self.found: OrderedDict[tuple[str, str], None] = OrderedDict()

    def add(self, person: str, code: str) -> None:
        self.found[person, code] = None
        self.found.move_to_end((person, code))
        while len(self.found) > self.known:
            self.found.popitem(last=False)

    def __contains__(self, one: tuple[str, str]) -> bool:
        return one in self.found


# What guards secrets and the store is counted for a whole house; what guards a process, by each worker for itself.
OF_THE_HOUSE = ("opened", "halls", "opened_by_address", "newcomers", "guesses", "forgeries", "elsewhere", "photos")


class Limits:
    """How often anybody may do what."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self.opened = Buckets(settings.opened_at_once, settings.opened_a_minute, now)
        self.halls = Buckets(settings.opened_at_once, settings.opened_a_minute, now)
        hourly = settings.address_opens_an_hour / 60
        self.opened_by_address = Buckets(settings.address_opens_at_once, hourly, now)
        self.handshakes = Buckets(settings.handshakes_at_once, settings.handshakes_a_minute, now)
        self.tickets = Buckets(settings.tickets_at_once, settings.tickets_a_minute, now)
        self.newcomers = Buckets(settings.newcomers_at_once, settings.newcomers_a_minute, now)
        self.guesses = Buckets(settings.guesses_at_once, settings.guesses_a_minute, now)  # at codes of tables
        self.forgeries = Buckets(settings.guesses_at_once, settings.guesses_a_minute, now)  # of links and keys
        self.admitted = Admitted()
        self.studies = Buckets(settings.studies_at_once, settings.studies_a_minute, now)
        self.elsewhere = Buckets(settings.elsewhere_at_once, settings.elsewhere_a_minute, now)
        self.photos = Buckets(settings.photos_at_once, settings.photos_a_minute, now)
        self.requests = Buckets(settings.requests_at_once, settings.requests_a_minute, now)
        self.messages = Buckets(settings.messages_at_once, 60 * settings.messages_a_second, now)
        each_second = settings.address_messages_a_second
        self.messages_by_address = Buckets(settings.address_messages_at_once, 60 * each_second, now)
        self.strikes = Buckets(settings.strikes, STRIKES_FORGIVEN, now)
        self.cpu_ms = Buckets(settings.cpu_ms_at_once, settings.cpu_ms_a_minute, now)

    def share(self, tell: Callable[[str, str], None]) -> None:
        """Other workers hear of what is counted for the whole house: of which limit, and whose token was taken."""
        for name in OF_THE_HOUSE:
            self.house_wide(name).told = partial(tell, name)

    def spent_elsewhere(self, name: str, whose: str) -> None:
        self.house_wide(name).spend(whose, 1)

    def house_wide(self, name: str) -> Buckets:
        found: Buckets = getattr(self, OF_THE_HOUSE[OF_THE_HOUSE.index(name)])
        return found
