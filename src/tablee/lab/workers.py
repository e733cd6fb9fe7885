"""Who plays the matches: this process, all cores of this machine, or a Ray cluster. What comes back is the same.

A pool takes chunks and hands back their outcomes in the order of the chunks, however late each was played.
"""

from __future__ import annotations

import os
import signal
import socket
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Protocol

from tablee.lab.plans import Chunk, Outcome
from tablee.lab.playing import play_chunk, play_one

IN_FLIGHT = 3  # chunks a worker: one is played, the others wait, and nobody does for long
REACH_S = 10
MOST_DEATHS = 5  # of workers, without a chunk done in between: then it is no accident


class WorkerPool(Protocol):
    """Whoever plays chunks; `workers` is how many play at a time."""

    @property
    def workers(self) -> int: ...

    def play(self, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, list[Outcome]]]: ...


class WorkersLost(OSError):
    """Workers die again and again, or are not to be found."""


@contextmanager
def worker_pool(workers: int | None = None, ray: str | None = None) -> Iterator[WorkerPool]:
    """So many processes (all cores if none is given), or the Ray cluster at this address."""
    if ray is not None:
        with ray_pool(ray) as found:
            yield found
    elif workers == 1:
        yield InProcess()
    else:
        with ProcessPool(workers or own_cores()) as cores:
            yield cores


def own_cores() -> int:
    """The cores that this process may use, where the system says."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class InProcess:
    """This process."""

    workers = 1

    def play(self, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, list[Outcome]]]:
        for chunk in chunks:
            yield chunk, play_chunk(chunk)


# ---- all cores


class ProcessPool:
    """Processes of this machine. One that is killed is replaced, and what it was playing is played again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.context = get_context("spawn")  # a fork would copy the progress bar's thread in the middle of its work
        self.is_left = self.context.RawValue("b", 0)  # without a lock, which a worker that is killed would keep
        self.executor = self.new_executor()
        self.deaths = 0

    def __enter__(self) -> ProcessPool:
        return self

    def __exit__(self, *_: object) -> None:
        self.is_left.value = 1
        self.executor.shutdown(wait=True, cancel_futures=True)

    def new_executor(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, self.context, start_worker, (self.is_left,))

    def play(self, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, list[Outcome]]]:
        source = iter(chunks)
        waiting: deque[tuple[Chunk, Future[list[Outcome]]]] = deque()
        while True:
            try:
                for chunk in next_chunks(source, self.workers * IN_FLIGHT - len(waiting)):
                    waiting.append((chunk, self.submit(chunk)))
                if not waiting:
                    return
                done = waiting[0][1].result()
            except BrokenProcessPool:
                self.replace(waiting)
            else:
                self.deaths = 0
                yield waiting.popleft()[0], done

    def submit(self, chunk: Chunk) -> Future[list[Outcome]]:
        """To a worker; where the pool is just broken, to a future that says so, so that no chunk is forgotten."""
        try:
            return self.executor.submit(play_while_wanted, chunk)
        except BrokenProcessPool as error:
            lost: Future[list[Outcome]] = Future()
            lost.set_exception(error)
            return lost

    def replace(self, waiting: deque[tuple[Chunk, Future[list[Outcome]]]]) -> None:
        """A new pool for all that was not done: one dead worker takes its whole pool with it."""
        self.deaths += 1
        if self.deaths > MOST_DEATHS:
            raise WorkersLost(f"{self.deaths} times in a row a worker was killed")
        self.executor.shutdown(wait=True, cancel_futures=True)
        self.executor = self.new_executor()
        for place, (chunk, future) in enumerate(waiting):
            if not future.done() or future.cancelled() or future.exception() is not None:
                waiting[place] = (chunk, self.submit(chunk))


def next_chunks(source: Iterator[Chunk], count: int) -> Iterator[Chunk]:
    """The next few, no more than are wanted now."""
    for _ in range(count):
        chunk = next(source, None)
        if chunk is None:
            return
        yield chunk


worker_state: dict[str, Any] = {}  # in a worker process: whether anybody still waits for it


def start_worker(is_left: Any) -> None:
    """Ctrl-C is for the process that people talk to; that one says when the others shall stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker_state["left"] = is_left


def play_while_wanted(chunk: Chunk) -> list[Outcome]:
    """What a worker does: strong bots think for long, and whoever has left does not wait for the rest of a chunk."""
    left = worker_state["left"]
    return [play_one(chunk.plan, number) for number in range(chunk.start, chunk.stop) if not left.value]


# ---- many machines


@contextmanager
def ray_pool(address: str) -> Iterator[RayPool]:
    """A Ray cluster; one that this process has joined already is left as it is."""
    ray: Any = import_module("ray")
    is_joined = ray.is_initialized()
    if not is_joined:
        check_reachable(address)
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    try:
        yield RayPool(ray)
    finally:
        if not is_joined:
            ray.shutdown()


def check_reachable(address: str) -> None:
    """WorkersLost, if nobody answers there: Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), timeout=REACH_S).close()
        except OSError as error:
            raise WorkersLost(f"no Ray cluster at {address}: {error}") from error


class RayPool:
    """All cores of a Ray cluster. Ray itself starts what a dead worker or machine was playing anew elsewhere."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.remote = ray.remote(max_retries=MOST_DEATHS)(play_chunk)

    def play(self, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, list[Outcome]]]:
        source = iter(chunks)
        waiting: deque[tuple[Chunk, Any]] = deque()
        while True:
            for chunk in next_chunks(source, self.workers * IN_FLIGHT - len(waiting)):
                waiting.append((chunk, self.remote.remote(chunk)))
            if not waiting:
                return
            done: list[Outcome] = self.ray.get(waiting[0][1])
            yield waiting.popleft()[0], done
