"""What all cards share: their paper in every theme, frame, tabs, wallpaper, and the back with the round table."""

from __future__ import annotations

import math
from functools import cache

from tablee.core.art import Style
from tablee.drawing.outlines import Point, number, ring, rounded
from tablee.drawing.palette import BLUE, CREAM, GREEN, INK, ORANGE, RED, SUN, TEAL, VIOLET, WHITE, mixed
from tablee.drawing.shapes import box, circle, clipped, dot, flat, group, line, path, sheet, smile

WIDTH, HEIGHT = 250, 350  # the grid of a card
MILLIMETRES = (63.0, 88.0)  # a card in the hand
BLACK, PURE_WHITE = "#000000", "#ffffff"
GINGHAM = "#d2453f"
CHECKS = 44  # from one red stripe to the next
LATTICE, SLANT = 46, -14  # of the wallpaper: from mark to mark, and its turn in degrees
LAMP, LAMPLIGHT = "#542400", 0.14  # at night a card is the same, seen by lamplight: cream does not glare

# What is left of a card inside its frame, as left, top, width, height and radius.
INSIDE = (16, 16, 218, 318, 17)


# ---- paper and lines by theme


def is_contrast(style: Style) -> bool:
    return style.theme == "contrast"


def stock(style: Style) -> str:
    """The colour of the paper that cards, tabs and dice are made of."""
    return PURE_WHITE if is_contrast(style) else WHITE


def seen(colour: str, style: Style) -> str:
    """A colour of a drawing as the theme shows it."""
    if is_contrast(style):
        return BLACK if colour == INK else colour
    return mixed(colour, LAMP, LAMPLIGHT) if style.theme == "night" else colour


def finished(width: float, height: float, outline: str, body: str, style: Style, definitions: str = "") -> str:
    """The whole document of a thing with this outline: lit by the lamp at night, black lines in high contrast."""
    if style.theme == "night":
        body += flat(outline, LAMP, LAMPLIGHT)
    svg = sheet(width, height, body, definitions)
    return svg.replace(INK, BLACK) if is_contrast(style) else svg


CARD_OUTLINE = rounded(3, 3, 244, 344, 28)
WINDOW = rounded(*INSIDE)


# ---- frame, tabs, grounds


def framed(ground: str, inside: str, style: Style, definitions: str = "") -> str:
    """A whole card: frame, coloured ground, what is inside, and the ink line round the ground."""
    body = path(CARD_OUTLINE, stock(style), 6) + flat(WINDOW, ground) + inside + line(WINDOW, 4.5)
    return finished(WIDTH, HEIGHT, CARD_OUTLINE, body, style, definitions)


def upper_tab(style: Style, *parts: str, height: float = 109) -> str:
    """The tab in the upper left corner: what an overlapped card still shows. Parts are drawn round its middle line."""
    tab = f"M16 33a17 17 0 0 1 17-17h45v{number(height - 17)}a17 17 0 0 1-17 17H16Z"
    return flat(tab, stock(style)) + group(*parts, x=47, y=16)


def lower_tab(style: Style, *parts: str) -> str:
    """The tab in the lower left corner; parts are drawn round its middle."""
    return flat("M16 268h49a17 17 0 0 1 17 17v49H33a17 17 0 0 1-17-17Z", stock(style)) + group(*parts, x=48, y=302)


def wallpaper(room: tuple[float, float, float, float], mark: str, colour: str, opacity: float = 0.55) -> str:
    """Small marks (outlines round the origin, 24 wide) all over a room of left, top, width and height.

    They are written out one by one and none is cut: renderers take several times as long for patterns and clips.
    """
    small = flat(mark, colour, opacity)
    return "".join(group(small, x=x, y=y, scale=0.75, turn=SLANT) for x, y in lattice(*room))


@cache
def lattice(left: float, top: float, width: float, height: float) -> tuple[Point, ...]:
    """Places of a slanting lattice in a room, with half a mark to spare: every second corner of a finer one."""
    turn, step = math.radians(SLANT), LATTICE / 2
    across, down = step * math.cos(turn), step * math.sin(turn)
    reach = range(-int((width + height) / step), int((width + height) / step))
    places = ((i * across - j * down, i * down + j * across) for i in reach for j in reach if (i + j) % 2 == 0)
    return tuple((left + x, top + y) for x, y in places if 10 < x < width - 10 and 10 < y < height - 10)


def rays(x: float, y: float, reach: float, count: int = 16) -> str:
    """The outline of rays from one point: what is special lies on them."""
    edges = ring(2 * count, reach, -90 - 90 / count)
    pairs = zip(edges[::2], edges[1::2], strict=True)
    return "".join(f"M{number(x)} {number(y)}L{corner(a, x, y)}L{corner(b, x, y)}Z" for a, b in pairs)


def corner(point: Point, x: float, y: float) -> str:
    return f"{number(x + point[0])} {number(y + point[1])}"


# ---- the band of a card in high contrast


def band(ground: str, letter: str, mark: str) -> str:
    """High contrast: the only colour of a card, with its letter on a disc and its mark, twice as large as elsewhere.

    The letter stands on the left, where an overlapped card still shows it; the mark is an outline round the origin.
    """
    disc = circle(66, 65, 43, PURE_WHITE, 5)
    large = group(path(mark, PURE_WHITE, 1.7), x=181, y=65, scale=3.5)
    return box(13, 13, 224, 104, ground, 18, 6) + disc + letter + large


# ---- the logo and the back


PEOPLE = (ORANGE, BLUE, SUN, GREEN, VIOLET, RED)


def logo(people: tuple[str, ...] = PEOPLE, smiling: bool = True) -> str:
    """Six people round a table, from above; 50 from the middle to the edge. Without its smile it has no direction."""
    seats = "".join(circle(x, y, 10.5, colour, 4) for (x, y), colour in zip(ring(6, 37), people, strict=True))
    if not smiling:
        return seats + table()
    eyes = dot(-8, -6, 3.6) + dot(8, -6, 3.6)
    return seats + circle(0, 0, 25, CREAM, 4) + eyes + smile(0, 2, 13, 8.5, 4.5)


def table() -> str:
    """A teal cloth with a stitched hem, and a flower in the middle."""
    hem = "".join(dot(x, y, 1.2, CREAM) for x, y in ring(18, 18.2, 0))
    rims = "".join(dot(x, y, 5.4) for x, y in ring(6, 6.4))  # all before the petals: none may lie on top
    petals = rims + "".join(dot(x, y, 3.4, CREAM) for x, y in ring(6, 6.4))
    return circle(0, 0, 22.5, TEAL, 4) + hem + petals + circle(0, 0, 4.2, SUN, 2)


def gingham(width: int, height: int, style: Style) -> str:
    """Red checks from the middle outwards, so that they are the same when turned."""
    opacity, red = (1, BLACK) if is_contrast(style) else (0.55, GINGHAM)
    columns = range(width // 2 % CHECKS - CHECKS, width + CHECKS, CHECKS)
    rows = range(height // 2 % CHECKS - CHECKS, height + CHECKS, CHECKS)
    half = CHECKS // 2
    across = "".join(flat(f"M{x - half // 2} 0h{half}v{height}h-{half}Z", red, opacity) for x in columns)
    down = "".join(flat(f"M0 {y - half // 2}h{width}v{half}H0Z", red, opacity) for y in rows)
    return flat(f"M0 0h{width}v{height}H0Z", "#fff6e6") + across + down


def plate(x: float, y: float, style: Style, scale: float = 1) -> str:
    """The table on the back of a card. Who sits opposite wears the same colour: turned by half, it is the same."""
    opposite = (RED, SUN, BLUE)
    round_table = group(logo((*opposite, *opposite), smiling=False), scale=1.74)
    return group(circle(0, 0, 92, stock(style), 5) + round_table, x=x, y=y, scale=scale)


def back(style: Style) -> str:
    """The one back of all packs."""
    cloth = clipped("cloth", WINDOW, gingham(WIDTH, HEIGHT, style), width=0)
    return framed(stock(style), cloth + plate(WIDTH / 2, HEIGHT / 2, style), style)


# ---- what stands by itself, on any ground


def sticker(outline: str, width: float, style: Style) -> str:
    """The paper rim of a cut-out, so that its ink line is seen on dark tables too."""
    return line(outline, width, seen(stock(style), style))
