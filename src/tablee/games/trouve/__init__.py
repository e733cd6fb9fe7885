"""Trouve, the first Smiley game."""

from tablee.core.game import Game
from tablee.games.trouve import brief, rules, scene, speech
from tablee.games.trouve.bot import Plain, at_level
from tablee.games.trouve.told import HAPPENINGS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, speech, Plain, HAPPENINGS, "trv", levels=at_level, stage=scene, brief=brief.facts
)
