"""The keep and the tall tower behind it."""

from __future__ import annotations

from tablee.drawing.folk import head
from tablee.drawing.layers import Layers
from tablee.drawing.outlines import number, ring
from tablee.drawing.palette import BLUE, BUTTER, CORAL, FAIR, GREEN, INK, ORANGE, RED, SUN, VIOLET, WHITE, WOOD
from tablee.drawing.shapes import box, circle, clipped, dot, flat, group, limb, line, path
from tablee.games.difference.art.castle.masonry import (
    COURSE_DIM,
    DUSK,
    WALL,
    WALL_DIM,
    battlement,
    pointed_roof,
    slit,
    stones,
)

layers = Layers()


@layers.still
def tall_tower() -> str:
    wall = path("M672 440V122H758V440Z", WALL_DIM) + flat("M736 124H756V438H736Z", INK, 0.1)
    courses = stones((704, 330), (698, 404), (700, 134), colour=COURSE_DIM)
    pennant = path("M718 10Q736 4 748 12Q760 18 772 13L762 24L770 35Q758 38 746 33Q734 28 718 34Z", CORAL, 2.8)
    pole = line("M716 50V8", 4.5)
    return wall + courses + pole + pennant + pointed_roof(716, 46, 126, 58, VIOLET)


@layers.still
def princess() -> str:
    frame = "M-22 30V-12Q0-44 22-12V30Z"
    lady = group(head(FAIR, "long", SUN), y=8, scale=0.7)
    sill = box(-28, 28, 56, 9, WALL, 3)
    braid = limb("M-13 28Q-22 46-15 66", SUN, 12) + line("M-23 44l13 4M-22 57l13 3", 2.6)
    ribbon = path("M-23 70L-15 87L-6 69Z", RED, 2.6)
    window = clipped("lady", frame, flat("M-30-50H30V40H-30Z", DUSK), lady)
    return group(window, sill, braid, ribbon, x=722, y=190)


@layers.still
def keep_walls() -> str:
    block = battlement(490, 690, 188, 480, 6) + flat("M664 224H688V470H664Z", INK, 0.08)
    courses = stones((504, 222), (640, 276), (506, 350), (634, 214), (512, 276), (610, 304))
    return block + courses + slit(522, 318) + slit(660, 236)


@layers.feature
def stork_nest(altered: bool) -> str:
    if altered:
        return ""
    twigs = path("M-46-2Q0 12 46-2Q44 26 0 28Q-44 26-46-2Z", WOOD)
    twigs += line("M-36 8L-4 22M-10 8L26 20M-28 20L4 8M8 22L36 8M-44 2l-8-6M44 2l9-5", 2.6)
    return group(*(chick(x) for x in (-21, 3, 26)), twigs, x=532, y=162)


def chick(x: float) -> str:
    eyes = dot(-4, -11, 2.4) + dot(4, -11, 2.4)
    return group(circle(0, -8, 13, BUTTER), eyes, path("M-4-6h8l-4 6Z", ORANGE, 1.8), x=x)


@layers.feature
def keep_clock(altered: bool) -> str:
    return group(rose_window() if altered else clock(), x=590, y=246)


def rose_window() -> str:
    colours = (RED, SUN, BLUE, GREEN) * 2
    petals = "".join(circle(x, y, 11, colour, 2.6) for (x, y), colour in zip(ring(8, 22), colours, strict=True))
    return circle(0, 0, 37, DUSK) + petals + circle(0, 0, 9, WHITE, 2.6)


def clock() -> str:
    marks = "".join(line(f"M{number(x)} {number(y)}L{number(x * 0.84)} {number(y * 0.84)}", 4) for x, y in ring(12, 26))
    hands = line("M0 0V-18M0 0L12 8", 5) + circle(0, 0, 4, RED, 2)
    return circle(0, 0, 37, SUN) + circle(0, 0, 29, WHITE, 2.6) + marks + hands
