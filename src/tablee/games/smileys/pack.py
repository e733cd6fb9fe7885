"""48 cards as ints: 0..35 base cards (colour * 6 + smiley), 36..41 colour specials, 42..47 smiley specials."""

from typing import Final

SMILE: Final = 0
ANGRY: Final = 1
WINK: Final = 2
SAD: Final = 3
SURPRISED: Final = 4
LOVE: Final = 5
SMILEYS: Final = 6

ORANGE: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
VIOLET: Final = 4
RED: Final = 5
COLOURS: Final = 6

NONE: Final = -1  # no colour, no smiley, no card

BASE_CARDS: Final = 36
COLOUR_SPECIAL: Final = 36
SMILEY_SPECIAL: Final = 42
CARDS: Final = 48


def base(colour: int, smiley: int) -> int:
    """The base card of a colour and a smiley: what a roll of the two dice names (SMI-3)."""
    return colour * SMILEYS + smiley


def colour_of(card: int) -> int:
    """A card's colour; smiley specials have none."""
    if card < BASE_CARDS:
        return card // SMILEYS
    return card - COLOUR_SPECIAL if card < SMILEY_SPECIAL else NONE


def smiley_of(card: int) -> int:
    """A card's smiley; colour specials have none."""
    if card < BASE_CARDS:
        return card % SMILEYS
    return card - SMILEY_SPECIAL if card >= SMILEY_SPECIAL else NONE


COLOUR_OF: Final = [colour_of(card) for card in range(CARDS)]
SMILEY_OF: Final = [smiley_of(card) for card in range(CARDS)]
