"""DIFFERENCE, the picture game: find the two differences before the others do."""

from tablee.core.game import Game
from tablee.games.difference import describe as speech
from tablee.games.difference import highlights as brief
from tablee.games.difference import rules, scene
from tablee.games.difference.bot import Plain, at_level
from tablee.games.difference.events import HAPPENINGS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, speech, Plain, HAPPENINGS, "dif", levels=at_level, stage=scene, brief=brief.facts
)
