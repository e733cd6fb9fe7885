"""What sockets and routes know of halls: how one is opened, and how people come to it, wherever it is led."""

from __future__ import annotations

from typing import Any, Protocol

from tablee.hall.live import LiveHall
from tablee.hall.model.hall import Hall
from tablee.hall.model.view import Role
from tablee.hall.ports import HallLine
from tablee.protocol.hall import AnyUp, CameIn, ComeIn, NewHall


class HallEntrance(Protocol):
    """A hall, as people come to it: here, or at another node."""

    id: str
    code: str

    @property
    def gone(self) -> bool: ...

    async def hall(self) -> Hall:
        """As it is now, to be looked at only."""

    async def come_in(self, device: str, wanted: ComeIn, is_new: bool) -> CameIn: ...

    async def lead(self, device: str, key: str) -> bool:
        """With the hash of the key; False, if it is another."""

    async def end(self) -> None:
        """Nothing of it stays, unless that was ticked."""

    def welcomes(self, device: str, role: Role) -> bool: ...
    def enter(self, device: str, role: Role, line: Any) -> Any: ...
    def post(self, who: Any, asked: AnyUp) -> bool: ...
    def leave(self, who: Any) -> None: ...


class Halls(Protocol):
    """All halls there are, as the server and its routes know them."""

    async def open(self, person: str, asked: NewHall) -> tuple[LiveHall, str]:
        """A new hall, and its leader's key, which is told once."""

    async def entrance(self, typed: str) -> HallEntrance | None:
        """The hall with this code."""

    def here(self) -> list[LiveHall]:
        """Those of this machine."""

    async def leave(self, person: str) -> None:
        """Somebody is forgotten: they are in no hall any more."""

    async def tidy(self) -> None: ...
    def stop(self) -> None: ...


class Ending(Protocol):
    """Whoever ends halls."""

    async def end(self, code: str) -> None: ...


class LocalHall:
    """A hall of this machine."""

    def __init__(self, halls: Ending, live: LiveHall) -> None:
        self.halls = halls
        self.live = live
        self.id, self.code = live.id, live.code

    @property
    def gone(self) -> bool:
        return self.live.gone

    async def hall(self) -> Hall:
        return self.live.hall

    async def come_in(self, device: str, wanted: ComeIn, is_new: bool) -> CameIn:
        coming = self.live.coming
        return await self.live.ask(lambda: coming.come_in(device, wanted.name, wanted.animal, is_new))

    async def lead(self, device: str, key: str) -> bool:
        return await self.live.ask(lambda: self.live.coming.lead(device, key))

    async def end(self) -> None:
        await self.halls.end(self.code)

    def welcomes(self, device: str, role: Role) -> bool:
        return self.live.welcomes(device, role)

    def enter(self, device: str, role: Role, line: HallLine) -> Any:
        return self.live.enter(device, role, line)

    def post(self, who: Any, asked: AnyUp) -> bool:
        return self.live.post(who, asked)

    def leave(self, who: Any) -> None:
        self.live.leave(who)
