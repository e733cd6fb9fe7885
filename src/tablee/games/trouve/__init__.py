"""Trouve, the first Smiley game."""

from tablee.core.game import Game
from tablee.games.trouve import describe as speech
from tablee.games.trouve import highlights as brief
from tablee.games.trouve import rules, scene
from tablee.games.trouve.bot import Plain, at_level
from tablee.games.trouve.events import HAPPENINGS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, speech, Plain, HAPPENINGS, "trv", levels=at_level, stage=scene, brief=brief.facts
)
