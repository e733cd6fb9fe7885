"""Twelve trials of a game of races, for a deal of the day: what is reacted to is the same whoever was first.

The robot keeps still at the table, and so does everybody else: how it reacted is reckoned afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tablee.core.draws import Draw
from tablee.core.moves import Move, Seat

TRIALS = 12


class Outcome(NamedTuple):
    """What somebody made of a trial."""

    right: bool  # whoever has nothing to react to, and keeps still, is right
    reaction: int = 0  # in milliseconds; 0: they kept still, rightly or not


class Trials(NamedTuple):
    """A game's trials.py."""

    deal: Callable[[int, Seat, Any, Draw], Any]  # as rules.deal does: a state with so many stimuli, and no more
    begins: Move  # the table's move that shows the next stimulus
    is_right: Callable[[Any, Seat, list[Move]], bool]  # of a state at which a stimulus lies open: is that an answer?
    # no moves: to keep still
