"""Diferencio: what has changed while you slept?"""

from tablee.core.game import Game
from tablee.games.diferencio import describe, highlights, rules, scene
from tablee.games.diferencio.bot import Plain, at_level
from tablee.games.diferencio.events import HAPPENINGS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, describe, Plain, HAPPENINGS, "dfo", levels=at_level, stage=scene, brief=highlights.facts
)
