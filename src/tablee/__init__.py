"""Tablée: nine French family games as a Python library.

>>> import tablee
>>> match = tablee.new("davinci", seats=3, seed=7, expert=True)
>>> match.over
False
"""

from typing import TYPE_CHECKING

from tablee.core.draws import CommittedDraw, Draw, FastDraw
from tablee.core.game import Game, Part
from tablee.core.match import BadSeats, Match, TablePicture
from tablee.core.moves import TABLE, IllegalMove
from tablee.core.options import BadOption
from tablee.core.records import BadRecord, Committed, Seeded
from tablee.core.registry import UnknownGame, registered_games
from tablee.core.standing import Standing
from tablee.core.words import Words
from tablee.matches.replay import new, replay, verify
from tablee.matches.series import Series

if TYPE_CHECKING:  # a package that can be called, which types cannot say: they see the function
    from tablee.core.registry import games
else:
    from tablee import games

__all__ = [
    "TABLE",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "Committed",
    "CommittedDraw",
    "Draw",
    "FastDraw",
    "Game",
    "IllegalMove",
    "Match",
    "Seeded",
    "Series",
    "Standing",
    "TablePicture",
    "UnknownGame",
    "Words",
    "games",
    "new",
    "registered_games",
    "replay",
    "verify",
]

Match.drawing = Part("tablee.images.notebook:table")
