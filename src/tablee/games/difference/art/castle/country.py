"""The country round the castle: hills, fields, the village, a tree and the windmill."""

from __future__ import annotations

from tablee.drawing.layers import Layers
from tablee.drawing.outlines import smooth
from tablee.drawing.palette import BARK, CREAM, GREEN, ICE, LEAF, ORANGE, RED, SUN, TEAL, VIOLET, WHITE, WOOD
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow
from tablee.games.difference.art.castle.plants import grass

layers = Layers()

FAR_RIDGE = (
    (-60, 470), (90, 396), (260, 420), (430, 380), (700, 400), (960, 388), (1110, 372), (1260, 430), (1260, 640),
    (-60, 640),
)  # fmt: skip
NEAR_RIDGE = (
    (-60, 520), (120, 460), (300, 490), (640, 470), (980, 486), (1120, 440), (1260, 480), (1260, 700), (-60, 700),
)  # fmt: skip
CASTLE_HILL = (
    (-60, 640), (110, 580), (320, 556), (600, 548), (880, 556), (1090, 572), (1260, 620), (1260, 780), (-60, 780),
)  # fmt: skip
FIRS = ((8, 410), (34, 396), (58, 386), (292, 396), (270, 388), (996, 364), (1022, 356), (1046, 352), (920, 378))
FENCE_RAILS = "M0 540Q80 520 168 528M0 554Q80 534 168 542"
GRASS = ((20, 606), (150, 590), (292, 600), (930, 594), (1020, 604), (300, 574), (906, 576))


@layers.still
def hills() -> str:
    firs = "".join(flat(f"M{x} {y}l13 38h-26Z", "#6fae78") for x, y in FIRS)
    return flat(smooth(FAR_RIDGE), "#b5d9b0") + firs + flat(smooth(NEAR_RIDGE), "#a3d08d")


@layers.still
def fields() -> str:
    """Ploughed and sown strips, which follow the slope."""
    wheat = flat("M960 510Q1060 486 1200 506V560Q1080 544 940 562Z", "#efd47f")
    furrows = line("M968 524Q1070 502 1200 522M960 538Q1070 516 1200 536M952 552Q1074 530 1200 550", 3, "#d9b65a")
    garden = flat("M-10 548Q90 516 330 526V590Q90 566-10 598Z", "#8cc468")
    beds = line("M-4 566Q90 536 330 546M-4 582Q90 552 330 562", 3.4, "#6da64e")
    legs = line("M-8 5V14M-3 7V15M5 7V15M9 5V14", 2.8)
    flock = "".join(
        group(legs, ellipse(0, 0, 14, 9, WHITE, 2.4), ellipse(13, -5, 6, 5, "#5a4a5e", 2), x=x, y=y)
        for x, y in ((1086, 464), (1172, 484))
    )
    return wheat + furrows + garden + beds + flock


def house(roof: str) -> str:
    walls = path("M-44 0V-46H44V0Z", CREAM) + path("M-10 0V-26Q0-36 10-26V0Z", BARK, 2.6)
    windows = box(-34, -36, 16, 16, ICE, 0, 2.4) + box(18, -36, 16, 16, ICE, 0, 2.4)
    chimney = path("M22-92V-60H38V-92Z", WOOD, 2.6)
    return chimney + walls + windows + path("M-56-42L0-96L56-42Z", roof)


@layers.still
def village() -> str:
    nave = path("M-40 0V-44H36V0Z", CREAM) + path("M-50-40L-34-72H30L46-40Z", TEAL)
    steeple = path("M-12 0V-92H28V0Z", CREAM) + path("M-20-88L8-160L36-88Z", TEAL) + circle(8, -62, 10, ICE, 2.6)
    church = nave + steeple + line("M8-160V-182M0-174H16", 4.5)
    smoke = dot(100, 406, 6, WHITE) + dot(94, 392, 8, WHITE) + dot(84, 374, 11, WHITE)
    near = group(house(RED), x=72, y=512)
    return group(house(ORANGE), x=6, y=482, scale=0.62) + group(church, x=128, y=486, scale=0.62) + smoke + near


@layers.still
def fence() -> str:
    rails = line(FENCE_RAILS, 8) + line(FENCE_RAILS, 3, WHITE)
    posts = "".join(
        path(f"M{x - 6} {y + 38}V{y + 4}L{x} {y - 4}L{x + 6} {y + 4}V{y + 38}Z", WHITE, 2.6)
        for x, y in ((10, 530), (34, 525), (58, 521), (82, 519), (106, 518), (130, 518), (154, 519))
    )
    return rails + posts


@layers.feature
def windmill_sails(altered: bool) -> str:
    tower = path("M-28 0L-18-92H18L28 0Z", CREAM) + path("M-22-90Q0-122 22-90Z", VIOLET)
    door = path("M-8 0V-22Q0-30 8-22V0Z", BARK, 2.4)
    blade = line("M0-6V-76", 4.5) + path("M3-22H24V-74H3Z", WHITE, 2.8) + line("M3-40H24M3-57H24", 2)
    sails = "".join(group(blade, turn=turn) for turn in (0, 90, 180, 270))
    cross = group(sails, circle(0, 0, 7, SUN, 2.6), y=-92, turn=45 if altered else 0)
    return group(tower, door, cross, x=1130, y=446, scale=0.86)


@layers.still
def castle_hill() -> str:
    return flat(smooth(CASTLE_HILL), "#8cc468") + grass(*GRASS)


@layers.feature
def tree(altered: bool) -> str:
    trunk = path("M-16 120Q-6 80-10 40H14Q10 80 22 120Q2 112-16 120Z", BARK)
    return group(trunk, fir_crown() if altered else apple_crown(), x=222, y=476)


def apple_crown() -> str:
    crown = smooth([(-66, 0), (-52, -44), (-10, -66), (40, -52), (68, -6), (48, 44), (0, 58), (-48, 44)])
    light = line("M-46-20Q-38-42-18-50", 6, LEAF)
    places = ((-34, -8), (-2, -34), (34, -22), (40, 16), (4, 12), (-28, 30))
    apples = "".join(circle(x, y, 10.5, RED, 2.6) + dot(x - 3, y - 3, 2.6, WHITE) for x, y in places)
    return path(crown, GREEN) + light + apples


def fir_crown() -> str:
    tiers = ((-14, 64, 72), (-48, 28, 58), (-78, -10, 42))  # top, foot, half of the width
    boughs = "".join(
        path(f"M0 {top}L{half} {foot}q{-half / 2} 12 {-half} 0q{-half / 2} 12 {-half} 0Z", "#2c8a63")
        for top, foot, half in tiers
    )
    places = ((-34, 46), (6, 48), (40, 50), (-22, 12), (20, 10), (0, -26))
    cones = "".join(ellipse(x, y, 6, 9, WOOD, 2.6) for x, y in places)
    return boughs + cones


@layers.still
def haystack() -> str:
    heap = path("M-36 0Q-38-44 0-58Q38-44 36 0Q0 8-36 0Z", "#f3cf6a")
    straws = line("M-22-8Q-20-30-8-42M-4-6Q0-26 2-44M16-6Q20-24 14-38M-34-4l-8-4M35-4l8-5", 3, "#c99a3b")
    fork = limb("M26 4L50-72", WOOD, 4) + line("M40-74L45-92M50-72L55-92M60-68L65-86M40-74Q50-66 60-68", 3.6)
    stack = group(heap, straws, x=282, y=590, scale=0.92)
    return shadow(284, 592, 44, 7) + stack + group(fork, x=262, y=592, scale=0.8)
