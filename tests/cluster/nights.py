"""Three nodes in processes of their own, and people at all of them who play on whatever happens.

A promise is an acknowledgement: what was acknowledged is in the journal, exactly once, whoever owned the table.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from tablee.core.draws import FastDraw
from tests.cluster.nats import Nats
from tests.postgres import Postgres, answer
from tests.server.relay import Relay, relayed
from tests.server.survivors import Night, Survivor, ended
from tests.server.test_serve import Serving
from tests.server.visit import Visitor

TABLES = (("derniere", 2), ("a_moi", 2))
UNLIMITED = ("--newcomers-at-once", "1000", "--tickets-at-once", "10000", "--handshakes-at-once", "10000")
SHAKEN = 3.0  # seconds: a lease, and until everybody has looked whose the tables are


@dataclass(frozen=True)
class Machine:
    """Where a node runs, and how it reaches what all share; as everybody does, unless it says otherwise."""

    database: str = ""
    nats: str = ""
    host: str = "127.0.0.1"
    enter: tuple[str, ...] = ()  # the command by which something is started there
    environment: dict[str, str] = field(default_factory=dict)


class ServedNode(Serving):
    """A node, and how to reach it."""

    base = ""
    name = ""

    def signal(self, by: signal.Signals) -> None:
        self.process.send_signal(by)


class Player(Survivor):
    """Somebody who comes back at whichever node is there."""

    night: ClusterNight
    is_led_on = True  # has been greeted again since the last blow
    made: Any = None  # the socket
    goes_on = True  # also after this match
    is_through = False  # with the last one

    def __init__(self, night: ClusterNight, name: str, code: str, seat: int) -> None:
        super().__init__(night, name, code, seat)
        self.answered_at: list[float] = []  # when moves were acknowledged

    def hear(self, data: str | bytes) -> dict[str, Any]:
        found = super().hear(data)
        if found["kind"] == "hello":
            self.is_led_on = True
        return found

    def note(self, answer: dict[str, Any]) -> None:
        """At its new owner a table waits until all are back; what was on its way then is refused."""
        if answer.get("code") == "paused":
            self.asked = None
            return
        before = len(self.acknowledged)
        super().note(answer)
        if len(self.acknowledged) > before:
            self.answered_at.append(time.monotonic())

    async def act(self, found: dict[str, Any], made: Any) -> None:
        self.made = made
        if found["kind"] == "room" and found["phase"] == "over" and not self.goes_on:
            self.is_through = True
        if not self.is_through:
            await super().act(found, made)

    async def play(self, frame: dict[str, Any], made: Any) -> None:
        if self.is_led_on or not self.night.is_owned_by_the_dead(self.code):
            await super().play(frame, made)


class ClusterNight(Night):
    """Nodes that are killed, frozen, cut off and stopped, one after the other."""

    people: list[Player]  # type: ignore[assignment]  # a list of others is another list

    def __init__(self, folder: Path, database: str, nats: str, draw: FastDraw) -> None:
        super().__init__(folder, draw)
        self.database = database
        self.nats = nats
        self.nodes: list[ServedNode] = []
        self.started = 0
        self.at_it: set[Survivor] = set()
        self.struck: set[str] = set()  # codes of tables whose owner was struck
        self.follow = "on"  # do tables move to the node by which all their people come?
        self.back: list[tuple[str, float]] = []  # what happened, and how long it took until all played again
        self.is_open.set()

    def is_owned_by_the_dead(self, code: str) -> bool:
        return code in self.struck

    @property
    def address(self) -> str:
        """Of any node: a load balancer would choose."""
        return self.nodes[self.draw.below(len(self.nodes))].base

    @address.setter
    def address(self, value: str) -> None: ...

    @property
    def tables(self) -> set[str]:
        """Codes of those that are played at."""
        return {one.code for one in self.people if not one.is_through}

    # ---- nodes

    async def start(self, playing: AsyncExitStack, machine: Machine | None = None) -> ServedNode:
        self.started += 1
        number, on = self.started, machine or Machine()
        process = await asyncio.create_subprocess_exec(
            *on.enter, sys.executable, "-c", "import sys; from tablee.cli.command import main; sys.exit(main())",
            "serve", "--lang", "en", "--host", on.host, "--port", "0", "--data", str(self.folder / f"node{number}"),
            "--draw-ahead", "off", "--database", on.database or self.database, "--nats", on.nats or self.nats,
            "--node", f"n{number}", "--follow", self.follow, *UNLIMITED,
            stdout=asyncio.subprocess.PIPE, stderr=(self.folder / f"log{number}").open("wb"),
            env={**os.environ, "PYTHONUNBUFFERED": "1", **on.environment},
        )  # fmt: skip
        node = ServedNode(process)
        playing.push_async_callback(self.put_down, node)
        node.base = await node.address()
        async with Visitor(node.base) as visitor:
            while not (found := (await visitor.get("/healthz")).json()).get("reaches_others", True):
                await asyncio.sleep(0.05)
        node.name = found["node"]
        self.nodes.append(node)
        return node

    async def put_down(self, node: ServedNode) -> None:
        if node.process.returncode is None:
            node.signal(signal.SIGCONT)
            node.process.kill()
            await node.process.wait()

    async def owners(self) -> dict[str, str]:
        """The node of each table, by its code."""
        found = await answer(self.database, "SELECT code, owner FROM tables WHERE closed_at IS NULL")
        return dict(found)

    async def owner_of(self, code: str) -> ServedNode:
        name = (await self.owners())[code]
        return next(node for node in self.nodes if node.name == name)

    # ---- blows

    async def all_play(self) -> None:
        """Everybody gets an answer to something that they do now."""
        before = {code: len(self.answers_at(code)) for code in self.tables}
        await self.until(lambda: all(len(self.answers_at(code)) > before[code] for code in self.tables))

    async def strike(self, what: str, node: ServedNode, blow: Callable[[], Any], codes: set[str] | None = None) -> None:
        """Something happens to a node; then all who played there play again, and how soon is noted."""
        owned = {code for code, owner in (await self.owners()).items() if owner == node.name}
        self.struck = owned if codes is None else codes
        struck = [one for one in self.people if one.code in self.struck & self.tables]
        for one in struck:
            one.is_led_on = False
            one.back_at = 0.0
        since = time.monotonic()
        made = blow()
        if asyncio.iscoroutine(made):
            await made
        await self.until(lambda: all(one.back_at for one in struck))
        self.back.append((what, max((one.back_at for one in struck), default=since) - since))
        self.struck = set()
        await self.all_play()

    async def shake(self, what: str, blow: Callable[[], None]) -> None:
        """Something happens to all tables, or to none: the longest that anybody's table stood still is noted."""
        since = time.monotonic()
        blow()
        await self.until(lambda: all(self.answers_at(code)[-1] > since + SHAKEN for code in self.tables))
        times = [[since, *(at for at in self.answers_at(code) if at > since)] for code in self.tables]
        self.back.append((what, max(later - sooner for each in times for sooner, later in pairwise(each))))

    def answers_at(self, code: str) -> list[float]:
        """When moves of this table were acknowledged."""
        return sorted(at for one in self.people if one.code == code for at in one.answered_at)

    def freeze(self, node: ServedNode) -> None:
        """It stands still."""
        node.signal(signal.SIGSTOP)
        self.cut_lines(node)

    def cut_lines(self, node: ServedNode) -> None:
        """As a load balancer cuts the lines to a node that does not answer any more."""
        for one in self.people:
            if self.is_at(one, node):
                one.made.transport.abort()

    def is_at(self, one: Player, node: ServedNode) -> bool:
        made = one.made
        where = made.remote_address if made is not None and one.inside else None
        return bool(where) and node.base == f"http://{where[0]}:{where[1]}"

    async def lead(self, one: Player, node: ServedNode) -> None:
        """Somebody comes in anew, at this node; also who was there already."""
        nodes, self.nodes = self.nodes, [node]
        before = one.made
        if before is not None:
            before.transport.abort()
        await self.until(lambda: one.made is not before and self.is_at(one, node))
        self.nodes = nodes
        await self.all_play()

    async def sit_down(self, tables: Iterable[tuple[str, int]] = TABLES) -> None:
        for game, seats in tables:
            code = ""
            for seat in range(seats):
                one = Player(self, f"p{len(self.people)}", code, seat)
                async with Visitor(self.address) as me:
                    await me.introduce(one.name)
                    code = one.code = code or await me.open_table(game=game, seats=seats)
                    one.cookies = dict(me.cookies)
                    async with me.sit_down(code) as line:
                        assert (await line.ask("sit", seat=seat))["kind"] == "ack"
                self.people.append(one)

    @asynccontextmanager
    async def playing(self, tables: Iterable[tuple[str, int]] = TABLES) -> AsyncIterator[AsyncExitStack]:
        """Three nodes, people at all of them."""
        async with AsyncExitStack() as stack:
            await asyncio.gather(*(self.start(stack) for _ in range(3)))
            await self.sit_down(tables)
            async with self.everybody():
                await self.all_play()
                yield stack

    @asynccontextmanager
    async def playing_at(self, machine: Machine) -> AsyncIterator[ServedNode]:
        """Three nodes, of which the one on this machine has and keeps all tables; people at all of them."""
        self.follow = "off"
        async with AsyncExitStack() as stack:
            starting = (self.start(stack, machine), self.start(stack), self.start(stack))
            first, *others = await asyncio.gather(*starting)
            self.nodes = [first]
            await self.sit_down()
            self.nodes += others
            async with self.everybody():
                await self.all_play()
                yield first

    @asynccontextmanager
    async def everybody(self) -> AsyncIterator[None]:
        """They play meanwhile, who do not yet."""
        playing = [asyncio.create_task(one.live()) for one in self.people if one not in self.at_it]
        self.at_it.update(self.people)
        try:
            yield
        finally:
            await ended(playing)

    def told(self) -> str:
        return "; ".join(f"{what}: {seconds:.2f} s" for what, seconds in self.back)


@asynccontextmanager
async def bad_line(postgres: Postgres, database: str, nats: Nats) -> AsyncIterator[tuple[list[Relay], str, str]]:
    """The way of one node to everybody else, which can be cut: relays, and the addresses they stand for."""
    async with relayed(f"http://127.0.0.1:{postgres.port}") as one, relayed(f"http://127.0.0.1:{nats.port}") as other:
        ports = [relay.address.rpartition(":")[2] for relay in (one, other)]
        yield [one, other], database.replace(f":{postgres.port}/", f":{ports[0]}/"), f"nats://127.0.0.1:{ports[1]}"
