"""6. The family house."""

from __future__ import annotations

from tablee.drawing.outlines import Point, heart, smooth
from tablee.drawing.palette import (
    BARK,
    BLUE,
    CORAL,
    CREAM,
    GREEN,
    ICE,
    INK,
    LEAF,
    ORANGE,
    PINK,
    RED,
    SAND,
    SKY,
    SOIL,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, line, path
from tablee.games.diferencio.art.town.animals import bird, butterfly, cat, rabbit
from tablee.games.diferencio.art.town.inhabitants import (
    ANNA,
    AWA,
    GRANDFATHER,
    GRANDMOTHER,
    PAUL,
    TOM,
    apron,
    cap,
    person,
    skirt,
    straw_hat,
)
from tablee.games.diferencio.art.town.things import (
    HEDGE,
    PINE,
    PLANK,
    WALL_SHADE,
    basket,
    bush,
    carrot,
    door,
    flower,
    ground_shadow,
    smoke,
    square_window,
    tulip,
    watering_can,
)
from tablee.games.diferencio.art.world import Draw

CHIMNEY_TOP = -264


def family_house(roof: str, door_colour: str, *parts: str, shutters: str = "", behind: str = "") -> str:
    """Walls, gable roof, chimney, two windows and a door; the parts come in front, `behind` sits beyond the roof."""
    walls = path("M-122 6V-140L0-228 122-140V6Z", CREAM) + flat("M92-160L120-140V4H92Z", WALL_SHADE)
    chimney = box(58, CHIMNEY_TOP, 38, 100, "#c8745c", 2) + box(52, CHIMNEY_TOP - 6, 50, 14, "#c8745c", 3)
    eaves = path("M0-260L-160-146-144-124 0-226 144-124 160-146Z", roof)
    gable = circle(0, -168, 23, ICE) + line("M0-191V-145M-23-168H23", 2.6)
    path_stones = "".join(ellipse(x, y, 20, 6, SAND, 2.6) for x, y in ((-4, 22), (6, 38), (-2, 54)))
    windows = square_window(-74, -84, 1.45) + square_window(74, -84, 1.45)
    return (
        ground_shadow(0, 10, 180)
        + path_stones
        + behind
        + chimney
        + walls
        + line("M-104-30h16M-96-18h16M-30-128h14M40-132h16M90-26h16", 2.6, "#d9b98a")
        + eaves
        + gable
        + windows
        + (shutter_pairs(shutters) if shutters else "")
        + door(0, 6, door_colour, 1.5)
        + "".join(parts)
    )


def shutter_pairs(colour: str) -> str:
    pairs = "".join(box(x - 9, -112, 18, 56, colour, 2, 2.8) for x in (-107, -41, 41, 107))
    hearts = "".join(group(flat(heart(5), CREAM), x=x, y=-86) for x in (-107, -41, 41, 107))
    return pairs + hearts


def house_with_cat() -> str:
    black = cat(-66, -192, "#6d5263", 1.25)
    letter_box = (
        line("M0 0V-40", 7, BARK)
        + path("M-22-40V-58Q-22-68-10-68H14Q24-68 24-58V-40Z", RED, 3)
        + box(-14, -58, 22, 5, INK, 0, 0)
    )
    postman = person(PAUL, BLUE, 196, 40, hat=cap(BLUE), left=(-30, -48))
    letter = box(150, -14, 26, 18, WHITE, 2, 2.6) + line("M150-14L163-4 176-14", 2.4)
    left = bush(-196, 40, HEDGE, RED, 1.2) + bird(-152, 46, SUN, 0.8)
    return family_house(
        CORAL, TEAL, smoke(78, -274), left, group(letter_box, x=150, y=46), postman, letter, behind=black
    )


def house_with_stork() -> str:
    legs = line("M-6-30V0M6-30V0", 4, RED)
    body = path("M-38-42Q-20-66 16-58Q44-50 50-32Q20-20-10-28Q-34-28-38-42Z", WHITE, 3) + path(
        "M14-52Q44-48 52-32Q34-26 14-34Z", INK, 2.6
    )
    neck = (
        path("M-38-40Q-46-70-36-86Q-24-92-20-80Q-26-64-20-48Z", WHITE, 3)
        + path("M-38-84L-74-74-37-72Z", RED, 2.8)
        + dot(-31, -80, 3.2)
    )
    nest = ellipse(0, 0, 46, 12, WOOD, 3) + line("M-38-2L-20 5M-14-4L8 5M14-5L34 3", 3, BARK)
    pram = (
        path("M-34-44H30Q28-16-4-16Q-32-16-34-44Z", PINK, 3)
        + path("M-4-44Q-4-72 30-66V-44Z", PINK, 3)
        + line("M-34-44L-54-62", 5)
    )
    pram += circle(-20, -6, 11, WHITE, 3) + circle(16, -6, 11, WHITE, 3)
    grandmother = person(GRANDMOTHER, TEAL, -214, 42, over=skirt(TEAL), right=(24, -52), mouth="laugh")
    right = bush(196, 42, HEDGE, SUN, 1.2)
    on_roof = group(nest, group(legs, body, neck, y=-8), x=77, y=CHIMNEY_TOP - 8, scale=0.86)
    return family_house(CORAL, BLUE, on_roof, grandmother, group(pram, x=-140, y=46), right, shutters=BLUE)


def house_with_weathercock() -> str:
    mast = line("M0 0V-46M-26-24H26", 5) + path("M26-31L38-24 26-17Z", INK, 2)
    cock = path("M-28-52Q-34-66-26-76L-18-72Q-6-58 8-64Q12-82 30-84Q42-76 34-62Q26-46 2-44Q-18-42-28-52Z", SUN, 3)
    comb = (
        path("M-30-76Q-32-88-24-82Q-20-90-14-80L-18-72Z", RED, 2.4)
        + path("M-29-70L-40-64-28-62Z", ORANGE, 2.4)
        + dot(-22, -70, 2.6)
    )
    rows = ellipse(-190, 34, 58, 18, SOIL, 3)
    plants = (
        "".join(carrot(x, y, 0.8) for x, y in ((-222, 34), (-190, 30), (-158, 34)))
        + carrot(-206, 50, 0.8)
        + carrot(-174, 50, 0.8)
    )
    flyer = person(TOM, RED, 176, 40, right=(32, -62), mouth="laugh", legs="walk")
    sail = "M0 0Q-4-34 26-36Q30-14 0 0Z"
    sails = "".join(group(path(sail, colour, 2.8), turn=90 * k) for k, colour in enumerate((SUN, SKY, PINK, GREEN)))
    pinwheel = line("M207-20V-92", 6, WOOD) + group(sails, circle(0, 0, 6, RED, 2.4), x=207, y=-96)
    return family_house(
        BLUE, RED, smoke(78, -274), group(mast, cock, comb, y=-254, scale=1.02), rows, plants, pinwheel, flyer
    )


def house_with_washing() -> str:
    posts = line("M136 46V-78M244 40V-78", 9) + line("M136 46V-78M244 40V-78", 5, WOOD)
    cord = line("M136-74Q190-56 244-74", 3)
    shirt = path("M146-70L156-72Q163-66 170-70L182-68 188-46 178-44V-14H150V-44L142-48Z", SUN, 2.8)
    trousers = path("M196-64H226L230-8H216L211-40 206-8H192Z", BLUE, 2.8)
    pegs = line("M152-76V-66M178-72V-62M200-70V-60M224-72V-62", 5, RED)
    mother = person(ANNA, PINK, -176, 42, left=(-28, -60), right=(28, -60), over=apron())
    sheet = path("M-222-18Q-176-6-130-18L-134 18Q-176 28-218 18Z", WHITE, 3) + line(
        "M-216-4Q-176 8-136-4M-216 6Q-176 18-136 6", 3, SKY
    )
    pile = basket(188, 50, ellipse(-8, -4, 16, 8, PINK, 2.6) + ellipse(10, -6, 13, 8, GREEN, 2.6), 0.9)
    return family_house(BLUE, RED, posts, cord, shirt, trousers, pegs, mother, sheet, pile, shutters=RED)


def ivy(outline: tuple[Point, ...], leaves: tuple[Point, ...]) -> str:
    shape = path(smooth(outline), PINE, 3)
    return shape + "".join(path(f"M{x} {y}q-9-4-8-13q9-2 11 5q6-8 13-2q0 9-16 10Z", LEAF, 1.8) for x, y in leaves)


def house_with_ivy() -> str:
    left = ivy(
        ((-126, 4), (-130, -80), (-128, -142), (-92, -166), (-58, -184), (-66, -152), (-96, -132), (-104, -96),
         (-112, -40), (-96, 4)),
        ((-118, -20), (-110, -60), (-122, -96), (-108, -130), (-90, -152), (-116, 0)),
    )  # fmt: skip
    right = ivy(
        ((126, 4), (130, -80), (128, -142), (92, -166), (44, -196), (30, -190), (58, -158), (96, -134), (106, -96),
         (110, -40), (94, 4)),
        ((110, -6), (116, -44), (120, -84), (112, -126), (88, -150), (60, -174)),
    )  # fmt: skip
    ladder = (
        line("M164 50L140-130M200 50L176-130", 7)
        + line("M164 50L140-130M200 50L176-130", 3.6, PLANK)
        + line("M161 26H196M157-4H192M153-34H188M149-64H184M145-94H180", 4.6, PLANK)
    )
    gardener = person(
        GRANDFATHER, ORANGE, 174, -30, left=(-28, -72), right=(24, -46), hat=straw_hat(GREEN), trousers=TEAL
    )
    shears = line("M146-102L128-124M142-96L118-106", 5) + circle(149, -98, 6, RED, 2.4)
    low = basket(-150, 48, "".join(circle(x, -3, 9, LEAF, 2.4) for x in (-14, 0, 14)), 1) + rabbit(-206, 46, scale=0.85)
    return family_house(CORAL, GREEN, left, right, smoke(78, -274), ladder, gardener, shears, low)


def flower_box(x: float, y: float, colour: str) -> str:
    heads = "".join(
        circle(dx, dy, 9, colour, 2.4) + dot(dx, dy, 3, SUN) for dx, dy in ((-24, -24), (-8, -30), (9, -25), (25, -29))
    )
    leaves = path("M-34-12Q-30-28-16-20Q-8-30 2-20Q14-30 20-20Q32-26 34-12Z", HEDGE, 2.4)
    return group(leaves, heads, box(-36, -14, 72, 18, WOOD, 3), x=x, y=y)


def house_with_flower_boxes() -> str:
    boxes = flower_box(-74, -42, PINK) + flower_box(74, -42, PINK) + flower_box(0, -130, RED)
    girl = person(AWA, SUN, 190, 42, over=skirt(RED), left=(-30, -46))
    can = watering_can(154, 8, GREEN)
    border = "".join(
        tulip(x, y, colour, 30)
        for x, y, colour in ((-220, 40, RED), (-200, 48, SUN), (-180, 42, PINK), (-160, 50, WHITE), (-140, 44, VIOLET))
    )
    bed = "".join(flower(x, y, colour, 20) for x, y, colour in ((108, 46, PINK), (128, 52, WHITE)))
    return family_house(
        BLUE, TEAL, boxes, border, bed, girl, can, butterfly(-176, -70, ORANGE), butterfly(182, -104, PINK, 0.9, -14)
    )


FACES: tuple[Draw, ...] = (
    house_with_cat, house_with_stork, house_with_weathercock, house_with_washing, house_with_ivy,
    house_with_flower_boxes,
)  # fmt: skip
