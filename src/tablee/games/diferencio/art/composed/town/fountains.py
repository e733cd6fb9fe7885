"""5. What may stand in the fountain of a new town."""

from __future__ import annotations

from collections.abc import Callable

from tablee.drawing.outlines import heart, ring, smooth, star
from tablee.drawing.palette import (
    BLUE,
    BUTTER,
    CORAL,
    GOLD,
    GREEN,
    ICE,
    INK,
    LILAC,
    MINT,
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
    mixed,
)
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path, smile
from tablee.games.diferencio.art.composed.town.guests import CHILDREN, SHIRTS, both
from tablee.games.diferencio.art.town.animals import FROG, duck, frog, goldfish, lily_pad, rabbit, swan
from tablee.games.diferencio.art.town.fair import elephant
from tablee.games.diferencio.art.town.fountain import RIPPLE, drops, falling_sheet, four_jets, two_jets
from tablee.games.diferencio.art.town.inhabitants import IDA, LOU, ZOE, passenger, person, skirt
from tablee.games.diferencio.art.town.things import WATER
from tablee.games.diferencio.art.variants import Chance, Said, Theme

STONES = (STONE, "#e9d3b0", "#c6d3e4", "#e6bfae", "#bfd8c4", WHITE)
TILES = ("#e8a48a", "#a9d88f", "#9fc4e0", "#f0cf8a", CORAL, TEAL, VIOLET, SUN, BLUE)
PAVINGS = (SAND, "#e6c3b0", "#d5dbe6", "#d9d0a0")
SHAFT = "M-20-28Q-10-60-24-104H24Q10-60 20-28Z"


# ---- basins, with tiles on them


def round_basin(stone: str, tiles: str) -> str:
    outer = path("M-150-24Q-148 30-100 40Q0 58 100 40Q148 30 150-24Z", stone) + flat(
        "M110-8Q146-14 148-22Q146 28 100 39Q120 20 110-8Z", INK, 0.1
    )
    inlay = "".join(
        box(x - 15, y, 30, 20, tiles, 3, 2.6)
        for x, y in ((-112, 6), (-68, 14), (-23, 18), (23, 18), (68, 14), (112, 6))
    )
    return outer + inlay + ellipse(0, -26, 152, 28, stone) + ellipse(0, -28, 134, 20, WATER)


def square_basin(stone: str, tiles: str) -> str:
    outer = path("M-160-30L-150 46H150L160-30Z", stone) + flat("M116-20L112 44H148L157-26Z", INK, 0.1)
    inlay = "".join(path(f"M{x}-2L{x + 20} 16 {x} 34 {x - 20} 16Z", tiles, 2.6) for x in (-110, -55, 0, 55, 110))
    return (
        outer
        + inlay
        + path("M-170-30L-140-54H140L170-30Q0-22-170-30Z", stone)
        + flat("M-146-33L-128-48H128L146-33Z", WATER)
    )


def shell_basin(stone: str, tiles: str) -> str:
    """Five lobes, like a flower."""
    lobes = path("M-156-26Q-170 10-130 30Q-108 52-72 42Q-36 62 0 48Q36 62 72 42Q108 52 130 30Q170 10 156-26Z", stone)
    inlay = "".join(circle(x, y, 12, tiles, 2.6) for x, y in ((-116, 10), (-62, 22), (0, 26), (62, 22), (116, 10)))
    return (
        lobes
        + line("M-96-10Q-104 20-98 42M-32-4Q-38 24-36 52M32-4Q38 24 36 52M96-10Q104 20 98 42", 2.8)
        + inlay
        + ellipse(0, -26, 158, 28, stone)
        + ellipse(0, -28, 138, 20, WATER)
    )


def brick_basin(stone: str, tiles: str) -> str:
    wall = path("M-144-26V34Q0 58 144 34V-26Z", tiles)
    rows = line(
        (
            "M-144-4Q0 18 144-4M-144 16Q0 38 144 16M-100-12V12M-50-2V20M0 4V24M50-2"
            "V20M100-12V12M-120 12V30M-74 22V40M-25 28V48M25 28V48M74 22V40M120 12V30"
        ),
        2.4,
    )
    return wall + rows + ellipse(0, -26, 158, 30, stone) + ellipse(0, -28, 134, 20, WATER)


BASINS: tuple[Callable[[str, str], str], ...] = (round_basin, square_basin, shell_basin, brick_basin)
JETS: tuple[Callable[[], str], ...] = (two_jets, four_jets, falling_sheet)


def fountain(chance: Chance, statue: str) -> str:
    """Square, basin, shaft and bowl; the statue stands on the bowl's middle."""
    stone, tiles, ground = chance.few("stone", STONES), chance.few("tiles", TILES, 4), chance.few("paving", PAVINGS, 1)
    paving = ellipse(0, 30, 226, 34, ground, 3) + line(
        "M-180 34h40M-60 54h44M40 50h50M130 36h44M-120 46h20", 2.6, mixed(ground, INK, 0.25)
    )
    ripples = line("M-90-26q12 6 24 0M40-20q12 6 24 0M-30-16q10 5 20 0M80-32q10 5 20 0", 2.8, RIPPLE)
    bowl = (
        path("M-66-118Q-50-90 0-90Q50-90 66-118Z", stone)
        + ellipse(0, -118, 66, 13, stone)
        + ellipse(0, -119, 54, 8, WATER, 2.6)
    )
    return (
        paving + chance.few("basin", BASINS)(stone, tiles) + ripples + path(SHAFT, stone) + line("M-14-70H14", 2.6)
        + bowl + chance.turn("jets", JETS)() + floating(chance) + group(statue, y=-116) + both(chance, 206, 48)
    )  # fmt: skip


def floating(chance: Chance) -> str:
    boat = group(
        path("M-24-6H24L14 8H-14Z", WHITE, 2.8) + path("M0-8V-40L22-10Z", chance.choice((RED, SUN, BLUE)), 2.8),
        x=90,
        y=-24,
    )
    ducks = duck(-96, -22, WHITE, 0.75) + duck(92, -20, SUN, 0.65, True)
    pads = lily_pad(-94, -24, 0.7) + lily_pad(90, -22, 0.6) + dot(-94, -32, 6, PINK)
    return chance.turn(
        "floating", (boat, ducks, "", pads, goldfish(92, -26, ORANGE, 0.9) + goldfish(-92, -24, RED, 0.7))
    )


# ---- statues, on the bowl's middle: some 60 to either side, 170 high


def fish() -> str:
    tail = path("M30-84Q22-116 36-134Q48-122 54-112Q66-124 84-118Q80-96 54-76Z", ORANGE)
    body = path("M-66-34Q-58-74-10-76Q28-78 38-96L58-84Q62-44 34-18Q4 4-34-4Q-58-12-66-34Z", CORAL)
    belly = flat("M-62-28Q-36-8 0-16Q32-24 54-62Q56-36 32-18Q4 2-34-6Q-56-12-62-28Z", "#ffc09a")
    eye = circle(-40, -44, 10, WHITE, 2.8) + dot(-42, -43, 4.6) + line("M-64-30Q-52-24-46-30", 3)
    return (
        tail
        + path("M-22-72Q-12-102 26-88L24-66Z", ORANGE)
        + body
        + belly
        + eye
        + line("M-14-52q9 9 18 0M8-56q9 9 18 0M-6-36q9 9 18 0", 3)
    )


def stars() -> str:
    shape = line("M0 0V-34", 10, GOLD) + group(path(star(66), SUN, 3.4), y=-74) + dot(-12, -80, 5) + dot(12, -80, 5)
    return shape + smile(0, -68, 9, 5, 3.4) + dot(-24, -70, 6, CORAL) + dot(24, -70, 6, CORAL)


def globe() -> str:
    lands = flat(
        smooth([(-44, -88), (-20, -112), (6, -106), (2, -84), (-16, -66), (-8, -48), (-28, -40), (-42, -62)]), GREEN
    )
    lands += flat(smooth([(16, -70), (44, -84), (58, -56), (40, -30), (20, -44)]), GREEN)
    ball = "M-58-64A58 58 0 1 1 58-64A58 58 0 1 1-58-64Z"
    return line("M-30-4A68 68 0 1 0-24-128", 6, GOLD) + flat(ball, "#5aa9dc") + clipped("fountain-globe", ball, lands)


def umbrella(chance: Chance) -> str:
    colour = chance.turn("shirt", SHIRTS)
    who = person(chance.turn("child", CHILDREN), colour, 0, 2, 0.78, right=(22, -62), over=skirt(colour))
    canopy = path(
        "M-46-108Q-40-168 20-172Q80-168 86-108Q66-122 53-108Q36-122 20-108Q4-122-13-108Q-30-122-46-108Z",
        chance.turn("canopy", (CORAL, VIOLET, BLUE, SUN)),
    )
    return (
        line("M20-40V-112", 5)
        + canopy
        + line("M20-172Q-8-150-13-108M20-172Q48-150 53-108M20-172V-182", 2.8)
        + who
        + line("M-50-96v10M-56-70v10M92-96v10M98-70v10", 5, ICE)
    )


def dolphin() -> str:
    body = path(
        "M-62-40Q-56-110 6-122Q58-124 70-72Q76-36 56-4Q44-2 46-18Q52-58 24-64Q-16-66-40-34Q-56-22-62-40Z", "#6fa8dc"
    )
    belly = flat("M-56-38Q-30-72 18-70Q50-66 50-30Q56-64 26-80Q-30-84-56-38Z", "#e6f3fb")
    fins = path("M10-120Q26-156 52-146Q44-126 44-116Z", "#5a93c8") + path("M36-2Q20-14 22 4H70Q76-16 58-4Z", "#5a93c8")
    return (
        fins
        + body
        + belly
        + dot(-34, -66, 5)
        + line("M-62-46Q-46-42-38-50", 3)
        + line("M0-124Q-6-150-22-152M0-124Q6-152 22-150", 6, ICE)
    )


def bloom() -> str:
    petals = "".join(circle(x, y - 84, 27, PINK, 3.2) for x, y in ring(6, 42)) + circle(0, -84, 26, SUN, 3.2)
    face = dot(-9, -88, 4) + dot(9, -88, 4) + smile(0, -78, 8, 4, 3)
    leaves = path("M0-8Q-46-6-52-34Q-16-38 0-8ZM0-8Q46-6 52-34Q16-38 0-8Z", GREEN)
    return line("M0 0V-60", 11) + line("M0 0V-60", 6, GREEN) + leaves + petals + face


def teapot() -> str:
    spout = limb("M48-50Q80-60 84-96", SKY, 14, 3.2) + line("M84-98Q104-110 108-84Q110-60 108-40", 7, ICE)
    handle = line("M-52-84Q-92-76-84-44Q-76-22-48-28", 13) + line("M-52-84Q-92-76-84-44Q-76-22-48-28", 7, SKY)
    pot = path("M-56-58Q-58-100 0-100Q58-100 56-58Q52-4 0-2Q-52-4-56-58Z", SKY) + "".join(
        dot(x, y, 8, WHITE) for x, y in ((-30, -60), (0, -40), (30, -60), (-26, -24), (26, -24), (0, -78))
    )
    return spout + handle + pot + path("M-36-98Q0-122 36-98Q0-90-36-98Z", SKY) + circle(0, -118, 9, RED)


def big_heart() -> str:
    return (
        line("M0 0V-20", 12, GOLD)
        + group(path(heart(66), RED, 3.4), y=-72)
        + flat("M-50-86Q-46-112-24-112Q-38-98-38-80Z", WHITE, 0.6)
    )


def elephants() -> str:
    spray = line("M-70-52Q-98-70-104-36M-70-56Q-84-96-108-84", 6, ICE)
    return group(spray, elephant(CORAL), scale=1.42, y=-8)


def tortoise() -> str:
    legs = limb("M-40-14L-48 0M40-14L46 0", "#9fbf6a", 15, 3)
    shell = path("M-66-18Q-62-98 0-98Q62-98 66-18Q0-4-66-18Z", GREEN) + line(
        "M-34-18Q-34-62 0-96M34-18Q34-62 0-96M-60-50Q0-34 60-50", 3
    )
    head = (
        limb("M-56-34Q-84-40-82-64", "#9fbf6a", 18, 3)
        + circle(-84, -74, 18, "#9fbf6a")
        + dot(-90, -78, 3.6)
        + smile(-90, -68, 6, 3, 2.8)
    )
    return legs + head + shell + group(path("M-20-18L-25-46-10-34 0-52 10-34 25-46 20-18Z", SUN, 3), y=-80)


def mermaid(chance: Chance) -> str:
    tail = path(
        "M-24-34Q-70-20-60 0Q-30 8 10-2Q52-4 66-30Q84-34 92-20Q90-46 74-58Q70-40 60-44Q40-40 24-34Z", TEAL
    ) + line("M-30-14q8 8 16 0M-6-14q8 8 16 0M18-16q8 8 16 0", 2.8)
    look = chance.choice((LOU, IDA, ZOE))
    return group(passenger(look, chance.choice((PINK, VIOLET, SUN)), mouth="laugh"), x=-2, y=-88, scale=0.86) + tail


def swans(chance: Chance) -> str:
    return group(swan(-6, 0, 1.3), mirror=chance.below(2) == 1)


def ice_tower() -> str:
    """Three more bowls, one above the other."""
    bowls = "".join(
        path(f"M{-r} {y}Q{-r * 0.7:.0f} {y + 22} 0 {y + 22}Q{r * 0.7:.0f} {y + 22} {r} {y}Z", colour)
        + ellipse(0, y, r, 8, WATER, 2.8)
        for y, r, colour in ((-44, 50, LILAC), (-86, 38, MINT), (-124, 26, BUTTER))
    )
    falls = line("M-46-42Q-56-20-54-4M46-42Q56-20 54-4M-34-84Q-44-66-42-48M34-84Q44-66 42-48", 6, ICE)
    return (
        box(-9, -140, 18, 140, STONE, 4)
        + bowls
        + falls
        + line("M0-132Q-4-160-18-162M0-132Q4-162 18-160M0-132V-170", 6, ICE)
        + drops(20)
    )


def plain(name: Said, statue: Callable[[], str]) -> Theme:
    return Theme(name, lambda chance: fountain(chance, statue()))


def frogs(chance: Chance) -> str:
    return fountain(chance, frog(0, 0, 1.5, crown=True) + dot(0, -6, 2, FROG))


THEMES = (
    plain(("la fontaine au poisson", "the fish fountain"), fish),
    Theme(("la fontaine à la grenouille", "the frog fountain"), frogs),
    Theme(("la fontaine au cygne", "the swan fountain"), lambda chance: fountain(chance, swans(chance))),
    plain(("la fontaine à l’étoile", "the star fountain"), stars),
    Theme(("la fontaine au parapluie", "the umbrella fountain"), lambda chance: fountain(chance, umbrella(chance))),
    plain(("la fontaine au globe", "the globe fountain"), globe),
    plain(("la fontaine au dauphin", "the dolphin fountain"), dolphin),
    plain(("la fontaine à la fleur", "the flower fountain"), bloom),
    plain(("la fontaine à la théière", "the teapot fountain"), teapot),
    plain(("la fontaine au cœur", "the heart fountain"), big_heart),
    plain(("la fontaine à l’éléphant", "the elephant fountain"), elephants),
    plain(("la fontaine à la tortue", "the tortoise fountain"), tortoise),
    Theme(("la fontaine à la sirène", "the mermaid fountain"), lambda chance: fountain(chance, mermaid(chance))),
    plain(("la fontaine aux cascades", "the cascade fountain"), ice_tower),
    plain(("la fontaine au lapin", "the rabbit fountain"), lambda: rabbit(0, 0, WHITE, 1.5)),
)
