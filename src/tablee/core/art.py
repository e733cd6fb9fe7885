"""What a game's pictures are: its faces, its lid, and what a printer needs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tablee.core.words import Msg

THEMES = ("day", "night", "contrast")

# Who sits at a table, by the names of their pictures: people are animals, robots are in a mood.
ANIMALS = (
    "frog", "owl", "rabbit", "duck", "fox", "cat", "bear", "penguin", "mouse", "hedgehog",
    "sheep", "pig", "cow", "squirrel", "hen", "elephant",
)  # fmt: skip
ROBOTS = ("rouage", "ressort", "pignon", "piston", "boulon", "manivelle", "bobine", "loupiote")
MOODS = ("idle", "thinking", "glad", "sorry", "teased")

Draw = Callable[[], str]  # gives a whole SVG document


@dataclass(frozen=True, slots=True)
class Style:
    """For whom something is drawn. Art that is the same for everybody does not look at it."""

    lang: str = "fr"
    theme: str = "day"


@dataclass(frozen=True, slots=True)
class Patch:
    """A quicker way to a face that differs from its ground in one window only: ground and window are rendered alone."""

    ground: Draw
    window: tuple[int, int, int, int]  # left, top, width, height, in units of the face
    draw: Draw  # what lies in the window


@dataclass(frozen=True, slots=True)
class Face:
    """Something that is shown on its own: one side of a card, a tile, a die, a place of a board."""

    name: str  # pack/what, the same in every style: "smileys/07"
    width: int
    height: int  # of its own grid, in units of the drawing
    draw: Draw
    pixels: int = 300  # its width where it is shown as a picture
    patch: Patch | None = None
    secret: bool = False  # leaves the server only as a picture with a shifted crop, never as SVG


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards as they come from a printer: fronts with their backs, in millimetres."""

    name: str
    width: float
    height: float
    cards: list[tuple[Face, Face | None]]  # front and back, one for each copy


@dataclass(frozen=True, slots=True)
class Alteration:
    """One card of a picture: what differs on it, where, and what is said of it."""

    face: str  # the altered card, by its name
    window: tuple[int, int, int, int]  # left, top, width, height of all that differs, in units of the picture
    region: list[list[int]]  # the same exactly, in cells: row, first and last
    noun: str  # the key of its words


@dataclass(frozen=True, slots=True)
class Differences:
    """A picture with all its alterations, for the page that lights every one of them."""

    name: str
    title: Msg
    width: int
    height: int
    cells: int  # across the picture
    draw: Draw
    alterations: list[Alteration]


@dataclass(frozen=True, slots=True)
class Art:
    """A game's pictures."""

    side: str  # the colour of the box's sides
    faces: Callable[[Style], list[Face]]  # everything the game shows, each once
    cover: Callable[[], str]  # what is on the lid, drawn on 200 by 200; title and box are added
    decks: Callable[[Style], list[Deck]]  # what has to be printed to play without a screen
    on_the_table: Draw | None = None  # what of it lies in the picture that is shared, on its 1200 by 630
    differences: Callable[[], list[Differences]] | None = None  # where pictures have to be compared
    composed_decks: Callable[[Style, str, str], list[Deck]] | None = None  # of a world and a word, to be printed
    worlds: tuple[str, ...] = ()  # of those decks
