"""Who somebody is: a signed cookie that says an id, and a name to it. No account, no password.

Names are read into memory at the start, and those that another node wrote when somebody comes who is not known yet. An
id without a name is nobody: who was forgotten is forgotten on every device.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from tablee.protocol.ids import device_of
from tablee.server.base import names
from tablee.stores.base import Person

if TYPE_CHECKING:
    from itsdangerous import TimestampSigner

COOKIE = "tablee"
SECURE_COOKIE = "__Host-tablee"  # over https: no other name, and nobody on the way, can have set it
DAY = 24 * 3600
YEAR = 365 * DAY
RENEWED = 7 * 24 * 3600  # a cookie older than this is written anew
NOTED = 6 * 3600.0  # seconds in which it is written once that somebody is here

NUMBER = "~"  # before it, behind an id

T = TypeVar("T")


class Names(Protocol):
    """What people need of the store."""

    async def names(self) -> dict[str, str]: ...
    async def animals(self) -> dict[str, int]: ...
    async def people(self, ids: Collection[str]) -> dict[str, Person]: ...
    async def save_person(self, id: str, name: str) -> None: ...
    async def save_animal(self, id: str, animal: int) -> None: ...
    async def note_seen(self, ids: Collection[str]) -> None: ...
    async def forget_person(self, id: str) -> None: ...
    async def sign_out(self, id: str) -> int: ...
    async def save_device(self, id: str, person: str, kind: str) -> None: ...
    async def drop_device(self, id: str, person: str) -> bool: ...
    async def gone_devices(self, person: str | None = None) -> list[str]: ...
    async def signed_out(self, ids: Collection[str] | None = None) -> dict[str, int]: ...


@dataclass(frozen=True, slots=True)
class Cookie:
    """What a cookie says: who, and how old it is in seconds."""

    person: str
    age: float
    number: int = 0  # how often that person had signed out other devices
    device: str = ""  # its id, where it has one

    @property
    def is_old(self) -> bool:
        return self.age > RENEWED


def cookie_in(cookies: Mapping[str, str], by_https: bool) -> tuple[str | None, bool]:
    """The cookie of ours that was sent; and is it still under the name that https had before version 0.2?"""
    if not by_https:
        return cookies.get(COOKIE), False
    found = cookies.get(SECURE_COOKIE)
    return (found, False) if found is not None else (cookies.get(COOKIE), COOKIE in cookies)


class Mark(NamedTuple):
    """What cookies and links say of somebody."""

    person: str
    number: int = 0
    device: str = ""


class Identities:
    """Everybody the server knows."""

    def __init__(
        self, store: Names, key: bytes, known: dict[str, str], animals: dict[str, int] | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        self.store = store
        self.now = now
        self.seen: dict[str, float] = {}  # when it was last noted that somebody is here
        self.unnoted: set[str] = set()  # of whom that is still to be written
        self.key = key
        self.known = known
        self.animals = animals or {}  # of those who have chosen one
        self.numbers: dict[str, int] = {}  # of those who have signed out devices
        self.gone: set[str] = set()  # ids of devices that were shut out
        self.seen_devices: dict[str, int] = {}  # on which day each was last noted
        self.unnoted_devices: dict[str, str] = {}  # whose they are, of those of which that is still to be written
        self.forgotten: set[str] = set()  # whom a look-up that was under way must not bring back
        self.also_forget: Callable[[str], None] = lambda person: None  # what is kept of somebody beside the store

    @cached_property
    def signer(self) -> TimestampSigner:
        """Where there are cookies: a page without a server signs nothing."""
        from itsdangerous import TimestampSigner

        return TimestampSigner(self.key, salt="tablee-person-1", digest_method=hashlib.sha256)

    def cookie(self, person: str, device: str = "") -> str:
        return self.signer.sign(self.marked(person, device)).decode()

    # ---- devices that were signed out

    def number(self, person: str) -> int:
        """How often somebody has signed out devices: what was given to one before counts no more."""
        return self.numbers.get(person, 0)

    def marked(self, person: str, device: str = "") -> str:
        """Somebody's id as cookies and links have it."""
        number = self.number(person)
        if device:
            return f"{person}{NUMBER}{number}{NUMBER}{device}"
        return f"{person}{NUMBER}{number}" if number else person

    def unmarked(self, mark: str) -> Mark | None:
        """Whose mark it is, unless it was given to a device that was signed out since."""
        person, _, rest = mark.partition(NUMBER)
        number, _, device = rest.partition(NUMBER)
        given = int(number or 0)
        if given < self.number(person) or device in self.gone:
            return None
        if given:  # of a sign-out that another node has not told us of yet; nobody but us can have signed it
            self.numbers[person] = given
        return Mark(person, given, device)

    def ticket(self, person: str, table: str, device: str = "") -> Ticket:
        return Ticket(person, table, self.number(person), device)

    async def new_device(self, person: str, kind: str) -> str:
        """An id for a device, by which it can be shut out."""
        device = secrets.token_hex(5)
        await self.store.save_device(device, person, kind)
        return device

    async def shut_out(self, person: str, device: str) -> bool:
        """One device is this person's no more; False, if it never was."""
        is_theirs = await self.store.drop_device(device, person)
        if is_theirs:
            self.gone.add(device)
        return is_theirs

    def touch_device(self, device: str, person: str) -> None:
        """It is here: that is noted once a day."""
        today = int(self.now() // DAY)
        if self.seen_devices.get(device) != today:
            self.seen_devices = {each: day for each, day in self.seen_devices.items() if day == today}
            self.seen_devices[device] = today
            self.unnoted_devices[device] = person

    async def sign_out(self, person: str) -> int:
        """All devices; whoever asked for it is given a new cookie."""
        self.numbers[person] = await self.store.sign_out(person)
        return self.numbers[person]

    # ---- who they are

    def read(self, cookie: str | None) -> Cookie | None:
        """Who this cookie is for; nobody, if it is forged, too old, or of somebody who is not known here."""
        found = self.signed(cookie)
        return found if found is not None and found.person in self.known else None

    async def who(self, cookie: str | None) -> Cookie | None:
        """The same, with those whom another node knows; who was forgotten is nobody."""
        if (found := self.signed(cookie)) is None:
            return None
        await self.meet([found.person])
        if found.person not in self.known:
            return None
        self.touch([found.person])
        if found.device:
            self.touch_device(found.device, found.person)
        return found

    def signed(self, cookie: str | None) -> Cookie | None:
        """What a cookie of ours says, whoever it is for."""
        if not cookie or len(cookie) > 200:
            return None
        from itsdangerous import BadSignature

        try:
            mark, signed = self.signer.unsign(cookie, return_timestamp=True)
        except BadSignature:
            return None
        age = self.signer.get_timestamp() - signed.timestamp()  # under 0 where clocks differ, or went back: still ours
        found = self.unmarked(mark.decode())
        return Cookie(found.person, age, found.number, found.device) if found is not None and age <= YEAR else None

    async def meet(self, ids: Iterable[str]) -> None:
        """Whoever of them is not known yet is looked up."""
        missing = {id for id in ids if id and id not in self.known and device_of(id) not in self.forgotten}
        if missing:
            self.numbers |= await self.store.signed_out(missing)
            self.learn(await self.store.people(missing))

    async def refresh(self, person: str) -> None:
        """Another node has changed or forgotten somebody, or signed out their devices."""
        self.numbers |= await self.store.signed_out([person])
        self.gone |= set(await self.store.gone_devices(person))
        found = await self.store.people([person])
        if found:
            self.animals.pop(person, None)
            self.learn(found)
        else:
            self.drop(person)

    def learn(self, found: dict[str, Person]) -> None:
        for id, person in found.items():
            if device_of(id) not in self.forgotten:
                self.known[id] = person.name
                if person.animal is not None:
                    self.animals[id] = person.animal

    def name(self, person: str) -> str:
        return names.shown(self.known.get(person, ""))

    def alias(self, person: str, other: str) -> str:
        """What one person calls another to the server: it is nobody's id, and means nothing to anybody else."""
        key = hashlib.sha256(b"tablee-alias-1" + self.signer.secret_key).digest()
        return hashlib.blake2b(f"{person} {other}".encode(), key=key, digest_size=12).hexdigest()

    def given(self, person: str) -> str:
        """In which language their name was given; empty, if they said it themselves."""
        return names.language_of(self.known.get(person, ""))

    def touch(self, people: Iterable[str]) -> None:
        """They are here, or have a seat: their names stay."""
        now = self.now()
        for person in people:
            if person and now - self.seen.get(person, float("-inf")) > NOTED:
                self.seen[person] = now
                self.unnoted.add(person)

    async def note_seen(self) -> None:
        """What `touch` was told, in one write."""
        devices, self.unnoted_devices = self.unnoted_devices, {}
        for device, person in devices.items():
            await self.store.save_device(device, person, "")
        noted, self.unnoted = self.unnoted, set()
        if not noted:
            return
        try:
            await self.store.note_seen(noted)
        except Exception:
            self.unnoted |= noted
            raise

    async def drop_unstored(self) -> None:
        """Names that went from the store, by this node or another, go here; not of those who were here meanwhile."""
        before = set(self.known)
        stored = await self.store.names()
        lately = self.now() - 2 * NOTED
        self.seen = {person: at for person, at in self.seen.items() if at > lately}
        for id in before - stored.keys() - self.seen.keys():
            self.known.pop(id, None)
            self.animals.pop(id, None)
            self.numbers.pop(id, None)

    async def welcome(self, name: str, language: str) -> str:
        """Somebody new; the answer is their id."""
        person = secrets.token_hex(10)
        await self.rename(person, name, language)
        return person

    async def rename(self, person: str, name: str, language: str) -> str:
        """Without a name, somebody is called after their animal; who has none is given one."""
        clean = names.cleaned(name)
        animal = self.animals.get(person, names.any_animal())
        await self.store.save_person(person, clean or names.given(animal, language))
        self.known[person] = clean or names.given(animal, language)
        self.seen[person] = self.now()
        if not clean:
            await self.choose_animal(person, animal)
        return self.name(person)

    async def choose_animal(self, person: str, animal: int) -> None:
        await self.store.save_animal(person, animal)
        if renamed := self.wear(person, animal):
            await self.store.save_person(person, renamed)

    def wear(self, person: str, animal: int) -> str:
        """An animal stands for them from now on. What is to be kept as their name, if it goes with the animal."""
        self.animals[person] = animal
        language, before = self.given(person), self.known.get(person, "")
        if not language or names.given(animal, language) == before:
            return ""
        self.known[person] = names.given(animal, language)
        return self.known[person]

    async def forget(self, person: str) -> None:
        """The name goes, and with it those of others who play on this person's devices."""
        await self.store.forget_person(person)
        self.also_forget(person)
        self.drop(person)

    def drop(self, person: str) -> None:
        self.forgotten.add(person)
        self.numbers.pop(person, None)
        for id in [id for id in self.known if id == person or id.startswith(f"{person}+")]:
            del self.known[id]
            self.animals.pop(id, None)


@dataclass(frozen=True, slots=True)
class Ticket:
    """Leave to open one socket."""

    person: str
    table: str
    number: int = 0  # as in the cookie
    device: str = ""  # likewise
