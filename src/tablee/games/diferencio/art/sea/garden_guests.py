"""Who lives in the garden: larger animals than the little ones of `creatures`."""

from __future__ import annotations

from tablee.drawing.palette import (
    BLUSH,
    BUTTER,
    CORAL,
    CREAM,
    GOLD,
    INK,
    LEAF,
    LILAC,
    MOUTH,
    PINK,
    RED,
    ROSE,
    SAND,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    mixed,
)
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path, shadow, smile, spot
from tablee.games.diferencio.art.sea.creatures import darker, eelgrass, lighter, pearl


def big_anemone(colour: str, foot: str) -> str:
    """A cushion of soft fingers, 150 wide; it stands on the origin."""
    back = (
        "M-44-40Q-62-70-54-92",
        "M-20-44Q-30-84-22-108",
        "M8-46Q6-84 14-112",
        "M34-44Q44-78 38-100",
        "M54-38Q72-58 68-82",
    )
    front = (
        "M-56-36Q-78-54-76-74",
        "M-32-38Q-44-62-40-80",
        "M-6-40Q-10-66-4-84",
        "M20-40Q24-64 20-82",
        "M44-38Q56-60 54-74",
    )
    fingers = "".join(limb(d, darker(colour), 13) for d in back) + "".join(limb(d, colour, 13) for d in front)
    tips = "".join(dot(x, y, 5, CREAM) for x, y in ((-76, -74), (-40, -80), (-4, -84), (20, -82), (54, -74)))
    base = path("M-66-40Q-72 0-52 2H52Q72 0 66-40Q0-22-66-40Z", foot)
    return (
        shadow(0, 4, 72)
        + fingers
        + tips
        + base
        + line("M-36-20q2 10-2 16M-8-16v14M22-18q2 8 0 14M44-22q2 8-2 16", 2.8, INK)
    )


def big_snail(colour: str, stripe: str) -> str:
    """A sea snail with a striped house, 190 long; it creeps to the right on the origin."""
    skin = mixed(SAND, CORAL, 0.18)
    foot = path("M-98 0Q-84-20-52-24H34Q48-30 50-52Q54-80 78-78Q102-74 98-46Q94-6 64 0Z", skin)
    outline = "M-62-22C-92-70-70-132-10-134C48-132 66-78 44-24Q-8-8-62-22Z"
    bands = "".join(
        line(d, 13, stripe)
        for d in ("M-70-30C-82-76-58-116-20-134", "M-24-16C-40-50-34-92-2-104", "M40-20C50-56 44-96 12-132")
    )
    house = clipped(f"garden-snail-{colour[1:]}", outline, flat(outline, colour), bands)
    spiral = line("M-46-24C-70-84-30-116 4-110C40-100 42-52 10-46C-14-44-20-74-2-80C8-82 14-72 8-66", 3.4)
    stalks = limb("M70-74Q66-98 58-108", skin, 6) + limb("M88-74Q94-96 102-104", skin, 6)
    eyes = "".join(
        circle(x, y, 11, WHITE, 2.8) + dot(x + 3, y, 5.5) + dot(x + 1, y - 3, 2, WHITE)
        for x, y in ((56, -112), (105, -108))
    )
    face = line("M76-44q8 7 16 0", 2.8) + spot(68, -48, 6, 5, BLUSH) + spot(-28, -116, 9, 5, WHITE, -30)
    return (
        shadow(0, 4, 98)
        + stalks
        + foot
        + line("M-64-8q8-6 16 0t16 0t16 0t16 0t16 0t16 0", 2.6, darker(skin))
        + house
        + spiral
        + eyes
        + face
    )


def ray() -> str:
    """A ray that glides by and shows its smile; 300 wide."""
    tail = limb("M-10 50Q-20 96-58 98Q-92 98-104 128", LILAC, 8)
    wings = path(
        "M0-64C24-62 44-52 62-42C96-26 128-24 152-34C148 6 110 34 64 46C40 54 20 66 0 66"
        "C-20 66-40 54-64 46C-110 34-148 6-152-34C-128-24-96-26-62-42C-44-52-24-62 0-64Z",
        LILAC,
    )
    rims = flat(
        "M0-40C22-40 40-30 58-24C88-14 120-12 142-20C130 8 100 26 62 36C38 44 18 54 0 54"
        "C-18 54-38 44-62 36C-100 26-130 8-142-20C-120-12-88-14-58-24C-40-30-22-40 0-40Z",
        CREAM,
    )
    horns = path("M-30-58Q-40-84-22-88Q-18-74-10-62ZM30-58Q40-84 22-88Q18-74 10-62Z", LILAC)
    gills = line("M-44 10q8 6 16 4M-46 20q10 8 20 4M44 10q-8 6-16 4M46 20q-10 8-20 4", 2.8, VIOLET)
    face = dot(-24, -26, 6) + dot(24, -26, 6) + dot(-22, -28, 2, WHITE) + dot(26, -28, 2, WHITE)
    mouth = (
        path("M-20-8H20Q16 12 0 12Q-16 12-20-8Z", MOUTH, 2.8) + spot(-40, -10, 9, 6, BLUSH) + spot(40, -10, 9, 6, BLUSH)
    )
    return group(tail + horns + wings + rims + gills + face + mouth, turn=-6)


def sea_cow() -> str:
    """A manatee at its meal; it lies on the origin, 280 long, and looks to the left."""
    skin = mixed(LILAC, CORAL, 0.28)
    dark = mixed(skin, INK, 0.2)
    tail = path("M112-42Q150-70 182-58Q196-36 182-12Q150-2 112-20Z", skin) + line("M150-50q10 14 0 30", 2.8, dark)
    body = path("M-112-66C-100-116-40-134 20-124C80-114 122-74 134-34C120 0 60 8 0 8C-60 8-104 4-116-20Z", skin)
    belly = flat("M-104-10C-60 4 60 4 124-26C106 0 60 7 0 7C-60 7-96 4-104-10Z", lighter(skin))
    wrinkles = line("M-40-112q-8 14-2 26M-24-118q-8 16-2 30M84-84q10 10 12 22", 2.8, dark)
    paddle = path("M-30-26Q-46 6-28 22Q-8 24-2-4Q0-20-6-28Z", skin)
    muzzle = path("M-150-50C-156-22-128-8-104-10C-80-12-72-34-82-52C-96-72-144-74-150-50Z", lighter(skin))
    nose = spot(-132, -50, 5, 7, INK, 10) + spot(-108, -52, 5, 7, INK, -10) + line("M-142-28Q-120-16-96-28", 3)
    beard = "".join(dot(x, y, 2.2) for x, y in ((-140, -40), (-126, -36), (-112, -36), (-98, -40)))
    eye = dot(-92, -84, 6.5) + dot(-94, -86.5, 2.3, WHITE) + spot(-74, -68, 10, 7, BLUSH)
    salad = group(eelgrass(LEAF), x=-136, y=-14, scale=0.6, turn=-70)
    wreath = "".join(
        circle(x, y, 11, colour, 2.6) + dot(x, y, 4, BUTTER)
        for x, y, colour in ((-88, -116, PINK), (-66, -126, SUN), (-43, -131, PINK))
    )
    return (
        shadow(10, 10, 150)
        + tail
        + body
        + belly
        + line("M-116-20C-104 4-60 8 0 8C60 8 120 0 134-34")
        + wrinkles
        + paddle
        + salad
        + muzzle
        + nose
        + beard
        + eye
        + wreath
    )


def oyster(colour: str) -> str:
    """An open shell with a pearl and two eyes; it stands on the origin."""
    pale = mixed(colour, WHITE, 0.5)
    upper = path("M-62-36C-84-76-66-112-48-104C-42-126-14-134 0-116C14-134 42-126 48-104C66-112 84-76 62-36Z", colour)
    pleats = line("M-46-100Q-34-70-24-40M0-114V-40M46-100Q34-70 24-40", 2.8, darker(colour))
    inside = path("M-56-36C-60-62-40-84 0-84C40-84 60-62 56-36Z", pale, 2.8)
    jewel = group(pearl(23), y=-46)
    face = dot(-8, -50, 3.4) + dot(8, -50, 3.4) + smile(0, -44, 6, 4, 2.6)
    lower = path("M-66-38Q-54-28-40-36Q-20-26 0-34Q20-26 40-36Q54-28 66-38C70-8 40 2 0 2C-40 2-70-8-66-38Z", colour)
    grooves = line("M-40-26Q-36-12-24-4M0-24V-4M40-26Q36-12 24-4", 2.8, darker(colour))
    return shadow(0, 4, 64) + upper + pleats + inside + jewel + face + lower + grooves


def watering_can() -> str:
    """A can of bubbles for the lilies; 100 wide, on the origin."""
    handle = limb("M30-54Q70-60 62-24Q56-6 34-10", SUN, 5.6)
    spout = path("M-32-22L-62-54L-52-62L-26-44Z", SUN) + path("M-74-52L-48-74L-44-68L-68-46Z", GOLD)
    body = path("M-36-62H36L32 0H-32Z", SUN) + line("M-35-46H35M-33-12H33", 3, GOLD) + ellipse(0, -62, 36, 8, GOLD)
    drops = "".join(
        circle(x, y, r, "#ffffff66", 2.4, WHITE) for x, y, r in ((-80, -70, 7), (-86, -50, 5), (-72, -86, 5))
    )
    return shadow(0, 4, 48) + handle + spout + body + drops


def lobster_claw(colour: str) -> str:
    """A big claw that points up from its joint on the origin."""
    claw = path("M-6 4C-36-8-42-48-22-78C-16-62-10-52-2-48C-4-64 2-82 18-92C38-62 36-16 10 4Z", colour)
    return claw + spot(20, -48, 4, 14, lighter(colour), 6)


def tail_ring(half: float, y: float) -> str:
    """One ring of the tail, with its rounded sides."""
    left = f"Q{-half - 6} {y + 14} {-half + 3} {y + 20}"
    right = f"Q0 {y + 28} {half - 3} {y + 20}Q{half + 6} {y + 14} {half} {y}"
    return path(f"M{-half} {y}{left}{right}Z", RED)


def lobster() -> str:
    """A gardener in a straw hat; it stands on the origin, 190 high."""
    legs = "".join(
        limb(d, RED, 7)
        for d in ("M-24-40Q-56-44-64-14", "M-22-28Q-48-26-54 0", "M24-40Q56-44 64-14", "M22-28Q48-26 54 0")
    )
    fan = path("M0-12Q-40-18-46 8Q-30 14-18 8Q-10 18 0 16Q10 18 18 8Q30 14 46 8Q40-18 0-12Z", CORAL)
    rings = "".join(tail_ring(half, y) for half, y in ((22, -28), (27, -44), (31, -60)))
    trunk = path("M-38-58C-46-100-30-138 0-138C30-138 46-100 38-58Q0-40-38-58Z", RED)
    apron = (
        path("M-22-86H22L28-56Q0-44-28-56Z", TEAL, 2.8)
        + line("M-22-86L-30-112M22-86L30-112", 3.4)
        + box(-9, -76, 18, 14, SUN, 3, 2.4)
    )
    arms = limb("M-34-92Q-64-86-70-104", RED, 11) + limb("M34-92Q64-86 70-104", RED, 11)
    claws = group(lobster_claw(RED), x=-72, y=-102, turn=-14, mirror=True) + group(
        lobster_claw(RED), x=72, y=-102, turn=14
    )
    feelers = limb("M-14-140C-30-190-70-206-96-210M14-140C30-190 66-204 88-206", CORAL, 2.4, 2)
    eyes = "".join(circle(x, -120, 11, WHITE) + dot(x, -118, 5.5) + dot(x - 2, -121, 2, WHITE) for x in (-14, 14))
    mouth = smile(0, -102, 9, 5, 2.8) + spot(-25, -102, 6, 4.5, BLUSH) + spot(25, -102, 6, 4.5, BLUSH)
    hat = (
        ellipse(0, -138, 50, 11, BUTTER)
        + path("M-27-140Q-26-172 0-172Q26-172 27-140Q0-130-27-140Z", BUTTER)
        + path("M-28-148Q0-138 28-148L27-138Q0-128-27-138Z", ROSE, 2.6)
    )
    return shadow(0, 8, 72) + feelers + legs + fan + rings + trunk + apron + arms + claws + eyes + mouth + hat
