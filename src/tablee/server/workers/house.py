"""The process that starts workers, starts again one that has ended or hangs, and carries what they say to each other.

It answers no request itself: all workers listen at the same port, and pass on what is for another one.
"""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections import deque
from collections.abc import Callable
from contextlib import closing, suppress
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from sqlite3 import Connection

from msgspec.structs import replace

from tablee.server.app import FILES_AND_LINES, bound
from tablee.server.base.descriptors import raise_limit
from tablee.server.base.logs import fault, log, write_to_stderr
from tablee.server.base.settings import Settings
from tablee.server.hosting.game_server import admin_token
from tablee.server.workers.channel import ALL, HOUSE, Channel, discard
from tablee.server.workers.worker import ALIVE, Place, run_worker
from tablee.stores.base import BadStore, Salvaged
from tablee.stores.sqlite.folder import open_connections

YOUNG = 5.0  # seconds: a worker that ends sooner may do so again and again
LATER = 1.0  # seconds until it is started again then
BEAT = 1.0  # seconds between two questions whether a worker is there
MOST_UNANSWERED = 8  # of them in a row: then it hangs
ARE_YOU_THERE = b"?"
MOST_HELD = 1000  # connections that wait for a worker that is being started
LINGERING = 5.0  # seconds beyond what a worker may take to stop

Started = Callable[[int, str, Salvaged | None], None]


def serve_workers(settings: Settings, started: Started) -> None:
    """Runs the house until it is asked to stop; `started` hears the port, the host's token and what was lost."""
    gc.enable()
    raise_limit(settings.sockets + FILES_AND_LINES)
    with closing(bound(settings.host, settings.port)) as listening:
        write_to_stderr()
        lock, salvaged = opened_folder(settings.folder)
        with closing(lock):
            token = admin_token(settings.folder)
            house = House(settings, listening, salvaged)
            asyncio.run(house.run(lambda: started(listening.getsockname()[1], token, salvaged)))


def opened_folder(folder: Path) -> tuple[Connection, Salvaged | None]:
    """Locked for as long as the house is open, with a file of the newest version."""
    lock, writing, reading, salvaged = open_connections(folder)
    writing.close()
    reading.close()
    return lock, salvaged


class Worker:
    """One of them, as the house knows it."""

    def __init__(self, process: BaseProcess, channel: Channel, at: float) -> None:
        self.process = process
        self.channel = channel
        self.at = at  # when it was started
        self.is_ready = False
        self.unanswered = 0  # questions since it last said anything
        self.has_ended = asyncio.Event()


class House:
    def __init__(self, settings: Settings, listening: socket.socket, salvaged: Salvaged | None) -> None:
        self.count = settings.worker_count
        share = -(-settings.tables // self.count)  # tables go to all alike
        self.settings = replace(settings, tables=share)
        self.stop_seconds = settings.stop_seconds
        self.listening = listening
        self.salvaged = salvaged
        self.context = get_context("forkserver")
        self.context.set_forkserver_preload(["tablee.server.workers.preloaded"])
        self.workers: dict[int, Worker] = {}
        self.held: dict[int, deque[tuple[int, bytes, int]]] = {index: deque() for index in range(self.count)}
        self.is_stopping = False
        self.has_failed = False  # one of them, before all were there
        self.stop_asked = asyncio.Event()
        self.all_ready = asyncio.Event()

    async def run(self, started: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, self.stop_asked.set)
        for index in range(self.count):
            self.start(index)
        waits = [loop.create_task(each.wait()) for each in (self.all_ready, self.stop_asked)]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        if self.all_ready.is_set():
            log("house-started", workers=self.count)
            started()
            loop.call_later(BEAT, self.look_round)
        await self.stop_asked.wait()
        await self.stop()
        if self.has_failed:
            raise BadStore("a worker could not be started: the lines before this one say why")

    # ---- workers

    def start(self, index: int) -> None:
        if self.is_stopping:
            return
        ours, theirs = socket.socketpair()
        place = Place(index, self.count, self.settings, self.salvaged)
        process = self.context.Process(target=run_worker, args=(place, theirs, self.listening), name=f"worker-{index}")
        loop = asyncio.get_running_loop()
        try:
            with theirs:
                process.start()
        except (OSError, EOFError) as error:  # no memory, no descriptors
            fault("worker-not-started", error, worker=index, todo="it is tried again")
            ours.close()
            loop.call_later(LATER, self.start, index)
            return
        channel = Channel(
            ours,
            lambda address, word, descriptor: self.heard(index, address, word, descriptor),
            lambda: self.ended(index),
        )
        self.workers[index] = Worker(process, channel, loop.time())

    def ended(self, index: int) -> None:
        """Its end of the line is closed by the system, when nothing of it is left: until then nobody else may write
        what is its own."""
        worker, loop = self.workers[index], asyncio.get_running_loop()
        worker.is_ready = False
        worker.channel.close()
        worker.has_ended.set()
        if self.is_stopping:
            return
        log("worker-ended", worker=index, todo="it is started again; look at the lines before this one")
        if not self.all_ready.is_set():
            self.has_failed = True
            self.stop_asked.set()
            return
        is_young = loop.time() - worker.at < YOUNG
        loop.call_later(LATER if is_young else 0, self.start, index)

    def look_round(self) -> None:
        """From time to time."""
        if not self.is_stopping:
            self.ask_all()
            asyncio.get_running_loop().call_later(BEAT, self.look_round)

    def ask_all(self) -> None:
        """Whether they are there. Who hangs is ended, and then started again as anybody who ends. Questions are
        counted, not seconds: if this process stood still, they had no time to answer either."""
        for index, worker in self.workers.items():
            if worker.is_ready and worker.unanswered >= MOST_UNANSWERED:
                worker.is_ready = False
                log("worker-hangs", worker=index, todo="it is ended and started again")
                worker.process.kill()
            elif worker.is_ready:
                worker.unanswered += 1
                worker.channel.send(HOUSE, ARE_YOU_THERE)

    def is_open(self, index: int) -> bool:
        return index in self.workers and self.workers[index].is_ready

    # ---- what they say

    def heard(self, index: int, address: int, word: bytes, descriptor: int | None) -> None:
        self.workers[index].unanswered = 0
        if address == HOUSE and word == ALIVE:
            return
        if address == HOUSE:
            self.ready(index)
        elif address == ALL:
            for other, worker in self.workers.items():
                if other != index:
                    worker.channel.send(index, word)
        elif address in self.workers and self.is_open(address):
            self.workers[address].channel.send(index, word, descriptor)
        elif descriptor is not None:
            self.hold(address, index, word, descriptor)

    def ready(self, index: int) -> None:
        self.workers[index].is_ready = True
        while self.held[index]:
            self.workers[index].channel.send(*self.held[index].popleft())
        if all(map(self.is_open, range(self.count))):
            self.all_ready.set()

    def hold(self, address: int, index: int, word: bytes, descriptor: int) -> None:
        """For a worker that is being started; too many of them are cut off, the oldest first."""
        waiting = self.held.get(address)
        if waiting is None or self.is_stopping:
            discard(descriptor)
            return
        waiting.append((index, word, descriptor))
        if len(waiting) > MOST_HELD:
            discard(waiting.popleft()[2])

    # ---- the end

    async def stop(self) -> None:
        """Each is told by the end of its line, as it would be by our own."""
        self.is_stopping = True
        self.listening.close()
        for worker in self.workers.values():
            worker.channel.stop_sending()
        for waiting in self.held.values():
            for _, _, descriptor in waiting:
                discard(descriptor)
        ends = [asyncio.create_task(worker.has_ended.wait()) for worker in self.workers.values()]
        await asyncio.wait(ends, timeout=self.stop_seconds + LINGERING)
        for worker in self.workers.values():
            if not worker.has_ended.is_set():
                with suppress(OSError):
                    worker.process.kill()
            await asyncio.to_thread(worker.process.join, LINGERING)
