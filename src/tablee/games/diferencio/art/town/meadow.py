"""9. The meadow and its barn."""

from __future__ import annotations

from tablee.drawing.palette import BARK, BLUE, BUTTER, GOLD, GREEN, INK, ORANGE, RED, STONE, SUN, TEAL, WHITE, WOOD
from tablee.drawing.shapes import box, circle, dot, ellipse, group, line, path, smile
from tablee.games.diferencio.art.town.animals import SNOW, bee, bird, cow, hen, rabbit, sheep
from tablee.games.diferencio.art.town.inhabitants import AWA, LOU, PAUL, apron, person, straw_hat
from tablee.games.diferencio.art.town.things import PLANK, flower, ground_shadow
from tablee.games.diferencio.art.world import Draw

BARN, STRAW_LINE = "#c8553d", "#c98a2e"


def meadow(roof: str, gate: str, loft: str, herd: str) -> str:
    """The fence, the barn with its gate and its loft, and the animals in front."""
    return fence() + ground_shadow(0, 10, 170) + barn(roof, gate, loft) + herd


def fence() -> str:
    rails = box(-246, -34, 492, 9, PLANK, 2, 3) + box(-246, -12, 492, 9, PLANK, 2, 3)
    xs = (-236, -198, -160, 160, 198, 236)
    return rails + "".join(path(f"M{x - 9} 8V-42L{x}-54 {x + 9}-42V8Z", PLANK, 3) for x in xs)


def barn(roof: str, gate: str, loft: str) -> str:
    walls = path("M-128 8V-140L-104-200H104L128-140V8Z", BARN)
    boards = line("M-96 6V-190M-64 6V-196M64 6V-196M96 6V-190", 2.4, "#a8432f")
    gable = path("M-148-136L-112-216 0-284 112-216 148-136 128-130 98-200 0-256-98-200-128-130Z", roof)
    attic = path("M-98-200L0-256 98-200 104-196H-104Z", BARN) + box(-128, -142, 256, 10, WHITE, 2, 3)
    return walls + attic + boards + gable + group(loft, y=-206) + group(gate, y=8)


def shut_gate() -> str:
    doors = box(-52, -104, 104, 104, WHITE, 2) + box(-44, -96, 42, 88, BARN, 0, 2.8) + box(2, -96, 42, 88, BARN, 0, 2.8)
    return doors + line("M-44-96L-2-8M-2-96L-44-8M2-96L44-8M44-96L2-8", 5, WHITE)


def open_gate(inside: str) -> str:
    """Two leaves folded back, and the dark of the barn with something in it."""
    dark = path("M-48 0V-104H48V0Z", "#6b3a3a")
    leaves = path("M-48 0V-104L-86-96V6Z", WHITE, 3) + path("M48 0V-104L86-96V6Z", WHITE, 3)
    return dark + inside + leaves + line("M-52-6L-82-90M-82-4L-52-98M52-6L82-90M82-4L52-98", 3)


def round_window() -> str:
    return circle(0, 0, 24, BUTTER) + line("M0-24V24M-24 0H24", 2.8)


def hay_loft() -> str:
    straw = path("M-30 22Q-34-8-12-6Q0-18 14-6Q34-8 30 22Z", SUN, 2.8) + line(
        "M-16 6l6 8M0 2l2 10M14 6l-6 8", 2.4, STRAW_LINE
    )
    return box(-34, -30, 68, 54, "#6b3a3a", 2) + straw + line("M0-30V-44H26", 5, BARK)


def bale(x: float, y: float, scale: float = 1) -> str:
    """A round bale of hay."""
    turns = line("M4 0q8-10 16 2q2 18-18 18q-22-2-20-24q6-20 28-18", 3, STRAW_LINE)
    return group(
        path("M-34 36Q-48 0-34-36H30V36Z", GOLD, 3), circle(30, 0, 36, SUN), group(turns, x=26), x=x, y=y, scale=scale
    )


def barn_with_sheep() -> str:
    herd = (
        sheep(-176, 34, scale=1.25)
        + sheep(180, 32, scale=1.2, mirror=True)
        + sheep(-64, 54, scale=0.9)
        + sheep(74, 56, scale=0.7, mirror=True)
    )
    return meadow(BARK, shut_gate(), round_window(), herd)


def barn_with_black_sheep() -> str:
    herd = (
        sheep(-188, 30, scale=1.0, mirror=True) + sheep(196, 30, scale=1.0) + sheep(20, 56, "#6d5a70", "#3f2f3c", 1.45)
    )
    loft = round_window() + bird(-96, -18, SNOW, 0.9)
    return meadow(BARK, open_gate(""), loft, herd)


def barn_with_hay() -> str:
    heap = path("M-50 0Q-52-40-22-44Q-4-66 20-46Q50-42 48 0Z", SUN, 3) + line(
        "M-24-20l8 10M0-34l2 14M22-20l-8 10", 2.6, STRAW_LINE
    )
    fork = line("M0 44V-62M-13-62V-84M0-62V-88M13-62V-84M-13-62H13", 5, BARK)
    farmer = group(fork, x=-172, y=0) + person(PAUL, BLUE, -204, 44, hat=straw_hat(RED), right=(32, -54))
    bales = bale(176, 14, 1.1) + bale(124, 36, 0.6) + hen(56, 54, scale=0.9)
    return meadow(TEAL, open_gate(heap), hay_loft(), farmer + bales)


def barn_with_cow() -> str:
    milkmaid = person(LOU, BLUE, 186, 44, over=apron(), left=(-26, -32), hat=straw_hat(WHITE))
    pail = (
        path("M130 16H168L162 50H136Z", STONE, 3)
        + ellipse(149, 16, 19, 6, WHITE, 2.8)
        + line("M130 16Q149-8 168 16", 3)
    )
    return meadow(BARK, shut_gate(), hay_loft(), cow(-72, 54, 1.35) + milkmaid + pail + flower(-222, 50, WHITE, 20))


def hive(x: float, y: float, scale: float = 1) -> str:
    coils = "".join(
        path(f"M{-r} {top + 18}Q{-r - 8} {top + 9} {-r} {top}H{r}Q{r + 8} {top + 9} {r} {top + 18}Z", SUN, 3)
        for top, r in ((-22, 38), (-40, 36), (-58, 28), (-74, 16))
    )
    return group(
        box(-48, -6, 96, 10, WOOD, 2) + line("M-36 4V18M36 4V18", 7, BARK),
        coils,
        circle(0, -16, 11, INK, 0),
        x=x,
        y=y,
        scale=scale,
    )


def barn_with_beehives() -> str:
    bees = "".join(
        bee(x, y, 1.05, m)
        for x, y, m in (
            (-120, -62, False),
            (-206, -128, True),
            (-26, 26, False),
            (150, -112, True),
            (236, -84, False),
            (44, 50, False),
            (-24, -150, True),
        )
    )
    keeper = person(AWA, WHITE, 112, 48, hat=straw_hat(STONE), right=(28, -58), left=(-28, -58), trousers=WHITE)
    honey = box(132, -30, 26, 28, GOLD, 5, 2.8) + box(134, -38, 22, 9, RED, 3, 2.4)
    return meadow(
        TEAL,
        shut_gate(),
        round_window(),
        hive(-176, 30, 1.25) + hive(-84, 46, 0.85) + hive(196, 32, 1.15) + keeper + honey + bees,
    )


def barn_with_scarecrow() -> str:
    figure = (
        line("M0 50V-70M-64-58H64", 9)
        + line("M0 50V-70M-64-58H64", 5, WOOD)
        + line(
            "M-62-58l-14-10M-62-58h-16M-62-58l-12 10M62-58l14-10M62-58h16M62-58l12 10M-14 0l-6 20M0 2v18M14 0l6 20",
            4,
            GOLD,
        )
        + path("M-56-72H56V-44L28-42 32 4H-32L-28-42-56-44Z", BLUE)
        + box(-22, -30, 18, 18, RED, 2, 2.4)
        + box(8, -16, 16, 16, SUN, 2, 2.4)
        + circle(0, -94, 27, "#f6deb0")
        + dot(-9, -98, 3.8)
        + dot(9, -98, 3.8)
        + path("M-4-90L0-82 4-90Z", ORANGE, 2)
        + smile(0, -82, 10, 4)
        + path("M-46-108Q0-122 46-108Q24-112 18-120L8-152-16-148-18-120Q-26-112-46-108Z", WOOD)
        + line("M-18-120Q0-114 18-120", 6, RED)
    )
    crows = bird(118, -64, "#5b4a66", 0.9) + bird(236, 50, "#5b4a66", 0.9)
    pumpkins = "".join(
        group(
            ellipse(-12, -16, 14, 17, ORANGE, 2.8)
            + ellipse(12, -16, 14, 17, ORANGE, 2.8)
            + ellipse(0, -16, 12, 18, ORANGE, 2.8)
            + line("M0-34V-42", 5, GREEN),
            x=x,
            y=y,
            scale=s,
        )
        for x, y, s in ((-206, 48, 1.2), (-148, 54, 0.95), (-96, 48, 0.8))
    )
    return meadow(
        TEAL,
        shut_gate(),
        hay_loft(),
        group(figure, x=182, y=0, scale=1.05) + crows + pumpkins + rabbit(-176, 22, scale=0.8),
    )


FACES: tuple[Draw, ...] = (
    barn_with_sheep, barn_with_black_sheep, barn_with_hay, barn_with_cow, barn_with_beehives, barn_with_scarecrow,
)  # fmt: skip
