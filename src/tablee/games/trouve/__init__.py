"""Trouve, the first Smiley game."""

from tablee.core.game import Game
from tablee.games.trouve import describe, highlights, rules, scene
from tablee.games.trouve.bot import Plain, at_level
from tablee.games.trouve.events import HAPPENINGS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, describe, Plain, HAPPENINGS, "trv", levels=at_level, stage=scene, brief=highlights.facts
)
