"""Dominos, the fourth Smiley game."""

from tablee.core.game import Game
from tablee.games.dominos import describe, highlights, rules, scene
from tablee.games.dominos.bot import Plain
from tablee.games.dominos.events import HAPPENINGS, Options
from tablee.games.dominos.levels import at_level

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, describe, Plain, HAPPENINGS, "dom", levels=at_level, stage=scene, brief=highlights.facts
)
