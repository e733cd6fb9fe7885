"""The lid of Diferencio: the moon sleeps over a town; who will remember how it was?"""

from __future__ import annotations

from tablee.drawing.lettering import letters
from tablee.drawing.lids import cloud, ground, kind_face, twinkle
from tablee.drawing.palette import CORAL, INK, RED, TEAL, VIOLET, WHITE
from tablee.drawing.shapes import box, circle, dot, flat, group, line, path, spot

SIDE = "#4a45a4"
NIGHT_SKY, GLOW, DIM_CLOUD = "#3b3790", "#5550b8", "#6d68cc"
MOON, CRATER = "#ffe28a", "#f5c95c"
CAP = "M-47-14Q-34-62 22-58Q62-54 70-12Q60-22 48-24Q46-32 38-34Q10-38-47-14Z"
LAMP, DARK_PANE = "#ffe28a", "#57509e"

STARS = (  # x, y, radius, turn
    (18, 26, 8, 10), (40, 58, 5, 0), (60, 12, 5, 20), (188, 60, 5, 14),
    (176, 92, 7, 0), (20, 92, 6, -12), (150, 8, 4, 0),
)  # fmt: skip

# Of every house: left, width, height of its walls, wall, roof, which windows are lit.
HOUSES = (
    (-6, 40, 34, "#f58a1f", "#b5452f", (True, False)),
    (30, 42, 46, "#4fa86a", VIOLET, (False, True)),
    (114, 40, 44, "#e0699a", "#7a3fa0", (True, True)),
    (156, 46, 34, "#2b9fd3", "#b5452f", (False, True)),
)


def cover() -> str:
    sky = (
        ground(NIGHT_SKY) + dot(94, 60, 90, GLOW, 0.6) + "".join(twinkle(x, y, r, turn=turn) for x, y, r, turn in STARS)
    )
    clouds = cloud(26, 78, 0.6, DIM_CLOUD) + cloud(176, 74, 0.5, DIM_CLOUD)
    hill = flat("M0 146Q100 128 200 146V200H0Z", "#2c5a6e")
    town = "".join(house(*place) for place in HOUSES) + tower()
    return sky + clouds + moon() + snores() + hill + town + cat()


def moon() -> str:
    face = circle(0, 0, 47, MOON, 4) + flat("M-45 12A47 47 0 0 0 45 12A53 53 0 0 1-45 12Z", "#f2c04e", 0.7)
    craters = dot(29, 22, 7.5, CRATER) + dot(-34, -6, 4.5, CRATER) + dot(18, 35, 4, CRATER)
    eyes = line("M-28 1q8.5 9 17 0M6 1q8.5 9 17 0", 4.2) + line("M-24 6.5l-3 4M-12 6.5l2 4M10 6.5l-3 4M22 6.5l3 4", 2.6)
    mouth = path("M-8 21Q-2 17 4 21Q3 29-2 29T-8 21Z", "#7a2436", 3)
    cheeks = spot(-30, 17, 7, 5.5, "#ff9d86", opacity=0.9) + spot(25, 14, 7, 5.5, "#ff9d86", opacity=0.9)
    return group(face, craters, cheeks, eyes, mouth, nightcap(), x=94, y=60, scale=0.92)


def nightcap() -> str:
    stripes = flat("M-12-50L4-56.5Q14-48 16-35L2-32.5Q-2-44-12-50ZM30-56Q50-50 58-35L48-28Q44-44 30-56Z", CORAL)
    brim = path("M-50-17Q-2-48 45-34Q52-30 49-22Q4-38-45-4Q-54-8-50-17Z", WHITE, 3.6)
    return flat(CAP, RED) + stripes + line(CAP, 3.6) + brim + circle(69, -6, 9.5, WHITE, 3.6)


def snores() -> str:
    return "".join(letters("z", x, y, size, "#cfd0ff") for x, y, size in ((164, 42, 24), (179, 30, 17), (189, 20, 12)))


def house(left: float, width: float, height: float, wall: str, roof: str, lit: tuple[bool, bool]) -> str:
    """Walls, a roof, two windows."""
    top = 171 - height
    tip = top - width * 0.5
    walls = box(left, top, width, height + 24, wall)
    gable = path(f"M{left - 6} {top + 2}L{left + width / 2} {tip}L{left + width + 6} {top + 2}Z", roof)
    panes = "".join(
        box(left + width * share - 6, top + 8, 12, 14, LAMP if on else DARK_PANE, 2, 2.6)
        for share, on in zip((0.28, 0.72), lit, strict=True)
    )
    return walls + gable + panes


def tower() -> str:
    """The clock of the town hall, asleep like everybody."""
    body = box(77, 124, 32, 76, "#e9dcc4")
    roof = path("M71 126L93 106L115 126Z", TEAL)
    return body + roof + circle(93, 139, 11.5, WHITE, 2.8) + kind_face(93, 139, 0.52, asleep=True)


def cat() -> str:
    """It is awake."""
    sitting = "M-8 16Q-10 0-4-6L-7-18L-1-13H4L10-18L8-6Q12 2 11 16Z"
    tail = line("M10 14Q20 14 18 4", 4, INK)
    eyes = dot(-1.5, -8, 1.8, LAMP) + dot(4.5, -8, 1.8, LAMP)
    return group(tail, flat(sitting, INK), eyes, x=152, y=112, scale=0.95)
