"""The pictures of the Smiley pack: 48 cards, their shorter forms, the dice, the signs of colours and smileys."""

from __future__ import annotations

from tablee.core.art import Deck, Face, Style
from tablee.drawing import cards
from tablee.drawing.cards import PURE_WHITE, is_contrast, seen, stock
from tablee.drawing.palette import INK, MOUTH, NIGHT
from tablee.games.smileys.art import cuts, pieces, whole
from tablee.games.smileys.art.heads import YELLOW
from tablee.games.smileys.art.marks import TONES
from tablee.games.smileys.nouns import COLOUR_NAMES
from tablee.games.smileys.pack import (
    BASE_CARDS,
    CARDS,
    COLOURS,
    NONE,
    SMILEY_SPECIAL,
    SMILEYS,
    base,
    colour_of,
    smiley_of,
)


def card(number: int, style: Style) -> Face:
    return Face(f"smileys/{number:02}", cards.WIDTH, cards.HEIGHT, lambda: whole.drawing(number, style))


def back(style: Style) -> Face:
    return Face("smileys/back", cards.WIDTH, cards.HEIGHT, lambda: cards.back(style))


def square(number: int, style: Style, stands: int = NONE) -> Face:
    """A card in a grid; a special that was laid stands for a base card."""
    as_what = "" if stands == NONE else f"-as-{stands:02}"
    name = f"smileys/{number:02}{as_what}-square"
    return Face(name, cuts.SQUARE, cuts.SQUARE, lambda: cuts.square(number, style, stands))


def small(number: int, style: Style) -> Face:
    """The cut for less than 64 px."""
    width, height = cuts.SMALL if number < BASE_CARDS else (cuts.CHIP, cuts.CHIP)
    return Face(f"smileys/{number:02}-small", width, height, lambda: cuts.small(number, style), pixels=200)


def smiley_die(smiley: int, style: Style) -> Face:
    return Face(f"smileys/die-smiley-{smiley}", *pieces.DIE, lambda: pieces.smiley_die(smiley, style))


def colour_die(colour: int, style: Style) -> Face:
    return Face(f"smileys/die-colour-{colour}", *pieces.DIE, lambda: pieces.colour_die(colour, style))


def mark(colour: int, style: Style) -> Face:
    return Face(f"smileys/mark-{colour}", pieces.SIGN, pieces.SIGN, lambda: pieces.mark_sign(colour, style), pixels=200)


def choice(colour: int, style: Style) -> Face:
    return Face(f"smileys/choice-{colour}", *pieces.CHOICE, lambda: pieces.choice(colour, style))


def head(smiley: int, style: Style) -> Face:
    return Face(f"smileys/head-{smiley}", pieces.SIGN, pieces.SIGN, lambda: pieces.head_sign(smiley, style), pixels=200)


def stands_for(special: int) -> list[int]:
    """The base cards a special can stand for in Dominos."""
    if special < SMILEY_SPECIAL:
        return [base(colour_of(special), smiley) for smiley in range(SMILEYS)]
    return [base(colour, smiley_of(special)) for colour in range(COLOURS)]


def faces(style: Style) -> list[Face]:
    whole_cards = [card(number, style) for number in range(CARDS)]
    squares = [square(number, style) for number in range(CARDS)]
    laid = [square(number, style, stands) for number in range(BASE_CARDS, CARDS) for stands in stands_for(number)]
    smalls = [small(number, style) for number in range(CARDS)]
    smileys = [make(smiley, style) for make in (smiley_die, head) for smiley in range(SMILEYS)]
    colours = [make(colour, style) for make in (colour_die, mark, choice) for colour in range(COLOURS)]
    return [*whole_cards, back(style), *squares, *laid, *smalls, *smileys, *colours]


def decks(style: Style) -> list[Deck]:
    """The 48 cards, and two dice to cut out and fold."""
    behind = back(style)
    nets = [
        Face("smileys/net-smileys", *pieces.NET, lambda: pieces.smiley_net(style)),
        Face("smileys/net-colours", *pieces.NET, lambda: pieces.colour_net(style)),
    ]
    return [
        Deck("smileys", *cards.MILLIMETRES, [(card(number, style), behind) for number in range(CARDS)]),
        Deck("dice", *pieces.NET_MILLIMETRES, [(net, None) for net in nets]),
    ]


def meaning(style: Style) -> list[tuple[str, str, str]]:
    """What carries meaning, its colour, and the colour right behind it."""
    ink, paper, yellow = seen(INK, style), seen(stock(style), style), seen(YELLOW, style)
    pairs = [("letter on its tab", ink, paper), ("lines of a yellow head", ink, yellow)]
    for colour, tone in enumerate(TONES):
        tint = PURE_WHITE if is_contrast(style) else seen(tone.tint, style)
        pairs += [
            (f"outline of the {COLOUR_NAMES[colour]} mark on its tab", ink, paper),
            (f"lines of a head on {COLOUR_NAMES[colour]}", ink, tint),
            (f"open mouth of a head on {COLOUR_NAMES[colour]}", seen(MOUTH, style), tint),
        ]
    dark = cards.BLACK if is_contrast(style) else seen(NIGHT, style)
    return [*pairs, ("yellow head on a smiley special", yellow, dark)]
