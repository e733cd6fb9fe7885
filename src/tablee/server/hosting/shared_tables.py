"""The tables of one of several workers: those whose codes are its own. Of the others it knows the public ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from tablee.server.base import codes
from tablee.server.base.colleagues import Changed, Colleagues, Listed
from tablee.server.hosting.chores import Work
from tablee.server.hosting.lobby import TableLine
from tablee.server.hosting.table_directory import LocalTables
from tablee.table.live import LiveTable

BETWEEN = 0.1  # seconds between two lists of public tables at least


class SharedTables(LocalTables):
    def __init__(self, *given: Any, colleagues: Colleagues) -> None:
        super().__init__(*given)
        self.colleagues = colleagues
        self.elsewhere: dict[int, list[TableLine]] = {}  # public tables of the other workers
        self.tell_readers: Callable[[], None] = self.lobby_changed
        self.lobby_changed = self.list_changed
        self.dirty = asyncio.Event()
        self.last: list[TableLine] = []  # what the others were told
        self.deals.is_first = colleagues.index == 0

    def is_ours(self, code: str) -> bool:
        return codes.worker_of(code, self.colleagues.count) == self.colleagues.index

    def new_code(self) -> str:
        while not self.is_ours(code := super().new_code()):
            pass
        return code

    async def code_of(self, id: str) -> str | None:
        return self.names.get(id) or dict(await self.store.tables()).get(id)

    def renamed(self, person: str) -> None:
        self.show_renamed(person)
        self.colleagues.tell(Changed(person))

    def show_renamed(self, person: str) -> None:
        super().renamed(person)

    def choose_animal(self, id: str, animal: int) -> None:
        super().choose_animal(id, animal)
        self.chores.spawn(self.tell_when_written(id))

    async def tell_when_written(self, id: str) -> None:
        """What is written later is there later."""
        await self.chores.persist(lambda: self.store.note_seen([id]))
        self.colleagues.tell(Changed(id))

    async def image(self, token: str) -> bytes | None:
        """Those of other workers are asked for there."""
        worker, _, own = token.partition(".")
        return await super().image(own) if worker == str(self.colleagues.index) else None

    # ---- the lobby is that of all

    def start(self) -> Iterable[Work]:
        return [*super().start(), self.share_lobby()]

    def public(self) -> list[TableLine]:
        return [*super().public(), *(line for lines in self.elsewhere.values() for line in lines)]

    def seat(self, live: LiveTable) -> None:
        super().seat(live)
        self.dirty.set()

    def list_changed(self) -> None:
        self.tell_readers()
        self.dirty.set()

    async def share_lobby(self) -> None:
        while True:
            await self.dirty.wait()
            self.dirty.clear()
            if (found := super().public()) != self.last:
                self.tell_list(found)
            await asyncio.sleep(BETWEEN)

    def tell_list(self, found: list[TableLine]) -> None:
        self.last = found
        self.colleagues.tell(Listed(self.colleagues.index, found))

    def tell_list_again(self) -> None:
        self.tell_list(super().public())

    def listed(self, news: Listed) -> None:
        """The public tables of another worker."""
        self.elsewhere[news.worker] = msgspec.convert(news.lines, list[TableLine])
        self.tell_readers()
