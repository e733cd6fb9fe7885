"""What is shown where a link to Tablée is shared: Sunday, everybody behind the table, nine boxes on it."""

from __future__ import annotations

from tablee.core.art import Art, Style
from tablee.core.words import Msg, Words, msg
from tablee.drawing import boxes, cards
from tablee.drawing.animals import bare
from tablee.drawing.furniture import bow
from tablee.drawing.lettering import letters, width_of
from tablee.drawing.palette import INK, TEAL, WHITE
from tablee.drawing.shapes import clipped, dot, fade, flat, group, path, pattern, seam, sheet, spot
from tablee.games.a_moi import art as a_moi
from tablee.games.bruit import art as bruit
from tablee.games.davinci import art as davinci
from tablee.games.davinci.art import tiles
from tablee.games.davinci.state import BLACK
from tablee.games.davinci.state import WHITE as WHITE_TILE
from tablee.games.derniere import art as derniere
from tablee.games.diferencio import art as diferencio
from tablee.games.difference import art as difference
from tablee.games.dominos import art as dominos
from tablee.games.smileys.art.lids import tall
from tablee.games.smileys.pack import BLUE, GREEN, LOVE, ORANGE, RED, SMILE, VIOLET, WINK, YELLOW
from tablee.games.tour_du_monde import art as tour_du_monde
from tablee.games.trouve import art as trouve

WIDTH, HEIGHT = 1200, 630
WALL, LOW_WALL, SPOT = "#fdeed3", "#f9dcae", "#fff6e4"
CLOTH_LIGHT, HEM = "#35a39c", "#f6c667"
NAME = "Tablée"

LIDS: tuple[tuple[str, Art], ...] = (
    ("trouve", trouve),
    ("difference", difference),
    ("a_moi", a_moi),
    ("diferencio", diferencio),
    ("derniere", derniere),
    ("tour_du_monde", tour_du_monde),
    ("bruit", bruit),
    ("davinci", davinci),
    ("dominos", dominos),
)

# Who sits behind the table: x, y of the upper left corner, turn.
GUESTS = (
    ("bear", 36, 268, -4), ("rabbit", 154, 252, 3), ("owl", 276, 262, -2),
    ("frog", 396, 252, 2), ("robot-2", 524, 250, 0), ("fox", 650, 256, -2),
    ("duck", 772, 254, 3), ("cat", 896, 260, -2), ("penguin", 1020, 256, 4),
)  # fmt: skip
# Colour, smiley, x, y and turn of cards; the same of tiles with their number.
LAID = ((GREEN, SMILE, 214, 566, -14), (VIOLET, WINK, 300, 580, 9))
HELD = (
    (ORANGE, LOVE, 470, 592, -20), (BLUE, WINK, 535, 576, -8), (YELLOW, SMILE, 603, 572, 4), (RED, LOVE, 670, 582, 15),
)  # fmt: skip
CODE = ((BLACK, 4, 846, 516, -3), (WHITE_TILE, 7, 922, 514, 2), (BLACK, 11, 998, 520, 4))


def picture(lang: str) -> str:
    body = wall() + festoon() + title(lang) + guests() + table() + row_of_boxes(lang) + game_in_progress()
    return sheet(WIDTH, HEIGHT, body, definitions())


def definitions() -> str:
    dots = dot(15, 15, 3, SPOT) + dot(45, 45, 3, SPOT)
    return fade("share-wall", (0, WALL), (1, LOW_WALL)) + pattern("share-dots", 60, dots)


def wall() -> str:
    everything = f"M0 0H{WIDTH}V{HEIGHT}H0Z"
    return flat(everything, "url(#share-wall)") + flat(everything, "url(#share-dots)")


def festoon() -> str:
    return "".join(group(bow(first), x=400 * first) for first in range(3))


def title(lang: str) -> str:
    """The sign, the name, and what there is."""
    size = 142.0
    left = (WIDTH - 152 - width_of(NAME, size)) / 2
    sign = group(cards.logo(), x=left + 66, y=138, scale=1.34)
    name = letters(NAME, left + 152, 188, size, anchor=0)
    return sign + name + letters(Words(lang).say(msg("house-line")), WIDTH / 2, 240, 38, "#6d5263")


def guests() -> str:
    return "".join(group(bare(name), x=x, y=y, scale=1.4, turn=turn) for name, x, y, turn in GUESTS)


def table() -> str:
    """A teal cloth with a stitched hem, seen from where you sit."""
    cloth = f"M-20 {HEIGHT + 20}V432Q600 352 1220 432V{HEIGHT + 20}Z"
    light = spot(600, 560, 520, 120, CLOTH_LIGHT)
    return path(cloth, TEAL, 5) + light + seam("M-20 450Q600 370 1220 450", 4, HEM, "14 12")


def row_of_boxes(lang: str) -> str:
    """The nine, on the far side of the table."""
    words = Words(lang)
    parts = []
    for i, (key, art) in enumerate(LIDS):
        x, y = 26 + 129 * i, 362 + 1.9 * (i - 4) ** 2
        drawn = boxes.box(art.cover(), art.SIDE, words.say(Msg(f"{key}-name")))
        parts.append(group(flat("M4 210H222L240 224H22Z", INK, 0.25), drawn, x=x, y=y, scale=0.54))
    return "".join(parts)


def game_in_progress() -> str:
    """Cards and tiles before you."""
    cards_laid = "".join(tall(colour, smiley, x, y, 76, turn) for colour, smiley, x, y, turn in LAID)
    cards_held = "".join(tall(colour, smiley, x, y, 92, turn) for colour, smiley, x, y, turn in HELD)
    return cards_laid + mat() + cards_held + "".join(standing(*place) for place in CODE)


def standing(colour: int, value: int, x: float, y: float, turn: float) -> str:
    """A tile of Da Vinci Code."""
    day = Style()
    number = group(tiles.sign(value, tiles.numeral(colour, day)), x=54, y=86)
    return group(tiles.blank(colour, day, lying=False), number, x=x, y=y, scale=0.62, turn=turn)


def mat() -> str:
    """Red gingham, as on the backs of all cards."""
    outline = "M372 640L418 508Q420 502 426 502H774Q780 502 782 508L828 640Z"
    checks = flat("M350 490H850V650H350Z", WHITE)
    checks += "".join(flat(f"M{600 + 44 * i - 11} 490h22l{3 * i} 160h-22Z", cards.GINGHAM, 0.55) for i in range(-6, 7))
    checks += "".join(flat(f"M350 {y}H850v{h}H350Z", cards.GINGHAM, 0.55) for y, h in ((520, 16), (554, 18), (592, 20)))
    return group(flat(outline, INK, 0.22), x=5, y=7) + clipped("share-mat", outline, checks, width=4)
