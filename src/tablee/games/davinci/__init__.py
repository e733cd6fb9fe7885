"""Da Vinci Code: guess the others' secret codes before they guess yours."""

from tablee.core.game import Game
from tablee.games.davinci import brief, rules, scene, speech
from tablee.games.davinci.bot import Plain
from tablee.games.davinci.levels import at_level
from tablee.games.davinci.told import HAPPENINGS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, speech, Plain, HAPPENINGS, "dvc", levels=at_level, scores=True, stage=scene, brief=brief.facts
)
