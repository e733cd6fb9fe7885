"""Which Smiley cards are taken for each other in a hurry: colours beside each other, faces of one mood."""

from __future__ import annotations

from typing import Final

from tablee.games.smileys.pack import ANGRY, BLUE, GREEN, LOVE, ORANGE, RED, SAD, SMILE, SMILEYS, VIOLET, WINK, YELLOW

COLOUR_PAIRS: Final = [(ORANGE, RED), (ORANGE, YELLOW), (BLUE, VIOLET), (BLUE, GREEN)]
SMILEY_PAIRS: Final = [(SMILE, WINK), (SMILE, LOVE), (WINK, LOVE), (ANGRY, SAD)]


def colours_alike(one: int, other: int) -> bool:
    return (one, other) in COLOUR_PAIRS or (other, one) in COLOUR_PAIRS


def smileys_alike(one: int, other: int) -> bool:
    return (one, other) in SMILEY_PAIRS or (other, one) in SMILEY_PAIRS


def nearly_share(card: int, other: int) -> bool:
    """Two base cards of colours or smileys that look alike."""
    return colours_alike(card // SMILEYS, other // SMILEYS) or smileys_alike(card % SMILEYS, other % SMILEYS)
