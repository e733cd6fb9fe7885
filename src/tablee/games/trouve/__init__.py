"""Trouve, the first Smiley game."""

from tablee.core.game import Game, Part
from tablee.games.smileys import pieces
from tablee.games.trouve import describe, highlights, rules, scene
from tablee.games.trouve.bot import Plain, at_level
from tablee.games.trouve.events import EVENTS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules,
    Options,
    describe,
    Plain,
    EVENTS,
    "trv",
    levels=at_level,
    scene=scene,
    highlights=highlights.facts,
    piece_of=pieces.piece_of,
    leader=highlights.leader,
    guide=Part("tablee.games.trouve.lesson:GUIDE"),
    art=Part("tablee.games.trouve.art:ART"),
    observation=Part("tablee.games.trouve.observation:layout"),
    clock_label=describe.clock,
    far=describe.far,
    hints=Part("tablee.games.trouve.hints:hint"),
    trials=Part("tablee.games.trouve.trials:TWELVE"),
)
