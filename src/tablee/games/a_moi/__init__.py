"""A moi !, the second Smiley game."""

from tablee.core.game import Game
from tablee.games.a_moi import describe, highlights, rules, scene
from tablee.games.a_moi.bot import Plain, at_level
from tablee.games.a_moi.events import HAPPENINGS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, describe, Plain, HAPPENINGS, "amo", levels=at_level, stage=scene, brief=highlights.facts
)
