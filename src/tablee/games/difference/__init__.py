"""DIFFERENCE, the picture game: find the two differences before the others do."""

from tablee.core.game import Game
from tablee.games.difference import describe, highlights, rules, scene
from tablee.games.difference.bot import Plain, at_level
from tablee.games.difference.events import HAPPENINGS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, describe, Plain, HAPPENINGS, "dif", levels=at_level, stage=scene, brief=highlights.facts
)
