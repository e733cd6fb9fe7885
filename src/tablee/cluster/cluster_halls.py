"""Halls of many machines: those of this node, and how those of the others are reached."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tablee.cluster.bus import Unreachable
from tablee.cluster.gateway import RelayedSocket
from tablee.cluster.messages import Answered, AnyAnswer, ComeInto, EndHall, Lead, NotMine, OfHall, Turned
from tablee.cluster.node import Node, is_known
from tablee.cluster.node_halls import Leading, NodeHalls, door_id
from tablee.core.words import Msg, msg
from tablee.hall.live import LiveHall
from tablee.hall.model import rows
from tablee.hall.model.hall import Hall
from tablee.hall.model.view import Role
from tablee.protocol.errors import NotOurs, Refusal, StoreAway
from tablee.protocol.hall import ENCODER, AnyUp, CameIn, ComeIn, NewHall
from tablee.server.base import codes
from tablee.server.hosting.halls.entrance import LocalHall
from tablee.server.hosting.halls.hall_directory import HallDirectory
from tablee.server.hosting.table_directory import LocalTables
from tablee.stores.base import Store
from tablee.stores.halls import table_ids

ANSWERING, ENDING = 2.0, 6.0  # seconds for another node to do something, or to end a hall: its store may be slow
TRIES, PAUSE = 20, 0.25  # to find who leads a hall, whose node may just have died, and seconds between two
CODES = 5  # that are tried until one is nobody's


class RemoteHall:
    """A hall, wherever it is led."""

    def __init__(self, node: Node, local: HallDirectory, id: str, code: str) -> None:
        self.node = node
        self.local = local
        self.id = id
        self.code = code

    @property
    def gone(self) -> bool:
        return self.node.leaving

    @property
    def here(self) -> LiveHall | None:
        """The hall itself, if it is led here."""
        return None if self.node.halls is None else self.node.halls.owned(self.id)

    async def hall(self) -> Hall:
        """Of a hall elsewhere, as its rows tell it."""
        live = self.here
        if live is not None:
            return live.hall
        known = await self.local.store.halls.rows(self.id)
        if not known:
            raise Refusal("no-such-room", msg("house-hall-no-such-room"))
        hall = Hall(self.id)
        for row in known:
            hall.apply(rows.decode(row))
        return hall

    # ---- what is asked of it

    async def come_in(self, device: str, wanted: ComeIn, is_new: bool) -> CameIn:
        found = await self.ask(ComeInto(self.id, device, wanted.name, wanted.animal, is_new))
        return msgspec.json.decode(found, type=CameIn)

    async def lead(self, device: str, key: str) -> bool:
        return msgspec.json.decode(await self.ask(Lead(self.id, device, key)), type=bool)

    async def end(self) -> None:
        """What takes longer than its answer may take is asked for again, and there is nothing any more."""
        try:
            await self.ask(EndHall(self.id))
        except Refusal as no:
            if no.code != "no-such-room":
                raise

    async def ask(self, what: OfHall) -> bytes:
        """Its answer; who leads it is looked for, and may just have changed. What is asked twice is done once."""
        for _ in range(TRIES):
            answer = await self.answer(what)
            if isinstance(answer, Turned):
                raise Refusal(answer.code, Msg(answer.why, dict(answer.args)))
            if isinstance(answer, Answered):
                return answer.data
            await self.node.sleep(PAUSE)
        raise StoreAway("nobody leads this hall just now")

    async def answer(self, what: OfHall) -> AnyAnswer:
        node, door = self.node, door_id(self.id, "player")
        if self.here is not None:
            return await node.of_hall(what)
        owner = await node.whose(door)
        if owner and owner != node.name:
            try:
                answer = await node.ask(owner, what, ENDING if isinstance(what, EndHall) else ANSWERING)
            except Unreachable:
                answer = NotMine()
            if not isinstance(answer, Answered | Turned):
                node.owners.pop(door, None)
            return answer
        if await node.adopted(door) is None and not await self.local.store.halls.rows(self.id):
            raise Refusal("no-such-room", msg("house-hall-no-such-room"))
        return NotMine()

    # ---- sockets

    def welcomes(self, device: str, role: Role) -> bool:
        """Whoever leads the hall decides; here it is known where that is this node."""
        live = self.here
        return live is None or live.welcomes(device, role)

    def enter(self, device: str, role: Role, line: Any) -> RelayedSocket:
        return self.node.gateway.enter(door_id(self.id, role), device, line, None, None)

    def post(self, who: RelayedSocket, asked: AnyUp) -> bool:
        return who.post(asked)

    def leave(self, who: RelayedSocket) -> None:
        who.leave()


class ClusterHalls:
    def __init__(self, local: HallDirectory, node: Node) -> None:
        self.local = local
        self.node = node
        self.store = local.store

    async def open(self, person: str, asked: NewHall) -> tuple[LiveHall, str]:
        """Another node may have a table or a hall under the code that we made up."""
        if not self.node.lease.is_held():
            raise StoreAway("our lease has run out")
        for _ in range(CODES):
            await self.note_codes()
            try:
                return await self.local.open(person, asked)
            except NotOurs:
                continue
        raise StoreAway("no code was found that is nobody's")

    async def note_codes(self) -> None:
        """Of halls of other nodes: no table may have them."""
        self.local.tables.reserved |= {kept.code for kept in await self.store.halls.all()}

    async def entrance(self, typed: str) -> RemoteHall | None:
        code = codes.read(typed)
        live = self.local.find(code)
        id = await self.store.halls.find(code) if live is None else live.id
        return None if id is None else RemoteHall(self.node, self.local, id, code)

    def here(self) -> list[LiveHall]:
        return self.local.here()

    async def leave(self, person: str) -> None:
        """Of halls of this node; others hear of it, and do the same."""
        await self.local.leave(person)

    async def tidy(self) -> None:
        await self.note_codes()
        await self.local.tidy()

    def stop(self) -> None:
        self.local.stop()


def halls_of(
    local: HallDirectory, tables: LocalTables, store: Store, rules: dict[str, int]
) -> Callable[[Leading], NodeHalls]:
    """The halls of a node."""

    async def take_up(id: str) -> LiveHall | None:
        """With what others have done: tables that they opened, too."""
        await tables.load()
        kept = next((kept for kept in await store.halls.all() if kept.id == id), None)
        return None if kept is None else await local.take_up(kept)

    async def is_playable(id: str) -> bool:
        first, last = table_ids(id)
        its = [table for table, _ in await store.tables() if first <= table < last]
        return all([is_known(await store.rows(table), rules) for table in its])

    return lambda node: NodeHalls(node, store.halls, local, take_up, is_playable)


def answerer(local: HallDirectory) -> Callable[[LiveHall, OfHall], Awaitable[AnyAnswer]]:
    """What another node asks of a hall that is led here."""

    async def answer(live: LiveHall, asked: OfHall) -> AnyAnswer:
        here = LocalHall(local, live)
        try:
            return Answered(ENCODER.encode(await done(here, asked)))
        except Refusal as no:
            return Turned(
                no.code, no.why.key, {key: arg for key, arg in no.why.args.items() if isinstance(arg, str | int)}
            )

    return answer


async def done(here: LocalHall, asked: OfHall) -> CameIn | bool:
    match asked:
        case ComeInto(device=device, name=name, animal=animal, is_new=is_new):
            return await here.come_in(device, ComeIn(name, animal), is_new)
        case Lead(device=device, key=key):
            return await here.lead(device, key)
        case EndHall():
            await here.end()
            return True
