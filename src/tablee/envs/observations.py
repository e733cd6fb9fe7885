"""How a game's views become numbers: its `observation`, at a table of so many."""

from __future__ import annotations

from tablee.core.game import AnyGame
from tablee.kit.observation import Layout


class NoObservation(ValueError):
    """A game that does not say how its view becomes numbers."""


def layout(game: AnyGame, seats: int) -> Layout:
    if game.observation is None:
        raise NoObservation(
            f"{game.key} has no observation: its Game needs an observation=Part('package.module:layout')"
        )
    made = game.observation.load()(seats)
    assert isinstance(made, Layout)
    return made
