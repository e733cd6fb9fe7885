"""La dernière, the fifth Smiley game."""

from tablee.core.game import Game
from tablee.games.derniere import brief, rules, scene, speech
from tablee.games.derniere.bot import Plain
from tablee.games.derniere.levels import at_level
from tablee.games.derniere.told import HAPPENINGS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, speech, Plain, HAPPENINGS, "der", levels=at_level, stage=scene, brief=brief.facts
)
