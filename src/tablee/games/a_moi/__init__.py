"""A moi !, the second Smiley game."""

from tablee.core.game import Game, Part
from tablee.games.a_moi import describe, highlights, rules, scene
from tablee.games.a_moi.bot import Plain, at_level
from tablee.games.a_moi.events import EVENTS, Options
from tablee.games.smileys import pieces

GAME: Game[rules.State, rules.View, Options] = Game(
    rules,
    Options,
    describe,
    Plain,
    EVENTS,
    "amo",
    levels=at_level,
    scene=scene,
    highlights=highlights.facts,
    piece_of=pieces.piece_of,
    leader=highlights.leader,
    spoken_ms={"fr": 1150, "en": 1100},  # bench/described.py
    guide=Part("tablee.games.a_moi.lesson:GUIDE"),
    art=Part("tablee.games.a_moi.art:ART"),
    observation=Part("tablee.games.a_moi.observation:layout"),
    clock_label=describe.clock,
    far=describe.far,
    hints=Part("tablee.games.a_moi.hints:hint"),
    trials=Part("tablee.games.a_moi.trials:TWELVE"),
)
