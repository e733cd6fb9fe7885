"""The animals in the ring: elephant, lion with its hoop, seal, dog."""

from __future__ import annotations

import math

from tablee.drawing.layers import Layers
from tablee.drawing.outlines import ring, round_outline, smooth, star
from tablee.drawing.palette import BARK, BLUE, CORAL, CREAM, GREEN, LILAC, ORANGE, PINK, RED, SOIL, SUN, VIOLET, WHITE
from tablee.drawing.shapes import circle, clipped, dot, ellipse, flat, group, limb, line, path, shadow

layers = Layers()

ELEPHANT, ELEPHANT_SHADE = "#a9b4d6", "#7a83ab"
LION, TIGER = "#f0b04c", "#f28c3a"
SEAL = "#6f7fb0"
DOG = "#fff3df"
BOUQUET = ((-16, -12, PINK), (16, -12, WHITE), (0, -26, ORANGE), (0, -4, LILAC))


# ---- elephant


@layers.still
def elephant_drum() -> str:
    teeth = line("M-86 12L-60 58L-34 22L-8 68L18 22L44 64L70 18L96 54", 9, SUN)
    side = clipped("drum", "M-86 0V54Q0 80 86 54V0Z", flat("M-110-10H110V100H-110Z", RED), teeth)
    return shadow(270, 666, 100, 12) + group(side, ellipse(0, 0, 86, 17, CREAM), x=270, y=596)


@layers.still
def elephant_body() -> str:
    tail = line("M-104-112Q-128-100-124-72", 6) + circle(-124, -68, 8, ELEPHANT_SHADE, 2.8)
    far_legs = path("M-40-60V-6H-10V-60ZM46-70V-6H76V-90Z", "#8f9ac2")
    outline = "M-106-104Q-100-176-10-172Q70-172 76-96Q78-56 56-44V2H24V-40H-30V2H-66V-44Q-106-60-106-104Z"
    toes = path("M-62 2q6-9 12 0q6-9 12 0M28 2q6-9 12 0q6-9 12 0", WHITE, 2.4)
    return shadow(270, 600, 84, 10) + group(tail, far_legs, path(outline, ELEPHANT), toes, x=270, y=600)


@layers.still
def elephant_blanket() -> str:
    rug = path("M-72-168Q-30-182 16-174Q26-128 18-92Q-26-80-76-92Q-84-130-72-168Z", GREEN)
    fringe = line("M-76-96Q-26-84 18-96", 7, SUN)
    return group(rug, fringe, group(path(star(20), SUN, 2.6), x=-29, y=-130), x=270, y=600)


@layers.feature
def elephant_trunk(altered: bool) -> str:
    return group(bouquet() if altered else striped_ball(), x=419, y=372, scale=0.92)


def bouquet() -> str:
    stalks = path("M-4 20L4 20L14-6H-14Z", "#5fae57")
    flowers = "".join(circle(x, y, 12, colour, 2.6) + dot(x, y, 4, SUN) for x, y, colour in BOUQUET)
    return group(stalks, flowers, y=2, scale=1.4)


def striped_ball() -> str:
    red = flat("M0 0L-40-14V-40H10ZM0 0L40 22V40H-6Z", RED)
    blue = flat("M0 0L10-40H40V-8ZM0 0L-10 40H-40V8Z", BLUE)
    return clipped("trunk-ball", round_outline(0, 0, 34), dot(0, 0, 36, WHITE), red, blue)


@layers.still
def elephant_head() -> str:
    trunk = limb("M112-128Q152-116 152-160Q150-184 150-198", ELEPHANT, 24)
    wrinkles = line("M132-128l-4 12M146-138l-12 6M142-158h20M142-178h20", 2.8, ELEPHANT_SHADE)
    skull = path("M52-152Q60-196 104-190Q142-180 138-134Q128-92 92-92Q54-98 52-152Z", ELEPHANT)
    tusk = path("M118-112Q138-96 146-108Q138-112 132-122Z", WHITE, 2.6)
    eye = dot(106, -152, 5) + line("M98-164q8-6 15 0", 2.8)
    cheek = dot(92, -128, 8, CORAL) + line("M96-112q12 8 24-2", 3)
    plume = path("M84-190Q70-226 92-232Q112-226 100-188Z", SUN, 2.8) + line("M66-184Q96-204 124-182", 8, RED)
    ear = path("M70-150Q52-200 18-186Q-6-168 12-122Q30-88 60-106Q76-120 70-150Z", ELEPHANT)
    lining = flat("M60-148Q46-182 26-174Q8-158 22-126Q38-102 56-116Q66-128 60-148Z", "#f2b9c6")
    return group(trunk, wrinkles, skull, tusk, eye, cheek, plume, ear, lining, x=270, y=600)


# ---- lion and hoop


@layers.still
def lion_stool() -> str:
    side = path("M-50 0L-62 58Q0 76 62 58L50 0Z", BLUE)
    stars = "".join(group(path(star(13), WHITE, 2.4), x=x, y=34) for x in (-36, 0, 36))
    return shadow(824, 640, 72, 12) + group(side, stars, ellipse(0, 0, 54, 13, WHITE), x=824, y=576)


@layers.feature
def big_cat(altered: bool) -> str:
    return group(tiger() if altered else lion(), x=824, y=580)


def sitting_cat(fur: str, chest: str) -> str:
    """The body that lion and tiger have in common."""
    tail = limb("M38-16Q66-12 60-46", fur, 8) + path("M60-44Q44-58 60-76Q78-58 60-44Z", chest)
    body = path("M-40 0Q-46-96 4-98Q48-92 48-30Q50-6 40 0Z", fur)
    haunch = line("M24-2Q14-34 40-40", 2.8)
    legs = limb("M-24-50V-6", fur, 17) + limb("M2-50V-6", fur, 17)
    paws = ellipse(-26, -3, 16, 9, fur) + ellipse(4, -3, 16, 9, fur)
    bib = flat("M-11-92Q-34-66-30-44Q-11-26 8-44Q12-66-11-92Z", chest)
    return tail + body + haunch + legs + paws + bib


def cat_face(muzzle: str) -> str:
    snout = path("M-20 8Q-16-2 0 4Q16-2 20 8Q20 28 0 28Q-20 28-20 8Z", muzzle, 2.6)
    nose = path("M-8 2H8L0 11Z", SOIL, 2) + line("M0 11v5q-8 8-14 1M0 16q8 9 14 1", 2.8)
    return snout + nose + dot(-13, -9, 4.4) + dot(13, -9, 4.4) + dot(-25, 5, 5, CORAL) + dot(25, 5, 5, CORAL)


def lion() -> str:
    tufts = [(x * far, y * far) for (x, y), far in zip(ring(20, 54), (1, 1.14) * 10, strict=True)]
    ears = "".join(circle(x, -32, 13, LION) + dot(x, -32, 6, PINK) for x in (-28, 28))
    skull = path(smooth(tufts), "#b3562a") + ears + circle(0, 0, 36, LION)
    return sitting_cat(LION, "#ffe0a0") + group(skull, cat_face(CREAM), x=-8, y=-106)


def tiger() -> str:
    coat = line("M38-68L26-62M42-51L32-50M41-17L34-15M64-28L61-26", 6.5, SOIL)
    ears = "".join(circle(x, -36, 14, TIGER) + dot(x, -36, 7, PINK) for x in (-27, 27))
    skull = path("M-38-14Q-40-42 0-44Q40-42 38-14L50 12L42 14L40 28Q18 40 0 40Q-18 40-40 28L-42 14L-50 12Z", TIGER)
    brow = line("M0-40V-24M-13-38L-10-28M13-38L10-28", 6.5, SOIL)
    cheeks = line("M-36-6L-30-5M-40 15L-33 14M36-6L30-5M40 15L33 14", 5.5, SOIL)
    return sitting_cat(TIGER, WHITE) + coat + group(ears, skull, brow, cheeks, cat_face(WHITE), x=-8, y=-104)


@layers.still
def hoop_stand() -> str:
    foot = path("M938 684Q978 664 1018 684Z", RED)
    return shadow(978, 684, 50) + line("M978 622V676", 12) + line("M978 622V676", 6, SUN) + foot


@layers.feature
def hoop(altered: bool) -> str:
    rim = circle(0, 0, 54, "none", 11) + circle(0, 0, 54, "none", 5, RED)
    dressed = paper() + rim if altered else flames() + rim
    return group(dressed, x=978, y=570, scale=0.82)


def paper() -> str:
    """The sheet that a lion jumps through."""
    return circle(0, 0, 54, WHITE) + path(star(38), SUN, 2.8)


def flames() -> str:
    """Tongues all round the hoop that bend upwards and are longest on top."""
    places = [flame_place(x, y) for x, y in ring(14, 56)]
    outer = "M-12 2Q-20-14-3-36Q0-24 9-18Q19-8 12 2Z"
    inner = "M-8 2Q-10-8-1-20Q1-13 6-9Q11-2 8 2Z"
    tongues = "".join(group(path(outer, ORANGE), x=x, y=y, turn=turn, scale=size) for x, y, turn, size in places)
    cores = "".join(group(flat(inner, SUN), x=x, y=y, turn=turn, scale=size) for x, y, turn, size in places)
    return tongues + circle(0, 0, 55, "none", 9, ORANGE) + cores


def flame_place(x: float, y: float) -> tuple[float, float, float, float]:
    """Where on the hoop a tongue stands, how it is turned, how large it is."""
    across, up = x / 56, 0.5 - y / 56
    return x, y, math.degrees(math.atan2(across, up)), 0.5 + 0.5 * math.hypot(across, up)


# ---- seal


@layers.still
def seal() -> str:
    side = path("M-44 0L-54 46Q0 62 54 46L44 0Z", VIOLET) + line("M-48 22Q0 36 48 22", 6, WHITE)
    podium = group(side, ellipse(0, 0, 46, 12, SUN), x=672, y=710)
    tail = path("M-34-8Q-66 6-74-14Q-62-16-58-22Q-70-34-60-40Q-44-32-28-26Z", SEAL)
    body = path("M-40 0Q-46-34-14-52Q4-64 6-92Q10-118 34-114Q50-106 44-88Q36-46 30-10Q24 0-40 0Z", SEAL)
    belly = flat("M16-4Q8-36 22-66Q30-78 34-84Q34-40 26-10Q24-4 16-4Z", "#b8c4e4")
    flippers = path("M0-30Q-20-20-22 2Q-4 4 8-18ZM24-40Q46-34 50-14Q34-12 22-24Z", SEAL)
    look = dot(28, -98, 4) + dot(44, -102, 5) + line("M30-88q8 4 14-2", 2.6) + dot(22, -88, 5, CORAL)
    return shadow(672, 758, 62) + podium + group(tail, body, belly, flippers, look, x=660, y=712)


@layers.feature
def seal_nose(altered: bool) -> str:
    return fish() if altered else beach_ball()


def beach_ball() -> str:
    stripes = flat("M-40-8H40V8H-40ZM-40-34H40V-18H-40Z", WHITE)
    return group(clipped("beach-ball", round_outline(0, 0, 30), dot(0, 0, 32, PINK), stripes), x=720, y=580, turn=18)


def fish() -> str:
    tail = path("M-36 3L-62-16V24Z", ORANGE)
    body = path("M-40 4Q-10-34 32-6Q8 30-40 4Z", ORANGE) + line("M-2-16Q-12 0-2 14", 2.8)
    return group(tail, body, dot(16, -6, 4), x=708, y=588, turn=8, scale=0.92)


# ---- dog


@layers.feature
def dog_ball(altered: bool) -> str:
    main, band = (SUN, GREEN) if altered else (BLUE, WHITE)
    stripe = flat("M-50-12H50V12H-50Z", band) + path(star(11), RED, 2.4)
    ball = group(clipped("dog-ball", round_outline(0, 0, 40), dot(0, 0, 44, main), stripe), x=756, y=840, turn=-16)
    return shadow(756, 880, 46) + ball


@layers.still
def dog() -> str:
    tail = limb("M32-34Q50-36 52-54", DOG, 7)
    far_legs = limb("M-12-22L-8-6M20-22L12-6", "#ead9bf", 9)
    near_legs = limb("M-22-24L-17-5M28-24L22-5", DOG, 10)
    body = path("M-30-30Q-6-46 32-38Q42-28 34-14Q0-8-28-14Q-36-22-30-30Z", DOG)
    patch = flat("M6-41Q22-44 32-37Q36-28 26-24Q8-24 6-41Z", BARK)
    ruff = path("M-34-34Q-40-24-30-22Q-28-14-20-18Q-12-14-10-24Q-2-28-8-36Q-6-46-16-46Z", PINK, 2.8)
    skull = path("M-58-50Q-58-72-34-72Q-12-70-14-46Q-16-30-34-30Q-48-28-62-36Q-62-46-58-50Z", DOG)
    ear = path("M-24-70Q-4-70-6-44Q-10-34-20-40Q-26-56-24-70Z", BARK)
    look = dot(-40, -54, 3.4) + dot(-61, -42, 5) + line("M-54-34q8 5 14-2", 2.6)
    return group(tail, far_legs, near_legs, body, patch, ruff, skull, ear, look, x=760, y=804)
