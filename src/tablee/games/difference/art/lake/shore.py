"""The mountains and the far shore: a village, a farm, a camp, a mill."""

from __future__ import annotations

from tablee.drawing.folk import head
from tablee.drawing.layers import Layers
from tablee.drawing.outlines import ring, smooth
from tablee.drawing.palette import (
    BARK,
    BROWN,
    CREAM,
    FAIR,
    GOLD,
    ICE,
    INK,
    LILAC,
    NIGHT,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SOIL,
    STONE,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow, smile
from tablee.games.difference.art.lake.growing import bush, fir, flower, lobes

layers = Layers()

GRASS = "#6aa350"
DUSKY = "#5d4a55"  # the dark of cows and sheep


@layers.still
def mountains() -> str:
    left = flat("M-20 480L150 262 250 352 392 200 560 480Z", "#9db4d6")
    left_shade = flat("M392 200L560 480H410L384 380 404 300ZM150 262L250 352 226 400 176 380 166 320Z", "#8aa3c9")
    right = flat("M500 480L690 300 790 390 930 236 1240 490Z", "#b3c3e0")
    right_shade = flat("M930 236L1240 490H930L908 400 940 320ZM690 300L790 390 760 440 704 400Z", "#9fb3d6")
    snow = "M150 262L120 299 136 300 148 316 160 298 178 306 190 298Z"
    peaks = flat("M930 236L880 288 904 292 922 316 944 292 968 306 996 290Z", WHITE) + flat(snow, WHITE)
    peaks += flat("M690 300L666 323 680 326 690 338 702 324 716 324Z", WHITE)
    cap = flat("M392 200L336 256 362 260 378 284 396 262 418 290 442 284Z", WHITE)
    return right + right_shade + left + left_shade + peaks + cap


@layers.still
def mountain_goat() -> str:
    ledge = flat("M-44 15L-20 13 10 17 42 15 30 26 22 42 4 30-10 48-22 28Z", "#8aa3c9")
    legs = line("M-12 0V14M-5 1V16M8 1V16M14 0V14", 3.6)
    body = path("M-18-4Q-18-14-6-14H10Q20-14 19-2Q10 6-10 4Q-18 4-18-4Z", WHITE, 2.6)
    skull = path("M14-12L18-24H28L33-14Q30-8 22-8Z", WHITE, 2.6)
    horns = line("M20-24Q14-34 6-32M25-24Q22-36 13-38", 3, SOIL) + dot(26, -18, 1.8)
    return group(ledge, legs, body, skull, horns, line("M-18-8L-23-13", 3), x=322, y=312, scale=0.95)


@layers.still
def cable_car() -> str:
    """A cabin on its way up to the left peak."""
    cabin = path("M-20 0Q-20-7-12-7H12Q20-7 20 0V22Q20 28 13 28H-13Q-20 28-20 22Z", SUN, 3)
    panes = box(-15, -1, 12, 12, ICE, 2, 2.2) + box(3, -1, 12, 12, ICE, 2, 2.2)
    stripe = line("M-19 19H19", 3.4, RED)
    hanger = line("M0-24V-7", 3.4) + circle(0, -25, 4, STONE, 2.4)
    return line("M396 208L624 455", 2.4, "#6b6478") + group(hanger, cabin, stripe, panes, x=505, y=350, scale=0.95)


@layers.still
def hills() -> str:
    far = smooth([(-40, 470), (120, 408), (330, 420), (520, 452), (720, 430), (930, 388), (1240, 430), (1240, 560),
                  (-40, 560)])  # fmt: skip
    near = smooth([(-40, 500), (200, 462), (480, 486), (800, 462), (1240, 478), (1240, 580), (-40, 580)])
    fields = flat("M268 420L372 430 352 446 262 436ZM880 398L1000 386 1080 396 900 418Z", "#b5dc86")
    fields += flat("M902 417L1084 397 1130 404 930 434Z", "#c9e08f")
    track = flat("M806 470Q830 484 800 498L764 506H830Q870 490 828 470Z", "#f2dfa6")
    # strides of 173 and 37 spread the grass without rows
    tufts = "".join(line(f"M{(i * 173) % 1190 + 5} {448 + (i * 37) % 46}q3-11 6 0", 3, GRASS) for i in range(46))
    return flat(far, "#9ccf74") + fields + flat(near, "#84bf62") + track + tufts


@layers.still
def woods() -> str:
    back = "".join(bush(x, y, s, c) for x, y, s, c in (
        (424, 450, 0.5, "#6fb45c"), (556, 458, 0.48, "#5aa64e"), (700, 442, 0.42, "#6fb45c"),
        (1150, 424, 0.5, "#6fb45c"), (1184, 428, 0.6, "#5aa64e"),
    ))  # fmt: skip
    firs = fir(1192, 486, 0.66) + fir(1152, 480, 0.86, "#3a8a5f") + fir(404, 486, 0.6) + fir(578, 474, 0.6, "#3a8a5f")
    return back + firs


@layers.still
def church() -> str:
    nave = path("M0-34H52V0H0Z", CREAM, 2.8) + path("M-3-32L10-58H46L56-32Z", "#7d6bb0", 2.8)
    tower = path("M-26-66H2V0H-26Z", "#fff6e2", 2.8) + path("M-30-64L-12-112 6-64Z", "#7d6bb0", 2.8)
    cock = line("M-12-112V-124", 2.6) + path("M-20-128Q-16-122-8-126L-4-134-2-126Q-6-118-14-119Z", GOLD, 2.2)
    clock = circle(-12, -46, 8, WHITE, 2.4) + line("M-12-51V-46H-8", 2)
    door = path("M-18 0V-16Q-12-23-6-16V0Z", BARK, 2.4)
    panes = "".join(path(f"M{x} -10V-20Q{x + 4} -25 {x + 8} -20V-10Z", ICE, 2.2) for x in (14, 32))
    return group(nave, tower, cock, clock, door, panes, x=690, y=456, scale=0.86)


def cow(grazing: bool) -> str:
    """A cow that looks to the left."""
    legs = "".join(path(f"M{x} -12V4H{x + 9}V-12Z", WHITE, 2.6) for x in (-26, -13, 12, 24))
    tail = line("M36-30Q46-24 42-8", 3) + dot(42, -6, 4)
    body = path("M-32-38H26Q38-38 38-24V-12Q38-4 28-4H-26Q-36-4-36-14V-28Q-36-38-32-38Z", WHITE, 3)
    patches = flat("M-10-37Q-14-20 4-20Q16-24 12-37ZM26-5Q16-14 26-22Q34-22 37-20V-12Q37-6 28-5Z", DUSKY)
    udder = path("M6-5Q6 3 12 3Q18 3 18-5Z", PINK, 2.2)
    x, y = (-46, -2) if grazing else (-44, -46)
    return legs + tail + udder + body + patches + line("M-32-38H26", 3) + group(cow_head(), x=x, y=y)


def cow_head() -> str:
    horns = line("M-8-12Q-14-20-9-25M8-12Q14-20 9-25", 3.4, "#b89a6a")
    ears = path("M-11-8Q-24-14-24-5Q-18-1-10-3ZM11-8Q24-14 24-5Q18-1 10-3Z", DUSKY, 2.4)
    skull = path("M-12-12H12L10 8Q0 16-10 8Z", WHITE, 2.8)
    muzzle = ellipse(0, 8, 12, 8, PINK, 2.6)
    return horns + ears + skull + muzzle + dot(-6, -4, 2.4) + dot(6, -4, 2.4) + dot(-4, 8, 1.8) + dot(4, 8, 1.8)


@layers.still
def pasture_fence() -> str:
    posts = "".join(path(f"M{x} 458V434H{x + 6}V458Z", WHITE, 2.2) for x in range(268, 400, 24))
    return line("M262 441H398M262 451H398", 5.4) + line("M262 441H398M262 451H398", 2.2, WHITE) + posts


@layers.feature
def spotted_cow(altered: bool) -> str:
    return group(cow(grazing=not altered), x=336, y=484, scale=0.78)


@layers.feature
def tent(altered: bool) -> str:
    cloth = path("M-48 0L0-66 48 0Z", ORANGE)
    light = flat("M-43-2L0-62 0-40-30-2Z", "#ffad54")
    if altered:
        inside = path("M-19 0L0-50 19 0Z", "#ffc987", 2.8) + line("M0-50V-2", 3.4)
    else:
        camper = group(head(BROWN, "curls", NIGHT, "joy", "laugh"), y=-15, scale=0.5)
        inside = path("M-19 0L0-50 19 0Z", "#6b3a35", 2.8) + camper
    pegs = line("M-48 0L-58 4M48 0L58 4M0-66V-74", 3)
    pennant = path("M0-74L17-68 0-62Z", TEAL, 2.4)
    return group(shadow(0, 3, 52, 5), cloth, light, inside, pegs, pennant, x=640, y=490, scale=0.94)


@layers.still
def camp_fire() -> str:
    logs = limb("M-13 0L13-5M-13-5L13 0", BARK, 4, 2.2)
    flame = path("M-9-6Q-12-20 0-30Q12-20 9-6Z", SUN, 2.4) + flat("M-4-6Q-5-14 0-20Q5-14 4-6Z", ORANGE)
    return group(logs, flame, x=584, y=496, scale=0.84)


@layers.still
def house() -> str:
    chimney = path("M30-118V-80L52-64V-118Z", "#b9653f") + box(26, -124, 30, 9, "#a0522f", 2)
    walls = path("M-60 0V-58H60V0Z", CREAM) + flat("M-58-57H58V-49H-58Z", "#ead2a4")
    roof = path("M-76-54L0-114 76-54Z", ROSE)
    scallops = "M-44-66q7 6 14 0q7 6 14 0q7 6 14 0q7 6 14 0q7 6 14 0q7 6 14 0M-20-84q7 6 13 0q7 6 14 0q7 6 13 0"
    tiles = line(scallops, 2.4, "#a83345")
    door = path("M-14 0V-36Q0-50 14-36V0Z", "#3f88c5") + dot(8, -16, 2.8, SUN)
    pane = path("M-13-13H13V13H-13Z", ICE, 2.8) + line("M0-13V13M-13 0H13", 2.2)
    boxes = "".join(
        box(x - 16, -19, 32, 8, BARK, 2, 2.4)
        + "".join(dot(x + d, -21, 4, c) for d, c in ((-9, RED), (0, PINK), (9, RED)))
        for x in (-38, 38)
    )
    panes = group(pane, x=-38, y=-32) + group(pane, x=38, y=-32)
    return group(chimney, walls, roof, tiles, door, panes, boxes, x=800, y=472, scale=0.9)


@layers.feature
def smoke(altered: bool) -> str:
    puffs = "".join(circle(x, y, r, WHITE, 2.4, "#8f9db5") for x, y, r in ((3, -10, 9), (14, -27, 12), (30, -46, 15)))
    return group(puffs, x=837, y=360, mirror=altered)


@layers.still
def garden() -> str:
    return bush(736, 478, 0.4) + flower(864, 478, SUN, 0.66, BARK) + flower(718, 484, SUN, 0.62, BARK)


@layers.feature
def washing(altered: bool) -> str:
    posts = path("M-46 0V-52H-40V0ZM46 0V-52H52V0Z", WOOD, 2.4)
    rope = line("M-43-48Q3-40 49-48", 2.4)
    shirt = path("M-36-45L-26-46Q-22-41-18-45L-8-44-2-34-8-30-12-34V-12H-32V-34L-37-30-42-37Z", RED, 2.6)
    dress = path("M12-44H26L28-32 36-8H2L10-32Z", "#fbe588", 2.6)
    dress += "".join(dot(x, y, 2.8, ROSE) for x, y in ((12, -16), (19, -26), (26, -16)))
    trousers = path("M8-44H32L34-6H23L20-30 17-6H6Z", "#3f5fa8", 2.6)
    return group(posts, rope, shirt, dress if altered else trousers, x=922, y=484)


@layers.still
def windmill() -> str:
    tower = path("M-28 0L-18-72H18L28 0Z", "#fff6e2")
    side = flat("M4-69H16L24-1H8Z", "#ead2a4")
    dome = path("M-20-68Q-18-96 0-96Q18-96 20-68Z", TEAL)
    door = path("M-8 0V-20Q0-29 8-20V0Z", BARK, 2.6)
    return group(tower, side, dome, door, circle(0, -48, 6, ICE, 2.4), x=990, y=420)


@layers.still
def mill_sails() -> str:
    sail = line("M0 0V-56", 4) + path("M0-20H14V-54H0Z", WHITE, 2.6) + line("M0-31H14M0-42H14", 2)
    sails = "".join(group(sail, turn=turn) for turn in range(0, 360, 90))
    return group(sails, circle(0, 0, 6, RED, 2.6), x=990, y=338, turn=10)


@layers.still
def kite_flyer() -> str:
    string = line("M1074 427Q1098 340 1104 236", 2.4)
    legs = limb("M-6-26V-4M6-26V-4", "#3f5fa8", 7, 2.6)
    body = path("M-14-24Q-15-52 0-54Q15-52 14-24Z", SUN, 3)
    arm = limb("M10-46L22-62", SUN, 7, 2.6) + circle(24, -66, 5, FAIR, 2.4)
    face = group(head(FAIR, "pigtails", "#b5542c", "joy", "laugh"), y=-68, scale=0.66)
    return string + group(legs, body, face, arm, x=1056, y=476, scale=0.74)


@layers.feature
def kite(altered: bool) -> str:
    """An octopus kite with five arms, or four."""
    arms = "".join(octopus_arm(x) for x in (-28, -14, 14, 28) + (() if altered else (0,)))
    dome = path("M-38 10Q-44-50 0-52Q44-50 38 10Q0 26-38 10Z", VIOLET)
    gleam = flat("M-28-22Q-24-40-10-44Q-18-34-20-20Z", LILAC)
    eyes = circle(-12, -16, 10, WHITE, 2.6) + circle(12, -16, 10, WHITE, 2.6) + dot(-10, -14, 5) + dot(10, -14, 5)
    cheeks = dot(-25, 0, 5, PINK) + dot(25, 0, 5, PINK)
    return group(arms, dome, gleam, eyes, cheeks, smile(0, 3, 8, 4, 3), x=1104, y=216, turn=-10)


def octopus_arm(x: float) -> str:
    """A streamer of the kite that hangs from its head at x."""
    left = [(x - 5, 8), (x * 1.2 - 9, 34), (x * 1.35 - 3, 58), (x * 1.5 - 5, 84)]
    right = [(x * 1.35 + 7, 60), (x * 1.2 + 2, 34), (x + 6, 8)]
    return path(smooth(left + right), VIOLET, 2.8)


def sheep(wool: str, face: str) -> str:
    """A sheep that looks to the right."""
    legs = line("M-12 10V24M-3 12V25M8 12V25M15 10V24", 4.6)
    fleece = path(lobes(ring(9, 18), 0.66), wool, 2.8)
    skull = path("M14-12Q30-16 32-2Q32 10 20 9Q12 4 14-12Z", face, 2.6) + line("M15-9L8-4", 4, face)
    return legs + fleece + skull + dot(25, -3, 2.4, WHITE if face == DUSKY else INK)


@layers.still
def white_sheep() -> str:
    return group(sheep(WHITE, DUSKY), x=1112, y=470, scale=0.84, mirror=True)


@layers.feature
def front_sheep(altered: bool) -> str:
    wool, face = ("#6f5d6c", "#f3d9c0") if altered else (WHITE, DUSKY)
    return group(sheep(wool, face), x=1008, y=469)


@layers.still
def beach() -> str:
    return line(smooth([(-30, 498), (180, 508), (420, 500), (700, 510), (960, 500), (1230, 508)], False), 11, "#f2dfa6")
