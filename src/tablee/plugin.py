"""All that a game's package needs: `from tablee.plugin import Game, Options, Event, ...`.

It holds the types and functions that a game is made of; `voting`, `void_cards` and `highlights` are modules that
several games share. A `Face` and the rest of `Art` say what pictures there are; the pens to draw them are in
`tablee.drawing`. The fields of an observation are in `tablee.kit.observation`, which needs numpy, so it is imported
only by the module that a game names as `observation=Part("package.observation:layout")`.
"""

from tablee.core.art import THEMES, Alteration, Art, Deck, Differences, Face, Patch, Style
from tablee.core.clocks import RULE, SECRET, TURN, TURN_MS, Clock
from tablee.core.draws import Draw
from tablee.core.events import ALL, VOTE_EVENTS, AddressedEvent, Event, EventLog, but, only
from tablee.core.game import LEVELS, Bot, Describe, Evening, Game, Highlights, MakeBot, MakePlayer, Part, Rules, State
from tablee.core.lessons import LEARNER, TIME, Guide, Lesson, Picture, Step, Turn
from tablee.core.moves import FREE, NOBODY, ORDINARY, PLEA, RACE, TABLE, IllegalMove, Move, Seat
from tablee.core.options import Options, Seconds
from tablee.core.scenes import (
    VOTE,
    Aim,
    Area,
    Choice,
    Cover,
    Flight,
    Hint,
    Key,
    Marks,
    Mine,
    Pick,
    Piece,
    Point,
    Ring,
    SceneMaker,
    Tap,
    Zone,
    bar,
    button,
    label,
    person,
    seat_key,
    whose_turn,
)
from tablee.core.scenes import State as PieceState
from tablee.core.standing import Standing, ranked
from tablee.core.words import LANGUAGES, Arg, Msg, Noun, Person, Words, msg, noun
from tablee.kit import highlights, void_cards, voting

__all__ = [  # noqa: RUF022  (in the order in which a game is written)
    # the game as a whole
    "Game", "Part", "Evening", "Rules", "State", "Describe", "Highlights", "Options", "Seconds",
    # moves, chance, time
    "Move", "Seat", "TABLE", "NOBODY", "IllegalMove", "ORDINARY", "RACE", "PLEA", "FREE",
    "Draw", "Clock", "RULE", "TURN", "SECRET", "TURN_MS", "Standing", "ranked",
    # what is told
    "Event", "AddressedEvent", "EventLog", "ALL", "only", "but", "VOTE_EVENTS",
    "Msg", "msg", "Noun", "noun", "Person", "Arg", "Words", "LANGUAGES",
    # the table
    "SceneMaker", "Zone", "Piece", "PieceState", "Key", "Mine", "Tap", "Pick", "Marks", "Aim", "Point", "Cover",
    "Flight", "Ring", "bar", "button", "label", "person", "seat_key", "whose_turn", "VOTE",
    # pictures
    "Art", "Face", "Patch", "Deck", "Style", "THEMES", "Differences", "Alteration",
    # how it is learnt
    "Guide", "Picture", "Lesson", "Step", "Turn", "TIME", "LEARNER",
    # who plays it
    "Bot", "MakeBot", "MakePlayer", "LEVELS", "Hint", "Choice", "Area",
    # modules that several games share
    "voting", "void_cards", "highlights",
]  # fmt: skip
