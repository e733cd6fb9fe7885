"""Da Vinci Code: guess the others' secret codes before they guess yours."""

from tablee.core.game import Game
from tablee.games.davinci import describe, highlights, rules, scene
from tablee.games.davinci.bot.levels import at_level
from tablee.games.davinci.bot.plain import Plain
from tablee.games.davinci.events import HAPPENINGS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules,
    Options,
    describe,
    Plain,
    HAPPENINGS,
    "dvc",
    levels=at_level,
    scores=True,
    stage=scene,
    brief=highlights.facts,
)
