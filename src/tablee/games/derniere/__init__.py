"""La dernière, the fifth Smiley game."""

from tablee.core.game import Game, Part
from tablee.games.derniere import describe, highlights, rules, scene, written
from tablee.games.derniere.bot.levels import at_level
from tablee.games.derniere.bot.plain import Plain
from tablee.games.derniere.events import EVENTS, Options
from tablee.games.smileys import pieces

GAME: Game[rules.State, rules.View, Options] = Game(
    rules,
    Options,
    describe,
    Plain,
    EVENTS,
    "der",
    levels=at_level,
    scene=scene,
    written=written,
    highlights=highlights.facts,
    piece_of=pieces.piece_of,
    laid=highlights.laid,
    cards=pieces.FACES,
    leader=highlights.leader,
    guide=Part("tablee.games.derniere.lesson:GUIDE"),
    art=Part("tablee.games.derniere.art:ART"),
    observation=Part("tablee.games.derniere.observation:layout"),
    features=Part("tablee.games.derniere.bot.features:FEATURES"),
    outlook=Part("tablee.games.derniere.bot.hints:outlook"),
    weigh=Part("tablee.games.derniere.bot.hints:weigh"),
    hints=Part("tablee.games.derniere.bot.hints:hint"),
    clock_label=describe.clock,
    far=describe.far,
)
