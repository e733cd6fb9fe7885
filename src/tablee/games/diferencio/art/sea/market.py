"""Place 4 of the sea: a shop under a shell. Its awning, its sign, its goods and its keeper change."""

from __future__ import annotations

from tablee.drawing.folk import bust
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BLUSH,
    BUTTER,
    CORAL,
    CREAM,
    DARK,
    FAIR,
    GOLD,
    GREEN,
    ICE,
    LEAF,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SAND,
    SOIL,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow, spot
from tablee.games.diferencio.art.sea.creatures import (
    bubble,
    bubbles,
    cone_shell,
    crab,
    darker,
    diver,
    fish,
    lighter,
    octopus,
    pearl,
    puffer,
    scallop,
    seahorse,
    snail,
    turtle,
)

ROOF = "M-158-196Q-206-250-142-282Q-128-318-84-310Q-56-348 0-340Q56-348 84-310Q128-318 142-282Q206-250 158-196Z"
DARKNESS = "#7d5068"  # inside the shop
COUNTER = -38


def shop(awning: str, badge: str, door: str, inside: str, goods: str, guests: str) -> str:
    """`inside` stands behind the counter, `goods` lie on it, guests are outside."""
    return (
        shadow(6, 18, 190, 14)
        + roof(badge)
        + walls()
        + box(-142, -140, 190, 110, DARKNESS, 6, 3.6)
        + inside
        + counter()
        + goods
        + entrance(door)
        + canopy(awning)
        + guests
    )


def roof(badge: str) -> str:
    ribs = line("M0-196V-334M-34-196L-66-312M34-196L66-312M-78-196L-128-284M78-196L128-284", 3.6, darker(CORAL))
    shine = line("M-152-248Q-150-262-134-268M-108-292Q-98-300-84-296", 5, lighter(CORAL))
    return (
        path(ROOF, CORAL, 4)
        + ribs
        + shine
        + path(ROOF, width=4)
        + circle(0, -252, 46, GOLD, 4)
        + circle(0, -252, 37, CREAM, 3.2)
        + group(badge, y=-252)
    )


def walls() -> str:
    blocks = line("M-150-8h24M112-150h26M122-20h24M-150-186h20M70-8h14", 3, SAND)
    return path("M-160 16Q-154-90-158-194H158Q154-90 160 16Q0 26-160 16Z", CREAM, 4) + blocks


def counter() -> str:
    boards = line("M-132-18H42M-132 2H42", 3, "#a86d38")
    return box(-138, COUNTER, 182, 54, WOOD, 5, 3.8) + boards + box(-152, COUNTER - 8, 210, 15, GOLD, 6, 3.6)


def entrance(colour: str) -> str:
    glass = circle(104, -66, 16, ICE, 3.2) + line("M104-82v32M88-66h32", 2.6)
    return path("M66 18V-70Q104-122 142-70V18Z", colour, 4) + glass + dot(78, -24, 4.6, SUN)


def canopy(colour: str) -> str:
    """Five stripes with a round hem."""
    stripes = ""
    for i in range(7):
        left, right, low = -154 + 44 * i, -110 + 44 * i, -174 + 49.7 * i
        hem = f"M{left}-200H{right}L{low - 0.3 + 49.7:.1f}-144A24.9 22 0 0 1 {low:.1f}-144Z"
        stripes += path(hem, WHITE if i % 2 else colour, 3.6)
    return stripes + box(-164, -208, 328, 14, WOOD, 6, 3.6)


def on_counter(*things: tuple[str, float, float]) -> str:
    """Goods that stand on the counter: what, x, scale."""
    return "".join(group(thing, x=x, y=COUNTER - 8, scale=scale) for thing, x, scale in things)


# ---------------------------------------------------------------- goods


def oyster() -> str:
    """An open shell with its pearl, 60 wide and 50 high."""
    return (
        group(scallop(PINK), y=2)
        + group(pearl(13), y=-15)
        + path("M-30-12Q-28 2 0 2Q28 2 30-12Q0 4-30-12Z", lighter(PINK), 3)
    )


def necklace(x: float, y: float) -> str:
    beads = ((-30, 0), (-24, 15), (-13, 25), (0, 29), (13, 25), (24, 15), (30, 0))
    return line(f"M{x - 30} {y}Q{x} {y + 58} {x + 30} {y}", 2.6, CREAM) + "".join(
        circle(x + dx, y + dy, 6.5, WHITE, 2.6) for dx, dy in beads
    )


def pancakes(count: int) -> str:
    """A stack with seaweed hanging out between."""
    stack = ellipse(0, 0, 48, 7, WHITE, 3)
    for i in range(count):
        y = -7 - 18 * i
        stack += path(f"M-37 {y}q4 15 12 8q6 14 14 4q8 13 16 1q8 12 16 0q10 8 16-13Z", GREEN, 2.8)
        stack += ellipse(0, y - 4, 38, 9, "#f0b663", 3.2)
    return stack + path(f"M-10 {-12 - 18 * count + 12}q8-20 26-16q-2 18-26 16Z", LEAF, 3)


def ink_bottle(colour: str) -> str:
    """A round bottle, 44 wide and 56 high."""
    glass = path("M-8-40V-48H8V-40Q24-34 23-14Q22 0 12 0H-12Q-22 0-23-14Q-24-34-8-40Z", WHITE, 3.2)
    ink = flat("M-21-20Q0-14 21-20Q22-2 12-2H-12Q-22-2-21-20Z", colour)
    return glass + ink + box(-10, -58, 20, 12, SOIL, 3, 3)


def quill() -> str:
    return line("M0 0L26-64", 4) + path("M8-22Q4-62 34-86Q46-50 16-20Z", WHITE, 3)


def lamp(colour: str) -> str:
    """A hanging lantern under the origin, 44 wide and 64 high."""
    return (
        line("M0-4V8", 4)
        + path("M-18 18Q0-2 18 18Z", colour, 3.2)
        + path("M-20 18H20Q26 36 18 54H-18Q-26 36-20 18Z", BUTTER, 3.2)
        + circle(0, 36, 9, SUN, 2.6)
        + box(-15, 52, 30, 9, colour, 4, 3)
    )


def lantern_fish() -> str:
    """An anglerfish that keeps the lamp shop, 100 wide."""
    return (
        limb("M4-34Q20-74 46-56", VIOLET, 6, 2.8)
        + circle(48, -48, 11, SUN, 3.2)
        + path("M-36 0Q-56-22-60-14Q-54 0-60 14Q-56 22-36 0Z", VIOLET, 3.2)
        + path("M-42 0Q-36-40 4-40Q44-36 46 2Q40 38 2 38Q-36 36-42 0Z", VIOLET, 3.6)
        + path("M6 8Q30 16 46 4Q44 22 26 26Q10 24 6 8Z", WHITE, 3)
        + line("M16 12V24M26 13V26M36 10V22", 2.6)
        + circle(20, -12, 11, WHITE, 3)
        + dot(23, -12, 5.4)
        + path("M-10 8Q-30 4-28 20Q-16 24-6 14Z", darker(VIOLET), 3)
        + dot(0, 4, 6, BLUSH)
    )


# ---------------------------------------------------------------- the six faces


def pearls() -> str:
    keeper = group(bust(FAIR, "pigtails", ORANGE, TEAL), x=-96, y=-88, scale=0.9)
    goods = on_counter((oyster(), -26, 0.92), (oyster(), 26, 0.7))
    guests = group(turtle(GREEN, "#9ccf7a"), x=206, y=-2, scale=0.72, mirror=True)
    badge = dot(0, 0, 35.5, "#79c9de") + pearl(23)
    return shop(PINK, badge, TEAL, keeper + necklace(-2, -128), goods, guests)


def shells() -> str:
    keeper = group(crab(RED), x=-92, y=-42, scale=1.0)
    goods = on_counter((scallop(SUN), -20, 0.8), (cone_shell(PINK), 28, 0.72)) + group(
        scallop(VIOLET), x=8, y=-92, scale=0.66
    )
    board = box(-28, -92, 72, 9, GOLD, 3, 3)
    guests = group(snail(SUN), x=184, y=30, scale=0.9, mirror=True)
    badge = group(scallop(PINK), y=25, scale=1.05)
    return shop(BLUE, badge, RED, keeper + board, goods, guests)


def pancake_stall() -> str:
    hat = path("M-24-24Q-44-54-16-58Q0-74 16-58Q44-54 24-24Q0-16-24-24Z", WHITE, 3.4)
    keeper = group(bust(DARK, "short", SOIL, WHITE, "joy", "laugh") + hat, x=-92, y=-86, scale=0.9)
    goods = on_counter((pancakes(4), -12, 0.9))
    guests = group(diver(CORAL, FAIR, "bob", BARK, "joy"), x=190, y=32, scale=0.78)
    badge = ellipse(0, 4, 27, 22, "#f0b663", 3.4) + path("M-14 4Q-2-26 20-22Q18 4-14 4Z", GREEN, 3)
    return shop(GREEN, badge, TEAL, keeper, goods, guests)


def inks() -> str:
    keeper = group(octopus(VIOLET), x=-84, y=-34, scale=0.88)
    goods = on_counter((ink_bottle(BLUE), -22, 0.86), (ink_bottle(RED), 26, 0.86)) + group(
        quill(), x=-24, y=-84, scale=0.6
    )
    guests = group(seahorse(SUN, ORANGE), x=188, y=-34, scale=1.05, mirror=True)
    badge = path("M0-28Q24 2 18 14Q10 26 0 26Q-10 26-18 14Q-24 2 0-28Z", NAVY, 3.4) + spot(-7, 10, 4, 7, WHITE, 20)
    return shop(VIOLET, badge, RED, keeper, goods, guests)


def bubble_shop() -> str:
    keeper = group(puffer(GOLD), x=-90, y=-84, scale=0.95)
    goods = glass_ball(-16, -66, 21) + glass_ball(28, -60, 15) + glass_ball(10, -110, 13)
    rising = bubbles(((120, -330, 17), (160, -352, 10), (-120, -332, 12), (186, -300, 13)))
    guests = group(fish(PINK, VIOLET), x=196, y=-76, scale=0.95, mirror=True) + bubble(196, -128, 16) + rising
    badge = circle(-6, 4, 19, ICE, 3.4) + circle(16, -14, 9, ICE, 3) + spot(-12, -3, 5, 3, WHITE, -40)
    return shop(TEAL, badge, BLUE, keeper, goods, guests)


def glass_ball(x: float, y: float, r: float) -> str:
    """A bubble that one can buy."""
    return circle(x, y, r, ICE, 3.2) + spot(x - r * 0.36, y - r * 0.4, r * 0.3, r * 0.18, WHITE, -40)


def lamps() -> str:
    keeper = group(lantern_fish(), x=-88, y=-76, scale=0.9)
    hung = group(lamp(RED), x=-8, y=-138, scale=0.82) + group(lamp(TEAL), x=28, y=-138, scale=0.82)
    goods = on_counter((group(lamp(BLUE), y=-62), 12, 0.6))
    post = limb("M190 26V-128Q190-150 214-146", WOOD, 8, 3.2) + group(lamp(RED), x=216, y=-148, scale=1.05)
    badge = group(lamp(RED), y=-27, scale=0.88)
    return shop(ORANGE, badge, TEAL, keeper + hung, goods, post)


PLACE_4 = (pearls, shells, pancake_stall, inks, bubble_shop, lamps)
