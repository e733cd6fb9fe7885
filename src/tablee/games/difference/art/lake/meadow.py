"""The left bank: the apple tree, its owl and its swing, and the small people of the meadow."""

from __future__ import annotations

from tablee.drawing.folk import head
from tablee.drawing.layers import Layers
from tablee.drawing.outlines import smooth
from tablee.drawing.palette import (
    BARK,
    BLUSH,
    BROWN,
    CREAM,
    FAIR,
    GOLD,
    INK,
    LILAC,
    ORANGE,
    PINK,
    RED,
    SKY,
    SOIL,
    SUN,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path, shadow, smile, spot
from tablee.games.difference.art.lake.growing import (
    BLADE,
    GRASS,
    LUSH,
    TURF,
    blade,
    cattail,
    flower,
    lobes,
    strawberry,
    toadstool,
    tuft,
    tulip,
)

layers = Layers()

HOLLOW = "M107 630A34 42 0 0 1 175 630A34 42 0 0 1 107 630Z"
HOLLOW_RIM = "M107 632A34 42 0 0 0 175 632"


@layers.still
def bank() -> str:
    edge = smooth([(-40, 634), (90, 618), (210, 656), (286, 726), (304, 800), (362, 870), (384, 940), (-40, 940)])
    slope = smooth([(-40, 690), (70, 672), (170, 712), (232, 790), (292, 880), (300, 940), (-40, 940)])
    front = smooth([(-40, 800), (60, 790), (150, 826), (220, 880), (250, 940), (-40, 940)])
    blades = "".join(tuft(x, y, 0.9, BLADE) for x, y in (
        (46, 660), (88, 662), (214, 702), (262, 744), (20, 770), (238, 848), (110, 782), (284, 862), (196, 768),
    ))  # fmt: skip
    return line(edge, 9, "#f2dfa6") + flat(edge, GRASS) + flat(slope, TURF) + flat(front, LUSH) + blades


@layers.still
def heron() -> str:
    """A heron that has been waiting on one leg since breakfast."""
    legs = line("M-4 42L-16 60L2 68L-2 76M10 42V112L22 116", 4.4, "#c9822f")
    tail = path("M-36 16L-58 34-34 40Z", "#7f93b5", 2.8)
    body = path("M-38 18Q-30-14 6-14Q30-10 28 16Q22 44-8 46Q-34 44-38 18Z", "#a9bbd6")
    wing = path("M-34 20Q-16 0 10 6Q14 26-10 36Q-30 36-34 20Z", "#7f93b5", 2.8)
    neck = limb("M16-2Q34-22 18-42Q6-58 16-76", "#dfe7f2", 11, 2.8)
    skull = path("M6-80Q8-96 24-94Q36-92 36-82L66-76 34-70Q16-64 6-80Z", "#dfe7f2", 2.8)
    beak = path("M35-84L70-75 34-70Q40-77 35-84Z", ORANGE, 2.6)
    crest = path("M24-94Q4-98-14-84Q4-88 12-84Z", "#4c5878", 2.4)
    return group(legs, tail, neck, body, wing, skull, beak, crest, dot(26, -83, 3), x=308, y=702, scale=0.82)


@layers.still
def trunk() -> str:
    wood = path(
        "M96 732C124 660 118 600 104 530H172C160 590 164 660 204 734Q176 722 160 730Q132 716 96 732Z", "#9a6640"
    )
    branch = path("M150 592Q220 588 268 550Q282 544 280 557Q246 602 156 618Z", "#9a6640")
    bark = line("M120 690q6-14 4-30M172 700q-8-20-8-36M130 566q4-10 2-20", 3, SOIL)
    hollow = path(HOLLOW, "#4e3128")
    return shadow(150, 734, 76, 9) + branch + wood + bark + hollow


@layers.feature
def owl(altered: bool) -> str:
    body = path("M-25 50Q-31 0-25-20L-24-38-11-29Q0-32 11-29L24-38 25-20Q31 0 25 50Z", BROWN, 3)
    chest = flat("M-16 50Q-18 12 0 8Q18 12 16 50Z", "#f2d6ac") + line("M-8 22l4 4 4-4M0 32l4 4 4-4", 2.4, "#b98256")
    wings = line("M-25 8Q-18 24-20 40M25 8Q18 24 20 40", 3)
    beak = path("M-5-3H5L0 7Z", "#f7b538", 2.4)
    eyes = sleeping_eyes() if altered else waking_eyes()
    bird = group(body, chest, wings, eyes, beak, x=141, y=626)
    return clipped("lake-hollow", "M80 500H204V632H175A34 42 0 0 1 107 632H80Z", bird, width=0) + line(HOLLOW_RIM)


def waking_eyes() -> str:
    rings = circle(-13.5, -11, 14.5, WHITE, 2.8) + circle(13.5, -11, 14.5, WHITE, 2.8)
    return rings + dot(-11, -10, 7) + dot(11, -10, 7) + dot(-8.5, -12.5, 2.4, WHITE) + dot(13.5, -12.5, 2.4, WHITE)


def sleeping_eyes() -> str:
    lids = circle(-13.5, -11, 14.5, "#a56a40", 2.8) + circle(13.5, -11, 14.5, "#a56a40", 2.8)
    return lids + line("M-23.5-9q10 10 20 0M3.5-9q10 10 20 0", 3.2)


@layers.still
def crown() -> str:
    leaves = lobes([(24, 548), (2, 500), (10, 444), (50, 400), (108, 372), (174, 376), (228, 408), (262, 456),
                    (264, 510), (226, 558), (168, 574), (100, 574)], 0.6)  # fmt: skip
    light = "".join(flat(lobes(points, 0.6), "#68b65c") for points in (
        [(40, 470), (56, 424), (102, 396), (96, 440), (66, 476)], [(150, 408), (190, 404), (222, 436), (188, 430)],
    ))  # fmt: skip
    marks = line(
        "M184 486q20 14 38-4M66 536q18 12 34-2M146 548q18 10 34-6M120 462q14 10 28-4M34 512q10 10 22 4", 3.4, "#387a3c"
    )
    return path(leaves, "#4d9a4a") + light + marks


def apple(x: float, y: float, colour: str = RED, scale: float = 1) -> str:
    fruit = path("M0-10Q8-16 14-9Q18 4 8 13Q4 15 0 13Q-4 15-8 13Q-18 4-14-9Q-8-16 0-10Z", colour, 2.8)
    leaf = path("M1-14Q6-24 15-20Q10-12 1-14Z", "#8ccf63", 2.2)
    return group(fruit, line("M0-10Q-1-16-4-19", 3), leaf, dot(-6, -3, 3, "#ff9d86"), x=x, y=y, scale=scale)


@layers.feature
def apples(altered: bool) -> str:
    places = [(48, 470), (108, 508), (172, 456), (238, 494), (182, 528), (104, 428)]
    return "".join(apple(*place) for place in (places[:-1] if altered else places))


@layers.still
def nest() -> str:
    chicks = "".join(
        group(circle(0, 0, 10, SUN, 2.6), path("M-4-1H4L0 5Z", ORANGE, 2), dot(-5, -3, 1.8), dot(5, -3, 1.8), x=x, y=y)
        for x, y in ((-19, -15), (19, -15), (0, -19))
    )
    bowl = path("M-32-8H32Q28 16 0 16Q-28 16-32-8Z", "#a9733f", 2.8)
    twigs = line("M-24 0l14 8M-6-2l14 10M10-2l12 6M-14 8l20-8", 2.2, SOIL)
    return group(chicks, bowl, twigs, x=206, y=388, scale=1.05)


@layers.still
def girl_on_the_swing() -> str:
    ropes = line("M222 586V666M266 562V666", 3.4)
    knots = limb("M217 582L227 596M260 556L271 570", "#e0b27c", 4, 2.2)
    seat = box(210, 662, 68, 11, GOLD, 4)
    legs = limb("M236 668L232 700M252 668L258 700", FAIR, 8, 2.8)
    shoes = path("M226 700Q222 710 230 711H240V700ZM252 700V711H264Q270 708 264 700Z", RED, 2.8)
    dress = path("M232 618H256L268 668H220Z", "#f26d85")
    dots = "".join(dot(x, y, 3, WHITE) for x, y in ((236, 656), (250, 648), (258, 660), (242, 638)))
    arms = limb("M234 628Q222 630 222 614M254 628Q266 630 266 612", FAIR, 7, 2.8)
    face = group(head(FAIR, "pigtails", "#7a4a2a", "joy", "laugh"), x=244, y=602, scale=0.8)
    return knots + legs + shoes + seat + dress + dots + face + ropes + arms


@layers.feature
def mole(altered: bool) -> str:
    """A molehill: somebody is at home, or a flower grows on it."""
    hill = path("M-46 0Q-36-30-8-34Q20-36 46 0Q0 9-46 0Z", "#8a6048")
    clods = "".join(circle(x, y, r, "#8a6048", 2.6) for x, y, r in ((-42, 0, 7), (44, -1, 6), (-30, 4, 5)))
    crumbs = line("M-24-8l8-4M8-6l10-3M-4-16l8-3M24-12l6 3", 2.8, "#6b4636")
    if altered:
        return group(shadow(0, 2, 54, 7), flower(-2, -28, WHITE, 0.9), hill, clods, crumbs, x=47, y=726)
    body = path("M-24-20Q-26-72 0-74Q26-72 24-20Z", "#6b5f78")
    face = ellipse(0, -47, 8, 7, PINK, 2.4) + smile(0, -39, 7, 3, 2.4)
    glasses = circle(-11, -58, 8.5, "#eaf6ff", 2.6) + circle(11, -58, 8.5, "#eaf6ff", 2.6)
    eyes = dot(-10, -57, 3.2) + dot(10, -57, 3.2)
    paws = path("M-30-24Q-34-38-22-40Q-12-36-14-24ZM30-24Q34-38 22-40Q12-36 14-24Z", PINK, 2.6)
    return group(shadow(0, 2, 54, 7), body, glasses, eyes, face, hill, paws, clods, crumbs, x=47, y=726)


@layers.still
def toadstools() -> str:
    spots = ((-24, -42, 7.5), (2, -58, 8.5), (26, -42, 7), (2, -34, 5))
    small = toadstool(100, 836, 0.56, ((-18, -42, 8), (14, -52, 9)))
    return shadow(66, 836, 58, 8) + small + toadstool(54, 836, 1, spots)


@layers.still
def ladybird() -> str:
    shell = path("M-13 0Q-13-17 0-17Q13-17 13 0Z", RED, 2.6) + line("M0-17V0", 2.2)
    face = path("M11-2Q22-4 20-11Q14-14 9-10Z", INK, 1)
    return group(face, shell, dot(-6, -6, 2.6), dot(6, -8, 2.6), x=366, y=706, scale=0.84, turn=-8)


@layers.feature
def hedgehog(altered: bool) -> str:
    """A hedgehog carries a fruit home."""
    spines = "M-50 20L-60 8-48 4-60-10-44-10-50-26-34-22-32-38-18-28-8-42 0-28 14-36 16-20 28-20 22-2 34 20Z"
    face = path("M14-16Q32-16 40-2Q52 4 54 12Q50 22 34 21H12Q4 2 14-16Z", "#f3d3a6")
    features = circle(54, 10, 5, INK, 0) + dot(34, -1, 3.4) + dot(34, 10, 4.4, BLUSH) + smile(42, 13, 5, 2.4, 2.4)
    ear = circle(18, -10, 6.5, "#e0b27c", 2.6)
    feet = path("M-34 18H-16V26H-34ZM14 18H32V26H14Z", "#e0b27c", 2.8)
    quills = line(
        "M-36-2l-8-5M-24-12l-6-8M-8-14l-3-9M-30 10l-9-3M-14 0l-6-6M0 6l-5-7M-18 12l-7-4M6-10l-1-8", 3, "#5b3f38"
    )
    fruit = pear() if altered else apple(0, 0, RED, 1.25)
    return group(shadow(0, 25, 56, 7), feet, path(spines, "#8a6048"), quills, face, ear, features,
                 group(fruit, x=-14, y=-42, turn=-12), x=228, y=788, scale=0.92)  # fmt: skip


def pear() -> str:
    fruit = path("M0-26Q9-26 9-14Q10-6 16 2Q20 18 0 19Q-20 18-16 2Q-10-6-9-14Q-9-26 0-26Z", "#dfe06a", 2.8)
    leaf = path("M2-28Q8-38 18-33Q12-24 2-28Z", "#57a34b", 2.2)
    return fruit + line("M0-26Q1-32-2-36", 3) + leaf + spot(-6, 4, 3, 5, WHITE, opacity=0.8)


@layers.feature
def snail(altered: bool) -> str:
    foot = path("M-50 0Q-50-13-34-13H26Q38-15 38-32Q39-44 49-44Q60-42 58-24Q56 0 38 0Z", "#f2cf8d")
    horns = line("M44-42L40-58M53-42L60-56", 3) + circle(40, -60, 3.6, INK, 0) + circle(61, -58, 3.6, INK, 0)
    face = dot(51, -31, 2.8) + smile(52, -22, 5, 2.4, 2.4) + dot(45, -25, 3.4, BLUSH)
    home = snail_house() if altered else spiral_shell()
    return group(shadow(2, 2, 54, 6), horns, foot, face, home, x=146, y=878, scale=0.96)


def spiral_shell() -> str:
    shell = circle(-8, -32, 29, "#c77dba")
    spiral = line("M-8-31q8-5 8 4q-3 10-14 6q-12-8-4-22q14-13 27 3q6 22-16 29q-26 2-29-18", 4)
    return shell + spiral


def snail_house() -> str:
    walls = path("M-36-8V-44H20V-8Z", CREAM)
    roof = path("M-46-40L-8-74 30-40Z", RED)
    chimney = path("M6-62V-78H18V-54Z", WOOD, 2.8)
    door = path("M-2-8V-27Q5-35 12-27V-8Z", BARK, 2.6)
    window = path("M-28-34H-12V-19H-28Z", SKY, 2.6) + line("M-20-34V-19M-28-26H-12", 2)
    return chimney + walls + roof + door + window


@layers.still
def reeds() -> str:
    behind = "".join(blade(*place) for place in ((326, 912, 112, -26), (384, 914, 90, 16), (356, 912, 160, 6)))
    clubs = "".join(cattail(*place) for place in ((313, 910, 92, -7), (344, 912, 150, -2), (370, 912, 100, 5)))
    front = "".join(
        blade(x, y, h, lean, TURF)
        for x, y, h, lean in ((306, 914, 84, -22), (340, 914, 74, -10), (372, 914, 84, 16), (400, 914, 52, 20))
    )
    return behind + clubs + front


@layers.still
def meadow_flowers() -> str:
    beds = flower(14, 672, PINK, 0.9) + flower(96, 700, WHITE, 0.8) + flower(22, 884, SUN, 1, ORANGE)
    beds += tulip(246, 896, LILAC, 0.95) + tulip(272, 902, RED, 0.85)
    berries = tuft(54, 894, 1.1, BLADE) + strawberry(62, 878) + strawberry(84, 886, 0.85)
    return beds + berries + apple(128, 764, RED, 0.8)


@layers.still
def butterfly() -> str:
    wing = path("M0 0Q-34-42-42-12Q-40 8 0 4Q-34 14-26 30Q-10 38 0 8Z", ORANGE, 3)
    wings = wing + group(wing, mirror=True) + dot(-26, -10, 6, SUN) + dot(26, -10, 6, SUN)
    feelers = line("M-2-12Q-6-24-13-26M2-12Q6-24 13-26", 2.4)
    return group(wings, feelers, line("M0-10V22", 6), x=52, y=612, scale=0.66, turn=18)
