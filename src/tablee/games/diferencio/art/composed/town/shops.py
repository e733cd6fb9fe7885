"""4. What may be sold in the shop of a new town."""

from __future__ import annotations

from collections.abc import Callable

from tablee.drawing.outlines import ring, star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BUTTER,
    CORAL,
    CREAM,
    GOLD,
    GREEN,
    INK,
    MINT,
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
)
from tablee.drawing.shapes import box, circle, dot, ellipse, group, line, path
from tablee.games.diferencio.art.composed.town.guests import both
from tablee.games.diferencio.art.town.animals import goldfish
from tablee.games.diferencio.art.town.inhabitants import cap, straw_hat, top_hat
from tablee.games.diferencio.art.town.shop import BEAR, CRUST, row_of
from tablee.games.diferencio.art.town.things import door, flower, fruit, ground_shadow, pot, square_window, window
from tablee.games.diferencio.art.variants import Chance, Said, Theme

ROOFS = (CORAL, TEAL, BLUE, VIOLET, RED, NAVY, GREEN, GOLD)
WALLS = (CREAM, "#f6c9b4", "#cfe3d4", "#ffe3a0", "#d5e4f5", "#efd3e4")
AWNINGS = (RED, SUN, GREEN, BLUE, VIOLET, ORANGE, TEAL, PINK)
DOORS = (TEAL, RED, BLUE, GREEN, VIOLET)


# ---- houses: a wall 248 wide up to -200 or so, and a roof on which the sign stands


def hipped(wall: str, roof: str) -> str:
    slope = path("M-148-196L-104-262H104L148-196Z", roof)
    tiles = line(
        "M-96-218q9 9 18 0M-40-218q9 9 18 0M30-218q9 9 18 0M84-218q9 9 18 0M-70-240q9 9 18 0M56-240q9 9 18 0", 2.8
    )
    return path("M-124 4V-200H124V4Z", wall) + box(74, -290, 30, 50, "#c8745c", 2) + slope + tiles


def stepped(wall: str, roof: str) -> str:
    """A gable like a flight of stairs."""
    front = "M-128 4V-196H-96V-222H-66V-248H-36V-274H36V-248H66V-222H96V-196H128V4Z"
    return path(front, wall) + line(
        "M-134-196H-94M-102-222H-64M-72-248H-34M-42-274H42M34-248H72M64-222H102M94-196H134", 9, roof
    )


def mansard(wall: str, roof: str) -> str:
    lower = path("M-142-186L-118-268H118L142-186Z", roof) + box(-126, -280, 252, 14, roof, 3)
    eyes = "".join(
        path(f"M{x - 20}-198V-222Q{x}-250 {x + 20}-222V-198Z", WHITE, 3) + circle(x, -216, 9, SKY, 2.6)
        for x in (-84, 84)
    )
    return path("M-124 4V-190H124V4Z", wall) + lower + eyes


def flat_roofed(wall: str, roof: str) -> str:
    rail = box(-140, -226, 280, 26, roof, 3) + "".join(circle(x, -236, 9, roof) for x in (-126, -80, 80, 126))
    return path("M-126 4V-206H126V4Z", wall) + rail + line("M-112-213H112", 3, WHITE)


def gabled(wall: str, roof: str) -> str:
    """Timbered, the gable to the front."""
    front = path("M-122 4V-164L0-272 122-164V4Z", wall)
    beams = line("M-120-146H120M-70-206L-70-148M70-206L70-148M-118-84L-84-146M118-84L84-146", 7, BARK)
    return front + beams + path("M0-294L-150-158-136-140 0-262 136-140 150-158Z", roof)


HOUSES: tuple[Callable[[str, str], str], ...] = (hipped, stepped, mansard, flat_roofed, gabled)


def awning(chance: Chance) -> str:
    colour, other = chance.few("awning", AWNINGS, 4), chance.choice((WHITE, WHITE, BUTTER))
    if chance.below(3) == 0:  # round hoods, one over the window and one over the door
        hood = path("M-126-92Q-122-140-43-140Q36-140 40-92Q-43-104-126-92Z", colour) + line(
            "M-84-100Q-78-128-43-138Q-8-128-2-100", 3, other
        )
        return hood + path("M42-92Q46-132 80-132Q114-132 118-92Q80-102 42-92Z", colour)
    return "".join(
        path(f"M{x}-130H{x + 30}V-98Q{x + 15}-80 {x} -98Z", colour if i % 2 == 0 else other, 3)
        for i, x in enumerate(range(-135, 135, 30))
    )


def shop(chance: Chance, sign: str, wares: str) -> str:
    """The house with its awning; the sign stands on the roof, the wares lie in the window."""
    turned = chance.below(2) == 1
    pane = chance.choice((square_window, window))
    house = chance.few("house", HOUSES)
    front = (
        path("M-112 0V-98H26V0Z", chance.choice((BUTTER, "#fff7dc", "#fbe0c8")))
        + group(wares, x=-43, y=-33)
        + box(-118, -32, 150, 34, chance.choice((WOOD, TEAL, STONE, CORAL)), 3)
        + line("M-118-16H32M-82-32V2M-43-32V2M-4-32V2", 2.4)
        + door(76, 4, chance.turn("door", DOORS), 1.35)
        + awning(chance)
    )
    panes = "" if house in (mansard,) else pane(-70, -164, 1.1) + pane(70, -164, 1.1)
    disc = chance.turn("disc", (WHITE, MINT, BUTTER, "#dcecfb", "#fbd9e2"))
    return (
        ground_shadow(0, 8, 190)
        + house(chance.few("wall", WALLS), chance.few("roof", ROOFS))
        + panes
        + group(front, mirror=turned)
        + group(circle(0, 0, 52, chance.few("awning", AWNINGS, 4)) + circle(0, 0, 43, disc, 2.4), sign, x=0, y=-262)
        + both(chance, 194)
    )


# ---- trades: the sign, and what lies in the window


def bakery() -> tuple[str, str]:
    loaf = path("M-26 0Q-28-26 0-28Q28-26 26 0Z", CRUST, 3) + line("M-10-22L-6-10M4-24L8-11", 2.6)
    stick = group(ellipse(0, 0, 9, 42, CRUST, 2.8) + line("M-4-20L4-14M-4-4L4 2M-4 12L4 18", 2.4), turn=14)
    sign = path("M-34 14Q-38-22 0-28Q38-22 34 14Q24 20 20 4Q10-8 0-8Q-10-8-20 4Q-24 20-34 14Z", CRUST, 3)
    return sign + line("M-22-16L-14-2M-8-25L-5-9M22-16L14-2M8-25L5-9", 2.6), row_of(loaf, 2, 58) + group(
        stick, x=-2, y=-30
    )


def cheese() -> tuple[str, str]:
    wheel = ellipse(0, -12, 32, 8, SUN, 3) + path("M-32-12V-2Q0 8 32-2V-12Q0-2-32-12Z", SUN, 3)
    wedge = path("M-26 0V-14L26-32V0Z", SUN, 3) + dot(-6, -7, 4, ORANGE) + dot(14, -14, 5, ORANGE)
    sign = (
        path("M-36 18V-4L32-28 34 18Z", SUN, 3)
        + line("M-36-4H34", 2.8)
        + dot(-14, 8, 6, ORANGE)
        + dot(16, 5, 7, ORANGE)
    )
    return sign, "".join(group(wheel, x=-34, y=y) for y in (-2, -18, -34)) + group(wedge, x=32)


def flowers() -> tuple[str, str]:
    wares = "".join(pot(x, 0, CORAL, flower(0, 0, c, 18, 1.1), 1.05) for x, c in ((-44, PINK), (0, RED), (44, VIOLET)))
    petals = "".join(group(ellipse(0, -21, 12, 15, PINK, 3), turn=72 * k) for k in range(5))
    return petals + circle(0, 0, 12, SUN, 3), wares


def books() -> tuple[str, str]:
    spines = (
        (-54, 50, RED),
        (-38, 42, BLUE),
        (-22, 54, GREEN),
        (-4, 46, SUN),
        (12, 50, VIOLET),
        (28, 40, CORAL),
        (44, 52, TEAL),
    )
    sign = path("M-36-16Q-18-24 0-12Q18-24 36-16V20Q18 12 0 24Q-18 12-36 20Z", WHITE, 3) + line("M0-12V22", 3)
    sign += line("M-28-6Q-16-10-8-4M-28 6Q-16 2-8 8M28-6Q16-10 8-4M28 6Q16 2 8 8", 2.6, BLUE)
    return sign, "".join(box(x, -h, 15, h, colour, 2, 2.6) for x, h, colour in spines)


def toys() -> tuple[str, str]:
    bear = circle(-14, -54, 9, BEAR, 2.8) + circle(14, -54, 9, BEAR, 2.8) + ellipse(0, -14, 22, 18, BEAR, 3)
    bear += (
        circle(0, -40, 20, BEAR, 3)
        + ellipse(0, -34, 9, 7, CREAM, 2)
        + dot(-7, -44, 2.8)
        + dot(7, -44, 2.8)
        + dot(0, -37, 2.6)
    )
    ball = circle(0, -20, 20, RED, 3) + path("M-18-28Q0-14 18-28M-18-12Q0-26 18-12", width=3, line=WHITE)
    sign = path(star(36), RED, 3) + dot(-9, -4, 4, WHITE) + dot(9, -4, 4, WHITE) + line("M-8 7q8 8 16 0", 3, WHITE)
    return sign, group(bear, x=-32) + group(ball, x=30)


def hats() -> tuple[str, str]:
    wares = (
        group(top_hat(VIOLET, SUN), x=-38, y=14)
        + group(straw_hat(RED), x=28, y=12, scale=0.9)
        + group(cap(GREEN), x=30, y=-24, scale=0.8)
    )
    return group(top_hat(NAVY, RED), y=36, scale=1.05), wares


def fish() -> tuple[str, str]:
    ice = path("M-62 0L-50-20Q-20-30 0-20Q24-32 50-20L62 0Z", "#e4f4fc", 3)
    laid = goldfish(-26, -24, SKY, 1.1) + goldfish(26, -26, CORAL, 1.1) + goldfish(0, -48, SUN, 1)
    sign = (
        path("M-36 0Q-14-26 14-6L34-20V20L14 6Q-14 26-36 0Z", BLUE, 3)
        + dot(-20, -4, 4, WHITE)
        + line("M-4-10Q4 0-4 10", 2.6, WHITE)
    )
    return sign, ice + laid


def fruit_shop() -> tuple[str, str]:
    heap = "".join(
        fruit(x, y, c, 13)
        for x, y, c in (
            (-46, -14, RED),
            (-20, -14, RED),
            (-33, -36, RED),
            (18, -14, ORANGE),
            (44, -14, ORANGE),
            (31, -36, ORANGE),
        )
    )
    sign = (
        circle(-2, 6, 24, RED, 3)
        + line("M0-18Q2-28 10-34", 4)
        + path("M4-22Q22-38 32-22Q16-12 4-22Z", GREEN, 2.8)
        + dot(-11, -3, 5, WHITE)
    )
    return sign, heap


def clocks() -> tuple[str, str]:
    def dial(r: float, colour: str) -> str:
        return (
            circle(0, 0, r, colour, 3)
            + circle(0, 0, r * 0.74, WHITE, 2.4)
            + line(f"M0 0V{-r * 0.5:.0f}M0 0L{r * 0.36:.0f} {r * 0.2:.0f}", 3)
        )

    tall = (
        box(-14, -62, 28, 62, BARK, 3, 3)
        + group(dial(11, SUN), y=-46)
        + line("M0-26V-10", 3, GOLD)
        + dot(0, -9, 5, GOLD)
    )
    marks = "".join(dot(x, y, 2.6) for x, y in ring(12, 26))
    return dial(37, RED) + marks, group(tall, x=-44) + group(dial(22, TEAL), x=2, y=-24) + group(
        dial(18, CORAL), x=46, y=-20
    )


def ices() -> tuple[str, str]:
    def cone(colour: str, other: str) -> str:
        return path("M-13-30L0 0 13-30Z", CRUST, 2.8) + circle(0, -38, 14, colour, 2.8) + circle(0, -54, 11, other, 2.8)

    wares = group(cone(PINK, WHITE), x=-42) + cone(SKY, SUN) + group(cone(WHITE, RED), x=42)
    return group(cone(PINK, SKY), y=34, scale=1.05), wares


def umbrellas() -> tuple[str, str]:
    def open_one(colour: str) -> str:
        canopy = path("M-34 0Q-30-36 0-38Q30-36 34 0Q22-8 12 0Q0-8-12 0Q-22-8-34 0Z", colour, 3)
        return line("M0-6V22q0 9 8 7", 4) + canopy + line("M0-38Q-12-24-12 0M0-38Q12-24 12 0", 2.4)

    wares = group(open_one(RED), x=-36, y=-28) + group(open_one(BLUE), x=32, y=-28)
    return group(open_one(VIOLET), y=8), wares


def sweets() -> tuple[str, str]:
    def jar(colour: str) -> str:
        pieces = "".join(circle(x, y, 7, colour, 2) for x, y in ((-9, -10), (8, -10), (-1, -22), (-10, -32), (9, -31)))
        return path("M-20 0V-38H20V0Z", "#e8f6ff", 3) + pieces + box(-17, -50, 34, 12, RED, 3, 2.6)

    sign = path("M-20-14L-40-24V24L-20 14ZM20-14L40-24V24L20 14Z", PINK, 3) + circle(0, 0, 22, RED, 3)
    return sign + line("M-14-14Q6 0-14 14M4-21Q24 0 4 21", 4, WHITE), group(jar(PINK), x=-44) + jar(SUN) + group(
        jar(GREEN), x=44
    )


def music() -> tuple[str, str]:
    drum = (
        box(-24, -34, 48, 34, RED, 4, 3)
        + ellipse(0, -34, 24, 7, WHITE, 3)
        + line("M-24-12L-12-28 0-12 12-28 24-12", 2.8, WHITE)
    )
    violin = path("M-14-2Q-20-16-10-22Q-18-34 0-36Q18-34 10-22Q20-16 14-2Q0 8-14-2Z", WOOD, 3) + line(
        "M0-32V-68", 5, BARK
    )
    sign = (
        line("M-14 20V-24L20-32V12", 5)
        + ellipse(-20, 21, 11, 8, INK, 0)
        + ellipse(14, 13, 11, 8, INK, 0)
        + line("M-14-12L20-20", 7)
    )
    return sign, group(drum, x=-34) + group(violin, x=32)


def made(name: Said, trade: Callable[[], tuple[str, str]]) -> Theme:
    return Theme(name, lambda chance: shop(chance, *trade()))


THEMES = (
    made(("la boulangerie", "the bakery"), bakery),
    made(("la fromagerie", "the cheese shop"), cheese),
    made(("la boutique de fleurs", "the flower shop"), flowers),
    made(("la librairie", "the bookshop"), books),
    made(("le magasin de jouets", "the toy shop"), toys),
    made(("la chapellerie", "the hat shop"), hats),
    made(("la poissonnerie", "the fish shop"), fish),
    made(("la boutique de fruits", "the fruit shop"), fruit_shop),
    made(("l’horlogerie", "the clock shop"), clocks),
    made(("le glacier", "the ice-cream shop"), ices),
    made(("le magasin de parapluies", "the umbrella shop"), umbrellas),
    made(("la confiserie", "the sweet shop"), sweets),
    made(("la boutique de musique", "the music shop"), music),
)
