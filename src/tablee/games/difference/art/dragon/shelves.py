"""The right wall: a map, two shelves, pans, and the cook at the cauldron."""

from __future__ import annotations

from tablee.drawing.layers import Layers
from tablee.drawing.outlines import smooth
from tablee.drawing.palette import RED, VIOLET, WHITE, WOOD
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path
from tablee.games.difference.art.dragon.colours import (
    AMBER,
    BLUE,
    GLASS,
    GOBLIN,
    GREEN,
    LINE,
    PAPER,
    PLANK,
    PLANK_DARK,
    TEAL,
)
from tablee.games.difference.art.dragon.creatures import goblin_head

layers = Layers()
COPPER, IRON, SOUP = "#e58a5a", "#5f5a78", "#8fce4e"


@layers.still
def treasure_map() -> str:
    island = flat(smooth([(-86, -10), (-60, -46), (-20, -36), (-14, 0), (-40, 30), (-74, 26)]), "#b9cf8a")
    waves = line("M-8-34q6-7 12 0q6 7 12 0M-90 42q6-7 12 0q6 7 12 0M58 42q6-7 12 0q6 7 12 0", 3, "#8fb4c4")
    return group(
        path("M-108-62Q-60-74 0-64T108-66L104 60Q50 72 0 62T-104 66Z", "#f6deb0", LINE),
        island,
        path("M-70 6L-54-22-38 6Z", "#a27b62", 2.4),
        waves,
        line("M-44 34Q-20 52 12 44T70 14", 4, "#c8553d"),
        line("M72 2l16 16M88 2l-16 16", 6, RED),
        dot(-100, -56, 5, RED),
        dot(100, -58, 5, RED),
        x=1474, y=132, turn=2,
    )  # fmt: skip


@layers.feature
def map_traveller(altered: bool) -> str:
    """A ship, or a sea serpent: what one meets on the way to the treasure."""
    ship = (
        path("M-28 6H28Q22 24 10 24H-12Q-24 24-28 6Z", WOOD, 2.8)
        + path("M-2 2V-34Q24-22 24 2Z", WHITE, 2.8)
        + path("M-6 2V-26Q-24-14-22 2Z", RED, 2.8)
    )
    humps = path("M-40 22Q-36-2-25-2Q-14-2-10 22ZM-6 22Q-4-8 6-8Q16-8 18 22Z", GREEN, 2.8)
    neck = path("M20 22Q28 6 22-8L8-10Q6-28 24-30Q42-28 38-4Q36 12 36 22Z", GREEN, 2.8)
    serpent = humps + neck + dot(23, -20, 2.8) + line("M8-11L16-11", 2.4)
    return group(serpent if altered else ship, x=1502, y=118)


def plank(y: float) -> str:
    brackets = "".join(path(f"M{x} {y + 16}l12 30 12-30Z", PLANK_DARK, LINE) for x in (1398, 1548))
    return brackets + box(1374, y, 214, 17, WOOD, 0, LINE)


def pencils() -> str:
    sticks = ((-10, -8, RED), (0, 2, BLUE), (10, 10, GREEN))
    return "".join(limb(f"M{x} -30L{x + lean} -60", colour, 4, 2) for x, lean, colour in sticks)


def pans() -> str:
    rail = limb("M1404 566H1572", PLANK_DARK, 5, 2.6)
    pan = line("M1430 566V604", 5) + circle(1430, 624, 23, COPPER, LINE) + circle(1430, 624, 14, "#c96f45", 2)
    ladle = line("M1488 566V616", 6) + path("M1468 614H1508Q1506 644 1488 644Q1470 644 1468 614Z", AMBER, LINE)
    garlic = line("M1546 566V590", 4) + path(
        "M1546 588Q1522 600 1530 640Q1546 650 1562 640Q1570 600 1546 588Z", "#f5e6cf", LINE
    )
    cloves = line("M1546 592Q1538 616 1542 642M1546 592Q1554 616 1550 642", 2.4, "#c9a98a")
    return rail + pan + ladle + garlic + cloves


@layers.still
def shelves() -> str:
    cup = group(pencils(), path("M-18 0V-34H18V0Z", AMBER, 3), x=1564, y=338)
    return plank(338) + plank(500) + cup + pans()


@layers.still
def round_potion() -> str:
    bubbles = ((-10, -18, 5), (8, -24, 4), (2, -10, 4))
    return group(
        path("M-9-58H9V-84H-9Z", GLASS, LINE),
        box(-12, -96, 24, 14, PLANK, 0, LINE),
        circle(0, -30, 32, GLASS, LINE),
        path("M-31-36H31A32 32 0 1 1 -31-36Z", "#9a62d0", 3),
        circle(0, -30, 32, "none", LINE),
        *(dot(x, y, r, "#cfaef0") for x, y, r in bubbles),
        x=1424, y=338, scale=1.1,
    )  # fmt: skip


@layers.still
def tall_vial() -> str:
    outline = "M-20 0V-84Q-20-92-8-94V-108H8V-94Q20-92 20-84V0Z"
    liquid = flat("M-24 4V-76Q0-84 24-76V4Z", "#f0729a")
    return group(
        clipped("vial", outline, flat(outline, GLASS), liquid, width=LINE),
        box(-11, -120, 22, 14, PLANK, 0, LINE),
        line("M-11-66V-30", 4, WHITE),
        x=1508, y=338,
    )  # fmt: skip


@layers.still
def books() -> str:
    row = ((-50, 84, TEAL), (-27, 76, RED), (-4, 90, VIOLET), (19, 70, AMBER))
    covers = (
        box(x, -height, 22, height, colour, 2, 3) + box(x + 4, 12 - height, 14, 10, PAPER, 0, 1.6)
        for x, height, colour in row
    )
    return group(*covers, x=1438, y=500)


@layers.feature
def hourglass(altered: bool) -> str:
    glass = "M-26-94H26Q26-62 5-48Q26-34 26-4H-26Q-26-34-5-48Q-26-62-26-94Z"
    above = "M-24-82H24Q20-60 5-48H-5Q-20-60-24-82Z"
    below = "M-26-4H26Q26-26 14-33Q4-40 2-48H-2Q-4-40-14-33Q-26-26-26-4Z"
    return group(
        path(glass, "#e3f3f4", LINE),
        flat(below if altered else above, "#e8922c"),
        line(glass, LINE),
        box(-34, -102, 68, 12, PLANK, 0, LINE),
        box(-34, -12, 68, 12, PLANK, 0, LINE),
        line("M-30-90V-12M30-90V-12", 5, PLANK_DARK),
        x=1532, y=500,
    )  # fmt: skip


@layers.still
def cook() -> str:
    cap = path("M-38-20Q-30-66 14-74Q44-78 58-52Q36-56 38-20Q0-34-38-20Z", RED, LINE) + circle(60, -50, 11, PAPER, LINE)
    tunic = path("M-40 150V50Q-36 22 0 22Q36 22 40 50V150Z", WOOD, LINE)
    buttons = dot(0, 62, 5, PAPER) + dot(0, 84, 5, PAPER)
    return group(tunic, buttons, goblin_head(7), cap, x=1508, y=706, scale=0.9)


@layers.still
def cauldron() -> str:
    flames = path(
        "M1528 944Q1512 918 1532 896Q1536 912 1546 902Q1548 880 1566 868Q1564 892 1580 900Q1600 924 1580 944Z",
        "#f28c28",
        LINE,
    )
    flames += flat("M1540 940Q1534 926 1544 914Q1550 924 1558 908Q1562 920 1568 922Q1576 932 1566 940Z", "#ffd65a")
    logs = limb("M1500 950L1592 938", PLANK, 12, LINE) + limb("M1508 934L1586 954", WOOD, 12, LINE)
    pot = path("M1442 816Q1430 910 1516 914Q1602 910 1590 816Z", IRON, LINE)
    light = flat("M1456 838Q1452 880 1484 898Q1466 860 1470 838Z", "#8d88aa")
    soup = ellipse(1516, 814, 80, 24, "#6f6a8a", LINE) + ellipse(1516, 816, 64, 16, SOUP, 3)
    bubbles = circle(1484, 810, 9, "#d3f09a", 2.4) + circle(1542, 808, 11, "#d3f09a", 2.4)
    arm = limb("M1534 756Q1562 776 1568 744", WOOD, 20, LINE)
    spoon = limb("M1570 732L1512 812", PLANK, 8, LINE) + circle(1567, 738, 13, GOBLIN, LINE)
    return logs + flames + pot + light + soup + arm + spoon + bubbles
