"""The two dice, and what stands for a colour or a smiley by itself."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.art import Style
from tablee.drawing.cards import PURE_WHITE, finished, is_contrast, sticker, stock, wallpaper
from tablee.drawing.lettering import letters
from tablee.drawing.outlines import round_outline, rounded
from tablee.drawing.shapes import circle, clipped, flat, group, path, spot
from tablee.games.smileys.art.heads import YELLOW, head
from tablee.games.smileys.art.marks import TONES, letter_of, mark
from tablee.games.smileys.pack import COLOURS, SMILEYS

DIE = (100, 108)
SIGN = 100

DIE_SIDE = rounded(3, 10, 94, 95, 22)
DIE_TOP = rounded(3, 3, 94, 94, 22)
HEAD_OUTLINE = round_outline(50, 50, 49)


def smiley_die(smiley: int, style: Style) -> str:
    return die(on_a_die(smiley), style)


def colour_die(colour: int, style: Style) -> str:
    return die(mark_on_a_die(colour, style), style)


def on_a_die(smiley: int) -> str:
    return group(head(smiley, YELLOW, outside=False), x=50, y=50, scale=0.72)


def mark_on_a_die(colour: int, style: Style) -> str:
    well = flat(rounded(13, 13, 74, 74, 14), PURE_WHITE if is_contrast(style) else TONES[colour].tint)
    return well + mark(colour, 50, 50, 67, width=2)


def die(face: str, style: Style) -> str:
    """A cream cube from the front, with a little of its foot."""
    side = path(DIE_SIDE, PURE_WHITE if is_contrast(style) else "#e2c9a6", 4.5)
    top = path(DIE_TOP, stock(style), 4.5) + spot(20, 11.5, 7, 2.4, PURE_WHITE, -8)
    return finished(*DIE, DIE_TOP, side + top + face, style)


def mark_sign(colour: int, style: Style) -> str:
    """A mark as a cut-out: it stands on paper, cloth or the dark."""
    rim = group(sticker(TONES[colour].mark, 6.4, style), x=50, y=50, scale=3.3)
    return finished(SIGN, SIGN, "M0 0", rim + mark(colour, 50, 50, 79.2, width=2.4), style)


CHOICE = (200, 112)
CHOICE_OUTLINE = rounded(3, 3, 194, 106, 22)


def choice(colour: int, style: Style) -> str:
    """A colour where one chooses: its ground and wallpaper, its mark and its letter."""
    tone = TONES[colour]
    paper = "" if is_contrast(style) else wallpaper((0, 0, *CHOICE), tone.mark, tone.deep, 0.5)
    ground = clipped("ground", CHOICE_OUTLINE, flat(CHOICE_OUTLINE, tone.ground) + paper, width=5)
    discs = circle(53, 56, 42, stock(style), 4) + circle(147, 56, 42, stock(style), 4)
    signs = mark(colour, 53, 56, 60, width=2) + letters(letter_of(colour, style.lang), 147, 76, 58)
    return finished(*CHOICE, CHOICE_OUTLINE, ground + discs + signs, style)


def head_sign(smiley: int, style: Style) -> str:
    """A head as a cut-out."""
    face = group(head(smiley, YELLOW, outside=False), x=50, y=50, scale=0.86)
    return finished(SIGN, SIGN, HEAD_OUTLINE, flat(HEAD_OUTLINE, stock(style)) + face, style)


# ---- dice to cut out and fold


NET = (440, 340)  # four squares of 100 across, three down, and flaps to glue
NET_MILLIMETRES = (110, 85)  # cubes of 25 mm
NET_PLACES = ((120, 20), (20, 120), (120, 120), (220, 120), (320, 120), (120, 220))
FLAPS = (
    "M120 20L106 34V106L120 120Z", "M220 20L234 34V106L220 120Z", "M120 220L106 234V306L120 320Z",
    "M220 220L234 234V306L220 320Z", "M120 20L134 6H206L220 20Z", "M120 320L134 334H206L220 320Z",
    "M20 120L6 134V206L20 220Z",
)  # fmt: skip


def net(sides: Sequence[str], style: Style) -> str:
    """A cube laid flat: six drawings, each 100 by 100, with the flaps that hold it together."""
    flaps = "".join(path(flap, stock(style), 2) for flap in FLAPS)
    squares = "".join(
        group(path("M0 0h100v100H0Z", stock(style), 2.5), side, x=x, y=y)
        for side, (x, y) in zip(sides, NET_PLACES, strict=True)
    )
    return finished(*NET, "M0 0", flaps + squares, style)


def smiley_net(style: Style) -> str:
    return net([on_a_die(smiley) for smiley in range(SMILEYS)], style)


def colour_net(style: Style) -> str:
    return net([mark_on_a_die(colour, style) for colour in range(COLOURS)], style)
