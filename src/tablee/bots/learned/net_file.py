"""The weights that a game brings along: loaded when a level first needs them, and only where numpy is installed."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.core.game import Part

if TYPE_CHECKING:
    from tablee.bots.learned.net import Net

LOAD: Part[Any] = Part("tablee.bots.learned.net:load")


class NetFile:
    """A file of weights, and the features they were trained with."""

    def __init__(self, path: Path, features: Part[Any]) -> None:
        self.path = path
        self.features = features

    def net(self, seats: int) -> Net | None:
        """For a table of so many; none without numpy, or where nobody has trained for as many."""
        found = load_once(self.path, self.features)
        return found if found is not None and seats in found.features.seats else None


@cache
def load_once(path: Path, features: Part[Any]) -> Net | None:
    if find_spec("numpy") is None or not path.exists():
        return None
    found: Net = LOAD.load()(path, features.load())
    return found
