"""5. The fountain of the square."""

from __future__ import annotations

from tablee.drawing.outlines import smooth, star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    CORAL,
    GOLD,
    GREEN,
    ICE,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SAND,
    SKY,
    STONE,
    SUN,
    TEAL,
    WHITE,
)
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, line, path, smile
from tablee.games.diferencio.art.town.animals import GREY_CAT, bird, cat, dog, duck, frog, goldfish, swan
from tablee.games.diferencio.art.town.inhabitants import (
    IDA,
    LOU,
    MILO,
    OLE,
    PAUL,
    TOM,
    ZOE,
    beret,
    cap,
    person,
    skirt,
    small_crown,
)
from tablee.games.diferencio.art.town.things import WATER, bench, pot, suitcase, tulip
from tablee.games.diferencio.art.world import Draw

STONE_SHADE, RIPPLE = "#c4b7c4", "#e6f6fd"


def fountain(statue: str, tiles: str, floating: str = "", jets: str = "") -> str:
    """Square, basin, shaft and bowl; the statue stands on the bowl's middle."""
    paving = ellipse(0, 30, 226, 34, SAND, 3) + line(
        "M-180 34h40M-60 54h44M40 50h50M130 36h44M-120 46h20", 2.6, "#cfa96a"
    )
    outer = path("M-150-24Q-148 30-100 40Q0 58 100 40Q148 30 150-24Z", STONE) + flat(
        "M110-8Q146-14 148-22Q146 28 100 39Q120 20 110-8Z", STONE_SHADE
    )
    inlay = "".join(
        box(x - 15, y, 30, 20, tiles, 3, 2.6)
        for x, y in ((-112, 6), (-68, 14), (-23, 18), (23, 18), (68, 14), (112, 6))
    )
    basin = outer + inlay + ellipse(0, -26, 152, 28, STONE) + ellipse(0, -28, 134, 20, WATER)
    ripples = line("M-90-26q12 6 24 0M40-20q12 6 24 0M-30-16q10 5 20 0M80-32q10 5 20 0", 2.8, RIPPLE)
    shaft = path("M-20-28Q-10-60-24-104H24Q10-60 20-28Z", STONE) + line("M-14-70H14", 2.6)
    bowl = (
        path("M-66-118Q-50-90 0-90Q50-90 66-118Z", STONE)
        + ellipse(0, -118, 66, 13, STONE)
        + ellipse(0, -119, 54, 8, WATER, 2.6)
    )
    return paving + basin + ripples + shaft + bowl + (jets or two_jets()) + floating + group(statue, y=-116)


def two_jets() -> str:
    """Water from the bowl's rim, an arch on each side."""
    return water("M-50-122Q-104-150-112-34") + water("M50-122Q104-150 112-34") + drops(112)


def four_jets() -> str:
    inner = water("M-26-112Q-62-112-66-28") + water("M26-112Q62-112 66-28")
    return inner + water("M-58-124Q-114-170-118-36") + water("M58-124Q114-170 118-36") + drops(118)


def falling_sheet() -> str:
    """Water over the whole rim of the bowl."""
    sheet = flat("M-62-112Q-84-70-82-28H-54Q-56-70-44-102ZM62-112Q84-70 82-28H54Q56-70 44-102Z", WATER, 0.9)
    return sheet + line("M-60-100Q-72-66-70-32M60-100Q72-66 70-32", 3.4, WHITE) + drops(70)


def water(d: str) -> str:
    return line(d, 12, "#4ba3cf") + line(d, 7, ICE)


def drops(x: float) -> str:
    return "".join(dot(side * (x + dx), dy, 5, WHITE) for side in (-1, 1) for dx, dy in ((-8, -32), (6, -34), (0, -42)))


def fish_fountain() -> str:
    tail = path("M30-84Q22-116 36-134Q48-122 54-112Q66-124 84-118Q80-96 54-76Z", ORANGE)
    fin = path("M-22-72Q-12-102 26-88L24-66Z", ORANGE)
    body = path("M-66-34Q-58-74-10-76Q28-78 38-96L58-84Q62-44 34-18Q4 4-34-4Q-58-12-66-34Z", CORAL)
    belly = flat("M-62-28Q-36-8 0-16Q32-24 54-62Q56-36 32-18Q4 2-34-6Q-56-12-62-28Z", "#ffc09a")
    scales = line("M-14-52q9 9 18 0M8-56q9 9 18 0M-6-36q9 9 18 0M18-40q9 9 18 0", 3)
    eye = circle(-40, -44, 10, WHITE, 2.8) + dot(-42, -43, 4.6) + line("M-64-30Q-52-24-46-30", 3)
    fish = tail + fin + body + belly + scales + eye + path("M-16-26Q4-30 8-14Q-6-6-16-12Z", ORANGE, 3)
    boat = path("M-24-6H24L14 8H-14Z", WHITE, 2.8) + path("M0-8V-40L22-10Z", SUN, 2.8)
    child = person(ZOE, BLUE, 196, 44, left=(-32, -46), over=skirt(BLUE))
    birds = bird(-128, -28, WHITE, 1) + bird(-196, 48, WHITE, 0.9, mirror=True)
    return fountain(group(fish, x=-2), "#e8a48a", group(boat, x=78, y=-26)) + birds + child


def frog_fountain() -> str:
    princess = person(IDA, PINK, -196, 44, over=skirt(PINK), hat=small_crown(), right=(30, -52), mouth="laugh")
    ball = circle(-152, 40, 13, SUN, 3) + dot(-156, 35, 3.6, WHITE)
    pots = pot(204, 48, CORAL, tulip(-9, 0, RED, 22) + tulip(8, 0, PINK, 30) + tulip(0, 0, SUN, 14), 1.3)
    return (
        fountain(frog(0, 0, 1.45, crown=True), "#a9d88f", goldfish(86, -24, scale=0.9), four_jets())
        + princess
        + ball
        + pots
    )


def swan_fountain() -> str:
    easel = (
        line("M-30 0L0-104 30 0M0-104V-4", 5, BARK)
        + box(-32, -92, 64, 50, WHITE, 2, 3)
        + ellipse(0, -58, 20, 8, WATER, 0)
    )
    canvas = path("M-14-58Q-16-70-10-74Q-16-84-6-85Q0-82-5-74Q-4-68 2-68Q10-68 16-72Q16-60 8-57Z", SKY, 2.4)
    painter = person(PAUL, NAVY, 182, 46, hat=beret(RED), left=(-32, -54), over=path("M-16-44H16V-18H-16Z", WHITE, 2.4))
    brush = line("M142-6L132-18", 4, BARK) + dot(131, -19, 4, RED)
    little = duck(-84, -22, SUN, 0.6) + duck(-50, -16, SUN, 0.5)
    return fountain(swan(-6, 0, 1.25), "#9fc4e0", little) + group(easel, canvas, x=-196, y=48) + painter + brush


def star_fountain() -> str:
    shape = line("M0 0V-34", 10, GOLD) + group(path(star(66), SUN, 3.4), y=-74) + dot(-12, -80, 5) + dot(12, -80, 5)
    face = smile(0, -68, 9, 5, 3.4) + dot(-24, -70, 6, CORAL) + dot(24, -70, 6, CORAL)
    wisher = person(MILO, BLUE, -198, 44, right=(34, -78), mouth="laugh")
    coins = "".join(circle(x, y, 8, SUN, 2.6) for x, y in ((-142, -62), (-126, -44)))
    shining = "".join(circle(x, y, 6, SUN, 2.2) for x, y in ((-40, -22), (28, -16), (70, -28)))
    watching = person(OLE, CORAL, 196, 46, eyes="shut")
    return fountain(shape + face, "#f0cf8a", shining, falling_sheet()) + wisher + coins + watching


def umbrella_fountain() -> str:
    girl = person(LOU, SUN, 0, 2, 0.78, right=(22, -62), over=skirt(SUN))
    canopy = path(
        "M-46-108Q-40-168 20-172Q80-168 86-108Q66-122 53-108Q36-122 20-108Q4-122-13-108Q-30-122-46-108Z", CORAL
    )
    umbrella = line("M20-40V-112", 5) + canopy + line("M20-172Q-8-150-13-108M20-172Q48-150 53-108M20-172V-182", 2.8)
    falling = line("M-50-96v10M-56-70v10M92-96v10M98-70v10M-46-50v10M88-48v10", 5, ICE)
    ducks = duck(-84, -22, WHITE, 0.8) + duck(82, -20, SUN, 0.7, True)
    return (
        fountain(umbrella + girl + falling, "#e8a48a", ducks, falling_sheet())
        + dog(206, 50, WHITE)
        + bench(-196, 46, TEAL)
        + bird(-196, 16, BLUE, 0.9)
    )


def globe_fountain() -> str:
    lands = flat(
        smooth([(-44, -88), (-20, -112), (6, -106), (2, -84), (-16, -66), (-8, -48), (-28, -40), (-42, -62)]), GREEN
    )
    lands += flat(smooth([(16, -70), (44, -84), (58, -56), (40, -30), (20, -44)]), GREEN) + flat(
        smooth([(-20, -22), (4, -30), (24, -16), (0, -8)]), GREEN
    )
    ball = "M-58-64A58 58 0 1 1 58-64A58 58 0 1 1-58-64Z"
    sphere = flat(ball, "#5aa9dc") + clipped(
        "fountain-globe", ball, lands, flat("M-40-90Q-30-112-8-116Q-26-100-30-84Z", WHITE, 0.5)
    )
    arc = line("M-30-4A68 68 0 1 0-24-128", 6, GOLD)
    pack = box(-24, -62, 48, 44, RED, 10, 3)
    traveller = group(pack, x=196, y=42) + person(
        TOM, GREEN, 196, 46, hat=cap(SUN), left=(-36, -70), legs="walk", trousers=BARK
    )
    return (
        fountain(arc + sphere, "#9fc4e0", "", four_jets())
        + cat(-196, 48, GREY_CAT, 1)
        + traveller
        + suitcase(-142, 52, CORAL, 0.8)
    )


FACES: tuple[Draw, ...] = (
    fish_fountain, frog_fountain, swan_fountain, star_fountain, umbrella_fountain, globe_fountain,
)  # fmt: skip
