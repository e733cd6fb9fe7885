"""The gatehouse: king and queen on the balcony, the gate below."""

from __future__ import annotations

from tablee.drawing.folk import bust
from tablee.drawing.layers import Layers
from tablee.drawing.outlines import star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    CORAL,
    FAIR,
    INK,
    LEAF,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SOIL,
    SUN,
    TAN,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import circle, clipped, dot, ellipse, flat, group, line, path, smile
from tablee.games.difference.art.castle.masonry import DUSK, WALL, WALL_DIM, stones

layers = Layers()

PORTCULLIS = "M-32-44V102M-11-44V102M11-44V102M32-44V102M-48-14H48M-48 16H48M-48 46H48M-48 76H48"
FOUNTAIN = "M0 50V8M0 10Q-18-6-24 28M0 10Q18-6 24 28"
SPIKE = "M-6-50V-22L0-8L6-22V-50Z"


@layers.still
def gatehouse_walls() -> str:
    wall = path("M512 596V390H694V596Z", WALL) + flat("M668 420H692V594H668Z", INK, 0.08)
    return wall + stones((520, 446), (518, 552), (656, 462), (654, 556), (518, 500))


@layers.feature
def king(altered: bool) -> str:
    robe, fur = (NAVY, SUN) if altered else (RED, WHITE)
    crown = path("M-24-16L-30-46L-12-32L0-52L12-32L30-46L24-16Q0-8-24-16Z", SUN) + circle(0, -25, 4.5, RED, 2)
    collar = path("M-30 46Q0 62 30 46L34 60Q0 76-34 60Z", fur, 2.8)
    shoulders = bust(FAIR, "bald", FAIR, robe)
    somebody = bear_head() if altered else beard()
    return group(shoulders, collar, somebody, crown, x=562, y=344, scale=0.88)


def beard() -> str:
    return path("M-24 0Q-12 8 0 4Q12 8 24 0Q26 36 0 42Q-26 36-24 0Z", "#b5753f") + line("M-7 12q7 7 14 0", 2.8, WHITE)


def bear_head() -> str:
    fur = "#9a5f38"
    ears = "".join(circle(x, -18, 12, fur) + dot(x, -18, 6, TAN) for x in (-24, 24))
    muzzle = ellipse(0, 12, 15, 12, TAN, 2.6) + ellipse(0, 6, 6, 4.5, INK, 0) + smile(0, 13, 7, 3.5, 2.6)
    return ears + circle(0, 2, 28, fur) + muzzle + dot(-11, -4, 3.6) + dot(11, -4, 3.6)


@layers.still
def queen() -> str:
    veil = path("M4-64Q40-50 44 4Q46 26 36 40Q28 10 22-6Z", WHITE, 2.8)
    cone = path("M-28-8Q-18-38 2-66L10-64Q24-36 28-8Q0-24-28-8Z", VIOLET) + line("M-25-13Q0-27 25-13", 5, SUN)
    return group(veil, bust(FAIR, "long", "#c8552f", PINK), cone, x=648, y=346, scale=0.84)


@layers.still
def balcony() -> str:
    joints = line("M538 390V408M572 390V408M606 390V408M640 390V408M672 390V408", 2.4)
    rail = path("M506 388V410H700V388Z", WALL_DIM) + joints
    stars = "".join(group(path(star(11), WHITE, 2.2), x=x, y=17) for x in (-41, 0, 41))
    cloth = group(path("M-62 0H62V28L41 38L21 28L0 38L-21 28L-41 38L-62 28Z", BLUE), stars, x=604, y=410)
    return rail + cloth


@layers.still
def torches() -> str:
    flame = path("M0-14Q-14-24 0-46Q14-24 0-14Z", ORANGE, 2.8) + flat("M0-17Q-6-23 0-34Q6-23 0-17Z", SUN)
    torch = path("M-7-16H7L4 16H-4Z", SOIL, 2.8) + line("M-8-14H8", 5, SUN)
    return "".join(group(flame, torch, x=x, y=480, scale=0.8) for x in (532, 676))


@layers.feature
def gate(altered: bool) -> str:
    arch = "M-48 88V0Q-44-40 0-42Q44-40 48 0V88Z"
    stone_ring = path("M-60 88V-2Q-56-52 0-55Q56-52 60-2V88H48V0Q44-40 0-42Q-44-40-48 0V88Z", WALL_DIM, 2.8)
    inside = courtyard() if altered else flat("M-50-50H50V110H-50Z", DUSK) + portcullis()
    return group(stone_ring, clipped("gate", arch, inside), x=604, y=508)


def portcullis() -> str:
    return line(PORTCULLIS, 9) + line(PORTCULLIS, 4, WOOD)


def courtyard() -> str:
    """What one sees through the open gate: a fountain, under the points of the raised portcullis."""
    sky = flat("M-50-50H50V110H-50Z", "#8fd0f0")
    far_wall = flat("M-50 62V12H-36V24H-22V12H-8V24H8V12H22V24H36V12H50V62Z", "#f0dcb8")
    lawn = flat("M-50 60Q0 44 50 60V110H-50Z", LEAF)
    jets = line(FOUNTAIN, 9) + line(FOUNTAIN, 4.4, WHITE)
    basin = path("M-34 46H34L26 70H-26Z", CORAL, 2.8) + line("M-34 46H34", 5, BARK)
    spikes = "".join(group(path(SPIKE, WOOD, 2.8), x=x) for x in (-32, -11, 11, 32))
    return sky + far_wall + lawn + jets + basin + spikes
