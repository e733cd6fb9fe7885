"""Diferencio: what has changed while you slept?"""

from tablee.core.game import Game
from tablee.games.diferencio import describe as speech
from tablee.games.diferencio import highlights as brief
from tablee.games.diferencio import rules, scene
from tablee.games.diferencio.bot import Plain, at_level
from tablee.games.diferencio.events import HAPPENINGS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, speech, Plain, HAPPENINGS, "dfo", levels=at_level, stage=scene, brief=brief.facts
)
