"""8. What may live on the pond of a new town, beside the water mill."""

from __future__ import annotations

from collections.abc import Callable

from tablee.drawing.outlines import smooth
from tablee.drawing.palette import (
    BARK,
    BLUE,
    CORAL,
    CREAM,
    GOLD,
    GREEN,
    ICE,
    INK,
    LEAF,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SKY,
    STONE,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
    mixed,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, spot
from tablee.games.diferencio.art.composed.town.guests import CHILDREN, LOOKS, SHIRTS, somebody, something
from tablee.games.diferencio.art.town.animals import GREY_CAT, SNOW, cat, dog, duck, frog, goldfish, lily_pad, swan
from tablee.games.diferencio.art.town.inhabitants import GRANDFATHER, cap, passenger, person, skirt, straw_hat
from tablee.games.diferencio.art.town.mill import POND, WILLOW, reeds, wheel
from tablee.games.diferencio.art.town.things import PINE, PLANK, WATER, door, window
from tablee.games.diferencio.art.variants import Chance, Theme

ROOFS = (CORAL, TEAL, BLUE, VIOLET, RED, NAVY, GREEN, GOLD)
WALLS = (CREAM, "#f3bfa6", "#cfe3d4", "#ffe3a0", "#cddff3", "#e6cfe6", STONE)
WHEELS = (WOOD, BARK, CORAL, TEAL, SUN, BLUE)


# ---- the house on the left, to -150 where the flume begins


def gabled(wall: str, roof: str) -> str:
    walls = path("M-222 16V-160H-48V16Z", wall) + flat("M-76-158H-50V14H-76Z", INK, 0.08)
    slope = path("M-248-152L-135-272-22-152Z", roof) + flat("M-133-268L-26-154H-70Z", INK, 0.12)
    loft = circle(-135, -196, 17, ICE) + line("M-135-213V-179M-152-196H-118", 2.4)
    return walls + slope + line("M-190-166q9 9 18 0M-84-170q9 9 18 0M-166-226q9 9 18 0M-120-236q9 9 18 0", 2.8) + loft


def round_house(wall: str, roof: str) -> str:
    walls = path("M-218 16L-206-160H-64L-52 16Q-135 28-218 16Z", wall) + flat("M-90-158H-66L-54 14L-84 20Z", INK, 0.08)
    return (
        walls
        + path("M-232-152Q-170-200-135-284Q-100-200-38-152Q-135-134-232-152Z", roof)
        + line("M-180-170q9 9 18 0M-130-166q9 9 18 0M-150-206q9 9 18 0", 2.8)
        + circle(-135, -288, 9, SUN)
    )


def broad(wall: str, roof: str) -> str:
    walls = path("M-224 16V-150H-46V16Z", wall) + flat("M-74-148H-48V14H-74Z", INK, 0.08)
    slope = path("M-250-144L-204-232H-66L-20-144Z", roof) + line("M-236-166H-34M-224-188H-46M-212-210H-58", 2.6)
    return box(-196, -262, 28, 40, "#c8745c", 2) + walls + slope


def timbered(wall: str, roof: str) -> str:
    walls = path("M-222 16V-170L-135-250-48-170V16Z", wall) + line(
        "M-222-142H-48M-180-206V-144M-90-206V-144M-218-100L-190-140M-52-100L-80-140M-135-248V-190", 7, BARK
    )
    return walls + path("M-135-282L-256-160-240-142-135-246-30-142-14-160Z", roof)


HOUSES: tuple[Callable[[str, str], str], ...] = (gabled, round_house, broad, timbered)


# ---- the tree on the right


def willow(chance: Chance) -> str:
    leaf = chance.choice((LEAF, "#b9cf5a", "#e9c95a"))
    trunk = path("M166 14Q182-40 172-108H204Q198-40 218 14Z", BARK)
    return (
        trunk
        + path(smooth(WILLOW), leaf)
        + line("M140-170Q132-140 136-112M176-190Q168-150 170-118M214-180Q222-140 218-106", 3, mixed(leaf, INK, 0.35))
    )


def firs(chance: Chance) -> str:
    leaf = chance.choice((PINE, "#4f9a7a", "#6aa350"))
    tree = line("M0 14V-20", 13, BARK) + path("M0-190L44-128H24L56-76H30L66-18H-66L-30-76H-56L-24-128H-44Z", leaf)
    return group(tree, x=150, y=-16, scale=0.78) + group(tree, x=206, y=4, scale=1.05)


def birches(chance: Chance) -> str:
    leaf = chance.choice(("#f0a04b", "#f3a7c0", "#a9cf5a", "#d9663f"))
    trunks = "".join(
        path(f"M{x - 7} 14L{x - 5}-120H{x + 5}L{x + 7} 14Z", WHITE, 3)
        + line(f"M{x - 5}-20h6M{x - 1}-50h6M{x - 5}-80h6", 3)
        for x in (160, 208)
    )
    crowns = ellipse(160, -132, 42, 66, leaf) + ellipse(208, -152, 46, 76, leaf)
    return (
        trunks
        + crowns
        + line("M144-140q8 8 16 0M150-110q8 8 16 0M196-170q8 8 16 0M206-130q8 8 16 0", 3, mixed(leaf, INK, 0.35))
    )


TREES: tuple[Callable[[Chance], str], ...] = (willow, firs, birches)


def mill(chance: Chance, life: str, bank: bool = True) -> str:
    """Pond, house, wheel and tree; `life` is on the water, a guest stands before the house."""
    pond = path(smooth(POND), WATER) + line(
        "M-50 40q12 6 24 0M60 46q12 6 24 0M150 20q10 5 20 0M190 34q10 5 20 0M20 20q10 5 20 0", 3, ICE
    )
    wall, roof = chance.few("wall", WALLS), chance.few("roof", ROOFS)
    base = path("M-226 18V-14H-44V18Z", STONE) + line(
        "M-226 2H-44M-196-14V2M-150-14V2M-104-14V2M-172 2V18M-126 2V18M-80 2V18", 2.4
    )
    opened = window(-122, -112, 1.3) + door(-176, 16, chance.turn("door", (TEAL, RED, BLUE, VIOLET, GREEN)), 1.35)
    fall = line("M8-172Q50-172 56-128", 14, "#4ba3cf") + line("M8-172Q50-172 56-128", 9, ICE)
    turning = group(wheel(chance.choice((6, 8, 10)), chance.few("wheel", WHEELS, 3)), x=-4, y=-62)
    guest = chance.turn("guest", (somebody, something))(chance)
    stood = group(guest, x=-206, y=48, scale=0.96) if bank else ""
    return (
        chance.few("tree", TREES)(chance) + pond + chance.few("house", HOUSES)(wall, roof) + base + opened
        + turning + fall + box(-64, -180, 78, 16, WOOD, 3) + reeds() + life + stood
    )  # fmt: skip


# ---- life on the pond, between -70 and 230, at 20 to 56


def ducks(chance: Chance) -> str:
    colour, young = chance.choice((SNOW, "#c9bfc6", "#e9cfa6")), chance.choice((SUN, "#e9cfa6"))
    return mill(
        chance,
        duck(160, 34, colour, 1.35, True)
        + duck(96, 46, young, 0.7)
        + duck(48, 54, young, 0.7)
        + duck(2, 56, young, 0.62),
    )


def swans(chance: Chance) -> str:
    return mill(chance, swan(172, 38, 1.05) + duck(40, 54, "#c9bfc6", 0.64) + duck(90, 50, "#c9bfc6", 0.64))


def rowing(chance: Chance) -> str:
    rower = group(
        passenger(chance.turn("child", CHILDREN), chance.turn("shirt", SHIRTS), mouth="laugh"), x=142, y=-30, scale=0.92
    )
    hull = path("M64 6Q140 20 222 2Q214 48 180 52H106Q74 50 64 6Z", chance.turn("hull", (TEAL, RED, BLUE, SUN))) + line(
        "M70 18Q140 32 218 14", 4, CREAM
    )
    oars = (
        limb("M118 2L62 50M168 2L224 46", PLANK, 5, 2.8)
        + ellipse(58, 52, 8, 15, PLANK, 2.8, 45)
        + ellipse(228, 49, 8, 13, PLANK, 2.8, -50)
    )
    return mill(chance, rower + hull + oars)


def frogs(chance: Chance) -> str:
    pads = lily_pad(158, 36, 1.4) + lily_pad(72, 48, 1.2) + lily_pad(6, 58, 0.7)
    lily = "".join(
        group(path("M0 0Q-9-11 0-24Q9-11 0 0Z", chance.choice((PINK, WHITE)), 2.4), x=10, y=54, turn=t)
        for t in (-55, 55, -25, 25, 0)
    )
    return mill(chance, pads + lily + frog(156, 34, 1.2, crown=chance.below(2) == 1) + frog(70, 46, 0.9))


def angler(chance: Chance) -> str:
    stool = box(132, -2, 56, 10, WOOD, 3) + line("M140 8V40M180 8V40", 6, BARK)
    who = person(
        chance.turn("look", LOOKS),
        chance.turn("shirt", SHIRTS),
        162,
        18,
        legs="sit",
        left=(-30, -48),
        right=(-8, -40),
        hat=straw_hat(GREEN),
        trousers=BARK,
    )
    rod = line("M138-26L98-108", 5, BARK) + line("M98-108V14", 2.2)
    caught = group(goldfish(0, 0, chance.choice((CORAL, SUN, BLUE)), 1.05), x=98, y=20, turn=90)
    bucket = (
        path("M202 16H238L232 48H208Z", SKY, 3)
        + line("M202 16Q220-4 238 16", 3)
        + flat("M206 18H234L233 24H207Z", WATER)
    )
    return mill(chance, stool + who + rod + caught + bucket)


def stones(chance: Chance) -> str:
    steps = "".join(
        ellipse(x, y, 26, 10, STONE, 3) + spot(x - 6, y - 3, 10, 3, WHITE, 0, 0.7)
        for x, y in ((20, 52), (78, 44), (136, 34), (192, 22))
    )
    colour = chance.turn("shirt", SHIRTS)
    jumper = person(
        chance.turn("child", CHILDREN),
        colour,
        82,
        34,
        left=(-34, -62),
        right=(34, -62),
        legs="walk",
        mouth="laugh",
        eyes="joy",
        over=skirt(colour),
    )
    return mill(chance, steps + jumper + chance.choice((cat(190, 20, GREY_CAT, 0.9), dog(196, 22, WHITE))))


def sail_boats(chance: Chance) -> str:
    def boat(sail: str) -> str:
        return (
            path("M-38-8H38L26 12H-26Z", WOOD, 3)
            + line("M0-8V-90", 5, BARK)
            + path("M4-88L40-16H4Z", sail, 3)
            + path("M-4-76L-30-16H-4Z", WHITE, 3)
        )

    colours = [chance.turn("sail", (RED, SUN, BLUE, GREEN, VIOLET), ahead) for ahead in range(3)]
    return mill(
        chance,
        group(boat(colours[0]), x=170, y=30, scale=1.15)
        + group(boat(colours[1]), x=74, y=40, scale=0.95)
        + group(boat(colours[2]), x=2, y=50, scale=0.6),
    )


def bather(chance: Chance) -> str:
    ring = (
        ellipse(120, 34, 62, 24, chance.turn("ring", (RED, PINK, SUN, BLUE)))
        + line("M70 28Q80 22 90 20M150 20Q164 22 172 30M78 48Q90 54 104 56M140 56Q156 54 166 46", 9, WHITE)
        + ellipse(120, 26, 34, 11, WATER, 3)
    )
    who = group(
        passenger(chance.turn("child", CHILDREN), chance.turn("shirt", SHIRTS), eyes="joy", mouth="laugh"),
        x=120,
        y=-26,
        scale=0.82,
    )
    ball = circle(206, 26, 20, SUN, 3) + line("M188 18Q206 30 224 18M188 34Q206 22 224 34", 3, RED)
    return mill(
        chance,
        ring + who + path("M88 30Q120 46 152 30Q152 44 120 46Q88 44 88 30Z", WATER, 0) + ball + duck(24, 54, SUN, 0.7),
    )


def beavers(chance: Chance) -> str:
    fur = "#9c6a45"
    dam = "".join(
        line(f"M{x} {y}l{dx} {dy}", 15) + line(f"M{x} {y}l{dx} {dy}", 9, c)
        for x, y, dx, dy, c in (
            (96, 46, 120, -14, WOOD),
            (104, 30, 110, 14, BARK),
            (116, 18, 84, 6, PLANK),
            (130, 8, 60, -2, WOOD),
        )
    )
    beaver = (
        ellipse(0, -30, 27, 32, fur)
        + ellipse(0, -22, 15, 20, "#d9b58a", 0)
        + circle(0, -70, 23, fur)
        + circle(-17, -88, 8, fur, 2.8)
        + circle(17, -88, 8, fur, 2.8)
    )
    beaver += (
        dot(-8, -74, 3.4)
        + dot(8, -74, 3.4)
        + ellipse(0, -66, 6, 4, INK, 0)
        + box(-5, -60, 10, 10, WHITE, 2, 2.2)
        + path("M24-6Q56-4 54-30Q32-30 24-6Z", BARK, 2.8)
    )
    return mill(chance, dam + group(beaver, x=162, y=12) + group(beaver, x=40, y=52, scale=0.62))


def jumping_fish(chance: Chance) -> str:
    colours = [chance.turn("fish", (CORAL, SUN, BLUE, VIOLET, RED), ahead) for ahead in range(3)]
    arcs = "".join(
        group(goldfish(0, 0, c, s), x=x, y=y, turn=t)
        for x, y, t, s, c in (
            (170, -20, 40, 1.7, colours[0]),
            (88, 4, -30, 1.4, colours[1]),
            (14, 24, 30, 1.1, colours[2]),
        )
    )
    splash = "".join(
        dot(x, y, r, WHITE)
        for x, y, r in ((150, 30, 9), (168, 36, 11), (188, 30, 9), (72, 46, 8), (90, 50, 9), (4, 54, 7), (22, 56, 7))
    )
    return mill(chance, splash + arcs)


def heron(chance: Chance) -> str:
    colour = chance.choice((STONE, PINK, WHITE))
    legs = line("M146 46V-14M162 44V-14", 5, ORANGE)
    bird = path("M112-40Q140-66 186-48Q212-36 220-16Q186-4 150-10Q118-14 112-40Z", colour) + path(
        "M150-44Q190-48 218-18Q184-14 158-22Z", mixed(colour, NAVY, 0.35), 2.8
    )
    neck = (
        limb("M122-36Q92-66 112-96Q122-112 108-124", colour, 11, 3)
        + circle(106, -128, 15, colour)
        + line("M122-36Q92-66 112-96Q122-112 108-124", 10, colour)
    )
    return mill(
        chance,
        legs
        + bird
        + neck
        + path("M94-134L50-118 94-122Z", SUN, 2.8)
        + dot(102, -131, 3.4)
        + goldfish(34, 44, CORAL, 0.9),
    )


def bridge(chance: Chance) -> str:
    colour = chance.turn("bridge", (RED, WOOD, WHITE, TEAL))
    arch = path("M8 40Q20-34 120-40Q218-36 236 26L214 34Q200-6 120-8Q44-4 34 48Z", colour)
    rail = (
        line("M8 10Q30-66 120-72Q210-68 236-4", 7)
        + line("M8 10Q30-66 120-72Q210-68 236-4", 3.4, colour)
        + line("M34-20V-6M72-44V-28M120-52V-40M168-46V-30M208-26V-12", 5)
    )
    who = person(
        chance.turn("child", CHILDREN),
        chance.turn("shirt", SHIRTS),
        108,
        -38,
        0.86,
        legs="walk",
        left=(-30, -62),
        hat=cap(RED),
    )
    return mill(chance, arch + who + rail)


def raft(chance: Chance) -> str:
    """Somebody brings sacks of flour by raft."""
    logs = "".join(ellipse(x, 36, 17, 12, PLANK, 3) for x in range(70, 226, 28)) + box(60, 12, 170, 16, WOOD, 5)
    flour = path("M150 12Q142-20 158-38L154-50 172-44 190-50 186-38Q202-20 194 12Z", CREAM, 3) + line(
        "M158-37Q172-32 186-37", 4, BARK
    )
    who = person(
        GRANDFATHER if chance.below(2) else chance.turn("look", LOOKS),
        chance.turn("shirt", SHIRTS),
        98,
        14,
        right=(28, -56),
        hat=straw_hat(RED),
    )
    return mill(chance, logs + flour + who + line("M126 50L124-98", 8) + line("M126 50L124-98", 4, PLANK))


THEMES = (
    Theme(("le moulin aux canards", "the mill with ducks"), ducks),
    Theme(("le moulin au cygne", "the mill with a swan"), swans),
    Theme(("le moulin à la barque", "the mill with a rowing boat"), rowing),
    Theme(("le moulin aux grenouilles", "the mill with frogs"), frogs),
    Theme(("le moulin au pêcheur", "the mill with an angler"), angler),
    Theme(("le moulin aux pierres de gué", "the mill with stepping stones"), stones),
    Theme(("le moulin aux voiliers", "the mill with sailing boats"), sail_boats),
    Theme(("le moulin à la bouée", "the mill with a rubber ring"), bather),
    Theme(("le moulin aux castors", "the mill with beavers"), beavers),
    Theme(("le moulin aux poissons", "the mill with fish"), jumping_fish),
    Theme(("le moulin au héron", "the mill with a heron"), heron),
    Theme(("le moulin au pont", "the mill with a bridge"), bridge),
    Theme(("le moulin au radeau", "the mill with a raft"), raft),
)
