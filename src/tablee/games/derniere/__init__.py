"""La dernière, the fifth Smiley game."""

from tablee.core.game import Game
from tablee.games.derniere import describe as speech
from tablee.games.derniere import highlights as brief
from tablee.games.derniere import rules, scene
from tablee.games.derniere.bot import Plain
from tablee.games.derniere.events import HAPPENINGS, Options
from tablee.games.derniere.levels import at_level

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, speech, Plain, HAPPENINGS, "der", levels=at_level, stage=scene, brief=brief.facts
)
