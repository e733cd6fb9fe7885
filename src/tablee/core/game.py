"""What a game is: a handful of functions over a state, and where to find the games there are."""

from __future__ import annotations

import inspect
import sys
import warnings
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from tablee.core.clocks import Clock
from tablee.core.draws import Draw
from tablee.core.events import Happening, Tell
from tablee.core.moves import PLEA, RACE, Move, Seat
from tablee.core.options import Options, Switch, switches
from tablee.core.scenes import Flight, Mine, Stage, Zone, spoken
from tablee.core.standing import Standing
from tablee.core.words import LANGUAGES, Msg
from tablee.kit.highlights import Brief


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
    def play(self, state: S, seat: Seat, move: Move, draw: Draw, tell: Tell) -> None: ...
    def clocks(self, state: S) -> list[Clock]: ...
    def urgency(self, move: Move) -> int: ...  # ORDINARY, RACE, PLEA or FREE
    def fresh(self, state: S, seat: Seat, move: Move, seen: int) -> bool: ...
    def view(self, state: S, seat: Seat | None) -> V: ...
    def sample(self, view: V, draw: Draw) -> S: ...
    def standing(self, state: S) -> Standing | None: ...


class Speech(Protocol[V_contra]):
    """A game's speech.py: moves and the table in words, for the log, the terminal and a screen reader."""

    def describe(self, view: V_contra, move: Move) -> Msg: ...
    def path(self, view: V_contra, move: Move) -> list[Msg]: ...
    def lines(self, view: V_contra) -> list[Msg]: ...


class Bot(Protocol):
    """A player that sees one seat's view. What it remembers, it remembers from what it heard."""

    def hear(self, happening: Happening) -> None: ...
    def choose(self, view: Any, moves: list[Move]) -> Move: ...
    def answer(self, view: Any, moves: list[Move]) -> tuple[int, list[Move]] | None: ...


def ponders(bot: Bot) -> bool:
    """Does a choice of this bot take long enough to be made in a process of its own?"""
    return bool(getattr(bot, "ponders", False))


class MakeBot(Protocol):
    def __call__(self, seat: Seat, draw: Draw) -> Bot: ...


class MakePlayer(Protocol):
    """A game's player of some level: see LEVELS."""

    def __call__(self, level: str, seat: Seat, draw: Draw) -> Bot: ...


LEVELS = ("beginner", "family", "sharp", "merciless")  # from the one a child beats to the one that gives nothing away


@dataclass(frozen=True, eq=False)  # one of each: what is kept by game is found by who it is, not by what it holds
class Game(Generic[S, V, Opt]):
    """One game, whole: its rules, its switches, its words and a plain sensible player."""

    rules: Rules[S, V, Opt]
    options: type[Opt]
    speech: Speech[V]
    bot: MakeBot
    happenings: tuple[type[Happening], ...]
    prefix: str  # of its rule ids and, in the rulebook, of its options
    levels: MakePlayer | None = None  # players from beginner to merciless; without them the plain one is all four
    scores: bool = False  # its matches give points of their own
    stage: Stage[V] | None = None  # its scene.py; without one the table is read aloud
    brief: Brief | None = None  # what is worth telling when it is over

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
        return self.stage.table(view) if self.stage else []

    def mine(self, view: V, moves: list[Move], described: bool = False) -> Mine:
        """What one viewer has besides; described, the table is read aloud instead of drawn."""
        if self.stage is None or described:
            return spoken(self.speech, view, moves, self.races)
        return self.stage.mine(view, moves)

    def flight(self, happening: Happening) -> list[Flight]:
        return self.stage.flight(happening) if self.stage else []

    @property
    def package(self) -> str:
        """The package the game lives in, and its art with it."""
        return str(sys.modules[self.options.__module__].__package__)

    @property
    def folder(self) -> Path:
        """Where the game lives, and its words and rules with it."""
        return Path(str(sys.modules[self.options.__module__].__file__)).parent


AnyGame = Game[Any, Any, Any]


class UnknownGame(ValueError):
    """A key that names no game; the message lists those there are."""


@cache
def games() -> dict[str, AnyGame]:
    """Every game there is, ours and those of other packages, by key. One that is broken spoils no other."""
    found: dict[str, AnyGame] = {}
    for point in entry_points(group="tablee.games"):
        try:
            found[point.name] = point.load()
        except Exception as error:
            warnings.warn(f"the game {point.name} cannot be played: {error!r}", stacklevel=2)
    return found


def game(key: str) -> AnyGame:
    try:
        return games()[key]
    except KeyError:
        raise UnknownGame(f"no game {key!r}; there are: {', '.join(games())}") from None


def faults(candidate: object) -> list[str]:
    """What a builder's game still lacks, in plain sentences: `tablee check-game` prints them."""
    if not isinstance(candidate, Game):
        return [f"it is {type(candidate).__name__}, not a tablee.core.game.Game"]
    found: list[str] = []
    for part, protocol in ((candidate.rules, Rules), (candidate.speech, Speech)):
        for name, wanted in vars(protocol).items():
            if not name.startswith("_") and inspect.isfunction(wanted):
                found += function_faults(part, name, len(inspect.signature(wanted).parameters) - 1)
    for language in LANGUAGES:
        for name in (f"{language}.ftl", f"rules.{language}.md"):
            if not (candidate.folder / "words" / name).is_file():
                found.append(f"words/{name} is missing")
    for name, kind in (("KEY", str), ("SEATS", range), ("MOVES", int), ("RULES", int)):
        if not isinstance(getattr(candidate.rules, name, None), kind):
            found.append(f"rules.{name} is missing or no {kind.__name__}")
    return found


def function_faults(part: object, name: str, arity: int) -> list[str]:
    function = getattr(part, name, None)
    if not callable(function):
        return [f"{name}() is missing"]
    try:
        given = len(inspect.signature(function).parameters)
    except ValueError:  # compiled functions tell no signature
        return []
    return [] if given == arity else [f"{name}() takes {given} arguments instead of {arity}"]
