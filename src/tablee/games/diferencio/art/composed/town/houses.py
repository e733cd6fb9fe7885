"""6. What the family house of a new town may be."""

from __future__ import annotations

from collections.abc import Callable

from tablee.drawing.outlines import heart
from tablee.drawing.palette import (
    BARK,
    BLUE,
    CORAL,
    CREAM,
    GOLD,
    GREEN,
    ICE,
    INK,
    MINT,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SAND,
    SKY,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, line, path
from tablee.games.diferencio.art.composed.town.guests import both, somebody
from tablee.games.diferencio.art.town.animals import bird, cat
from tablee.games.diferencio.art.town.house import flower_box, ivy
from tablee.games.diferencio.art.town.inhabitants import LOU, MILO, ZOE, Look, passenger
from tablee.games.diferencio.art.town.things import (
    basket,
    bunting,
    door,
    ground_shadow,
    square_window,
    toy_balloon,
    window,
)
from tablee.games.diferencio.art.variants import Chance, Theme

ROOFS = (CORAL, BLUE, TEAL, RED, VIOLET, GREEN, NAVY, GOLD)
WALLS = (CREAM, "#f6c4ac", "#cfe6cf", "#ffe08f", "#cfe0f4", "#f3cfe0", WHITE)
DOORS = (TEAL, BLUE, RED, GREEN, VIOLET, ORANGE)
STRAW = (GOLD, "#d9b06a", "#b98a4f")
STONES = "M-104-30h16M-96-18h16M-30-128h14M40-132h16M90-26h16"
BRICK = "#c8745c"
ROOF_TOP = -256  # the ridge of every roof, or a little below it


# ---- bodies: walls and roof; the upper window, two windows and the door are put on all of them


def gable(wall: str, roof: str) -> str:
    chimney = box(58, -264, 38, 100, BRICK, 2) + box(52, -270, 50, 14, BRICK, 3)
    walls = path("M-122 6V-140L0-228 122-140V6Z", wall) + flat("M92-160L120-140V4H92Z", INK, 0.08)
    return chimney + walls + path("M0-260L-160-146-144-124 0-226 144-124 160-146Z", roof)


def broad(wall: str, roof: str) -> str:
    """A long roof, seen from its side."""
    chimney = box(62, -276, 34, 60, BRICK, 2) + box(56, -282, 46, 12, BRICK, 3)
    tiles = line(
        (
            "M-100-160q9 9 18 0M-40-160q9 9 18 0M60-160q9 9 18 0"
            "M-70-186q9 9 18 0M20-186q9 9 18 0M-50-212q9 9 18 0M40-212q9 9 18 0"
        ),
        2.8,
    )
    slope = path("M-164-130L-96-254H96L164-130Z", roof) + tiles
    dormer = path("M-32-150V-190L0-216 32-190V-150Z", wall) + path("M0-226L-44-186-36-178 0-210 36-178 44-186Z", roof)
    return chimney + path("M-130 6V-132H130V6Z", wall) + slope + dormer


def gambrel(wall: str, roof: str) -> str:
    chimney = box(72, -252, 32, 70, BRICK, 2) + box(66, -258, 44, 12, BRICK, 3)
    walls = path("M-120 6V-136L-86-206 0-240 86-206 120-136V6Z", wall)
    return chimney + walls + path("M0-262L-104-220-152-128-134-118-92-200 0-236 92-200 134-118 152-128 104-220Z", roof)


def thatched(wall: str, roof: str) -> str:
    chimney = box(50, -270, 36, 60, BRICK, 2) + box(44, -276, 48, 12, BRICK, 3)
    straw = path(
        (
            "M-166-118Q-150-200-70-248Q0-276 70-248Q150-200 166-118Q140-128 120-118"
            "Q60-140 34-150Q32-196 0-196Q-32-196-34-150Q-60-140-120-118Q-140-128-166-118Z"
        ),
        roof,
    )
    stalks = line(
        "M-100-190l-10 30M-60-222l-6 34M60-222l6 34M100-190l10 30M-120-150l-8 20M120-150l8 20M-4-252v36", 3, BARK
    )
    return chimney + path("M-124 6V-140Q0-250 124-140V6Z", wall) + straw + stalks


def turreted(wall: str, roof: str) -> str:
    """A round turret on the left."""
    main = path("M-60 6V-150L34-232 128-150V6Z", wall) + path("M34-258L-74-158-60-140 34-226 132-136 148-154Z", roof)
    turret = path("M-136 6V-190H-56V6Z", wall) + flat("M-76-188H-58V4H-76Z", INK, 0.08)
    return (
        main + turret + path("M-150-184Q-118-222-96-286Q-74-222-42-184Q-96-172-150-184Z", roof) + window(-96, -146, 0.9)
    )


BODIES: tuple[Callable[[str, str], str], ...] = (gable, broad, gambrel, thatched, turreted)


def upper_x(chance: Chance) -> int:
    """The middle of the upper floor."""
    return 34 if chance.few("body", BODIES) is turreted else 0


def house(chance: Chance, behind: str = "", *parts: str, guests: str = "", shut: bool = True) -> str:
    """The house; `behind` sits beyond its roof, the parts come in front."""
    body, wall = chance.few("body", BODIES), chance.few("wall", WALLS)
    roof = chance.choice(STRAW) if body is thatched else chance.few("roof", ROOFS)
    upper = group(circle(0, 0, 21, ICE) + line("M0-21V21M-21 0H21", 2.6), x=upper_x(chance), y=-168)
    pane = chance.choice((square_window, window))
    colour = chance.turn("shutter", ("", RED, BLUE, "", GREEN, VIOLET))
    shutters = (
        "".join(box(x - 8, -110, 16, 54, colour, 2, 2.8) for x in (-106, -42, 42, 106)) if colour and shut else ""
    )
    stones = "".join(ellipse(x, y, 20, 6, SAND, 2.6) for x, y in ((-4, 22), (6, 38), (-2, 54)))
    return (
        ground_shadow(0, 10, 180)
        + stones
        + behind
        + body(wall, roof)
        + line(STONES, 2.6, "#b58f74")
        + upper
        + pane(-74, -84, 1.4)
        + pane(74, -84, 1.4)
        + shutters
        + door(0, 6, chance.turn("door", DOORS), 1.5)
        + "".join(parts)
        + (guests or both(chance, 200))
    )


def with_cat(chance: Chance) -> str:
    colour = chance.choice(("#6d5263", "#f2a65a", WHITE, "#9a8fa6"))
    return house(chance, "", cat(upper_x(chance), ROOF_TOP + 4, colour, 1.15) + bird(110, -140, SUN, 0.9))


def with_stork(chance: Chance) -> str:
    body = path("M-38-42Q-20-66 16-58Q44-50 50-32Q20-20-10-28Q-34-28-38-42Z", WHITE, 3) + path(
        "M14-52Q44-48 52-32Q34-26 14-34Z", INK, 2.6
    )
    neck = (
        path("M-38-40Q-46-70-36-86Q-24-92-20-80Q-26-64-20-48Z", WHITE, 3)
        + path("M-38-84L-74-74-37-72Z", RED, 2.8)
        + dot(-31, -80, 3.2)
    )
    nest = ellipse(0, 0, 50, 14, WOOD, 3) + line("M-38-2L-20 5M-14-4L8 5M14-5L34 3", 3, BARK)
    stork = line("M-6-30V0M6-30V0", 4, RED) + body + neck
    return house(chance, "", group(group(stork, y=-8), nest, x=upper_x(chance) + 4, y=ROOF_TOP + 4, scale=0.74))


def with_weathercock(chance: Chance) -> str:
    colour = chance.choice((SUN, RED, TEAL))
    mast = line("M0 0V-46M-26-24H26", 5) + path("M26-31L38-24 26-17Z", INK, 2)
    cock = path("M-28-52Q-34-66-26-76L-18-72Q-6-58 8-64Q12-82 30-84Q42-76 34-62Q26-46 2-44Q-18-42-28-52Z", colour, 3)
    comb = (
        path("M-30-76Q-32-88-24-82Q-20-90-14-80L-18-72Z", RED, 2.4)
        + path("M-29-70L-40-64-28-62Z", ORANGE, 2.4)
        + dot(-22, -70, 2.6)
    )
    return house(chance, group(mast, cock, comb, x=upper_x(chance), y=ROOF_TOP + 8, scale=0.95))


def with_washing(chance: Chance) -> str:
    colours = [chance.turn("cloth", (SUN, BLUE, PINK, GREEN, WHITE, RED), ahead) for ahead in range(3)]
    posts = line("M126 46V-92M258 40V-92", 9) + line("M126 46V-92M258 40V-92", 5, WOOD)
    cord = line("M126-88Q192-70 258-88", 3)
    shirt = path("M-22 0L-10-3Q0 5 10-3L22 0 28 22 18 26V50H-18V26L-28 22Z", colours[0], 2.8)
    trousers = path("M-17 0H17L21 56H6L0 24-6 56H-21Z", colours[1], 2.8)
    sheet = path("M-17 2H17V50H-17Z", colours[2], 2.8) + line("M-17 14H17", 4, INK)
    hung = (
        group(shirt, x=158, y=-80, scale=0.86) + group(trousers, x=200, y=-74, scale=0.9) + group(sheet, x=238, y=-80)
    )
    pile = basket(190, 52, ellipse(-8, -4, 16, 8, colours[1], 2.6) + ellipse(10, -6, 13, 8, colours[0], 2.6), 0.9)
    turned = chance.below(2) == 1
    guests = group(posts, cord, hung, pile, mirror=turned) + group(
        somebody(chance), x=200 if turned else -200, y=44, mirror=turned
    )
    return house(chance, "", guests=guests)


LEFT_IVY = (
    ((-126, 4), (-130, -80), (-128, -132), (-92, -146), (-58, -156), (-66, -132), (-96, -122), (-104, -96),
     (-112, -40), (-96, 4)),
    ((-118, -20), (-110, -60), (-122, -96), (-108, -126), (-90, -138), (-116, 0)),
)  # fmt: skip
RIGHT_IVY = (
    (
        (126, 4),
        (130, -80),
        (128, -132),
        (92, -146),
        (44, -152),
        (50, -134),
        (96, -122),
        (106, -96),
        (110, -40),
        (94, 4),
    ),
    ((110, -6), (116, -44), (120, -84), (112, -126), (88, -138), (66, -144)),
)
DOOR_IVY = (
    ((-30, 6), (-38, -60), (-30, -98), (0, -112), (30, -98), (38, -60), (30, 6), (46, 6), (54, -60), (44, -112),
     (0, -130), (-44, -112), (-54, -60), (-46, 6)),
    ((-36, -40), (-30, -100), (10, -114), (40, -80)),
)  # fmt: skip


def with_ivy(chance: Chance) -> str:
    return house(chance, "", ivy(*LEFT_IVY), ivy(*RIGHT_IVY), ivy(*DOOR_IVY))


def with_flower_boxes(chance: Chance) -> str:
    one, other = chance.turn("bloom", (PINK, RED, SUN, VIOLET)), chance.turn("bloom", (PINK, RED, SUN, VIOLET), 1)
    return house(chance, "", flower_box(-74, -42, one), flower_box(74, -42, one), flower_box(0, -128, other))


def with_pennants(chance: Chance) -> str:
    colours = tuple(chance.turn("bloom", (RED, SUN, SKY, GREEN, PINK), ahead) for ahead in range(5))
    points = [
        (-128.0, -136.0),
        (-84.0, -120.0),
        (-42.0, -114.0),
        (0.0, -112.0),
        (42.0, -114.0),
        (84.0, -120.0),
        (128.0, -136.0),
    ]
    high = [(-112.0, -196.0), (-60.0, -206.0), (0.0, -210.0), (60.0, -206.0), (112.0, -196.0)]
    return house(chance, "", bunting(points, colours, 28), bunting(high, colours, 28))


def with_children(chance: Chance) -> str:
    """They look out of all windows."""
    looks = ((LOU, RED, -74), (MILO, SUN, 74))
    panes = "".join(looking_out(look, colour, x, -88) for look, colour, x in looks)
    return house(chance, "", panes, looking_out(ZOE, GREEN, upper_x(chance), -170), shut=False)


def looking_out(look: Look, colour: str, x: float, y: float) -> str:
    """A child in a window."""
    frame = f"M{x - 30} {y - 32}H{x + 30}V{y + 34}H{x - 30}Z"
    child = group(passenger(look, colour, mouth="laugh"), x=x, y=y, scale=0.78)
    return clipped(f"house-window-{x:.0f}", frame, flat(frame, NAVY), child) + box(
        x - 38, y + 28, 76, 12, WHITE, 3, 2.8
    )


def with_balloons(chance: Chance) -> str:
    colours = [chance.turn("bloom", (RED, SUN, SKY, GREEN, PINK, VIOLET), ahead) for ahead in range(6)]
    places = ((-64, -282), (-22, -312), (26, -302), (66, -276), (-40, -254), (44, -256))
    middle = upper_x(chance)
    tied = "".join(
        toy_balloon(middle + x, y, c, (middle, -226), 1.25) for (x, y), c in zip(places, colours, strict=True)
    )
    return house(chance, "", tied)


def with_hearts(chance: Chance) -> str:
    colour = chance.turn("bloom", (RED, PINK, CORAL))
    big = group(path(heart(34), colour, 3), path(heart(16), WHITE, 0), x=upper_x(chance), y=-164)
    small = "".join(
        group(path(heart(13), colour, 2.6), x=x, y=y) for x, y in ((-74, -132), (74, -132), (-112, -28), (112, -28))
    )
    return house(chance, "", big, small)


def with_sun_roof(chance: Chance) -> str:
    """Panels on its roof that drink the sun."""
    panel = path("M-30-22H30L36 22H-36Z", ICE, 3) + line("M-33 0H33M-10-22L-12 22M10-22L12 22", 2.4, BLUE)
    face = circle(0, 0, 30, SUN) + dot(-9, -4, 3.4) + dot(9, -4, 3.4) + line("M-9 8q9 8 18 0", 3)
    rays = "".join(group(line("M0-36V-46", 5, GOLD), turn=45 * k) for k in range(8))
    return house(
        chance,
        "",
        group(panel, x=upper_x(chance) - 76, y=-174, turn=-38),
        group(panel, x=upper_x(chance) + 76, y=-174, turn=38),
        group(rays, face, x=upper_x(chance), y=-166, scale=0.9),
    )


def with_porch(chance: Chance) -> str:
    colour = chance.turn("roof", ROOFS, 3)
    roof = path("M-136-112L-104-146H104L136-112Z", colour) + line("M-112-124H112", 2.6)
    posts = "".join(line(f"M{x} 6V-112", 12) + line(f"M{x} 6V-112", 7, WHITE) for x in (-124, -36, 36, 124))
    rail = line("M-124-34H-36M36-34H124M-124-8H-36M36-8H124", 6, WHITE) + line(
        "M-104-34V-8M-80-34V-8M-56-34V-8M56-34V-8M80-34V-8M104-34V-8", 4, WHITE
    )
    lamps = "".join(circle(x, -92, 9, MINT, 2.6) for x in (-80, 80))
    return house(chance, "", roof, posts, rail, lamps)


THEMES = (
    Theme(("la maison au chat", "the house with a cat"), with_cat),
    Theme(("la maison à la cigogne", "the house with a stork"), with_stork),
    Theme(("la maison à la girouette", "the house with a weathercock"), with_weathercock),
    Theme(("la maison au linge", "the house with washing"), with_washing),
    Theme(("la maison au lierre", "the house with ivy"), with_ivy),
    Theme(("la maison aux jardinières", "the house with flower boxes"), with_flower_boxes),
    Theme(("la maison aux fanions", "the house with pennants"), with_pennants),
    Theme(("la maison aux enfants", "the house with children"), with_children),
    Theme(("la maison aux ballons", "the house with balloons"), with_balloons),
    Theme(("la maison aux cœurs", "the house with hearts"), with_hearts),
    Theme(("la maison au soleil", "the house with a sun"), with_sun_roof),
    Theme(("la maison à la véranda", "the house with a veranda"), with_porch),
)
