"""What a game's art.py offers: its faces, its lid, and what a printer needs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

THEMES = ("day", "night", "contrast")

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


class Art(Protocol):
    """A game's art.py."""

    SIDE: str  # the colour of the box's sides

    def faces(self, style: Style) -> list[Face]:
        """Everything the game shows, each once."""

    def cover(self) -> str:
        """What is on the lid, drawn on 200 by 200; the house adds title and box."""

    def decks(self, style: Style) -> list[Deck]:
        """What has to be printed to play without a screen."""
