"""The lake, and who swims, sails and dozes on it."""

from __future__ import annotations

from tablee.drawing.folk import head
from tablee.drawing.layers import Layers
from tablee.drawing.outlines import heart, star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BLUSH,
    BROWN,
    CORAL,
    CREAM,
    DARK,
    FAIR,
    GOLD,
    ICE,
    INK,
    LILAC,
    MINT,
    NIGHT,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SUN,
    TAN,
    TEAL,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, fade, flat, group, limb, line, path, smile, spot

layers = Layers()

DEFINITIONS = fade("lake-water", (0, "#9fdde9"), (0.3, "#5bb8d6"), (1, "#2f86b6"))
DEEP = "#1d5c86"


def ripple(x: float, y: float, width: float, colour: str = "#ffffff") -> str:
    """A little wave of light."""
    return line(f"M{x} {y}q{width / 4} -7 {width / 2} 0q{width / 4} 7 {width / 2} 0", 3.4, colour)


@layers.still
def water() -> str:
    """The surface; the waves are wider and brighter towards us."""
    waves = ""
    for i in range(60):
        x, y = (i * 317) % 1200, 526 + (i * 83) % 360
        near = (y - 500) / 400
        wide = 16 + 34 * near
        waves += line(f"M{x} {y}q{wide / 2:.0f} {-5 - 4 * near:.0f} {wide:.0f} 0", 2.2 + 2 * near, "#a9dcec")
    return flat("M0 503Q180 513 420 505T960 505T1200 512V900H0Z", "url(#lake-water)") + waves


@layers.still
def far_sails() -> str:
    tiny = path("M-16 0H16L10 9H-10Z", BARK, 2.4) + line("M0 0V-34", 2.6)
    near = tiny + path("M3-33L19-4H3Z", WHITE, 2.4) + path("M-3-28L-14-4H-3Z", CORAL, 2.4)
    return group(near, x=906, y=524, scale=1)


@layers.still
def lake_monster() -> str:
    """The monster everybody has heard of. It is shy, and very proud of its humps."""
    hump = path("M-20 2Q-18-24 0-24Q18-24 20 2Z", "#4fae8b", 3)
    humps = group(hump, x=42, scale=0.8) + hump
    tail = path("M66 2Q72-12 84-12Q80-4 84 4Q74 0 66 2Z", "#4fae8b", 3)
    neck = path("M-50 2Q-46-20-50-34Q-66-30-74-38Q-76-48-66-54Q-48-62-38-48Q-26-28-28 2Z", "#4fae8b", 3)
    belly = flat("M-46 1Q-42-14-46-30Q-40-26-38 1Z", MINT)
    eye = circle(-56, -48, 5, WHITE, 2.2) + dot(-57, -47, 2.4)
    nose = smile(-68, -40, 5, 2, 2.4) + dot(-62, -38, 3.4, BLUSH)
    foam = ripple(-60, 5, 44) + ripple(-4, 7, 40) + ripple(48, 5, 36)
    return group(tail, humps, neck, belly, eye, nose, foam, x=1122, y=562, scale=0.84)


@layers.still
def swan_boat() -> str:
    """Two children pedal a swan."""
    wake = spot(0, 30, 78, 8, DEEP, opacity=0.3)
    girl = passenger(DARK, "pigtails", NIGHT, SUN, 10)
    boy = passenger(FAIR, "short", "#c9822f", TEAL, 50)
    hull = path("M-50-2Q-44-8-30-4H56Q74-20 82-22Q84 14 56 28H-34Q-56 20-50-2Z", WHITE)
    wing = path("M-14 4Q20-8 52 2Q44 20 14 20Q-8 18-14 4Z", "#e8ebf5", 2.8) + line("M6 12q16 4 34-2", 2.4)
    neck = path("M-30 4Q-22-26-38-44Q-44-52-54-48Q-58-60-46-66Q-28-72-20-54Q-8-30-12 2Z", WHITE)
    beak = path("M-53-60Q-68-56-72-46Q-62-44-51-48Z", ORANGE, 2.8)
    crown = path("M-52-66L-54-82-44-75-37-86-32-74-22-78-26-62Q-38-70-52-66Z", SUN, 2.6)
    bow = path("M-24-24L-42-34V-12ZM-24-24L-6-36V-14Z", ROSE, 2.6) + circle(-24, -24, 4.4, ROSE, 2.2)
    swan = hull + wing + neck + beak + crown + bow + dot(-42, -57, 3)
    return group(wake, girl, boy, swan, ripple(-74, 30, 54), ripple(4, 32, 60), x=984, y=578, scale=0.86)


def passenger(skin: str, hair: str, colour: str, shirt: str, x: float) -> str:
    shoulders = path("M-18 30Q-20 4-8 0H8Q20 4 18 30Z", shirt, 2.8)
    return group(shoulders, group(head(skin, hair, colour, "joy", "laugh"), y=-15, scale=0.66), x=x, y=-18)


@layers.still
def sailing_boat() -> str:
    mirrored = spot(0, 82, 128, 10, DEEP, opacity=0.3)
    mast = limb("M0 20V-190", BARK, 4, 2.4)
    main = path("M10-178Q112-96 116-2H10Z", "#fffaf0")
    seams = line("M10-60Q60-56 100-62M10-112Q44-110 72-116", 2.2, "#dccfae")
    jib = path("M-10-160Q-84-78-90-2H-10Z", "#ffd65a") + line("M-10-80Q-36-78-50-82", 2.2, GOLD)
    pennant = path("M2-190L48-178 2-164Z", BLUE)
    return group(mirrored, mast, main, seams, jib, pennant, x=470, y=562, scale=0.9)


@layers.feature
def sail_emblem(altered: bool) -> str:
    return group(path(heart(21) if altered else star(27), RED, 3), x=517, y=510)


@layers.still
def crew_and_hull() -> str:
    captain = path("M-24 46Q-26 8-10 2H10Q26 8 24 46Z", "#2f5f9e") + line("M-20 18H20M-22 30H22", 5, WHITE)
    face = group(head(TAN, "short", NIGHT, "joy", "laugh"), y=-16, scale=0.8)
    cap = path("M-20-26Q-20-48 0-48Q20-48 20-26Z", WHITE, 2.8) + path("M-20-27Q0-35 20-27L23-21Q0-30-23-21Z", BLUE, 2.6)
    arm = limb("M18 10Q34 2 36-16", "#2f5f9e", 9, 2.8) + circle(36, -20, 6, TAN, 2.8)
    boatswain = group(group(arm, captain, face, cap), x=-62, y=-16, scale=0.82)
    hull = path("M-124 14H132Q116 76 72 76H-66Q-108 76-124 14Z", "#c8553d")
    trim = line("M-118 30H126", 5, CREAM)
    portholes = "".join(circle(x, 52, 10, ICE, 3) for x in (-54, 2, 58))
    foam = ripple(-120, 78, 60) + ripple(-20, 82, 60) + ripple(66, 78, 56)
    return group(boatswain, sea_dog(), hull, trim, portholes, foam, x=470, y=562, scale=0.9)


def sea_dog() -> str:
    """The captain's dog looks ahead."""
    body = path("M-20 34Q-18 4 2 2Q22 8 20 34Z", WHITE, 2.8)
    ear = path("M-10-22Q-24-20-20 2Q-10 4-6-8Z", BROWN, 2.8)
    skull = path("M-14-12Q-12-30 8-28Q20-26 22-14Q32-14 32-6Q30 4 12 4Q-14 6-14-12Z", WHITE, 2.8)
    scarf = path("M-12 4Q2 12 16 4L18 12Q2 20-14 12Z", RED, 2.6)
    look = dot(8, -15, 2.8) + spot(31, -10, 4, 3.4, INK) + smile(21, -2, 5, 2, 2.2)
    return group(body, skull, ear, scarf, look, x=92, y=-6, scale=0.9)


@layers.still
def swimmer() -> str:
    """A swimmer in her ring."""
    face = group(head(FAIR, "bun", "#a8442a", "joy", "smile"), y=-22, scale=0.68)
    shoulders = path("M-15 4Q-16-8 0-9Q16-8 15 4Z", TEAL, 2.8)
    rim = "M-42 6Q-42-6-18-6Q0 8 18-6Q42-6 42 6Q42 20 0 20Q-42 20-42 6Z"
    stripes = "".join(flat(f"M{x} -8H{x + 11}L{x + 12} 26H{x - 1}Z", RED) for x in (-34, -6, 22))
    ring = clipped("lake-ring", rim, box(-44, -8, 88, 30, WHITE, width=0), stripes)
    arms = limb("M-14 0Q-26-2-30 6M14 0Q26-2 30 6", FAIR, 6, 2.6)
    return group(face, shoulders, ring, arms, ripple(-54, 22, 44), ripple(14, 24, 44), x=648, y=590)


@layers.still
def jumping_fish() -> str:
    body = path("M-40 8Q-10-34 34-8Q14 26-40 8Z", "#5d6fc0")
    belly = flat("M-30 10Q4 14 28-4Q12 20-30 10Z", "#c3cdf2")
    tail = path("M-38 8L-64-10-54 8-62 26Z", "#5d6fc0")
    fin = path("M-8-18Q2-34 14-28L8-17Z", "#8f9be0", 2.6)
    marks = circle(18, -9, 5, WHITE, 2.2) + dot(19, -9, 2.6) + line("M2-14Q-8 0 0 11", 2.6)
    splash = (
        ripple(592, 736, 44)
        + ripple(654, 738, 44)
        + "".join(path(f"M{x} {y}q-5 8 0 11q5-3 0-11Z", ICE, 2.2) for x, y in ((626, 716), (644, 722), (661, 715)))
    )
    return splash + group(tail, fin, body, belly, marks, x=644, y=688, scale=0.9, turn=-20)


@layers.feature
def otter(altered: bool) -> str:
    """An otter on its back, busy with a book or with its lunch."""
    fur, light = "#8f6244", "#e2bd92"
    tail = path("M-70 6Q-100 10-112-8Q-94-10-72-6Z", fur)
    feet = path("M-64-4Q-78-24-66-30Q-54-24-52-8ZM-50-8Q-56-30-44-32Q-34-26-38-8Z", fur)
    body = path("M-72 4Q-60-20-10-20Q30-22 44-4Q40 22-10 22Q-64 22-72 4Z", fur)
    tummy = flat("M-56 2Q-46-14-8-14Q20-14 28-4Q16 6-12 6Q-48 8-56 2Z", light)
    skull = circle(52, -14, 24, fur) + circle(36, -34, 6, fur, 2.6) + circle(70, -32, 6, fur, 2.6)
    muzzle = ellipse(54, -5, 13, 9, light, 0) + spot(54, -10, 5, 3.6, INK) + smile(54, -4, 6, 2.4, 2.4)
    eyes = line("M40-19q4-5 8 0M60-19q4-5 8 0", 2.8)
    lunch = trout() if altered else open_book()
    paws = circle(-14, -22, 8, fur, 2.8) + circle(22, -22, 8, fur, 2.8)
    foam = ripple(-104, 22, 60) + ripple(-26, 28, 56) + ripple(44, 18, 48)
    return group(tail, feet, body, tummy, skull, muzzle, eyes, lunch, paws, foam, x=516, y=718, scale=0.78)


def open_book() -> str:
    cover = path("M-22-58L4-50 30-58V-20L4-12-22-20Z", RED, 2.8)
    pages = path("M-17-56Q-6-58 4-50Q14-58 25-56V-24Q14-26 4-18Q-6-26-17-24Z", WHITE, 2.4)
    return (
        cover
        + pages
        + line("M4-50V-18", 2.4)
        + line("M-12-47L-2-43M-12-38L-2-34M20-47L10-43M20-38L10-34", 2, "#a99ab0")
    )


def trout() -> str:
    body = path("M-32-30Q2-60 36-34Q4-12-32-30Z", CORAL, 2.8)
    tail = path("M-30-31L-50-46-46-18Z", CORAL, 2.8)
    return tail + body + circle(24, -36, 4.4, WHITE, 2) + dot(24, -36, 2.2) + line("M11-44Q4-34 11-25M-6-40v8", 2.4)


def pad(x: float, y: float, scale: float, mirror: bool = False) -> str:
    """A leaf of a water lily."""
    leaf = path("M6 0L50-12A54 22 0 1 0 54 5Z", "#3fa163")
    veins = line("M-4 0L-40-3M-3 4L-26 13M-3-5L-22-14", 2.4, "#2c7d4b")
    return group(leaf, veins, x=x, y=y, scale=scale, mirror=mirror)


@layers.still
def lily_pads() -> str:
    return (
        pad(390, 688, 0.95)
        + pad(440, 752, 0.58, True)
        + pad(764, 846, 1.12)
        + pad(834, 884, 0.68)
        + pad(690, 884, 0.6, True)
    )


def petals(turns: tuple[int, ...], colour: str) -> str:
    leaf = path("M0 0Q-15-18 0-42Q15-18 0 0Z", colour, 2.8)
    return "".join(group(leaf, turn=turn) for turn in turns)


@layers.feature
def water_lily(altered: bool) -> str:
    if altered:
        bud = line("M0 4V-14", 5, "#3f8a3c") + path("M-15-12Q-20-34 0-54Q20-34 15-12Q0-2-15-12Z", PINK)
        sepals = path("M-15-12Q-18-24-10-34Q-2-20 0-6Q2-20 10-34Q18-24 15-12Q0-2-15-12Z", "#57a34b", 2.8)
        return group(bud, sepals, x=386, y=686)
    open_flower = petals((-76, 76, -42, 42), PINK) + petals((-20, 20), "#ffc4d6") + circle(0, -6, 7, SUN, 2.2)
    return group(open_flower, x=386, y=686)


def duck(body: str, wing: str) -> str:
    """A duck that swims to the right."""
    outline = "M-46-8Q-52-24-37-19Q-18-12 2-16Q10-22 7-34A20 20 0 1 1 44-28Q44-18 38-12Q48 8 26 17H-20Q-42 14-46-8Z"
    beak = path("M44-40Q58-40 63-33Q55-26 43-29Z", ORANGE, 2.8)
    feathers = path("M-26-6Q-4-16 14-4Q8 12-10 10Q-24 8-26-6Z", wing, 2.8)
    return path(outline, body) + beak + feathers + dot(32, -41, 3.6) + dot(36, -31, 4, BLUSH)


@layers.still
def mother_duck() -> str:
    bonnet = path("M4-46Q6-66 26-64Q42-62 42-50Q24-56 4-46Z", LILAC, 2.8) + path(
        "M6-44L-9-52-7-38ZM6-44L-2-28 12-30Z", LILAC, 2.6
    )
    daisy = circle(14, -60, 5.4, WHITE, 2.2) + dot(14, -60, 2, SUN)
    foam = ripple(-62, 18, 60) + ripple(6, 21, 54)
    return group(duck("#d9a066", "#b97f48"), bonnet, daisy, foam, x=640, y=806, scale=1.08)


@layers.feature
def ducklings(altered: bool) -> str:
    row = [(550, 815), (488, 805), (426, 817)]
    chick = group(duck("#ffe27a", "#f6c84d"), ripple(-48, 19, 54), ripple(8, 20, 44), scale=0.52)
    return "".join(group(chick, x=x, y=y) for x, y in (row[:2] if altered else row))


@layers.still
def turtle() -> str:
    """A turtle out for a swim."""
    flippers = path("M18 12Q36 14 40 28Q24 30 10 16ZM-30 12Q-46 16-50 28Q-34 30-22 16Z", "#9bc462", 2.8)
    skull = path("M34-4Q42-24 58-20Q70-14 64-2Q52 10 34 8Z", "#9bc462")
    shell = path("M-44 12Q-40-28 0-30Q40-28 42 12Q0 22-44 12Z", "#6b8f3f")
    plates = path("M-14-18L0-24 14-18 12-2 0 4-12-2Z", "#8fae55", 2.4) + line(
        "M-12-2L-28 4M12-2L28 4M-14-18L-24-22M14-18L24-22M0 4V14", 2.4
    )
    look = dot(54, -10, 3) + smile(59, -2, 4, 2, 2.4)
    return group(
        flippers, skull, shell, plates, look, ripple(-60, 20, 50), ripple(20, 24, 46), x=560, y=872, scale=0.84
    )


@layers.still
def letter_in_a_bottle() -> str:
    glass = path("M-12-34H12V-22Q24-14 24 4V40H-24V4Q-24-14-12-22Z", "#c6ead2")
    cork = box(-10, -46, 20, 14, WOOD, 3, 2.8)
    note = path("M-14 0H14V34H-14Z", CREAM, 2.4) + line("M-8 10H8M-8 19H8M-8 28H2", 2.2, "#9a8a94")
    gleam = line("M-17 8V28", 3.4, WHITE)
    return group(
        group(cork, glass, note, gleam, turn=68, scale=0.78), ripple(-40, 18, 44), ripple(8, 22, 40), x=946, y=764
    )


@layers.feature
def dragonfly(altered: bool) -> str:
    wing = ellipse(0, -21, 8, 24, "#e3f6ff", 2.4)
    wings = "".join(group(wing, x=x, turn=turn) for x, turn in ((6, 28), (-8, -18), (6, 152), (-8, 198)))
    body = limb("M-42 0H22", "#7a5bd0", 6, 2.6) + circle(28, 0, 9, "#7a5bd0", 2.8) + circle(32, -4, 3.4, WHITE, 2)
    return group(wings, body, x=329, y=543, scale=0.74, turn=14 if altered else -14, mirror=altered)
