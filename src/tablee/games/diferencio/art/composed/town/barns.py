"""9. What may live and grow round the barn of a new town."""

from __future__ import annotations

from collections.abc import Callable

from tablee.drawing.outlines import heart, ring
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BUTTER,
    CREAM,
    GOLD,
    GREEN,
    INK,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SOIL,
    STONE,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
    mixed,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, group, limb, line, path, smile
from tablee.games.diferencio.art.composed.town.guests import CHILDREN, LOOKS, SHIRTS, somebody, something
from tablee.games.diferencio.art.town.animals import SNOW, bee, bird, cow, duck, goat, hen, sheep
from tablee.games.diferencio.art.town.fair import horse
from tablee.games.diferencio.art.town.inhabitants import passenger, person, straw_hat
from tablee.games.diferencio.art.town.meadow import STRAW_LINE, bale, hay_loft, hive, round_window
from tablee.games.diferencio.art.town.things import HEDGE, PINE, PLANK, bush, carrot, ground_shadow
from tablee.games.diferencio.art.variants import Chance, Theme

WALLS = ("#c8553d", "#6f93b8", "#b98a5a", "#5f9a78", "#e0ad4a", "#9a7fb0", "#d98a8a", CREAM)
ROOFS = (BARK, TEAL, NAVY, RED, GREEN, GOLD, VIOLET, BLUE)
DARK = "#6b3a3a"


# ---- barns, 256 wide, with their lofts at -206 and their gates at 8


def gambrel(wall: str, roof: str) -> str:
    shape = path("M-128 8V-140L-104-200 0-262 104-200 128-140V8Z", wall)
    return shape + path("M-148-136L-112-216 0-284 112-216 148-136 128-130 98-200 0-256-98-200-128-130Z", roof)


def steep(wall: str, roof: str) -> str:
    return path("M-124 8V-130L0-264 124-130V8Z", wall) + path("M0-292L-158-122-142-106 0-256 142-106 158-122Z", roof)


def arched(wall: str, roof: str) -> str:
    shape = path("M-128 8V-130Q-124-258 0-264Q124-258 128-130V8Z", wall)
    return shape + path("M-150-124Q-150-284 0-290Q150-284 150-124L130-122Q126-264 0-266Q-126-264-130-122Z", roof)


def with_silo(wall: str, roof: str) -> str:
    """A lower barn, and a silo at its side."""
    silo = (
        path("M70 8V-236H140V8Z", STONE)
        + line("M70-190H140M70-140H140M70-90H140M70-40H140", 3)
        + path("M66-232Q70-288 105-290Q140-288 144-232Z", roof)
    )
    shape = path("M-132 8V-130L-24-250 84-130V8Z", wall)
    return silo + shape + path("M-24-276L-166-124-150-108-24-242 102-108 118-124Z", roof)


BARNS: tuple[Callable[[str, str], str], ...] = (gambrel, steep, arched, with_silo)


def shut(wall: str) -> str:
    leaves = (
        box(-52, -104, 104, 104, WHITE, 2) + box(-44, -96, 42, 88, wall, 0, 2.8) + box(2, -96, 42, 88, wall, 0, 2.8)
    )
    return leaves + line("M-44-96L-2-8M-2-96L-44-8M2-96L44-8M44-96L2-8", 5, WHITE)


def opened(inside: str) -> str:
    dark = path("M-48 0V-104H48V0Z", DARK)
    leaves = path("M-48 0V-104L-86-96V6Z", WHITE, 3) + path("M48 0V-104L86-96V6Z", WHITE, 3)
    return dark + inside + leaves + line("M-52-6L-82-90M-82-4L-52-98M52-6L82-90M82-4L52-98", 3)


def fences(chance: Chance) -> str:
    kind = chance.few("fence", ("planks", "white", "hedge", "wall"))
    if kind == "hedge":
        return "".join(bush(x, 2, chance.choice((HEDGE, PINE)), scale=0.95) for x in (-214, -166, 166, 214))
    if kind == "wall":
        wall = path("M-246 6V-36H246V6Z", STONE)
        return wall + line(
            "M-246-16H246M-220-36V-16M-180-36V-16M180-36V-16M220-36V-16M-200-16V6M-160-16V6M160-16V6M200-16V6", 2.6
        )
    colour = PLANK if kind == "planks" else WHITE
    rails = box(-246, -34, 492, 9, colour, 2, 3) + box(-246, -12, 492, 9, colour, 2, 3)
    return rails + "".join(
        path(f"M{x - 9} 8V-42L{x}-54 {x + 9}-42V8Z", colour, 3) for x in (-236, -198, -160, 160, 198, 236)
    )


def meadow(chance: Chance, herd: str, gate: str = "") -> str:
    """The fence, the barn with its gate and its loft, and the animals in front."""
    form = chance.few("barn", BARNS)
    wall, roof = chance.few("wall", WALLS), chance.few("roof", ROOFS)
    boards = line("M-92 6V-128M-64 6V-128M64 6V-128", 2.4, mixed(wall, INK, 0.25)) + box(
        -128, -142, 210 if form is with_silo else 256, 10, WHITE, 2, 3
    )
    lofts = (
        round_window(),
        hay_loft(),
        group(path(heart(24), RED, 3), y=2),
        path("M-24 22V-12Q0-36 24-12V22Z", BUTTER) + line("M0-26V22M-24 2H24", 2.8),
    )
    middle = -24 if form is with_silo else 0
    front = gate or (shut(wall) if chance.below(2) else opened(""))
    return (
        fences(chance) + ground_shadow(0, 10, 170) + form(wall, roof) + boards
        + group(chance.turn("loft", lofts), x=middle, y=-190) + group(front, x=middle, y=8) + herd
    )  # fmt: skip


def beside(chance: Chance, left: bool) -> str:
    guest = chance.turn("guest", (somebody, something))(chance)
    return group(guest, x=-204 if left else 204, y=46, mirror=not left)


# ---- herds


def flock(chance: Chance) -> str:
    herd = (
        sheep(-176, 34, scale=1.25)
        + sheep(180, 32, scale=1.2, mirror=True)
        + sheep(-64, 54, scale=0.9)
        + sheep(74, 56, scale=0.7, mirror=True)
    )
    return meadow(chance, herd)


def black_sheep(chance: Chance) -> str:
    herd = (
        sheep(-188, 30, scale=1.0, mirror=True) + sheep(196, 30, scale=1.0) + sheep(20, 56, "#6d5a70", "#3f2f3c", 1.45)
    )
    return meadow(chance, herd, opened(""))


def hay(chance: Chance) -> str:
    heap = path("M-50 0Q-52-40-22-44Q-4-66 20-46Q50-42 48 0Z", SUN, 3) + line(
        "M-24-20l8 10M0-34l2 14M22-20l-8 10", 2.6, STRAW_LINE
    )
    bales = bale(176, 14, 1.1) + bale(118, 36, 0.7) + bale(180, -52, 0.8)
    return meadow(chance, bales + beside(chance, True), opened(heap))


def cows(chance: Chance) -> str:
    return meadow(chance, cow(-84, 54, 1.3) + beside(chance, False))


def hives(chance: Chance) -> str:
    bees = "".join(
        bee(x, y, 1.05, m)
        for x, y, m in ((-120, -62, False), (-206, -128, True), (-26, 26, False), (150, -112, True), (44, 50, False))
    )
    return meadow(chance, hive(-176, 30, 1.25) + hive(-84, 46, 0.85) + beside(chance, False) + bees)


def scarecrow(chance: Chance) -> str:
    coat, patch = chance.turn("coat", (BLUE, RED, GREEN, VIOLET)), chance.choice((SUN, WHITE, PINK))
    straw = line(
        "M-62-58l-14-10M-62-58h-16M-62-58l-12 10M62-58l14-10M62-58h16M62-58l12 10M-14 0l-6 20M0 2v18M14 0l6 20", 4, GOLD
    )
    figure = (
        line("M0 50V-70M-64-58H64", 9)
        + line("M0 50V-70M-64-58H64", 5, WOOD)
        + straw
        + path("M-56-72H56V-44L28-42 32 4H-32L-28-42-56-44Z", coat)
    )
    figure += (
        box(-22, -30, 18, 18, patch, 2, 2.4)
        + box(8, -16, 16, 16, SUN, 2, 2.4)
        + circle(0, -94, 27, "#f6deb0")
        + dot(-9, -98, 3.8)
        + dot(9, -98, 3.8)
    )
    figure += (
        path("M-4-90L0-82 4-90Z", ORANGE, 2)
        + smile(0, -82, 10, 4)
        + path("M-46-108Q0-122 46-108Q24-112 18-120L8-152-16-148-18-120Q-26-112-46-108Z", WOOD)
        + line("M-18-120Q0-114 18-120", 6, RED)
    )
    crows = bird(108, -62, "#5b4a66", 0.9) + bird(-70, 54, "#5b4a66", 0.9, True)
    return meadow(chance, group(figure, x=182, y=0, scale=1.05) + crows + beside(chance, True))


def pig(x: float, y: float, colour: str, scale: float = 1, mirror: bool = False) -> str:
    """It looks to the left, as all animals do."""
    tail = line("M44-44q14-8 8-16q-8-2-6 8", 4)
    legs = limb("M-22-14V-4M-6-14V-4M18-14V-4M32-14V-4", colour, 10, 2.8)
    body = path("M-34-38Q-30-66 8-64Q46-62 48-36Q46-10 8-10Q-30-12-34-38Z", colour)
    head = (
        circle(-32, -46, 25, colour)
        + ellipse(-50, -42, 12, 10, mixed(colour, RED, 0.25), 2.8)
        + dot(-53, -43, 2.4)
        + dot(-46, -43, 2.4)
    )
    ears = path("M-46-66L-48-84-32-70ZM-26-70L-14-82-12-64Z", mixed(colour, RED, 0.25), 2.8)
    return group(
        tail, legs, body, ears, head, dot(-40, -56, 3) + dot(-26, -56, 3), x=x, y=y, scale=scale, mirror=mirror
    )


def pigs(chance: Chance) -> str:
    mud = ellipse(-20, 50, 110, 15, SOIL, 3)
    herd = pig(-60, 50, PINK, 1.3) + pig(60, 54, "#f6b7a8", 0.8, True) + pig(-186, 32, "#e8a9b8", 0.9, True)
    return meadow(chance, mud + herd + beside(chance, False))


def pony(chance: Chance) -> str:
    coat, mane = chance.choice(((WHITE, BARK), ("#c98a63", CREAM), ("#8d7a86", INK), (BUTTER, WOOD)))
    rider = group(
        passenger(chance.turn("child", CHILDREN), chance.turn("shirt", SHIRTS), mouth="laugh"), x=4, y=-86, scale=0.68
    )
    return meadow(chance, group(rider, horse(coat, mane, RED), x=-70, y=44, scale=1.35) + beside(chance, False))


def goats(chance: Chance) -> str:
    return meadow(
        chance,
        goat(-184, 34, 1.2) + goat(186, 34, 1.2, True) + goat(10, 56, 1.1) + bush(80, 58, HEDGE, RED, 0.7),
        opened(""),
    )


def geese(chance: Chance) -> str:
    pond = ellipse(-30, 46, 130, 18, "#7fcbe8", 3)
    herd = (
        duck(-110, 44, SNOW, 1.2)
        + duck(-30, 50, SNOW, 1.35)
        + duck(56, 46, "#c9bfc6", 1)
        + hen(170, 44, scale=1)
        + hen(222, 48, "#fffdf6", 0.9)
    )
    return meadow(chance, pond + herd)


def tractor(chance: Chance) -> str:
    colour = chance.turn("tractor", (RED, GREEN, BLUE, ORANGE))
    cabin = path("M-8-60V-128H62V-60Z", "#cfeafb") + box(-18, -138, 90, 14, colour, 4)
    driver = group(passenger(chance.turn("look", LOOKS), chance.turn("shirt", SHIRTS)), x=28, y=-94, scale=0.62)
    hood = (
        path("M-84-22V-70H0V-50H76V-22Z", colour)
        + line("M-60-62V-30M-46-62V-30", 3)
        + line("M-58-70V-104", 9)
        + circle(-78, -56, 7, SUN, 2.6)
    )
    big = circle(46, -24, 42, INK) + circle(46, -24, 24, SUN, 3) + dot(46, -24, 7)
    return meadow(
        chance,
        group(cabin, driver, hood, big, circle(-58, -4, 24, INK) + circle(-58, -4, 12, SUN, 3), x=-40, y=44, scale=1.1)
        + beside(chance, False),
    )


def sunflowers(chance: Chance) -> str:
    def bloom(x: float, y: float, high: float, scale: float) -> str:
        stem = line(f"M0 0V{-high}M0-30Q22-34 28-52M0-44Q-22-48-26-64", 7, PINE)
        petals = "".join(ellipse(px, py - high, 9, 15, SUN, 2.6, i * 36) for i, (px, py) in enumerate(ring(10, 25)))
        face = (
            circle(0, -high, 20, BARK, 3)
            + dot(-6, -high - 3, 2.6, WHITE)
            + dot(7, -high - 3, 2.6, WHITE)
            + line(f"M-6 {5 - high}q6 6 12 0", 2.6, WHITE)
        )
        return group(stem, petals, face, x=x, y=y, scale=scale)

    left = bloom(-216, 46, 150, 1) + bloom(-160, 50, 116, 1) + bloom(-104, 56, 70, 0.85)
    right = bloom(214, 46, 140, 1) + bloom(158, 50, 100, 1) + bloom(100, 56, 66, 0.8)
    return meadow(chance, left + right)


def pumpkins(chance: Chance) -> str:
    def pumpkin(x: float, y: float, scale: float, colour: str) -> str:
        lobes = (
            ellipse(-16, -22, 20, 23, colour, 2.8)
            + ellipse(16, -22, 20, 23, colour, 2.8)
            + ellipse(0, -22, 17, 25, colour, 2.8)
        )
        return group(lobes, line("M0-46Q2-56 10-58", 6, GREEN), x=x, y=y, scale=scale)

    heap = (
        pumpkin(-206, 46, 1.4, ORANGE)
        + pumpkin(-134, 52, 1.2, GOLD)
        + pumpkin(-172, 6, 1.1, ORANGE)
        + pumpkin(-76, 56, 0.9, ORANGE)
        + pumpkin(-22, 58, 0.7, GREEN)
    )
    return meadow(chance, heap + beside(chance, False))


def kitchen_garden(chance: Chance) -> str:
    beds = "".join(ellipse(x, 46, 74, 15, SOIL, 3) for x in (-166, 10))
    rows = "".join(carrot(x, 48, 1.05) for x in (-216, -184, -150, -118)) + "".join(
        circle(x, 36, 18, GREEN, 3) + line(f"M{x - 8} 32q8 8 16 0", 2.6, PINE) for x in (-34, 6, 48)
    )
    who = person(
        chance.turn("look", LOOKS),
        chance.turn("shirt", SHIRTS),
        118,
        46,
        hat=straw_hat(RED),
        right=(30, -60),
        left=(-26, -36),
    )
    spade = line("M148 48V-66", 8) + line("M148 48V-66", 4, WOOD) + path("M136 30H160V52Q148 62 136 52Z", STONE, 2.8)
    return meadow(chance, beds + rows + who + spade + group(something(chance), x=212, y=44, scale=0.9, mirror=True))


THEMES = (
    Theme(("la grange aux moutons", "the barn with sheep"), flock),
    Theme(("la grange au mouton noir", "the barn with a black sheep"), black_sheep),
    Theme(("la grange au foin", "the barn with hay"), hay),
    Theme(("la grange à la vache", "the barn with a cow"), cows),
    Theme(("la grange aux ruches", "the barn with beehives"), hives),
    Theme(("la grange à l’épouvantail", "the barn with a scarecrow"), scarecrow),
    Theme(("la grange aux cochons", "the barn with pigs"), pigs),
    Theme(("la grange au poney", "the barn with a pony"), pony),
    Theme(("la grange aux chèvres", "the barn with goats"), goats),
    Theme(("la grange aux oies", "the barn with geese"), geese),
    Theme(("la grange au tracteur", "the barn with a tractor"), tractor),
    Theme(("la grange aux tournesols", "the barn with sunflowers"), sunflowers),
    Theme(("la grange aux citrouilles", "the barn with pumpkins"), pumpkins),
    Theme(("la grange au potager", "the barn with a kitchen garden"), kitchen_garden),
)
