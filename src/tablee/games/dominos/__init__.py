"""Dominos, the fourth Smiley game."""

from tablee.core.game import Game
from tablee.games.dominos import brief, rules, scene, speech
from tablee.games.dominos.bot import Plain
from tablee.games.dominos.levels import at_level
from tablee.games.dominos.told import HAPPENINGS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, speech, Plain, HAPPENINGS, "dom", levels=at_level, stage=scene, brief=brief.facts
)
