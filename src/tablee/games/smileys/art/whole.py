"""The 48 cards in full, 250 by 350."""

from __future__ import annotations

from tablee.core.art import Style
from tablee.drawing.cards import (
    BLACK,
    CARD_OUTLINE,
    HEIGHT,
    INSIDE,
    PURE_WHITE,
    WIDTH,
    WINDOW,
    band,
    finished,
    framed,
    is_contrast,
    lower_tab,
    rays,
    stock,
    upper_tab,
    wallpaper,
)
from tablee.drawing.lettering import letters
from tablee.drawing.outlines import number, ring
from tablee.drawing.palette import INK, NIGHT
from tablee.drawing.shapes import box, circle, clipped, dot, flat, group, line, path
from tablee.games.smileys.art.heads import YELLOW, head, small_head
from tablee.games.smileys.art.marks import TONES, letter_of, mark
from tablee.games.smileys.pack import BASE_CARDS, COLOURS, SMILEY_SPECIAL, SMILEYS, colour_of, smiley_of

NIGHT_RAYS = "#4b3543"
MIDDLE = (126, 200)  # where the rays of a special card meet


def drawing(number: int, style: Style) -> str:
    """Any card of the pack."""
    if number < BASE_CARDS:
        return contrast_base(number, style) if is_contrast(style) else base(number, style)
    if number < SMILEY_SPECIAL:
        return contrast_colour(number, style) if is_contrast(style) else special_colour(number, style)
    return special_smiley(number, style)


# ---- day and night


def base(number: int, style: Style) -> str:
    colour, smiley = colour_of(number), smiley_of(number)
    tone = TONES[colour]
    halo = dot(126, 200, 97, PURE_WHITE, 0.26)
    face = group(head(smiley, tone.tint), x=126, y=200, scale=1.66)
    corner = lower_tab(style, group(small_head(smiley), scale=0.5))
    paper = wallpaper(INSIDE[:4], tone.mark, tone.deep)
    return framed(tone.ground, paper + halo + face + colour_tab(colour, style) + corner, style)


def colour_tab(colour: int, style: Style) -> str:
    """The mark above the letter."""
    return upper_tab(style, mark(colour, 0, 29, 45), letters(letter_of(colour, style.lang), 0, 96, 52))


def special_colour(number: int, style: Style) -> str:
    """All six heads of one colour round its mark, on rays of that colour."""
    colour = colour_of(number)
    tone = TONES[colour]
    burst = clipped("burst", WINDOW, flat(rays(*MIDDLE, 260), tone.deep, 0.75), width=0)
    large = mark(colour, 128, 209, 60, stock(style), 2)
    heads = crowd(tone.tint, 128, 209, 78, 78, 0.62)
    return framed(tone.ground, burst + heads + large + colour_tab(colour, style), style)


def crowd(fill: str, x: float, y: float, across: float, down: float, scale: float) -> str:
    """The six heads in a ring."""
    places = ring(SMILEYS, 1)
    return "".join(
        group(head(smiley, fill, outside=False), x=x + across * right, y=y + down * below, scale=scale)
        for smiley, (right, below) in enumerate(places)
    )


def special_smiley(number: int, style: Style) -> str:
    """A yellow head on a dark card, with the wheel of all colours in its tab."""
    smiley = smiley_of(number)
    ground, glow = (BLACK, "#3a3a3a") if is_contrast(style) else (NIGHT, NIGHT_RAYS)
    burst = clipped("burst", WINDOW, flat(rays(*MIDDLE, 260), glow), width=0)
    rim = dot(0, 0, 56.5, stock(style))
    face = dot(126, 200, 103, ground) + group(rim, head(smiley, YELLOW), x=126, y=200, scale=1.6)
    corner = lower_tab(style, group(small_head(smiley), scale=0.5))
    tab = upper_tab(style, group(wheel(), y=33, scale=1.15), height=68)
    return framed(ground, burst + face + tab + corner, style)


def wheel(radius: float = 19) -> str:
    """All six colours: what a special head goes with."""
    edges = ring(COLOURS, radius, -120)
    slices = ""
    for colour, (start, end) in enumerate(zip(edges, [*edges[1:], edges[0]], strict=True)):
        arc = f"A{radius} {radius} 0 0 1 {number(end[0])} {number(end[1])}"
        slices += flat(f"M0 0L{number(start[0])} {number(start[1])}{arc}Z", TONES[colour].ground)
    spokes = "".join(f"M0 0L{number(x)} {number(y)}" for x, y in edges)
    return slices + line(spokes, 1.6) + circle(0, 0, radius, "none", 4) + circle(0, 0, 6, PURE_WHITE, 2.6)


# ---- high contrast: a white card, colour only in the band


def contrast_base(number: int, style: Style) -> str:
    colour, smiley = colour_of(number), smiley_of(number)
    face = group(head(smiley, PURE_WHITE, outside=False), x=149, y=225, scale=1.68)
    corner = group(small_head(smiley), x=47, y=303, scale=0.62)
    return plain(colour_band(colour, style) + corner + face, style)


def contrast_colour(number: int, style: Style) -> str:
    """Six heads instead of one, and a second field of the colour."""
    colour = colour_of(number)
    ground = box(13, 129, 224, 208, TONES[colour].ground, 18, 6)
    heads = crowd(PURE_WHITE, 125, 233, 76, 68, 0.58)
    return plain(colour_band(colour, style) + ground + heads, style)


def colour_band(colour: int, style: Style) -> str:
    letter = letters(letter_of(colour, style.lang), 66, 89, 68, INK)
    return band(TONES[colour].ground, letter, TONES[colour].mark)


def plain(body: str, style: Style) -> str:
    return finished(WIDTH, HEIGHT, CARD_OUTLINE, path(CARD_OUTLINE, PURE_WHITE, 6) + body, style)
