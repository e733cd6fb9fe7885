"""Halls among many nodes: each is led by one of them, which plays all its tables as well.

A hall is owned as a table is: by the node whose name stands beside it in the store, for as long as that node renews its
lease. Unlike a table, a hall never sleeps: one without an owner is taken by whoever finds it first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

from tablee.cluster.bus import Sleep
from tablee.cluster.lease import Lease
from tablee.core.races import MS
from tablee.hall.live import LiveHall
from tablee.hall.model.view import Role
from tablee.hall.ports import HallJournal, HallLine
from tablee.protocol.errors import NotOurs, StoreAway
from tablee.protocol.ids import HALL

ROLES: dict[str, Role] = {"player": "player", "leader": "leader", "wall": "wall"}
WINDING_UP = 2000 * MS  # for a hall to finish what it is doing
ROLE = "/"  # between a hall's id and as whom somebody comes


class HallsOwned(Protocol):
    """What is asked of the store: see stores/halls.py."""

    async def claim(self, id: str) -> int | None: ...
    async def release(self, id: str) -> None: ...
    async def owner_of(self, id: str) -> str | None: ...
    async def unowned(self) -> list[str]: ...
    async def own(self) -> dict[str, int]: ...


class HallsHere(Protocol):
    """The halls in this machine's memory."""

    changing: set[str]  # ids of those that are just being opened or ended

    def with_id(self, id: str) -> LiveHall | None: ...
    def drop(self, live: LiveHall) -> None: ...


class Leading(Protocol):
    """The node, as its halls know it."""

    lease: Lease
    leaving: bool
    now: Callable[[], int]
    sleep: Sleep


class HallDoor:
    """A hall, as sockets in one role come to it: to them and to gateways it is like a table."""

    def __init__(self, live: LiveHall, role: Role) -> None:
        self.live = live
        self.role = role
        self.id = door_id(live.id, role)

    @property
    def gone(self) -> bool:
        return self.live.gone

    def welcomes(self, person: str) -> bool:
        return self.live.welcomes(person, self.role)

    def enter(self, person: str, line: HallLine, match: int | None = None, n: int | None = None) -> Any:
        return self.live.enter(person, self.role, line)

    def post(self, viewer: Any, asked: Any, arrived: int | None = None) -> bool:
        return self.live.post(viewer, asked)

    def leave(self, viewer: Any) -> None:
        self.live.leave(viewer)


class NodeHalls:
    def __init__(
        self, node: Leading, store: HallsOwned, here: HallsHere, take_up: Callable[[str], Awaitable[LiveHall | None]],
        is_playable: Callable[[str], Awaitable[bool]],
    ) -> None:  # fmt: skip
        self.node = node
        self.lease = node.lease
        self.store = store
        self.here = here
        self.take_up = take_up  # from its rows, into memory; None: it cannot be read
        self.is_playable = is_playable  # are the matches of its tables of versions that are played here?
        self.adopting: dict[str, asyncio.Task[LiveHall | None]] = {}
        self.unknown: set[str] = set()  # halls that cannot be led here: with matches that only other versions know

    # ---- whose is it?

    def owned(self, id: str) -> LiveHall | None:
        """A hall that is surely ours just now."""
        live = self.here.with_id(id)
        return live if live is not None and not live.gone and self.lease.holds(HALL + id) else None

    def door(self, door: str) -> HallDoor | None:
        id, role = behind(door)
        live = self.owned(id)
        return HallDoor(live, ROLES[role]) if live is not None and role in ROLES else None

    async def owner_of(self, door: str) -> str | None:
        return await self.store.owner_of(behind(door)[0])

    async def adopt(self, id: str) -> LiveHall | None:
        """The hall is ours from now on, unless it is somebody else's."""
        if id not in self.adopting:
            self.adopting[id] = asyncio.get_running_loop().create_task(self.take_over(id))
            self.adopting[id].add_done_callback(lambda _: self.adopting.pop(id, None))
        return await asyncio.shield(self.adopting[id])

    async def adopt_door(self, door: str) -> HallDoor | None:
        live = await self.adopt(behind(door)[0])
        return None if live is None else self.door(door)

    async def take_over(self, id: str) -> LiveHall | None:
        self.drop_lost()
        live = self.owned(id)
        if live is not None:
            return live
        if self.node.leaving or id in self.here.changing or not self.lease.is_held():
            return None
        term = self.lease.term
        epoch = await self.store.claim(id)
        if epoch is None:
            return None
        live = None
        if await self.is_playable(id):
            self.lease.begin(HALL + id, term, epoch)
            live = await self.take_up(id)
        if live is None:  # somebody else may be able to
            self.unknown.add(id)
            self.lease.end(HALL + id)
            await self.store.release(id)
        else:
            self.unknown.discard(id)
        return live

    # ---- what goes on by itself

    def drop_lost(self) -> None:
        """What was ours before our lease ran out is looked for like anybody's."""
        if self.lease.is_held():
            for id in [id for id in self.ids() if self.lease.has_lost(HALL + id)]:
                self.lose(id)

    def ids(self) -> list[str]:
        """Of halls that we took."""
        return [each.removeprefix(HALL) for each in self.lease.terms if each.startswith(HALL)]

    def lose(self, id: str) -> None:
        live = self.here.with_id(id)
        self.lease.end(HALL + id)
        if live is not None:
            live.lose()
            self.here.drop(live)

    async def inherit(self) -> None:
        """Halls without an owner are taken over; what the store says is ours is, and nothing else."""
        before = {id: self.lease.epochs.get(HALL + id) for id in self.ids() if id not in self.here.changing}
        ours = await self.store.own()
        for id, epoch in before.items():
            live = self.here.with_id(id)
            is_same = self.lease.epochs.get(HALL + id) == epoch and id not in self.here.changing
            if is_same and (ours.get(id) != epoch or live is None or live.gone):
                self.lose(id)
        here = set(self.ids())
        for id in sorted({*ours, *await self.store.unowned()} - here - self.here.changing - self.unknown):
            await self.adopt(id)

    # ---- leaving

    async def drain(self) -> None:
        """Before its tables are given away: whoever takes the hall takes them as well."""
        for id in self.ids():
            live = self.here.with_id(id)
            if live is not None:
                await self.wind_up(live)
            self.lose(id)
            with suppress(StoreAway):  # then the lease runs out
                await self.store.release(id)

    async def wind_up(self, live: LiveHall) -> None:
        """What it is doing is done, and answered."""
        live.shut()
        until = self.node.now() + WINDING_UP
        while live.busy and self.node.now() < until:
            await self.node.sleep(0.002)


class LeasedHalls:
    """A journal that the owner of a hall writes only while the hall is surely its own: see lease.py."""

    def __init__(self, journal: HallJournal, lease: Lease) -> None:
        self.journal = journal
        self.lease = lease

    async def append(self, hall: str, seq: int, row: bytes) -> None:
        if self.lease.has_lost(HALL + hall):
            raise NotOurs("the lease had run out")
        if not self.lease.is_held():
            raise StoreAway("the lease has run out")
        await self.journal.append(hall, seq, row)
        if not self.lease.holds(HALL + hall):
            raise NotOurs("the lease ran out meanwhile")


def door_id(hall: str, role: str) -> str:
    """What nodes call a hall, for sockets that come to it in this role."""
    return f"{HALL}{hall}{ROLE}{role}"


def behind(door: str) -> tuple[str, str]:
    """The hall's id, and the role."""
    id, _, role = door.removeprefix(HALL).partition(ROLE)
    return id, role
