"""Shorter forms of the cards: square for the grid of Dominos, small cuts for crowded tables."""

from __future__ import annotations

from tablee.core.art import Style
from tablee.drawing.cards import BLACK, PURE_WHITE, finished, is_contrast, rays, stock, wallpaper
from tablee.drawing.lettering import letters
from tablee.drawing.outlines import rounded
from tablee.drawing.palette import NIGHT
from tablee.drawing.shapes import clipped, dot, flat, group, line, path
from tablee.games.smileys.art.heads import YELLOW, head, small_head
from tablee.games.smileys.art.marks import TONES, letter_of, mark
from tablee.games.smileys.art.whole import NIGHT_RAYS, wheel
from tablee.games.smileys.pack import BASE_CARDS, NONE, SMILEY_SPECIAL, colour_of, smiley_of

SQUARE = 200
SMALL = (200, 270)
CHIP = 100

SQUARE_INSIDE = (15, 15, 170, 170)
SMALL_INSIDE = (4, 4, 192, 262)
SQUARE_OUTLINE = rounded(3.5, 3.5, 193, 193, 30)
SQUARE_WINDOW = rounded(*SQUARE_INSIDE, 18)
SMALL_OUTLINE = rounded(*SMALL_INSIDE, 26)
CHIP_OUTLINE = rounded(3, 3, 94, 94, 20)
CHIP_LINE = rounded(8, 8, 84, 84, 15)


def dark(style: Style) -> tuple[str, str]:
    """The ground of what has no colour, and the rays on it."""
    return (BLACK, "#3a3a3a") if is_contrast(style) else (NIGHT, NIGHT_RAYS)


def tint_of(colour: int, style: Style) -> str:
    """A head's fill: nothing but its lines shall be seen in high contrast."""
    return PURE_WHITE if is_contrast(style) else TONES[colour].tint


def papered(room: tuple[float, float, float, float], colour: int, style: Style) -> str:
    """The wallpaper of a colour; high contrast does without."""
    tone = TONES[colour]
    return "" if is_contrast(style) else wallpaper(room, tone.mark, tone.deep, 0.5)


# ---- square


def square(number: int, style: Style, stands: int = NONE) -> str:
    """A card as it lies in a grid; a special with the card it stands for, once it is laid."""
    if number < BASE_CARDS:
        return square_base(number, style)
    if number < SMILEY_SPECIAL:
        return square_colour(number, style, stands)
    return square_smiley(number, style, stands)


def square_card(ground: str, inside: str, style: Style) -> str:
    body = path(SQUARE_OUTLINE, stock(style), 7) + flat(SQUARE_WINDOW, ground) + inside + line(SQUARE_WINDOW, 5)
    return finished(SQUARE, SQUARE, SQUARE_OUTLINE, body, style)


def square_tab(colour: int, style: Style) -> str:
    """Mark and letter on one line."""
    tab = flat("M15 33a18 18 0 0 1 18-18h79v37a18 18 0 0 1-18 18H15Z", stock(style))
    return tab + mark(colour, 40, 43, 41, width=2.4) + letters(letter_of(colour, style.lang), 87, 61, 50)


def square_base(number: int, style: Style) -> str:
    colour = colour_of(number)
    face = group(head(smiley_of(number), tint_of(colour, style), outside=False), x=119, y=121, scale=1.2)
    inside = papered(SQUARE_INSIDE, colour, style) + face + square_tab(colour, style)
    return square_card(TONES[colour].ground, inside, style)


def square_smiley(number: int, style: Style, stands: int) -> str:
    """The dark card with the yellow head, and the tab of the colour it stands for."""
    ground, glow = dark(style)
    burst = clipped("burst", SQUARE_WINDOW, flat(rays(119, 121, 180), glow), width=0)
    face = dot(119, 121, 65, ground) + group(head(smiley_of(number), YELLOW, outside=False), x=119, y=121, scale=1.2)
    tab = wheel_tab(style) if stands == NONE else square_tab(colour_of(stands), style)
    return square_card(ground, burst + face + tab, style)


def wheel_tab(style: Style) -> str:
    tab = flat("M15 33a18 18 0 0 1 18-18h40v42a18 18 0 0 1-18 18H15Z", stock(style))
    return tab + group(wheel(), x=44, y=44, scale=1.15)


def square_colour(number: int, style: Style, stands: int) -> str:
    """Its large mark on rays of the colour; once it is laid, the small head of the card it stands for in the mark."""
    colour = colour_of(number)
    tone = TONES[colour]
    burst = clipped("burst", SQUARE_WINDOW, flat(rays(116, 122, 180), tone.deep, 0.75), width=0)
    inside = burst + mark(colour, 116, 122, 132, stock(style), 1.3)
    if stands != NONE:
        inside += group(small_head(smiley_of(stands)), x=116, y=124, scale=0.78)
    return square_card(tone.ground, inside + square_tab(colour, style), style)


# ---- small cuts


def small(number: int, style: Style) -> str:
    """Below 64 px: a band with mark and letter, and a head that fills the rest; of a special a square chip."""
    return small_base(number, style) if number < BASE_CARDS else chip(number, style)


def small_base(number: int, style: Style) -> str:
    colour = colour_of(number)
    tone = TONES[colour]
    top = "M4 88V30A26 26 0 0 1 30 4H170A26 26 0 0 1 196 30V88Z"
    body = flat(SMALL_OUTLINE, tone.ground) + papered(SMALL_INSIDE, colour, style) + flat(top, stock(style))
    body += mark(colour, 55, 47, 66, width=2.6) + letters(letter_of(colour, style.lang), 143, 75, 80)
    body += group(head(smiley_of(number), tint_of(colour, style), outside=False), x=100, y=175, scale=1.62)
    return finished(*SMALL, SMALL_OUTLINE, body + line(SMALL_OUTLINE, 8), style)


def chip(number: int, style: Style) -> str:
    """A special among others: its mark on its colour, or its yellow head on the dark."""
    rim = line(CHIP_LINE, 4, stock(style)) + line(CHIP_OUTLINE, 5)
    if number < SMILEY_SPECIAL:
        colour = colour_of(number)
        burst = clipped("burst", CHIP_OUTLINE, flat(rays(50, 50, 80), TONES[colour].deep, 0.75), width=0)
        inside = flat(CHIP_OUTLINE, TONES[colour].ground) + burst + mark(colour, 50, 50, 58, stock(style), 2)
    else:
        inside = flat(CHIP_OUTLINE, dark(style)[0]) + group(
            head(smiley_of(number), YELLOW, outside=False), x=50, y=50, scale=0.7
        )
    return finished(CHIP, CHIP, CHIP_OUTLINE, inside + rim, style)
