"""2. What may be moored at the dock of a new town: a balloon."""

from __future__ import annotations

from tablee.drawing.outlines import heart, moon, ring, star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BUTTER,
    CORAL,
    CREAM,
    GREEN,
    INK,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SKY,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, line, path
from tablee.games.diferencio.art.composed.town.guests import CHILDREN, LOOKS, SHIRTS, both
from tablee.games.diferencio.art.town.animals import GINGER_CAT, GREY_CAT, bird, cat, dog
from tablee.games.diferencio.art.town.balloon import ENVELOPE, dock, rider
from tablee.games.diferencio.art.town.inhabitants import cap, small_crown, straw_hat, top_hat
from tablee.games.diferencio.art.variants import Chance, Theme

SKINS = (RED, BLUE, VIOLET, TEAL, CORAL, GREEN, NAVY, PINK, ORANGE)
LIGHT = (CREAM, SUN, WHITE, BUTTER, SKY)
SHAPES = (  # all of them hang between -322 and -112, and end some 35 to either side
    ENVELOPE,
    "M0-112C-14-112-26-122-34-140C-60-176-90-196-90-248C-90-298-50-326 0-326C50-326 90-298 90-248C90-196 60-176 34-140"
    "C26-122 14-112 0-112Z",
    "M-32-122C-90-140-116-180-116-222C-116-284-66-322 0-322C66-322 116-284 116-222C116-180 90-140 32-122Q0-114-32-122Z",
    (
        "M-30-118Q-70-132-132-190Q-152-240-104-292Q-60-322 0-322"
        "Q60-322 104-292Q152-240 132-190Q70-132 30-118Q0-110-30-118Z"
    ),
)
AIRSHIP = (
    "M-146-216C-146-268-80-298 0-298C80-298 150-262 156-216C150-170 80-132 0-132C-80-132-146-164-146-216Z"
)  # fmt: skip


def skin(chance: Chance) -> str:
    return chance.few("skin", SKINS, 4)


def light(chance: Chance, ahead: int = 0) -> str:
    return chance.turn("light", LIGHT, ahead)


def moored(chance: Chance, cloth: str, outline: str = "", behind: str = "") -> str:
    """The dock with two guests, and above it the envelope with its cloth's pattern and the basket."""
    shape = outline or chance.few("shape", SHAPES)
    shine = flat("M-86-244Q-80-296-34-308Q-64-280-66-232Z", WHITE, 0.35)
    shade = flat("M36-120C90-150 150-180 150-234C150-270 100-296 60-312Q96-250 26-118Z", INK, 0.1)
    envelope = flat(shape, skin(chance)) + clipped("dock-balloon", shape, cloth, shade, shine)
    cords = line("M-34-150L-42-56M34-150L42-56", 3)
    return dock("", "") + both(chance, 172, -2) + cords + behind + group(envelope, y=-10) + carried(chance)


def carried(chance: Chance) -> str:
    """Somebody in a basket, a boat or a crate."""
    kind = chance.few("basket", ("wicker", "boat", "crate"))
    colour = chance.choice((WOOD, TEAL, RED, BLUE))
    if kind == "wicker":
        hull = path("M-46-54H46L38-4H-38Z", WOOD) + line(
            "M-44-40H44M-42-28H42M-40-16H40M-22-52V-6M0-52V-6M22-52V-6", 2.4
        )
    elif kind == "boat":
        hull = path("M-66-58Q0-42 66-58Q56-6 30-4H-30Q-56-6-66-58Z", colour) + line("M-60-42Q0-28 60-42", 4, CREAM)
    else:
        hull = box(-46, -54, 92, 50, colour, 6) + circle(-22, -28, 11, BUTTER, 2.8) + circle(22, -28, 11, BUTTER, 2.8)
    rim = "" if kind == "boat" else box(-50, -62, 100, 12, BARK, 5, 3)
    return group(riders(chance), y=-62) + hull + rim


def riders(chance: Chance) -> str:
    hat = chance.turn("hat", (cap(RED), "", straw_hat(TEAL), small_crown(), "", top_hat(NAVY, SUN)))
    one = rider(chance.turn("rider", LOOKS), chance.turn("coat", SHIRTS), hat)
    pair = group(rider(chance.turn("rider", CHILDREN), chance.turn("coat", SHIRTS), waves=False), x=-20) + group(
        rider(chance.turn("rider", CHILDREN, 2), chance.turn("coat", SHIRTS, 3), waves=False), x=21
    )
    beasts = cat(-16, 16, chance.choice((GINGER_CAT, GREY_CAT)), 0.9) + bird(28, 6, SUN, 0.8)
    return chance.turn("riders", (one, pair, beasts, one, dog(6, 22, WHITE, scale=0.95)))


def striped(chance: Chance) -> str:
    bands = (
        "M-70-330Q-92-226-26-104H-4Q-46-220-30-330ZM30-330Q46-220 4-104H26Q92-226 70-330Z"
        "M-130-330V-104H-64Q-130-220-104-330ZM130-330V-104H64Q130-220 104-330Z"
    )
    return moored(chance, flat(bands, light(chance)))


def ringed(chance: Chance) -> str:
    """Stripes across."""
    one, other = light(chance), light(chance, 2)
    bands = "".join(
        flat(f"M-170 {y}Q0 {y + 26} 170 {y}V{y + 26}Q0 {y + 52}-170 {y + 26}Z", one if i % 2 else other)
        for i, y in enumerate((-316, -262, -208, -154))
    )
    return moored(chance, bands)


def zigzag(chance: Chance) -> str:
    d = (
        "M-168-226L-120-262-72-226-24-262 24-226 72-262 120-226 168-262"
        "V-222L120-186 72-222 24-186-24-222-72-186-120-222-168-186Z"
    )
    return moored(chance, flat(d, light(chance)) + group(flat(d, light(chance, 1)), y=66))


def starry(chance: Chance) -> str:
    small = "".join(group(path(star(15), SUN, 2.4), x=x, y=y) for x, y in ((-74, -206), (74, -206), (0, -158)))
    return moored(chance, group(path(star(64), chance.choice((SUN, WHITE)), 3.2), y=-244) + small)


def hearted(chance: Chance) -> str:
    small = "".join(group(flat(heart(15), light(chance)), x=x, y=y) for x, y in ((-76, -206), (76, -206), (0, -148)))
    return moored(chance, group(path(heart(54), light(chance), 3.2), y=-238) + small)


def spotted(chance: Chance) -> str:
    places = (
        (-64, -238),
        (0, -292),
        (64, -238),
        (0, -216),
        (-44, -170),
        (46, -170),
        (-106, -200),
        (106, -200),
        (0, -134),
        (-70, -296),
        (70, -296),
    )
    return moored(chance, "".join(dot(x, y, 22, light(chance)) for x, y in places))


def belted(chance: Chance) -> str:
    spots = "".join(
        group(path("M0-15L15 0 0 15-15 0Z", skin(chance), 2.6), x=x, y=-230) for x in (-126, -84, -42, 0, 42, 84, 126)
    )
    return moored(
        chance, flat("M-170-264H170V-196H-170Z", light(chance)) + line("M-170-264H170M-170-196H170", 3) + spots
    )


def mooned(chance: Chance) -> str:
    stars = "".join(
        group(flat(star(11), WHITE), x=x, y=y)
        for x, y in ((56, -276), (74, -220), (-74, -180), (20, -160), (-84, -262))
    )
    return moored(chance, group(path(moon(50), SUN, 3.2), x=-6, y=-232) + stars)


def checked(chance: Chance) -> str:
    side = 44
    fields = "".join(
        flat(f"M{x} {y}h{side}v{side}h-{side}Z", light(chance))
        for row, y in enumerate(range(-330, -100, side))
        for x in range(-198 + side * (row % 2), 180, 2 * side)
    )
    return moored(chance, fields)


def flowered(chance: Chance) -> str:
    colour = light(chance)
    bloom = "".join(circle(x, y, 27, colour, 3) for x, y in ring(6, 40)) + circle(0, 0, 24, ORANGE, 3)
    return moored(
        chance,
        group(bloom, y=-232)
        + "".join(dot(x, y, 9, colour) for x, y in ((-92, -190), (92, -190), (0, -142), (-90, -270), (90, -270))),
    )


def rainbow(chance: Chance) -> str:
    colours = (RED, ORANGE, SUN, GREEN, BLUE, VIOLET)
    arcs = "".join(dot(0, -120, 210 - 32 * i, colour) for i, colour in enumerate(colours))
    return moored(chance, arcs)


def smiling(chance: Chance) -> str:
    face = (
        ellipse(-36, -246, 12, 17, INK, 0)
        + ellipse(36, -246, 12, 17, INK, 0)
        + dot(-32, -252, 4, WHITE)
        + dot(40, -252, 4, WHITE)
    )
    mouth = path("M-44-206H44Q38-158 0-158Q-38-158-44-206Z", "#9c2f3f", 3.2) + flat(
        "M-24-170Q0-186 24-170Q12-160 0-160Q-12-160-24-170Z", CORAL
    )
    return moored(chance, face + mouth + dot(-76, -216, 15, PINK) + dot(76, -216, 15, PINK))


def airship(chance: Chance) -> str:
    other = light(chance)
    fins = path("M116-232L176-280V-152L116-200Z", chance.turn("skin", SKINS, 3)) + line("M150-258V-174", 3)
    bands = "".join(line(f"M{x}-310Q{x * 1.3:.0f}-216 {x}-120", 22, other) for x in (-90, 0, 90))
    return moored(chance, bands, AIRSHIP, group(fins, y=-10))


def fish(chance: Chance) -> str:
    other = light(chance)
    tail = path("M104-216Q150-290 178-268Q166-216 178-164Q150-142 104-216Z", chance.turn("skin", SKINS, 3))
    scales = "".join(
        line(f"M{x} {y}q14 18 28 0", 4, other) for y in (-252, -222, -192) for x in (-40 + y % 4 * 7, 0, 40, 80)
    )
    eye = circle(-92, -232, 19, WHITE, 3) + dot(-95, -230, 9) + line("M-142-196Q-116-178-96-192", 4)
    return moored(
        chance, scales + eye + path("M-10-196Q26-214 40-180Q14-164-10-196Z", other, 3), AIRSHIP, group(tail, y=-10)
    )


THEMES = (
    Theme(("le ballon à rayures", "the striped balloon"), striped),
    Theme(("le ballon à anneaux", "the ringed balloon"), ringed),
    Theme(("le ballon à zigzag", "the zigzag balloon"), zigzag),
    Theme(("le ballon à l’étoile", "the balloon with a star"), starry),
    Theme(("le ballon au cœur", "the balloon with a heart"), hearted),
    Theme(("le ballon à pois", "the spotted balloon"), spotted),
    Theme(("le ballon à ceinture", "the balloon with a belt"), belted),
    Theme(("le ballon à la lune", "the balloon with a moon"), mooned),
    Theme(("le ballon à carreaux", "the chequered balloon"), checked),
    Theme(("le ballon à la fleur", "the balloon with a flower"), flowered),
    Theme(("le ballon arc-en-ciel", "the rainbow balloon"), rainbow),
    Theme(("le ballon qui rit", "the laughing balloon"), smiling),
    Theme(("le dirigeable", "the airship"), airship),
    Theme(("le ballon-poisson", "the fish balloon"), fish),
)
