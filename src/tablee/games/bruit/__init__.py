"""Faites du bruit !, the third Smiley game."""

from tablee.core.game import Game
from tablee.games.bruit import describe, highlights, rules, scene
from tablee.games.bruit.bot import Plain, at_level
from tablee.games.bruit.events import HAPPENINGS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, describe, Plain, HAPPENINGS, "bru", levels=at_level, stage=scene, brief=highlights.facts
)
