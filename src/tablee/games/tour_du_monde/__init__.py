"""Tour du Monde, the game of the Défifoo Bleu."""

from tablee.core.game import Game
from tablee.games.tour_du_monde import brief, rules, scene, speech
from tablee.games.tour_du_monde.bot import Plain
from tablee.games.tour_du_monde.levels import at_level
from tablee.games.tour_du_monde.told import HAPPENINGS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules, Options, speech, Plain, HAPPENINGS, "tdm", levels=at_level, scores=True, stage=scene, brief=brief.facts
)
