"""Place 8 of the sea: an old ship that came to rest, and who has moved in."""

from __future__ import annotations

from tablee.drawing.outlines import smooth, star
from tablee.drawing.palette import (
    BARK,
    BUTTER,
    CORAL,
    CREAM,
    GOLD,
    LEAF,
    NIGHT,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SAND,
    SOIL,
    SUN,
    TEAL,
    WHITE,
    WOOD,
    mixed,
)
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path, shadow
from tablee.games.diferencio.art.sea.creatures import bubbles, coral, eelgrass, starfish
from tablee.games.diferencio.art.sea.wreck_guests import (
    copper_diver,
    figurehead,
    ghost,
    moray_head,
    moray_loop,
    octopus_arms,
    octopus_head,
    treasure_chest,
)

PLANK = mixed(WOOD, ORANGE, 0.18)
DEEP = mixed(SOIL, NIGHT, 0.45)

HULL = (
    "M-232-160C-180-118-120-104-60-100L96-96L104-146L238-164C244-110 232-30 206 44H-120"
    "C-160 30-186-10-200-60C-210-98-220-130-232-160Z"
)
HOLE = "M-40-52L-20-72L-6-60L18-78L34-58L58-66L54-44L76-28L54-16L58 6L30-2L10 12L-8-4L-32 8L-32-14L-52-28Z"
HOLE_EDGE = "M34-58L18-78L-6-60L-20-72L-40-52L-52-28L-32-14L-32 8L-8-4L10 12L30-2"  # where nothing comes out
NAILS = ((-142, -76), (-104, -38), (-122, -16), (100, -52), (158, -86), (128, -18), (192, -18), (196, -52))


def hull(rail: str) -> str:
    """The ship's side, planks and all; the hole is drawn later, as something may look out of it."""
    seams = line(
        "M-214-104C-150-72-70-62 0-62H240M-204-66C-140-38-70-28 0-28H240M-186-26C-130-2-60 6 0 6H240", 2.8, BARK
    )
    joints = line(
        "M-150-84v32M-96-46v32M-130-24v30M92-60v32M150-94v30M120-26v32M184-26v30M204-60v30M-60 2v30M96 8v30", 2.8, BARK
    )
    shade = flat("M-220-20C-120 40 60 30 250 16V60H-220Z", SOIL, 0.28)
    nails = "".join(dot(x, y, 2.4, BARK) for x, y in NAILS)
    side = clipped("wreck-hull", HULL, flat(HULL, PLANK), shade, seams, joints, nails)
    rails = limb("M-231-158C-180-116-120-102-60-98L96-94", rail, 6.6) + limb("M102-144L238-162", rail, 6.6)
    barnacles = "".join(
        ellipse(x, y, 7, 5.5, CREAM, 2.4) + dot(x, y, 2)
        for x, y in ((-168, -4), (-156, 10), (82, -8), (96, 4), (226, -60))
    )
    return side + rails + barnacles


def hole() -> str:
    """Where the rock came in: ribs of the ship in the dark."""
    ribs = line("M-14-80Q-4-30-14 14M36-80Q46-34 36 14", 9, SOIL) + line("M-60-34H80", 6, SOIL)
    return clipped("wreck-hole", HOLE, flat(HOLE, DEEP), ribs, width=4)


def gunports() -> str:
    """Two square ports with their lids up, and the windows of the stern."""
    ports = ""
    for x, y, turn in ((-150, -62, 14), (-92, -48, 5)):
        port = box(-15, -13, 30, 27, DEEP) + path("M-18-14L-13-30H17L19-14Z", WOOD)
        ports += group(port, x=x, y=y, turn=turn)
    windows = "".join(
        path(f"M{x - 13} {y}V{y - 20}Q{x - 13} {y - 34} {x} {y - 34}Q{x + 13} {y - 34} {x + 13} {y - 20}V{y}Z", BUTTER)
        + line(f"M{x} {y}V{y - 33}M{x - 13} {y - 15}H{x + 13}", 2.6)
        for x, y in ((144, -90), (196, -97))
    )
    sill = path("M122-88L222-101L223-91L123-78Z", GOLD, 2.8)
    return ports + windows + sill


def mast(top: float) -> str:
    """A broken mast with its crow's nest and ropes."""
    wood = limb(f"M26-96L40 {top}", BARK, 15)
    splinter = path(f"M30 {top}L34 {top - 18}L40 {top - 6}L46 {top - 22}L50 {top}Z", WOOD, 2.8)
    nest = (
        path("M10-304H68L60-270H20Z", WOOD)
        + line("M8-304H70", 7)
        + line("M12-304H66", 2.6, GOLD)
        + line("M29-300V-274M50-300V-274", 2.4, BARK)
    )
    ropes = line("M36-266L-190-128M36-266L-118-104M-171-118L-136-161M-150-112L-96-184M-134-106L-58-206", 2.6)
    return ropes + wood + splinter + nest


SAIL = (
    "M48-256C100-244 156-246 196-258C186-220 202-190 190-140L164-156L146-122L120-148L96-110L76-138L44-112"
    "C58-160 56-210 48-256Z"
)


def sail(cloth: str, mark: str, colour: str) -> str:
    """What is left of the sail: plain, striped, or with an emblem."""
    marks = {
        "patch": group(patches(colour), x=124, y=-202),
        "stripes": line(
            "M36-228C100-210 150-210 210-232M36-184C100-166 150-166 210-188M36-140C100-122 150-122 210-144", 23, colour
        ),
        "star": group(path(star(38), colour, 2.8), x=122, y=-196),
        "anchor": group(limb(ANCHOR, colour, 8.6), circle(0, -38, 8, "none", 3.2), x=122, y=-196),
        "skull": group(skull(colour), x=122, y=-198, scale=1.15),
    }
    yard = limb("M20-256L214-264", BARK, 9)
    inside = flat(SAIL, cloth) + flat("M164-264C180-220 172-180 166-130H210V-264Z", SAND, 0.7) + marks[mark]
    return clipped("wreck-sail", SAIL, inside) + yard


ANCHOR = "M0-30V32M-28 4Q-26 32 0 32Q26 32 28 4M-17-16H17"


def patches(colour: str) -> str:
    """Two squares of another cloth, sewn on."""
    large = flat("M-30-26H16V18H-30Z", colour) + line(
        "M-35-18h10M-35-4h10M-35 10h10M11-18h10M11-4h10M11 10h10M-20-31v10M-6-31v10M8-31v10", 2.6
    )
    small = flat("M28 8H54V32H28Z", mixed(colour, SUN, 0.6)) + line("M23 14h10M23 26h10M36 27v10M46 27v10", 2.6)
    return large + small


def skull(colour: str) -> str:
    """A pirate's sign, but a cheerful one."""
    bones = limb("M-32 26L32-24M-32-24L32 26", colour, 6.6)
    head = path("M0-32C-28-32-30 2-16 10V22H16V10C30 2 28-32 0-32Z", colour, 2.8)
    return bones + head + dot(-10, -8, 5.5) + dot(10, -8, 5.5) + line("M-9 10q9 6 18 0", 2.8)


def bowsprit() -> str:
    return limb("M-206-142L-268-196", BARK, 10) + line("M-262-192L-60-196", 2.4)


def pennant(colour: str) -> str:
    """A small flag on the mast."""
    return path("M46-352Q64-362 80-350Q92-344 106-348L94-331L104-316Q88-320 76-325Q62-330 46-323Z", colour)


DRIFT = (
    (-246, 46), (-196, 22), (-140, 34), (-80, 22), (-10, 32), (60, 20), (130, 32), (196, 18), (244, 44), (190, 66),
    (60, 70), (-90, 72), (-200, 64),
)  # fmt: skip


def sand_and_growth(bush: str) -> str:
    """The sand that has drifted against the ship, and what grows on it."""
    drift = path(smooth(DRIFT), SAND)
    ripples = line("M-190 42q16-10 34 0M-40 50q16-10 34 0M60 44q14-10 30 0M150 52q16-10 34 0", 2.8, GOLD)
    grown = group(coral(bush), x=222, y=36, scale=0.84) + group(eelgrass(LEAF), x=176, y=44, scale=0.8)
    return grown + drift + ripples


def ship(rail: str, cloth: str, mark: str, colour: str, flag: str) -> str:
    """The ship without its drift of sand."""
    return (
        shadow(0, 56, 250, 22)
        + bowsprit()
        + pennant(flag)
        + mast(-332)
        + sail(cloth, mark, colour)
        + hull(rail)
        + gunports()
        + hole()
    )


def standing(body: str) -> str:
    """Drawn a little large; this is its size on the reef."""
    return group(body, x=-8, y=-16, scale=0.9)


def with_chest() -> str:
    base = ship(GOLD, CREAM, "skull", WHITE, RED) + group(starfish(ORANGE), x=180, y=-46, scale=0.7, turn=14)
    return standing(base + sand_and_growth(CORAL) + group(treasure_chest(), x=-76, y=62, scale=1.06))


def with_octopus() -> str:
    behind = group(octopus_head(), x=-84, y=-100)
    base = shadow(0, 56, 250, 22) + bowsprit() + pennant(SUN) + mast(-332) + sail(CREAM, "patch", ROSE)
    return standing(
        base + behind + hull(GOLD) + gunports() + hole() + group(octopus_arms(), x=-84, y=-100) + sand_and_growth(CORAL)
    )


def with_moray() -> str:
    base = shadow(0, 56, 250, 22) + bowsprit() + pennant(RED) + mast(-332) + sail(CREAM, "star", SUN) + moray_loop()
    return standing(base + hull(GOLD) + gunports() + hole() + moray_head(HOLE, HOLE_EDGE) + sand_and_growth(PINK))


def with_ghost() -> str:
    return standing(ship(GOLD, CREAM, "stripes", RED, RED) + sand_and_growth(CORAL) + group(ghost(), x=-92, y=-204))


def with_figurehead() -> str:
    base = ship(TEAL, CREAM, "anchor", TEAL, SUN) + group(starfish(PINK), x=180, y=-40, scale=0.7, turn=-10)
    return standing(base + group(figurehead(), x=-224, y=-118, scale=0.96) + sand_and_growth(CORAL))


def with_diver() -> str:
    base = ship(GOLD, BUTTER, "patch", CORAL, RED) + sand_and_growth(PINK)
    return standing(
        base + group(copper_diver(), x=-112, y=58) + bubbles(((-96, -190, 9), (-80, -222, 6), (-100, -250, 12)))
    )


PLACE_8 = (with_chest, with_octopus, with_moray, with_ghost, with_figurehead, with_diver)
