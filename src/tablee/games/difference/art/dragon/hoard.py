"""The hoard, with the dragon's paws on it and its tail round it."""

from __future__ import annotations

from tablee.drawing.layers import Layers
from tablee.drawing.outlines import along, smooth, star, tapered
from tablee.drawing.palette import INK, RED, WHITE
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, line, path, shadow, smile
from tablee.games.difference.art.dragon.colours import (
    BLUE,
    CHEEK,
    COIN,
    COIN_DARK,
    COIN_EDGE,
    COIN_LIGHT,
    LINE,
    PAPER,
    PLANK,
    PLANK_DARK,
    SCALE,
    SCALE_LIGHT,
    VELVET,
    WING,
)
from tablee.games.difference.art.dragon.dragon import TAIL

layers = Layers()
HEAP = smooth([(590, 1120), (640, 1040), (720, 1010), (790, 960), (880, 950), (980, 940), (1080, 900), (1190, 886),
               (1300, 910), (1390, 964), (1432, 1012), (1447, 1036), (1454, 1090),
               (1200, 1150), (900, 1150)])  # fmt: skip
FRONT = "M1454 800H1600V1200H700V1034H1454Z"  # where the tail lies before the hoard, not behind it
SHELL, SHELL_DOTS = "#e7d6fb", "#b493e0"


@layers.feature
def sword(altered: bool) -> str:
    if altered:
        return ""
    return group(
        path("M-10 10V-70H10V10Z", "#dfe8ef", LINE),
        line("M0-66V6", 2.6, "#a9b8c6"),
        box(-36, -84, 72, 14, COIN, 5, LINE),
        box(-8, -120, 16, 38, "#9a5a3b", 4, LINE),
        circle(0, -126, 13, RED, LINE),
        x=1134, y=900, turn=10,
    )  # fmt: skip


def coin(row: int, place: int) -> str:
    """A coin of the heap; rows overlap like tiles, and nothing lies quite straight."""
    k = 37 * row + place
    x, y = 580 + 33 * place + row % 2 * 16 + k * 7 % 13, 886 + 16 * row + k * 5 % 9
    colour = (COIN, COIN_LIGHT, COIN, "#f6b632", COIN)[k * 3 % 5]
    return ellipse(x, y, 19, 11, colour, 2.2, k * 19 % 49 - 24, COIN_EDGE)


@layers.still
def heap() -> str:
    """Every coin that shows: the upper rows of the heap are short on the left."""
    coins = (coin(row, place) for row in range(17) for place in range(max(0, 14 - 2 * row), 28))
    return clipped("heap", HEAP, flat(HEAP, COIN), *coins, width=LINE)


def paw(x: float, y: float) -> str:
    claws = (path(f"M{k - 13} 16Q{k} 44 {k + 11} 16Z", PAPER, 3.2) for k in (-36, 0, 36))
    toes = path("M-62 10Q-66-34-20-40H20Q66-34 62 10Q40 26 18 14Q0 26-18 14Q-40 26-62 10Z", SCALE, LINE)
    return group(*claws, toes, line("M-34-26Q-20-32-6-32", 5, SCALE_LIGHT), x=x, y=y)


@layers.still
def paws() -> str:
    left = flat("M845 679C785 752 752 828 752 930H842C844 890 848 850 853 806C857 771 861 717 867 687Z", SCALE)
    left += line("M845 679C785 752 752 828 752 930M842 930C844 890 848 850 853 806C857 771 861 717 867 687", LINE)
    right = flat("M1118 770Q1148 850 1096 930H1006Q1034 860 1004 790Z", SCALE)
    right += line("M1118 770Q1148 850 1096 930M1006 930Q1034 860 1004 790", LINE)
    return left + paw(796, 936) + right + paw(1050, 936)


@layers.feature
def egg(altered: bool) -> str:
    """An egg, or the baby dragon that comes out of it."""
    spots = ((-18, -24, 10), (16, -34, 7), (20, 2, 11), (-20, 14, 9), (2, 28, 8))
    whole = (
        path("M0-62Q46-52 46 4Q42 44 0 46Q-42 44-46 4Q-46-52 0-62Z", SHELL, LINE)
        + "".join(dot(x, y, r, SHELL_DOTS) for x, y, r in spots)
        + line("M-28-18Q-22-40-8-47", 5, WHITE)
    )
    face = (
        circle(-12, -34, 9, WHITE, 2.6) + circle(12, -34, 9, WHITE, 2.6) + dot(-13, -32, 4.4) + dot(11, -32, 4.4)
        + smile(0, -18, 8, 4) + dot(-22, -20, 5, CHEEK) + dot(22, -20, 5, CHEEK)
    )  # fmt: skip
    baby = (
        path("M-16-52L-18-74-4-60ZM16-52L18-74 4-60Z", PAPER, 3)
        + circle(0, -30, 32, "#8ed0f0", LINE)
        + face
        + path("M-46 4L-32-10-18 6-2-10 14 6 30-10 46 4Q42 44 0 46Q-42 44-46 4Z", SHELL, LINE)
        + dot(20, 18, 9, SHELL_DOTS)
        + dot(-20, 22, 8, SHELL_DOTS)
    )
    return group(shadow(4, 44, 50, 10), baby if altered else whole, x=922, y=946)


@layers.still
def treasure_chest() -> str:
    coins = ((-36, -62, -10), (0, -70, 8), (36, -62, 14), (14, -54, 0))
    lock = circle(0, -20, 26, COIN, LINE) + dot(0, -24, 6) + path("M-3-22H3L5-8H-5Z", INK, 1)
    return group(
        shadow(6, 24, 96, 12),
        path("M-78-54Q-84-112-40-122H46Q86-112 78-54Z", PLANK_DARK, LINE),
        flat("M-66-58Q-70-96-40-106H44Q70-96 66-58Z", "#5b3b32"),
        path("M-70-50Q-40-92 0-80Q44-94 70-50Z", COIN, LINE),
        *(ellipse(x, y, 17, 10, COIN_LIGHT, 2.2, turn, COIN_EDGE) for x, y, turn in coins),
        box(-82, -52, 164, 76, PLANK, 4, LINE),
        line("M-82-24H82", 3),
        flat("M-60-50H-42V22H-60ZM42-50H60V22H42Z", COIN_DARK),
        line("M-60-50V22M-42-50V22M42-50V22M60-50V22", 2.6),
        lock,
        x=1270, y=934,
    )  # fmt: skip


@layers.still
def crown() -> str:
    balls = ((-56, -48), (-20, -52), (20, -52), (56, -48))
    return group(
        shadow(4, 16, 54, 9),
        path("M-44-24Q-70-98 0-102Q70-98 44-24Z", VELVET, LINE),
        circle(0, -104, 10, COIN_LIGHT, 3),
        path("M-56-46L-32-18-20-48 0-18 20-48 32-18 56-46 44 10H-44Z", COIN, LINE),
        *(circle(x, y, 7, COIN_LIGHT, 3) for x, y in balls),
        box(-46, -4, 92, 20, COIN_DARK, 4, 3.4),
        *(dot(x, 6, 5, PAPER) for x in (-28, 0, 28)),
        x=1164, y=1046, turn=-8,
    )  # fmt: skip


@layers.feature
def jewel(altered: bool) -> str:
    """A ruby cut to a point, or an emerald cut square."""
    ruby = (
        path("M-42-10L-24-36H24L42-10 0 40Z", RED, LINE)
        + flat("M-39-10L-23-33-13-10ZM39-10L23-33 13-10Z", "#ff9d8c")
        + flat("M0 36L-12-10H-38ZM0 36L38-10H12Z", "#a82a34", 0.5)
        + line("M-42-10H42M-12-10L0 40 12-10 0-36Z", 2.6)
    )
    emerald = (
        path("M-38-20L-24-36H24L38-20V20L24 36H-24L-38 20Z", "#46ad70", LINE)
        + flat("M-36-18L-24-34H22L12-20H-14L-20-12Z", "#b4ecc4")
        + flat("M36 18L24 34H-22L-12 20H14L20 12Z", "#2c7d4b", 0.6)
        + path("M-20-12L-12-20H12L20-12V12L12 20H-12L-20 12Z", "#7ccf9a", 2.6)
    )
    return group(emerald if altered else ruby, x=706, y=1052, turn=8)


@layers.still
def pearls() -> str:
    beads = along([(828, 1006), (854, 1048), (904, 1054), (944, 1020)], 3)
    return "".join(circle(x, y, 13, "#fdf1ff", 2.8) + dot(x - 4, y - 4, 3.4, WHITE) for x, y, *_ in beads)


@layers.feature
def goblet(altered: bool) -> str:
    """A goblet on its foot, or head over heels."""
    cup = path("M-34-46H34Q34-4 6 2V24H25V38H-25V24H-6V2Q-34-4-34-46Z", COIN, LINE)
    light = flat("M-24-38Q-24-10-8-4Q-18-24-14-38Z", "#fff3c4")
    stone = circle(0, -20, 8, BLUE, 2.4)
    if altered:
        return group(cup, light, stone, x=1030, y=1034, turn=174)
    return group(cup, light, stone, ellipse(0, -46, 34, 8, VELVET, LINE), x=1030, y=1042, turn=-6)


@layers.feature
def shield(altered: bool) -> str:
    """A knight's shield that shows a star or a moon."""
    crescent = path("M10-34A32 32 0 1 0 30 22A26 26 0 1 1 10-34Z", COIN, LINE)
    sign = crescent if altered else path(star(37, 5, 0.42), COIN, LINE)
    return group(
        path("M-56-66Q0-84 56-66V0Q52 54 0 78Q-52 54-56 0Z", PAPER, LINE),
        path("M-44-56Q0-70 44-56V0Q40 44 0 64Q-40 44-44 0Z", BLUE, LINE),
        group(sign, y=-6),
        x=1356, y=1044, scale=0.95, turn=8,
    )  # fmt: skip


@layers.still
def tail() -> str:
    """The front of the tail; its root goes behind the hoard, with the body."""
    light = tapered([(1500, 985), (1516, 1050), (1462, 1108), (1380, 1126), (1250, 1128), (1090, 1118)],
                    [4, 20, 24, 20, 16, 4])  # fmt: skip
    spade = "M14-12C0-46-34-50-50-30C-64-14-84-6-100 0C-84 6-64 14-50 30C-34 50 0 46 14 12Q20 0 14-12Z"
    return (
        shadow(1180, 1178, 320, 12)
        + clipped("tail", FRONT, path(TAIL, SCALE, LINE), flat(light, SCALE_LIGHT, 0.8), width=0)
        + group(path(spade, WING, LINE), line("M0 0H-66", 3, "#c9583f"), x=852, y=1112, turn=22)
    )


@layers.still
def tail_bow() -> str:
    return group(
        path("M-8 0Q-50-44-58-6Q-56 30-8 6ZM8 0Q50-44 58-6Q56 30 8 6Z", RED, LINE),
        path("M-6 6L-26 46-6 38 2 10ZM6 6L26 46 8 38Z", RED, LINE),
        box(-13, -13, 26, 26, RED, 8, LINE),
        x=1270, y=1142, turn=2,
    )  # fmt: skip
