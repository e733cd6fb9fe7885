"""Tour du Monde, the game of the Défifoo Bleu."""

from tablee.core.game import Game
from tablee.games.tour_du_monde import describe, highlights, rules, scene
from tablee.games.tour_du_monde.bot.levels import at_level
from tablee.games.tour_du_monde.bot.plain import Plain
from tablee.games.tour_du_monde.events import HAPPENINGS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules,
    Options,
    describe,
    Plain,
    HAPPENINGS,
    "tdm",
    levels=at_level,
    scores=True,
    stage=scene,
    brief=highlights.facts,
)
