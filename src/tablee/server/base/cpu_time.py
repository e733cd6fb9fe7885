"""How much of the processor a request takes: on the event loop, and in the threads that work for it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from functools import wraps
from time import thread_time_ns
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class CpuTime:
    """What was used so far."""

    __slots__ = ("ns",)

    def __init__(self) -> None:
        self.ns = 0

    @property
    def ms(self) -> float:
        return self.ns / 1_000_000


CURRENT: ContextVar[CpuTime | None] = ContextVar("cpu_time", default=None)  # of the request that is being answered


class Metered:
    """A coroutine whose steps are timed; what others do while it waits is not counted."""

    __slots__ = ("coroutine", "used")

    def __init__(self, coroutine: Coroutine[Any, Any, Any], used: CpuTime) -> None:
        self.coroutine = coroutine
        self.used = used

    def __await__(self) -> Generator[Any, Any, Any]:
        used, step, given = self.used, self.coroutine.send, None
        while True:
            before = thread_time_ns()
            try:
                waits_for = step(given)
            except StopIteration as end:
                return end.value
            finally:
                used.ns += thread_time_ns() - before
            try:
                given = yield waits_for
                step = self.coroutine.send
            except GeneratorExit:
                self.coroutine.close()
                raise
            except BaseException as error:  # it is cancelled
                step, given = self.coroutine.throw, error


def charged(run: Callable[P, T]) -> Callable[P, T]:
    """Work for a thread, whose time counts for the request that waits for it."""
    used = CURRENT.get()
    if used is None:
        return run

    @wraps(run)
    def timed(*given: P.args, **named: P.kwargs) -> T:
        before = thread_time_ns()
        try:
            return run(*given, **named)
        finally:
            used.ns += thread_time_ns() - before

    return timed
