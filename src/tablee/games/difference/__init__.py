"""DIFFERENCE, the picture game: find the two differences before the others do."""

from tablee.core.game import Game, Part
from tablee.games.difference import describe, highlights, rules, scene
from tablee.games.difference.bot import Plain, at_level
from tablee.games.difference.events import EVENTS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules,
    Options,
    describe,
    Plain,
    EVENTS,
    "dif",
    levels=at_level,
    scene=scene,
    highlights=highlights.facts,
    leader=highlights.leader,
    moves_at=scene.moves_at,
    shown_rings=scene.rings,
    ahead=scene.ahead,
    guide=Part("tablee.games.difference.lesson:GUIDE"),
    art=Part("tablee.games.difference.art:ART"),
    observation=Part("tablee.games.difference.observation:layout"),
    clock_label=describe.clock,
    far=describe.far,
    hints=Part("tablee.games.difference.hints:hint"),
    making=Part("tablee.games.difference.making.composing:MAKING"),
    photographs=Part("tablee.games.difference.making.photographs:PHOTOGRAPHS"),
    trials=Part("tablee.games.difference.trials:TWELVE"),
)
