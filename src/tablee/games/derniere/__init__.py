"""La dernière, the fifth Smiley game."""

from tablee.core.game import Game
from tablee.games.derniere import describe, highlights, rules, scene
from tablee.games.derniere.bot import Plain
from tablee.games.derniere.events import HAPPENINGS, Options
from tablee.games.derniere.levels import at_level

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, describe, Plain, HAPPENINGS, "der", levels=at_level, stage=scene, brief=highlights.facts
)
