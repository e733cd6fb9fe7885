"""Place 1 of the sea: the coral tower and what stands on top of it."""

from __future__ import annotations

from tablee.drawing.outlines import star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BLUSH,
    BROWN,
    BUTTER,
    CORAL,
    CREAM,
    FAIR,
    GOLD,
    ICE,
    INK,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow, smile, spot
from tablee.games.diferencio.art.sea.creatures import (
    angelfish,
    coral,
    crab,
    darker,
    diver,
    fish,
    lighter,
    mermaid,
    pair_of_eyes,
    pearl,
    seahorse,
    snail,
)

TOP = -204  # where the platform of the tower lies
WALL = "#f8a283"


def tower(door: str, glass: str, crown: str, guests: str) -> str:
    """The tower with something on its platform; guests stand at its foot."""
    return behind() + group(crown, y=TOP) + wall(glass) + gallery() + entrance(door) + guests


def behind() -> str:
    """Two bushes that the tower leans on."""
    return (
        shadow(0, 20, 150, 13)
        + group(coral(ROSE), x=-92, y=8, scale=1.25)
        + group(coral(ROSE), x=94, y=8, scale=1.1, mirror=True)
    )


def wall(glass: str) -> str:
    scales = "M-44-172q9 10 18 0M-8-166q9 10 18 0M26-172q9 10 18 0"
    scales += "M-60-36q8 10 16 0M42-36q8 10 16 0M-64-8q8 10 16 0M48-8q8 10 16 0"
    bands = path("M-66-62Q0-50 66-62L65-76Q0-64-65-76Z", CREAM, 3.2) + path(
        "M-58-142Q0-132 58-142L57-154Q0-144-57-154Z", CREAM, 3.2
    )
    return (
        path("M-100 16Q-72 4-69-44L-56-194H56L69-44Q72 4 100 16Q0 32-100 16Z", WALL, 4)
        + flat("M24-192H54L67-44Q70 4 96 15Q64 22 40 23Q44-60 24-192Z", CORAL)
        + line(scales, 3, CORAL)
        + bands
        + pane(-27, -108, glass)
        + pane(27, -108, glass)
    )


def pane(x: float, y: float, glass: str) -> str:
    """A round window with a cream frame."""
    cross = line(f"M{x} {y - 12}v24M{x - 12} {y}h24", 2.6)
    return circle(x, y, 17, CREAM, 3.2) + circle(x, y, 11.5, glass, 2.8) + cross


def entrance(colour: str) -> str:
    return (
        path("M-31 24V-28Q0-64 31-28V24Q0 29-31 24Z", CREAM, 3.4)
        + path("M-21 25V-22Q0-47 21-22V25Q0 29-21 25Z", colour, 3.2)
        + line("M0-33V26", 2.6)
        + dot(8, 2, 3.6, SUN)
        + dot(-8, 2, 3.6, SUN)
    )


def gallery() -> str:
    """The platform, with a hem of shells."""
    hem = "".join(f"M{x} {TOP + 15}q8 13 16 0" for x in range(-88, 88, 16))
    support = path(f"M-56 {TOP + 30}L-78 {TOP + 14}H78L56 {TOP + 30}Z", CORAL, 3.4)
    return support + path(hem, PINK, 3) + box(-94, TOP, 188, 16, CREAM, 7, 3.6)


# ---------------------------------------------------------------- what stands on the platform


def lantern() -> str:
    light = "M-72-66L-118-82M-74-40H-130M-72-14L-116-2M72-66L118-82M74-40H130M72-14L116-2"
    glass = path("M-46 0L-54-92H54L46 0Z", BUTTER, 4) + line("M-18 0L-20-92M18 0L20-92", 3)
    flame = circle(0, -46, 25, SUN, 3.4) + group(pair_of_eyes(0, -4, 8), smile(0, 4, 6, 4, 2.8), y=-46)
    roof = path("M-70-90Q-40-96 0-148Q40-96 70-90Q0-76-70-90Z", RED, 4) + line(
        "M-28-100Q-10-116-4-132", 4, lighter(RED)
    )
    return (
        limb(light, BUTTER, 7, 2.6)
        + glass
        + flame
        + box(-56, -14, 112, 14, TEAL, 5, 3.6)
        + roof
        + circle(0, -148, 9, GOLD, 3.4)
    )


def shell_with_pearl() -> str:
    fan = "M-14-20Q-92-46-84-108Q-70-128-52-116Q-40-148-14-136Q0-150 14-136Q40-148 52-116Q70-128 84-108Q92-46 14-20Z"
    ribs = line("M0-30V-130M-10-30L-36-124M10-30L36-124M-18-30L-64-108M18-30L64-108", 3.2, darker(PINK))
    lip = path("M-88-44Q-92-2 0 0Q92-2 88-44Q60-16 0-18Q-60-16-88-44Z", PINK, 4) + line(
        "M-50-18L-46-5M0-16V-2M50-18L46-5", 3, darker(PINK)
    )
    return path(fan, PINK, 4) + ribs + group(pearl(38), y=-52) + lip


def trident() -> str:
    ribbon = path("M6-78Q52-98 78-70Q100-50 124-66L116-38Q92-28 70-46Q44-66 6-52Z", TEAL, 3.6)
    prongs = "M0-84V-150M0-84Q-54-84-54-138M0-84Q54-84 54-138"
    barbs = (
        path("M-70-128L-54-158-38-128Z", SUN, 3.6)
        + path("M38-128L54-158 70-128Z", SUN, 3.6)
        + path("M-18-138L0-164 18-138Z", SUN, 3.6)
    )
    foot = path("M-40 0Q-38-26 0-28Q38-26 40 0Z", VIOLET, 3.6)
    return (
        limb("M0-10V-90", SUN, 13, 3.8)
        + limb(prongs, SUN, 13, 3.8)
        + line("M-54-128V-124M54-128V-124", 13, SUN)
        + barbs
        + ribbon
        + foot
        + circle(0, -66, 15, RED, 3.4)
    )


def spyglass() -> str:
    legs = limb("M0-60L-30-4M0-60L32-4M0-60V-4", WOOD, 7, 3)
    tube = group(
        path("M-96-17H-20V17H-96Z", SUN, 3.8),
        path("M-20-24H56V24H-20Z", RED, 3.8),
        path("M56-32H104V32H56Z", SUN, 3.8),
        ellipse(104, 0, 11, 32, ICE, 3.8),
        path("M-112-12H-96V12H-112Z", INK, 3),
        line("M-80-8H-34M-6-14H40", 4, WHITE),
        y=-84,
        turn=-22,
    )
    gazer = group(fish(PINK, VIOLET), x=-146, y=-46, scale=1.05, turn=-14)
    return gazer + legs + tube + circle(0, -68, 11, GOLD, 3.4)


def gong() -> str:
    frame = limb("M-76-2V-122M76-2V-122", RED, 12, 3.8) + path(
        "M-100-122Q-96-146-84-142Q0-130 84-142Q96-146 100-122Q0-112-100-122Z", RED, 3.8
    )
    ropes = line("M-26-118L-22-96M26-118L22-96", 4)
    plate = circle(0, -60, 50, SUN, 4) + circle(0, -60, 36, GOLD, 3) + group(path(star(27), CREAM, 3), y=-60)
    return frame + ropes + plate


def mallet() -> str:
    return limb("M0 0L34-58", WOOD, 7, 3) + group(box(-21, -15, 42, 30, CREAM, 10, 3.4), x=36, y=-62, turn=30)


def squid() -> str:
    """It sits on the platform and lets its arms hang over the hem."""
    arms = (
        "M-40-8Q-104-10-110 34Q-108 60-92 56",
        "M40-8Q104-10 110 34Q108 60 92 56",
        "M-22-4Q-58 10-56 50Q-50 66-40 58",
        "M22-4Q58 10 56 50Q50 66 40 58",
        "M-6 0Q-20 24-14 56M8 0Q22 24 16 56",
    )
    mantle = "M0-164Q22-140 40-122Q72-118 82-92Q62-82 44-84Q50-50 46-14Q0 10-46-14Q-50-50-44-84"
    mantle += "Q-62-82-82-92Q-72-118-40-122Q-22-140 0-164Z"
    return (
        path(mantle, VIOLET, 4)
        + spot(-18, -112, 9, 16, lighter(VIOLET), 24)
        + "".join(limb(arm, VIOLET, 13, 3.6) for arm in arms)
        + flat("M-42-26Q0 0 42-26V-10Q0 8-42-10Z", VIOLET)
        + circle(-20, -48, 15, WHITE, 3)
        + circle(20, -48, 15, WHITE, 3)
        + dot(-17, -46, 7.5)
        + dot(17, -46, 7.5)
        + smile(0, -26, 8, 4, 3)
        + dot(-34, -28, 6, BLUSH)
        + dot(34, -28, 6, BLUSH)
    )


# ---------------------------------------------------------------- the six faces


def with_lantern() -> str:
    guests = group(diver(BLUE, FAIR, "short", BARK), x=-138, y=26, scale=0.8)
    guests += group(angelfish(SUN), x=140, y=-92, mirror=True)
    return tower(TEAL, BUTTER, lantern(), guests)


def with_pearl() -> str:
    guests = group(mermaid(TEAL, BROWN, "long", BARK, SUN), x=142, y=-56, scale=0.86)
    return tower(VIOLET, ICE, shell_with_pearl(), guests)


def with_trident() -> str:
    guests = group(seahorse(SUN, ORANGE), x=-142, y=-40) + group(seahorse(SUN, ORANGE), x=142, y=-40, mirror=True)
    return tower(TEAL, BUTTER, trident(), guests)


def with_spyglass() -> str:
    return tower(RED, ICE, spyglass(), group(snail(RED), x=140, y=26, scale=0.95))


def with_gong() -> str:
    ringer = group(crab(ORANGE), x=-142, y=24, scale=0.85) + group(mallet(), x=-104, y=-14, scale=0.8)
    return tower(BLUE, BUTTER, gong(), ringer)


def with_squid() -> str:
    shoal = group(fish(SUN, band=WHITE), x=146, y=-78, mirror=True) + group(
        fish(SUN, band=WHITE), x=-150, y=-30, scale=0.8
    )
    front = group(squid(), y=TOP)
    return tower(RED, BUTTER, "", shoal) + front


PLACE_1 = (with_lantern, with_pearl, with_trident, with_spyglass, with_gong, with_squid)
