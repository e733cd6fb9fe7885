"""Whoever a table over days waits for is told so on the devices they asked it for: once a turn, and not at night."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from tablee.protocol.errors import StoreAway
from tablee.protocol.sitting import Told
from tablee.server.push.notices import Notice, several, topic, turn, written
from tablee.server.push.quiet_hours import quiet_until
from tablee.server.push.sender import Letter, Sender
from tablee.stores.base import Push, Pushes

LOOKING = 30.0  # seconds between two looks for what was held back


class TurnCalls:
    def __init__(self, pushes: Pushes, sender: Sender, now: Callable[[], float]) -> None:
        self.pushes = pushes
        self.sender = sender
        self.now = now

    async def run(self) -> None:
        while True:
            with suppress(StoreAway):
                await self.tell_held()
            await asyncio.sleep(LOOKING)

    async def call(self, table: str, notice: Notice, people: Collection[str]) -> None:
        """These people are waited for from now on, and are not there."""
        with suppress(StoreAway):  # nobody is told then; the table is still on the shelf
            for person in people:
                await self.call_one(table, notice, person)

    async def call_one(self, table: str, notice: Notice, person: str) -> None:
        told = [push for push in await self.pushes.of_person(person) if table not in push.muted]
        if not told:
            return
        found = replace(notice, n=len(await self.pushes.waiting_for(person)))
        for push in told:
            morning = quiet_until(self.now(), push.zone)
            if morning is None:
                self.send(push, found, table)
            else:
                await self.pushes.hold(push.device, morning)

    async def tell_held(self) -> None:
        """In the morning: one message for all that still wait."""
        for push in await self.pushes.take_held(int(self.now())):
            waiting = await self.pushes.waiting_for(push.person)
            heard = [table for table in waiting if table.id not in push.muted]
            if len(heard) == 1:
                game = msgspec.json.decode(heard[0].told, type=Told).game
                self.send(push, turn(heard[0].code, game, len(waiting), "", ""), heard[0].id)
            elif heard:
                self.send(push, several(len(heard)), "")

    def send(self, push: Push, notice: Notice, table: str) -> None:
        self.sender.put(Letter(push, written(notice), topic(push.device, table)))
