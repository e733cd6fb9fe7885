"""The meadow in front of the moat: grass, road, drawbridge and flowers."""

from __future__ import annotations

from tablee.drawing.layers import Layers
from tablee.drawing.outlines import Point, smooth
from tablee.drawing.palette import BLUE, GOLD, INK, LILAC, ORANGE, PINK, WHITE, WOOD
from tablee.drawing.shapes import dot, ellipse, flat, group, line, path, spot
from tablee.games.difference.art.castle.plants import flower, grass, mushroom, reeds

layers = Layers()

GROUND = ((-60, 726), (180, 704), (400, 694), (700, 690), (1000, 696), (1260, 726), (1260, 960), (-60, 960))
PEBBLES = (
    (560, 740), (640, 728), (612, 776), (556, 830), (664, 888), (520, 884), (640, 836), (586, 760), (540, 856),
    (494, 892), (620, 890), (700, 896), (664, 756), (536, 792),
)  # fmt: skip
GRASS = (
    (306, 744), (372, 748), (460, 708), (752, 716), (768, 852), (1022, 716), (1178, 812), (10, 836), (176, 892),
    (306, 892), (1060, 888), (842, 894), (716, 778), (862, 780), (880, 826), (396, 832), (832, 714), (1100, 740),
)  # fmt: skip
FLOWERS = (
    (384, 718, PINK), (378, 768, WHITE), (516, 838, WHITE), (694, 792, WHITE), (862, 802, LILAC), (16, 866, LILAC),
    (1060, 712, PINK), (780, 822, WHITE), (1184, 770, LILAC),
)  # fmt: skip


@layers.still
def ground() -> str:
    near_left = flat("M-10 800Q200 776 420 800Q470 850 400 910H-10Z", "#8fc968")
    near_right = flat("M720 800Q960 770 1210 806V910H770Z", "#8fc968")
    return flat(smooth(GROUND), "url(#meadow)") + near_left + near_right


@layers.still
def road() -> str:
    way = flat("M520 690H688Q720 760 700 810Q690 860 760 910H420Q470 850 500 800Q530 750 520 690Z", "#f2dba8")
    edges = line("M690 700Q718 764 700 812Q690 860 756 908M518 700Q526 752 498 802Q468 852 424 906", 4, "#dcbd7e")
    pebbles = "".join(spot(x, y, 9, 5, "#dfc08a") for x, y in PEBBLES)
    return way + edges + pebbles + grass(*GRASS)


@layers.still
def drawbridge() -> str:
    deck = path("M552 592H656L690 712H518Z", WOOD)
    planks = "".join(line(f"M{552 - k * 7} {592 + k * 24}H{656 + k * 7}", 2.8) for k in (1, 2, 3, 4))
    nails = "".join(dot(604 + side * (44 + k * 7), 604 + k * 24, 2.6, INK) for k in range(5) for side in (-1, 1))
    return deck + planks + nails + chain((538, 512), (523, 686)) + chain((670, 512), (685, 686))


def chain(start: Point, end: Point, links: int = 11) -> str:
    (x0, y0), (x1, y1) = start, end
    steps = [(x0 + (x1 - x0) * i / (links - 1), y0 + (y1 - y0) * i / (links - 1), i) for i in range(links)]
    return "".join(ellipse(x, y, 2.4 if i % 2 else 5, 10, GOLD, 2.6) for x, y, i in steps)


@layers.still
def growing() -> str:
    rushes = reeds(292, 712, 0.7) + reeds(864, 704, 0.5)
    toadstools = mushroom(22, 822, 0.62) + mushroom(738, 776, 0.5) + mushroom(884, 896, 0.62)
    return rushes + "".join(flower(x, y, colour) for x, y, colour in FLOWERS) + toadstools


@layers.still
def butterflies() -> str:
    return butterfly(396, 692, ORANGE, 20) + butterfly(1068, 690, BLUE, -18)


def butterfly(x: float, y: float, colour: str, turn: float) -> str:
    wings = "M0 0Q-6-20-18-14Q-20 0-4 3Q-16 8-10 15Q-2 14 0 4Q2 14 10 15Q16 8 4 3Q20 0 18-14Q6-20 0 0Z"
    return group(path(wings, colour, 2.4), line("M0-6V8", 3.6), x=x, y=y, turn=turn)
