"""The towers left and right, and the walls between them and the gate."""

from __future__ import annotations

from tablee.drawing.folk import bust
from tablee.drawing.layers import Layers
from tablee.drawing.outlines import heart, moon, star
from tablee.drawing.palette import BLUE, CREAM, GREEN, INK, LEAF, ORANGE, PINK, RED, ROSE, SKY, SUN, TAN, WHITE, WOOD
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path, spot
from tablee.games.difference.art.castle.masonry import (
    COURSE_DIM,
    DUSK,
    WALL,
    WALL_DIM,
    battlement,
    bunting,
    pointed_roof,
    slit,
    stones,
)

layers = Layers()

CAT_FUR = "#6d5263"
IVY_LEAVES = (
    (-16, 58, 20, GREEN), (16, 54, -20, LEAF), (-18, 34, -10, LEAF), (12, 30, 20, GREEN), (-10, 12, 30, GREEN),
    (20, 8, -20, LEAF), (-8, -12, -20, LEAF), (20, -16, 10, GREEN), (0, -36, 20, GREEN), (4, 60, 80, GREEN),
)  # fmt: skip


@layers.feature
def wall_archer(altered: bool) -> str:
    if altered:
        return ""
    hood = path("M-27 8Q-32-36 0-36Q32-36 27 8Q24-14 0-16Q-24-14-27 8Z", GREEN)
    feather = path("M14-32Q22-56 40-54Q40-36 22-26Z", RED, 2.6)
    bow = line("M38-36L38 46", 2.6) + line("M36-38Q72 4 36 48", 9.4) + line("M36-38Q72 4 36 48", 4.4, WOOD)
    arm = limb("M14 42Q36 38 50 14", GREEN, 10) + circle(53, 6, 8, TAN, 2.6)
    return group(bust(TAN, "bald", TAN, GREEN), feather, hood, bow, arm, x=446, y=384, scale=0.86)


@layers.still
def walls() -> str:
    left = battlement(405, 530, 420, 588, 4, WALL_DIM) + battlement(676, 798, 420, 588, 4, WALL_DIM)
    marks = ((424, 452), (470, 480), (430, 548), (716, 456), (760, 500), (700, 548), (752, 556))
    return left + stones(*marks, colour=COURSE_DIM) + slit(437, 496)


@layers.still
def side_towers() -> str:
    left = path("M320 588V282H415V588Z", WALL) + flat("M390 284H413V586H390Z", INK, 0.1)
    right = path("M788 588V312H890V588Z", WALL) + flat("M864 314H888V586H864Z", INK, 0.1)
    marks = ((330, 312), (328, 548), (372, 384), (328, 388), (346, 530), (798, 338), (800, 540), (836, 452), (798, 476))
    cornices = path("M310 300V276H425V300Z", WALL_DIM) + path("M778 330V304H900V330Z", WALL_DIM)
    return left + right + stones(*marks) + cornices


@layers.still
def left_roof() -> str:
    return line("M367 160V76", 4.5) + circle(367, 72, 6, SUN, 2.8) + pointed_roof(367, 146, 280, 66, BLUE)


@layers.feature
def left_flag(altered: bool) -> str:
    flag = path("M2 0Q22-12 40 0Q54 8 72 2L60 20L72 40Q54 44 40 36Q22 26 2 38Z", SUN)
    return group(flag, group(path(heart(10), RED, 2.4), x=27, y=17), x=367, y=84, mirror=altered)


@layers.feature
def right_roof(altered: bool) -> str:
    if altered:
        return battlement(782, 896, 268, 306, 4)
    return line("M839 190V160", 4.5) + pointed_roof(839, 184, 308, 70, ROSE) + circle(839, 158, 8, SUN)


@layers.still
def left_windows() -> str:
    return slit(347, 346) + slit(386, 346)


@layers.feature
def tower_banner(altered: bool) -> str:
    cloth, mark = (SKY, path(moon(17), WHITE, 2.6)) if altered else (RED, path(star(19), SUN, 2.6))
    rod = limb("M-34 0H34", WOOD, 5)
    return group(rod, path("M-28 2H28V96L0 78L-28 96Z", cloth), group(mark, y=40), x=366, y=422)


@layers.feature
def ghost_window(altered: bool) -> str:
    frame = "M-27 38V-16Q0-50 27-16V38Z"
    inside = flat("M-30-50H30V40H-30Z", "#ffd98a") + candle() if altered else flat("M-30-50H30V40H-30Z", DUSK) + ghost()
    return group(clipped("ghost", frame, inside), box(-34, 36, 68, 10, WALL_DIM, 3), x=839, y=388)


def ghost() -> str:
    sheet = path("M-20 50V-4Q-18-30 0-30Q18-30 20-4V50Z", WHITE)
    return (
        sheet + dot(-7, -6, 3.6) + dot(7, -6, 3.6) + spot(0, 8, 5, 7, INK) + dot(-12, 3, 3, PINK) + dot(12, 3, 3, PINK)
    )


def candle() -> str:
    flame = path("M0 6Q-12-6 0-26Q12-6 0 6Z", ORANGE, 2.8) + flat("M0 2Q-5-4 0-14Q5-4 0 2Z", SUN)
    return path("M-8 50V8H8V50Z", CREAM) + flame


@layers.still
def flower_box() -> str:
    """Under the window of the right tower."""
    leaves = "".join(dot(x, 440, 8, GREEN) for x in (816, 828, 840, 852, 864))
    blooms = "".join(circle(x, y, 5.5, colour, 2) for x, y, colour in WINDOW_BLOOMS)
    return leaves + blooms + path("M810 442H868L862 458H816Z", WOOD, 2.8)


WINDOW_BLOOMS = ((816, 438, RED), (829, 441, SUN), (841, 437, RED), (853, 441, SUN), (864, 438, RED))


@layers.still
def ivy() -> str:
    stem = line("M0 78Q-10 30 4 0Q14-20 4-40", 5, "#3f7f45")
    leaves = "".join(ellipse(x, y, 15, 11, colour, 2.6, turn) for x, y, turn, colour in IVY_LEAVES)
    return group(stem, leaves, x=868, y=512)


@layers.feature
def wall_cat(altered: bool) -> str:
    return group(owl() if altered else cat(), x=730, y=421)


def cat() -> str:
    tail = limb("M20-8Q44-10 40-40", CAT_FUR, 8)
    body = path("M-22 2Q-26-40 0-42Q26-40 24 2Z", CAT_FUR) + flat("M-8 0Q-10-24 0-26Q10-24 8 0Z", CREAM)
    skull = path("M-26-74L-18-60H10L20-74L22-48Q20-32-2-32Q-26-32-26-48Z", CAT_FUR)
    eyes = dot(-12, -50, 5, SUN) + dot(8, -50, 5, SUN) + dot(-12, -50, 2.2) + dot(8, -50, 2.2)
    return tail + body + skull + eyes + line("M-8-41q6 5 12 0", 2.6, WHITE)


def owl() -> str:
    body = path("M-30-64Q-24-62-16-60Q0-64 16-60Q24-62 30-66Q34-40 28-16Q20 4 0 4Q-20 4-28-16Q-34-40-30-64Z", "#b9824c")
    belly = path("M-16-26Q0-34 16-26Q18-4 0-2Q-18-4-16-26Z", CREAM, 2.6) + line("M-7-18l3 4 4-4M2-10l3 4 4-4", 2.4)
    wings = line("M-26-36Q-32-14-18-2M26-36Q32-14 18-2", 3)
    eyes = "".join(circle(x, -46, 11, WHITE, 2.6) + dot(x * 0.9, -45, 5) for x in (-13, 13))
    beak = path("M-5-40H5L0-29Z", ORANGE, 2.2)
    feet = line("M-10 3v3M-4 3v3M6 3v3M12 3v3", 4.5, ORANGE)
    return body + belly + wings + eyes + beak + feet


@layers.still
def feast_bunting() -> str:
    return bunting((424, 286), (491, 236), 14, 4)
