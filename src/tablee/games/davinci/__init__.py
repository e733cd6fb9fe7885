"""Da Vinci Code: guess the others' secret codes before they guess yours."""

from tablee.core.game import Game, Part
from tablee.games.davinci import describe, highlights, rules, scene, written
from tablee.games.davinci.bot.levels import at_level
from tablee.games.davinci.bot.plain import Plain
from tablee.games.davinci.events import EVENTS, Options

GAME: Game[rules.State, rules.View, Options] = Game(
    rules,
    Options,
    describe,
    Plain,
    EVENTS,
    "dvc",
    levels=at_level,
    scores=True,
    scene=scene,
    written=written,
    highlights=highlights.facts,
    piece_of=scene.piece_of,
    leader=highlights.leader,
    guide=Part("tablee.games.davinci.lesson:GUIDE"),
    art=Part("tablee.games.davinci.art:ART"),
    observation=Part("tablee.games.davinci.observation:layout"),
    features=Part("tablee.games.davinci.bot.features:FEATURES"),
    outlook=Part("tablee.games.davinci.bot.hints:outlook"),
    weigh=Part("tablee.games.davinci.bot.hints:weigh"),
    hints=Part("tablee.games.davinci.bot.hints:hint"),
    clock_label=describe.clock,
    far=describe.far,
)
