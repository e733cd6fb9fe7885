"""The pictures of Da Vinci Code: tiles, standing for who may not see them, lying once they are shown."""

from __future__ import annotations

from tablee.core.art import Art, Deck, Face, Style
from tablee.drawing.cards import seen
from tablee.drawing.shapes import group
from tablee.games.davinci.art.lid import SIDE, cover
from tablee.games.davinci.art.tiles import HEIGHT, WIDTH, blank, dial, ground, numeral, secret, sign, whole
from tablee.games.davinci.state import BACK, BLACK, JOKER, PIECES, WHITE, colour_of, value_of

MILLIMETRES = (40.0, 56.0)
LETTERS = ("b", "w")  # of black and white, in names


def tile(number: int, style: Style, lying: bool = False) -> Face:
    """A piece by its number, or of a hidden one its back."""
    colour = colour_of(number)
    if number >= BACK:
        return back(colour, style, lying)
    return Face(
        f"davinci/{name_of(number)}{form(lying)}", WIDTH, HEIGHT,
        lambda: whole(colour, sign(value_of(number), numeral(colour, style)), style, lying),
    )  # fmt: skip


def back(colour: int, style: Style, lying: bool = False) -> Face:
    """What the others see."""
    return Face(
        f"davinci/{LETTERS[colour]}-back{form(lying)}", WIDTH, HEIGHT,
        lambda: whole(colour, dial(secret(colour, style)), style, lying),
    )  # fmt: skip


def name_of(piece: int) -> str:
    value = value_of(piece)
    return LETTERS[colour_of(piece)] + ("j" if value == JOKER else f"{value:02}")


def form(lying: bool) -> str:
    return "-lying" if lying else ""


def faces(style: Style) -> list[Face]:
    tiles = [tile(number, style, lying) for lying in (False, True) for number in range(PIECES)]
    return tiles + [back(colour, style, lying) for lying in (False, True) for colour in (BLACK, WHITE)]


def decks(style: Style) -> list[Deck]:
    """All tiles as small cards; each has the back of its colour."""
    backs = [back(colour, style, lying=True) for colour in (BLACK, WHITE)]
    printed = [(tile(number, style, lying=True), backs[colour_of(number)]) for number in range(PIECES)]
    return [Deck("davinci", *MILLIMETRES, list(printed))]


def meaning(style: Style) -> list[tuple[str, str, str]]:
    """What carries meaning, its colour, and the colour right behind it."""
    pairs = []
    for colour, name in ((BLACK, "black"), (WHITE, "white")):
        behind = seen(ground(colour, style), style)
        pairs.append((f"numeral on a {name} tile", seen(numeral(colour, style), style), behind))
        pairs.append((f"question on a {name} back", seen(secret(colour, style), style), behind))
    return pairs


# In the picture of the whole house: colour, number, x, y and turn of each.
CODE = ((BLACK, 4, 846, 516, -3), (WHITE, 7, 922, 514, 2), (BLACK, 11, 998, 520, 4))


def code_in_play() -> str:
    return "".join(standing(*place) for place in CODE)


def standing(colour: int, value: int, x: float, y: float, turn: float) -> str:
    day = Style()
    number = group(sign(value, numeral(colour, day)), x=54, y=86)
    return group(blank(colour, day, lying=False), number, x=x, y=y, scale=0.62, turn=turn)


ART = Art(SIDE, faces, cover, decks, on_the_table=code_in_play)
