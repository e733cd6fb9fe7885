"""The six colours: hue, tint, deep tone, mark and letter. No colour is told by its hue alone."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.words import Words
from tablee.drawing.outlines import moon, star
from tablee.drawing.palette import BLUE, GREEN, ORANGE, RED, SUN, VIOLET
from tablee.drawing.shapes import group, path
from tablee.games.smileys import nouns


@dataclass(frozen=True, slots=True)
class Tone:
    """A colour of the pack."""

    ground: str
    tint: str  # of the head
    deep: str  # of the wallpaper
    mark: str  # an outline round the origin, 24 wide


CLOVER = "M-4.2 11Q-1.4 8.6-1.3 5A5.3 5.3 0 1 1-5.5-3.4A5.5 5.5 0 1 1 5.5-3.4A5.3 5.3 0 1 1 1.3 5Q1.4 8.6 4.2 11Z"

TONES = (  # in the order of the pack
    Tone(ORANGE, "#ffe6c7", "#d06a0a", "M-9.8 0a9.8 9.8 0 1 0 19.6 0a9.8 9.8 0 1 0-19.6 0Z"),
    Tone(BLUE, "#d3e8ff", "#1b5ca6", "M-7-9.2H7Q9.2-9.2 9.2-7V7Q9.2 9.2 7 9.2H-7Q-9.2 9.2-9.2 7V-7Q-9.2-9.2-7-9.2Z"),
    Tone(SUN, "#fff6d2", "#e0a400", star(11.6, 5, 0.5)),
    Tone(GREEN, "#dcf4d3", "#2c7a35", CLOVER),
    Tone(VIOLET, "#ecdffc", "#683aa6", moon(9.8)),
    Tone(RED, "#ffdcd6", "#b02a2c", "M0-10L10.6 9H-10.6Z"),
)


def letter_of(colour: int, lang: str) -> str:
    """A colour's letter comes with the words of a language; marks never change."""
    return Words(lang).forms(nouns.colour(colour))["_letter"]


def mark(colour: int, x: float, y: float, size: float, fill: str | None = None, width: float = 2) -> str:
    """A colour's mark in its hue, or in another fill."""
    tone = TONES[colour]
    return group(path(tone.mark, fill or tone.ground, width), x=x, y=y, scale=size / 24)
