"""Entry points: where games, evenings and words are, as the installed packages say it. A page without a server has no
packages: its build writes the same lines down."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any, NamedTuple, Protocol

WRITTEN: dict[str, list[Point]] = {}  # by group, where a build has written them down; otherwise empty


class EntryPoint(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def module(self) -> str: ...
    def load(self) -> Any: ...


class Point(NamedTuple):
    """An entry point as a build writes it: a name, and `package.module:NAME`."""

    name: str
    value: str

    @property
    def module(self) -> str:
        return self.value.partition(":")[0]

    def load(self) -> Any:
        return getattr(import_module(self.module), self.value.partition(":")[2])


def entry_points(group: str) -> Iterable[EntryPoint]:
    if WRITTEN:
        return WRITTEN.get(group, [])
    from importlib.metadata import entry_points as installed  # slow to load, and a page has no use for it

    return installed(group=group)
