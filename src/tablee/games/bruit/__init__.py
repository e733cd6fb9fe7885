"""Faites du bruit !, the third Smiley game."""

from tablee.core.game import Game
from tablee.games.bruit import describe as speech
from tablee.games.bruit import highlights as brief
from tablee.games.bruit import rules, scene
from tablee.games.bruit.bot import Plain, at_level
from tablee.games.bruit.events import HAPPENINGS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, speech, Plain, HAPPENINGS, "bru", levels=at_level, stage=scene, brief=brief.facts
)
