"""What a game is: a handful of functions over a state."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from msgspec.json import encode

from tablee.core.art import Art, Face
from tablee.core.clocks import Clock
from tablee.core.draws import Draw
from tablee.core.events import Event, EventLog
from tablee.core.lessons import Guide
from tablee.core.moves import PLEA, RACE, Move, Seat
from tablee.core.options import Options, Switch, switches
from tablee.core.races import Trials
from tablee.core.scenes import (
    Flight,
    Hint,
    Key,
    Mine,
    Piece,
    Point,
    Ring,
    SceneMaker,
    SceneWriter,
    Zone,
    clock_label,
    spoken,
)  # fmt: skip
from tablee.core.standing import Standing
from tablee.core.words import Msg


class State(Protocol):
    """A game's state: ints and lists of ints, counted by ply."""

    ply: int

    def copy(self: S) -> S: ...


S = TypeVar("S", bound=State)
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)
Opt = TypeVar("Opt", bound=Options)
Opt_contra = TypeVar("Opt_contra", bound=Options, contravariant=True)


class Rules(Protocol[S, V, Opt_contra]):
    """A game's rules.py, seen as what it must offer. `legal` decides; everything else asks it."""

    KEY: str
    SEATS: range
    MOVES: int
    RULES: int  # the version: a change that alters any match raises it

    def deal(self, seats: int, first: Seat, options: Opt_contra, draw: Draw) -> S: ...
    def over(self, state: S) -> bool: ...
    def to_act(self, state: S) -> list[Seat]: ...
    def legal(self, state: S, seat: Seat) -> list[Move]: ...
    def why_not(self, state: S, seat: Seat, move: Move) -> Msg | None: ...
    def play(self, state: S, seat: Seat, move: Move, draw: Draw, log: EventLog) -> None: ...
    def clocks(self, state: S) -> list[Clock]: ...
    def urgency(self, move: Move) -> int: ...  # ORDINARY, RACE, PLEA or FREE
    def fresh(self, state: S, seat: Seat, move: Move, seen: int) -> bool: ...
    def view(self, state: S, seat: Seat | None) -> V: ...
    def sample(self, view: V, draw: Draw) -> S: ...
    def standing(self, state: S) -> Standing | None: ...


class Describe(Protocol[V_contra]):
    """A game's describe.py: moves and the table in words, for the log, the terminal and a screen reader."""

    def describe(self, view: V_contra, move: Move) -> Msg: ...
    def path(self, view: V_contra, move: Move) -> list[Msg]: ...
    def lines(self, view: V_contra) -> list[Msg]: ...


class Bot(Protocol):
    """A player that sees one seat's view. What it remembers, it remembers from what it heard."""

    def hear(self, event: Event) -> None: ...
    def choose(self, view: Any, moves: list[Move]) -> Move: ...
    def answer(self, view: Any, moves: list[Move]) -> tuple[int, list[Move]] | None: ...


def ponders(bot: Bot) -> bool:
    """Does a choice of this bot take long enough to be made in a process of its own?"""
    return bool(getattr(bot, "ponders", False))


Highlights = Callable[[Sequence[Event]], list[Piece]]  # of all that a spectator was told; the best comes first
MOST_HIGHLIGHTS = 3

T = TypeVar("T")


class Part(Generic[T]):
    """Something of a game that is loaded when it is first asked for: art needs fonts, an observation numpy."""

    def __init__(self, place: str) -> None:
        """`package.module:NAME`, as entry points are written."""
        self.place = place

    def __repr__(self) -> str:
        return f"Part({self.place!r})"

    def load(self) -> T:
        module, _, name = self.place.partition(":")
        found: T = getattr(import_module(module), name)
        return found


class MakeBot(Protocol):
    def __call__(self, seat: Seat, draw: Draw) -> Bot: ...


class MakePlayer(Protocol):
    """A game's player of some level: see LEVELS."""

    def __call__(self, level: str, seat: Seat, draw: Draw) -> Bot: ...


class GiveHint(Protocol):
    """A game's hints.py: what the strongest player would tell a seat now, which it sees as that seat does and which was
    told what that seat was told; nothing, where there is nothing to say. `moves` are all that the seat may do."""

    def __call__(self, bot: Any, view: Any, moves: list[Move]) -> Hint | None: ...


class Outlook(Protocol):
    """How likely a seat wins, from 0 to 1, to the strongest player who sees its view; nothing, where it cannot say."""

    def __call__(self, bot: Any, view: Any) -> float | None: ...


class Weigh(Protocol):
    """The moves of a seat's own turn with the chance to win that each leaves, best first, to the strongest player who
    sees its view and imagines so many worlds, others with another seed; nothing, where there is no choice that can be
    weighed. Of many moves those that lag behind may be dropped early, or left out; two are compared to the end."""

    def __call__(self, bot: Any, view: Any, moves: list[Move], samples: int, seed: int) -> list[tuple[Move, float]]: ...


class Made(Protocol):
    """Something that was made for one match, because rules do not make it: a picture of its own."""

    def options(self) -> dict[str, Any]: ...  # by which the rules know it
    def plain(self) -> dict[str, Any]: ...  # all that a record has to keep of it


@dataclass(frozen=True)
class MadeCard:
    """How a card differs from the untouched picture: both are drawn through the same window, because what a window does
    to an edge is on both of them then."""

    window: tuple[int, int, int, int]  # left, top, width, height, in units of the picture
    untouched: Callable[[], str]
    altered: Callable[[], str]


@dataclass(frozen=True)
class MadePicture:
    """The drawings of a picture that was made: it is never shown untouched."""

    untouched: Face
    cards: list[MadeCard]
    in_windows: bool = False  # each card shows its window alone


@dataclass(frozen=True)
class MadeFace:
    """A card of a picture that was made."""

    made: Made
    card: int  # from 0 on
    folder: str  # a name for where its pixels are kept: it follows from all that they are drawn from
    width: int
    height: int
    pixels: int
    window: tuple[int, int, int, int] | None = None  # left, top, right, bottom of what it shows; None: all of it
    brought: bool = False  # by somebody, as a photograph: nobody can draw it again


ATTEMPTS = 24  # at something that follows from a secret, until one is good


@dataclass(frozen=True)
class FromSecret:
    """What follows from a secret, for everybody who has it."""

    compose: Callable[[bytes, int], Made | None]  # the so-manyth, if it is any good
    follows: Callable[[Made, bytes], bool]  # is it one of these? Nothing is composed for that


@dataclass(frozen=True)
class Making:
    """What can be made for a match before it is dealt. `compose` and `draw` take seconds, and are loaded when asked."""

    kinds: tuple[str, ...]
    wanted: Callable[[Any], tuple[str, ...]]  # the kinds that options ask for: any of them will do; empty: nothing
    is_named: Callable[[Any], bool]  # do options name something that was made?
    read: Callable[[Any], Made]  # from what was kept of it; ValueError, if it is nothing of this kind
    compose: Callable[[str], Made]  # a new one of some kind
    can_draw: Callable[[Made], bool]  # was it made by this version?
    draw: Callable[[Made], MadePicture]  # ValueError, if it was made by another version
    face: Callable[[str], MadeFace | None]  # by its name; nothing, if no match has it any more
    folder: Callable[[Made], str]
    daily: FromSecret | None = None  # where each deal of the day has one of its own


@dataclass(frozen=True)
class PhotoLimits:
    """What the cards of a photograph have to be like."""

    width: int  # pixels of the photograph
    height: int
    cards: int
    least_share: float  # per cent of the photograph that a card changes
    most_share: float
    least_grey: float  # of 255, by which the lightness changes on average
    apart: int  # pixels between the places of two cards


@dataclass(frozen=True)
class PhotoCard:
    """A card as it was brought: a picture (Pillow's) that is laid on the photograph, where, and what it alters."""

    altered: Any
    left: int
    top: int
    name: str


@dataclass(frozen=True)
class FairCard:
    """A card as it is kept: clear but for what is altered, cut to that; and what a record keeps of it."""

    altered: Any
    left: int
    top: int
    spot: dict[str, Any]


@dataclass(frozen=True)
class Judged:
    """The cards in the order in which they are kept; or those that would be unfair, by their numbers, and why."""

    fair: list[FairCard]
    unfair: list[tuple[int, Msg]]


@dataclass(frozen=True)
class Photographs:
    """How a game plays photographs that people bring. A deck is one photograph with its altered cards."""

    limits: Callable[[], PhotoLimits]
    judge: Callable[[Any, Any, list[PhotoCard]], Judged]  # given the photograph as it was brought, and as it is kept
    number: Callable[[str], int]  # that an option has to be so that a deck is played, by the deck's id
    wanted: Callable[[Any], str]  # the id of the deck that options ask for; empty: none
    kept: Callable[[str, list[dict[str, Any]]], dict[str, Any]]  # all that a record keeps of a deck, given its spots
    deck: Callable[[Any], str]  # of which deck that was kept; empty: of none


LEVELS = ("beginner", "family", "sharp", "merciless")  # from the one a child beats to the one that gives nothing away


@dataclass(frozen=True, eq=False)  # one of each: what is kept by game is found by who it is, not by what it holds
class Game(Generic[S, V, Opt]):
    """One game, whole: its rules, its switches, its words and a plain sensible player."""

    rules: Rules[S, V, Opt]
    options: type[Opt]
    describe: Describe[V]
    bot: MakeBot
    events: tuple[type[Event], ...]
    prefix: str  # of its rule ids and, in the rulebook, of its options
    levels: MakePlayer | None = None  # players from beginner to merciless; without them the plain one is all four
    scores: bool = False  # its matches give points of their own
    scene: SceneMaker[V] | None = None  # its scene.py; without one the table is read aloud
    written: SceneWriter[V] | None = None  # its written.py; without one its scene is encoded each time
    highlights: Highlights | None = None  # what is worth telling when it is over
    leader: Callable[[S], list[int]] | None = None  # who is ahead, by seat, the more the better: anybody can see it
    moves_at: Callable[[V, Move | None, list[Point]], list[Move]] | None = None  # that points in pictures stand for
    shown_rings: Callable[[Event], list[Ring]] | None = None  # what an event has shown in a picture
    spoken_ms: Mapping[str, int] | None = None  # by language: the head start that makes whoever hears a card equal to
    # who sees it; none where no time would
    piece_of: Callable[[Event], Key] | None = None  # the piece that an event is about
    laid: Callable[[Event], Seat | None] | None = None  # who put a card down from their hand, if it is about that
    cards: Sequence[Piece] = ()  # those cards
    ahead: Callable[[S, Seat], list[str]] | None = None  # faces that a seat may see next: they are sent locked, before
    guide: Part[Guide] | None = None  # how it is played, in pictures and in a lesson
    art: Part[Art] | None = None  # its pictures; without any it is played in words
    observation: Part[Callable[[int], Any]] | None = None  # a kit.observation.Layout by number of seats
    features: Part[Any] | None = None  # what a net reads of it: a bots.learned.features.Features
    outlook: Part[Outlook] | None = None  # how likely a seat wins, as the strongest player sees it
    weigh: Part[Weigh] | None = None  # what its moves are worth, for the key moments of a match that is over
    hints: Part[GiveHint] | None = None  # for one person with robots; without it nobody is offered any
    trials: Part[Trials] | None = None  # of a game of races: twelve stimuli for a deal of the day
    making: Part[Making] | None = None  # what is made for a match before it is dealt, if its options ask for that
    photographs: Part[Photographs] | None = None  # that people bring, where the game can be played with them
    far: Callable[[V], Msg] | None = None  # how far a match is, in a few words: asked with a spectator's view
    clock_label: Callable[[Clock], Msg] | None = None  # what a clock decides; without it only turns are named

    @property
    def key(self) -> str:
        return self.rules.KEY

    @property
    def seats(self) -> range:
        return self.rules.SEATS

    @property
    def moves(self) -> int:
        return self.rules.MOVES

    @property
    def version(self) -> int:
        return self.rules.RULES

    @property
    def switches(self) -> list[Switch]:
        return switches(self.options)

    def races(self, move: Move) -> bool:
        """Is this a press that is timed?"""
        return self.rules.urgency(move) in (RACE, PLEA)

    def table(self, view: V) -> list[Zone]:
        """What lies on the table for everybody; asked with a spectator's view."""
        return self.scene.table(view) if self.scene else []

    def mine(self, view: V, moves: list[Move], described: bool = False) -> Mine:
        """What one viewer has besides; described, the table is read aloud instead of drawn."""
        if self.scene is None or described:
            return spoken(self.describe, view, moves, self.races)
        return self.scene.mine(view, moves)

    def write_table(self, view: V) -> list[bytes]:
        """What `table` gives, each zone as JSON."""
        return self.written.table(view) if self.written else [encode(zone) for zone in self.table(view)]

    def label(self, clock: Clock) -> Msg:
        """What a clock decides, in words that stand before the time that is left (COM-14)."""
        return self.clock_label(clock) if self.clock_label else clock_label(clock)

    def flight(self, event: Event) -> list[Flight]:
        return self.scene.flight(event) if self.scene else []

    def rings(self, event: Event) -> list[Ring]:
        return self.shown_rings(event) if self.shown_rings else []

    def piece(self, event: Event) -> Key:
        """The key of the piece that an event is about, where there is one."""
        return self.piece_of(event) if self.piece_of else ""

    def deck(self, made: Any) -> str:
        """The deck of photographs with which a match was played, given what its record keeps; empty: none."""
        return "" if made is None or self.photographs is None else self.photographs.load().deck(made)

    @property
    def folder(self) -> Path:
        """Where the game lives, and its words and rules with it."""
        return Path(str(sys.modules[self.options.__module__].__file__)).parent


AnyGame = Game[Any, Any, Any]


@dataclass(frozen=True)
class Evening:
    """Several games one after the other, at one table."""

    key: str
    games: tuple[str, ...]  # their keys
    age: int = 0  # from so many years; 0: nobody said
    minutes: int = 0  # about so long; 0: nobody said
