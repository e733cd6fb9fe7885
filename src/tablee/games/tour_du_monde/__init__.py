"""Tour du Monde, the game of the Défifoo Bleu."""

from tablee.core.game import Game, Part
from tablee.games.tour_du_monde import describe, highlights, rules, scene, written
from tablee.games.tour_du_monde.bot.levels import at_level
from tablee.games.tour_du_monde.bot.plain import Plain
from tablee.games.tour_du_monde.events import EVENTS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules,
    Options,
    describe,
    Plain,
    EVENTS,
    "tdm",
    levels=at_level,
    scores=True,
    scene=scene,
    written=written,
    highlights=highlights.facts,
    piece_of=scene.piece_of,
    leader=highlights.leader,
    guide=Part("tablee.games.tour_du_monde.lesson:GUIDE"),
    art=Part("tablee.games.tour_du_monde.art:ART"),
    observation=Part("tablee.games.tour_du_monde.observation:layout"),
    features=Part("tablee.games.tour_du_monde.bot.features:FEATURES"),
    clock_label=describe.clock,
    far=describe.far,
    outlook=Part("tablee.games.tour_du_monde.bot.hints:outlook"),
    weigh=Part("tablee.games.tour_du_monde.bot.hints:weigh"),
    hints=Part("tablee.games.tour_du_monde.bot.hints:hint"),
)
