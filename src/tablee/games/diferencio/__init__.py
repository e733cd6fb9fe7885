"""Diferencio: what has changed while you slept?"""

from tablee.core.game import Game, Part
from tablee.games.diferencio import describe, highlights, rules, scene
from tablee.games.diferencio.bot import Plain, at_level
from tablee.games.diferencio.events import EVENTS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules,
    Options,
    describe,
    Plain,
    EVENTS,
    "dfo",
    levels=at_level,
    scene=scene,
    highlights=highlights.facts,
    leader=highlights.leader,
    guide=Part("tablee.games.diferencio.lesson:GUIDE"),
    art=Part("tablee.games.diferencio.art:ART"),
    observation=Part("tablee.games.diferencio.observation:layout"),
    clock_label=describe.clock,
    far=describe.far,
    hints=Part("tablee.games.diferencio.hints:hint"),
    making=Part("tablee.games.diferencio.making.composing:MAKING"),
    trials=Part("tablee.games.diferencio.trials:TWELVE"),
)
