"""8. The water mill and its pond."""

from __future__ import annotations

from tablee.drawing.outlines import smooth
from tablee.drawing.palette import (
    BARK,
    BLUE,
    CORAL,
    CREAM,
    GREEN,
    ICE,
    INK,
    LEAF,
    PINK,
    RED,
    SKY,
    STONE,
    SUN,
    TEAL,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, spot
from tablee.games.diferencio.art.town.animals import (
    GREY_CAT,
    SNOW,
    bird,
    cat,
    dog,
    duck,
    frog,
    goldfish,
    lily_pad,
    swan,
)
from tablee.games.diferencio.art.town.inhabitants import GRANDFATHER, LOU, TOM, ZOE, passenger, person, skirt, straw_hat
from tablee.games.diferencio.art.town.things import (
    PINE,
    PLANK,
    WALL_SHADE,
    WATER,
    barrel,
    crate,
    door,
    flower,
    sack,
    tulip,
    window,
)
from tablee.games.diferencio.art.world import Draw

POND = ((-96, 34), (-40, 8), (60, -4), (170, 2), (232, 22), (206, 46), (110, 52), (10, 62), (-70, 54))
WILLOW = (
    (112, -128), (118, -186), (170, -214), (226, -198), (254, -146), (250, -76), (240, -50), (230, -92), (214, -66),
    (202, -104), (180, -76), (164, -104), (144, -60), (130, -96), (118, -70),
)  # fmt: skip


def mill(roof: str, wheel_colour: str, paddles: int, life: str, bank: str = "") -> str:
    """Pond, house, wheel and willow; `life` is on the water, `bank` before the door."""
    pond = path(smooth(POND), WATER) + line(
        "M-50 40q12 6 24 0M60 46q12 6 24 0M150 20q10 5 20 0M190 34q10 5 20 0M20 20q10 5 20 0", 3, ICE
    )
    return (
        willow()
        + pond
        + house(roof)
        + group(wheel(paddles, wheel_colour), x=-4, y=-62)
        + flume()
        + reeds()
        + life
        + bank
    )


def house(roof: str) -> str:
    walls = path("M-222 16V-160H-48V16Z", CREAM) + flat("M-76-158H-50V14H-76Z", WALL_SHADE)
    base = path("M-226 18V-14H-44V18Z", STONE) + line(
        "M-226 2H-44M-196-14V2M-150-14V2M-104-14V2M-172 2V18M-126 2V18M-80 2V18", 2.4
    )
    tiles = line(
        "M-170-186q9 9 18 0M-130-206q9 9 18 0M-150-232q9 9 18 0M-108-186q9 9 18 0M-190-166q9 9 18 0M-84-170q9 9 18 0",
        2.8,
    )
    slope = path("M-248-152L-135-272-22-152Z", roof) + flat("M-133-268L-26-154H-70Z", INK, 0.12)
    loft = circle(-135, -196, 17, ICE) + line("M-135-213V-179M-152-196H-118", 2.4)
    return walls + base + slope + tiles + loft + window(-126, -112, 1.3) + door(-176, 16, TEAL, 1.35)


def flume() -> str:
    """Brings the water from the house over the wheel."""
    fall = line("M8-172Q50-172 56-128", 14, "#4ba3cf") + line("M8-172Q50-172 56-128", 9, ICE)
    return fall + box(-64, -180, 78, 16, WOOD, 3)


def wheel(paddles: int, colour: str) -> str:
    """The mill wheel, its lower part in the water."""
    boards = "".join(
        group(box(-6, -92, 12, 90, colour, 2, 2.8) + box(-13, -96, 26, 13, colour, 3, 2.8), turn=k * 360 / paddles + 8)
        for k in range(paddles)
    )
    rim = circle(0, 0, 74, "none", 15) + circle(0, 0, 74, "none", 9, colour)
    splash = "".join(
        dot(x, y, r, WHITE)
        for x, y, r in ((-50, 78, 9), (-32, 86, 11), (-10, 90, 11), (14, 90, 11), (36, 84, 10), (52, 76, 8))
    )
    return boards + rim + circle(0, 0, 44, "none", 3) + circle(0, 0, 15, SUN) + dot(0, 0, 5) + splash


def willow() -> str:
    trunk = path("M166 14Q182-40 172-108H204Q198-40 218 14Z", BARK)
    crown = path(smooth(WILLOW), LEAF)
    return trunk + crown + line("M140-170Q132-140 136-112M176-190Q168-150 170-118M214-180Q222-140 218-106", 3, PINE)


def reeds() -> str:
    stalks = line("M222 40Q220 4 226-18M236 36Q236 10 244-4M210 46Q206 20 204 2", 3.6, PINE)
    return stalks + ellipse(226, -24, 6, 15, BARK, 2.4) + ellipse(245, -10, 6, 13, BARK, 2.4)


def mill_with_ducks() -> str:
    ducklings = duck(96, 46, SUN, 0.66) + duck(48, 54, SUN, 0.66) + duck(4, 56, SUN, 0.6)
    return mill(
        CORAL,
        WOOD,
        8,
        duck(160, 34, SNOW, 1.35, True) + ducklings,
        sack(-214, 44, CREAM, 1.1) + bird(-160, 48, BLUE, 0.8),
    )


def mill_with_swan() -> str:
    cygnets = duck(52, 54, "#c9bfc6", 0.62) + duck(94, 50, "#c9bfc6", 0.62)
    child = person(LOU, PINK, -196, 46, over=skirt(PINK), right=(30, -60))
    return mill(TEAL, WOOD, 8, swan(172, 38, 1.02) + cygnets, child)


def mill_with_rowing_boat() -> str:
    rower = group(passenger(TOM, RED, mouth="laugh"), x=142, y=-30, scale=0.92)
    hull = path("M64 6Q140 20 222 2Q214 48 180 52H106Q74 50 64 6Z", TEAL) + line("M70 18Q140 32 218 14", 4, CREAM)
    oars = (
        limb("M118 2L62 50M168 2L224 46", PLANK, 5, 2.8)
        + ellipse(58, 52, 8, 15, PLANK, 2.8, 45)
        + ellipse(228, 49, 8, 13, PLANK, 2.8, -50)
    )
    return mill(
        CORAL,
        BARK,
        6,
        rower + hull + oars,
        crate(-198, 46, circle(-12, -5, 10, RED, 2.6) + circle(12, -5, 10, SUN, 2.6), 60),
    )


def mill_with_frogs() -> str:
    pads = lily_pad(158, 36, 1.4) + lily_pad(72, 48, 1.2) + lily_pad(10, 58, 0.7)
    lily = "".join(
        group(path("M0 0Q-9-11 0-24Q9-11 0 0Z", PINK, 2.4), x=10, y=54, turn=t) for t in (-55, 55, -25, 25, 0)
    )
    frogs = frog(156, 34, 1.15) + frog(70, 46, 0.85)
    dragonfly = (
        line("M0 0L44-12", 6, BLUE)
        + ellipse(12, -18, 7, 20, ICE, 2.4, 10)
        + ellipse(26, -20, 7, 20, ICE, 2.4, 30)
        + circle(-2, 1, 7, BLUE, 2.4)
    )
    return mill(
        BLUE, BARK, 6, pads + lily + frogs + group(dragonfly, x=90, y=-38), barrel(-206, 46) + flower(-166, 48, WHITE)
    )


def mill_with_angler() -> str:
    stool = box(132, -2, 56, 10, WOOD, 3) + line("M140 8V40M180 8V40", 6, BARK)
    angler = person(
        GRANDFATHER,
        SUN,
        162,
        18,
        legs="sit",
        left=(-30, -48),
        right=(-8, -40),
        hat=straw_hat(GREEN, "#b9cf8a"),
        trousers=BARK,
    )
    rod = line("M138-26L98-108", 5, BARK) + line("M98-108V14", 2.2)
    caught = group(goldfish(0, 0, CORAL, 0.95), x=98, y=20, turn=90)
    bucket = (
        path("M202 16H238L232 48H208Z", SKY, 3)
        + line("M202 16Q220-4 238 16", 3)
        + flat("M206 18H234L233 24H207Z", WATER)
    )
    return mill(TEAL, BARK, 8, stool + angler + rod + caught + bucket, dog(-196, 48, "#f2c28a", mirror=True))


def mill_with_stepping_stones() -> str:
    stones = "".join(
        ellipse(x, y, 26, 10, STONE, 3) + spot(x - 6, y - 3, 10, 3, WHITE, 0, 0.7)
        for x, y in ((20, 52), (78, 44), (136, 34), (192, 22))
    )
    jumper = person(
        ZOE, RED, 82, 34, left=(-34, -62), right=(34, -62), legs="walk", mouth="laugh", eyes="joy", over=skirt(RED)
    )
    return mill(
        BLUE,
        WOOD,
        8,
        stones + jumper + cat(190, 20, GREY_CAT, 0.9),
        "".join(tulip(x, 48, c, 26) for x, c in ((-216, RED), (-196, SUN), (-176, PINK))),
    )


FACES: tuple[Draw, ...] = (
    mill_with_ducks, mill_with_swan, mill_with_rowing_boat, mill_with_frogs, mill_with_angler,
    mill_with_stepping_stones,
)  # fmt: skip
