"""Faites du bruit !, the third Smiley game."""

from tablee.core.game import Game, Part
from tablee.games.bruit import describe, highlights, rules, scene
from tablee.games.bruit.bot import Plain, at_level
from tablee.games.bruit.events import EVENTS, Options
from tablee.games.smileys import pieces

GAME: Game[rules.State, rules.View, Options] = Game(
    rules,
    Options,
    describe,
    Plain,
    EVENTS,
    "bru",
    levels=at_level,
    scene=scene,
    highlights=highlights.facts,
    piece_of=pieces.piece_of,
    leader=highlights.leader,
    spoken_ms={"fr": 1570, "en": 1520},  # bench/described.py
    guide=Part("tablee.games.bruit.lesson:GUIDE"),
    art=Part("tablee.games.bruit.art:ART"),
    observation=Part("tablee.games.bruit.observation:layout"),
    clock_label=describe.clock,
    far=describe.far,
    hints=Part("tablee.games.bruit.hints:hint"),
    trials=Part("tablee.games.bruit.trials:TWELVE"),
)
