"""Dominos, the fourth Smiley game."""

from tablee.core.game import Game, Part
from tablee.games.dominos import describe, highlights, rules, scene, written
from tablee.games.dominos.bot.levels import at_level
from tablee.games.dominos.bot.plain import Plain
from tablee.games.dominos.events import EVENTS, Options
from tablee.games.smileys import pieces

GAME: Game[rules.State, rules.View, Options] = Game(
    rules,
    Options,
    describe,
    Plain,
    EVENTS,
    "dom",
    levels=at_level,
    scene=scene,
    written=written,
    highlights=highlights.facts,
    piece_of=pieces.piece_of,
    laid=highlights.laid,
    cards=pieces.FACES,
    leader=highlights.leader,
    guide=Part("tablee.games.dominos.lesson:GUIDE"),
    art=Part("tablee.games.dominos.art:ART"),
    observation=Part("tablee.games.dominos.observation:layout"),
    features=Part("tablee.games.dominos.bot.features:FEATURES"),
    clock_label=describe.clock,
    far=describe.far,
    outlook=Part("tablee.games.dominos.bot.hints:outlook"),
    weigh=Part("tablee.games.dominos.bot.hints:weigh"),
    hints=Part("tablee.games.dominos.bot.hints:hint"),
)
