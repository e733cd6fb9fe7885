"""What a tile is made of: wood, a front, what stands on it. Black is a shape too: its tiles have a folded corner."""

from __future__ import annotations

from tablee.core.art import Style
from tablee.drawing import cards
from tablee.drawing.cards import PURE_WHITE, finished, is_contrast, sticker
from tablee.drawing.lettering import letters
from tablee.drawing.outlines import number, ring, rounded
from tablee.drawing.palette import NIGHT, WOOD, mixed
from tablee.drawing.palette import WHITE as CREAM
from tablee.drawing.shapes import circle, flat, group, line, path
from tablee.games.davinci.state import BLACK, JOKER, WHITE

WIDTH, HEIGHT = 120, 170  # the grid of a tile
IVORY, GRAIN = "#fff3dd", "#a5693a"
FOLD = 27  # side of the folded corner
ROUND = 13  # radius of the other corners

# Left, top, width, height of the tile's front.
STANDING = (6, 6, 96, 154)
LYING = (6, 8, 108, 154)

WAVE = "M-32 5C-25-19-12-19 0 0S25 19 32-5"


# ---- colours


def ground(colour: int, style: Style) -> str:
    if is_contrast(style):
        return cards.BLACK if colour == BLACK else PURE_WHITE
    return NIGHT if colour == BLACK else IVORY


def numeral(colour: int, style: Style) -> str:
    if is_contrast(style):
        return PURE_WHITE if colour == BLACK else cards.BLACK
    return CREAM if colour == BLACK else NIGHT


def secret(colour: int, style: Style) -> str:
    """The dial on a back: quieter than a numeral, but not in high contrast."""
    if is_contrast(style):
        return numeral(colour, style)
    return "#b797a8" if colour == BLACK else "#a87a45"


# ---- parts


def front(colour: int, place: tuple[float, float, float, float]) -> str:
    """The outline of a tile's front."""
    x, y, w, h = place
    if colour == WHITE:
        return rounded(x, y, w, h, ROUND)
    right, bottom, r = x + w, y + h, ROUND
    return (
        f"M{number(x + r)} {number(y)}H{number(right - FOLD)}L{number(right)} {number(y + FOLD)}V{number(bottom - r)}"
        f"a{r} {r} 0 0 1-{r} {r}H{number(x + r)}a{r} {r} 0 0 1-{r}-{r}V{number(y + r)}a{r} {r} 0 0 1 {r}-{r}Z"
    )


def wooden_edge(colour: int) -> str:
    """The thickness of a tile that stands, on its right."""
    top = STANDING[1] + (FOLD if colour == BLACK else 9)
    edge = path(f"M96 {top}L116 {top + 9}V147L96 158Z", WOOD, 5)
    return edge + line(f"M109 {top + 24}V{top + 52}M110 {top + 70}V134", 2.6, GRAIN)


def fold(place: tuple[float, float, float, float]) -> str:
    right, top = place[0] + place[2], place[1]
    return path(
        f"M{right - FOLD} {top}V{top + 18}Q{right - FOLD} {top + FOLD} {right - 18} {top + FOLD}H{right}Z", WOOD, 4.5
    )


def blank(colour: int, style: Style, lying: bool) -> str:
    """A tile with nothing on it yet."""
    place = LYING if lying else STANDING
    outline = front(colour, place)
    body = sticker(outline, 12, style) if colour == BLACK and style.theme != "day" else ""
    body += flat(front(colour, (LYING[0], LYING[1] + 5, *LYING[2:])), GRAIN) if lying and not is_contrast(style) else ""
    body += "" if lying else wooden_edge(colour)
    body += path(outline, ground(colour, style), 5.5)
    if is_contrast(style):
        return body + (fold(place) if colour == BLACK else "")
    light = mixed(ground(colour, style), PURE_WHITE, 0.28 if colour == BLACK else 1)
    shine = line(f"M{place[0] + 15} {place[1] + 11}H{place[0] + place[2] - 42}", 4.5, light)
    return body + shine + (fold(place) if colour == BLACK else "")


def sign(value: int, colour: str) -> str:
    """A numeral round the origin; the joker is a wave. 6 and 9 are underlined: a tile can lie either way."""
    if value == JOKER:
        return line(WAVE, 17, colour)
    text = str(value)
    size = 108 if value < 10 else 86
    drawn = letters(text, 0, 0.355 * size, size, colour)
    if value in (6, 9):
        return group(drawn, y=-9) + line("M-20 46H20", 8.5, colour)
    return drawn


def dial(colour: str) -> str:
    """The dial of a code with a question in it."""
    ticks = "".join(f"M{number(x * 0.8)} {number(y * 0.8)}L{number(x)} {number(y)}" for x, y in ring(12, 38))
    return circle(0, 0, 39, "none", 4.5, colour) + line(ticks, 4, colour) + letters("?", 0, 18, 52, colour)


def whole(colour: int, inside: str, style: Style, lying: bool) -> str:
    x, y, w, h = LYING if lying else STANDING
    body = blank(colour, style, lying) + group(inside, x=x + w / 2, y=y + h / 2 + 3)
    return finished(WIDTH, HEIGHT, front(colour, (x, y, w, h)), body, style)
