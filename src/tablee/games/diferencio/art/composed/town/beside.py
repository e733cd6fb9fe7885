"""Animals and things that stand beside the buildings of a new town: see guests.py."""

from __future__ import annotations

from collections.abc import Callable

from tablee.drawing.palette import (
    BARK,
    BLUE,
    CORAL,
    CREAM,
    GREEN,
    INK,
    ORANGE,
    PINK,
    RED,
    SAND,
    SKY,
    STONE,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path
from tablee.games.diferencio.art.town.animals import (
    GINGER_CAT,
    GREY_CAT,
    bird,
    butterfly,
    cat,
    dog,
    duck,
    goat,
    hen,
    rabbit,
    sheep,
    squirrel,
)
from tablee.games.diferencio.art.town.things import (
    HEDGE,
    PINE,
    barrel,
    bench,
    bush,
    crate,
    flag,
    flower,
    fruit,
    pot,
    sack,
    suitcase,
    tulip,
    wheel,
)
from tablee.games.diferencio.art.variants import Chance

BRIGHT = (RED, SUN, BLUE, PINK, VIOLET, ORANGE, WHITE, TEAL)


def bright(chance: Chance, kind: str, ahead: int = 0) -> str:
    return chance.turn(kind, BRIGHT, ahead)


def cats(chance: Chance) -> str:
    one = cat(-12, 0, chance.choice((GINGER_CAT, GREY_CAT, "#6d5263", WHITE)), 1.1, mirror=True)
    return one + (cat(36, 4, GINGER_CAT, 0.6) if chance.below(2) else bird(36, 4, BLUE, 0.8))


def dogs(chance: Chance) -> str:
    kennel = path("M-46 4V-44L-14-74 18-44V4Z", bright(chance, "kennel"), 3) + path(
        "M-30 4V-24Q-14-44 2-24V4Z", INK, 2.6
    )
    return kennel + dog(14, 6, chance.choice((WHITE, "#f2c28a", "#b98a63")), mirror=True)


def goats(chance: Chance) -> str:
    return goat(0, 0, 1.15, mirror=True) + flower(42, 4, bright(chance, "flower"), 16)


def lambs(chance: Chance) -> str:
    wool, face = chance.choice((("#fffdf6", "#6d5263"), ("#6d5a70", "#3f2f3c"), ("#e9cfa6", "#7a4a30")))
    return sheep(-4, 0, wool, face, 1.15, mirror=True)


def hens(chance: Chance) -> str:
    colour = chance.choice(("#c8683c", "#fffdf6", "#8d6a78"))
    chick = circle(0, -10, 9, SUN, 2.6) + dot(4, -12, 1.8) + path("M8-10L14-8 8-6Z", ORANGE, 1.8)
    chicks = group(chick, x=26, y=2) + group(chick, x=44, y=6)
    return hen(-14, 0, colour, 1.25, mirror=True) + chicks


def rabbits(chance: Chance) -> str:
    return rabbit(-14, 0, chance.choice(("#e8dccf", "#b9a9b4", "#c98a63")), 1.1) + rabbit(32, 4, "#e8dccf", 0.65)


def squirrels(chance: Chance) -> str:
    stump = (
        path("M-34 4V-30H26V4Q-4 12-34 4Z", BARK, 3)
        + ellipse(-4, -30, 30, 8, SAND, 3)
        + ellipse(-4, -30, 16, 4, SAND, 2)
    )
    return stump + squirrel(-4, -32, 1, True) + flower(42, 6, bright(chance, "flower"), 14)


def ducks(chance: Chance) -> str:
    colour = chance.choice((WHITE, "#c9bfc6"))
    return duck(-10, -4, colour, 1.25, True) + duck(28, 4, SUN, 0.6, True) + duck(48, 4, SUN, 0.5, True)


def snail(chance: Chance) -> str:
    shell = circle(-6, -30, 30, bright(chance, "shell"), 3) + line(
        "M-6-30q8-8 12 4q-2 14-16 12q-16-6-8-24q12-14 26-2", 3
    )
    body = path("M-42 4Q-36-10-8-8H22Q26-34 36-40Q48-40 46-24Q44 4 26 4Z", "#e9cfa6", 3)
    return body + shell + line("M36-40L32-58M42-38L46-56", 3) + dot(32, -60, 4) + dot(46, -58, 4) + dot(39, -26, 2.6)


def tortoise(chance: Chance) -> str:
    legs = limb("M-24-8V0M16-8V0", "#9fbf6a", 11, 2.8) + limb("M30-18Q44-22 44-34", "#9fbf6a", 13, 2.8)
    shell = path("M-40-8Q-38-50-2-50Q34-50 34-8Z", chance.choice((GREEN, "#a8774a", TEAL)), 3)
    marks = line("M-22-12Q-22-36-4-48M14-12Q16-36 0-48M-38-24H32", 2.6)
    return legs + shell + marks + circle(45, -38, 11, "#9fbf6a", 2.8) + dot(48, -40, 2.6)


def barrels(chance: Chance) -> str:
    one, other = bright(chance, "barrel"), WOOD
    return barrel(-20, 0, other, 1.1) + barrel(28, 2, one, 0.9)


def fruit_crates(chance: Chance) -> str:
    colours = [chance.turn("fruit", (RED, SUN, GREEN, ORANGE, VIOLET), ahead) for ahead in range(2)]
    low = crate(0, 2, "".join(fruit(x, -6, colours[0], 12) for x in (-28, -4, 20)), 86)
    return low + crate(-12, -40, "".join(fruit(x, -6, colours[1], 11) for x in (-14, 10)), 56)


def sacks(chance: Chance) -> str:
    return sack(-20, 0, CREAM, 1.15) + sack(26, 4, chance.choice((SAND, STONE, "#d9b98a")), 0.95)


def garden_bench(chance: Chance) -> str:
    on_it = chance.choice((cat(-18, -30, GREY_CAT, 0.7), bird(14, -30, SUN, 0.9), suitcase(12, -30, RED, 0.7)))
    return bench(0, 2, bright(chance, "bench"), 94) + on_it


def suitcases(chance: Chance) -> str:
    return suitcase(-4, 2, bright(chance, "case"), 1.4) + suitcase(-6, -50, bright(chance, "case", 3), 1.05)


def flower_pots(chance: Chance) -> str:
    colours = [bright(chance, "flower", ahead) for ahead in range(3)]
    plants = "".join(tulip(x, 0, c, h) for x, c, h in zip((-9, 8, 0), colours, (24, 32, 14), strict=True))
    return pot(-22, 2, CORAL, plants, 1.35) + pot(28, 4, TEAL, flower(0, 0, colours[2], 20, 1.2), 1)


def flower_bush(chance: Chance) -> str:
    return bush(0, 4, chance.choice((HEDGE, PINE)), bright(chance, "flower"), 1.3) + butterfly(
        26, -76, bright(chance, "wing")
    )


def flags(chance: Chance) -> str:
    return flag(-30, 4, bright(chance, "flag"), 1.7) + flag(14, 6, bright(chance, "flag", 2), 1.3)


def handcart(chance: Chance) -> str:
    load = "".join(fruit(x, -44, chance.choice((ORANGE, RED, GREEN)), 12) for x in (-22, 0, 22)) + fruit(
        -10, -58, SUN, 12
    )
    bed = path("M-42-40H42L34-12H-34Z", bright(chance, "cart"), 3) + line("M40-36L58-46", 5, BARK)
    return load + bed + wheel(-18, -6, 13) + wheel(18, -6, 13)


def signpost(chance: Chance) -> str:
    boards = path("M-38-104H26L40-92 26-80H-38Z", bright(chance, "board"), 3) + path(
        "M38-72H-24L-38-60-24-48H38Z", bright(chance, "board", 2), 3
    )
    return line("M0 4V-112", 11) + line("M0 4V-112", 6, WOOD) + boards + bush(26, 6, HEDGE, PINK, 0.6)


def snowman(chance: Chance) -> str:
    body = circle(0, -24, 30, WHITE) + circle(0, -72, 23, WHITE) + dot(0, -34, 3) + dot(0, -20, 3)
    face = dot(-7, -77, 3) + dot(8, -77, 3) + path("M2-70L26-66 2-64Z", ORANGE, 2.2)
    scarf = path("M-22-56Q0-46 22-56L20-48Q0-38-20-48Z", bright(chance, "scarf"), 2.6)
    hat = box(-16, -124, 32, 30, INK, 2, 0) + box(-25, -98, 50, 8, INK, 3, 0) + line("M-15-102H15", 6, RED)
    return body + scarf + face + hat


def scooter(chance: Chance) -> str:
    colour = bright(chance, "scooter")
    body = path("M-44-14Q-46-44-22-44H4L10-22H20L24-66 34-66 36-14H-10Q-20-26-32-14Z", colour, 3)
    seat, bar = box(-42, -52, 42, 10, BARK, 4, 2.8), line("M28-66L38-74M28-66L18-72", 5)
    return wheel(-26, -8, 13, STONE) + wheel(34, -8, 13, STONE) + body + seat + bar + circle(33, -54, 5, SUN, 2.2)


def beehive(chance: Chance) -> str:
    coils = "".join(
        path(f"M{-r} {top + 17}Q{-r - 8} {top + 8} {-r} {top}H{r}Q{r + 8} {top + 8} {r} {top + 17}Z", SUN, 3)
        for top, r in ((-24, 36), (-41, 33), (-58, 26), (-74, 15))
    )
    bees = "".join(
        group(ellipse(0, -8, 5, 8, "#e8f6ff", 1.8) + ellipse(0, 0, 12, 8, SUN, 2.4) + line("M0-7V7", 3.4), x=x, y=y)
        for x, y in ((-44, -64), (44, -84), (46, -28))
    )
    return box(-44, -8, 88, 9, bright(chance, "board"), 2) + coils + circle(0, -18, 10, INK, 0) + bees


def birdbath(chance: Chance) -> str:
    bowl = path("M-40-52H40Q34-34 0-34Q-34-34-40-52Z", STONE, 3) + ellipse(0, -52, 40, 9, SKY, 3)
    stem = path("M-12 4L-7-36H7L12 4Z", STONE, 3) + box(-22, -2, 44, 8, STONE, 3, 2.8)
    return (
        stem + bowl + bird(-16, -56, bright(chance, "bird"), 0.95, True) + bird(22, -54, bright(chance, "bird", 1), 0.7)
    )


def tent(chance: Chance) -> str:
    colour = bright(chance, "tent")
    return (
        path("M-50 4L0-86 50 4Z", colour, 3) + flat("M6-74L48 2H24Z", INK, 0.14) + path("M-18 4L0-62 18 4Z", CREAM, 2.8)
        + line("M0-86V-98M-50 4L-58 8M50 4L58 8", 4)
    )  # fmt: skip


BESIDE: tuple[Callable[[Chance], str], ...] = (
    cats, dogs, goats, lambs, hens, rabbits, squirrels, ducks, snail, tortoise, barrels, fruit_crates, sacks, tent,
    garden_bench, suitcases, flower_pots, flower_bush, flags, handcart, signpost, snowman, scooter, beehive, birdbath,
)  # fmt: skip
