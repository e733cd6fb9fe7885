"""The halls of this machine: opened, found by their code, read again after a restart, and erased at the end."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from tablee.core.draws import FastDraw
from tablee.core.words import Msg, msg
from tablee.hall.live import LiveHall
from tablee.hall.model import league, rows
from tablee.hall.model.league import BadLeague
from tablee.hall.ports import HallPorts
from tablee.hall.requests import listed
from tablee.hall.rounds import checked_plan
from tablee.protocol.errors import NotOurs, Refusal, StoreAway
from tablee.protocol.hall import Door, NewHall
from tablee.protocol.ids import HALL, device_of, is_hall
from tablee.server.base import codes, names
from tablee.server.base.logs import fault, log
from tablee.server.base.refused_names import accepted
from tablee.server.base.settings import Settings
from tablee.server.hosting.halls.entrance import LocalHall
from tablee.server.hosting.halls.hall_tables import TablesOfHall
from tablee.server.hosting.halls.house import HallPlace, HouseChores, HousePeople, HouseTables
from tablee.stores.base import Store
from tablee.stores.halls import KeptHall, people_of, table_ids
from tablee.stores.tokens import hashed
from tablee.table.model.ports import TableHandle

HALLS = 50  # that may be open in a house
HALLS_A_PERSON = 3
KEY_LENGTH = 8  # letters of a leader's key
LEFT = 12 * 3600  # seconds after the last has left: it ends by itself
SETTLING = 2.0  # seconds for its tables to finish what they are doing


class HallDirectory:
    def __init__(
        self, settings: Settings, store: Store, people: HousePeople, tables: HouseTables, chores: HouseChores,
        place: HallPlace, wall: Callable[[], float] = time.time,
    ) -> None:  # fmt: skip
        self.settings = settings
        self.store = store
        self.people = people
        self.tables = tables
        self.chores = chores
        self.place = place
        self.wall = wall
        self.halls: dict[str, LiveHall] = {}  # by code
        self.changing: set[str] = set()  # ids of those that are just being opened or ended
        self.seen: dict[str, float] = {}  # when somebody was last there, by code

    # ---- opening and finding

    async def load(self) -> None:
        """Every hall that is kept, and is ours."""
        for kept in [each for each in await self.store.halls.all() if self.tables.is_ours(each.code)]:
            await self.store.halls.claim(kept.id)
            await self.take_up(kept)

    async def take_up(self, kept: KeptHall) -> LiveHall | None:
        """A hall as its rows tell it; None, if they tell nothing that can be understood."""
        self.tables.reserved.add(kept.code)
        known = await self.store.halls.rows(kept.id)
        try:
            live = LiveHall.from_rows(kept.id, kept.code, known, self.ports(kept.id, kept.code))
        except Exception as error:
            fault("hall-broken", error, todo="its rows cannot be read; others go on")
            return None
        await self.people.meet(member.who for member in live.hall.present)
        self.add(live)
        self.seen[kept.code] = kept.seen_at
        return live

    def add(self, live: LiveHall) -> None:
        self.place.opened(live.id)
        self.tables.reserved.add(live.code)
        self.halls[live.code] = live
        self.seen[live.code] = self.wall()
        live.begin()

    async def open(self, person: str, asked: NewHall) -> tuple[LiveHall, str]:
        """A new hall, and its leader's key, which is told once."""
        theirs = sum(person in live.hall.leaders for live in self.halls.values())
        if len(self.halls) >= HALLS or theirs >= HALLS_A_PERSON:
            raise Refusal("too-many-rooms", msg("house-hall-too-many"))
        id, code = secrets.token_hex(8), self.tables.new_code()
        key = "".join(codes.LETTERS[secrets.randbelow(len(codes.LETTERS))] for _ in range(KEY_LENGTH))
        ports = self.ports(id, code)
        first = self.first_row(person, asked, key, ports)
        self.tables.reserved.add(code)
        self.changing.add(id)
        try:
            await self.store.halls.open(id, code, rows.encode(first))
        except (StoreAway, NotOurs):
            self.tables.reserved.discard(code)
            raise
        finally:
            self.changing.discard(id)
        live = LiveHall(id, code, ports, [first])
        self.add(live)
        log("hall-opened")
        return live, key

    def first_row(self, person: str, asked: NewHall, key: str, ports: HallPorts) -> rows.Opened:
        given = listed(ports, asked.names)
        if asked.league is not None:
            given = given or listed(ports, league.names(checked_league(asked.league)))
        return rows.Opened(
            at=0,
            title=names.cleaned_words(asked.title)[:60],
            names=given,
            plan=checked_plan(asked.plan),
            chat=asked.chat,
            door=Door(names="list" if given else "free"),
            leader=person,
            key=hashed(key).hex(),
            keep=asked.keep,
            coin=secrets.token_hex(32),
            league=asked.league,
        )

    def find(self, typed: str) -> LiveHall | None:
        live = self.halls.get(codes.read(typed))
        return None if live is None or live.gone else live

    async def entrance(self, typed: str) -> LocalHall | None:
        live = self.find(typed)
        return None if live is None else LocalHall(self, live)

    def here(self) -> list[LiveHall]:
        return [live for live in self.halls.values() if not live.gone]

    def with_id(self, id: str) -> LiveHall | None:
        return next((live for live in self.halls.values() if live.id == id), None)

    def ports(self, id: str, code: str) -> HallPorts:
        return HallPorts(
            now=self.tables.ports.now,
            later=self.tables.ports.later,
            spawn=self.chores.spawn,
            journal=self.place.journal,
            tables=TablesOfHall(id, code, self.tables, self.place.wake),
            draw=lambda: FastDraw(secrets.randbits(60)),
            name=self.name,
            wear=self.wear,
            clean=lambda name: accepted(self.settings.folder, name),
            words=names.cleaned_words,
            called=self.people.name,
        )

    def name(self, who: str, name: str) -> None:
        """Tables call them so from now on."""
        if self.people.known.get(who) == name:
            return
        self.people.known[who] = name
        self.chores.spawn(self.chores.persist(lambda: self.store.save_person(who, name)))
        self.show_anew(who)

    def wear(self, who: str, animal: int) -> None:
        if self.people.animals.get(who) == animal:
            return
        self.people.animals[who] = animal
        self.chores.spawn(self.chores.persist(lambda: self.store.save_animal(who, animal)))
        self.show_anew(who)

    def show_anew(self, who: str) -> None:
        self.tables.renamed(device_of(who))

    def table_changed(self, table: TableHandle) -> None:
        """A table tells whoever it belongs to."""
        if is_hall(table.table.host):
            live = self.with_id(table.table.host.removeprefix(HALL))
            if live is not None:
                live.table_changed()

    async def leave(self, person: str) -> None:
        """Somebody is forgotten: they are in no hall any more, whoever they were there."""
        for live in list(self.halls.values()):
            member = live.hall.member_on(person)
            if member is not None and not live.gone:
                await live.ask(partial(live.rounds.go_away, member, "left"))

    # ---- the end

    async def tidy(self) -> None:
        """Halls that everybody has left long ago end by themselves."""
        now = self.wall()
        here = [live for live in self.halls.values() if live.here and not live.gone]
        for live in here:
            self.seen[live.code] = now
        if here:
            await self.store.halls.note_seen([live.id for live in here])
        for code in [code for code in self.halls if self.seen[code] < now - LEFT]:
            await self.end(code)

    async def end(self, code: str) -> None:
        """Nothing of it stays, unless its records were to be kept."""
        live = self.halls.pop(code, None)
        if live is None:
            return  # somebody else is just doing it
        keep = live.hall.keep
        why = msg("house-hall-closed-kept" if keep else "house-hall-closed")
        live.end(why)
        self.changing.add(live.id)
        try:
            await self.settle(live, why)
            kept = await self.store.halls.rows(live.id)
            await self.store.halls.erase(live.id, keep)
            self.forget(live, kept, keep)
        except StoreAway:
            self.halls[code], self.seen[code] = live, 0.0  # it is tried again
            raise
        finally:
            self.changing.discard(live.id)
        log("hall-ended")

    async def settle(self, live: LiveHall, why: Msg) -> None:
        """Its tables stop, and what was on its way to the store is there before all of it is erased."""
        first, last = table_ids(live.id)
        ids = [id for id in self.tables.names if first <= id < last]
        stopping = [self.tables.live[id] for id in ids if id in self.tables.live]
        for table in stopping:
            await table.stop(why)
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLING):
                while live.busy or any(table.busy for table in stopping):
                    await asyncio.sleep(0.01)
        self.tables.forget(ids)
        await asyncio.sleep(0)  # writes that were begun stand before the one that erases

    def forget(self, live: LiveHall, kept: list[bytes], keep: bool) -> None:
        """Nor is anything left in memory."""
        self.place.ended(live.id)
        guests, devices = people_of(kept)
        for guest in guests:
            self.people.known.pop(guest, None)
            self.people.animals.pop(guest, None)
            self.tables.muted.discard(guest)
            self.tables.renamed(guest)  # which other workers hear of, too
        others = {device_of(id) for id in self.people.known if "+" in id}
        for device in devices:
            if not keep and device not in others:
                self.people.drop(device)
                self.place.forgotten(device)
        self.tables.chat_rules.pop(HALL + live.id, None)
        self.tables.reserved.discard(live.code)
        self.seen.pop(live.code, None)

    def drop(self, live: LiveHall) -> None:
        """Another machine leads it now."""
        if self.halls.get(live.code) is live:
            del self.halls[live.code]
            self.place.ended(live.id)

    def stop(self) -> None:
        for live in self.halls.values():
            live.stop()


def checked_league(given: dict[str, object]) -> league.League:
    try:
        return league.from_plain(given)
    except BadLeague as error:
        raise Refusal("bad-league", msg("house-bad-setup", reason=str(error))) from error
