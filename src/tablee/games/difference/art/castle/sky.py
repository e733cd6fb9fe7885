"""The sky of the castle: the crowned sun, clouds, a balloon, a stork and a kite."""

from __future__ import annotations

from tablee.drawing.layers import Layers
from tablee.drawing.outlines import number, ring
from tablee.drawing.palette import BLUE, BLUSH, BUTTER, GREEN, NAVY, NIGHT, ORANGE, PINK, RED, SUN, WHITE, WOOD
from tablee.drawing.shapes import circle, clipped, dot, ellipse, flat, group, limb, line, path, smile, spot

layers = Layers()

CLOUD_BUMPS = ((0, 0, 30), (38, -18, 40), (80, -2, 34), (40, 12, 30), (112, 10, 22))


@layers.still
def heaven() -> str:
    halo = dot(124, 122, 120, "#ffffff", 0.16) + dot(124, 122, 180, "#ffffff", 0.12)
    return flat("M0 0H1200V700H0Z", "url(#sky)") + halo


def cloud(x: float, y: float, scale: float) -> str:
    shade = "".join(dot(a, b + 8, r, "#c5def2") for a, b, r in CLOUD_BUMPS)
    return group(shade, *(dot(a, b, r, "#ffffff") for a, b, r in CLOUD_BUMPS), x=x, y=y, scale=scale)


@layers.still
def clouds() -> str:
    places = ((802, 62, 0.74), (1104, 262, 0.6), (-34, 340, 0.7), (222, 66, 0.66), (76, 282, 0.4))
    return "".join(cloud(x, y, scale) for x, y, scale in places)


@layers.still
def swallows() -> str:
    wings = line("M-15-5Q-6-9 0 0Q6-9 15-5", 3.4)
    return "".join(group(wings, x=x, y=y, turn=turn) for x, y, turn in SWALLOWS)


SWALLOWS = ((786, 206, -8), (796, 178, 4), (922, 236, 8), (948, 214, -6), (16, 254, 6), (1178, 60, -10))


@layers.still
def sun() -> str:
    rays = "".join(
        line(f"M{number(x)} {number(y)}L{number(x * 1.25)} {number(y * 1.25)}", 8, "#f7b538") for x, y in ring(14, 74)
    )
    disc = circle(0, 0, 60, "#ffd65a")
    cheeks = dot(-34, 14, 10, BLUSH) + dot(34, 14, 10, BLUSH)
    eyes = dot(-20, -6, 5.5) + dot(20, -6, 5.5)
    return group(rays, disc, cheeks, eyes, smile(0, 14, 22, 11, 4), x=124, y=122)


@layers.feature
def sun_crown(altered: bool) -> str:
    if altered:
        return ""
    crown = path("M-44 10L-52-40L-24-18L0-52L24-18L52-40L44 10Q0 22-44 10Z", SUN)
    jewels = circle(0, -6, 7, RED, 2.4) + circle(-26, -4, 5, BLUE, 2.4) + circle(26, -4, 5, BLUE, 2.4)
    return group(crown, jewels, x=124, y=66)


@layers.feature
def balloon(altered: bool) -> str:
    if altered:
        return ""
    gores = flat("M-60-60H60V70H-60Z", RED) + spot(0, 2, 34, 62, WHITE) + spot(0, 2, 14, 62, RED)
    belt = line("M-60 8Q0 32 60 8", 9, SUN)
    bag = clipped(
        "balloon", "M0-52C38-52 52-22 47 6C42 28 22 44 13 56H-13C-22 44-42 28-47 6C-52-22-38-52 0-52Z", gores, belt
    )
    ropes = line("M-12 57L-17 84M12 57L17 84", 2.8)
    ears = ellipse(-6, 62, 5, 13, WHITE, 2.6, -10) + ellipse(7, 62, 5, 13, WHITE, 2.6, 12)
    rabbit = ears + circle(0, 78, 11, WHITE, 2.6) + dot(-4, 76, 2) + dot(4, 76, 2) + dot(0, 80, 1.8, PINK)
    basket = path("M-21 84H21L16 106H-16Z", WOOD) + line("M-18 94H18M-7 86L-5 105M7 86L5 105", 2.2)
    return group(bag, ropes, rabbit, basket, x=238, y=270)


@layers.feature
def stork(altered: bool) -> str:
    wing = path("M16 0Q2-56-34-62Q-28-50-34-44Q-22-40-26-30Q-14-26-16-14Q-12-4-8 4Z", WHITE)
    wing += path("M-34-62Q-28-50-34-44Q-22-40-26-30Q-14-26-16-14L-20-40Z", NAVY, 2.6)
    body = path("M-32 6Q-6-14 26-4Q34-14 40-20Q52-22 50-12Q44 0 30 8Q0 20-32 6Z", WHITE)
    beak = path("M50-18L78-12L50-10Z", ORANGE, 2.6)
    legs = line("M-30 6L-58 12M-28 10L-54 20", 4, RED)
    bundle = line("M70-12L74 6", 3) + path("M60 10L74 2L88 10Q100 36 74 38Q48 36 60 10Z", PINK)
    return group(legs, body, wing, beak, bundle, dot(43, -14, 3), x=534, y=80, scale=0.8, mirror=altered)


@layers.feature
def kite(altered: bool) -> str:
    return group(ladybird_kite() if altered else dragon_kite(), x=1010, y=128, turn=10)


def dragon_kite() -> str:
    tail = limb("M10 42Q40 66 18 92Q0 112 26 132", GREEN, 9) + path("M14 128L44 126L30 152Z", ORANGE, 2.8)
    wings = path("M-46-14Q-92-40-96 2Q-78-6-74 10Q-60 2-42 0ZM54-14Q100-40 104 2Q86-6 82 10Q68 2 50 0Z", ORANGE)
    sail = path("M0-84L58-16L8 60L-50-16Z", GREEN) + line("M0-84L8 60M-50-16H58", 2.6)
    snout = path("M-30 0Q-34-34 2-36Q38-34 36 0Q30 26 4 26Q-26 24-30 0Z", BUTTER, 2.8)
    eyes = circle(-11, -16, 8, WHITE, 2.4) + circle(15, -16, 8, WHITE, 2.4) + dot(-9, -14, 4) + dot(13, -14, 4)
    teeth = path("M-8 10l3 7 4-5ZM10 12l3 5 4-7Z", WHITE, 1.8)
    return wings + tail + sail + snout + eyes + smile(3, 6, 19, 7, 3) + teeth + dot(-3, -2, 2.4) + dot(8, -2, 2.4)


def ladybird_kite() -> str:
    bow = path("M0 0L-15-9V9ZM0 0L15-9V9Z", SUN, 2.6)
    bows = group(bow, x=28, y=80, turn=20) + group(bow, x=10, y=108, turn=-20) + group(bow, x=26, y=136, turn=20)
    tail = line("M6 44Q44 66 18 96Q4 116 26 138", 4.5) + bows
    feelers = line("M-12-66Q-16-88-34-90M16-66Q20-88 38-90", 4) + dot(-34, -90, 5.5) + dot(38, -90, 5.5)
    back = circle(2, -6, 62, RED)
    skull = path("M-43-47Q-30-78 2-78Q34-78 47-47Q2-28-43-47Z", NIGHT)
    eyes = circle(-14, -58, 9, WHITE, 2.4) + circle(18, -58, 9, WHITE, 2.4) + dot(-12, -56, 4.4) + dot(16, -56, 4.4)
    spots = "".join(dot(x, y, r, NIGHT) for x, y, r in ((-30, -16, 10), (34, -16, 10), (-22, 22, 11), (26, 22, 11)))
    shell = back + line("M2-37V56", 3.6) + spots
    return tail + feelers + shell + skull + eyes + line("M-6-45q8 7 16 0", 3, WHITE)
