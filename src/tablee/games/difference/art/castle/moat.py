"""The moat and who stands round it: guards, swan, crocodile, the girl with the kite, the catapult."""

from __future__ import annotations

from tablee.drawing.folk import face, head
from tablee.drawing.layers import Layers
from tablee.drawing.outlines import smooth
from tablee.drawing.palette import BARK, BROWN, CORAL, DARK, FAIR, NAVY, ORANGE, PINK, RED, ROSE, SOIL, SUN, WHITE, WOOD
from tablee.drawing.shapes import circle, clipped, dot, ellipse, flat, group, limb, line, path, shadow, spot
from tablee.games.difference.art.castle.plants import lily_pad

layers = Layers()

BANKS = (
    (-60, 616), (200, 604), (420, 612), (620, 608), (820, 614), (1040, 616), (1260, 636), (1260, 720), (1000, 690),
    (700, 684), (400, 690), (180, 700), (-60, 726),
)  # fmt: skip
CRESTS = (
    (60, 650), (180, 628), (402, 674), (440, 628), (880, 676), (900, 626), (1090, 672), (1140, 640), (300, 676),
    (700, 640),
)  # fmt: skip
CROCODILE_SKIN = "#5fae57"
STEEL = "#b9c3d6"


@layers.still
def water() -> str:
    waves = "".join(line(f"M{x} {y}q10-7 20 0t20 0", 3.4, "#dff3f8") for x, y in CRESTS)
    return path(smooth(BANKS), "url(#moat)", 9, "#e7d6a2") + waves


@layers.still
def lilies() -> str:
    return lily_pad(456, 664, 0.8, PINK) + lily_pad(884, 652, 0.8, WHITE) + lily_pad(290, 640, 0.7)


def guard(tunic: str, skin: str) -> str:
    """A guard 108 high, with empty hands."""
    legs = limb("M-10-34V-8", "#8c95a8", 12) + limb("M10-34V-8", "#8c95a8", 12)
    boots = ellipse(-13, -4, 14, 7, SOIL) + ellipse(13, -4, 14, 7, SOIL)
    coat = path("M-24-80Q0-88 24-80L28-32Q0-22-28-32Z", tunic) + line("M-26-50Q0-42 26-50", 6, SUN)
    helmet = path("M-26-2Q-30-36 0-38Q30-36 26-2Q0-14-26-2Z", STEEL) + path("M-5-37L0-54L5-37Z", STEEL, 2.6)
    return legs + boots + coat + group(face(skin), helmet, line("M-14-22Q-10-30-2-31", 3.4, WHITE), y=-100, scale=0.86)


@layers.still
def left_guard() -> str:
    shield = clipped(
        "shield",
        "M-30-34Q0-42 30-34V4Q26 34 0 46Q-26 34-30 4Z",
        flat("M-40-50H40V60H-40Z", NAVY),
        line("M0-50V60M-40-2H40", 13, SUN),
    )
    arm = limb("M22-72Q36-60 30-44", ROSE, 11)
    return shadow(486, 608, 36) + group(guard(ROSE, BROWN), arm, group(shield, x=-14, y=-46), x=482, y=606)


@layers.feature
def right_guard_staff(altered: bool) -> str:
    pole = limb("M40 2V-118", WOOD, 5)
    blade = path("M40-168L50-140Q76-150 80-124Q74-104 50-112L40-98L32-112L22-124L30-140Z", "#d3dbe8")
    hand = limb("M20-72Q38-70 40-50", ROSE, 11) + circle(40, -46, 8, FAIR, 2.6)
    top = lollipop() if altered else blade
    return shadow(732, 608, 38) + group(guard(ROSE, FAIR), pole, top, hand, x=724, y=606, scale=0.94)


def lollipop() -> str:
    swirl = line("M40-134q10-8 10 4q-4 14-20 8q-14-12-2-28q18-14 32 4q6 22-12 34", 5.5, WHITE)
    return circle(40, -134, 33, RED) + swirl


@layers.feature
def swan(altered: bool) -> str:
    body = path(
        "M-46 6Q-58-26-34-20Q-8-8 12-14Q2-34 10-52Q22-76 42-62Q54-50 40-40Q30-36 34-20Q46 8 22 20Q-30 26-46 6Z", WHITE
    )
    beak = path("M46-56L66-48L44-42Z", ORANGE, 2.8)
    details = line("M-30-4Q-6 12 14-2M-24-12Q-6-2 6-8", 3) + dot(36, -54, 3.4)
    bird = group(beak, body, details, x=366, y=644, scale=0.94, mirror=altered)
    return spot(366, 663, 60, 7, WHITE, opacity=0.55) + bird


@layers.feature
def crocodile(altered: bool) -> str:
    ripples = line("M720 668q20-8 40 0t40 0M790 674q16-6 32 0", 3.4, "#dff3f8")
    if altered:
        return ripples
    back = path("M-66 10Q-60-18-20-16Q10-18 26-10H70Q82-6 78 6L60 14H-66Z", CROCODILE_SKIN)
    scales = path("M-54-8l10-16 8 10 10-14 8 10 10-14 8 12", CROCODILE_SKIN)
    eye = circle(16, -18, 11, CROCODILE_SKIN) + circle(17, -19, 6, WHITE, 2) + dot(19, -19, 3)
    teeth = path("M30 6l5 9 5-9ZM46 6l5 9 5-9ZM62 5l5 9 5-10Z", WHITE, 2) + line("M28 5Q52 10 78 2", 3)
    cheek = dot(34, -1, 5, CORAL)
    return ripples + group(scales, back, eye, teeth, cheek, dot(72, -3, 2.6), x=776, y=652, scale=0.88)


@layers.still
def kite_flyer() -> str:
    string = line("M1009 184Q1012 380 966 484", 2.6)
    legs = limb("M-8-30V-4", NAVY, 11) + limb("M8-30V-4", NAVY, 11)
    shoes = ellipse(-11, -2, 10, 5.5, RED) + ellipse(11, -2, 10, 5.5, RED)
    dress = path("M-18-66Q0-74 18-66L25-26Q0-18-25-26Z", ORANGE) + line("M-23-34Q0-26 23-34", 5, SUN)
    arms = limb("M-16-60Q-28-50-24-36", ORANGE, 9) + limb("M16-60Q28-70 26-88", ORANGE, 9)
    hands = circle(-24, -33, 6, DARK, 2.6) + circle(26, -92, 7, DARK, 2.6)
    girl = group(head(DARK, "pigtails", "#3b2a33", "joy", "laugh"), y=-86, scale=0.78)
    return string + shadow(940, 582, 30, 7) + group(legs, shoes, arms, dress, hands, girl, x=940, y=580)


@layers.still
def catapult() -> str:
    frame = path("M-78 0H70V-18H-78Z", WOOD) + limb("M-40-14L0-84M40-14L0-84", WOOD, 9)
    arm = limb("M56-18L-58-88", BARK, 10) + circle(0, -52, 7, SUN, 2.6)
    wheels = "".join(
        circle(x, 4, 22, BARK) + line(f"M{x - 20} 4H{x + 20}M{x} -16V24", 3) + circle(x, 4, 8, SUN, 2.6)
        for x in (-52, 48)
    )
    spoon = path("M-84-96Q-66-70-42-84Z", SOIL)
    return shadow(1080, 606, 96) + group(frame, arm, spoon, wheels, x=1082, y=580)


@layers.feature
def catapult_load(altered: bool) -> str:
    return group(cake() if altered else rock(), x=1016, y=472)


def cake() -> str:
    sponge = path("M-32 16V-10Q0-22 32-10V16Z", PINK)
    icing = path("M-32-8Q-21 6-11-6Q0 8 11-6Q21 6 32-8Q30-26 0-26Q-30-26-32-8Z", WHITE)
    return sponge + icing + circle(0, -31, 9, RED, 2.6)


def rock() -> str:
    stone = path("M-30 10Q-36-14-14-26Q14-34 30-10Q34 12 18 18Q-14 24-30 10Z", "#8f88a3")
    return stone + line("M-14-12q8-8 16-7M4 6q8 4 14-2", 3.4, "#6f6884") + line("M-20-2q2-8 6-10", 3.4, "#c3bdd2")


@layers.still
def ammunition() -> str:
    """Spare stones beside the catapult."""
    places = ((1162, 596), (1192, 598), (1177, 572))
    pile = "".join(circle(x, y, 16, "#8f88a3") + dot(x - 5, y - 6, 3.6, "#c3bdd2") for x, y in places)
    return shadow(1180, 612, 34, 6) + pile
