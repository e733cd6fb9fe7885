"""4. The shop."""

from __future__ import annotations

from tablee.drawing.outlines import star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BUTTER,
    CORAL,
    CREAM,
    GREEN,
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
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path
from tablee.games.diferencio.art.town.animals import butterfly, cat, goat
from tablee.games.diferencio.art.town.inhabitants import (
    AWA,
    GRANDFATHER,
    LOU,
    MILO,
    PAUL,
    TOM,
    apron,
    beret,
    cap,
    person,
    skirt,
    straw_hat,
    top_hat,
    toque,
)
from tablee.games.diferencio.art.town.things import (
    PLANK,
    basket,
    door,
    flower,
    ground_shadow,
    pot,
    sack,
    square_window,
    toy_balloon,
    tulip,
    watering_can,
    wheel,
)
from tablee.games.diferencio.art.world import Draw

CRUST, BEAR = "#d99a4f", "#c98a4f"


def shop(roof: str, awning: str, sign: str, wares: str, beside: str) -> str:
    """The house with its awning; the sign stands on the roof, the wares lie in the window."""
    return (
        ground_shadow(0, 8, 190)
        + house(roof)
        + path("M-112 0V-98H26V0Z", BUTTER)
        + group(wares, x=-43, y=-33)
        + box(-118, -32, 150, 34, WOOD, 3)
        + line("M-118-16H32M-82-32V2M-43-32V2M-4-32V2", 2.4)
        + door(76, 4, TEAL, 1.35)
        + stripes(awning)
        + group(circle(0, 0, 48, WHITE) + circle(0, 0, 40, CREAM, 2.4), sign, x=0, y=-262)
        + beside
    )


def house(roof: str) -> str:
    wall = path("M-124 4V-200H124V4Z", CREAM) + flat("M94-198H122V2H94Z", "#f0d6a8")
    tiles = "".join(f"M{x} {y}q9 9 18 0" for y, xs in ((-218, (-96, -40, 30, 84)), (-240, (-70, 56))) for x in xs)
    chimney = box(74, -290, 30, 50, "#c8745c", 2)
    slope = path("M-148-196L-104-262H104L148-196Z", roof) + line(tiles, 2.8)
    return wall + square_window(-66, -160, 1.1) + square_window(66, -160, 1.1) + chimney + slope


def stripes(colour: str) -> str:
    """The awning, nine scallops of two colours."""
    return "".join(
        path(f"M{x}-130H{x + 30}V-98Q{x + 15}-80 {x} -98Z", colour if i % 2 == 0 else WHITE, 3)
        for i, x in enumerate(range(-135, 135, 30))
    )


def row_of(part: str, count: int, step: float) -> str:
    return "".join(group(part, x=(i - (count - 1) / 2) * step) for i in range(count))


def bakery() -> str:
    loaf = path("M-26 0Q-28-26 0-28Q28-26 26 0Z", CRUST, 3) + line("M-10-22L-6-10M4-24L8-11", 2.6)
    baguette = group(ellipse(0, 0, 9, 42, CRUST, 2.8) + line("M-4-20L4-14M-4-4L4 2M-4 12L4 18", 2.4), turn=14)
    wares = row_of(loaf, 2, 58) + group(baguette, x=-2, y=-30)
    croissant = path("M-34 14Q-38-22 0-28Q38-22 34 14Q24 20 20 4Q10-8 0-8Q-10-8-20 4Q-24 20-34 14Z", CRUST, 3)
    sign = croissant + line("M-22-16L-14-2M-8-25L-5-9M22-16L14-2M8-25L5-9", 2.6)
    baker = person(GRANDFATHER, WHITE, 186, 38, hat=toque(), over=apron(CREAM), right=(32, -50), trousers=STONE)
    carried = group(baguette, x=222, y=-26)
    breads = "".join(group(ellipse(0, -14, 8, 32, CRUST, 2.8), x=x, turn=t) for x, t in ((-14, -12), (0, 2), (14, 14)))
    left = sack(-216, 40, WHITE, 1.1) + basket(-164, 46, breads, 1.1)
    return shop(CORAL, RED, sign, wares, left + carried + baker)


def cheese_shop() -> str:
    cheese = ellipse(0, -12, 32, 8, SUN, 3) + path("M-32-12V-2Q0 8 32-2V-12Q0-2-32-12Z", SUN, 3)
    wedge = (
        path("M-26 0V-14L26-32V0Z", SUN, 3) + dot(-6, -7, 4, ORANGE) + dot(14, -14, 5, ORANGE) + dot(12, -2, 3, ORANGE)
    )
    wares = group(cheese, x=-34, y=-2) + group(cheese, x=-34, y=-18) + group(cheese, x=-34, y=-34) + group(wedge, x=32)
    sign = path("M-36 18V-4L32-28 34 18Z", SUN, 3) + line("M-36-4H34", 2.8)
    sign += dot(-14, 8, 6, ORANGE) + dot(16, 5, 7, ORANGE) + dot(10, -12, 4, ORANGE)
    seller = person(AWA, BLUE, 186, 38, over=apron(), left=(-22, -48), right=(22, -48))
    board = ellipse(186, -2, 38, 8, PLANK, 3) + group(wedge, x=186, y=-4, scale=0.9)
    return shop(CORAL, SUN, sign, wares, goat(-182, 44, 1.15) + seller + board)


def florist() -> str:
    wares = "".join(
        pot(x, 0, CORAL, flower(0, 0, colour, 18, 1.1), 1.05) for x, colour in ((-44, PINK), (0, RED), (44, SUN))
    )
    sign = "".join(group(ellipse(0, -21, 12, 15, PINK, 3), turn=72 * k) for k in range(5)) + circle(0, 0, 12, SUN, 3)
    girl = person(LOU, GREEN, 200, 38, over=skirt(GREEN), left=(-30, -44), hat=straw_hat(PINK))
    can = watering_can(164, 6) + line("M116-16l-8 12M124-14l-6 14", 3, SKY)
    pots = pot(108, 46, CORAL, tulip(-5, 0, RED, 14) + tulip(8, 0, SUN, 20), 0.9)
    barrow = (
        path("M-60-34H34L22-4H-44Z", TEAL, 3)
        + line("M30-30L64-40M-30-4L-38 14M14-4L18 14", 5, BARK)
        + wheel(-52, 2, 15)
    )
    blooms = "".join(
        tulip(x, -32, colour, h)
        for x, colour, h in ((-46, PINK, 14), (-28, RED, 22), (-8, SUN, 16), (10, WHITE, 24), (24, VIOLET, 14))
    )
    left = group(blooms, barrow, x=-180, y=32) + butterfly(-196, -66, ORANGE)
    return shop(CORAL, GREEN, sign, wares, left + girl + can + pots)


def bookshop() -> str:
    spines = (
        (-54, 50, RED),
        (-38, 42, BLUE),
        (-22, 54, GREEN),
        (-4, 46, SUN),
        (12, 50, VIOLET),
        (28, 40, CORAL),
        (44, 52, TEAL),
    )
    wares = "".join(box(x, -h, 15, h, colour, 2, 2.6) for x, h, colour in spines)
    sign = path("M-36-16Q-18-24 0-12Q18-24 36-16V20Q18 12 0 24Q-18 12-36 20Z", WHITE, 3) + line("M0-12V22", 3)
    sign += line("M-28-6Q-16-10-8-4M-28 6Q-16 2-8 8M28-6Q16-10 8-4M28 6Q16 2 8 8", 2.6, BLUE)
    pile = "".join(
        box(-30 + i * 3, -14 * (i + 1), 60 - i * 4, 14, colour, 3, 2.8) for i, colour in enumerate((RED, SUN, TEAL))
    )
    reader = person(MILO, ORANGE, -184, 6, legs="sit", left=(-16, -40), right=(16, -40), eyes="shut")
    held = path("M-26-12Q-12-18 0-10Q12-18 26-12V10Q12 4 0 12Q-12 4-26 10Z", BLUE, 2.8)
    cart = box(-40, -34, 80, 30, PLANK, 3) + wheel(-24, -2, 10) + wheel(24, -2, 10)
    cart += "".join(box(x, -60, 14, 28, c, 2, 2.4) for x, c in ((-36, GREEN), (-20, RED)))
    right = group(cart, x=184, y=36) + cat(200, 4, scale=0.9)
    return shop(TEAL, BLUE, sign, wares, group(pile, x=-184, y=42) + reader + group(held, x=-184, y=-32) + right)


def toy_shop() -> str:
    teddy = circle(-14, -54, 9, BEAR, 2.8) + circle(14, -54, 9, BEAR, 2.8) + ellipse(0, -14, 22, 18, BEAR, 3)
    teddy += (
        circle(0, -40, 20, BEAR, 3)
        + ellipse(0, -34, 9, 7, CREAM, 2)
        + dot(-7, -44, 2.8)
        + dot(7, -44, 2.8)
        + dot(0, -37, 2.6)
    )
    ball = circle(0, -20, 20, RED, 3) + path("M-18-28Q0-14 18-28M-18-12Q0-26 18-12", width=3, line=WHITE)
    wares = group(teddy, x=-32) + group(ball, x=30)
    sign = path(star(36), RED, 3) + dot(-9, -4, 4, WHITE) + dot(9, -4, 4, WHITE) + line("M-8 7q8 8 16 0", 3, WHITE)
    horse = path("M-44-4Q0 22 44-4", width=9, line=WOOD) + limb("M-18-26L-26-4M20-26L26-4", WHITE, 8, 2.8)
    horse += path("M-26-46Q0-34 26-48Q36-26 22-20H-20Q-32-30-26-46Z", WHITE, 3) + path(
        "M-22-28Q-24-58-34-76Q-44-86-52-66L-62-54-50-46-40-52Q-38-36-22-28Z", WHITE, 3
    )
    horse += (
        line("M-30-74Q-18-60-20-42", 7, BARK)
        + dot(-44, -64, 3)
        + path("M-8-44H14V-28H-8Z", RED, 2.8)
        + line("M26-46Q40-42 38-26", 6, BARK)
    )
    child = person(TOM, SUN, 176, 38, right=(32, -64), mouth="laugh", eyes="joy")
    balloons = (
        toy_balloon(206, -84, RED, (208, -24))
        + toy_balloon(236, -104, BLUE, (208, -24))
        + toy_balloon(218, -138, GREEN, (208, -24))
    )
    return shop(TEAL, RED, sign, wares, group(horse, x=-182, y=36, scale=1.15) + balloons + child)


def hat_shop() -> str:
    tall, straw, round_hat = top_hat(VIOLET, SUN), straw_hat(RED), beret(RED)
    wares = group(tall, x=-38, y=14) + group(straw, x=28, y=12, scale=0.9) + group(cap(GREEN), x=30, y=-24, scale=0.8)
    sign = group(top_hat(VIOLET, SUN), y=36, scale=1.05)
    stand = line("M0 0V-122M-22 0H22M-28-70H28M-20-104H20", 6, BARK)
    hung = group(straw_hat(TEAL), x=-28, y=-54, scale=0.85) + group(cap(BLUE), x=30, y=-54, scale=0.8)
    hung += group(round_hat, x=0, y=-98, scale=0.9)
    man = person(PAUL, NAVY, 176, 38, right=(36, -84), left=(-24, -30), trousers=STONE)
    raised = group(top_hat(NAVY, RED), x=214, y=-32, turn=20)
    return shop(TEAL, VIOLET, sign, wares, group(stand, hung, x=-190, y=42) + man + raised)


FACES: tuple[Draw, ...] = (bakery, cheese_shop, florist, bookshop, toy_shop, hat_shop)
