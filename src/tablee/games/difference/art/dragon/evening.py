"""The evening outside, seen through the opening of the cave."""

from __future__ import annotations

from tablee.drawing.layers import Layers
from tablee.drawing.outlines import smooth, star
from tablee.drawing.palette import RED, WHITE
from tablee.drawing.shapes import box, circle, dot, ellipse, fade, flat, group, line, path, smile
from tablee.games.difference.art.dragon.colours import BAT, COIN_LIGHT, PLANK_DARK

layers = Layers()
SKY = fade("dusk", (0, "#47488f"), (0.4, "#9a6bb0"), (0.7, "#f3927c"), (1, "#ffd896"))

STARLIGHT, STAR_EDGE = "#fff6cf", "#c98b4a"
STARS = ((120, 350), (250, 222), (420, 316), (420, 212), (610, 322), (108, 440), (500, 330), (148, 236))
TOWER, TOWER_SHADE, WALL, ROOF, LIT = "#dcbfd2", "#b896b6", "#c9a9c4", "#7d5aa6", "#ffd65a"


@layers.still
def sky() -> str:
    sparkles = (group(flat(star(9, 4, 0.33), STARLIGHT), x=x, y=y) for x, y in STARS)
    return box(20, 130, 720, 580, "url(#dusk)", width=0) + dot(212, 290, 80, WHITE, 0.12) + "".join(sparkles)


@layers.feature
def moon(altered: bool) -> str:
    crescent = path("M18-50A52 52 0 1 0 44 30A40 40 0 1 1 18-50Z", "#fff0b8", 3.2, STAR_EDGE)
    face = dot(-24, -8, 4) + smile(-20, 10, 9, 4, 3) + dot(-33, 6, 6, "#f7b58a")
    return group(crescent, face, x=212, y=290, scale=0.94, mirror=altered)


@layers.feature
def shooting_star(altered: bool) -> str:
    if altered:
        return ""
    tail = flat("M0-12L-112-44-6 2Z", STARLIGHT, 0.75) + flat("M-4 6L-84-6-2 14Z", STARLIGHT, 0.6)
    return group(tail, path(star(26, 5, 0.44), COIN_LIGHT, 3, STAR_EDGE), x=534, y=274, turn=8)


@layers.still
def far_mountains() -> str:
    return (
        flat("M20 620L150 420 232 500 388 318 560 540 640 450 740 600V710H20Z", "#8468ad")
        + flat("M388 318L560 540 450 620 400 470 420 420Z", "#73599f")
        + flat("M150 420L232 500 200 620 150 500Z", "#73599f")
    )


@layers.feature
def snow(altered: bool) -> str:
    return "" if altered else flat("M388 318L342 372 362 378 378 400 398 376 414 396 438 383Z", "#ffe9ee")


@layers.still
def near_hills() -> str:
    far = smooth([(0, 640), (120, 560), (260, 520), (400, 560), (560, 600), (740, 560), (760, 740), (0, 740)])
    near = smooth([(0, 700), (160, 630), (330, 640), (500, 612), (640, 625), (760, 610), (760, 740), (0, 740)])
    road = line("M300 700Q330 650 410 640T540 600", 11, "#d9b48a")
    return flat(far, "#5f6a9a") + flat(near, "#4c7f83") + road


def fir(x: float, y: float, size: float) -> str:
    return group(
        line("M0 0V-10", 5, "#4a4a5e"),
        path("M-20-8L0-38 20-8ZM-15-28L0-58 15-28Z", "#3b6b74", 2.6),
        x=x, y=y, scale=size,
    )  # fmt: skip


@layers.still
def firs() -> str:
    return "".join(fir(*place) for place in ((486, 634, 0.8), (460, 644, 1), (606, 632, 0.9), (366, 668, 0.8)))


def castle_window(x: float, y: float) -> str:
    return path(f"M{x - 6} {y + 12}V{y}q6-9 12 0v12Z", LIT, 2)


@layers.still
def castle() -> str:
    wall = path("M164 590V500H178V510H192V500H206V510H220V500H234V590Z", WALL, 2.8)
    small_tower = path("M142 596V470H180V596Z", TOWER, 2.8) + path("M136 472L161 418 186 472Z", ROOF, 2.8)
    tall_tower = path("M220 596V440H264V596Z", TOWER, 2.8) + flat("M250 442H262V594H250Z", TOWER_SHADE)
    windows = "".join(castle_window(*place) for place in ((161, 500), (242, 476), (242, 522), (199, 540)))
    gate = path("M190 592V570Q200 556 210 570V592Z", "#7a5236", 2.4)
    return wall + small_tower + tall_tower + windows + gate


@layers.feature
def tower_top(altered: bool) -> str:
    """The top of the tall tower, with its flag."""
    pointed = path("M208 446L242 378 276 446Z", ROOF, 2.8)
    battlements = path("M212 442V412H224V424H236V412H248V424H260V412H272V442Z", TOWER, 2.8)
    flag = line(f"M242 {420 if altered else 380}V352", 3) + path("M242 352L272 361 242 371Z", RED, 2.4)
    return flag + (battlements if altered else pointed)


def cottage(x: float, y: float, roof: str, size: float) -> str:
    return group(
        path("M-26 0V-30H26V0Z", "#f3d9b8", 2.6),
        path("M-34-28L0-60 34-28Z", roof, 2.6),
        path("M-16-22H-2V-8H-16Z", LIT, 2),
        path("M6 0V-20H18V0Z", PLANK_DARK, 2),
        x=x, y=y, scale=size,
    )  # fmt: skip


@layers.still
def village() -> str:
    places = ((404, 630, "#a24d63", 0.95), (552, 612, "#c8644f", 0.9), (634, 646, "#a24d63", 0.9),
              (310, 656, "#4d72ad", 1.05))  # fmt: skip
    return "".join(cottage(*place) for place in places)


@layers.feature
def evening_cloud(altered: bool) -> str:
    bumps = [(0, 0, 22), (36, -12, 30)] + ([] if altered else [(76, 0, 26)])
    shade = (dot(x, y + 6, r, "#d9748a") for x, y, r in bumps)
    light = (dot(x, y, r, "#f9b9a6") for x, y, r in bumps)
    return group(*shade, *light, x=536, y=372)


@layers.still
def flying_bat() -> str:
    wing = path("M10-4Q26-48 64-52Q54-34 60-18Q36-14 10 10Z", "#6b4a72", 3.2)
    head = path("M-14-14L-12-32 0-20 12-32 14-14Z", BAT, 3.2) + ellipse(0, 0, 18, 21, BAT, 3.2)
    eyes = circle(-7, -6, 6, WHITE, 2) + circle(7, -6, 6, WHITE, 2) + dot(-6, -5, 2.8) + dot(8, -5, 2.8)
    return group(
        wing, group(wing, mirror=True), head, eyes, smile(0, 6, 6, 3, 2.6),
        x=322, y=252, scale=0.85, turn=-6,
    )  # fmt: skip
